// The log of a game as JSON.
//
//   {"players": ["ann", "bo"],            clockwise
//    "first": "ann",                      who begins; left out, the first of them
//    "freeway": CARDS,                    the four that were dealt
//    "deck": 64 or CARDS in order,        what is left; left out, the rest of all cards
//    "turns": [{"player": "ann", ACTION,  see action_reader.h; "of" may be left out between two
//               "reveal": CARD,           comes to the freeway; may be left out where the deck is
//               known "moves": [{"card": CARD, "from": PLACE, "to": PLACE}]}]}   by a roadside card
//
// A place is a player's lane "ann", his pile "ann/pile", or "discard". "facts" and "rules" as in
// question.h.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_GAME_LOG_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_GAME_LOG_H_

#include "absl/status/statusor.h"
#include "calculators/roadkill_rivals/catalogue.h"
#include "calculators/roadkill_rivals/game.h"
#include "calculators/score_sheet/json_value.h"

namespace rushkit::roadkill {

// Fails with the places of all that is wrong.
absl::StatusOr<GameLog> ReadGameLog(const JsonValue& root, const Catalogue& catalogue);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_GAME_LOG_H_
