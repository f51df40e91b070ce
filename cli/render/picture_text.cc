#include "cli/render/picture_text.h"

#include <iterator>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "solver/notation/position_picture.h"

namespace rushkit {
namespace {

// Select Graphic Rendition: black or white letters on a background.
constexpr absl::string_view kGold = "1;30;103";
constexpr absl::string_view kSilver = "1;30;47";
constexpr absl::string_view kBlockers[] = {"97;41", "30;42", "97;44", "97;45", "30;46", "97;100"};
constexpr absl::string_view kDim = "2";

// The same letter has the same colour in every position of a solution.
absl::string_view ColorOf(char c, const Position& position) {
  const Vehicle* vehicle = position.Find(c);
  if (vehicle != nullptr && vehicle->is_hero()) {
    return vehicle->role == Role::kGoldHero ? kGold : kSilver;
  }
  if (!absl::ascii_isalpha(static_cast<unsigned char>(c))) return kDim;
  return kBlockers[static_cast<unsigned char>(c) % std::size(kBlockers)];
}

}  // namespace

std::string DrawPosition(const Position& position, bool in_color) {
  std::string picture = WritePositionPicture(position);
  if (!in_color) return picture;
  std::string out;
  absl::string_view now;  // the colour that is switched on
  for (const char c : picture) {
    const absl::string_view color = c == ' ' || c == '\n' ? "" : ColorOf(c, position);
    if (color != now && !now.empty()) absl::StrAppend(&out, "\x1b[0m");
    if (color != now && !color.empty()) absl::StrAppend(&out, "\x1b[", color, "m");
    now = color;
    out.push_back(c);
  }
  return out;
}

}  // namespace rushkit
