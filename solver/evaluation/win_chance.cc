#include "solver/evaluation/win_chance.h"

#include <cmath>

namespace rushkit {
namespace {

constexpr int kSpace = 10;
constexpr int kFirstMove = 20;  // what it is worth to be to move
constexpr double kEven = 60;    // so much more makes an even game one of 73 %

}  // namespace

int LeadOf(const RaceDistance& distance, const CompactPosition& position, Player to_move) {
  const int own = distance.Of(position, to_move).spaces;
  const int other = distance.Of(position, Opponent(to_move)).spaces;
  return kSpace * (other - own) + kFirstMove;
}

double WinChance(int lead) { return 1 / (1 + std::exp(-lead / kEven)); }

}  // namespace rushkit
