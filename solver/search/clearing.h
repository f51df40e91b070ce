// How much at least must be done inside one part before a row of it has let the hero through.
//
// The relaxation: only the vehicles that stand in the part count, each can leave over a seam as if
// nothing were there, and nothing comes in. A vehicle in the row must have been off it *at some
// time*: not all at once, since the hero may go through in stages. Every real move of a vehicle is
// a move of it here or nothing, and a vehicle belongs to one part, so the bounds of the three parts
// add up. A vehicle that straddles a seam belongs to the middle part, which shows some of its
// cells.
#ifndef RUSHKIT_SOLVER_SEARCH_CLEARING_H_
#define RUSHKIT_SOLVER_SEARCH_CLEARING_H_

#include <array>
#include <cstdint>
#include <vector>

#include "solver/search/content_space.h"

namespace rushkit {

struct Clearing {
  static constexpr uint8_t kNever = 255;  // proved: that row lets nobody through

  // For each row, with the hero not in the part: until its whole width has been free. kNever when a
  // vehicle in it can never get off it.
  std::array<uint8_t, kPictureRows> whole_row = {};
  // For a hero that stands wholly in this part or reaches into it: until its own row has been free
  // between it and the right edge of the part, if it does not turn back: what lies before it leaves
  // to the right. 0 where there is no such hero.
  uint8_t ahead = 0;
};

// `distance` says what counts as one move: a drive of any distance, or one space.
Clearing ClearingOf(const Picture& picture, const PartShape& shape, Distance distance);

class PictureLibrary;

// The clearings of the pictures of a space, worked out once each, or taken from `library` if that
// is not null.
class ClearingTable {
 public:
  ClearingTable(const ContentSpace& space, Distance distance, PictureLibrary* library = nullptr);

  const Clearing& Of(int part, PictureId id);
  size_t bytes() const;

 private:
  struct Slot {
    Clearing clearing;
    bool is_known = false;
  };

  Clearing WorkOut(int part, const Picture& picture) const;

  const ContentSpace& space_;
  Distance distance_;
  PictureLibrary* library_;
  std::array<std::vector<Slot>, kPartCount> slots_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_CLEARING_H_
