#include "solver/agents/random_agent.h"

#include <cstdint>
#include <vector>

namespace rushkit {

absl::StatusOr<Decision> RandomAgent::Choose(const InformationSet& view, Random& random) {
  std::vector<Card> cards;
  for (const Card card : kAllCards) {
    cards.insert(cards.end(), static_cast<size_t>(view.hand().Of(card)), card);
  }
  const Card card = cards[random.Below(cards.size())];
  PlayGenerator& plays = SetupTables::For(view, tables_).plays();
  plays.Begin(view.position(), view.viewer());
  const Outcomes outcomes = plays.Of(card);
  return Decision{plays.TurnTo(card, outcomes[random.Below(outcomes.size())]), {}};
}

}  // namespace rushkit
