#include "solver/search/solve.h"

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cstdint>
#include <iterator>
#include <memory>
#include <sstream>
#include <utility>

#include "solver/search/best_first.h"
#include "solver/search/card_actions.h"
#include "solver/search/count_escapes.h"
#include "solver/search/drive_actions.h"
#include "solver/search/line_recovery.h"
#include "solver/search/turn_bound.h"
#include "solver/search/way_out.h"

namespace rushkit {
namespace {

// Positions that a look for some escape may store: a second or so.
constexpr uint64_t kMostStatesForSome = 500'000;

// The most drives and shifts that one card of the supply pays for.
int MovesACard(const CardSupply& supply) {
  const CardCounts& held = supply.hand ? *supply.hand : supply.deck;
  std::vector<Card> cards = supply.draws;
  std::copy_if(kAllCards.begin(), kAllCards.end(), std::back_inserter(cards),
               [&held](Card card) { return held.Has(card); });
  int most = 1;
  for (const Card card : cards) {
    const CardPower power = PowerOf(card);
    most = std::max(most, power.spaces + (power.shift ? 1 : 0));
  }
  return most;
}

std::unique_ptr<Heuristic> BoundFor(const SolveRequest& request, const ContentSpace& space) {
  switch (request.metric) {
    case Metric::kMoves:
      return std::make_unique<WayOut>(space, Distance::kAny);
    case Metric::kSpaces:
      return std::make_unique<WayOut>(space, Distance::kOneSpace);
    case Metric::kTurns:
      return std::make_unique<TurnBound>(space, MovesACard(request.cards));
  }
  return nullptr;
}

// A tenth of the time is kept for a look for some escape.
Limits ForProof(Limits limits) {
  if (limits.deadline) {
    *limits.deadline -= (*limits.deadline - std::chrono::steady_clock::now()) / 10;
  }
  return limits;
}

template <class Actions, class Recover>
SearchResult Prove(Actions& actions, const typename Actions::State& start, ContentSpace& space,
                   const SolveRequest& request, Algorithm algorithm, Recover recover) {
  const std::unique_ptr<Heuristic> heuristic = algorithm == Algorithm::kBreadthFirst
                                                   ? std::make_unique<BlindHeuristic>()
                                                   : BoundFor(request, space);
  const Limits limits = ForProof(request.limits);
  Meter meter(limits, request.on_progress);
  BestFirstSearch<Actions> search(actions, space, *heuristic, meter);
  const auto outcome = search.Run(start, request.count_solutions);
  SearchResult result;
  result.status = outcome.status;
  result.lower_bound = outcome.lower_bound;
  result.limit = outcome.limit;
  const std::vector<typename Actions::State> path = search.Path();
  if (!path.empty()) result.escape = Escape{static_cast<int>(path.size()), recover(path)};
  if (request.count_solutions && outcome.status == SearchStatus::kSolved) {
    const auto is_over = [&] {
      result.limit = meter.CheckNow(search.bytes(), outcome.lower_bound);
      return result.limit.has_value();
    };
    if (const auto count = CountEscapes(search, actions, is_over)) {
      std::ostringstream text;
      text << *count;
      result.solutions = text.str();
    }
  }
  result.statistics = meter.statistics();
  return result;
}

// Looks for some escape, not the shortest, where a proof was out of reach: A* that trusts an
// inflated bound. (A proof hardly ever knows one on its way: when it first sees an escape, its
// parent had a bound that makes it shortest.)
template <class Actions, class Recover>
void LookForSome(Actions& actions, const typename Actions::State& start, ContentSpace& space,
                 const SolveRequest& request, SearchResult& result, Recover recover) {
  Limits limits = request.limits;
  limits.max_states = std::min(limits.max_states, kMostStatesForSome);
  const std::unique_ptr<Heuristic> bound = BoundFor(request, space);
  InflatedHeuristic inflated(*bound);
  Meter meter(limits, request.on_progress);
  BestFirstSearch<Actions> search(actions, space, inflated, meter);
  if (search.Run(start, false).limit == LimitKind::kInterrupt) result.limit = LimitKind::kInterrupt;
  const std::vector<typename Actions::State> path = search.Path();
  result.statistics.expanded += meter.statistics().expanded;
  result.statistics.generated += meter.statistics().generated;
  result.statistics.peak_bytes =
      std::max(result.statistics.peak_bytes, meter.statistics().peak_bytes);
  if (path.empty()) return;
  result.escape = Escape{static_cast<int>(path.size()), recover(path)};
  assert(result.escape->length >= result.lower_bound);
  if (result.escape->length > result.lower_bound || request.count_solutions) return;
  result.status = SearchStatus::kSolved;  // it is as short as the bound that has been proved
  result.limit.reset();
}

template <class Actions, class Recover>
SearchResult Search(Actions& actions, const typename Actions::State& start, ContentSpace& space,
                    const SolveRequest& request, Algorithm algorithm, Recover recover) {
  SearchResult result = Prove(actions, start, space, request, algorithm, recover);
  result.algorithm = algorithm;
  const bool is_open = result.status == SearchStatus::kLimitReached && !result.escape;
  if (is_open && result.limit != LimitKind::kInterrupt && !space.overflowed()) {
    LookForSome(actions, start, space, request, result, recover);
  }
  return result;
}

SearchResult SolveByDrives(const Position& position, const SolveRequest& request,
                           Algorithm algorithm, ContentSpace& space) {
  const Distance distance = request.metric == Metric::kMoves ? Distance::kAny : Distance::kOneSpace;
  DriveActions actions(space, distance);
  const Contents start = space.From(position);
  return Search(actions, {{start.content}, start.offsets}, space, request, algorithm,
                [&](const std::vector<DriveActions::State>& path) -> Line {
                  return MovesAlong(position, request.hero, distance, path, space);
                });
}

SearchResult SolveByCards(const Position& position, const SolveRequest& request,
                          Algorithm algorithm, ContentSpace& space) {
  CardActions actions(space, request.cards, request.spaces);
  const Contents start = space.From(position);
  return Search(actions, {{start.content, CardActions::kFirstHand}, start.offsets}, space, request,
                algorithm, [&](const std::vector<CardActions::State>& path) -> Line {
                  return TurnsAlong(position, request.hero, request.spaces, path, actions, space);
                });
}

}  // namespace

SearchResult Solve(const Position& position, const SolveRequest& request) {
  assert(position.grid().has_sides() && position.FindHero(request.hero) != nullptr);
  // A* without being told: it proves what breadth-first search proves, with fewer positions.
  const Algorithm algorithm = request.algorithm.value_or(Algorithm::kAStar);
  ContentSpace space(position.grid(), request.hero);
  return request.metric == Metric::kTurns ? SolveByCards(position, request, algorithm, space)
                                          : SolveByDrives(position, request, algorithm, space);
}

}  // namespace rushkit
