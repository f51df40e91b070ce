#include "solver/search/boxed_relaxation.h"

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>

namespace rushkit {
namespace {

class Relaxation {
 public:
  explicit Relaxation(const Position& position) : grid_(position.grid()) {
    for (const Vehicle& vehicle : position.vehicles()) movers_.push_back(MoverOf(vehicle));
    for (Mover& mover : movers_) FindNeighbours(mover);
  }

  Ranges Run() {
    while (Extend()) {
    }
    Ranges ranges;
    for (const Mover& mover : movers_) ranges.push_back({mover.lowest, mover.highest});
    return ranges;
  }

 private:
  static constexpr size_t kNone = kMostVehicles;

  struct Mover {
    bool lies = false;
    int line = 0;
    int cells = 0;  // of its line
    int length = 0;
    int lowest = 0;  // the first cells that it can have
    int highest = 0;
    size_t before = kNone;  // its neighbours in the line
    size_t behind = kNone;
  };

  Mover MoverOf(const Vehicle& vehicle) const {
    Mover mover;
    mover.lies = vehicle.is_horizontal();
    mover.length = vehicle.length.value();
    const int row = vehicle.at.row.value();
    const int column = vehicle.at.column.value();
    mover.line = mover.lies ? row : column;
    mover.cells = mover.lies ? grid_.width() : grid_.height();
    mover.lowest = mover.highest = mover.lies ? column : row;
    return mover;
  }

  void FindNeighbours(Mover& mover) {
    for (size_t i = 0; i < movers_.size(); ++i) {
      const Mover& other = movers_[i];
      if (other.lies != mover.lies || other.line != mover.line) continue;
      const auto is_nearer = [&](size_t than, bool below) {
        return than == kNone || (other.lowest < movers_[than].lowest) == below;
      };
      if (other.lowest < mover.lowest && is_nearer(mover.before, false)) mover.before = i;
      if (other.lowest > mover.lowest && is_nearer(mover.behind, true)) mover.behind = i;
    }
  }

  // The cells that a vehicle covers wherever it stands.
  void CoverAlways() {
    covered_ = {};
    for (const Mover& mover : movers_) {
      for (int cell = mover.highest; cell < mover.lowest + mover.length; ++cell) {
        const int row = mover.lies ? mover.line : cell;
        const int column = mover.lies ? cell : mover.line;
        uint16_t& of_row = covered_[static_cast<size_t>(row)];
        of_row = static_cast<uint16_t>(of_row | 1U << column);
      }
    }
  }

  bool IsOpen(const Mover& mover, int cell) const {
    if (cell < 0 || cell >= mover.cells) return false;
    const int row = mover.lies ? mover.line : cell;
    const int column = mover.lies ? cell : mover.line;
    if ((covered_[static_cast<size_t>(row)] >> column & 1) != 0) return false;
    return !grid_.walls().Has(row * grid_.width() + column);
  }

  // Whether some vehicle gets further than it did.
  bool Extend() {
    CoverAlways();
    bool any = false;
    for (Mover& mover : movers_) {
      while (IsOpen(mover, mover.lowest - 1) &&
             (mover.before == kNone ||
              movers_[mover.before].lowest + movers_[mover.before].length < mover.lowest)) {
        --mover.lowest;
        any = true;
      }
      while (
          IsOpen(mover, mover.highest + mover.length) &&
          (mover.behind == kNone || mover.highest + mover.length < movers_[mover.behind].highest)) {
        ++mover.highest;
        any = true;
      }
    }
    return any;
  }

  const Grid& grid_;
  absl::InlinedVector<Mover, 16> movers_;
  std::array<uint16_t, Row::kHighest + 1> covered_ = {};
};

}  // namespace

Ranges RelaxedRanges(const Position& position) {
  assert(!position.grid().has_sides());
  return Relaxation(position).Run();
}

bool MayReachEdge(const Position& position, const Ranges& ranges) {
  for (size_t i = 0; i < ranges.size(); ++i) {
    const Vehicle& vehicle = position.vehicles()[i];
    if (!vehicle.is_hero()) continue;
    return ranges[i].highest + vehicle.length.value() == position.grid().width();
  }
  return false;
}

}  // namespace rushkit
