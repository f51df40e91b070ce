// How long escapes are where nothing but heroes and sides is there: what a set-up can be at least,
// since a blocker never makes an escape shorter, and at most if it has none.
#ifndef RUSHKIT_SOLVER_GENERATION_BARE_LENGTHS_H_
#define RUSHKIT_SOLVER_GENERATION_BARE_LENGTHS_H_

#include <optional>

#include "solver/generation/range.h"
#include "solver/generation/setup_candidate.h"
#include "solver/generation/setup_variation.h"
#include "solver/search/result.h"

namespace rushkit {

// Gold's, over all such set-ups of the design. Nothing where heroes do not begin at home, and where
// one of them cannot be proven within the limits or has no escape, with a deck of few kinds say.
std::optional<Range> BareLengths(const Design& design, Metric metric,
                                 const MeasureSettings& settings);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_BARE_LENGTHS_H_
