// Positions of a boxed grid as the searches hold them: where each vehicle stands along its line.
//
// No vehicle leaves its line or passes another one in it, so four bits a vehicle are a position,
// exactly: equal vehicles need no sorting, and nothing is said about cells.
#ifndef RUSHKIT_SOLVER_SEARCH_BOXED_SPACE_H_
#define RUSHKIT_SOLVER_SEARCH_BOXED_SPACE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/numeric/int128.h"
#include "solver/board/goal.h"
#include "solver/board/move.h"
#include "solver/board/position.h"
#include "solver/search/distance.h"

namespace rushkit {

// The first row or column of each vehicle, in the order of the position's vehicles.
class Stands {
 public:
  constexpr int Of(size_t vehicle) const {
    return static_cast<int>(absl::Uint128Low64(bits_ >> BitOf(vehicle)) & 15);
  }
  Stands With(size_t vehicle, int at) const {
    Stands result = *this;
    result.bits_ &= ~(absl::uint128(15) << BitOf(vehicle));
    result.bits_ |= absl::uint128(static_cast<uint64_t>(at)) << BitOf(vehicle);
    return result;
  }
  constexpr absl::uint128 bits() const { return bits_; }

  // By the first vehicle that stands elsewhere: whether it stands further to the left, or up.
  bool ComesBefore(const Stands& other) const {
    size_t vehicle = 0;
    while (vehicle + 1 < kMostVehicles && Of(vehicle) == other.Of(vehicle)) ++vehicle;
    return Of(vehicle) < other.Of(vehicle);
  }

  friend constexpr bool operator==(const Stands& a, const Stands& b) { return a.bits_ == b.bits_; }

 private:
  static constexpr int kBits = 4;
  static_assert(kMostVehicles * kBits <= 128);
  static constexpr int BitOf(size_t vehicle) { return static_cast<int>(vehicle) * kBits; }

  absl::uint128 bits_ = 0;
};

class BoxedSpace {
 public:
  // The grid and the vehicles of `position`, which has no sides.
  explicit BoxedSpace(const Position& position);

  // Where the vehicles of `position` stand: any position that drives lead to from the first one.
  Stands From(const Position& position) const;
  Position ToPosition(const Stands& stands) const;

  using Visit = absl::FunctionRef<void(const Stands&)>;
  // Every position that one drive leads to, each once.
  void Drives(const Stands& from, Distance distance, Visit visit) const;
  // The one drive that leads from one position to another.
  Drive DriveBetween(const Stands& from, const Stands& to) const;

  // As IsAtGoal() of board/goal.h.
  bool IsAtGoal(const Stands& stands, Goal goal) const;
  // How many spaces the hero stands from the right edge.
  int SpacesToEdge(const Stands& stands) const;

  // At least so many drives, or spaces, of vehicles other than the hero are needed before the lane
  // from the hero to the right edge is free; kNoEscape when it never will be. Every vehicle in it
  // has to go, each by itself.
  int ClearingBound(const Stands& stands, Distance distance) const;

  const Vehicle& hero() const { return vehicles_[hero_]; }

 private:
  // What a row or column is filled with: bit i is cell i.
  using Line = uint16_t;
  struct Filled {
    std::array<Line, Row::kHighest + 1> rows = {};
    bool Has(int row, int column) const {
      return (rows[static_cast<size_t>(row)] >> column & 1) != 0;
    }
  };
  // Which first cells a vehicle can have as far as walls and edges are concerned.
  struct Reach {
    int lowest = 0;
    int highest = 0;
  };

  Filled FilledBy(const Stands& stands) const;
  Reach ReachOf(const Vehicle& vehicle) const;
  bool IsWall(int row, int column) const { return walls_.Has(row, column); }
  int LeastToLeaveLane(size_t vehicle, int at, Distance distance) const;

  Position position_;
  std::vector<Vehicle> vehicles_;
  std::vector<Reach> reaches_;
  Filled walls_;
  size_t hero_ = 0;
  int lane_ = 0;  // the hero's row
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_BOXED_SPACE_H_
