#include "solver/generation/setup_candidate.h"

#include <limits>

#include "absl/numeric/int128.h"
#include "absl/strings/numbers.h"
#include "solver/rating/difficulty.h"
#include "solver/search/limit_now.h"

namespace rushkit {
namespace {

uint64_t Persistently(uint64_t states) {
  const uint64_t most = std::numeric_limits<uint64_t>::max();
  return states > most / kPersistence ? most : states * kPersistence;
}

}  // namespace

std::vector<Player> HeroesThatCount(Manner manner) {
  if (manner == Manner::kAsymmetric) return {Player::kGold, Player::kSilver};
  return {Player::kGold};
}

const SearchResult& SetupCandidate::Escape(Player hero, Metric metric) {
  std::optional<SearchResult>& escape =
      escapes_[static_cast<size_t>(hero)][static_cast<size_t>(metric)];
  if (!escape) escape = Search(hero, metric, false, settings_.limits.max_states);
  return *escape;
}

const SearchResult& SetupCandidate::EscapeByPersistence(Player hero, Metric metric) {
  const SearchResult& first = Escape(hero, metric);
  bool& has_persisted = has_persisted_[static_cast<size_t>(hero)][static_cast<size_t>(metric)];
  if (first.status != SearchStatus::kLimitReached || has_persisted) return first;
  has_persisted = true;
  std::optional<SearchResult>& escape =
      escapes_[static_cast<size_t>(hero)][static_cast<size_t>(metric)];
  escape = Search(hero, metric, false, Persistently(settings_.limits.max_states));
  return *escape;
}

std::optional<int> SetupCandidate::LogOfSolutions(Player hero) {
  const SearchResult result =
      Search(hero, Metric::kMoves, true, Persistently(settings_.limits.max_states));
  absl::uint128 solutions = 0;
  if (!result.solutions || !absl::SimpleAtoi(*result.solutions, &solutions)) return std::nullopt;
  int log = 0;
  while (solutions > 1) {
    solutions >>= 1;
    ++log;
  }
  return log;
}

SearchResult SetupCandidate::EscapeWithoutShift(Player hero) {
  SolveRequest request =
      RequestFor(hero, Metric::kMoves, Persistently(settings_.limits.max_states));
  request.sides = {false, false};
  SearchResult result = Solve(position_, request);
  LookForStop();
  return result;
}

std::optional<int> SetupCandidate::NeedlessBlockers(Player hero) {
  const SearchResult& escape = EscapeByPersistence(hero, Metric::kMoves);
  if (escape.status != SearchStatus::kSolved) return std::nullopt;
  const int length = escape.lower_bound;
  int needless = 0;
  for (const Vehicle& vehicle : position_.vehicles()) {
    if (vehicle.is_hero()) continue;
    const std::optional<int> without =
        SoloLength(position_.Without(vehicle.letter), hero, Metric::kMoves, RatingRequest());
    LookForStop();
    if (!without) return std::nullopt;
    if (*without == length) ++needless;
  }
  return needless;
}

std::optional<int> SetupCandidate::DifficultySeconds() {
  const std::optional<Difficulty> difficulty = DifficultyOf(position_, RatingRequest());
  LookForStop();
  if (!difficulty || difficulty->is_lower_bound) return std::nullopt;
  return static_cast<int>(difficulty->seconds);
}

const std::optional<FairnessResult>& SetupCandidate::Games(double within,
                                                           std::optional<double> max_unfinished) {
  if (games_) return games_;
  FairnessRequest request;
  request.deck = settings_.cards.deck;
  request.spaces = settings_.spaces;
  request.within = within;
  request.max_unfinished = max_unfinished;
  request.seed = settings_.game_seed;
  request.is_stopped = [this] { return LimitNow(settings_.limits).has_value(); };
  absl::StatusOr<FairnessResult> games = FairnessOf(position_, request);
  LookForStop();
  if (games.ok()) games_ = *std::move(games);
  return games_;
}

void SetupCandidate::LookForStop() {
  if (LimitNow(settings_.limits)) is_stopped_ = true;
}

SolveRequest SetupCandidate::RequestFor(Player hero, Metric metric, uint64_t most_states) const {
  SolveRequest request;
  request.hero = hero;
  request.metric = metric;
  request.spaces = settings_.spaces;
  request.cards = settings_.cards;
  request.goal = settings_.goal;
  request.limits = settings_.limits;
  request.limits.max_states = metric == Metric::kTurns ? most_states / kEffortOfTurns : most_states;
  request.library = library_;
  return request;
}

SoloRequest SetupCandidate::RatingRequest() const {
  SoloRequest request;
  request.spaces = settings_.spaces;
  request.deck = settings_.cards.deck;
  request.goal = settings_.goal;
  request.limits = settings_.limits;
  request.limits.max_states = Persistently(settings_.limits.max_states);
  request.library = library_;
  request.with_all = false;
  return request;
}

SearchResult SetupCandidate::Search(Player hero, Metric metric, bool count_solutions,
                                    uint64_t most_states) {
  SolveRequest request = RequestFor(hero, metric, most_states);
  request.count_solutions = count_solutions;
  SearchResult result = Solve(position_, request);
  LookForStop();
  return result;
}

}  // namespace rushkit
