// Letters for vehicles that came under names a code cannot write.
#include "solver/notation/letters.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/board/setup.h"
#include "solver/notation/position_code.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

// A position of vehicles of two cells, one below the other, of which the first is the hero.
Position Stack(size_t count) {
  Setup setup;
  setup.grid = *Grid::Boxed(12, 6, Bitboard());
  for (size_t i = 0; i < count; ++i) {
    for (int column = 0; column < 2; ++column) {
      const Cell cell{Row(static_cast<int>(i) % 12),
                      Column(2 * (static_cast<int>(i) / 12) + column)};
      setup.cells.push_back({PlaceholderOf(i), cell, {}});
    }
  }
  setup.boxed_hero = PlaceholderOf(0);
  return *Position::From(setup);
}

// The letters that vehicles of these names get, the hero's first, and what is reported.
std::string LettersFor(const std::vector<std::string>& names) {
  const LetteredPosition lettered = WithCodeLetters(
      Stack(names.size()),
      [&names](char placeholder) { return names[IndexOfPlaceholder(placeholder)]; });
  std::string text;
  for (size_t i = 0; i < names.size(); ++i) {
    const Cell cell{Row(static_cast<int>(i) % 12), Column(2 * (static_cast<int>(i) / 12))};
    text.push_back(lettered.position.VehicleOn(cell)->letter);
  }
  for (const Renaming& one : lettered.renamed) {
    absl::StrAppend(&text, " ", one.from, ">", std::string(1, one.to));
  }
  const absl::StatusOr<Position> back =
      ReadPositionCode(WritePositionCode(lettered.position), Connection::kAllThree);
  REQUIRE(back.ok());
  CHECK(*back == lettered.position);
  return text;
}

struct Case {
  std::vector<std::string> names;
  const char* letters;
  const char* why;
};

TEST_CASE("A vehicle keeps its name where a code can write it") {
  const std::vector<Case> cases = {
      {{"X", "A", "R", "b"}, "XARb", "a hero X stands above all"},
      {{"A", "B", "R", "r"}, "ABRr", "a hero A, where no other is called X"},
      {{"A", "X"}, "AB X>B", "another that is called X would be the hero"},
      {{"R", "r"}, "Rr", "a hero R without X and A"},
      {{"R", "A"}, "XA R>X", "another that is called A would be the hero"},
      {{"r", "R"}, "XR r>X", "the same for R"},
      {{"r", "X"}, "rB X>B", "and not for a hero that can keep its letter"},
      {{"x", "o", "y"}, "XBy x>X o>B", "an empty cell and a wall are no letters"},
      {{"B", "C"}, "XC B>X", "any other hero becomes X"},
      {{"*", "a", "o", "B"}, "XaCB *>X o>C", "the first free letter"},
      {{"red car", "truck", "B", "", "12"}, "XCBDE red car>X truck>C >D 12>E", "names of any size"},
      {{"G", "S"}, "XS G>X", "G and S are nothing special on a boxed grid"},
  };
  for (const Case& one : cases) {
    INFO(one.why);
    CHECK(LettersFor(one.names) == one.letters);
  }
}

TEST_CASE("There are letters for as many vehicles as a grid may have") {
  std::vector<std::string> names;
  for (int i = 0; i < kMostVehicles; ++i) names.push_back(absl::StrCat("car ", i));
  CHECK(LettersFor(names).substr(0, 26) == "XBCDEFGHIJKLMNOPQSTUVWYZab");
}

TEST_CASE("A grid with sides keeps its letters") {
  const absl::StatusOr<Position> position =
      ReadPositionCode("GG12/AA12/XX12/14/14/14", Connection::kAllThree);
  REQUIRE(position.ok());
  CHECK(WithCodeLetters(*position).position == *position);
  CHECK(WithCodeLetters(*position).renamed.empty());
}

}  // namespace
}  // namespace rushkit
