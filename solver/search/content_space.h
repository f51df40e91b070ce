// Positions as the searches hold them: a content, and a set of offset pairs at which it is meant.
//
// A *content* is everything but the offsets: three pictures, one a part. Shifts change only the
// offsets, and a drive inside a part does the same whatever they are; only a drive over a seam asks
// how its two parts stand. So one step of a search handles a content at up to 91 offset pairs.
#ifndef RUSHKIT_SOLVER_SEARCH_CONTENT_SPACE_H_
#define RUSHKIT_SOLVER_SEARCH_CONTENT_SPACE_H_

#include <array>
#include <cstdint>
#include <optional>

#include "absl/functional/function_ref.h"
#include "solver/board/position.h"
#include "solver/search/distance.h"
#include "solver/search/free_sides.h"
#include "solver/search/offset_set.h"
#include "solver/search/offset_shifts.h"
#include "solver/search/picture_table.h"

namespace rushkit {

// Three picture ids in 64 bits.
class Content {
 public:
  constexpr Content() = default;
  constexpr Content(PictureId left, PictureId middle, PictureId right)
      : key_(left | static_cast<uint64_t>(middle) << kBits |
             static_cast<uint64_t>(right) << (2 * kBits)) {}
  static constexpr Content FromKey(uint64_t key) {
    Content content;
    content.key_ = key;
    return content;
  }

  constexpr PictureId Of(int part) const {
    return static_cast<PictureId>(key_ >> (part * kBits) & kMask);
  }
  constexpr Content With(int part, PictureId id) const {
    Content result = *this;
    result.key_ &= ~(kMask << (part * kBits));
    result.key_ |= static_cast<uint64_t>(id) << (part * kBits);
    return result;
  }
  constexpr uint64_t key() const { return key_; }

  friend constexpr bool operator==(Content, Content) = default;

 private:
  static constexpr int kBits = PictureTable::kIdBits;
  static constexpr uint64_t kMask = (uint64_t{1} << kBits) - 1;

  uint64_t key_ = 0;
};

struct ContentHash {
  uint64_t operator()(Content content) const { return MixBits(content.key()); }
};

using ContentNumbering = Numbering<Content, ContentHash>;

// A content at some offset pairs.
struct Contents {
  Content content;
  OffsetSet offsets;
};

class ContentSpace {
 public:
  // `grid` has sides, of which those of `sides` shift; `hero` is the one that wants out. A part can
  // show `most_pictures`.
  ContentSpace(const Grid& grid, Player hero, FreeSides sides = {},
               uint32_t most_pictures = PictureTable::kMostPictures);

  // The one position, seen so that the hero leaves at the right. `position` stands on the grid of
  // the constructor and has the hero on it.
  Contents From(const Position& position);

  // Every content that one drive leads to, with the offset pairs at which it does. The hero's
  // leaving is not among them. One content may be visited several times.
  using Visit = absl::FunctionRef<void(Content, OffsetSet)>;
  void Drives(const Contents& from, Distance distance, Visit visit);
  // Those of vehicles that stay inside one part, and those that touch a seam: together all of them.
  void InnerDrives(const Contents& from, int part, Distance distance, Visit visit);
  void SeamDrives(const Contents& from, Distance distance, Visit visit);

  // The offset pairs that one shift of a free side leads to; those of `from` may be among them.
  OffsetSet Shifts(const Contents& from, Distance distance) const;

  // The offset pairs of `from` at which the hero can leave by one drive. With kOneSpace: by one
  // space.
  OffsetSet Exits(const Contents& from, Distance distance);

  // The content that is left when the hero is gone.
  Content WithoutHero(Content content);

  // Whether some vehicle has a space to drive inside its part, so whatever the offsets are.
  bool HasInnerDrive(Content content);

  // Whether a vehicle straddles the seam of `side`.
  bool IsLocked(Content content, Side side) const { return LockOf(content, side).has_value(); }

  const OffsetShifts& shifts() const { return shifts_; }
  const PictureTable& table(int part) const { return tables_[static_cast<size_t>(part)]; }
  // A picture table has run out of numbers: nothing that was said since can be trusted.
  bool overflowed() const;
  size_t bytes() const;

 private:
  friend class LaneWalk;

  PictureTable& TableOf(int part) { return tables_[static_cast<size_t>(part)]; }
  const PictureFacts& FactsOf(Content content, int part) const {
    return tables_[static_cast<size_t>(part)].FactsOf(content.Of(part));
  }
  // The offset that a straddling vehicle holds `side` at.
  std::optional<Offset> LockOf(Content content, Side side) const;

  Player hero_;
  FreeSides sides_;  // seen so that the hero leaves at the right
  OffsetShifts shifts_;
  std::array<PictureTable, kPartCount> tables_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_CONTENT_SPACE_H_
