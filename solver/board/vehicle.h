// What stands on the grid: blockers and the two hero cars.
#ifndef RUSHKIT_SOLVER_BOARD_VEHICLE_H_
#define RUSHKIT_SOLVER_BOARD_VEHICLE_H_

#include <array>
#include <cstdint>

#include "solver/base/bounded.h"
#include "solver/board/grid.h"

namespace rushkit {

// Who plays, and whose hero: Gold leaves at the right end, Silver at the left. The one hero of a
// boxed grid is a gold one.
enum class Player : uint8_t { kGold, kSilver };

inline constexpr std::array<Player, 2> kPlayers = {Player::kGold, Player::kSilver};

constexpr Player Opponent(Player player) {
  return player == Player::kGold ? Player::kSilver : Player::kGold;
}

enum class Role : uint8_t { kBlocker, kGoldHero, kSilverHero };

constexpr Role HeroOf(Player player) {
  return player == Player::kGold ? Role::kGoldHero : Role::kSilverHero;
}

enum class Orientation : uint8_t { kHorizontal, kVertical };

using Length = Bounded<struct LengthTag, 2, 12>;

inline constexpr int kMostVehicles = 26;
inline constexpr int kLongestShiftVehicle = 5;
inline constexpr int kHeroLength = 2;  // on a grid with sides
inline constexpr char kGoldLetter = 'G';
inline constexpr char kSilverLetter = 'S';

// A vehicle and where it stands.
struct Vehicle {
  char letter = 0;
  Role role = Role::kBlocker;
  Orientation orientation = Orientation::kHorizontal;
  Length length;
  // The leftmost or topmost cell. Column -1 for a Silver hero with one cell off the grid, whose row
  // is then the one of the left part. The row belongs to the part that the cell is in.
  Cell at;

  bool is_horizontal() const { return orientation == Orientation::kHorizontal; }
  bool is_hero() const { return role != Role::kBlocker; }

  friend auto operator<=>(const Vehicle&, const Vehicle&) = default;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BOARD_VEHICLE_H_
