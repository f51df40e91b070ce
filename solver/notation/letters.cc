#include "solver/notation/letters.h"

#include <algorithm>
#include <cassert>

#include "absl/algorithm/container.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

constexpr size_t kFirstPlaceholder = 0x80;  // beyond ASCII
constexpr char kRenamedHero = kHeroLetters.front();

bool HasLetter(const Letters& letters, char letter) {
  return absl::c_any_of(letters, [letter](const auto& entry) { return entry.second == letter; });
}

// Whether the code of a boxed grid can call `vehicle` so, if its hero is the right one.
bool CanKeep(const Vehicle& vehicle, const std::string& name) {
  return name.size() == 1 && IsVehicleLetter(name.front()) &&
         (vehicle.is_hero() || name.front() != kRenamedHero);
}

// The letter that a code takes for the hero's, of vehicles that keep their names; 0 for none.
char RecognizedHero(const Position& position, absl::FunctionRef<std::string(char)> name_of) {
  for (const char letter : kHeroLetters) {
    for (const Vehicle& vehicle : position.vehicles()) {
      const std::string name = name_of(vehicle.letter);
      if (name == std::string(1, letter) && CanKeep(vehicle, name)) return letter;
    }
  }
  return 0;
}

}  // namespace

char HeroAmong(const std::vector<WrittenCell>& cells) {
  for (const char letter : kHeroLetters) {
    const auto count = std::count_if(cells.begin(), cells.end(), [letter](const WrittenCell& cell) {
      return cell.letter == letter;
    });
    if (count >= Length::kLowest) return letter;
  }
  return kBoxedHeroLetter;
}

char PlaceholderOf(size_t index) { return static_cast<char>(kFirstPlaceholder + index); }

size_t IndexOfPlaceholder(char letter) {
  return static_cast<unsigned char>(letter) - kFirstPlaceholder;
}

std::string NameOfLetter(char letter) { return std::string(1, letter); }

std::optional<Letters> ChooseLetters(
    const Position& position, absl::FunctionRef<char(const Vehicle&)> wish,
    absl::FunctionRef<absl::string_view(const Vehicle&)> free_for) {
  Letters letters;
  for (const Vehicle& vehicle : position.vehicles()) {
    if (const char letter = wish(vehicle); letter != 0) letters[vehicle.letter] = letter;
  }
  for (const Vehicle& vehicle : position.vehicles()) {
    if (letters.count(vehicle.letter) > 0) continue;
    const absl::string_view free = free_for(vehicle);
    const auto* first =
        absl::c_find_if(free, [&letters](char letter) { return !HasLetter(letters, letter); });
    if (first == free.end()) return std::nullopt;
    letters[vehicle.letter] = *first;
  }
  return letters;
}

LetteredPosition WithLetters(const Position& position, const Letters& letters,
                             absl::FunctionRef<std::string(char)> name_of) {
  LetteredPosition result{
      position.WithLetters([&](const Vehicle& vehicle) { return letters.at(vehicle.letter); }), {}};
  for (const Vehicle& vehicle : position.vehicles()) {
    const std::string name = name_of(vehicle.letter);
    const char to = letters.at(vehicle.letter);
    if (name != std::string(1, to)) result.renamed.push_back({name, to});
  }
  return result;
}

LetteredPosition WithCodeLetters(const Position& position,
                                 absl::FunctionRef<std::string(char)> name_of) {
  if (position.grid().has_sides()) return {position, {}};
  const char recognized = RecognizedHero(position, name_of);
  const auto wish = [&](const Vehicle& vehicle) {
    const std::string name = name_of(vehicle.letter);
    const bool can_keep = CanKeep(vehicle, name);
    if (!vehicle.is_hero()) return can_keep ? name.front() : '\0';
    return can_keep && name.front() == recognized ? name.front() : kRenamedHero;
  };
  const std::optional<Letters> letters =
      ChooseLetters(position, wish, [](const Vehicle&) { return kFreeLetters; });
  assert(letters.has_value());
  return WithLetters(position, *letters, name_of);
}

}  // namespace rushkit
