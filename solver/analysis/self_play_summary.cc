#include "solver/analysis/self_play_summary.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rushkit {

double Rate(uint64_t hits, uint64_t trials) {
  return trials == 0 ? 0 : static_cast<double>(hits) / static_cast<double>(trials);
}

Interval WilsonInterval(uint64_t hits, uint64_t trials) {
  if (trials == 0) return {};
  constexpr double kZ = 1.959963984540054;  // 95 % of a normal distribution lie within so much
  const auto n = static_cast<double>(trials);
  const double rate = Rate(hits, trials);
  const double middle = rate + kZ * kZ / (2 * n);
  const double half = kZ * std::sqrt(rate * (1 - rate) / n + kZ * kZ / (4 * n * n));
  const double whole = 1 + kZ * kZ / n;
  return {std::max(0.0, (middle - half) / whole), std::min(1.0, (middle + half) / whole)};
}

void SelfPlaySummary::Add(const PlayedGame& game) {
  ++games_;
  reshuffles_ += static_cast<uint64_t>(game.reshuffles);
  const std::optional<Player> winner = WinnerOf(game.ending);
  if (!winner) {
    ++(game.ending == Ending::kTurnCap ? at_turn_cap_ : by_repetition_);
    return;
  }
  const auto turns = static_cast<int>(game.turns.size());
  shortest_ = finished() == 0 ? turns : std::min(shortest_, turns);
  longest_ = std::max(longest_, turns);
  ++wins_[static_cast<size_t>(*winner)];
  if (*winner == game.first) ++wins_of_first_;
  turns_ += static_cast<uint64_t>(turns);
  turns_squared_ += static_cast<uint64_t>(turns) * static_cast<uint64_t>(turns);
}

double SelfPlaySummary::MeanTurns() const { return Rate(turns_, finished()); }

double SelfPlaySummary::TurnsDeviation() const {
  if (finished() < 2) return 0;
  const auto n = static_cast<double>(finished());
  const auto sum = static_cast<double>(turns_);
  const double squares = static_cast<double>(turns_squared_) - sum * sum / n;
  return std::sqrt(std::max(0.0, squares) / (n - 1));
}

}  // namespace rushkit
