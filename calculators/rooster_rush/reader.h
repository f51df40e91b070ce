// Questions and game logs as JSON. A command's options are the same keys: what a file holds as a
// text is what the option takes.
//
//   table = {PLAYERS, ROUND, "points": pairs, "tickets": pairs, "rules": pairs}
//   odds  = {"cards", "backs", "stopped", "bias": pairs, "points": 0, "tickets": 0}
//   game  = {PLAYERS, "rules": pairs, "deck": items, "rounds": [{ROUND}, ...]}
//
//   PLAYERS = "players": 3, for p1, p2 and p3, or their names: ["Ann", ...]
//   ROUND = "cards": items      "taxi+police=3,fire=2", or with their backs "fire=2/red"
//           "backs": items      "taxi,red": left out where the cards have theirs
//           "chips": pairs      "taxi=p1": who got which; may be left out
//           "stopped": pairs    "taxi=vehicle,police=crosswalk"; a list of pairs where a chip fell
//                               and all were spun again
//           "pressed": pairs    "p1=1,p2=button,p3=nothing", the first to press first; a text may
//                               name a player twice
//           "discards": pairs   "p2=fire=2/red": which ticket goes; "p2=none": it keeps them
//
//   items = a text with commas, or a list of texts;  pairs = a text with commas, or an object
#ifndef RUSHKIT_CALCULATORS_ROOSTER_RUSH_READER_H_
#define RUSHKIT_CALCULATORS_ROOSTER_RUSH_READER_H_

#include "absl/status/statusor.h"
#include "calculators/rooster_rush/game.h"
#include "calculators/rooster_rush/odds.h"
#include "calculators/score_sheet/json_value.h"

namespace rushkit::rooster {

// One round and the players before it.
struct Table {
  std::vector<Player> players;
  Round round;
  Rules rules;
};

// Each fails (see ToStatus) with all that is not as above.
absl::StatusOr<Table> ReadTable(const JsonValue& root);
absl::StatusOr<OddsQuestion> ReadOddsQuestion(const JsonValue& root);
absl::StatusOr<GameRecord> ReadGame(const JsonValue& root);

}  // namespace rushkit::rooster

#endif  // RUSHKIT_CALCULATORS_ROOSTER_RUSH_READER_H_
