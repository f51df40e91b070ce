#include "solver/evaluation/win_chance.h"

#include <cmath>

namespace rushkit {
namespace {

// In tenths of a space. Whoever is to move can still change its own race: to count that less than
// the other's wins more games, with searches of one turn and of two. The other two numbers are
// fitted, with these weights, to games of sharp against itself on the printed set-ups with both
// decks; there own and other spaces would weigh 9 to 10, which says little more about who wins.
constexpr int kOwnSpace = 7;
constexpr int kOtherSpace = 10;
constexpr int kFirstMove = -25;
constexpr double kEven = 28;  // so much more makes an even game one of 73 %

}  // namespace

int LeadOf(const RaceDistance& distance, const CompactPosition& position, Player to_move) {
  const int own = distance.Of(position, to_move).spaces;
  const int other = distance.Of(position, Opponent(to_move)).spaces;
  return kOtherSpace * other - kOwnSpace * own + kFirstMove;
}

double WinChance(int lead) { return 1 / (1 + std::exp(-lead / kEven)); }

}  // namespace rushkit
