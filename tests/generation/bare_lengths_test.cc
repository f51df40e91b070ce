#include "solver/generation/bare_lengths.h"

#include "tests/catch.h"
#include "tests/generation/small_orders.h"

namespace rushkit::testing {
namespace {

MeasureSettings Settings() {
  MeasureSettings settings;
  settings.cards.deck = SmallDeck();
  return settings;
}

TEST_CASE("With heroes alone a symmetric set-up takes one drive over the whole grid") {
  const Design design;
  CHECK(BareLengths(design, Metric::kMoves, Settings()) == Range{1, 1});
  CHECK(BareLengths(design, Metric::kSpaces, Settings()) == Range{14, 14});
  CHECK(BareLengths(design, Metric::kTurns, Settings()) == Range{1, 1});
}

TEST_CASE("On an asymmetric one the other hero may stand in the way, and a shift helps") {
  Design design;
  design.manner = Manner::kAsymmetric;
  CHECK(BareLengths(design, Metric::kMoves, Settings()) == Range{1, 2});
  CHECK(BareLengths(design, Metric::kSpaces, Settings()) == Range{14, 15});
}

TEST_CASE("Nothing is said where no hero begins at home, and where there is no card to move with") {
  Design design;
  design.manner = Manner::kPuzzle;
  CHECK_FALSE(BareLengths(design, Metric::kMoves, Settings()).has_value());
  CHECK_FALSE(BareLengths({}, Metric::kTurns, MeasureSettings()).has_value());
}

}  // namespace
}  // namespace rushkit::testing
