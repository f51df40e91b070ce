// The lines of a campaign file, each of which can tell by itself whether it is whole.
//
//   file   = header { result }                     each on a line of its own
//   header = {"version": ..., ..., "crc32": CRC}   see campaign_header.h
//   result = {RESULT, "unit": U, "part": P, "parts": Q, "exit": E, "crc32": CRC}
//   CRC    = "0123abcd": CRC-32 (ISO 3309, as in gzip and PNG) of the line before `,"crc32"`
//
// RESULT are the keys of what a unit of work has found, if it found something: a unit without
// results has one line with part 0 of 0. The lines of a unit stand together, part 1 first. `exit`
// is the exit status of the unit, and left out for 0. No blanks stand between keys and values.
#ifndef RUSHKIT_SOLVER_CAMPAIGN_UNIT_LINE_H_
#define RUSHKIT_SOLVER_CAMPAIGN_UNIT_LINE_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace rushkit {

// What a unit of work has found: JSON objects, each in one line without a newline.
struct UnitResults {
  std::vector<std::string> objects;
  int exit = 0;
};

// The lines of a unit, each with its newline.
std::string WriteUnit(uint64_t unit, const UnitResults& results);

// What the end of a result's line says.
struct UnitLine {
  uint64_t unit = 0;
  uint32_t part = 0;
  uint32_t parts = 0;
  int exit = 0;
};

// `line` is without its newline. Fails with InvalidArgument when it is damaged or no such line.
absl::StatusOr<UnitLine> ReadUnitLine(absl::string_view line);
// The JSON object that the unit has found, of a line that ReadUnitLine takes: "{}" where it found
// nothing.
std::string ResultIn(absl::string_view line);

// The object with its checksum, with a newline.
std::string Sealed(absl::string_view object);
// Fails with InvalidArgument when `line` has no checksum, or not its own.
absl::Status CheckSeal(absl::string_view line);

// CRC-32 of a text, as it stands in a line.
std::string Crc32Of(absl::string_view text);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_CAMPAIGN_UNIT_LINE_H_
