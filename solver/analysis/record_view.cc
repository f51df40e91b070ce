#include "solver/analysis/record_view.h"

#include "solver/game/recorded_game.h"

namespace rushkit {

absl::StatusOr<InformationSet> ViewAfter(const GameRecord& record, size_t turns,
                                         Knowledge knowledge) {
  const GameRecord begun = Truncated(record, turns);
  const GameReplay replay = ReplayGame(begun);
  if (!replay.is_legal()) return absl::FailedPreconditionError(replay.breach->reason);
  // Without these a game would be continued with cards that are not of the record.
  const bool says_cards = record.seed || (record.hands && record.pile);
  if (says_cards && knowledge == Knowledge::kHidden) {
    const absl::StatusOr<RecordedGame> game = RecordedGame::From(begun);
    if (game.ok()) return game->referee().ViewOf(game->state().to_move());
  }
  return InformationSet::Resume(
      *replay.course, replay.course->to_move(),
      knowledge == Knowledge::kOpenKnown ? *replay.cards : replay.cards->WithoutOrder());
}

}  // namespace rushkit
