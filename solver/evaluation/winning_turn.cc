#include "solver/evaluation/winning_turn.h"

#include <utility>

#include "solver/game/card_kinds.h"

namespace rushkit {

std::optional<Turn> WinningTurn(PlayGenerator& plays, const InformationSet& view) {
  const std::optional<CompactPosition> position = plays.form().Compact(view.position());
  const CardKinds winning = plays.Winning(*position, view.viewer(), CardKinds::Of(view.hand()));
  for (const Card card : kAllCards) {
    if (!winning.Has(card)) continue;
    PlayCursor cursor(plays, card);
    return plays.TurnTo(card, *cursor.Next());
  }
  return std::nullopt;
}

bool Wins(const InformationSet& view, const Turn& turn) {
  GameCourse course = view.course();
  course.Play(turn);
  return course.ending() == WinOf(view.viewer());
}

Decision DecisionToWin(Turn turn) {
  Candidate candidate{turn, true, kWinScore, 0};
  return {std::move(turn), {std::move(candidate)}};
}

}  // namespace rushkit
