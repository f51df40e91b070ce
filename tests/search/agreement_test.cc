// Both searches agree on random set-ups of every kind, sparse and dense, under every rule value.
#include <optional>
#include <string>

#include "solver/base/random.h"
#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/search/questions.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

// Draws a set-up: offsets, both heroes, then blockers wherever they fit. `lying_in_ten` says how
// many of ten blockers lie along a row. Nothing when the draw does not fit.
std::optional<Position> Draw(Random& random, Connection connection, int blockers,
                             uint64_t lying_in_ten) {
  const auto between = [&random](int low, int high) {
    return low + static_cast<int>(random.Below(static_cast<uint64_t>(high - low + 1)));
  };
  Setup setup;
  setup.grid = Grid::Shift(connection);
  setup.left_offset = random.Below(3) == 0 ? 0 : between(-5, 5);
  setup.right_offset = random.Below(3) == 0 ? 0 : between(-5, 5);
  Bitboard taken;
  const auto place = [&](char letter, int length, bool lies) {
    const int column = between(0, lies ? 14 - length : 13);
    const int row = lies ? between(-5, 10) : between(0, 6 - length);
    std::vector<WrittenCell> cells;
    for (int i = 0; i < length; ++i) {
      const Column at(lies ? column + i : column);
      const Part part = setup.grid.PartAt(at);
      const int offset = part == kLeftPart    ? setup.left_offset
                         : part == kRightPart ? setup.right_offset
                                              : 0;
      const int local = lies ? row - offset : row + i;
      if (!setup.grid.HasRow(local)) return false;
      const Cell cell{Row(local), at};
      if (taken.Has(setup.grid.BitOf(cell))) return false;
      cells.push_back({letter, cell, {}});
    }
    for (const WrittenCell& cell : cells) {
      taken.Add(setup.grid.BitOf(cell.cell));
      setup.cells.push_back(cell);
    }
    return true;
  };
  while (!place(kGoldLetter, 2, true)) {
  }
  for (int tries = 0; tries < 20 && !place(kSilverLetter, 2, true); ++tries) {
  }
  const std::string letters = "abcdefhijklmnpqrstuvwyz";
  for (int i = 0; i < blockers; ++i) {
    const int length = random.Below(10) < 6 ? 2 : between(3, 5);
    place(letters[static_cast<size_t>(i)], length, random.Below(10) < lying_in_ten);
  }
  const absl::StatusOr<Position> position = Position::From(setup);
  if (!position.ok()) return std::nullopt;
  return *position;
}

// What A* and breadth-first search say, where both come to an end within `states`.
void CheckAgreement(Metric metric, uint64_t seed, int rounds, uint64_t states) {
  Random random(seed);
  int agreed = 0;
  for (int round = 0; round < rounds; ++round) {
    const Connection connection = round % 3 == 0 ? Connection::kNeighbours : Connection::kAllThree;
    const auto position =
        Draw(random, connection, 1 + static_cast<int>(random.Below(16)), random.Below(11));
    if (!position || position->FindHero(Player::kGold) == nullptr) continue;
    SolveRequest request;
    request.metric = metric;
    request.cards.deck = testing::DeckNamed(round % 2 == 0 ? "a" : "b");
    request.spaces = round % 5 == 0 ? SpacesRule::kUpTo : SpacesRule::kExact;
    request.limits.max_states = states;
    request.algorithm = Algorithm::kBreadthFirst;
    const SearchResult blind = Solve(*position, request);
    request.algorithm = Algorithm::kAStar;
    const SearchResult informed = Solve(*position, request);
    if (blind.status == SearchStatus::kLimitReached) continue;
    testing::Question question{"here", testing::CodeOf(*position), connection, request,
                               blind.escape ? blind.escape->length : -1};
    INFO(question.code);
    if (informed.status != SearchStatus::kLimitReached) ++agreed;
    CHECK(testing::Objection(question, informed) == "");
  }
  CHECK(agreed > rounds / 4);
}

#ifdef NDEBUG
constexpr int kRounds = 3000;
constexpr uint64_t kStates = 100'000;
#else
constexpr int kRounds = 100;
constexpr uint64_t kStates = 3000;
#endif

}  // namespace

TEST_CASE("Both searches agree in moves on random set-ups") {
  CheckAgreement(Metric::kMoves, 1, kRounds, kStates);
}

TEST_CASE("Both searches agree in spaces on random set-ups", "[slow]") {
  CheckAgreement(Metric::kSpaces, 2, kRounds, kStates);
}

TEST_CASE("Both searches agree in turns on random set-ups", "[slow]") {
  CheckAgreement(Metric::kTurns, 3, kRounds / 10, kStates);
}

}  // namespace rushkit
