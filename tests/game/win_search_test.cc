// Which cards win at once, and the lazy form that gives wins first, against what is generated in
// full.
#include "solver/game/win_search.h"

#include <algorithm>
#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/game/generator_play.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::AllOf;
using testing::Begin;
using testing::CaseCodes;
using testing::CodeOf;
using testing::LetterOf;
using testing::OnRandomPlay;
using testing::PlayAtRandom;
using testing::PositionOf;

// Positions near the end: heroes at their last steps, with something in the way or not.
template <class Check>
void OnEndings(int games, Check check) {
  OnRandomPlay(games, 8, [&](PlayGenerator& generator, const Position& position, Player mover) {
    for (const Player player : {mover, Opponent(mover)}) check(generator, position, player);
  });
  for (const char* name : {"all-three"}) {
    const std::vector<std::string> codes = CaseCodes(name);
    for (size_t i = 0; i < codes.size(); i += 3) {
      const Position setup = PositionOf(codes[i]);
      PlayGenerator generator(setup, i % 2 == 0 ? SpacesRule::kExact : SpacesRule::kUpTo);
      PlayAtRandom(setup, i, 6, [&](const Position& position, Player mover) {
        INFO(CodeOf(position) << " " << LetterOf(mover));
        check(generator, position, mover);
      });
    }
  }
}

TEST_CASE("Winning says which cards have a win among their outcomes") {
  int wins = 0;
  OnEndings(60, [&](PlayGenerator& generator, const Position& position, Player mover) {
    const CompactPosition compact = *generator.form().Compact(position);
    generator.Begin(compact, mover);
    CardKinds expected;
    for (const Card card : kAllCards) {
      if (generator.Of(card).win_count() > 0) expected.Add(card);
    }
    wins += expected.size();
    REQUIRE(generator.Winning(compact, mover, CardKinds::All()) == expected);
    for (const Card card : kAllCards) {
      const CardKinds one = {card};
      REQUIRE(generator.Winning(compact, mover, one) == (expected.Has(card) ? one : CardKinds()));
    }
  });
  CHECK(wins > 500);
}

TEST_CASE("The cursor gives all outcomes once, wins first") {
  OnEndings(20, [](PlayGenerator& generator, const Position& position, Player mover) {
    Begin(generator, position, mover);
    for (const Card card : kAllCards) {
      std::vector<CompactPosition> given;
      PlayCursor cursor(generator, card);
      while (const CompactPosition* next = cursor.Next()) given.push_back(*next);
      const Outcomes outcomes = generator.Of(card);
      const auto ends = static_cast<std::ptrdiff_t>(outcomes.win_count());
      REQUIRE(std::all_of(given.begin(), given.begin() + ends,
                          [&](const CompactPosition& one) { return generator.IsWin(one); }));
      std::vector<CompactPosition> all = AllOf(outcomes);
      std::sort(all.begin(), all.end());
      std::sort(given.begin(), given.end());
      REQUIRE(given == all);
    }
  });
}

}  // namespace
}  // namespace rushkit
