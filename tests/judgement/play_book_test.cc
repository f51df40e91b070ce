#include "solver/judgement/play_book.h"

#include <algorithm>
#include <vector>

#include "solver/agents/greedy_agent.h"
#include "solver/agents/random_agent.h"
#include "solver/evaluation/setup_tables.h"
#include "solver/judgement/game_value.h"
#include "tests/catch.h"
#include "tests/games/views.h"

namespace rushkit {
namespace {

// What every outcome of a card is worth to the mover, the best first.
std::vector<int> AllWorths(PlayGenerator& plays, const RaceDistance& race,
                           const CompactPosition& position, Player mover, Card card) {
  plays.Begin(position, mover);
  std::vector<int> worths;
  for (const CompactPosition& outcome : plays.Of(card)) {
    worths.push_back(
        WorthOfRace(race.Of(outcome, mover).spaces, race.Of(outcome, Opponent(mover)).spaces));
  }
  std::sort(worths.rbegin(), worths.rend());
  return worths;
}

TEST_CASE("the book keeps the best outcomes of a card, and all that are safe until one is") {
  int unsafe = 0;
  int checked = 0;
  for (uint64_t number = 0; number < 4; ++number) {
    RandomAgent gold;
    GreedyAgent silver;
    ForEachView(testing::GameNumber(number), gold, silver, [&](const InformationSet& view) {
      if (++checked % 5 != 0) return;
      SetupTables tables(view.position(), view.course().spaces_rule(), CardKinds::All());
      SetupTables slow(view.position(), view.course().spaces_rule(), CardKinds::All());
      PlayBook book(tables.plays(), tables.race(), CardKinds::All());
      const CompactPosition position = *tables.plays().form().Compact(view.position());
      BookPage& page = book.PageOf(position, view.viewer());
      for (const Card card : {Card::kMove2, Card::kSlide, Card::kMoveShift1}) {
        const BookPlays& plays = book.PlaysOf(page, card);
        const std::vector<int> worths =
            AllWorths(slow.plays(), slow.race(), position, view.viewer(), card);
        CHECK(plays.generated == worths.size());
        for (size_t i = 0; i < std::min(plays.best.size(), size_t{8}); ++i) {
          CHECK(plays.best[i].worth == worths[i]);
        }
        bool is_some_safe = false;
        for (const BookPlay& play : plays.best) {
          CHECK(play.answers ==
                slow.plays().Winning(play.position, Opponent(view.viewer()), CardKinds::All()));
          is_some_safe = is_some_safe || play.answers.empty();
        }
        if (!is_some_safe) ++unsafe;
        CHECK((is_some_safe || plays.best.size() == std::min<size_t>(worths.size(), 8)));
      }
    });
  }
  CHECK(checked > 30);
}

TEST_CASE("a page says the same whatever was asked before") {
  RandomAgent gold;
  GreedyAgent silver;
  testing::SeededGame game = testing::GameNumber(2);
  game.turns = 20;
  std::vector<CompactPosition> positions;
  std::optional<SetupTables> tables;
  ForEachView(game, gold, silver, [&](const InformationSet& view) {
    if (!tables) tables.emplace(view.position(), view.course().spaces_rule(), CardKinds::All());
    positions.push_back(*tables->plays().form().Compact(view.position()));
  });
  PlayBook busy(tables->plays(), tables->race(), CardKinds::All());
  SetupTables others(testing::GameNumber(2).start, game.spaces, CardKinds::All());
  for (const Card card : {Card::kMove3, Card::kShift, Card::kMove1}) {
    for (const CompactPosition& position : positions) {
      PlayBook fresh(others.plays(), others.race(), CardKinds::All());
      const BookPlays& a = busy.PlaysOf(busy.PageOf(position, Player::kGold), card);
      const BookPlays& b = fresh.PlaysOf(fresh.PageOf(position, Player::kGold), card);
      REQUIRE(a.best.size() == b.best.size());
      for (size_t i = 0; i < a.best.size(); ++i) CHECK(a.best[i].position == b.best[i].position);
    }
  }
}

}  // namespace
}  // namespace rushkit
