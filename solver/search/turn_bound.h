// A lower bound on turns from one on moves: a card pays for so many moves at most.
#ifndef RUSHKIT_SOLVER_SEARCH_TURN_BOUND_H_
#define RUSHKIT_SOLVER_SEARCH_TURN_BOUND_H_

#include "solver/search/heuristic.h"
#include "solver/search/way_out.h"

namespace rushkit {

class TurnBound : public Heuristic<Contents> {
 public:
  // No card pays for more than `moves_a_card` drives and shifts together.
  TurnBound(const ContentSpace& space, int moves_a_card, PictureLibrary* library = nullptr)
      : moves_(space, Distance::kAny, library), moves_a_card_(moves_a_card) {}

  void Split(const Contents& at, Visit visit) override {
    moves_.Split(at, [&](int bound, OffsetSet offsets) {
      visit(bound == kNoEscape ? kNoEscape : (bound + moves_a_card_ - 1) / moves_a_card_, offsets);
    });
  }
  size_t bytes() const override { return moves_.bytes(); }

 private:
  WayOut moves_;
  int moves_a_card_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_TURN_BOUND_H_
