#include "solver/generation/setup_candidate.h"

#include <limits>

#include "absl/numeric/int128.h"
#include "absl/strings/numbers.h"
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
  if (!escape) escape = Search(position_, RequestFor(hero, metric, settings_.limits.max_states));
  return *escape;
}

const SearchResult& SetupCandidate::EscapeByPersistence(Player hero, Metric metric) {
  const SearchResult& first = Escape(hero, metric);
  bool& has_persisted = has_persisted_[static_cast<size_t>(hero)][static_cast<size_t>(metric)];
  if (first.status != SearchStatus::kLimitReached || has_persisted) return first;
  has_persisted = true;
  std::optional<SearchResult>& escape =
      escapes_[static_cast<size_t>(hero)][static_cast<size_t>(metric)];
  escape = Search(position_, PersistentRequest(hero, metric));
  return *escape;
}

std::optional<int> SetupCandidate::LogOfSolutions(Player hero) {
  SolveRequest request = PersistentRequest(hero, Metric::kMoves);
  request.count_solutions = true;
  const SearchResult result = Search(position_, request);
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
  SolveRequest request = PersistentRequest(hero, Metric::kMoves);
  request.sides = {false, false};
  return Search(position_, request);
}

std::optional<int> SetupCandidate::NeedlessBlockers(Player hero) {
  const SearchResult& escape = EscapeByPersistence(hero, Metric::kMoves);
  if (escape.status != SearchStatus::kSolved) return std::nullopt;
  const int length = escape.lower_bound;
  int needless = 0;
  for (const Vehicle& vehicle : position_.vehicles()) {
    if (vehicle.is_hero()) continue;
    const SearchResult without =
        Search(position_.Without(vehicle.letter), PersistentRequest(hero, Metric::kMoves));
    if (without.status != SearchStatus::kSolved) return std::nullopt;
    if (without.lower_bound == length) ++needless;
  }
  return needless;
}

SearchResult SetupCandidate::EscapeToEdge(Player hero) {
  if (settings_.goal == Goal::kEdge) return EscapeByPersistence(hero, Metric::kMoves);
  SolveRequest request = PersistentRequest(hero, Metric::kMoves);
  request.goal = Goal::kEdge;
  return Search(position_, request);
}

std::optional<Difficulty> SetupCandidate::ProvenDifficulty() {
  std::optional<Difficulty> harder;
  for (const Player hero : kPlayers) {
    const bool has_twin = manner_ == Manner::kSymmetric && hero == Player::kSilver;
    if (has_twin || position_.FindHero(hero) == nullptr) continue;
    const SearchResult escape = EscapeToEdge(hero);
    harder = HarderOf(harder, DifficultyAfter(escape.status, escape.lower_bound, position_, hero));
  }
  if (harder && harder->is_lower_bound) return std::nullopt;
  return harder;
}

const std::optional<FairnessResult>& SetupCandidate::Games(std::optional<double> within,
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
  if (games_) work_ += kWorkOfGame * games_->summary.games();
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

SolveRequest SetupCandidate::PersistentRequest(Player hero, Metric metric) const {
  return RequestFor(hero, metric, Persistently(settings_.limits.max_states));
}

SearchResult SetupCandidate::Search(const Position& position, const SolveRequest& request) {
  SearchResult result = Solve(position, request);
  work_ += result.statistics.expanded * (request.metric == Metric::kTurns ? kEffortOfTurns : 1);
  LookForStop();
  return result;
}

}  // namespace rushkit
