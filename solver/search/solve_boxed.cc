#include "solver/search/solve_boxed.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "solver/search/boxed_actions.h"
#include "solver/search/boxed_relaxation.h"
#include "solver/search/boxed_space.h"
#include "solver/search/distance.h"
#include "solver/search/hunt.h"
#include "solver/search/large_board.h"
#include "solver/search/large_board_search.h"
#include "solver/search/line_recovery.h"
#include "solver/search/small_board.h"
#include "solver/search/small_board_search.h"

namespace rushkit {
namespace {

// The best-first search counts one action at the goal that is none (see boxed_actions.h).
int WithoutLast(int length) { return std::max(length - 1, 0); }

void DropLast(Goal goal, SearchResult& result) {
  if (goal == Goal::kOff) return;
  result.lower_bound = WithoutLast(result.lower_bound);
  if (result.escape) result.escape->length = WithoutLast(result.escape->length);
  if (!result.steps.empty()) result.steps.pop_back();
}

// The moves from a position that finishes to the goal.
int MovesToFinish(Goal goal) { return goal == Goal::kClear ? 0 : goal == Goal::kEdge ? 1 : 2; }

template <class Board>
std::vector<BoxedActions::State> StatesAlong(const Board& board, Goal goal,
                                             std::vector<typename Board::Lines> path) {
  if (goal != Goal::kClear) path.push_back(board.AtEdge(path.back()));
  std::vector<BoxedActions::State> states;
  for (const Stands& stands : board.StandsAlong(path)) {
    states.push_back({stands, BoxedActions::kInLine});
  }
  return states;
}

// One search on lines, and what is left open is left to `hunt`.
template <class Search, class Board>
SearchResult SearchLines(const Board& board, const BoxedSpace& space, Algorithm algorithm,
                         const Hunt<BoxedActions>& hunt) {
  const SolveRequest& request = hunt.request;
  const Limits limits = ForProof(request.limits);
  Meter meter(limits, request.on_progress);
  // Kept from call to call: to get fresh memory takes longer than many a search.
  static thread_local LineArena<Board> arena;
  const auto outcome = Search(board, meter, arena).Run();
  arena.Trim();
  SearchResult result;
  result.algorithm = algorithm;
  result.status = outcome.status;
  result.limit = outcome.limit;
  result.statistics = meter.statistics();
  const int length = outcome.depth + MovesToFinish(request.goal);
  if (outcome.status == SearchStatus::kSolved) {
    result.lower_bound = length;
    result.escape = Escape{length, MovesAlong(space, DistanceOf(request.metric), request.goal,
                                              StatesAlong(board, request.goal, outcome.path))};
  } else if (outcome.status == SearchStatus::kLimitReached) {
    result.lower_bound = length + (request.goal == Goal::kOff ? 0 : 1);
    result = FinishOpen(hunt, std::move(result));
    DropLast(request.goal, result);
  }
  return result;
}

template <size_t kWords>
SearchResult SolveLarge(const Position& position, const LineLayout& layout, const BoxedSpace& space,
                        const Hunt<BoxedActions>& hunt) {
  using Board = LargeBoard<kWords>;
  const SolveRequest& request = hunt.request;
  const bool is_blind = request.algorithm == Algorithm::kBreadthFirst;
  const Board board(position, layout, DistanceOf(request.metric), request.goal,
                    is_blind ? Board::Guidance::kNone : Board::Guidance::kBound);
  return SearchLines<LargeBoardSearch<kWords>>(
      board, space, is_blind ? Algorithm::kBreadthFirst : Algorithm::kAStar, hunt);
}

// By the search on lines that goes with the size of the board.
SearchResult SolveOnLines(const Position& position, const Ranges& ranges, const BoxedSpace& space,
                          const Hunt<BoxedActions>& hunt) {
  const Distance distance = DistanceOf(hunt.request.metric);
  if (SmallBoard::Fits(position.grid())) {
    const SmallBoard board(position, ranges, distance, hunt.request.goal);
    return SearchLines<SmallBoardSearch>(board, space, Algorithm::kBreadthFirst, hunt);
  }
  const LineLayout layout(position, ranges, distance);
  return layout.words() == 1 ? SolveLarge<1>(position, layout, space, hunt)
                             : SolveLarge<2>(position, layout, space, hunt);
}

// A start at the goal.
SearchResult SolvedAlready(const SolveRequest& request, const BoxedSpace& space,
                           const Stands& start) {
  SearchResult result;
  result.status = SearchStatus::kSolved;
  result.algorithm = Algorithm::kBreadthFirst;
  result.lower_bound = request.goal == Goal::kOff ? 1 : 0;
  const BoxedActions::State state{start, BoxedActions::kInLine};
  result.escape = Escape{
      result.lower_bound,
      MovesAlong(space, DistanceOf(request.metric), request.goal, absl::MakeConstSpan(&state, 1))};
  return result;
}

}  // namespace

SearchResult SolveBoxed(const Position& position, const SolveRequest& request) {
  assert(request.metric != Metric::kTurns);
  const bool is_forced = request.algorithm == Algorithm::kAStar;
  const Ranges ranges = is_forced ? Ranges() : RelaxedRanges(position);
  if (!is_forced && !MayReachEdge(position, ranges)) {
    SearchResult result;
    result.status = SearchStatus::kUnsolvable;
    result.algorithm = Algorithm::kBreadthFirst;
    return result;
  }
  const Distance distance = DistanceOf(request.metric);
  const BoxedSpace space(position);
  BoxedActions actions(space, distance, request.goal);
  const Stands start = space.From(position);
  const Hunt<BoxedActions> hunt{
      actions,
      {start, BoxedActions::kInLine},
      request,
      [&] { return std::make_unique<BoxedBound>(space, distance, request.goal); },
      [&](absl::Span<const BoxedActions::State> path, size_t) -> std::vector<Line> {
        return {MovesAlong(space, distance, request.goal, path)};
      }};
  if (!is_forced && !WantsAll(request)) {
    if (space.IsAtGoal(start, request.goal)) return SolvedAlready(request, space, start);
    return SolveOnLines(position, ranges, space, hunt);
  }
  SearchResult result = Search<BoxedActions>(hunt);
  DropLast(request.goal, result);
  return result;
}

}  // namespace rushkit
