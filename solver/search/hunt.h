// From a question to a result, whatever the search moves between: the proof, what is wanted beyond
// one escape, and where a proof is out of reach a look for some escape.
#ifndef RUSHKIT_SOLVER_SEARCH_HUNT_H_
#define RUSHKIT_SOLVER_SEARCH_HUNT_H_

#include <algorithm>
#include <cassert>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <sstream>
#include <utility>
#include <variant>
#include <vector>

#include "absl/types/span.h"
#include "solver/search/best_first.h"
#include "solver/search/count_escapes.h"
#include "solver/search/heuristic.h"
#include "solver/search/list_escapes.h"
#include "solver/search/meter.h"
#include "solver/search/result.h"
#include "solver/search/solve.h"

namespace rushkit {

// Positions that a look for some escape may store: a second or so.
inline constexpr uint64_t kMostStatesForSome = 500'000;

inline bool WantsAll(const SolveRequest& request) {
  return request.count_solutions || request.list_solutions > 0;
}

// One search after the other.
inline void AddStatistics(const SearchStatistics& more, SearchStatistics& sum) {
  sum.expanded += more.expanded;
  sum.generated += more.generated;
  sum.peak_bytes = std::max(sum.peak_bytes, more.peak_bytes);
}

// A tenth of the time is kept for a look for some escape.
inline Limits ForProof(Limits limits) {
  if (limits.deadline) {
    *limits.deadline -= (*limits.deadline - std::chrono::steady_clock::now()) / 10;
  }
  return limits;
}

// One question to the best-first search: where from, with which bound, and how to write down what
// it finds.
template <class Actions>
struct Hunt {
  using State = typename Actions::State;
  using Bound = Heuristic<typename Actions::At>;

  Actions& actions;
  State start;
  const SolveRequest& request;
  std::function<std::unique_ptr<Bound>()> make_bound;
  // The first `most` lines along the positions of an escape; at least one.
  std::function<std::vector<Line>(absl::Span<const State> path, size_t most)> recover;

  std::optional<Escape> EscapeAlong(const std::vector<State>& path) const {
    if (path.empty()) return std::nullopt;
    return Escape{static_cast<int>(path.size()), recover(path, 1).front()};
  }
};

// What a line takes in a list and on its way out as JSON, measured.
inline uint64_t BytesOf(const Line& line) {
  constexpr uint64_t kWord = 128;  // a move, a card, or a list of them
  if (const auto* moves = std::get_if<std::vector<Move>>(&line)) return kWord * (moves->size() + 1);
  uint64_t words = 1;
  for (const Turn& turn : std::get<std::vector<Turn>>(line)) words += turn.moves.size() + 3;
  return kWord * words;
}

// What is wanted beyond one escape: their number, and a list of them.
template <class Actions>
void AddAll(const Hunt<Actions>& hunt, const BestFirstSearch<Actions>& search, Meter& meter,
            SearchResult& result) {
  const auto is_over = [&] {
    result.limit = meter.CheckNow(search.bytes(), result.lower_bound);
    return result.limit.has_value();
  };
  if (hunt.request.count_solutions) {
    if (auto count = CountEscapes(search, hunt.actions, is_over)) {
      std::ostringstream text;
      text << count->escapes;
      result.solutions = text.str();
      result.steps = std::move(count->steps);
    }
  }
  const size_t most = hunt.request.list_solutions;
  if (most == 0) return;
  uint64_t bytes = search.bytes();
  const auto add = [&](absl::Span<const typename Actions::State> path) {
    for (Line& line : hunt.recover(path, most - result.listed.size())) {
      bytes += BytesOf(line);
      result.listed.push_back(std::move(line));
    }
    if (result.listed.size() >= most) return false;
    if (bytes > hunt.request.limits.max_bytes) result.limit = LimitKind::kMemory;
    return bytes <= hunt.request.limits.max_bytes && !is_over();
  };
  EscapeLister<Actions, decltype(add)>(search, add).Run();
}

template <class Actions>
SearchResult Prove(const Hunt<Actions>& hunt, Algorithm algorithm) {
  using Blind = BlindHeuristic<typename Actions::At>;
  const SolveRequest& request = hunt.request;
  const std::unique_ptr<typename Hunt<Actions>::Bound> heuristic =
      algorithm == Algorithm::kBreadthFirst ? std::make_unique<Blind>() : hunt.make_bound();
  const Limits limits = ForProof(request.limits);
  Meter meter(limits, request.on_progress, request.library);
  BestFirstSearch<Actions> search(hunt.actions, *heuristic, meter);
  const bool wants_all = WantsAll(request);
  const auto outcome = search.Run(hunt.start, wants_all);
  SearchResult result;
  result.status = outcome.status;
  result.lower_bound = outcome.lower_bound;
  result.limit = outcome.limit;
  result.escape = hunt.EscapeAlong(search.Path());
  if (wants_all && outcome.status == SearchStatus::kSolved) AddAll(hunt, search, meter, result);
  result.statistics = meter.statistics();
  return result;
}

// An escape at a limit that is as short as the bound that has been proved is a shortest one.
inline void AcceptIfProved(SearchResult& result) {
  if (result.status != SearchStatus::kLimitReached || !result.escape) return;
  assert(result.escape->length >= result.lower_bound);
  if (result.escape->length > result.lower_bound) return;
  result.status = SearchStatus::kSolved;
  result.limit.reset();
}

// Looks for some escape, not the shortest, where a proof was out of reach: A* that trusts an
// inflated bound. (A proof hardly ever knows one on its way: when it first sees an escape, its
// parent had a bound that makes it shortest.)
template <class Actions>
void LookForSome(const Hunt<Actions>& hunt, SearchResult& result) {
  const SolveRequest& request = hunt.request;
  Limits limits = request.limits;
  limits.max_states = std::min(limits.max_states, kMostStatesForSome);
  const auto bound = hunt.make_bound();
  InflatedHeuristic<typename Actions::At> inflated(*bound);
  Meter meter(limits, request.on_progress, request.library);
  BestFirstSearch<Actions> search(hunt.actions, inflated, meter);
  if (search.Run(hunt.start, false).limit == LimitKind::kInterrupt) {
    result.limit = LimitKind::kInterrupt;
  }
  result.escape = hunt.EscapeAlong(search.Path());
  AddStatistics(meter.statistics(), result.statistics);
}

// A result whose proof is open, with some escape where one can be found: solved, if it is as short
// as the bound.
template <class Actions>
SearchResult FinishOpen(const Hunt<Actions>& hunt, SearchResult result) {
  const bool is_open = result.status == SearchStatus::kLimitReached && !result.escape;
  if (is_open && result.limit != LimitKind::kInterrupt && !hunt.actions.overflowed()) {
    LookForSome(hunt, result);
  }
  if (!WantsAll(hunt.request)) AcceptIfProved(result);
  return result;
}

template <class Actions>
SearchResult Search(const Hunt<Actions>& hunt) {
  // A* without being told: it proves what breadth-first search proves, with fewer positions.
  const Algorithm algorithm = hunt.request.algorithm.value_or(Algorithm::kAStar);
  SearchResult result = Prove(hunt, algorithm);
  result.algorithm = algorithm;
  return FinishOpen(hunt, std::move(result));
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_HUNT_H_
