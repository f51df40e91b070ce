#include "solver/generation/hardest.h"

#include <algorithm>
#include <atomic>
#include <optional>
#include <string>
#include <vector>

#include "solver/search/solve.h"
#include "solver/search/some_escape.h"
#include "tests/catch.h"
#include "tests/support/positions.h"

namespace rushkit::testing {
namespace {

constexpr const char* kEasy =
    "GG...a......../.....a.b....../..cc...b..d.../........e.d.../...ff...e..g../...........gSS"
    ":0,0";

void Ignore(const HardestProgress&) {}

HardestOrder SmallOrder(Manner manner) {
  HardestOrder order;
  order.walk.design.manner = manner;
  order.walk.candidates = 40;
  order.walk.most_for_some = 200;
  order.walk.most_for_proof = 3000;
  order.walk.largest_cluster = 2000;
  order.rounds = 1;
  order.seed = 7;
  return order;
}

struct Hunted {
  HardestResult result;
  std::vector<HuntedSetup> improvements;
};

Hunted HuntAll(const HardestOrder& order) {
  Hunted hunted;
  hunted.result = HuntHardest(
      order, [&](const HuntedSetup& setup) { hunted.improvements.push_back(setup); }, Ignore);
  return hunted;
}

std::optional<int> ProvenLength(const Position& position, Player hero) {
  SolveRequest request;
  request.hero = hero;
  const SearchResult result = Solve(position, request);
  if (result.status != SearchStatus::kSolved) return std::nullopt;
  return result.escape->length;
}

std::string TextOf(const HuntedSetup& setup) {
  return CodeOf(setup.position) + " " + std::to_string(setup.length);
}

bool IsFlush(const Position& position) {
  const Vehicle* gold = position.FindHero(Player::kGold);
  const Vehicle* silver = position.FindHero(Player::kSilver);
  return gold != nullptr && silver != nullptr && gold->at.column == Column(0) &&
         silver->at.column == Column(12) && position.offsets() == Offsets{};
}

int BlockersOf(const Position& position, int length) {
  return static_cast<int>(std::count_if(
      position.vehicles().begin(), position.vehicles().end(), [&](const Vehicle& vehicle) {
        return !vehicle.is_hero() && vehicle.length.value() == length;
      }));
}

TEST_CASE("A hunt finds a longer escape than the one that it begins with") {
  HardestOrder order = SmallOrder(Manner::kAsymmetric);
  order.starts = {PositionOf(kEasy)};
  order.walk.candidates = 120;
  const std::optional<int> before = ProvenLength(order.starts.front(), Player::kGold);
  REQUIRE(before.has_value());
  const Hunted hunted = HuntAll(order);
  REQUIRE(hunted.result.best.has_value());
  CHECK(hunted.result.best->length > *before);
}

TEST_CASE("What a hunt finds is made of the box and has the length that it says") {
  for (const Manner manner : {Manner::kSymmetric, Manner::kAsymmetric}) {
    const Hunted hunted = HuntAll(SmallOrder(manner));
    REQUIRE(hunted.result.best.has_value());
    const Position& position = hunted.result.best->position;
    CAPTURE(TextOf(*hunted.result.best));
    CHECK(IsFlush(position));
    CHECK(BlockersOf(position, 2) <= 8);
    CHECK(BlockersOf(position, 3) <= 4);
    CHECK((position.HalfTurned().ToPlacement() == position.ToPlacement()) ==
          (manner == Manner::kSymmetric));
    CHECK(ProvenLength(position, Player::kGold) == hunted.result.best->length);
  }
}

TEST_CASE("A hunt that goes on walks the walks that were left, from where it is told to") {
  HardestOrder order = SmallOrder(Manner::kSymmetric);
  order.rounds = 2;
  const Hunted whole = HuntAll(order);
  CHECK(whole.result.next_round == 2);
  order.rounds = 1;
  const Hunted first = HuntAll(order);
  CHECK(first.result.next_round == 1);
  REQUIRE(first.result.best.has_value());
  order.rounds = 2;
  order.first_round = 1;
  order.starts = {first.result.best->position};
  const Hunted second = HuntAll(order);
  CHECK(second.result.next_round == 2);
  CHECK(second.result.tried == whole.result.tried - first.result.tried);
  REQUIRE(second.result.best.has_value());
  CHECK(second.result.best->length >= first.result.best->length);
}

TEST_CASE("A hunt that is stopped says which round is next") {
  HardestOrder order = SmallOrder(Manner::kSymmetric);
  const std::atomic<bool> interrupt = true;
  order.walk.world.interrupt = &interrupt;
  order.rounds = 9;
  order.first_round = 3;
  const Hunted hunted = HuntAll(order);
  CHECK(hunted.result.stopped == LimitKind::kInterrupt);
  CHECK(hunted.result.next_round == 4);
}

TEST_CASE("A hunt for both heroes goes by the shorter escape") {
  HardestOrder order = SmallOrder(Manner::kAsymmetric);
  order.walk.hunted = HuntedEscape::kBoth;
  const Hunted hunted = HuntAll(order);
  REQUIRE(hunted.result.best.has_value());
  const std::optional<int> gold = ProvenLength(hunted.result.best->position, Player::kGold);
  const std::optional<int> silver = ProvenLength(hunted.result.best->position, Player::kSilver);
  REQUIRE((gold && silver));
  CHECK(std::min(*gold, *silver) == hunted.result.best->length);
}

TEST_CASE("A puzzle is the farthest position of its cluster where that can be counted") {
  // All of a hard classic board beside immovable blockers.
  constexpr const char* kWalledIn =
      "aaaabbbc..deee/.......c..df../.......cGGhf.i/.......jkkhlli/.......jmnpp.i/"
      ".......jmnqq..:0,0";
  HardestOrder order = SmallOrder(Manner::kPuzzle);
  order.starts = {PositionOf(kWalledIn)};
  order.walk.candidates = 1;
  order.walk.largest_cluster = 30'000;
  const Hunted hunted = HuntAll(order);
  REQUIRE(hunted.result.best.has_value());
  CHECK(hunted.result.best->length == 53);
  CHECK(ProvenLength(hunted.result.best->position, Player::kGold) == 53);
}

TEST_CASE("A hunt finds the same on any number of threads") {
  HardestOrder order = SmallOrder(Manner::kAsymmetric);
  order.rounds = 2;
  const Hunted one = HuntAll(order);
  order.threads = 3;
  const Hunted three = HuntAll(order);
  CHECK(one.result.tried == three.result.tried);
  CHECK(one.result.proofs == three.result.proofs);
  REQUIRE(one.improvements.size() == three.improvements.size());
  for (size_t i = 0; i < one.improvements.size(); ++i) {
    CHECK(TextOf(one.improvements[i]) == TextOf(three.improvements[i]));
  }
}

TEST_CASE("Improvements of a hunt get longer, and the last one is its result") {
  HardestOrder order = SmallOrder(Manner::kAsymmetric);
  order.rounds = 2;
  const Hunted hunted = HuntAll(order);
  REQUIRE_FALSE(hunted.improvements.empty());
  for (size_t i = 1; i < hunted.improvements.size(); ++i) {
    CHECK(hunted.improvements[i].length > hunted.improvements[i - 1].length);
  }
  CHECK(TextOf(hunted.improvements.back()) == TextOf(*hunted.result.best));
}

TEST_CASE("A hunt that is interrupted keeps the best that it has found") {
  std::atomic<bool> interrupt = false;
  HardestOrder order = SmallOrder(Manner::kAsymmetric);
  order.rounds = 1'000'000;
  order.walk.world.interrupt = &interrupt;
  const HardestResult result = HuntHardest(
      order, [&](const HuntedSetup&) { interrupt = true; }, Ignore);
  CHECK(result.stopped == LimitKind::kInterrupt);
  CHECK(result.best.has_value());
}

TEST_CASE("Some escape is never shorter than the shortest one, and often found") {
  int found = 0;
  for (const char* code : {"GGJeeeddccmmSS/..J.........../..J....I.H..../aaaffllI.Hbbb./"
                           ".......K....../.......K......:0,0",
                           "GG.mJ......F../...mJ..hhh.F../...AD...C.LE../...AD...C.LE../"
                           "...AkkiiB.LE../........B...SS:0,0",
                           kEasy}) {
    const Position position = PositionOf(code);
    for (const Player hero : kPlayers) {
      const SomeEscape some = FindSomeEscape(position, hero, Metric::kMoves, 3000, nullptr);
      if (!some.length) continue;
      ++found;
      CHECK(*some.length >= *ProvenLength(position, hero));
    }
  }
  CHECK(found >= 5);
}

}  // namespace
}  // namespace rushkit::testing
