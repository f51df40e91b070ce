// What a solo puzzle is worth: how long it is, how much choice it leaves, what has to be done.
//
// Everything about *optimal solutions*, the proven shortest escapes. Two of them are different when
// their sequences of positions are (for `turns`, of cards and positions).
#ifndef RUSHKIT_SOLVER_RATING_SOLO_RATING_H_
#define RUSHKIT_SOLVER_RATING_SOLO_RATING_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "solver/analysis/explorer.h"
#include "solver/board/goal.h"
#include "solver/board/position.h"
#include "solver/game/card_counts.h"
#include "solver/game/rules.h"
#include "solver/rating/escape_shape.h"
#include "solver/search/limits.h"
#include "solver/search/picture_library.h"
#include "solver/search/result.h"
#include "solver/search/solve.h"

namespace rushkit {

struct SoloRequest {
  SpacesRule spaces = SpacesRule::kExact;  // for `turns`
  Deck deck;                               // for `turns`: every kind it holds, without end
  Goal goal = Goal::kEdge;                 // on a boxed grid
  int threads = 1;                         // more than one change the time, and nothing else
  Limits limits;                           // of each search; an interrupt ends all of them
  PictureLibrary* library = nullptr;       // as in SolveRequest
  // Without, nothing is said about all optimal solutions, and the length is all that costs time.
  bool with_all = true;
  size_t most_listed = 1000;  // optimal solutions that are looked at one by one
};

// All optimal solutions together.
struct OptimalSolutions {
  std::string count;  // decimal
  // The first step (a move, a space or a card; 1: the first) at which two of them part; nothing
  // when there is only one.
  std::optional<int> part_at;
  // Forced steps: those at which a player who has kept to any optimal solution so far has just one
  // way to go on with an optimal one. The last step of a grid with sides mostly is one.
  int forced = 0;

  // What follows is found by looking at solutions one by one: at all of them or, when there are too
  // many or a limit came first, only at some.
  bool all_listed = false;
  size_t listed = 0;
  // Different sets of moves: solutions that make the same moves in another order count once. For
  // `spaces`, sets of single spaces and rows; for `turns`, whatever cards pay. At least so many
  // unless all are listed.
  size_t move_sets = 0;
  // The least of each number by itself, over the solutions: no solution needs fewer. Perhaps not
  // the least unless all are listed.
  EscapeShape least;
};

struct SoloRating {
  // The first two are proofs.
  SearchStatus status = SearchStatus::kLimitReached;
  std::optional<LimitKind> limit;  // kLimitReached: which one
  int lower_bound = 0;             // no escape is shorter; the length itself when solved
  // kSolved: an optimal solution, the same in every run. kLimitReached: the best known, if any.
  std::optional<Escape> best_known;
  std::optional<EscapeShape> shape;  // of best_known
  // kSolved and asked for, unless a limit came first.
  std::optional<OptimalSolutions> optimal;
  std::optional<LimitKind> optimal_limit;  // that left them out, or left some of them unlisted

  // Nothing unless it is solved.
  std::optional<int> length() const {
    if (status != SearchStatus::kSolved) return std::nullopt;
    return lower_bound;
  }
};

// One search of it.
SolveRequest SolveRequestFrom(Player hero, Metric metric, const SoloRequest& request);

// `hero` must stand on `position`. On a boxed grid it is gold, and `metric` is no turns.
SoloRating RateSolo(const Position& position, Player hero, Metric metric,
                    const SoloRequest& request);

// The length, and nothing else: nothing when there is no escape, or none is proven shortest within
// the limits.
std::optional<int> SoloLength(const Position& position, Player hero, Metric metric,
                              const SoloRequest& request);

// How many positions can be reached, and at which distances in moves: exactly, or at least so many
// within the limits.
Reachable CountReachable(const Position& position, Player hero, const SoloRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_RATING_SOLO_RATING_H_
