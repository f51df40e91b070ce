// What searches have worked out about pictures, kept for the searches that follow.
//
// Set-ups that differ in a vehicle or two show the same pictures on two parts of three, and most of
// a short search is the bounds of pictures met for the first time. Those depend on the picture
// alone: not on the position that shows it, nor on which hero looks, since the grid is turned so
// that it leaves at the right.
//
// Nothing that a search says depends on what is in here. It keeps copies of what it has asked for,
// counts the memory of those, and numbers pictures in the order in which it meets them itself. So
// the library may be emptied at any moment, and is when it has grown too large or when the search
// needs the memory.
#ifndef RUSHKIT_SOLVER_SEARCH_PICTURE_LIBRARY_H_
#define RUSHKIT_SOLVER_SEARCH_PICTURE_LIBRARY_H_

#include <array>
#include <cstddef>
#include <vector>

#include "absl/types/span.h"
#include "solver/search/clearing.h"
#include "solver/search/distance.h"
#include "solver/search/way_out_bounds.h"

namespace rushkit {

// For one thread at a time.
class PictureLibrary {
 public:
  static constexpr size_t kMostBytes = size_t{32} << 20;

  explicit PictureLibrary(size_t most_bytes = kMostBytes);

  // As the functions of these names; the answer is valid until the next call.
  Clearing ClearingOf(const Picture& picture, int part, Distance distance);
  absl::Span<const BoundedOffsets> AnswerTo(const WayOutQuestion& question, OffsetSet legal,
                                            Distance distance);

  size_t bytes() const { return bytes_; }
  void Empty();

 private:
  using Pictures = Numbering<Picture, PictureHash, std::vector<Picture>>;
  struct Clearings {
    Pictures pictures;
    std::vector<Clearing> clearings;  // by number of picture
    size_t bytes() const { return pictures.bytes() + HeldBytes(clearings); }
  };
  // The answers for one connection rule.
  struct Answers {
    OffsetSet legal;
    Distance distance = Distance::kAny;
    WayOutAnswers answers;
  };

  WayOutAnswers& AnswersFor(OffsetSet legal, Distance distance);
  void MakeRoom();
  void CountBytes();

  size_t most_bytes_;
  size_t bytes_ = 0;
  std::array<std::array<Clearings, kPartCount>, 2> clearings_;  // by distance and part
  std::vector<Answers> answers_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_PICTURE_LIBRARY_H_
