#include "solver/notation/position_writer.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/notation/position_classic.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_picture.h"

namespace rushkit {
namespace {

absl::StatusOr<std::string> WriteEntry(const Position& position, PositionFormat format) {
  switch (format) {
    case PositionFormat::kCode:
      return absl::StrCat(WritePositionCode(position), "\n");
    case PositionFormat::kPicture:
      return absl::StrCat(WritePositionPicture(position), "\n");
    case PositionFormat::kClassic:
      if (IsClassicGrid(position.grid())) {
        return absl::StrCat(WritePositionClassic(position), "\n");
      }
      break;
    default:
      break;
  }
  return absl::InvalidArgumentError(absl::StrCat(FormatName(format), " cannot hold this position"));
}

}  // namespace

absl::StatusOr<WrittenPosition> WritePosition(const Position& position, absl::string_view name,
                                              PositionFormat format) {
  LetteredPosition lettered = WithCodeLetters(position);
  absl::StatusOr<std::string> text = WriteEntry(lettered.position, format);
  if (!text.ok()) return text.status();
  return WrittenPosition{
      absl::StrCat(name.empty() ? "" : absl::StrCat("name: ", name, "\n"), *text),
      std::move(lettered.renamed)};
}

}  // namespace rushkit
