// Boards of any size as packed lines against BoxedSpace and slow searches: moves, bounds, what is
// reached, lengths, limits.
#include "solver/search/large_board.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "solver/base/random.h"
#include "solver/search/boxed_actions.h"
#include "solver/search/boxed_relaxation.h"
#include "solver/search/large_board_search.h"
#include "tests/catch.h"
#include "tests/search/small_boards.h"
#include "tests/support/positions.h"
#include "tests/support/random_boxed.h"

namespace rushkit {
namespace {

using testing::PositionOf;

using Board = LargeBoard<2>;
using Packed = Board::Lines;
using Guidance = Board::Guidance;

// 4 to 12 rows and columns, not always as many, empty or crowded, with walls here and there.
std::string RandomCode(Random& random) {
  testing::BoxedKind kind = testing::RandomBoxedKind(random, 12);
  kind.longest = 6;
  const int cells = kind.height * kind.width;
  const uint64_t walls = random.Below(4);
  kind.walls = static_cast<int>(walls) * cells / 12;
  if (random.Below(3) != 0) kind.vehicles = 2 + static_cast<int>(random.Below(10));
  return testing::RandomBoxedCode(random, kind);
}

struct Layout {
  Layout(const Position& position, Distance distance)
      : ranges(RelaxedRanges(position)), layout(position, ranges, distance) {}

  Ranges ranges;
  LineLayout layout;
};

// A random board in both shapes.
struct Twins {
  Twins(const Position& position, Distance by, Goal to, Guidance guidance = Guidance::kBound)
      : distance(by),
        goal(to),
        space(position),
        start(space.From(position)),
        of(position, by),
        board(position, of.layout, by, to, guidance) {}

  // As the board holds a position, in which places may be one; and its bound, from scratch.
  Board BoardOf(const Stands& stands) const {
    const Position position = space.ToPosition(stands);
    at = std::make_unique<LineLayout>(position, of.ranges, distance);
    return Board(position, *at, distance, goal, Guidance::kBound);
  }

  Distance distance;
  Goal goal;
  BoxedSpace space;
  Stands start;
  Layout of;
  Board board;
  mutable std::unique_ptr<LineLayout> at;
};

struct Moved {
  Packed lines;
  const Board::Effect* effect = nullptr;
};

// What moves of lines that are not asleep lead to.
std::vector<Moved> MovesFrom(const Board& board, const Packed& lines, Board::LineSet asleep = 0) {
  std::vector<Board::Lane> lanes(Board::kMostMoves);
  const size_t moves =
      board.WriteMoves(lines, board.CrossingsOf(lines), asleep, Board::kEffects, lanes.data());
  std::vector<Moved> moved;
  for (size_t i = 0; i < moves; ++i) {
    REQUIRE(Board::EffectsBefore(lanes[i]) == 1);
    const Board::Effect& effect = board.effects()[Board::EffectIn(lanes[i])];
    moved.push_back({Board::After(lines, effect), &effect});
  }
  return moved;
}

std::set<Packed> NextOf(const Board& board, const Packed& lines) {
  std::set<Packed> next;
  for (const Moved& moved : MovesFrom(board, lines)) next.insert(moved.lines);
  return next;
}

TEST_CASE("On boards of any size the moves of packed lines are the drives, and bounds follow") {
  Random random(61);
  size_t merged = 0;
  for (int i = 0; i < testing::BoardsOf(40); ++i) {
    const std::string code = RandomCode(random);
    INFO(code);
    for (const Distance distance : testing::kDistances) {
      const Goal goal = testing::kGoals[random.Below(3)];
      const Twins twins(PositionOf(code), distance, goal);
      const testing::Walk walk = testing::WalkFrom(twins.space, twins.start, distance, 25);
      std::set<Packed> known;
      for (const Stands& stands : walk.positions) {
        const Board board = twins.BoardOf(stands);
        const Packed lines = board.start();
        known.insert(lines);
        std::set<Packed> expected;
        twins.space.Drives(stands, distance,
                           [&](const Stands& to) { expected.insert(twins.BoardOf(to).start()); });
        expected.erase(lines);
        REQUIRE(NextOf(twins.board, lines) == expected);
        for (const Moved& moved : MovesFrom(twins.board, lines)) {
          const int bound =
              Board::BoundAfter(board.start_bound(), board.ViewOf(lines), *moved.effect);
          REQUIRE(bound >= 0);
          REQUIRE(std::abs(bound - board.start_bound()) <= 1);
        }
      }
      if (known.size() < walk.positions.size()) ++merged;
      if (distance == Distance::kOneSpace) CHECK(known.size() == walk.positions.size());
    }
  }
  CHECK(merged > static_cast<size_t>(testing::BoardsOf(8)));
}

TEST_CASE("The bound that grows with moves is the one from scratch, and never above the length") {
  Random random(62);
  int bounded = 0;
  for (int i = 0; i < testing::BoardsOf(120); ++i) {
    const std::string code = RandomCode(random);
    INFO(code);
    const Position position = PositionOf(code);
    if (!MayReachEdge(position, RelaxedRanges(position))) continue;
    for (const Distance distance : testing::kDistances) {
      const Goal goal = testing::kGoals[random.Below(3)];
      const Twins twins(position, distance, goal);
      Stands stands = twins.start;
      int bound = twins.board.start_bound();
      for (int step = 0; step < 12; ++step) {
        const Board board = twins.BoardOf(stands);
        REQUIRE(board.start_bound() == bound);
        const testing::Walk walk = testing::WalkFrom(twins.space, stands, distance, 150);
        const int length = LengthIn(walk, twins.space, goal);
        // An escape ends one move behind a position that finishes, or with Goal::kOff two.
        const int last = goal == Goal::kClear ? 0 : goal == Goal::kEdge ? 1 : 2;
        if (length >= last) {
          REQUIRE(bound + last <= length);
          bounded += bound > 0 ? 1 : 0;
        }
        std::vector<Stands> next;
        twins.space.Drives(stands, distance, [&](const Stands& to) { next.push_back(to); });
        if (next.empty()) break;
        stands = next[random.Below(next.size())];
        const Packed to = twins.BoardOf(stands).start();
        for (const Moved& moved : MovesFrom(twins.board, board.start())) {
          if (!(moved.lines == to)) continue;
          bound = Board::BoundAfter(bound, board.ViewOf(board.start()), *moved.effect);
          break;
        }
      }
    }
  }
  CHECK(bounded > testing::BoardsOf(300));
}

// One run of the search itself, with memory of its own.
struct Run {
  Run(const Twins& twins, const Limits& limits)
      : meter(limits, on_progress), outcome(LargeBoardSearch<2>(twins.board, meter, arena).Run()) {}

