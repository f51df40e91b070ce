// A lying vehicle taken along its lane, over seams, for many offset pairs at once.
#ifndef RUSHKIT_SOLVER_SEARCH_LANE_WALK_H_
#define RUSHKIT_SOLVER_SEARCH_LANE_WALK_H_

#include <array>
#include <optional>

#include "absl/functional/function_ref.h"
#include "solver/search/content_space.h"

namespace rushkit {

class LaneWalk {
 public:
  // The vehicle whose first cell is marked at (row, column) of `part` in the picture of `content`.
  LaneWalk(const ContentSpace& space, Content content, int part, int row, int column);

  bool straddles() const { return straddles_; }

  // Where a walk may stop: the vehicle's leftmost column in the whole grid (kGridColumns: the hero
  // has left) and the offset pairs at which it gets there. The lane's rows are then those of Place.
  using Stop = absl::FunctionRef<void(int column, OffsetSet offsets)>;
  // Walks up to `most` spaces, right if `step` is 1 and left if it is -1, and calls `stop` after
  // each space. Where the lane goes on behind a seam depends on the offset there, so a walk splits.
  void Walk(int step, int most, OffsetSet offsets, Stop stop);

  // While in a `stop`: the content with the vehicle at `column`.
  Content Place(int column, std::array<PictureTable, kPartCount>& tables);

  // Whether a stop at `column` is a drive inside the part where the walk began.
  bool IsInner(int column) const;

 private:
  void WalkFrom(int column, int step, int left_to_go, OffsetSet offsets, Stop stop);
  void CrossSeam(int column, int step, int left_to_go, OffsetSet offsets, Stop stop, int from,
                 int to);
  bool IsFree(int part, int column) const;
  bool Covers(int part, int column) const;
  // Of a part where the vehicle is when the walk begins.
  bool IsAtStart(int part) const { return part == part_ || (straddles_ && part == part_ + 1); }
  Picture PictureWithout(int part) const;

  const ContentSpace& space_;
  Content content_;
  int part_;    // of the first cell, when the walk begins
  int column_;  // of the first cell, in the whole grid
  Mark mark_;
  bool straddles_ = false;
  // What the parts where it begins show without the vehicle: most stops leave them so.
  std::array<std::optional<PictureId>, kPartCount> without_;
  std::array<int, kPartCount> rows_ = {-1, -1, -1};  // of the lane in each part; -1: not known
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LANE_WALK_H_
