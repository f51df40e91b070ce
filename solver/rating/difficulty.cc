#include "solver/rating/difficulty.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

#include "solver/rating/dependency_closure.h"
#include "solver/search/solve.h"

namespace rushkit {
namespace {

// From so many seconds on, by word.
constexpr std::array<double, kDifficultyWords.size()> kLeastSeconds = {
    0, DifficultyModel::kMedium, DifficultyModel::kHard, DifficultyModel::kExpert};

SearchResult SolveToEdge(const Position& position, Player hero, SoloRequest request) {
  request.goal = Goal::kEdge;
  return Solve(position, SolveRequestFrom(hero, Metric::kMoves, request));
}

}  // namespace

Difficulty DifficultyFrom(const DifficultyFeatures& features) {
  using Model = DifficultyModel;
  const double moves = features.moves * (features.is_shift ? Model::kClassicMovesInAShiftMove : 1);
  const double seconds =
      std::exp(Model::kConstant + Model::kAMove * moves + Model::kAPiece * features.closure);
  return {.seconds = seconds,
          .word = DifficultyWordOf(seconds),
          .is_extrapolated = moves > Model::kLongestOfStudy};
}

DifficultyWord DifficultyWordOf(double seconds) {
  const auto next = std::upper_bound(kLeastSeconds.begin() + 1, kLeastSeconds.end(), seconds);
  return kDifficultyWords[static_cast<size_t>(next - kLeastSeconds.begin()) - 1];
}

double SecondsFrom(double seconds, DifficultyWord word) {
  const DifficultyWord own = DifficultyWordOf(seconds);
  const auto index = static_cast<size_t>(word);
  if (own == word) return 0;
  return own < word ? kLeastSeconds[index] - seconds : seconds - kLeastSeconds[index + 1];
}

DifficultyFeatures FeaturesWith(int moves, const Position& position, Player hero) {
  return {moves, ClosureOf(position, hero).size(), position.grid().has_sides()};
}

std::optional<DifficultyFeatures> FeaturesOf(const Position& position, Player hero,
                                             const SoloRequest& request) {
  const SearchResult result = SolveToEdge(position, hero, request);
  if (result.status != SearchStatus::kSolved) return std::nullopt;
  return FeaturesWith(result.lower_bound, position, hero);
}

std::optional<Difficulty> DifficultyAfter(SearchStatus status, int lower_bound,
                                          const Position& position, Player hero) {
  if (status == SearchStatus::kUnsolvable) return std::nullopt;
  Difficulty difficulty = DifficultyFrom(FeaturesWith(lower_bound, position, hero));
  difficulty.is_lower_bound = status == SearchStatus::kLimitReached;
  return difficulty;
}

std::optional<Difficulty> HarderOf(const std::optional<Difficulty>& a,
                                   const std::optional<Difficulty>& b) {
  if (!a || !b) return a ? a : b;
  Difficulty harder = b->seconds > a->seconds ? *b : *a;
  harder.is_lower_bound = a->is_lower_bound || b->is_lower_bound;
  return harder;
}

std::optional<Difficulty> DifficultyOf(const Position& position, Player hero,
                                       const SoloRequest& request) {
  const SearchResult result = SolveToEdge(position, hero, request);
  return DifficultyAfter(result.status, result.lower_bound, position, hero);
}

std::optional<Difficulty> DifficultyOf(const Position& position, const SoloRequest& request) {
  std::optional<Difficulty> harder;
  for (const Player hero : kPlayers) {
    if (position.FindHero(hero) == nullptr) continue;
    harder = HarderOf(harder, DifficultyOf(position, hero, request));
  }
  return harder;
}

}  // namespace rushkit
