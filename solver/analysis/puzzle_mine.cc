#include "solver/analysis/puzzle_mine.h"

#include <limits>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/analysis/record_view.h"
#include "solver/evaluation/winning_turn.h"
#include "solver/game/plays.h"
#include "solver/judgement/forced_win.h"

namespace rushkit {
namespace {

// A win at once is a puzzle when its turn has so many moves at least.
constexpr size_t kMovesOfPuzzle = 3;

// The same moment without what came before: positions that have stood, and turns.
std::optional<InformationSet> WithoutHistory(const InformationSet& view) {
  const GameCourse& course = view.course();
  const auto begun = GameCourse::Begin(course.position(), view.viewer(), course.spaces_rule());
  if (!begun.ok()) return std::nullopt;
  CardLedger::Account account = view.cards().ToAccount();
  account.reshuffles = 0;
  const auto ledger = CardLedger::Resume(account);
  if (!ledger.ok()) return std::nullopt;
  const auto resumed = InformationSet::Resume(*begun, view.viewer(), *ledger);
  return resumed.ok() ? std::optional<InformationSet>(*resumed) : std::nullopt;
}

CardKinds WinningKinds(PlayGenerator& plays, const InformationSet& view) {
  return plays.Winning(*plays.form().Compact(view.position()), view.viewer(),
                       CardKinds::Of(view.hand()));
}

}  // namespace

std::optional<Puzzle> PuzzleMine::FindWinAtOnce(const InformationSet& view, CardKinds winning) {
  if (winning.size() != 1) return std::nullopt;
  PlayGenerator& plays = tables_->plays();
  plays.Begin(view.position(), view.viewer());
  for (const Card card : kAllCards) {
    if (!winning.Has(card)) continue;
    PlayCursor cursor(plays, card);
    Turn turn = plays.TurnTo(card, *cursor.Next());
    if (turn.moves.size() < kMovesOfPuzzle) return std::nullopt;
    return Puzzle{PuzzleKind::kWin, view, 1, std::move(turn)};
  }
  return std::nullopt;
}

std::optional<Puzzle> PuzzleMine::FindWin(const InformationSet& view,
                                          const PuzzleRequest& request) {
  PlayGenerator& plays = SetupTables::For(view, tables_).plays();
  const CardKinds winning = WinningKinds(plays, view);
  if (!winning.empty()) return FindWinAtOnce(view, winning);
  ForcedWinRequest asked;
  asked.turns = request.turns;
  asked.all_first_turns = true;
  asked.limits.max_states = request.max_states;
  const ForcedWin forced = FindForcedWin(view, asked);
  const bool is_unique =
      forced.status == ForcedWinStatus::kForced && !forced.limit && forced.first_turns.size() == 1;
  if (!is_unique) return std::nullopt;
  return Puzzle{PuzzleKind::kWin, view, forced.turns, forced.first_turns.front()};
}

std::optional<Puzzle> PuzzleMine::FindDefence(const InformationSet& view) {
  if (view.other().hidden > 0) return std::nullopt;
  PlayGenerator& plays = SetupTables::For(view, tables_).plays();
  if (!WinningKinds(plays, view).empty()) return std::nullopt;
  const CardKinds replies = CardKinds::Of(view.other().known);
  plays.Begin(view.position(), view.viewer());
  std::optional<std::pair<Card, CompactPosition>> defence;
  for (const Card card : kAllCards) {
    if (!view.hand().Has(card)) continue;
    for (const CompactPosition& outcome : plays.Of(card)) {
      if (!plays.Winning(outcome, Opponent(view.viewer()), replies).empty()) continue;
      if (defence) return std::nullopt;
      defence.emplace(card, outcome);
    }
  }
  if (!defence) return std::nullopt;
  return Puzzle{PuzzleKind::kDefence, view, 1, plays.TurnTo(defence->first, defence->second)};
}

absl::Status PuzzleMine::Verify(const Puzzle& puzzle) {
  const bool is_win = puzzle.kind == PuzzleKind::kWin;
  const std::optional<Puzzle> found =
      is_win ? FindWin(puzzle.view,
                       {.turns = puzzle.turns, .max_states = std::numeric_limits<uint64_t>::max()})
             : FindDefence(puzzle.view);
  if (!found) {
    return absl::FailedPreconditionError(is_win ? "no one turn forces the win within these turns"
                                                : "there is not just one defence");
  }
  if (found->turns != puzzle.turns) {
    return absl::FailedPreconditionError(absl::StrCat("it takes ", found->turns, " turns"));
  }
  const Position& start = puzzle.view.position();
  const bool is_same =
      found->solution.card == puzzle.solution.card &&
      (found->turns == 1 && is_win ? Wins(puzzle.view, puzzle.solution)
                                   : After(start, found->solution).ToPlacement() ==
                                         After(start, puzzle.solution).ToPlacement());
  if (is_same) return absl::OkStatus();
  return absl::FailedPreconditionError("another turn is the right one");
}

void PuzzleMine::Mine(const GameRecord& record, const PuzzleRequest& request,
                      const std::function<void(const Puzzle&, size_t turn)>& on_puzzle) {
  for (size_t turn = 0; turn < record.turns.size(); ++turn) {
    for (const Knowledge knowledge : {Knowledge::kHidden, Knowledge::kOpen}) {
      const auto view = ViewAfter(record, turn, knowledge);
      if (!view.ok()) continue;
      const std::optional<InformationSet> alone = WithoutHistory(*view);
      if (!alone) continue;
      const std::optional<Puzzle> puzzle =
          knowledge == Knowledge::kHidden ? FindWin(*alone, request) : FindDefence(*alone);
      if (puzzle) on_puzzle(*puzzle, turn + 1);
    }
  }
}

}  // namespace rushkit
