#include "solver/rating/solo_rating.h"

#include <algorithm>
#include <cassert>
#include <set>
#include <utility>

namespace rushkit {
namespace {

// The moves of a solution in an order of their own, in the unit of the metric.
std::vector<Move> MoveSetOf(const Line& line, Metric metric) {
  std::vector<Move> moves;
  for (const Move& move : MovesOf(line)) {
    if (metric != Metric::kSpaces) {
      moves.push_back(move);
      continue;
    }
    Move one = move;
    if (auto* drive = std::get_if<Drive>(&one)) {
      drive->spaces = Spaces(drive->spaces.value() > 0 ? 1 : -1);
    } else {
      Shift& shift = std::get<Shift>(one);
      shift.rows = Rows(shift.rows.value() > 0 ? 1 : -1);
    }
    moves.insert(moves.end(), static_cast<size_t>(SpacesOf(move)), one);
  }
  std::sort(moves.begin(), moves.end());
  return moves;
}

void AddChoices(const std::vector<StepChoices>& steps, OptimalSolutions& optimal) {
  for (size_t i = 0; i < steps.size(); ++i) {
    const bool is_forced = steps[i].ways == steps[i].positions;
    if (is_forced) {
      ++optimal.forced;
    } else if (!optimal.part_at) {
      optimal.part_at = static_cast<int>(i) + 1;
    }
  }
}

// `lines` has one at least.
void AddListed(const Position& position, Metric metric, const std::vector<Line>& lines,
               OptimalSolutions& optimal) {
  std::set<std::vector<Move>> sets;
  optimal.listed = lines.size();
  optimal.least = ShapeOf(position, lines.front());
  for (const Line& line : lines) {
    sets.insert(MoveSetOf(line, metric));
    optimal.least = LeastOf(optimal.least, ShapeOf(position, line));
  }
  optimal.move_sets = sets.size();
}

// After `rating` is solved.
void AddOptimal(const Position& position, Metric metric, SolveRequest question, size_t most_listed,
                SoloRating& rating) {
  question.count_solutions = true;
  question.list_solutions = std::max<size_t>(most_listed, 1);
  const SearchResult result = Solve(position, question);
  rating.optimal_limit = result.limit;
  if (!result.solutions || result.listed.empty()) return;
  assert(result.escape->length == rating.lower_bound);
  OptimalSolutions& optimal = rating.optimal.emplace();
  optimal.count = *result.solutions;
  AddChoices(result.steps, optimal);
  AddListed(position, metric, result.listed, optimal);
  optimal.all_listed = std::to_string(optimal.listed) == optimal.count;
}

}  // namespace

SolveRequest SolveRequestFrom(Player hero, Metric metric, const SoloRequest& request) {
  SolveRequest question;
  question.hero = hero;
  question.metric = metric;
  question.spaces = request.spaces;
  question.cards.deck = request.deck;
  question.goal = request.goal;
  question.threads = request.threads;
  question.limits = request.limits;
  question.library = request.library;
  return question;
}

SoloRating RateSolo(const Position& position, Player hero, Metric metric,
                    const SoloRequest& request) {
  const SolveRequest question = SolveRequestFrom(hero, metric, request);
  const SearchResult result = Solve(position, question);
  SoloRating rating;
  rating.status = result.status;
  rating.limit = result.limit;
  rating.lower_bound = result.lower_bound;
  rating.best_known = result.escape;
  if (result.escape) rating.shape = ShapeOf(position, result.escape->line);
  if (request.with_all && result.status == SearchStatus::kSolved) {
    AddOptimal(position, metric, question, request.most_listed, rating);
  }
  return rating;
}

std::optional<int> SoloLength(const Position& position, Player hero, Metric metric,
                              const SoloRequest& request) {
  const SearchResult result = Solve(position, SolveRequestFrom(hero, metric, request));
  if (result.status != SearchStatus::kSolved) return std::nullopt;
  return result.lower_bound;
}

Reachable CountReachable(const Position& position, Player hero, const SoloRequest& request) {
  ExploreRequest question;
  question.hero = hero;
  question.goal = request.goal;
  question.threads = request.threads;
  question.limits = request.limits;
  return CountReachable(position, question);
}

}  // namespace rushkit
