// A game as it lies on the table, for those who sit at it.
#ifndef RUSHKIT_CLI_RENDER_TABLE_TEXT_H_
#define RUSHKIT_CLI_RENDER_TABLE_TEXT_H_

#include <array>
#include <string>

#include "absl/strings/string_view.h"
#include "solver/board/vehicle.h"
#include "solver/game/card_counts.h"
#include "solver/game/decision.h"
#include "solver/game/game_record.h"
#include "solver/game/information_set.h"

namespace rushkit {

// "M3 SH SL MS2"
std::string HandText(const Hand& hand);

// "turn 5, gold to play; 22 cards in the pile, 2 discarded". Everyone sees it.
std::string StandText(const GameCourse& course, const CardLedger& cards);

// What `view` knows of both hands, a line each: "gold    M3 SH SL MS2", "silver  M1 and 3 more".
std::string HandsText(const InformationSet& view);
// Both hands, for somebody who may see all: a line each.
std::string BothHandsText(const std::array<Hand, 2>& hands);

// The last turn of a record, with who played it: "silver played M1: a+1 (Move 1: blocker a, 1
// down)"; empty before the first.
std::string LastTurnText(const GameRecord& record);

// "gold wins: the hero is off the grid", "unfinished: ..."; of kOpen "the game is open".
std::string ResultText(RecordedResult result);

// A table of what was thought of, best first.
std::string CandidatesText(const Decision& decision);

// What can be typed.
std::string TableHelp();

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RENDER_TABLE_TEXT_H_
