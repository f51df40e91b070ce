#include "solver/rating/difficulty.h"

#include <cmath>
#include <set>
#include <tuple>
#include <variant>

#include "solver/rating/dependency_closure.h"
#include "solver/search/solve.h"

namespace rushkit {
namespace {

// One image for a puzzle and its mirror images: with the hero leaving at the right, and of what is
// left the one whose vehicles come first.
Position StandardImage(const Position& position, Player hero) {
  const bool is_mirrored = position.grid().has_sides() && hero == Player::kSilver;
  const Position seen = is_mirrored ? position.Mirrored() : position;
  const Position other = seen.UpsideDown();
  const Placement here = seen.ToPlacement();
  const Placement there = other.ToPlacement();
  const auto key = [](const Placement& placement) {
    return std::tie(placement.offsets, placement.vehicles);
  };
  return key(there) < key(here) ? other : seen;
}

int MovedBy(const Line& escape) {
  std::set<char> vehicles;
  std::set<Side> sides;
  for (const Move& move : MovesOf(escape)) {
    if (const auto* drive = std::get_if<Drive>(&move)) {
      vehicles.insert(drive->vehicle);
    } else {
      sides.insert(std::get<Shift>(move).side);
    }
  }
  return static_cast<int>(vehicles.size() + sides.size());
}

DifficultyWord WordOf(double seconds) {
  if (seconds < DifficultyModel::kMedium) return DifficultyWord::kEasy;
  if (seconds < DifficultyModel::kHard) return DifficultyWord::kMedium;
  return seconds < DifficultyModel::kExpert ? DifficultyWord::kHard : DifficultyWord::kExpert;
}

// What is known about a hero's features.
struct Found {
  SearchStatus status = SearchStatus::kLimitReached;
  DifficultyFeatures features;  // kLimitReached: none is more than it really is
};

Found Find(const Position& position, Player hero, const SoloRequest& request) {
  const Position image = StandardImage(position, hero);
  SolveRequest question;
  question.limits = request.limits;
  question.threads = request.threads;
  question.library = request.library;
  const SearchResult result = Solve(image, question);
  Found found;
  found.status = result.status;
  found.features.moves = result.lower_bound;
  found.features.closure = ClosureOf(image, Player::kGold).size();
  found.features.is_shift = image.grid().has_sides();
  found.features.moved = result.status == SearchStatus::kSolved ? MovedBy(result.escape->line) : 1;
  return found;
}

}  // namespace

Difficulty DifficultyFrom(const DifficultyFeatures& features) {
  using Model = DifficultyModel;
  const double weight = features.is_shift ? Model::kClassicMovesInAShiftMove : 1;
  const double seconds = std::exp(Model::kLogSeconds + Model::kAMove * weight * features.moves +
                                  Model::kAPiece * features.pieces());
  return {seconds, WordOf(seconds)};
}

std::optional<DifficultyFeatures> FeaturesOf(const Position& position, Player hero,
                                             const SoloRequest& request) {
  const Found found = Find(position, hero, request);
  if (found.status != SearchStatus::kSolved) return std::nullopt;
  return found.features;
}

std::optional<Difficulty> DifficultyOf(const Position& position, Player hero,
                                       const SoloRequest& request) {
  const Found found = Find(position, hero, request);
  if (found.status == SearchStatus::kUnsolvable) return std::nullopt;
  Difficulty difficulty = DifficultyFrom(found.features);
  difficulty.is_lower_bound = found.status == SearchStatus::kLimitReached;
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
