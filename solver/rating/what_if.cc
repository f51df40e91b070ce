#include "solver/rating/what_if.h"

#include <algorithm>

#include "solver/search/free_sides.h"
#include "solver/search/solve.h"

namespace rushkit {
namespace {

LengthAnswer LengthOf(const Position& position, Player hero, FreeSides sides,
                      const SoloRequest& request) {
  SolveRequest question = SolveRequestFrom(hero, Metric::kMoves, request);
  question.sides = sides;
  const SearchResult result = Solve(position, question);
  return {result.status, result.limit, result.lower_bound};
}

// Of an answer that is no harder than `as_it_is`: whether it is easier.
std::optional<bool> IsEasier(const LengthAnswer& answer, const LengthAnswer& as_it_is) {
  const bool is_open = answer.status == SearchStatus::kLimitReached;
  switch (as_it_is.status) {
    case SearchStatus::kSolved:
      if (is_open && answer.lower_bound < as_it_is.lower_bound) return std::nullopt;
      return answer.lower_bound < as_it_is.lower_bound;
    case SearchStatus::kUnsolvable:
      if (is_open) return std::nullopt;
      return answer.status == SearchStatus::kSolved;
    case SearchStatus::kLimitReached:
      break;
  }
  // It may be as long as what is known of it, or longer.
  if (answer.status == SearchStatus::kSolved && answer.lower_bound < as_it_is.lower_bound) {
    return true;
  }
  return std::nullopt;
}

// Whether all are true, where false is certain whatever is open.
std::optional<bool> AllMatter(const std::vector<WhatIf::Without>& without) {
  bool is_open = false;
  for (const WhatIf::Without& one : without) {
    if (one.matters == false) return false;
    is_open = is_open || !one.matters;
  }
  if (is_open) return std::nullopt;
  return true;
}

}  // namespace

WhatIf AskWhatIf(const Position& position, Player hero, const SoloRequest& request) {
  const auto with_sides = [&](FreeSides sides) { return LengthOf(position, hero, sides, request); };
  WhatIf what_if;
  what_if.as_it_is = with_sides({});
  if (position.grid().has_sides()) {
    what_if.no_shift = with_sides({false, false});
    what_if.left_still = with_sides({false, true});
    what_if.right_still = with_sides({true, false});
  }
  for (const Vehicle& vehicle : position.vehicles()) {
    if (vehicle.is_hero()) continue;
    const LengthAnswer answer = LengthOf(position.Without(vehicle.letter), hero, {}, request);
    what_if.without.push_back({vehicle.letter, answer, IsEasier(answer, what_if.as_it_is)});
  }
  if (what_if.as_it_is.status == SearchStatus::kSolved) {
    what_if.minimal = AllMatter(what_if.without);
  }
  return what_if;
}

std::optional<bool> IsMinimal(const Position& position, Player hero, int length,
                              const SoloRequest& request) {
  const LengthAnswer as_it_is{SearchStatus::kSolved, std::nullopt, length};
  std::vector<WhatIf::Without> asked;
  for (const Vehicle& vehicle : position.vehicles()) {
    if (vehicle.is_hero()) continue;
    const LengthAnswer answer = LengthOf(position.Without(vehicle.letter), hero, {}, request);
    asked.push_back({vehicle.letter, answer, IsEasier(answer, as_it_is)});
    if (asked.back().matters == false) return false;
  }
  return AllMatter(asked);
}

}  // namespace rushkit
