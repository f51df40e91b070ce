// rushkit rooster: referee and calculators of Rooster Rush.

#include "cli/render/rooster.h"

#include <memory>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "calculators/rooster_rush/game.h"
#include "calculators/rooster_rush/odds.h"
#include "calculators/rooster_rush/reader.h"
#include "calculators/rooster_rush/rules.h"
#include "cli/calculator.h"
#include "cli/commands/command.h"
#include "cli/options.h"
#include "cli/render/score_sheet.h"

namespace rushkit {
namespace {

constexpr char kCheckExamples[] = R"(Examples:
  rushkit rooster check --players 3 --cards taxi+police=3,fire=2,grandma=4 --backs taxi,police,red --stopped taxi=vehicle,police=crosswalk --pressed p1=1,p2=button
  rushkit rooster check --players Ann,Bo,Cy --points Ann=10 --cards fire=2,fire=3,taxi=4 --backs red,red,red --pressed Ann=1 --rule winning-points=11
  rushkit rooster check rooster-round.json --format json

A card is VEHICLES=POINTS, the vehicles fire, ambulance, police, taxi and grandma joined by +. A
file such as rooster-round.json holds {"players": 3, "cards": ["fire=2", ...], "backs": [...], ...}.
Exit status: 0 the round is as the rules want it, 1 a rule is broken, 2 wrong input.
)";

constexpr char kOddsExamples[] = R"(Examples:
  rushkit rooster odds --cards taxi+police=3,fire=2,taxi=4 --backs taxi,police,fire
  rushkit rooster odds --cards taxi+police=3,fire=2,taxi=4 --backs taxi,police,fire --stopped taxi=crosswalk --points 9 --tickets 2
  rushkit rooster odds --cards taxi+police=3,fire=2,taxi=4 --backs taxi,police,fire --bias taxi=2/3,fire=0.45 --format json

Chances are exact. A choice counts as if nobody else pressed first.
)";

constexpr char kGameExamples[] = R"(Examples:
  rushkit rooster game rooster-game.json
  rushkit rooster game rooster-game.json --rule winning-points=11 --format json

FILE holds {"players": ["Ann", ...], "rounds": [{"cards": [...], "stopped": {...}, ...}, ...]}: each
round what check asks for.
Exit status: 0 every round is as the rules want it, 1 a rule is broken, 2 wrong input, 3 the rest
hangs on what the rulebook does not say.
)";

struct RoosterOptions {
  explicit RoosterOptions(CLI::App& app) : asked(app) {}

  // The rules of a question, with those of the command line over them.
  rooster::Rules Over(rooster::Rules written) const {
    for (const std::string& text : chosen_rules) {
      ApplyRule(rooster::Readings(), text, written).IgnoreError();
    }
    return written;
  }

  AskedOptions asked;
  rooster::Rules rules;
  std::vector<std::string> chosen_rules;
  OutputOptions output;
};

void AddCards(AskedOptions& asked) {
  asked.Add("cards", "LIST", "The road cards: taxi+police=3,fire=2");
  asked.Add("backs", "LIST", "Their backs, in the same order: taxi,red");
}

void AddRules(CLI::App& app, RoosterOptions& options) {
  AddReadings(app, rooster::Readings(), options.rules, &options.chosen_rules);
}

absl::StatusOr<CalculatorAnswer> Check(const RoosterOptions& options, const JsonValue& asked) {
  absl::StatusOr<rooster::Table> table = rooster::ReadTable(asked);
  if (!table.ok()) return table.status();
  table->rules = options.Over(table->rules);
  const rooster::RoundResult result =
      rooster::RefereeRound(table->players, table->round, table->rules);
  CalculatorAnswer answer = {result.verdict(), RoundJson(*table, result),
                             RoundText(*table, result, options.output.in_color())};
  answer.json["rules"] = ReadingsJson(rooster::Readings(), table->rules);
  return answer;
}

