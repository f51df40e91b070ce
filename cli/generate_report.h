// What generate writes: new set-ups, and what became of a search for them.
#ifndef RUSHKIT_CLI_GENERATE_REPORT_H_
#define RUSHKIT_CLI_GENERATE_REPORT_H_

#include <cstdint>
#include <string>

#include "absl/strings/string_view.h"
#include "cli/generate_options.h"
#include "solver/generation/generator.h"

namespace rushkit {

// "new-3"
std::string NameOfSetup(uint64_t number);

// A comment with the main figures and the picture, then name and code: a file of these can be read
// again. As JSON, a line.
std::string SetupResult(const GenerateOptions& options, const GenerationOrder& order,
                        uint64_t number, const GeneratedSetup& setup);
// The same as JSON, under any name.
std::string SetupLine(const GenerateOptions& options, const GenerationOrder& order,
                      const std::string& name, const GeneratedSetup& setup);
// Whether a set-up begins in a line of such a file.
bool BeginsSetup(absl::string_view line);

// "4 kept, 1203 tried; broken: --moves 8.. 1100, an escape 99". `tried` may be more than the tally
// has.
std::string TallyText(const GenerationOrder& order, const GenerationTally& tally, uint64_t tried);
// The same in lines, with the nearest that came to all wishes.
std::string NotFoundText(const GenerationOrder& order, const GenerationResult& result);
// What it was given up after, and then that.
std::string GivenUpText(const GenerationOrder& order, const GenerationResult& result);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_GENERATE_REPORT_H_
