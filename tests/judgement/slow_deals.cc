#include "tests/judgement/slow_deals.h"

#include <algorithm>

namespace rushkit::testing {

size_t SlowPlays::NumberOf(const CompactPosition& position) {
  const auto [found, is_new] = numbers_.try_emplace(position, positions_.size());
  if (is_new) {
    positions_.push_back(position);
    known_.emplace_back();
  }
  return found->second;
}

const SlowPlays::Plays& SlowPlays::Of(size_t position, Player mover, Card card) {
  Plays& plays = known_[position][static_cast<size_t>(mover)][static_cast<size_t>(card)];
  if (!plays.is_known) {
    generator_.Begin(positions_[position], mover);
    const Outcomes outcomes = generator_.Of(card);
    plays.is_known = true;
    plays.wins = outcomes.win_count() > 0;
    for (const CompactPosition& outcome : outcomes) plays.after.push_back(NumberOf(outcome));
  }
  return plays;
}

std::optional<DealVerdict> SlowDeals::VerdictOf(const OpenDeal& deal, int depth, size_t most) {
  draws_ = deal.draws;
  left_ = most;
  const Moment moment = {plays_.NumberOf(deal.position), deal.to_move, deal.hands, 0};
  for (int turns = 1; 2 * turns - 1 <= depth; ++turns) {
    const bool wins = Wins(moment, turns);
    const bool loses = !wins && 2 * turns <= depth && Loses(moment, turns);
    if (left_ == 0) return std::nullopt;
    if (wins) return DealVerdict{Fate::kWins, turns, 0};
    if (loses) return DealVerdict{Fate::kLoses, turns, 0};
  }
  return DealVerdict{Fate::kOpen, 0, depth};
}

bool SlowDeals::WinsAtOnce(const Moment& moment) {
  return std::any_of(kAllCards.begin(), kAllCards.end(), [&](Card card) {
    return moment.hands[static_cast<size_t>(moment.mover)].Has(card) &&
           plays_.Of(moment.position, moment.mover, card).wins;
  });
}

template <class Predicate>
bool SlowDeals::AnyAfter(const Moment& moment, Predicate predicate) {
  for (const Card card : kAllCards) {
    if (!moment.hands[static_cast<size_t>(moment.mover)].Has(card)) continue;
    Moment after = moment;
    after.mover = Opponent(moment.mover);
    Hand& hand = after.hands[static_cast<size_t>(moment.mover)];
    hand.Remove(card);
    if (moment.drawn < draws_.size()) hand.Add(draws_[moment.drawn]);
    ++after.drawn;
    for (const size_t position : plays_.Of(moment.position, moment.mover, card).after) {
      if (left_ == 0) return false;
      --left_;
      after.position = position;
      if (predicate(after)) return true;
    }
  }
  return false;
}

// A player who holds a card that nobody knows wins with another one, or nothing is said.
bool SlowDeals::Wins(const Moment& moment, int turns) {
  if (WinsAtOnce(moment)) return true;
  if (turns == 1 || moment.hands[static_cast<size_t>(moment.mover)].size() < kHandSize)
    return false;
  return AnyAfter(moment, [&](const Moment& after) { return Loses(after, turns - 1); });
}

bool SlowDeals::Loses(const Moment& moment, int turns) {
  if (moment.hands[static_cast<size_t>(moment.mover)].size() < kHandSize) return false;
  if (WinsAtOnce(moment)) return false;
  return !AnyAfter(moment, [&](const Moment& after) { return !Wins(after, turns); });
}

}  // namespace rushkit::testing
