// What rate asks about a position, and what comes out.
#ifndef RUSHKIT_CLI_RATE_QUESTION_H_
#define RUSHKIT_CLI_RATE_QUESTION_H_

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "cli/batch.h"
#include "cli/exit_status.h"
#include "cli/options.h"
#include "solver/board/vehicle.h"
#include "solver/rating/dependency_closure.h"
#include "solver/rating/difficulty.h"
#include "solver/rating/fairness.h"
#include "solver/rating/game_rating.h"
#include "solver/rating/solo_rating.h"
#include "solver/rating/what_if.h"
#include "solver/search/result.h"

namespace rushkit {

// The two-player part.
struct RateGameOptions {
  bool is_wanted = false;
  std::optional<Effort> chosen_effort;
  std::optional<double> chosen_within;
  std::optional<std::string> chosen_agent;
  std::optional<uint64_t> seed;

  Effort effort() const { return chosen_effort.value_or(Effort::kNormal); }
  double within() const { return chosen_within.value_or(kFairWithin); }
  std::string agent() const { return chosen_agent.value_or(kStrong); }
};

// Everything on a command line that says what is measured.
struct RateQuestionOptions {
  QuestionOptions question;  // hero and goal
  RuleOptions rules;
  SearchOptions search;
  RateGameOptions game;
  // Else the solo part is finished all the same.
  bool heeds_interrupt = true;

  // The deck that the games are tried with too: b, or a where b is the one.
  std::string other_deck_name() const { return rules.deck_name == "a" ? "b" : "a"; }
};

// --hero, --goal, --rule, --deck, the limits, --game and what belongs to it.
void AddRateQuestionOptions(CLI::App& app, RateQuestionOptions& options);
// Fails when options contradict each other.
absl::Status Check(const RateQuestionOptions& options);

std::string EffortName(Effort effort);             // "quick"
std::string VerdictName(FairnessVerdict verdict);  // "fair"
std::string DifficultyName(DifficultyWord word);   // "easy"
// "deck", "spaces", "connection", and what it was changed to: "b", "up-to", "neighbours".
std::string ChangedName(Changed changed);
std::string ChangedTo(const RateQuestionOptions& options, const Variation& variation);

// Every metric that the grid of `position` knows, in order.
std::vector<Metric> MetricsOf(const Position& position);

// What is asked about the solo puzzle of one hero.
struct RatedHero {
  Player hero = Player::kGold;
  std::vector<std::pair<Metric, SoloRating>> solo;  // every metric that the grid knows, in order
  std::optional<Difficulty> difficulty;             // nothing without an escape
  DependencyClosure closure;
  WhatIf what_if;
  Reachable reachable;

  // Null where the grid does not know the metric.
  const SoloRating* Of(Metric metric) const;
};

struct RatedPosition {
  std::vector<RatedHero> heroes;  // those that stand there, or the one that was asked for
  std::optional<GameRating> game;
  bool is_own_half_turn = false;
  // Holds, limit or interrupted. A "what if" or a count that had to be cut is no such limit.
  ExitStatus status = ExitStatus::kHolds;

  // Of the hero who finds it harder; nothing when none has an escape.
  std::optional<Difficulty> difficulty() const;
  // The lesser one of the heroes' lengths: what both of them have to do. Nothing unless all are
  // solved.
  std::optional<int> LengthOf(Metric metric) const;
};

// Fails where the question makes no sense: a hero who is not there, a game on a grid without sides.
absl::StatusOr<RatedPosition> RatePosition(const RateQuestionOptions& options,
                                           const Question& question);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RATE_QUESTION_H_
