#include "solver/judgement/forced_win.h"

#include <algorithm>

#include "solver/judgement/forced_win_search.h"

namespace rushkit {
namespace {

// The turns that force a win within `turns`: all of them, or the first one.
std::vector<SightTurn> FirstTurns(ForcedWinSearch& search, int turns, bool all) {
  const SightNode& root = search.root();
  std::vector<SightTurn> found;
  const CardKinds winning = search.WinningKinds(root);
  if (!winning.empty()) {
    search.plays().Begin(root.position, search.viewer());
    for (const Card card : kAllCards) {
      if (!winning.Has(card) || (!all && !found.empty())) continue;
      found.push_back({card, *PlayCursor(search.plays(), card).Next()});
    }
    return found;
  }
  if (turns == 1) return found;
  for (const SightTurn& turn : search.TurnsOf(root)) {
    if (!all && !found.empty()) return found;
    if (search.IsForced(search.After(root, turn), turns - 1)) found.push_back(turn);
  }
  return found;
}

}  // namespace

ForcedWin FindForcedWin(const InformationSet& view, const ForcedWinRequest& request) {
  ForcedWinSearch search(view, request.limits);
  ForcedWin result;
  std::vector<SightTurn> first_turns;
  while (first_turns.empty() && result.turns < request.turns) {
    first_turns = FirstTurns(search, result.turns + 1, request.all_first_turns);
    if (first_turns.empty() && search.stopped_by()) break;
    ++result.turns;
  }
  if (!first_turns.empty()) {
    result.status = ForcedWinStatus::kForced;
  } else if (result.turns == request.turns) {
    result.status = ForcedWinStatus::kNone;
  }
  search.plays().Begin(view.position(), view.viewer());
  for (const SightTurn& turn : first_turns) {
    result.first_turns.push_back(search.plays().TurnTo(turn.card, turn.position));
  }
  result.limit = search.stopped_by();
  result.expanded = search.statistics().expanded;
  result.generated = search.statistics().generated;
  return result;
}

}  // namespace rushkit
