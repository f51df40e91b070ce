// The heuristic of the escape search: what the hero still has to do on its way out, and what the
// parts and sides still have to do for it.
//
// The hero crosses the parts to its right one after the other, each in one row. For every choice of
// rows: its own drive, the clearing of each row (clearing.h), and the shifts that align each row
// with the one before. A hero that has already entered a part may also turn back over the seam and
// come again, in another row or in the same one, which costs it more of its own moves and some
// shifts. Only then may what lies before it leave to the left. The least over all choices is
// admissible: drives of the hero, moves of the blockers of each part, and shifts of each side are
// different moves.
#ifndef RUSHKIT_SOLVER_SEARCH_WAY_OUT_H_
#define RUSHKIT_SOLVER_SEARCH_WAY_OUT_H_

#include <cstddef>

#include "absl/types/span.h"
#include "solver/search/clearing.h"
#include "solver/search/heuristic.h"
#include "solver/search/picture_library.h"
#include "solver/search/way_out_bounds.h"

namespace rushkit {

class WayOut : public Heuristic<Contents> {
 public:
  // `library` may be null. It changes how long the bounds take, and nothing else.
  WayOut(const ContentSpace& space, Distance distance, PictureLibrary* library = nullptr);

  void Split(const Contents& at, Visit visit) override;
  size_t bytes() const override;

 private:
  WayOutQuestion QuestionOf(Content content);
  // Valid until the next call.
  absl::Span<const BoundedOffsets> Answer(const WayOutQuestion& question);

  const ContentSpace& space_;
  Distance distance_;
  PictureLibrary* library_;
  ClearingTable clearings_;
  WayOutAnswers answers_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_WAY_OUT_H_
