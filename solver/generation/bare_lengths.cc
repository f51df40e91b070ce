#include "solver/generation/bare_lengths.h"

#include <algorithm>
#include <vector>

#include "solver/generation/sketch.h"
#include "solver/search/picture_library.h"
#include "solver/search/solve.h"

namespace rushkit {
namespace {

SketchVehicle HeroAtHome(const Grid& grid, Role role, int row) {
  const int column = role == Role::kGoldHero ? 0 : grid.width() - kHeroLength;
  return {role, Orientation::kHorizontal, Length(kHeroLength), SketchRow(row), Column(column)};
}

// Gold in that row, with each Silver that there may be.
std::vector<Sketch> BareSketches(const Design& design, int row) {
  const SketchVehicle gold = HeroAtHome(design.grid, Role::kGoldHero, row);
  Sketch alone(design.grid);
  alone.Add(gold);
  std::vector<Sketch> sketches;
  for (int other = 0; other < design.grid.height(); ++other) {
    const SketchVehicle silver = HeroAtHome(design.grid, Role::kSilverHero, other);
    if (design.manner == Manner::kSymmetric && !(silver == alone.HalfTurned(gold))) continue;
    Sketch both = alone;
    if (both.Add(silver)) sketches.push_back(both);
  }
  return sketches;
}

}  // namespace

std::optional<Range> BareLengths(const Design& design, Metric metric,
                                 const MeasureSettings& settings) {
  if (design.manner != Manner::kSymmetric && design.manner != Manner::kAsymmetric) {
    return std::nullopt;
  }
  PictureLibrary library;
  SolveRequest request;
  request.metric = metric;
  request.spaces = settings.spaces;
  request.cards = settings.cards;
  request.limits = settings.limits;
  request.library = &library;
  Range lengths{std::numeric_limits<int>::max(), 0};
  for (int row = 0; row < design.grid.height(); ++row) {
    if (design.hero_row && row != design.hero_row->value()) continue;
    for (const Sketch& sketch : BareSketches(design, row)) {
      const SearchResult result = Solve(sketch.ToLegalPosition(), request);
      if (result.status != SearchStatus::kSolved) return std::nullopt;
      lengths.low = std::min(lengths.low, result.lower_bound);
      lengths.high = std::max(lengths.high, result.lower_bound);
    }
  }
  return lengths;
}

}  // namespace rushkit
