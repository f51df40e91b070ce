// The generator that is asked about many positions of one set-up, against the slow twin, and its
// short cuts against itself.
#include "solver/game/play_generator.h"

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/strings/str_join.h"
#include "solver/board/move_generation.h"
#include "solver/game/plays.h"
#include "tests/catch.h"
#include "tests/effort.h"
#include "tests/game/cards.h"
#include "tests/game/generator_play.h"
#include "tests/support/positions.h"
#include "tests/twin/plays.h"

namespace rushkit {
namespace {

using testing::AllOf;
using testing::Begin;
using testing::CardsByName;
using testing::CodeOf;
using testing::kBothRules;
using testing::LetterOf;
using testing::OnRandomPlay;
using testing::PositionOf;
using testing::TextsOf;
using testing::TwinOf;

twin::Table TableOf(const Position& position) {
  return twin::Table(CodeOf(position), position.grid().connection() == Connection::kAllThree
                                           ? twin::Connected::kAllThree
                                           : twin::Connected::kNeighbours);
}

void CheckAgainstTwin(PlayGenerator& generator, const Position& position, Player mover,
                      const std::string& card) {
  Begin(generator, position, mover);
  const twin::Outcomes expected =
      twin::OutcomesOf(TableOf(position), LetterOf(mover), card, TwinOf(generator.rule()));
  const Outcomes outcomes = generator.Of(CardsByName().at(card));
  std::set<std::string> keys;
  for (const CompactPosition& outcome : outcomes) {
    keys.insert(TableOf(generator.form().Expand(outcome)).Key());
  }
  std::set<std::string> expected_keys;
  for (const auto& [key, code] : expected.codes) expected_keys.insert(key);
  INFO(card);
  REQUIRE(keys == expected_keys);
  REQUIRE(outcomes.size() == keys.size());
  REQUIRE((outcomes.win_count() > 0) == expected.wins);
}

TEST_CASE("Every card leaves what the slow twin finds, wherever random play leads") {
  OnRandomPlay(testing::Effort(16), 2,
               [](PlayGenerator& generator, const Position& position, Player mover) {
                 for (const char* card : {"M1", "M2", "SL", "SH", "MS1"}) {
                   CheckAgainstTwin(generator, position, mover, card);
                 }
               });
}

TEST_CASE("The cards of many spaces leave what the slow twin finds") {
  OnRandomPlay(testing::Effort(8), 1,
               [](PlayGenerator& generator, const Position& position, Player mover) {
                 if (position.vehicles().size() > 12) return;
                 for (const char* card : {"M3", "MS2"})
                   CheckAgainstTwin(generator, position, mover, card);
               });
}

TEST_CASE("In what has become narrow even the largest cards leave what the slow twin finds") {
  for (const char* code : {testing::kNothingMoves, testing::kOnlyShifts, testing::kOnlyLeaving,
                           testing::kStepBeforeShift}) {
    for (const SpacesRule rule : kBothRules) {
      PlayGenerator generator(PositionOf(code), rule);
      for (const auto& [name, card] : CardsByName()) {
        CheckAgainstTwin(generator, PositionOf(code), Player::kGold, name);
        CheckAgainstTwin(generator, PositionOf(code), Player::kSilver, name);
      }
    }
  }
}

TEST_CASE("A position comes back from its compact form, up to equal vehicles") {
  OnRandomPlay(200, 5, [](PlayGenerator& generator, const Position& position, Player) {
    const CompactPosition compact = *generator.form().Compact(position);
    const Position expanded = generator.form().Expand(compact);
    REQUIRE(expanded.ToPlacement() == position.ToPlacement());
    REQUIRE(generator.form().Compact(expanded) == compact);
    const CompactPosition lettered = *generator.form().Lettered(position);
    REQUIRE(generator.form().Sorted(lettered) == compact);
    REQUIRE(generator.form().Expand(lettered) == position);
  });
}

TEST_CASE("A form refuses a position that has not its vehicles") {
  const CompactForm form(
      PositionOf("aa............/..b.........../..b.........../GG..........SS/............../"
                 "..............:0,0"));
  const char* const longer =
      "aaa.........../..b.........../..b.........../GG..........SS/............../"
      "..............:0,0";
  const char* const fewer =
      "aa............/............../............../GG..........SS/............../"
      "..............:0,0";
  const char* const more =
      "aa..cc......../..b.........../..b.........../GG..........SS/............../"
      "..............:0,0";
  const char* const no_silver =
      "aa............/..b.........../..b.........../GG............/............../"
      "..............:0,0";
  const char* const renamed =
      "bb............/..a.........../..a.........../GG..........SS/............../"
      "..............:0,0";
  CHECK_FALSE(form.Compact(PositionOf(longer)).has_value());
  CHECK_FALSE(form.Compact(PositionOf(fewer)).has_value());
  CHECK_FALSE(form.Compact(PositionOf(more)).has_value());
  CHECK_FALSE(form.Compact(PositionOf(no_silver, Connection::kNeighbours)).has_value());
  CHECK(form.Compact(PositionOf(no_silver)).has_value());
  CHECK(form.Compact(PositionOf(renamed)).has_value());
  CHECK_FALSE(form.Lettered(PositionOf(renamed)).has_value());
}

TEST_CASE("Equal vehicles in one another's places are one compact position") {
  const Position one = PositionOf(
      "aa.bb........./..c...d......./..c...d......./GG..........SS/............../"
      "..............:0,0");
  const Position other = PositionOf(
      "bb.aa........./..d...c......./..d...c......./GG..........SS/............../"
      "..............:0,0");
  const CompactForm form(one);
  CHECK(form.Compact(one) == form.Compact(other));
  CHECK(form.Lettered(one) != form.Lettered(other));
}

TEST_CASE("No card leaves a position twice, and wins come first") {
  OnRandomPlay(40, 3, [](PlayGenerator& generator, const Position& position, Player mover) {
    Begin(generator, position, mover);
    for (const Card card : kAllCards) {
      const Outcomes outcomes = generator.Of(card);
      const std::vector<CompactPosition> all = AllOf(outcomes);
      REQUIRE(absl::flat_hash_set<CompactPosition>(all.begin(), all.end()).size() == all.size());
      for (size_t i = 0; i < all.size(); ++i) {
        const bool gone = generator.form().Expand(all[i]).FindHero(mover) == nullptr;
        REQUIRE(outcomes.Wins(i) == (gone && position.FindHero(mover) != nullptr));
        REQUIRE(outcomes.Wins(i) == generator.IsWin(all[i]));
        if (all.size() > 200) i += 37;
      }
    }
  });
}

TEST_CASE("The order in which cards are asked for does not change what each leaves") {
  OnRandomPlay(20, 2, [](PlayGenerator& generator, const Position& position, Player mover) {
    std::vector<std::vector<CompactPosition>> forward;
    Begin(generator, position, mover);
    for (const Card card : kAllCards) forward.push_back(AllOf(generator.Of(card)));
    Begin(generator, position, mover);
    for (size_t i = kAllCards.size(); i-- > 0;) {
      REQUIRE(AllOf(generator.Of(kAllCards[i])) == forward[i]);
    }
  });
}

TEST_CASE("TurnTo gives a turn that the slow twin allows and that ends where it says") {
  Random random(3);
  OnRandomPlay(10, 2, [&](PlayGenerator& generator, const Position& position, Player mover) {
    generator.Begin(position, mover);
    for (const auto& [name, card] : CardsByName()) {
      const Outcomes outcomes = generator.Of(card);
      for (int i = 0; i < 4; ++i) {
        const CompactPosition& outcome = outcomes[random.Below(outcomes.size())];
        const Turn turn = generator.TurnTo(card, outcome);
        INFO(name << " " << absl::StrJoin(TextsOf(turn.moves), " "));
        REQUIRE(generator.form().Compact(After(position, turn)) == outcome);
        REQUIRE(twin::IsLegalTurn(TableOf(position), LetterOf(mover), name, TextsOf(turn.moves),
                                  TwinOf(generator.rule())));
      }
    }
  });
}

// Whether at most so many moves lead to `target` by using at most, or exactly, what is left of a
// card: tries every sequence.
bool CanDoWith(const Position& position, Player mover, const Placement& target, CardUse left,
               bool use_all, size_t moves) {
  if (position.ToPlacement() == target && (!use_all || left == CardUse())) return true;
  if (moves == 0) return false;
  const std::vector<Move> legal = LegalMoves(position, mover);
  return std::any_of(legal.begin(), legal.end(), [&](const Move& move) {
    CardUse rest = left;
    if (std::holds_alternative<Shift>(move)) {
      if (!left.shift) return false;
      rest.shift = false;
    } else {
      rest.spaces -= SpacesOf(move);
      if (rest.spaces < 0) return false;
    }
    return CanDoWith(position.After(move), mover, target, rest, use_all, moves - 1);
  });
}

TEST_CASE("No turn has fewer moves than the one that TurnTo gives") {
  Random random(4);
  OnRandomPlay(12, 1, [&](PlayGenerator& generator, const Position& position, Player mover) {
    generator.Begin(position, mover);
    for (const Card card : {Card::kMove2, Card::kMove3, Card::kMoveShift1, Card::kMoveShift2}) {
      const Outcomes outcomes = generator.Of(card);
      const size_t index = random.Below(outcomes.size());
      const Turn turn = generator.TurnTo(card, outcomes[index]);
      if (turn.moves.empty()) continue;
      const Placement target = After(position, turn).ToPlacement();
      const CardPower power = PowerOf(card);
      const bool exact = generator.rule() == SpacesRule::kExact && !outcomes.Wins(index);
      const CardUse use = exact ? generator.MostUse(card) : CardUse{power.spaces, power.shift};
      REQUIRE_FALSE(CanDoWith(position, mover, target, use, exact, turn.moves.size() - 1));
    }
  });
}

TEST_CASE("A half turn of the grid that swaps the heroes swaps the outcomes too") {
  OnRandomPlay(20, 2, [](PlayGenerator& generator, const Position& position, Player mover) {
    const Position turned = position.HalfTurned();
    PlayGenerator other(turned, generator.rule());
    Begin(generator, position, mover);
    Begin(other, turned, Opponent(mover));
    for (const Card card : {Card::kMove3, Card::kSlide, Card::kShift, Card::kMoveShift1}) {
      const Outcomes outcomes = generator.Of(card);
      const Outcomes others = other.Of(card);
      REQUIRE(outcomes.size() == others.size());
      REQUIRE(outcomes.win_count() == others.win_count());
      absl::flat_hash_set<CompactPosition> there;
      for (const CompactPosition& one : others) there.insert(one);
      for (const CompactPosition& one : outcomes) {
        const Position expected = generator.form().Expand(one).HalfTurned();
        REQUIRE(there.contains(*other.form().Compact(expected)));
      }
    }
  });
}

}  // namespace
}  // namespace rushkit
