#include "solver/agents/greedy_agent.h"

#include <climits>
#include <tuple>

#include "solver/evaluation/winning_turn.h"

namespace rushkit {

absl::StatusOr<Decision> GreedyAgent::Choose(const InformationSet& view, Random& random) {
  SetupTables& tables = SetupTables::For(view, tables_);
  PlayGenerator& plays = tables.plays();
  plays.Begin(view.position(), view.viewer());
  if (std::optional<Turn> turn = WinningTurn(plays, view)) return DecisionToWin(*std::move(turn));
  Race least{INT_MAX, INT_MAX};
  best_.clear();
  for (const Card card : kAllCards) {
    if (!view.hand().Has(card)) continue;
    const Outcomes outcomes = plays.Of(card);
    for (size_t i = 0; i < outcomes.size(); ++i) {
      const Race race = tables.race().Of(outcomes[i], view.viewer());
      const auto key = std::tie(race.spaces, race.work);
      const auto least_key = std::tie(least.spaces, least.work);
      if (key > least_key) continue;
      if (key < least_key) best_.clear();
      least = race;
      best_.push_back({card, i});
    }
  }
  const Outcome& chosen = best_[random.Below(best_.size())];
  const Turn turn = plays.TurnTo(chosen.card, plays.Of(chosen.card)[chosen.index]);
  return Decision{turn, {{turn, false, static_cast<double>(-least.spaces), 0}}};
}

}  // namespace rushkit
