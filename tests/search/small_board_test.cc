// Boards as twelve lines against BoxedSpace: moves, numbers, goals, merged places, independence.
#include "solver/search/small_board.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "solver/base/random.h"
#include "solver/search/boxed_relaxation.h"
#include "tests/catch.h"
#include "tests/search/small_boards.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::Moved;
using testing::MovesByLine;
using testing::PositionOf;

// A random board in both shapes.
struct Twins {
  Twins(const Position& position, Distance by, Goal to)
      : distance(by),
        goal(to),
        space(position),
        start(space.From(position)),
        ranges(RelaxedRanges(position)),
        board(position, ranges, by, to) {}

  // As the board holds a position in which merged places are one.
  Lines LinesOf(const Stands& stands) const {
    return SmallBoard(space.ToPosition(stands), ranges, distance, goal).start();
  }

  Distance distance;
  Goal goal;
  BoxedSpace space;
  Stands start;
  Ranges ranges;
  SmallBoard board;
};

// Without moves between merged places.
std::set<Lines> NextOf(const SmallBoard& board, Lines lines) {
  std::set<Lines> next;
  for (const std::vector<Moved>& moves : MovesByLine(board, lines)) {
    for (const Moved& moved : moves) next.insert(moved.lines);
  }
  next.erase(lines);
  return next;
}

std::set<Lines> NextBySpace(const Twins& twins, const Stands& stands) {
  std::set<Lines> next;
  twins.space.Drives(stands, twins.distance,
                     [&](const Stands& to) { next.insert(twins.LinesOf(to)); });
  next.erase(twins.LinesOf(stands));
  return next;
}

// The position that one drive of the hero leads to, against the edge; its own if there is none.
Stands HeroAtEdge(const Twins& twins, const Stands& from) {
  Stands at_edge = from;
  twins.space.Drives(from, twins.distance, [&](const Stands& to) {
    const bool is_hero = twins.space.DriveBetween(from, to).vehicle == twins.space.hero().letter;
    if (is_hero && twins.space.SpacesToEdge(to) == 0) at_edge = to;
  });
  return at_edge;
}

void CheckFinish(const Twins& twins, const Stands& stands) {
  const SmallBoard& board = twins.board;
  const Lines lines = twins.LinesOf(stands);
  const bool finishes = board.Finishes(lines, board.CrossingsOf(lines));
  if (twins.goal == Goal::kClear) {
    REQUIRE(finishes == twins.space.IsAtGoal(stands, twins.goal));
  } else if (twins.space.IsAtGoal(stands, twins.goal)) {
    REQUIRE(!finishes);  // no drive of the hero leads there
  } else {
    const Stands at_edge = HeroAtEdge(twins, stands);
    REQUIRE(finishes == !(at_edge == stands));
    if (finishes) REQUIRE(board.AtEdge(lines) == twins.LinesOf(at_edge));
  }
}

TEST_CASE("Grids without sides of at most six rows and columns fit") {
  struct Row {
    std::string code;
    bool fits;
  };
  const Row rows[] = {
      {"AA../..../..../....", true},
      {"AA..../....../....../....../....../......", true},
      {"AA...../......./......./.......", false},
      {"AA../..../..../..../..../..../....", false},
  };
  for (const Row& row : rows) CHECK(SmallBoard::Fits(PositionOf(row.code).grid()) == row.fits);
  CHECK(!SmallBoard::Fits(Grid::Shift()));
}

