#include "solver/notation/letters.h"

#include <algorithm>
#include <cassert>
#include <map>

#include "solver/notation/text.h"

namespace rushkit {
namespace {

constexpr char kRenamedHero = kHeroLetters.front();

// Chooses letters for the vehicles of one position.
class Chooser {
 public:
  Chooser(const Position& position, absl::FunctionRef<std::string(char)> name_of) {
    for (const Vehicle& vehicle : position.vehicles()) {
      const std::string name = name_of(vehicle.letter);
      if (CanKeep(vehicle, name)) letters_[vehicle.letter] = name.front();
      names_[vehicle.letter] = name;
    }
    ChooseHero(*position.FindHero(Player::kGold));
  }

  LetteredPosition Apply(const Position& position) {
    for (const Vehicle& vehicle : position.vehicles()) {
      if (letters_.count(vehicle.letter) == 0) letters_[vehicle.letter] = FirstFree();
    }
    LetteredPosition result{
        position.WithLetters([this](const Vehicle& vehicle) { return letters_[vehicle.letter]; }),
        {}};
    for (const auto& [letter, name] : names_) {
      const char to = letters_[letter];
      if (name != std::string(1, to)) result.renamed.push_back({name, to});
    }
    return result;
  }

 private:
  static bool CanKeep(const Vehicle& vehicle, const std::string& name) {
    return name.size() == 1 && IsVehicleLetter(name.front()) &&
           (vehicle.is_hero() || name.front() != kRenamedHero);
  }

  bool IsUsed(char letter) const {
    return std::any_of(letters_.begin(), letters_.end(),
                       [letter](const auto& entry) { return entry.second == letter; });
  }

  char FirstFree() const {
    const auto* free = std::find_if(kFreeLetters.begin(), kFreeLetters.end(),
                                    [this](char letter) { return !IsUsed(letter); });
    assert(free != kFreeLetters.end());
    return *free;
  }

  // The hero keeps its letter if that is the first hero's letter in use.
  void ChooseHero(const Vehicle& hero) {
    const auto* first = std::find_if(kHeroLetters.begin(), kHeroLetters.end(),
                                     [this](char letter) { return IsUsed(letter); });
    const auto kept = letters_.find(hero.letter);
    if (kept != letters_.end() && first != kHeroLetters.end() && kept->second == *first) return;
    letters_[hero.letter] = kRenamedHero;
  }

  std::map<char, char> letters_;       // by the letter in the position
  std::map<char, std::string> names_;  // the same
};

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

LetteredPosition WithCodeLetters(const Position& position,
                                 absl::FunctionRef<std::string(char)> name_of) {
  if (position.grid().has_sides()) return {position, {}};
  return Chooser(position, name_of).Apply(position);
}

LetteredPosition WithCodeLetters(const Position& position) {
  return WithCodeLetters(position, [](char letter) { return std::string(1, letter); });
}

}  // namespace rushkit
