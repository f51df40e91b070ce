// The words of a game record that its reader and its writer share.
#ifndef RUSHKIT_SOLVER_NOTATION_GAME_RECORD_WORDS_H_
#define RUSHKIT_SOLVER_NOTATION_GAME_RECORD_WORDS_H_

#include <array>

#include "absl/strings/string_view.h"
#include "solver/game/game_record.h"

namespace rushkit {

inline constexpr absl::string_view kTurnCapRule = "turn-cap";
inline constexpr absl::string_view kRepetitionsRule = "repetitions";

struct ResultName {
  RecordedResult result;
  absl::string_view name;
};
inline constexpr std::array<ResultName, 7> kResults = {{
    {RecordedResult::kOpen, "open"},
    {RecordedResult::kGoldWins, "gold"},
    {RecordedResult::kSilverWins, "silver"},
    {RecordedResult::kTurnCap, "unfinished (turn cap)"},
    {RecordedResult::kRepetition, "unfinished (repetition)"},
    {RecordedResult::kGoldResigns, "gold resigns"},
    {RecordedResult::kSilverResigns, "silver resigns"},
}};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_GAME_RECORD_WORDS_H_
