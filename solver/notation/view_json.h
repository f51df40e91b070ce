// What a player sees of a game between two turns, as a JSON object: all that he needs to choose.
//
//   view = {
//     "position": TEXT           the code of the grid (position_code.h)
//     "player": "gold"|"silver"  who sees this, and is to move
//     "hand": TEXT               his four cards (card_notation.h): "M3,SH,SL,MS2"
//     "other_known": TEXT        cards that the other player is known to hold; may be left out: ""
//     "other_hidden": N          how many more that one holds; may be left out: the rest of four
//     "unseen": counts           where the hidden cards and the whole draw pile come from
//     "pile": N                  cards in the draw pile
//     "discards": counts         may be left out: none
//     "reshuffles": N            how often the discards became the pile; may be left out: 0
//     "turns": N                 that both have played so far; may be left out: 0
//     "rules": {"connection": TEXT, "spaces": TEXT, "turn_cap": N, "repetitions": N}
//                                may be left out, as may each: the defaults
//     "seen": {"gold": {CODE: N}, "silver": {CODE: N}}
//                                how often each position has stood with that player to move, the
//                                present one included; letters are not the vehicles' own here. May
//                                be left out: only the present one, once
//   }
//   counts = {CARD: N}           a kind that is left out: none
//
// Keys that are not known are ignored. Nothing of it tells more than the player knows.
#ifndef RUSHKIT_SOLVER_NOTATION_VIEW_JSON_H_
#define RUSHKIT_SOLVER_NOTATION_VIEW_JSON_H_

#include <optional>

#include "nlohmann/json.hpp"
#include "solver/game/information_set.h"
#include "solver/notation/json_fields.h"

namespace rushkit {

// The view of whoever is to move. Reading it gives an equal information set.
nlohmann::ordered_json WriteView(const InformationSet& view);

// Nothing when something is wrong, all of which `fields` notes.
std::optional<InformationSet> ReadView(JsonFields& fields);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_VIEW_JSON_H_
