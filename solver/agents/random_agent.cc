#include "solver/agents/random_agent.h"

#include <cstdint>
#include <vector>

#include "solver/game/plays.h"

namespace rushkit {

absl::StatusOr<Decision> RandomAgent::Choose(const InformationSet& view, Random& random) {
  std::vector<Card> cards;
  for (const Card card : kAllCards) {
    cards.insert(cards.end(), static_cast<size_t>(view.hand().Of(card)), card);
  }
  const Card card = cards[random.Below(cards.size())];
  const std::vector<Play> plays =
      PlaysOf(view.position(), view.viewer(), card, view.course().spaces_rule());
  return Decision{plays[random.Below(plays.size())].turn, {}};
}

}  // namespace rushkit
