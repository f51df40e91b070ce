#include "cli/mpi/dealing.h"

#include <algorithm>
#include <cassert>

namespace rushkit {
namespace {

constexpr double kAhead = 0.25;  // seconds
constexpr double kLongUnit = 1;  // seconds
constexpr size_t kMostAhead = 4096;
// The latest unit counts as much in what a unit takes a rank.
constexpr double kWeightOfLatest = 0.25;

}  // namespace

Dealing::Dealing(const std::vector<uint64_t>& units, size_t hands, size_t threads)
    : units_(units), threads_(threads), hands_(hands) {}

std::vector<uint64_t> Dealing::DealTo(size_t hand) {
  Hand& to = hands_[hand];
  const size_t most = MostFor(to);
  const size_t count = std::min(most - std::min(most, to.held), units_.size() - next_);
  std::vector<uint64_t> dealt;
  for (size_t i = 0; i < count; ++i) dealt.push_back(units_[next_++]);
  to.held += count;
  return dealt;
}

void Dealing::Done(size_t hand, double seconds) {
  Hand& by = hands_[hand];
  assert(by.held > 0);
  --by.held;
  ++done_;
  by.seconds =
      by.seconds < 0 ? seconds : (1 - kWeightOfLatest) * by.seconds + kWeightOfLatest * seconds;
}

size_t Dealing::MostFor(const Hand& hand) const {
  if (hand.seconds < 0 || hand.seconds > kLongUnit) return threads_;
  const double fitting = static_cast<double>(threads_) * kAhead / std::max(hand.seconds, 1e-9);
  const size_t share = (units_.size() - next_) / (2 * hands_.size());
  const size_t ahead = std::min(static_cast<size_t>(std::min(fitting, 1e6)), kMostAhead);
  return threads_ + std::min(std::max(ahead, size_t{1}), share);
}

}  // namespace rushkit
