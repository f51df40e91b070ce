// How many shortest escapes there are, by a pass over the layers from the end to the start.
#ifndef RUSHKIT_SOLVER_SEARCH_COUNT_ESCAPES_H_
#define RUSHKIT_SOLVER_SEARCH_COUNT_ESCAPES_H_

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/numeric/int128.h"
#include "solver/search/best_first.h"
#include "solver/search/result.h"

namespace rushkit {

struct EscapeCount {
  absl::uint128 escapes;
  std::vector<StepChoices> steps;
};

// After search.Run(start, true) has solved: the number of different sequences of positions (with
// cards: of cards and positions) that are shortest escapes. Nothing if there are 2^128 or more, or
// if `is_over()`, asked before every position, says that it is time to stop.
template <class Actions, class IsOver>
std::optional<EscapeCount> CountEscapes(const BestFirstSearch<Actions>& search, Actions& actions,
                                        IsOver is_over) {
  using State = typename Actions::State;
  using Counted = std::pair<State, absl::uint128>;  // and in how many ways it leads on to the end
  std::vector<StepChoices> steps(static_cast<size_t>(*search.escape_length()));
  std::vector<Counted> layer;
  for (const State& last : search.LastStates()) {
    if (is_over()) return std::nullopt;
    layer.push_back({last, actions.WaysToFinish(last)});
    steps.back().ways += static_cast<uint64_t>(actions.WaysToFinish(last));
  }
  steps.back().positions = layer.size();
  for (int g = *search.escape_length() - 2; g >= 0; --g) {
    std::vector<Counted> before;
    Numbering<State, typename State::Hash> index;
    for (const auto& [state, ways_on] : layer) {
      if (is_over()) return std::nullopt;
      for (const State& candidate : search.BeforeAt(state, g)) {
        const uint32_t number = index.FindOrAdd(candidate);
        if (number == before.size()) before.push_back({candidate, 0});
        absl::uint128& ways = before[number].second;
        const int here = actions.WaysTo(candidate, state);
        if (ways_on > (absl::Uint128Max() - ways) / here) return std::nullopt;
        ways += ways_on * here;
        steps[static_cast<size_t>(g)].ways += static_cast<uint64_t>(here);
      }
    }
    layer = std::move(before);
    steps[static_cast<size_t>(g)].positions = layer.size();
  }
  return EscapeCount{layer.front().second, std::move(steps)};
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_COUNT_ESCAPES_H_
