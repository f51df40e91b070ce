#include "solver/judgement/ordered_plays.h"

#include <algorithm>
#include <tuple>

#include "solver/evaluation/win_chance.h"

namespace rushkit {
namespace {

bool IsWorse(const OpenPlay& a, const OpenPlay& b) {
  return std::tie(a.lead, a.number) > std::tie(b.lead, b.number);
}

}  // namespace

bool OrderedPlays::Fill(SetupTables& tables, const CompactPosition& position, Player mover,
                        const Hand& hand) {
  if (!plays_.empty() && position == position_ && mover == mover_ && hand == hand_) return false;
  position_ = position;
  mover_ = mover;
  hand_ = hand;
  plays_.clear();
  sorted_ = 0;
  PlayGenerator& generator = tables.plays();
  generator.Begin(position, mover);
  uint32_t number = 0;
  for (const Card card : kAllCards) {
    if (!hand.Has(card)) continue;
    for (const CompactPosition& outcome : generator.Of(card)) {
      const int lead = LeadOf(tables.race(), outcome, Opponent(mover));
      plays_.push_back({lead, number++, card, outcome});
    }
  }
  std::make_heap(plays_.begin(), plays_.end(), IsWorse);
  return true;
}

const OpenPlay& OrderedPlays::At(size_t place) {
  for (; sorted_ <= place; ++sorted_) {
    std::pop_heap(plays_.begin(), plays_.end() - static_cast<std::ptrdiff_t>(sorted_), IsWorse);
  }
  return plays_[plays_.size() - 1 - place];
}

}  // namespace rushkit