TEST_CASE("On random boards the moves of lines are the drives, from every position") {
  Random random(41);
  size_t merged = 0;
  for (int i = 0; i < testing::BoardsOf(800); ++i) {
    const std::string code = testing::RandomSmallCode(random);
    INFO(code);
    for (const Distance distance : testing::kDistances) {
      const Goal goal = testing::kGoals[random.Below(3)];
      const Twins twins(PositionOf(code), distance, goal);
      const testing::Walk walk = testing::WalkFrom(twins.space, twins.start, distance, 120);
      std::map<uint32_t, Lines> lines_by_number;
      for (const Stands& stands : walk.positions) {
        const Lines lines = twins.LinesOf(stands);
        REQUIRE(NextOf(twins.board, lines) == NextBySpace(twins, stands));
        CheckFinish(twins, stands);
        const auto entry = lines_by_number.emplace(twins.board.NumberOf(lines), lines).first;
        REQUIRE(entry->second == lines);
      }
      const size_t fewer = walk.positions.size() - lines_by_number.size();
      if (distance == Distance::kOneSpace) CHECK(fewer == 0);
      if (fewer > 0) ++merged;
    }
  }
  CHECK(merged > static_cast<size_t>(testing::BoardsOf(200)));
}

TEST_CASE("Along random walks numbers grow by what moves add, and each position has its own") {
  Random random(42);
  for (int i = 0; i < testing::BoardsOf(300); ++i) {
    const std::string code = testing::RandomSmallCode(random);
    INFO(code);
    for (const Distance distance : testing::kDistances) {
      const Twins twins(PositionOf(code), distance, Goal::kEdge);
      Lines lines = twins.board.start();
      std::map<uint32_t, Lines> lines_by_number;
      for (int step = 0; step < 60; ++step) {
        std::vector<Moved> all;
        for (const std::vector<Moved>& moves : MovesByLine(twins.board, lines)) {
          all.insert(all.end(), moves.begin(), moves.end());
        }
        for (const Moved& moved : all) {
          REQUIRE(moved.number != 0);
          REQUIRE(moved.number == twins.board.NumberOf(moved.lines));
          REQUIRE(lines_by_number.emplace(moved.number, moved.lines).first->second == moved.lines);
        }
        if (all.empty()) break;
        lines = all[random.Below(all.size())].lines;
      }
    }
  }
}

TEST_CASE("A path of lines is one drive after the other, from where the vehicles really stand") {
  Random random(43);
  int merged_starts = 0;
  for (int i = 0; i < testing::BoardsOf(300); ++i) {
    const std::string code = testing::RandomSmallCode(random);
    INFO(code);
    for (const Distance distance : testing::kDistances) {
      const Twins twins(PositionOf(code), distance, Goal::kEdge);
      std::vector<Lines> path = {twins.board.start()};
      for (int step = 0; step < 40; ++step) {
        const std::set<Lines> next = NextOf(twins.board, path.back());
        if (next.empty()) break;
        path.push_back(*std::next(next.begin(), static_cast<int>(random.Below(next.size()))));
      }
      const std::vector<Stands> stands = twins.board.StandsAlong(path);
      REQUIRE(stands.size() == path.size());
      CHECK(stands.front() == twins.start);
      for (size_t step = 1; step < path.size(); ++step) {
        bool is_drive = false;
        twins.space.Drives(stands[step - 1], distance,
                           [&](const Stands& to) { is_drive |= to == stands[step]; });
        REQUIRE(is_drive);
        REQUIRE(twins.LinesOf(stands[step]) == path[step]);
      }
      // For single spaces no places are merged.
      const Position position = PositionOf(code);
      const SmallBoard written(position, twins.ranges, Distance::kOneSpace, Goal::kEdge);
      if (path.size() > 1 && written.start() != path.front()) ++merged_starts;
    }
  }
  CHECK(merged_starts > testing::BoardsOf(30));
}

// The same moves: of one line, from the same rank.
bool AreEqual(const std::vector<Moved>& a, const std::vector<Moved>& b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](const Moved& x, const Moved& y) { return x.effect == y.effect; });
}

bool Has(const std::vector<Moved>& moves, const SmallBoard::Effect* effect) {
  return std::any_of(moves.begin(), moves.end(),
                     [&](const Moved& moved) { return moved.effect == effect; });
}

