#include "solver/generation/generator.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "solver/analysis/self_play.h"
#include "solver/notation/canonical.h"
#include "solver/notation/position_code.h"
#include "solver/rating/difficulty.h"
#include "solver/rating/what_if.h"
#include "solver/search/solve.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

// Some cards of every kind that moves a vehicle or a side.
Deck SmallDeck() {
  Deck deck;
  for (const Card card : kAllCards) deck.Add(card, 3);
  return deck;
}

// Few blockers, so that proofs are short.
GenerationOrder SmallOrder(const Wishes& wishes) {
  GenerationOrder order;
  WalkTask task;
  task.design.least_blockers = 4;
  task.design.most_blockers = 6;
  task.wishes = wishes;
  order.tasks = {task};
  order.measures.cards.deck = SmallDeck();
  order.measures.limits.max_states = 2000;
  order.most_tries = 4000;
  return order;
}

struct Found {
  std::vector<GeneratedSetup> setups;
  GenerationResult result;
};

Found Find(const GenerationOrder& order) {
  Found found;
  absl::StatusOr<GenerationResult> result = Generate(
      order,
      [&](const GeneratedSetup& setup) {
        found.setups.push_back(setup);
        return true;
      },
      [](const GenerationProgress&) {});
  REQUIRE(result.ok());
  found.result = *std::move(result);
  return found;
}

std::vector<std::string> CodesOf(const Found& found) {
  std::vector<std::string> codes;
  for (const GeneratedSetup& setup : found.setups) {
    codes.push_back(WritePositionCode(setup.position));
  }
  return codes;
}

int LengthOf(const Position& position, Metric metric, Player hero = Player::kGold) {
  SolveRequest request;
  request.hero = hero;
  request.metric = metric;
  request.cards.deck = SmallDeck();
  const SearchResult result = Solve(position, request);
  REQUIRE(result.status == SearchStatus::kSolved);
  return result.escape->length;
}

int BlockersOf(const Position& position) {
  return static_cast<int>(std::count_if(position.vehicles().begin(), position.vehicles().end(),
                                        [](const Vehicle& vehicle) { return !vehicle.is_hero(); }));
}

// A wish, and a question of its own whether it is kept.
struct Case {
  const char* name;
  void (*wish)(Wishes&);
  bool (*is_kept)(const Position&);
};

const std::vector<Case>& Cases() {
  static const auto* cases = new std::vector<Case>{
      {"moves",
       [](Wishes& w) {
         w.moves = Range{3, 4};
       },
       [](const Position& p) {
         return Range{3, 4}.Holds(LengthOf(p, Metric::kMoves));
       }},
      {"spaces",
       [](Wishes& w) {
         w.spaces = Range{15, 17};
       },
       [](const Position& p) {
         return Range{15, 17}.Holds(LengthOf(p, Metric::kSpaces));
       }},
      {"turns",
       [](Wishes& w) {
         w.turns = Range{2, 2};
       },
       [](const Position& p) { return LengthOf(p, Metric::kTurns) == 2; }},
      {"vehicles",
       [](Wishes& w) {
         w.vehicles = Range{6, 6};
       },
       [](const Position& p) { return BlockersOf(p) == 6; }},
      {"horizontal",
       [](Wishes& w) {
         w.horizontal = Range{2, 2};
       },
       [](const Position& p) {
         return std::count_if(p.vehicles().begin(), p.vehicles().end(), [](const Vehicle& one) {
                  return !one.is_hero() && one.is_horizontal();
                }) == 2;
       }},
      {"hero row", [](Wishes& w) { w.hero_row = Row(1); },
       [](const Position& p) { return p.FindHero(Player::kGold)->at.row == Row(1); }},
      {"unique", [](Wishes& w) { w.unique = true; },
       [](const Position& p) {
         SolveRequest request;
         request.count_solutions = true;
         return Solve(p, request).solutions == "1";
       }},
  };
  return *cases;
}

void CheckHalfTurn(const Position& position) {
  CHECK(IsOwnHalfTurn(position));
  CHECK(LengthOf(position, Metric::kMoves, Player::kSilver) ==
        LengthOf(position, Metric::kMoves, Player::kGold));
}

TEST_CASE("Every wish alone is kept, by an independent count") {
  for (const Case& one : Cases()) {
    Wishes wishes;
    one.wish(wishes);
    GenerationOrder order = SmallOrder(wishes);
    order.count = 2;
    const Found found = Find(order);
    CAPTURE(one.name);
    REQUIRE(found.setups.size() == 2);
    for (const GeneratedSetup& setup : found.setups) {
      CHECK(one.is_kept(setup.position));
      CheckHalfTurn(setup.position);
    }
  }
}

