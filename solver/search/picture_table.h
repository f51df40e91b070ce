// All pictures of one part that a search has met, numbered, with what is worth knowing of each.
//
// A shift changes no picture and a drive inside a part changes one: its outcomes are worked out
// once a picture and shared by every position that shows it.
#ifndef RUSHKIT_SOLVER_SEARCH_PICTURE_TABLE_H_
#define RUSHKIT_SOLVER_SEARCH_PICTURE_TABLE_H_

#include <array>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "solver/search/numbering.h"
#include "solver/search/picture.h"

namespace rushkit {

using PictureId = uint32_t;

// A row of a picture as seen from one of its edges: how many cells are free, and the first cell of
// the lying vehicle behind them, if it may move and shows that first cell here.
struct EdgeView {
  int8_t room = 0;
  int8_t column = 0;  // in the part; of the vehicle's first cell
  Mark mark = Mark::kNothing;
};

struct PictureFacts {
  uint32_t occupied = 0;  // bit `row * width + column`
  std::array<EdgeView, kPictureRows> from_left;
  std::array<EdgeView, kPictureRows> from_right;
  // The highest rows in which a vehicle reaches out over the right seam, and in over the left; -1
  // where none does. A seam is locked exactly if it has both, and their rows tell the offset.
  int8_t reaches_out_row = -1;
  int8_t reaches_in_row = -1;
  // The hero's first cell, if it is here; column -1 where it is not.
  int8_t hero_row = -1;
  int8_t hero_column = -1;
};

struct PictureHash {
  uint64_t operator()(const Picture& picture) const {
    return MixBits(picture.high() * 0x9e3779b97f4a7c15 + picture.low());
  }
};

class PictureTable {
 public:
  // Content keys hold ids of this many bits.
  static constexpr int kIdBits = 21;
  static constexpr uint32_t kMostPictures = uint32_t{1} << kIdBits;

  explicit PictureTable(const PartShape& shape, uint32_t most = kMostPictures)
      : shape_(shape), most_(most) {}

  // When the table has no number left, some other picture's: from then on nothing that it says can
  // be trusted, and `overflowed` is true.
  PictureId IdOf(const Picture& picture);
  bool overflowed() const { return overflowed_; }

  const PartShape& shape() const { return shape_; }
  uint32_t size() const { return pictures_.size(); }
  const Picture& operator[](PictureId id) const { return pictures_[id]; }
  const PictureFacts& FactsOf(PictureId id) const { return facts_[id]; }
  size_t bytes() const;

  // The pictures after one vehicle has driven one space, or several, without leaving the part.
  // Valid until the next call.
  absl::Span<const PictureId> AfterOneSpace(PictureId id);
  absl::Span<const PictureId> AfterMoreSpaces(PictureId id);
  // Both together: after a drive of any distance.
  absl::Span<const PictureId> AfterDrive(PictureId id);

 private:
  // Where a picture's outcomes stand in `outcomes_`: one space, then more.
  struct Range {
    uint32_t begin = 0;
    uint32_t middle = 0;
    uint32_t end = 0;
    bool is_known = false;
  };

  const Range& RangeOf(PictureId id);
  void AddDrives(PictureId id, int row, int column, Mark mark, bool one_space);

  PartShape shape_;
  uint32_t most_;
  bool overflowed_ = false;
  Numbering<Picture, PictureHash> pictures_;
  std::vector<PictureFacts> facts_;
  std::vector<Range> ranges_;
  std::vector<PictureId> outcomes_;
};

// What a picture shows; PictureTable keeps it for each.
PictureFacts FactsOf(const Picture& picture, const PartShape& shape);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_PICTURE_TABLE_H_
