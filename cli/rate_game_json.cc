// The card game of a rating as JSON.
#include <optional>
#include <string>
#include <utility>

#include "cli/interrupt.h"
#include "cli/rate_json.h"
#include "cli/summary_json.h"
#include "solver/analysis/race_story.h"
#include "solver/notation/move_notation.h"

namespace rushkit {
namespace {

std::string StatusOf(const GameRating& game) {
  if (game.is_complete) return "rated";
  return Interrupted() ? "interrupted" : "limit";
}

Json FairJson(const RateQuestionOptions& options, const Fairness& fairness) {
  return {{"verdict", VerdictName(fairness.verdict)},
          {"within", options.game.within()},
          {"games_needed", fairness.games_needed ? Json(*fairness.games_needed) : Json(nullptr)}};
}

Json UnfinishedCounts(const SelfPlaySummary& summary) {
  Json object = {{"games", summary.games() - summary.finished()},
                 {"turn_cap", summary.at_turn_cap()},
                 {"repetition", summary.by_repetition()}};
  object.update(UnfinishedJson(summary));
  return object;
}

Json LuckJson(const std::optional<Luck>& luck) {
  if (!luck) return nullptr;
  return {{"share", Rounded(luck->luck)},
          {"interval", IntervalJson(luck->interval)},
          {"pairs", luck->pairs},
          {"same_cards", luck->same_cards},
          {"by_chance", Rounded(luck->same_by_chance)}};
}

Json SkillJson(const std::optional<Skill>& skill) {
  if (!skill) return nullptr;
  constexpr Party kStronger = Party::kFirstAgent;
  return {{"agent", skill->stronger},
          {"against", skill->weaker},
          {"games", skill->summary.games()},
          {"score", Rounded(skill->summary.Score(kStronger))},
          {"interval", IntervalJson(skill->summary.ScoreInterval(kStronger))}};
}

Json VariationJson(const RateQuestionOptions& options, const Variation& variation) {
  return {{"changed", ChangedName(variation.changed)},
          {"to", ChangedTo(options, variation)},
          {"games", variation.summary.games()},
          {"first", FirstRateJson(variation.summary)},
          {"unfinished", UnfinishedCounts(variation.summary)}};
}

}  // namespace

Json GameRatingJson(const RateQuestionOptions& options, const GameRating& game) {
  const SelfPlaySummary& summary = game.game.summary;
  Json object = {{"status", StatusOf(game)},
                 {"agent", options.game.agent()},
                 {"deck", options.rules.deck_name},
                 {"effort", EffortName(options.game.effort())},
                 {"seed", options.game.seed.value_or(1)},
                 {"games", summary.games()},
                 {"finished", summary.finished()},
                 {"fair", FairJson(options, game.game.fairness)},
                 {"first", FirstRateJson(summary)}};
  for (const Player player : kPlayers) {
    object[WritePlayer(player)] = ColourJson(summary, player, game.game.is_own_half_turn);
  }
  object["unfinished"] = UnfinishedCounts(summary);
  object["turns"] = TurnsJson(summary);
  object["evaluation"] = kRaceLead;
  object["lead_changes"] = MeanJson(summary.lead_changes());
  object["drama"] = MeanJson(summary.drama());
  object["luck"] = LuckJson(game.luck);
  object["skill"] = SkillJson(game.skill);
  object["search"] = SkillJson(game.search);
  object["sensitivity"] = Json::array();
  for (const Variation& variation : game.variations) {
    object["sensitivity"].push_back(VariationJson(options, variation));
  }
  return object;
}

}  // namespace rushkit
