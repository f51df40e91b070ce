#include "solver/generation/setup_variation.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "solver/analysis/self_play.h"
#include "solver/generation/sketch.h"
#include "solver/notation/position_code.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

constexpr int kSteps = 1500;

Design DesignOf(Manner manner) {
  Design design;
  design.manner = manner;
  if (manner == Manner::kClassic) {
    design.grid = *Grid::Boxed(6, 6, {});
    design.box = kClassicBox;
    design.hero_row = Row(2);
  }
  design.least_blockers = 4;
  design.most_blockers = 10;
  return design;
}

// `check` of every position on a chain of variations, none of which may be illegal.
template <class Check>
void AlongVariations(const Design& design, Check check) {
  Random random(5);
  SetupVariation variation(design, random);
  Sketch sketch = variation.RandomSketch();
  int made = 0;
  for (int i = 0; i < kSteps; ++i) {
    if (std::optional<Sketch> varied = variation.Vary(sketch)) {
      sketch = *std::move(varied);
      ++made;
    }
    const absl::StatusOr<Position> position = sketch.ToPosition();
    REQUIRE(position.ok());
    CAPTURE(WritePositionCode(*position));
    check(sketch, *position);
  }
  CHECK(made > kSteps / 2);
}

TEST_CASE("Variations are legal, of the box, and within the number of blockers") {
  for (const Manner manner :
       {Manner::kSymmetric, Manner::kAsymmetric, Manner::kPuzzle, Manner::kClassic}) {
    const Design design = DesignOf(manner);
    AlongVariations(design, [&](const Sketch& sketch, const Position& position) {
      CHECK(sketch.CountOf(kCarLength) <= design.box.cars);
      CHECK(sketch.CountOf(kTruckLength) <= design.box.trucks);
      CHECK(sketch.blockers() >= design.least_blockers);
      CHECK(sketch.blockers() <= design.most_blockers);
      CHECK(position.FindHero(Player::kGold) != nullptr);
    });
  }
}

TEST_CASE("A symmetric variation is its own half turn, with the heroes at home") {
  AlongVariations(DesignOf(Manner::kSymmetric), [](const Sketch& sketch, const Position& position) {
    CHECK(IsOwnHalfTurn(position));
    CHECK(position.offsets() == Offsets{});
    CHECK(position.FindHero(Player::kGold)->at.column == Column(0));
    CHECK(position.FindHero(Player::kSilver)->at.column == Column(12));
    CHECK(sketch.PartnerOf(sketch.IndexOfHero(Player::kGold)) ==
          sketch.IndexOfHero(Player::kSilver));
  });
}

TEST_CASE("Heroes keep the row they are told, and take any other otherwise") {
  Design design = DesignOf(Manner::kAsymmetric);
  std::array<int, 6> seen = {};
  AlongVariations(design, [&](const Sketch&, const Position& position) {
    ++seen[static_cast<size_t>(position.FindHero(Player::kGold)->at.row.value())];
  });
  CHECK(std::all_of(seen.begin(), seen.end(), [](int times) { return times > 0; }));
  design.hero_row = Row(4);
  AlongVariations(design, [](const Sketch&, const Position& position) {
    CHECK(position.FindHero(Player::kGold)->at.row == Row(4));
  });
}

TEST_CASE("Variations of a puzzle shift sides, and Silver comes and goes") {
  bool has_been_shifted = false;
  bool has_been_alone = false;
  bool has_been_both = false;
  AlongVariations(DesignOf(Manner::kPuzzle), [&](const Sketch&, const Position& position) {
    has_been_shifted = has_been_shifted || position.offsets() != Offsets{};
    const bool is_both = position.FindHero(Player::kSilver) != nullptr;
    has_been_both = has_been_both || is_both;
    has_been_alone = has_been_alone || !is_both;
  });
  CHECK(has_been_shifted);
  CHECK(has_been_alone);
  CHECK(has_been_both);
}

TEST_CASE("A sketch of a position is that position") {
  const std::vector<std::string> codes = {
      "....a.....b.../GG..ac....bddd/.....cef..b.../...g..efh...../iiig....hj..SS/"
      "...g.....j....:0,0",
      "............../GG............/....a........./.....a......../............../"
      "..............:1,0",
      "BBoCooDDoCooAAooooooEEooooooFFoooooo"};
  for (const std::string& code : codes) {
    const absl::StatusOr<Position> position = ReadPositionCode(code, Connection::kAllThree);
    REQUIRE(position.ok());
    const std::optional<Sketch> sketch = Sketch::Of(*position);
    REQUIRE(sketch.has_value());
    CHECK(sketch->ToPosition()->ToPlacement() == position->ToPlacement());
  }
}

TEST_CASE("A vehicle over a seam keeps a sketch from being shifted there") {
  Sketch sketch(Grid::Shift());
  REQUIRE(
      sketch.Add({Role::kGoldHero, Orientation::kHorizontal, kCarLength, SketchRow(0), Column(0)}));
  REQUIRE(
      sketch.Add({Role::kBlocker, Orientation::kHorizontal, kCarLength, SketchRow(2), Column(4)}));
  CHECK_FALSE(sketch.ShiftTo({Offset(1), Offset(0)}));
  CHECK(sketch.ShiftTo({Offset(0), Offset(3)}));
  CHECK(sketch.offsets() == Offsets{Offset(0), Offset(3)});
}

TEST_CASE("A sketch of a hero that is leaving is none") {
  const absl::StatusOr<Position> position = ReadPositionCode(
      "............../.............G/............../............../............../"
      "..............:0,0",
      Connection::kAllThree);
  REQUIRE(position.ok());
  CHECK_FALSE(Sketch::Of(*position).has_value());
}

}  // namespace
}  // namespace rushkit
