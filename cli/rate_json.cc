// The solo part; the card game is in rate_game_json.cc.
#include "cli/rate_json.h"

#include <cmath>
#include <optional>
#include <string>

#include "cli/origin_json.h"
#include "cli/render/words.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

std::string StatusName(ExitStatus status) {
  if (status == ExitStatus::kInterrupted) return "interrupted";
  return status == ExitStatus::kLimit ? "limit" : "rated";
}

template <class Value>
Json OrNull(const std::optional<Value>& value) {
  return value ? Json(*value) : Json(nullptr);
}

// Tenths of a second: people differ by far more.
double Tenths(double seconds) { return std::round(10 * seconds) / 10; }

// A bound is no difficulty, and has a key of its own.
void AddDifficulty(const std::optional<Difficulty>& difficulty, Json& object) {
  const bool is_known = difficulty && !difficulty->is_lower_bound;
  object["difficulty"] = is_known ? Json(Tenths(difficulty->seconds)) : Json(nullptr);
  object["difficulty_word"] = is_known ? Json(DifficultyName(difficulty->word)) : Json(nullptr);
  if (difficulty && !is_known) object["difficulty_at_least"] = Tenths(difficulty->seconds);
  if (difficulty && difficulty->is_extrapolated) object["difficulty_extrapolated"] = true;
}

void AddLength(SearchStatus status, const std::optional<LimitKind>& limit, int lower_bound,
               Json& object) {
  object["status"] = StatusName(status);
  object["length"] = status == SearchStatus::kSolved ? Json(lower_bound) : Json(nullptr);
  if (status != SearchStatus::kLimitReached) return;
  object["limit"] = LimitName(*limit);
  object["lower_bound"] = lower_bound;
}

Json ShapeJson(const EscapeShape& shape) {
  return {{"vehicles", shape.vehicles},
          {"reversals", shape.reversals},
          {"seam_crossings", shape.seam_crossings},
          {"shifts", shape.shifts}};
}

// Null for each key that a limit has left open.
void AddOptimal(const SoloRating& rating, Json& object) {
  const std::optional<OptimalSolutions>& optimal = rating.optimal;
  object["solutions"] = optimal ? Json(optimal->count) : Json(nullptr);
  object["move_sets"] = optimal ? Json(optimal->move_sets) : Json(nullptr);
  object["part_at"] = optimal ? OrNull(optimal->part_at) : Json(nullptr);
  object["forced"] = optimal ? Json(optimal->forced) : Json(nullptr);
  object["least"] = optimal ? ShapeJson(optimal->least) : Json(nullptr);
  object["listed"] = optimal ? Json(optimal->listed) : Json(nullptr);
  object["all_listed"] = optimal ? Json(optimal->all_listed) : Json(nullptr);
  if (rating.optimal_limit) object["solutions_limit"] = LimitName(*rating.optimal_limit);
}

Json SoloJson(const SoloRating& rating) {
  Json object;
  AddLength(rating.status, rating.limit, rating.lower_bound, object);
  if (rating.status == SearchStatus::kSolved) AddOptimal(rating, object);
  if (!rating.best_known) return object;
  Json line = LineJson(rating.best_known->line);
  if (rating.status == SearchStatus::kSolved) {
    object["moves"] = std::move(line);
    object["shape"] = ShapeJson(*rating.shape);
  } else {
    object["best_known"] = {{"length", rating.best_known->length}, {"moves", std::move(line)}};
  }
  return object;
}

Json AnswerJson(const LengthAnswer& answer) {
  Json object;
  AddLength(answer.status, answer.limit, answer.lower_bound, object);
  return object;
}

Json WhatIfJson(const WhatIf& what_if) {
  Json object;
  if (what_if.no_shift) object["no_shift"] = AnswerJson(*what_if.no_shift);
  if (what_if.left_still) object["left_still"] = AnswerJson(*what_if.left_still);
  if (what_if.right_still) object["right_still"] = AnswerJson(*what_if.right_still);
  object["without"] = Json::object();
  for (const WhatIf::Without& one : what_if.without) {
    Json answer = AnswerJson(one.answer);
    answer["matters"] = OrNull(one.matters);
    object["without"][std::string(1, one.vehicle)] = std::move(answer);
  }
  object["minimal"] = OrNull(what_if.minimal);
  return object;
}

Json ClosureJson(const DependencyClosure& closure) {
  return {{"size", closure.size()},
          {"vehicles", std::string(closure.vehicles.begin(), closure.vehicles.end())},
          {"left", closure.has_left_side},
          {"right", closure.has_right_side}};
}

Json ReachableJson(const Reachable& reachable) {
  Json object = {{"status", reachable.limit ? "limit" : "counted"}};
  if (reachable.limit) {
    object["limit"] = LimitName(*reachable.limit);
    object["positions"] = nullptr;
    object["at_least"] = reachable.positions;
  } else {
    object["positions"] = reachable.positions;
  }
  return object;
}

Json HeroJson(const RatedHero& hero) {
  Json object;
  AddDifficulty(hero.difficulty, object);
  for (const auto& [metric, rating] : hero.solo) object[MetricName(metric)] = SoloJson(rating);
  object["closure"] = ClosureJson(hero.closure);
  object["what_if"] = WhatIfJson(hero.what_if);
  object["reachable"] = ReachableJson(hero.reachable);
  return object;
}

}  // namespace

Json RatingJson(const RateQuestionOptions& options, const Question& question,
                const RatedPosition& rated) {
  Json object;
  AddOrigin(question.origin, object);
  object["position"] = WritePositionCode(question.position);
  object["status"] = StatusName(rated.status);
  AddDifficulty(rated.difficulty(), object);
  if (question.position.grid().has_sides()) {
    object["rules"] = RulesJson(options.rules.rules);
    object["deck"] = options.rules.deck_name;
  } else {
    object["goal"] = GoalName(options.question.goal());
  }
  for (const RatedHero& hero : rated.heroes) {
    object["solo"][WritePlayer(hero.hero)] = HeroJson(hero);
  }
  if (options.game.is_wanted) {
    object["game"] = rated.game ? GameRatingJson(options, *rated.game) : Json(nullptr);
  }
  return object;
}

}  // namespace rushkit
