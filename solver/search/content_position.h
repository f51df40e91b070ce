// From a content at one offset pair back to a position with letters.
#ifndef RUSHKIT_SOLVER_SEARCH_CONTENT_POSITION_H_
#define RUSHKIT_SOLVER_SEARCH_CONTENT_POSITION_H_

#include "solver/board/position.h"
#include "solver/search/content_space.h"

namespace rushkit {

// The position that `at`, which has a single offset pair, stands for. `like` is a position with the
// same vehicles, seen by the same `hero`: the blockers get its letters, those of equal ones in
// reading order, since a content does not tell equal vehicles apart.
Position PositionOf(const Contents& at, const ContentSpace& space, Player hero,
                    const Position& like);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_CONTENT_POSITION_H_
