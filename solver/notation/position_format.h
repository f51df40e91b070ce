// The formats in which people keep positions. Each has a module of its own, position_NAME.h, whose
// header is its grammar.
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_FORMAT_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_FORMAT_H_

#include <array>
#include <cstdint>
#include <optional>

#include "absl/strings/string_view.h"

namespace rushkit {

// The first three hold every position, the others boxed grids only. Where a text fits a general
// format and a narrower one, it is called by the narrower: 36 characters are kClassic, and the
// picture of a boxed grid is kRows.
enum class PositionFormat : uint8_t {
  kCode,
  kPicture,
  kJson,
  kClassic,
  kDatabase,
  kGroups,
  kRows,
  kBlocks,
  kFramed,
  kCarCsv,
  kGridCsv,
  kCarJson,
};

inline constexpr std::array kPositionFormats = {
    PositionFormat::kCode,    PositionFormat::kPicture,  PositionFormat::kJson,
    PositionFormat::kClassic, PositionFormat::kDatabase, PositionFormat::kGroups,
    PositionFormat::kRows,    PositionFormat::kBlocks,   PositionFormat::kFramed,
    PositionFormat::kCarCsv,  PositionFormat::kGridCsv,  PositionFormat::kCarJson,
};

// The word that options and output use: "code", "car-csv".
absl::string_view FormatName(PositionFormat format);
// The format of that name, or nothing.
std::optional<PositionFormat> FormatNamed(absl::string_view name);
// What it looks like, in a line without a full stop.
absl::string_view FormatDescription(PositionFormat format);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_FORMAT_H_