RunCommand DeclareCheck(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<RoosterOptions>(app);
  options->asked.Add("players", "N|NAMES",
                     "How many began the game, for p1, p2 ..., or their names");
  AddCards(options->asked);
  options->asked.Add("stopped", "PAIRS",
                     "How the chips in play stopped: taxi=vehicle,police=crosswalk,fire=fell");
  options->asked.Add("pressed", "PAIRS", "Who pressed what, the first first: p1=1,p2=button");
  options->asked.Add("chips", "PAIRS", "Who spun which chip: taxi=p1");
  options->asked.Add("points", "PAIRS", "Points before the round: p1=9 (default 0)");
  options->asked.Add(
      "tickets", "PAIRS",
      "Violation Tickets before the round: p1=2 (default 0; with 3 out of the game)");
  options->asked.Add(
      "discards", "PAIRS",
      "Who keeps all tickets though the button pays: p2=none (default: all discard)");
  AddRules(app, *options);
  AddOutputOptions(app, options->output);
  return [options] {
    return options->asked.Answer(options->output, "rooster check",
                                 [&](const JsonValue& asked) { return Check(*options, asked); });
  };
}

absl::StatusOr<CalculatorAnswer> AnswerOdds(const RoosterOptions& options, const JsonValue& asked) {
  const absl::StatusOr<rooster::OddsQuestion> question = rooster::ReadOddsQuestion(asked);
  if (!question.ok()) return question.status();
  const rooster::Odds odds = rooster::OddsOf(*question);
  return CalculatorAnswer{odds.sheet.verdict(), OddsJson(*question, odds),
                          SheetText(odds.sheet, options.output.in_color())};
}

RunCommand DeclareOdds(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<RoosterOptions>(app);
  AddCards(options->asked);
  options->asked.Add("stopped", "PAIRS", "Chips that have stopped already: taxi=crosswalk");
  options->asked.Add("bias", "PAIRS",
                     "The chance of a chip's vehicle side: taxi=2/3,fire=0.45 (default 1/2)");
  options->asked.Add("points", "N", "Points of the player who asks (default 0)");
  options->asked.Add("tickets", "N", "Violation Tickets of that player, 0 to 2 (default 0)");
  AddOutputOptions(app, options->output);
  return [options] {
    return options->asked.Answer(options->output, "rooster odds", [&](const JsonValue& asked) {
      return AnswerOdds(*options, asked);
    });
  };
}

absl::StatusOr<CalculatorAnswer> AnswerGame(const RoosterOptions& options, const JsonValue& root) {
  absl::StatusOr<rooster::GameRecord> record = rooster::ReadGame(root);
  if (!record.ok()) return record.status();
  record->rules = options.Over(record->rules);
  const rooster::GameResult result = rooster::RefereeGame(*record);
  CalculatorAnswer answer = {result.verdict(), GameJson(*record, result),
                             GameText(*record, result, options.output.in_color())};
  answer.json["rules"] = ReadingsJson(rooster::Readings(), record->rules);
  return answer;
}

RunCommand DeclareGame(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<RoosterOptions>(app);
  AddRules(app, *options);
  AddOutputOptions(app, options->output);
  return [options] {
    return options->asked.Answer(options->output, "rooster game",
                                 [&](const JsonValue& root) { return AnswerGame(*options, root); });
  };
}

}  // namespace

Command RoosterCommand() {
  const std::string rules = RuleValues(rooster::Readings());
  return {"rooster",
          "COMMAND",
          "Rooster Rush: check, odds, game",
          "",
          nullptr,
          {{"rooster check",
            "[FILE]",
            "Referee one round: what it scores, and who wins",
            kCheckExamples,
            DeclareCheck,
            {},
            rules},
           {"rooster odds", "[FILE]", "Before the chips stop: exact chances, and the best choice",
            kOddsExamples, DeclareOdds},
           {"rooster game",
            "FILE",
            "Referee the log of a game",
            kGameExamples,
            DeclareGame,
            {},
            rules}}};
}

}  // namespace rushkit
