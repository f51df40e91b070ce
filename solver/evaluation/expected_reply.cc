#include "solver/evaluation/expected_reply.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "solver/evaluation/hand_odds.h"

namespace rushkit {

// The kinds of cards are taken from the best on: the chance that one of them is the best that is
// held is that of holding one of them or of those before, less that of one of those before.
double ExpectedReply(NearestOutcomes& nearest, const InformationSet& view,
                     const CompactPosition& position) {
  const Player other = Opponent(view.viewer());
  const CardKinds possible = PossibleKinds(view.other(), view.unseen());
  const NearestOutcomes::Spaces& least = nearest.Of(position, other, possible);
  std::vector<std::pair<int, Card>> by_spaces;
  for (const Card card : kAllCards) {
    if (possible.Has(card)) by_spaces.emplace_back(least[static_cast<size_t>(card)], card);
  }
  std::sort(by_spaces.begin(), by_spaces.end());
  double expected = 0;
  double chance_before = 0;
  CardKinds best;
  for (const auto& [spaces, card] : by_spaces) {
    best.Add(card);
    const double chance = ChanceToHold(view.other(), view.unseen(), best);
    expected += (chance - chance_before) * spaces;
    chance_before = chance;
  }
  return expected;
}

}  // namespace rushkit
