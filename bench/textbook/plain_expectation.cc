#include "bench/textbook/plain_expectation.h"

#include <algorithm>

#include "solver/evaluation/win_chance.h"
#include "solver/judgement/ordered_plays.h"

namespace rushkit::bench {

bool PlainExpectation::WinsAtOnce(const OpenState& state) {
  const CardKinds hand = CardKinds::Of(state.hand());
  return !tables_.plays().Winning(state.position, state.to_move, hand).empty();
}

double PlainExpectation::Best(const OpenState& state, int depth) {
  OrderedPlays plays;
  plays.Fill(tables_, state.position, state.to_move, state.hand());
  ++expanded_;
  generated_ += plays.size();
  double best = 0;
  size_t tried = 0;
  for (size_t i = 0; i < plays.size() && tried < width_; ++i) {
    const OpenPlay& play = plays.At(i);
    const OpenState next = state.After(play.card, play.position);
    if (WinsAtOnce(next)) continue;
    ++tried;
    best = std::max(best, Mean(next, depth - 1));
  }
  return best;
}

double PlainExpectation::Mean(const OpenState& undrawn, int depth) {
  const CardCounts draws = undrawn.Draws();
  double sum = 0;
  for (const Card card : kAllCards) {
    if (!draws.Has(card)) continue;
    const OpenState state = undrawn.Drawn(card);
    const double reply = depth == 0
                             ? WinChance(LeadOf(tables_.race(), state.position, state.to_move))
                             : Best(state, depth);
    sum += draws.Of(card) * (1 - reply);
  }
  return sum / draws.size();
}

}  // namespace rushkit::bench
