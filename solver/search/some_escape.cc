#include "solver/search/some_escape.h"

#include <cassert>
#include <functional>

#include "solver/search/best_first.h"
#include "solver/search/content_space.h"
#include "solver/search/distance.h"
#include "solver/search/drive_actions.h"
#include "solver/search/heuristic.h"
#include "solver/search/limits.h"
#include "solver/search/meter.h"
#include "solver/search/way_out.h"

namespace rushkit {
namespace {

// Of the bound. Larger factors find an escape sooner where they do, but a longer one, and lose
// their way more often.
constexpr int kFactor = 2;
constexpr uint64_t kStepsBetweenLooks = 64;

}  // namespace

SomeEscape FindSomeEscape(const Position& position, Player hero, Metric metric,
                          uint64_t most_expanded, PictureLibrary* library) {
  assert(position.grid().has_sides() && position.FindHero(hero) != nullptr);
  const Distance distance = DistanceOf(metric);
  ContentSpace space(position.grid(), hero);
  DriveActions actions(space, distance);
  WayOut bound(space, distance, library);
  InflatedHeuristic<DriveActions::At> inflated(bound, kFactor);
  const Limits no_limits;
  const std::function<void(const Progress&)> no_progress;
  Meter meter(no_limits, no_progress, library);
  BestFirstSearch<DriveActions> search(actions, inflated, meter);
  const Contents start = space.From(position);
  search.Begin({{start.content}, start.offsets});
  while (!search.Continue(false, kStepsBetweenLooks) && !search.escape_length() &&
         meter.statistics().expanded < most_expanded) {
  }
  SomeEscape found;
  found.expanded = meter.statistics().expanded;
  const bool is_found = search.escape_length() && !actions.overflowed();
  if (is_found) found.length = static_cast<int>(search.Path().size());
  return found;
}

}  // namespace rushkit