  std::function<void(const Progress&)> on_progress;
  Meter meter;
  LineArena<Board> arena;
  LineOutcome<Packed> outcome;
};

// How many moves lead to each position, without leaving any out.
std::map<Packed, int> PlainDepths(const Board& board, size_t most) {
  std::map<Packed, int> depths = {{board.start(), 0}};
  std::vector<Packed> queue = {board.start()};
  for (size_t next = 0; next < queue.size() && queue.size() <= most; ++next) {
    const int depth = depths.at(queue[next]) + 1;
    for (const Packed& to : NextOf(board, queue[next])) {
      if (depths.emplace(to, depth).second) queue.push_back(to);
    }
  }
  return depths;
}

// What the search noted of each position that it reached.
std::map<Packed, int> DepthsBySearch(const Run& run) {
  std::map<Packed, int> depths;
  for (uint32_t slot = 0; slot < run.arena.known.slots(); ++slot) {
    const Packed& lines = run.arena.known.NumberAt(slot);
    if (lines == Packed()) continue;
    depths.emplace(lines, static_cast<int>(run.arena.known.ValueAt(slot).moves));
  }
  return depths;
}

TEST_CASE("On boards of any size sleeping lines leave nothing out, with a bound and without") {
  Random random(63);
  int whole = 0;
  int solved = 0;
  for (int i = 0; i < testing::BoardsOf(300); ++i) {
    const std::string code = RandomCode(random);
    for (const Distance distance : testing::kDistances) {
      for (const Guidance guidance : {Guidance::kNone, Guidance::kBound}) {
        INFO(code << " distance " << static_cast<int>(distance) << " guidance "
                  << static_cast<int>(guidance));
        const Twins twins(PositionOf(code), distance, Goal::kEdge, guidance);
        const std::map<Packed, int> expected = PlainDepths(twins.board, 1'500);
        if (expected.size() > 1'500) continue;
        const Run run(twins, {});
        const std::map<Packed, int> depths = DepthsBySearch(run);
        if (run.outcome.status == SearchStatus::kUnsolvable) {
          ++whole;
          REQUIRE(depths == expected);
          REQUIRE(run.meter.statistics().expanded == expected.size());
          continue;
        }
        ++solved;
        int least = 1'000'000;
        for (const auto& [lines, depth] : expected) {
          const bool finishes = twins.board.Finishes(lines, twins.board.CrossingsOf(lines));
          if (finishes) least = std::min(least, depth);
        }
        REQUIRE(run.outcome.depth == least);
        REQUIRE(run.outcome.path.size() == static_cast<size_t>(least) + 1);
        if (guidance == Guidance::kBound) continue;
        for (const auto& [lines, depth] : depths) {
          if (depth <= least) REQUIRE(expected.at(lines) == depth);
        }
        for (const auto& [lines, depth] : expected) {
          if (depth <= least) REQUIRE(depths.at(lines) == depth);
        }
      }
    }
  }
  CHECK(whole > testing::BoardsOf(200));
  CHECK(solved > testing::BoardsOf(150));
}

TEST_CASE("Moves of packed lines that do not disturb each other can be made in either order") {
  Random random(64);
  int undisturbed = 0;
  for (int i = 0; i < testing::BoardsOf(150); ++i) {
    const std::string code = RandomCode(random);
    INFO(code);
    for (const Distance distance : testing::kDistances) {
      const Twins twins(PositionOf(code), distance, Goal::kEdge);
      Packed lines = twins.board.start();
      for (int step = 0; step < 5; ++step) {
        const std::vector<Moved> before = MovesFrom(twins.board, lines);
        for (const Moved& one : before) {
          REQUIRE((one.effect->earlier & ~one.effect->undisturbed) == 0);
          REQUIRE(one.effect->earlier >> one.effect->line >> 1 == 0);
          const std::vector<Moved> after =
              MovesFrom(twins.board, one.lines, ~one.effect->undisturbed);
          std::vector<Moved> others = before;
          others.erase(
              std::remove_if(others.begin(), others.end(),
                             [&](const Moved& other) {
                               return other.effect->line == one.effect->line ||
                                      (one.effect->undisturbed >> other.effect->line & 1) == 0;
                             }),
              others.end());
          size_t same = 0;
          for (const Moved& second : after) {
            if (second.effect->line == one.effect->line) continue;
            REQUIRE(same < others.size());
            REQUIRE(others[same++].effect == second.effect);
          }
          REQUIRE(same == others.size());
          undisturbed += static_cast<int>(same);
        }
        if (before.empty()) break;
        lines = before[random.Below(before.size())].lines;
      }
    }
  }
  CHECK(undisturbed > testing::BoardsOf(20'000));
}

TEST_CASE("Ranks take a word, or two for many vehicles on a large board") {
  struct Row {
    std::string code;
    size_t words;
    size_t lines;
    std::string why;
  };
  const std::string few = "AA........../............/............/............";
  const std::string many =
      "AA........../BB........../CC........../DD........../EE........../FF........../GG........../"
      "HH........../II........../JJ........../";
  const Row rows[] = {
      {few, 1, 1, "the hero alone"},
      {many + "KK........../............", 1, 11, "eleven rows of four bits"},
      {many + "..LMNOPQRSTU/..LMNOPQRSTU", 2, 20, "twenty lines of four bits"},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    const Layout of(PositionOf(row.code), Distance::kOneSpace);
    CHECK(of.layout.words() == row.words);
    CHECK(of.layout.lines().size() == row.lines);
  }
}

TEST_CASE("Buckets come by f, then by g, and nothing is lost between them") {
  BucketQueue open;
  open.Reset(4);
  open.FirstOf(4, 2) = 10;
  open.FirstOf(6, 1) = 11;
  open.FirstOf(5, 3) = 12;
  REQUIRE(open.Advance());
  CHECK(open.f() == 4);
  CHECK(open.g() == 2);
  CHECK(open.first() == 10);
  open.first() = BucketQueue::kNone;
  open.FirstOf(4, 3) = 13;
  REQUIRE(open.Advance());
  CHECK(open.g() == 3);
  open.first() = BucketQueue::kNone;
  REQUIRE(open.Advance());
  CHECK(open.f() == 5);
  open.first() = BucketQueue::kNone;
  REQUIRE(open.Advance());
  CHECK(open.f() == 6);
  CHECK(open.g() == 1);
  CHECK(open.first() == 11);
  open.first() = BucketQueue::kNone;
  CHECK(!open.Advance());
}

}  // namespace
}  // namespace rushkit