TEST_CASE("Every two wishes together are kept") {
  for (const Case& one : Cases()) {
    for (const Case& other : Cases()) {
      if (&one >= &other) continue;
      Wishes wishes;
      one.wish(wishes);
      other.wish(wishes);
      const Found found = Find(SmallOrder(wishes));
      CAPTURE(one.name, other.name);
      REQUIRE(found.setups.size() == 1);
      CHECK(one.is_kept(found.setups[0].position));
      CHECK(other.is_kept(found.setups[0].position));
    }
  }
}

TEST_CASE("A wish for a difficulty is kept, by the rating") {
  Wishes wishes;
  wishes.difficulty = Range{8, 27};
  const Found found = Find(SmallOrder(wishes));
  REQUIRE(found.setups.size() == 1);
  const std::optional<Difficulty> difficulty = DifficultyOf(found.setups[0].position, {});
  REQUIRE(difficulty.has_value());
  CHECK(difficulty->word == DifficultyWord::kEasy);
  CHECK(difficulty->seconds >= 8);
}

TEST_CASE("A minimal puzzle has no blocker too many, by the rating") {
  Wishes wishes;
  wishes.minimal = true;
  wishes.moves = Range{3};
  GenerationOrder order = SmallOrder(wishes);
  order.tasks[0].design.manner = Manner::kPuzzle;
  order.tasks[0].design.least_blockers = 2;
  const Found found = Find(order);
  REQUIRE(found.setups.size() == 1);
  const WhatIf what_if = AskWhatIf(found.setups[0].position, Player::kGold, {});
  CHECK(what_if.minimal == true);
}

TEST_CASE("Where a shift is a must, there is no escape without one") {
  Wishes wishes;
  wishes.must_shift = true;
  GenerationOrder order = SmallOrder(wishes);
  order.tasks[0].design.manner = Manner::kPuzzle;
  order.tasks[0].design.least_blockers = 2;
  order.tasks[0].design.most_blockers = 4;
  const Found found = Find(order);
  REQUIRE(found.setups.size() == 1);
  SolveRequest request;
  CHECK(Solve(found.setups[0].position, request).status == SearchStatus::kSolved);
  request.sides = {false, false};
  CHECK(Solve(found.setups[0].position, request).status == SearchStatus::kUnsolvable);
}

TEST_CASE("Both heroes of an asymmetric set-up keep the wish") {
  Wishes wishes;
  wishes.moves = Range{3, 4};
  wishes.asymmetric = true;
  GenerationOrder order = SmallOrder(wishes);
  order.tasks[0].design.manner = Manner::kAsymmetric;
  order.count = 2;
  const Found found = Find(order);
  REQUIRE(found.setups.size() == 2);
  for (const GeneratedSetup& setup : found.setups) {
    CHECK_FALSE(IsOwnHalfTurn(setup.position));
    for (const Player hero : kPlayers) {
      CHECK(Range{3, 4}.Holds(LengthOf(setup.position, Metric::kMoves, hero)));
    }
  }
}

TEST_CASE("Classic boards are as long as wished, though the longest of their cluster is longer") {
  Wishes wishes;
  wishes.moves = Range{10, 12};
  GenerationOrder order = SmallOrder(wishes);
  Design& design = order.tasks[0].design;
  design.manner = Manner::kClassic;
  design.grid = *Grid::Boxed(6, 6, {});
  design.box = kClassicBox;
  design.hero_row = Row(2);
  design.least_blockers = 7;
  design.most_blockers = 11;
  order.count = 3;
  const Found found = Find(order);
  REQUIRE(found.setups.size() == 3);
  for (const GeneratedSetup& setup : found.setups) {
    CHECK(Range{10, 12}.Holds(LengthOf(setup.position, Metric::kMoves)));
    CHECK(setup.position.FindHero(Player::kGold)->at.row == Row(2));
  }
}

TEST_CASE("The pieces of a model are used, and the model itself is not found again") {
  const absl::StatusOr<Position> model = ReadPositionCode(
      "....a....b..../GG.ca....b..../...c.d..e.f.../...c.d..e.f.../....g....hf.SS/"
      "....g....h....:0,0",
      Connection::kAllThree);
  REQUIRE(model.ok());
  Wishes wishes;
  wishes.moves = Range{3};
  wishes.pieces = PieceCounts::Of(*model);
  GenerationOrder order = SmallOrder(wishes);
  order.tasks[0].start = Sketch::Of(*model);
  order.tasks[0].design.least_blockers = 8;
  order.tasks[0].design.most_blockers = 8;
  order.known = {*model};
  order.count = 2;
  const Found found = Find(order);
  REQUIRE(found.setups.size() == 2);
  for (const GeneratedSetup& setup : found.setups) {
    CHECK(PieceCounts::Of(setup.position) == *wishes.pieces);
    CHECK_FALSE(CanonicalPosition(setup.position) == CanonicalPosition(*model));
  }
}

