#include "solver/notation/position_format.h"

namespace rushkit {
namespace {

struct Format {
  absl::string_view name;
  absl::string_view description;
};

// In the order of the enumeration.
constexpr std::array<Format, kPositionFormats.size()> kFormats = {{
    {"code", "rows joined with /, and the offsets of a grid with sides"},
    {"picture", "the grid as it lies on the table, parts apart by |"},
    {"json", "an object a line with the code under \"position\""},
    {"classic", "36 characters, o or . empty, x a wall"},
    {"database", "numbers around 36 characters: MOVES BOARD CLUSTERSIZE"},
    {"groups", "a name and six words of six characters in a line"},
    {"rows", "a line a row, hero X or A, . or - or o empty"},
    {"blocks", "a header such as 32: and lower-case rows, hero x"},
    {"framed", "rows in a border of @, #, *, or + - | with a hole at the exit"},
    {"car-csv", "a car a line: car,orientation,col,row,length; hero X"},
    {"grid-csv", "a row of whole numbers a line, -1 empty, 0 the hero"},
    {"car-json", "an object with \"cars\", each with the number of its first cell"},
}};

}  // namespace

absl::string_view FormatName(PositionFormat format) {
  return kFormats[static_cast<size_t>(format)].name;
}

std::optional<PositionFormat> FormatNamed(absl::string_view name) {
  for (const PositionFormat format : kPositionFormats) {
    if (name == FormatName(format)) return format;
  }
  return std::nullopt;
}

absl::string_view FormatDescription(PositionFormat format) {
  return kFormats[static_cast<size_t>(format)].description;
}

}  // namespace rushkit
