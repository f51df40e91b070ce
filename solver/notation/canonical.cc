#include "solver/notation/canonical.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "solver/notation/letters.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

constexpr absl::string_view kShiftLetters = "abcdefghijklmnpqrstuvwyzABCDEFHIJKLMNOPQRTUVWXYZ";

std::vector<Position> Images(const Position& position) {
  std::vector<Position> images = {position, position.UpsideDown()};
  const bool has_both_heroes =
      position.FindHero(Player::kGold) != nullptr && position.FindHero(Player::kSilver) != nullptr;
  if (position.grid().has_sides() && has_both_heroes) {
    images.push_back(position.HalfTurned());
    images.push_back(position.HalfTurned().UpsideDown());
  }
  return images;
}

}  // namespace

Position LetteredInReadingOrder(const Position& position) {
  const Grid& grid = position.grid();
  absl::string_view free = grid.has_sides() ? kShiftLetters : kFreeLetters;
  std::map<char, char> letters;
  for (const Vehicle& vehicle : position.vehicles()) {
    if (vehicle.is_hero()) {
      letters[vehicle.letter] = grid.has_sides() ? vehicle.letter : kBoxedHeroLetter;
    }
  }
  for (int bit = 0; bit < grid.height() * grid.width(); ++bit) {
    const Cell cell{Row(bit / grid.width()), Column(bit % grid.width())};
    const Vehicle* vehicle = position.VehicleOn(cell);
    if (vehicle == nullptr || !letters.emplace(vehicle->letter, free.front()).second) continue;
    free.remove_prefix(1);
  }
  return position.WithLetters([&](const Vehicle& vehicle) { return letters.at(vehicle.letter); });
}

Position CanonicalPosition(const Position& position) {
  std::map<std::string, Position> by_code;
  for (const Position& image : Images(position)) {
    const Position lettered = LetteredInReadingOrder(image);
    by_code.emplace(WritePositionCode(lettered), lettered);
  }
  return by_code.begin()->second;
}

}  // namespace rushkit
