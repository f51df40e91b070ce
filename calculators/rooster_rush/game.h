// A whole game, refereed from its log.
#ifndef RUSHKIT_CALCULATORS_ROOSTER_RUSH_GAME_H_
#define RUSHKIT_CALCULATORS_ROOSTER_RUSH_GAME_H_

#include <optional>
#include <vector>

#include "calculators/rooster_rush/card.h"
#include "calculators/rooster_rush/end.h"
#include "calculators/rooster_rush/round.h"
#include "calculators/rooster_rush/rules.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::rooster {

inline constexpr size_t kRoadCards = 40;

struct GameRecord {
  std::vector<Player> players;  // three to six, without points and tickets
  Rules rules;
  std::optional<std::vector<RoadCard>> deck;  // nothing: nobody wrote it down
  std::vector<Round> rounds;
};

struct GameResult {
  ScoreSheet table;                 // the deck, and what the game rests on
  std::vector<RoundResult> rounds;  // up to the first that is not as the rules want it
  std::vector<ScoreSheet> sheets;   // one a player, over the rounds before that
  std::vector<Player> players;      // after these
  size_t pile = 0;                  // cards in the draw pile then
  GameEnd end;

  Verdict verdict() const;
};

GameResult RefereeGame(const GameRecord& record);

}  // namespace rushkit::rooster

#endif  // RUSHKIT_CALCULATORS_ROOSTER_RUSH_GAME_H_
