// Whole small spaces, position by position: every bound is admissible, every distance is found.
#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "solver/search/heuristic.h"
#include "solver/search/solve.h"
#include "solver/search/turn_bound.h"
#include "solver/search/way_out.h"
#include "tests/catch.h"
#include "tests/search/questions.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/twin/search.h"

namespace rushkit {
namespace {

struct SmallSpace {
  std::string code;
  Player hero;
  Connection connection;
  size_t reachable;
  int length;

  explicit SmallSpace(const testing::CaseLine& line)
      : code(line.fields.at(0)),
        hero(testing::PlayerOf(line.fields.at(1))),
        connection(line.fields.at(2) == "all-three" ? Connection::kAllThree
                                                    : Connection::kNeighbours),
        reachable(std::stoul(line.fields.at(3))),
        length(std::atoi(line.fields.at(4).c_str())) {}

  twin::Connected connected() const {
    return connection == Connection::kAllThree ? twin::Connected::kAllThree
                                               : twin::Connected::kNeighbours;
  }
  twin::Solvable Distances(twin::Unit unit) const {
    return twin::DistancesFromAll(code, testing::LetterOf(hero), unit, connected(), 10'000);
  }
};

// A debug build looks at every eighth space; a release build at all.
std::vector<SmallSpace> SmallSpaces() {
#ifdef NDEBUG
  const size_t every = 1;
#else
  const size_t every = 8;
#endif
  const std::vector<testing::CaseLine> lines = testing::ReadCases("small-spaces.txt");
  std::vector<SmallSpace> spaces;
  for (size_t i = 0; i < lines.size(); i += every) spaces.emplace_back(lines[i]);
  return spaces;
}

int BoundOf(Heuristic<Contents>& heuristic, const Contents& at) {
  int bound = 0;
  int calls = 0;
  heuristic.Split(at, [&](int part_bound, OffsetSet offsets) {
    CHECK(offsets == at.offsets);
    bound = part_bound;
    ++calls;
  });
  CHECK(calls == 1);
  return bound;
}

int LengthBy(Algorithm algorithm, Metric metric, const SmallSpace& small, const std::string& code) {
  SolveRequest request;
  request.hero = small.hero;
  request.metric = metric;
  request.algorithm = algorithm;
  request.cards.deck = testing::DeckNamed("a");
  const SearchResult result = Solve(testing::PositionOf(code, small.connection), request);
  CHECK(result.status != SearchStatus::kLimitReached);
  return result.escape ? result.escape->length : -1;
}

// Both searches find `length` (-1: none) from the position of `code`.
void CheckSearches(Metric metric, const SmallSpace& small, const std::string& code, int length) {
  INFO(code);
  CHECK(LengthBy(Algorithm::kAStar, metric, small, code) == length);
  CHECK(LengthBy(Algorithm::kBreadthFirst, metric, small, code) == length);
}

// At every position the bound is at most the distance, and only one without escape is called
// hopeless; from some, both searches find the distance.
void CheckWholeSpace(const SmallSpace& small, Metric metric) {
  const bool is_moves = metric == Metric::kMoves;
  ContentSpace space(Grid::Shift(small.connection), small.hero);
  WayOut way_out(space, is_moves ? Distance::kAny : Distance::kOneSpace);
  const twin::Solvable truth = small.Distances(is_moves ? twin::Unit::kMoves : twin::Unit::kSpaces);
  CHECK(truth.distance_by_code.size() + truth.hopeless.size() == small.reachable);
  CHECK(truth.distance_by_code.empty() != truth.hopeless.empty());
  size_t seen = 0;
  for (const auto& [code, length] : truth.distance_by_code) {
    const int bound = BoundOf(way_out, space.From(testing::PositionOf(code, small.connection)));
    if (bound > length || bound < 1) FAIL_CHECK(code << ": " << bound << " of " << length);
    if (seen++ % 97 == 0) CheckSearches(metric, small, code, length);
  }
  for (size_t i = 0; i < truth.hopeless.size(); i += 197) {
    CheckSearches(metric, small, truth.hopeless[i], -1);
  }
}

}  // namespace

TEST_CASE("In moves every bound in whole small spaces is admissible and every length the twin's",
          "[slow]") {
  for (const SmallSpace& small : SmallSpaces()) CheckWholeSpace(small, Metric::kMoves);
}

TEST_CASE("In spaces every bound in whole small spaces is admissible and every length the twin's",
          "[slow]") {
  for (const SmallSpace& small : SmallSpaces()) CheckWholeSpace(small, Metric::kSpaces);
}

TEST_CASE("Small spaces have as short escapes as their file says") {
  for (const testing::CaseLine& line : testing::ReadCases("small-spaces.txt")) {
    const SmallSpace small(line);
    CheckSearches(Metric::kMoves, small, small.code, small.length);
  }
}

// Breadth-first in turns proves each length without the bound, so a bound above it would show.
TEST_CASE("The bound in turns is admissible along escapes of small spaces") {
  for (const SmallSpace& small : SmallSpaces()) {
    ContentSpace space(Grid::Shift(small.connection), small.hero);
    TurnBound bound(space, 4);
    Position position = testing::PositionOf(small.code, small.connection);
    SolveRequest request;
    request.hero = small.hero;
    const SearchResult result = Solve(position, request);
    if (!result.escape) continue;
    for (const Move& move : std::get<std::vector<Move>>(result.escape->line)) {
      const std::string code = testing::CodeOf(position);
      const int turns = LengthBy(Algorithm::kBreadthFirst, Metric::kTurns, small, code);
      INFO(code);
      CHECK(BoundOf(bound, space.From(position)) <= turns);
      CHECK(LengthBy(Algorithm::kAStar, Metric::kTurns, small, code) == turns);
      position = position.After(move);
    }
  }
}

}  // namespace rushkit
