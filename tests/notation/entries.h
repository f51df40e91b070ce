// What a reader makes of a file of positions, as text to compare.
#ifndef RUSHKIT_TESTS_NOTATION_ENTRIES_H_
#define RUSHKIT_TESTS_NOTATION_ENTRIES_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"
#include "solver/notation/position_file.h"

namespace rushkit::testing {

// All entries of a text.
std::vector<PositionEntry> ReadEntries(absl::string_view text,
                                       std::optional<PositionFormat> from = std::nullopt);

// An entry in one line, or a line for each mistake: where it starts, its format, [name] [fields],
// and its code with the vehicles that were renamed, or what is wrong.
//     3 blocks [32] [] ..bb../AA.... o>B x>X
std::string Summary(const PositionEntry& entry);
// Those of all entries, each with its newline.
std::string Summaries(absl::string_view text, std::optional<PositionFormat> from = std::nullopt);

// The text of tests/cases/`name`.
std::string CaseFile(const std::string& name);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_NOTATION_ENTRIES_H_