TEST_CASE("The same order gives the same set-ups on one thread, two and three") {
  Wishes wishes;
  wishes.moves = Range{4, 5};
  GenerationOrder order = SmallOrder(wishes);
  order.count = 5;
  const Found one = Find(order);
  CHECK(CodesOf(one).size() == 5);
  for (const int threads : {2, 3}) {
    order.threads = threads;
    const Found more = Find(order);
    CHECK(CodesOf(more) == CodesOf(one));
    CHECK(more.result.tally.tried == one.result.tally.tried);
    CHECK(more.result.tally.broken == one.result.tally.broken);
  }
}

TEST_CASE("Another seed gives other set-ups") {
  GenerationOrder order = SmallOrder({});
  const std::vector<std::string> codes = CodesOf(Find(order));
  order.seed = 2;
  CHECK(CodesOf(Find(order)) != codes);
}

TEST_CASE("Set-ups differ under every symmetry, from each other and from those that are known") {
  Wishes wishes;
  wishes.moves = Range{3};
  GenerationOrder order = SmallOrder(wishes);
  order.count = 6;
  const Found first = Find(order);
  REQUIRE(first.setups.size() == 6);
  for (const GeneratedSetup& setup : first.setups) {
    order.known.push_back(setup.position.UpsideDown().HalfTurned());
  }
  const Found second = Find(order);
  REQUIRE(second.setups.size() == 6);
  std::vector<std::string> keys;
  for (const Found* found : {&first, &second}) {
    for (const GeneratedSetup& setup : found->setups) {
      keys.push_back(WritePositionCode(CanonicalPosition(setup.position)));
    }
  }
  std::sort(keys.begin(), keys.end());
  CHECK(std::adjacent_find(keys.begin(), keys.end()) == keys.end());
}

TEST_CASE("The canonical form is the same for all images of a set-up") {
  Wishes wishes;
  wishes.moves = Range{2};
  GenerationOrder order = SmallOrder(wishes);
  order.tasks[0].design.manner = Manner::kAsymmetric;
  order.count = 4;
  const Found found = Find(order);
  REQUIRE(found.setups.size() == 4);
  for (const GeneratedSetup& setup : found.setups) {
    const Position canonical = CanonicalPosition(setup.position);
    CHECK(CanonicalPosition(setup.position.UpsideDown()) == canonical);
    CHECK(CanonicalPosition(setup.position.HalfTurned()) == canonical);
    CHECK(CanonicalPosition(setup.position.HalfTurned().UpsideDown()) == canonical);
  }
}

TEST_CASE("What cannot be had ends with the wish that is in the way, and the nearest") {
  Wishes wishes;
  wishes.moves = Range{30};
  GenerationOrder order = SmallOrder(wishes);
  order.most_tries = 60;
  const Found found = Find(order);
  CHECK(found.setups.empty());
  CHECK(found.result.end == GenerationEnd::kGivenUp);
  CHECK(found.result.tally.tried >= 60);
  REQUIRE(found.result.closest.has_value());
  CHECK(found.result.closest->verdict.broken == WishKind::kMoves);
}

TEST_CASE("Tries in vain are counted anew after each that is kept") {
  Wishes wishes;
  wishes.moves = Range{2};
  GenerationOrder order = SmallOrder(wishes);
  order.most_tries = 40;
  order.count = 30;
  const Found found = Find(order);
  CHECK(found.setups.size() == 30);
  CHECK(found.result.end == GenerationEnd::kComplete);
}

TEST_CASE("An interrupt ends it, with what has been kept") {
  Wishes wishes;
  wishes.moves = Range{3};
  GenerationOrder order = SmallOrder(wishes);
  order.count = 1'000'000;
  std::atomic<bool> interrupt = false;
  order.measures.limits.interrupt = &interrupt;
  uint64_t kept = 0;
  const absl::StatusOr<GenerationResult> result = Generate(
      order,
      [&](const GeneratedSetup&) {
        if (++kept == 3) interrupt = true;
        // Meanwhile others are found, which nobody wants any more.
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        return true;
      },
      [](const GenerationProgress&) {});
  REQUIRE(result.ok());
  CHECK(result->end == GenerationEnd::kStopped);
  CHECK(kept == 3);
  CHECK(result->tally.kept == kept);
}

TEST_CASE("A deadline ends what would go on for long") {
  Wishes wishes;
  wishes.moves = Range{40};
  GenerationOrder order = SmallOrder(wishes);
  order.most_tries = 100'000'000;
  order.measures.limits.deadline =
      std::chrono::steady_clock::now() + std::chrono::milliseconds(200);
  CHECK(Find(order).result.end == GenerationEnd::kStopped);
}

TEST_CASE("Who has enough ends it") {
  Wishes wishes;
  wishes.moves = Range{2};
  GenerationOrder order = SmallOrder(wishes);
  order.count = 50;
  const absl::StatusOr<GenerationResult> result = Generate(
      order, [](const GeneratedSetup&) { return false; }, [](const GenerationProgress&) {});
  REQUIRE(result.ok());
  CHECK(result->end == GenerationEnd::kRefused);
  CHECK(result->tally.kept == 1);
}

}  // namespace
}  // namespace rushkit
