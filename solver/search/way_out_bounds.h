// The bound of the way out as a function of what it depends on; way_out.h says why it holds.
#ifndef RUSHKIT_SOLVER_SEARCH_WAY_OUT_BOUNDS_H_
#define RUSHKIT_SOLVER_SEARCH_WAY_OUT_BOUNDS_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/types/span.h"
#include "solver/search/clearing.h"
#include "solver/search/distance.h"
#include "solver/search/numbering.h"
#include "solver/search/offset_set.h"

namespace rushkit {

// All that the bound depends on besides the offsets. Many contents share one.
struct WayOutQuestion {
  std::array<uint8_t, kPictureRows> middle = {};  // clearing of each whole row
  std::array<uint8_t, kPictureRows> right = {};
  uint8_t ahead = 0;  // clearing of the hero's own row, from the hero to the end of that part
  int8_t column = 0;  // of the hero's first cell, in the whole grid
  int8_t row = 0;     // of the hero in the part that its front is in, or in the left part

  friend bool operator==(const WayOutQuestion&, const WayOutQuestion&) = default;
};

// The offset pairs that have one bound: kNoEscape, or some moves.
struct BoundedOffsets {
  int bound = 0;
  OffsetSet offsets;
};

// Those of all `legal` offset pairs, lowest bound first.
std::vector<BoundedOffsets> AnswerTo(const WayOutQuestion& question, OffsetSet legal,
                                     Distance distance);

// Questions that have been answered, each with its answer.
class WayOutAnswers {
 public:
  // Empty when the answer is not known. Valid until the next Add().
  absl::Span<const BoundedOffsets> Find(const WayOutQuestion& question) const;
  // `question` has not been answered yet.
  void Add(const WayOutQuestion& question, absl::Span<const BoundedOffsets> answer);
  size_t bytes() const { return questions_.bytes() + HeldBytes(parts_) + HeldBytes(ends_); }

 private:
  struct HashOf {
    uint64_t operator()(const WayOutQuestion& question) const;
  };
  using Questions = Numbering<WayOutQuestion, HashOf, std::vector<WayOutQuestion>>;

  Questions questions_;
  std::vector<BoundedOffsets> parts_;  // of all answers, one answer after the other
  std::vector<uint32_t> ends_;         // by number of question
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_WAY_OUT_BOUNDS_H_
