#include "solver/rating/difficulty.h"

#include <cmath>

#include "solver/rating/dependency_closure.h"
#include "solver/search/solve.h"

namespace rushkit {
namespace {

DifficultyWord WordOf(double seconds) {
  if (seconds < DifficultyModel::kMedium) return DifficultyWord::kEasy;
  if (seconds < DifficultyModel::kHard) return DifficultyWord::kMedium;
  return seconds < DifficultyModel::kExpert ? DifficultyWord::kHard : DifficultyWord::kExpert;
}

SearchResult SolveInMoves(const Position& position, Player hero, const SoloRequest& request) {
  SolveRequest question;
  question.hero = hero;
  question.limits = request.limits;
  question.threads = request.threads;
  question.library = request.library;
  return Solve(position, question);
}

}  // namespace

Difficulty DifficultyFrom(const DifficultyFeatures& features) {
  using Model = DifficultyModel;
  const double weight = features.is_shift ? Model::kClassicMovesInAShiftMove : 1;
  const double seconds = std::exp(Model::kConstant + Model::kAMove * weight * features.moves +
                                  Model::kAPiece * features.closure);
  return {seconds, WordOf(seconds)};
}

DifficultyFeatures FeaturesWith(int moves, const Position& position, Player hero) {
  return {moves, ClosureOf(position, hero).size(), position.grid().has_sides()};
}

std::optional<DifficultyFeatures> FeaturesOf(const Position& position, Player hero,
                                             const SoloRequest& request) {
  const SearchResult result = SolveInMoves(position, hero, request);
  if (result.status != SearchStatus::kSolved) return std::nullopt;
  return FeaturesWith(result.lower_bound, position, hero);
}

std::optional<Difficulty> DifficultyOf(const Position& position, Player hero,
                                       const SoloRequest& request) {
  const SearchResult result = SolveInMoves(position, hero, request);
  if (result.status == SearchStatus::kUnsolvable) return std::nullopt;
  Difficulty difficulty = DifficultyFrom(FeaturesWith(result.lower_bound, position, hero));
  difficulty.is_lower_bound = result.status == SearchStatus::kLimitReached;
  return difficulty;
}

std::optional<Difficulty> DifficultyOf(const Position& position, const SoloRequest& request) {
  std::optional<Difficulty> hardest;
  bool is_lower_bound = false;
  for (const Player hero : kPlayers) {
    if (position.FindHero(hero) == nullptr) continue;
    const std::optional<Difficulty> own = DifficultyOf(position, hero, request);
    if (!own) continue;
    is_lower_bound = is_lower_bound || own->is_lower_bound;
    if (!hardest || own->seconds > hardest->seconds) hardest = own;
  }
  if (hardest) hardest->is_lower_bound = is_lower_bound;
  return hardest;
}

}  // namespace rushkit
