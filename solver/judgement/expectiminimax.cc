#include "solver/judgement/expectiminimax.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "solver/evaluation/win_chance.h"
#include "solver/search/limit_now.h"

namespace rushkit {

void Expectiminimax::Limit(const Limits& limits, uint64_t most_expanded) {
  limits_ = limits;
  most_expanded_ = most_expanded;
  limit_reached_.reset();
}

bool Expectiminimax::IsOver() {
  if (limit_reached_) return true;
  if (expanded_ > most_expanded_ || table_.size() > limits_.max_states) {
    limit_reached_ = LimitKind::kStates;
  } else {
    limit_reached_ = LimitNow(limits_);
  }
  return limit_reached_.has_value();
}

bool Expectiminimax::WinsAtOnce(const OpenState& state) {
  return !tables_.plays()
              .Winning(state.position, state.to_move, CardKinds::Of(state.hand()))
              .empty();
}

double Expectiminimax::LeafValue(int lead, Player to_move) const {
  if (leaf_ == LeafKind::kGuess) return WinChance(lead);
  return (leaf_ == LeafKind::kGoldWins) == (to_move == Player::kGold) ? 1 : 0;
}

OrderedPlays& Expectiminimax::PlaysOf(const OpenState& state, int depth) {
  OrderedPlays& plays = plays_[static_cast<size_t>(depth)];
  if (plays.Fill(tables_, state.position, state.to_move, state.hand())) {
    ++expanded_;
    generated_ += plays.size();
  }
  return plays;
}

double Expectiminimax::ValueOf(const OpenState& state, const OpenPlay& play, int depth,
                               const Window& window) {
  if (plays_.size() <= static_cast<size_t>(depth)) plays_.resize(static_cast<size_t>(depth) + 1);
  const OpenState next = state.After(play.card, play.position);
  if (WinsAtOnce(next)) return 0;
  return depth == 0 ? 1 - LeafValue(play.lead, next.to_move) : Mean(next, depth, window);
}

// The mean over the draws that are due in `undrawn`, for the player who draws; the other one, who
// is to move, does not win at once.
//
// Draws are weighed by whole numbers and divided at the end, so that a mean of ones is exactly 1.
// What is in the window is decided by the very numbers that the reply was searched with: their
// rounding must not make an outcome that was cut off pass for a known one.
double Expectiminimax::Mean(const OpenState& undrawn, int depth, const Window& window) {
  const CardCounts draws = undrawn.Draws();
  const double all = draws.size();
  const bool is_star1 = setting_.pruning != ChancePruning::kNone;
  std::array<double, kCardKinds> most = {};  // of each draw; what is left of them, below
  double open = 0;
  for (const Card card : kAllCards) {
    most[static_cast<size_t>(card)] = draws.Of(card);
    open += draws.Of(card);
  }
  if (setting_.pruning == ChancePruning::kStar2 && depth > 1) {
    for (const Card card : kAllCards) {
      if (!draws.Has(card)) continue;
      double& bound = most[static_cast<size_t>(card)];
      open -= bound;
      bound *= 1 - Reply(undrawn.Drawn(card), depth, {-1, 2});
      open += bound;
      if (open <= all * window.low) return open / all;
    }
  }
  double sum = 0;
  for (const Card card : kAllCards) {
    if (!draws.Has(card)) continue;
    const int ways = draws.Of(card);
    open -= most[static_cast<size_t>(card)];
    Window reply;
    if (is_star1) {
      reply.low = 1 - (all * window.high - sum) / ways;
      reply.high = 1 - (all * window.low - sum - open) / ways;
    }
    const double value = Best(undrawn.Drawn(card), depth, reply);
    sum += ways * (1 - value);
    if (!is_star1) continue;
    if (value >= reply.high) return std::min(window.low, (sum + open) / all);
    if (value <= reply.low) return std::max(window.high, sum / all);
  }
  return sum / all;
}

// A bound from below of Best(): what the most promising play is worth.
double Expectiminimax::Reply(const OpenState& state, int depth, const Window& window) {
  OrderedPlays& plays = PlaysOf(state, depth);
  size_t place = 0;
  const auto known = table_.find(OpenKey(state));
  if (known != table_.end()) place = known->second.place;
  return ValueOf(state, OpenPlay(plays.At(place)), depth - 1, window);
}

// The value of the best play of a state whose player to move does not win at once.
double Expectiminimax::Best(const OpenState& state, int depth, Window window) {
  if (IsOver()) return 0;
  if (depth == 1 && LeafValue(0, Opponent(state.to_move)) == 1) return 0;
  if (!setting_.keeps_table) {
    Entry entry;
    return BestOfPlays(state, depth, window, entry);
  }
  const OpenKey key(state);
  Entry entry;
  const auto known = table_.find(key);
  if (known != table_.end()) {
    entry = known->second;
    if (entry.depth == depth) {
      if (entry.low >= window.high || entry.low == entry.high) return entry.low;
      if (entry.high <= window.low) return entry.high;
    }
  }
  const double best = BestOfPlays(state, depth, window, entry);
  if (limit_reached_) return best;
  Entry& kept = table_[key];
  if (kept.depth != depth) kept = Entry{depth, entry.place, 0, 1};
  kept.place = entry.place;
  if (best > window.low) kept.low = std::max(kept.low, best);
  if (best < window.high) kept.high = std::min(kept.high, best);
  return best;
}

// Begins with the play that `entry` says was the best before, and writes there which one is now.
double Expectiminimax::BestOfPlays(const OpenState& state, int depth, const Window& window,
                                   Entry& entry) {
  OrderedPlays& plays = PlaysOf(state, depth);
  const size_t first = depth == 1 ? 0 : entry.place;
  double best = 0;
  size_t tried = 0;
  for (size_t i = 0; i <= plays.size() && tried < setting_.width; ++i) {
    if (i > 0 && i - 1 == first) continue;
    const size_t place = i == 0 ? first : i - 1;
    const OpenPlay play = plays.At(place);
    if (depth == 1) {
      const double most = 1 - LeafValue(play.lead, Opponent(state.to_move));
      if (most <= std::max(best, window.low)) return std::max(best, most);
    }
    const OpenState next = state.After(play.card, play.position);
    if (WinsAtOnce(next)) continue;
    ++tried;
    const double value = depth == 1
                             ? 1 - LeafValue(play.lead, next.to_move)
                             : Mean(next, depth - 1, {std::max(best, window.low), window.high});
    if (value > best) {
      best = value;
      entry.place = static_cast<uint32_t>(place);
    }
    if (best >= std::min(window.high, 1.0)) return best;
  }
  return best;
}

}  // namespace rushkit
