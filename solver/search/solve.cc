#include "solver/search/solve.h"

#include <algorithm>
#include <cassert>
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

// The most drives and shifts that one card of the supply pays for.
int MovesACard(const CardSupply& supply) {
  CardCounts cards = supply.hand.value_or(supply.deck);
  for (const Card card : supply.draws) cards.Add(card);
  int most = 1;
  for (const Card card : kAllCards) {
    const CardPower power = PowerOf(card);
    if (cards.Has(card)) most = std::max(most, power.spaces + (power.shift ? 1 : 0));
  }
  return most;
}

std::unique_ptr<Heuristic> HeuristicFor(const SolveRequest& request, Algorithm algorithm,
                                        const ContentSpace& space) {
  if (algorithm == Algorithm::kBreadthFirst) return std::make_unique<BlindHeuristic>();
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

template <class Actions, class Recover>
SearchResult Search(Actions& actions, const typename Actions::State& start, ContentSpace& space,
                    Heuristic& heuristic, const SolveRequest& request, Recover recover) {
  Meter meter(request.limits, request.on_progress);
  BestFirstSearch<Actions> search(actions, space, heuristic, meter);
  const auto outcome = search.Run(start, request.count_solutions);
  SearchResult result;
  result.status = outcome.status;
  result.lower_bound = outcome.lower_bound;
  result.limit = outcome.limit;
  const std::vector<typename Actions::State> path = search.Path();
  if (!path.empty()) result.escape = Escape{static_cast<int>(path.size()), recover(path)};
  if (request.count_solutions && outcome.status == SearchStatus::kSolved) {
    if (const auto count = CountEscapes(search, actions)) {
      std::ostringstream text;
      text << *count;
      result.solutions = text.str();
    }
  }
  result.statistics = meter.statistics();
  return result;
}

SearchResult SolveByDrives(const Position& position, const SolveRequest& request,
                           Heuristic& heuristic, ContentSpace& space) {
  const Distance distance = request.metric == Metric::kMoves ? Distance::kAny : Distance::kOneSpace;
  DriveActions actions(space, distance);
  const Contents start = space.From(position);
  return Search(actions, {{start.content}, start.offsets}, space, heuristic, request,
                [&](const std::vector<DriveActions::State>& path) -> Line {
                  return MovesAlong(position, request.hero, distance, path, space);
                });
}

SearchResult SolveByCards(const Position& position, const SolveRequest& request,
                          Heuristic& heuristic, ContentSpace& space) {
  CardActions actions(space, request.cards, request.spaces);
  const Contents start = space.From(position);
  return Search(actions, {{start.content, CardActions::kFirstHand}, start.offsets}, space,
                heuristic, request, [&](const std::vector<CardActions::State>& path) -> Line {
                  return TurnsAlong(position, request.hero, request.spaces, path, actions, space);
                });
}

}  // namespace

SearchResult Solve(const Position& position, const SolveRequest& request) {
  assert(position.grid().has_sides() && position.FindHero(request.hero) != nullptr);
  // A* without being told: it proves what breadth-first search proves, with fewer positions.
  const Algorithm algorithm = request.algorithm.value_or(Algorithm::kAStar);
  ContentSpace space(position.grid(), request.hero);
  const std::unique_ptr<Heuristic> heuristic = HeuristicFor(request, algorithm, space);
  SearchResult result = request.metric == Metric::kTurns
                            ? SolveByCards(position, request, *heuristic, space)
                            : SolveByDrives(position, request, *heuristic, space);
  result.algorithm = algorithm;
  return result;
}

}  // namespace rushkit
