// Which pieces of a solo puzzle matter: the same question with a side held still, or with one
// blocker less. In `moves`: other metrics ask too much of the search, and cards too much of the
// reader.
#ifndef RUSHKIT_SOLVER_RATING_WHAT_IF_H_
#define RUSHKIT_SOLVER_RATING_WHAT_IF_H_

#include <optional>
#include <vector>

#include "solver/board/position.h"
#include "solver/rating/solo_rating.h"
#include "solver/search/limits.h"
#include "solver/search/result.h"

namespace rushkit {

// The length of one such puzzle.
struct LengthAnswer {
  SearchStatus status = SearchStatus::kLimitReached;
  std::optional<LimitKind> limit;
  int lower_bound = 0;  // the length itself when solved

  friend bool operator==(const LengthAnswer&, const LengthAnswer&) = default;
};

struct WhatIf {
  LengthAnswer as_it_is;

  // When no side may shift, and when only one may; nothing on a boxed grid. Never shorter than as
  // it is.
  std::optional<LengthAnswer> no_shift;
  std::optional<LengthAnswer> left_still;
  std::optional<LengthAnswer> right_still;

  // When one blocker is taken away, by letter. Never longer than as it is.
  struct Without {
    char vehicle = 0;
    LengthAnswer answer;
    // Whether it is another length, or solvable only so. Nothing when a limit left that open.
    std::optional<bool> matters;
  };
  std::vector<Without> without;

  // Every blocker matters. Nothing when a limit left that open, and where it has no meaning:
  // without an escape there is no length that a blocker could keep up.
  std::optional<bool> minimal;
};

// As RateSolo; of `request` what is about cards and about all optimal solutions is not looked at.
WhatIf AskWhatIf(const Position& position, Player hero, const SoloRequest& request);

// WhatIf::minimal alone, of a position that takes `length` moves: it stops at the first blocker
// that does not matter.
std::optional<bool> IsMinimal(const Position& position, Player hero, int length,
                              const SoloRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_RATING_WHAT_IF_H_
