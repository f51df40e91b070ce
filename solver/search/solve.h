// The shortest solo escape of one hero: the front door of the searches.
//
// The other hero stands still, blockers and sides are free to move. Answers are proven: see
// SearchStatus. Same input, same result, statistics included.
#ifndef RUSHKIT_SOLVER_SEARCH_SOLVE_H_
#define RUSHKIT_SOLVER_SEARCH_SOLVE_H_

#include <functional>
#include <optional>
#include <vector>

#include "solver/board/goal.h"
#include "solver/board/position.h"
#include "solver/game/card_counts.h"
#include "solver/game/rules.h"
#include "solver/search/free_sides.h"
#include "solver/search/limits.h"
#include "solver/search/result.h"

namespace rushkit {

// The cards of the metric `turns`. Without a hand: every kind that `deck` holds, in unlimited
// supply. With one: just those cards; one is drawn from `draws`, front first, after each turn.
struct CardSupply {
  Deck deck;
  std::optional<Hand> hand;
  std::vector<Card> draws;
};

class PictureLibrary;

struct SolveRequest {
  Player hero = Player::kGold;
  Metric metric = Metric::kMoves;
  SpacesRule spaces = SpacesRule::kExact;  // for `turns`
  CardSupply cards;                        // for `turns`
  std::optional<Algorithm> algorithm;      // nothing: chosen here
  bool count_solutions = false;
  size_t list_solutions = 0;  // how many shortest ones to list at most
  Goal goal = Goal::kEdge;    // on a boxed grid
  FreeSides sides;            // for `moves` and `spaces`: all are free for `turns`
  int threads = 1;            // more than one change the time, and nothing else
  Limits limits;
  std::function<void(const Progress&)> on_progress;  // may be empty
  // Kept from search to search, one a thread, it makes those of set-ups that are much alike faster,
  // and changes nothing else. May be null.
  PictureLibrary* library = nullptr;
};

// request.hero must stand on `position`. On a boxed grid it is a gold one, it may be at the goal
// already (length 0), and the metric is no turns.
SearchResult Solve(const Position& position, const SolveRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_SOLVE_H_
