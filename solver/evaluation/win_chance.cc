#include "solver/evaluation/win_chance.h"

#include <cmath>

namespace rushkit {
namespace {

// Fitted to games of sharp against itself on the printed set-ups with both decks: a position counts
// for who has won then. Own spaces and the other's weigh nearly alike there, 0.33 to 0.31.
constexpr int kSpace = 10;
constexpr int kFirstMove = 18;
constexpr double kEven = 31;  // so much more makes an even game one of 73 %

}  // namespace

int LeadOf(const RaceDistance& distance, const CompactPosition& position, Player to_move) {
  const int own = distance.Of(position, to_move).spaces;
  const int other = distance.Of(position, Opponent(to_move)).spaces;
  return kSpace * (other - own) + kFirstMove;
}

double WinChance(int lead) { return 1 / (1 + std::exp(-lead / kEven)); }

}  // namespace rushkit