// What may sleep behind a move of the line `of`, see small_board_search.h; how many lines may.
int CheckUndisturbed(const SmallBoard& board, const std::vector<std::vector<Moved>>& before,
                     size_t of, const Moved& moved, Lines lines) {
  const auto after = MovesByLine(board, moved.lines);
  const SmallBoard::Effect& effect = *moved.effect;
  int undisturbed = 0;
  for (size_t i = 0; i < before.size(); ++i) {
    const bool is_first = (effect.earlier >> i & 1) != 0;
    REQUIRE((!is_first || i <= of));
    if ((effect.undisturbed >> i & 1) == 0) {
      REQUIRE(!is_first);
      continue;
    }
    REQUIRE(is_first == (i <= of));
    ++undisturbed;
    if (i != of) {
      REQUIRE(AreEqual(before[i], after[i]));
      for (const Moved& other : before[i]) {
        REQUIRE(Has(MovesByLine(board, other.lines)[of], moved.effect));
      }
      continue;
    }
    // Two moves of it are one.
    for (const Moved& second : after[i]) {
      REQUIRE((second.lines == lines ||
               std::any_of(before[i].begin(), before[i].end(),
                           [&](const Moved& one) { return one.lines == second.lines; })));
    }
  }
  return undisturbed;
}

TEST_CASE("Moves of lines that do not disturb each other can be made in either order") {
  Random random(44);
  int undisturbed = 0;
  for (int i = 0; i < testing::BoardsOf(600); ++i) {
    const std::string code = testing::RandomSmallCode(random);
    INFO(code);
    for (const Distance distance : testing::kDistances) {
      const Twins twins(PositionOf(code), distance, Goal::kEdge);
      Lines lines = twins.board.start();
      for (int step = 0; step < 12; ++step) {
        const auto before = MovesByLine(twins.board, lines);
        std::vector<Lines> next;
        for (size_t of = 0; of < before.size(); ++of) {
          for (const Moved& moved : before[of]) {
            undisturbed += CheckUndisturbed(twins.board, before, of, moved, lines);
            next.push_back(moved.lines);
          }
        }
        if (next.empty()) break;
        lines = next[random.Below(next.size())];
      }
    }
  }
  CHECK(undisturbed > testing::BoardsOf(40'000));
}

struct ByHand {
  std::string code;
  Distance distance;
  size_t positions;  // that the board tells apart
  size_t lines;      // active ones
  std::string why;
};

const ByHand kByHand[] = {
    {"AA../..../..../....", Distance::kAny, 3, 1, "every place of the hero counts"},
    {"AA../..../..../BB..", Distance::kAny, 3, 1, "nobody ever notices where B stands"},
    {"AA../..../..../.BB.", Distance::kAny, 3, 1, "the same from another place"},
    {"AA../..../..../BB..", Distance::kOneSpace, 9, 2, "B takes two moves from end to end"},
    {"AA../..../BBBB/....", Distance::kAny, 3, 1, "B cannot move"},
    {"AAB./..B./..../....", Distance::kAny, 4, 2, "B is in the lane or below it, anywhere there"},
    {"AA../..../..B./..B.", Distance::kAny, 4, 2, "the same from another place"},
    {"AAB./..B./..../....", Distance::kOneSpace, 7, 2, "B takes two moves to the bottom"},
    {"AA../..../.xB./..B.", Distance::kAny, 4, 2, "a wall beside B changes nothing"},
    {"AA../..../..x./BB..", Distance::kAny, 3, 1, "walls of other lines neither"},
    {"AA..../....../....../....../....../BB..CC", Distance::kAny, 30, 2, "only lone ones merge"},
};

TEST_CASE("Places of a vehicle that nobody notices are one for moves of any distance") {
  for (const ByHand& row : kByHand) {
    INFO(row.code << ": " << row.why);
    const Twins twins(PositionOf(row.code), row.distance, Goal::kEdge);
    std::set<Lines> known = {twins.board.start()};
    std::vector<Lines> open = {twins.board.start()};
    while (!open.empty()) {
      const Lines lines = open.back();
      open.pop_back();
      for (const Lines next : NextOf(twins.board, lines)) {
        if (known.insert(next).second) open.push_back(next);
      }
    }
    CHECK(known.size() == row.positions);
    CHECK(twins.board.active().size() == row.lines);
  }
}

}  // namespace
}  // namespace rushkit
