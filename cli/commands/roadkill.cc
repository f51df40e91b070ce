// rushkit roadkill: referee and calculators of Roadkill Rivals.

#include "cli/render/roadkill.h"

#include <cassert>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "calculators/roadkill_rivals/game_log.h"
#include "calculators/roadkill_rivals/question.h"
#include "cli/calculator.h"
#include "cli/commands/command.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/progress_line.h"
#include "cli/render/score_sheet.h"
#include "cli/render/words.h"
#include "cli/terminal.h"
#include "cli/units.h"
#include "data/embedded.h"

namespace rushkit {
namespace {

constexpr char kCheckExamples[] = R"(Examples:
  rushkit roadkill check --vehicles 4 --animals 2,1
  rushkit roadkill check --vehicles rv --animals rattler --lane rv,rattler
  rushkit roadkill check --wreck vehicle:2 --with rv --opponent bigrig,vehicle:2
  rushkit roadkill check --take rattler --lane animal:1,animal:2,rv --discard animal:1,animal:2

A card is a name (rattler, coyote, skunk, bigrig, rv, dirtbike, police, lottery, roadside), or
animal:STRENGTH or vehicle:STRENGTH; skunk:3, rv:points=1 or animal:5:keys=2 say what is on it.
Exit status: 0 allowed, 1 a rule forbids it, 2 wrong input, 3 a fact that is not known decides.
)";

constexpr char kOptionsExamples[] = R"(Examples:
  rushkit roadkill options --lane vehicle:4,animal:2,animal:1 --freeway skunk,vehicle:2,police,animal:5 --opponent rv,animal:3
  rushkit roadkill options --lane coyote --freeway rv,rattler,lottery,animal:1 --opponent bo=animal:3/cy=animal:2,skunk:3 --format json

Roadkills come first, those of most points before the others.
Exit status: 0 these are all, 2 wrong input, 3 a fact that is not known decides over one of them.
)";

constexpr char kScoreExamples[] = R"(Examples:
  rushkit roadkill score --players ann=animal:5,rv:points=0+animal:2/bo=animal:4,vehicle:4:points=1,animal:2
  rushkit roadkill score roadkill-table.json --format json

A player is NAME=PILE+LANE. A file such as roadkill-table.json holds
{"players": [{"name": "ann", "pile": ["rattler", "rv"], "lane": "animal:1"}, ...]}.
Exit status: 0 that is the ranking, 1 no such piles and lanes, 2 wrong input, 3 an open fact can
turn the ranking.
)";

constexpr char kPlanExamples[] = R"(Examples:
  rushkit roadkill plan --lane vehicle:4 --freeway animal:4,animal:2,dirtbike:2,animal:5 --stream rv,animal:1,animal:3,vehicle:2,animal:2 --turns 3 --facts vehicle:points=0,rv:points=0,dirtbike:points=0
  rushkit roadkill plan --freeway animal:4,animal:2,lottery,police --deck 6xanimal:1,4xanimal:3,6xvehicle:3,4xvehicle:4 --turns 3 --facts vehicle:points=0

The other players stand still; wrecks and attacks score nothing and are left out.
At a limit it is the best plan of as many turns as were searched to the end, or of one.
Exit status: 0 exact, 2 wrong input, 3 a fact that is not known decides, or a limit was reached, 130
interrupted; what was found by then is written.
)";

constexpr char kGameExamples[] = R"(Examples:
  rushkit roadkill game roadkill-game.json
  rushkit roadkill game roadkill-game.json --rule forced-discard=one --format json

FILE holds {"players": ["Ann", "Bo"], "freeway": "skunk,rv,animal:2,police", "deck": 64, "turns":
[{"player": "Ann", "take": "skunk", "reveal": "animal:1"}, ...]}: each turn the keys of check.
Exit status: 0 every turn is as the rules want it, 1 a rule is broken, 2 wrong input, 3 a fact that
is not known decides.
)";

using roadkill::Catalogue;

const Catalogue& ShippedCatalogue() {
  static const auto* const kCatalogue = [] {
    absl::StatusOr<Catalogue> catalogue =
        Catalogue::Read(EmbeddedFile("roadkill/cards.json").value_or(""));
    assert(catalogue.ok());
    return new Catalogue(*std::move(catalogue));
  }();
  return *kCatalogue;
}

struct RoadkillOptions {
  explicit RoadkillOptions(CLI::App& app) : asked(app) {}

  // The rules of a question, with those of the command line over them.
  roadkill::Rules Over(roadkill::Rules written) const {
    for (const std::string& text : chosen_rules) {
      ApplyRule(roadkill::RuleNames(), text, written).IgnoreError();
    }
    return written;
  }

  AskedOptions asked;
  roadkill::Rules rules;
  std::vector<std::string> chosen_rules;
  std::optional<std::chrono::nanoseconds> time_limit;
  OutputOptions output;
};

using Options = std::shared_ptr<RoadkillOptions>;
using AnswerRoadkill = absl::StatusOr<CalculatorAnswer> (*)(const RoadkillOptions& options,
                                                            const JsonValue& asked);

// What the subcommands have in common, behind their own options.
RunCommand Declare(CLI::App& app, const Options& options, const std::string& command,
                   AnswerRoadkill answer) {
  AddReadings(app, roadkill::RuleNames(), options->rules, &options->chosen_rules);
  AddOutputOptions(app, options->output);
  return [options, command, answer] {
    return options->asked.Answer(
        options->output, command,
        [&options, answer](const JsonValue& asked) { return answer(*options, asked); });
  };
}

void AddFacts(AskedOptions& asked) {
  asked.Add("facts", "LIST", "What is on cards: skunk:3,rv:points=1,vehicle:points=0");
}

void AddTable(AskedOptions& asked) {
  asked.Add("lane", "LIST", "The player's lane: vehicle:4,animal:2,rv");
  asked.Add("freeway", "LIST", "The cards of the freeway");
}

Json WithRules(Json object, const roadkill::Rules& rules) {
  object["rules"] = ReadingsJson(roadkill::RuleNames(), rules);
  return object;
}

absl::StatusOr<CalculatorAnswer> Check(const RoadkillOptions& options, const JsonValue& asked) {
  absl::StatusOr<roadkill::CheckQuestion> question = ReadCheck(asked, ShippedCatalogue());
  if (!question.ok()) return question.status();
  question->rules = options.Over(question->rules);
  const roadkill::Ruling ruling =
      question->action.has_value()
          ? Judge(question->table, *question->action, question->rules)
          : roadkill::Ruling{JudgeLane(question->table.lane), {}, question->table.lane, 0};
  return CalculatorAnswer{ruling.sheet.verdict(),
                          WithRules(RulingJson(*question, ruling), question->rules),
                          SheetText(ruling.sheet, options.output.in_color())};
}

RunCommand DeclareCheck(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<RoadkillOptions>(app);
  options->asked.Add("vehicles", "LIST", "A roadkill: these vehicles (names or strengths)");
  options->asked.Add("animals", "LIST", "The animals that they run over");
  options->asked.Add("wreck", "CARD", "A vehicle of an opponent");
  options->asked.Add("attack", "CARD", "An animal of an opponent");
  options->asked.Add("with", "CARD", "The player's card that wrecks or attacks");
  options->asked.Add("of", "NAME", "The opponent, where there are several");
  options->asked.Add("take", "CARD", "A card of the freeway");
  options->asked.Add("discard", "LIST", "The cards that it forces out of the lane");
  AddTable(options->asked);
  options->asked.Add("opponent", "LIST", "An opponent's lane; several: bo=LIST/cy=LIST");
  AddFacts(options->asked);
  return Declare(app, options, "roadkill check", Check);
}

absl::StatusOr<CalculatorAnswer> ListOptions(const RoadkillOptions& options,
                                             const JsonValue& asked) {
  absl::StatusOr<roadkill::OptionsQuestion> question = ReadOptions(asked, ShippedCatalogue());
  if (!question.ok()) return question.status();
  question->rules = options.Over(question->rules);
  const std::vector<roadkill::Option> all = OptionsOf(question->table, question->rules);
  const ScoreSheet sheet = OptionsSheet(all);
  return CalculatorAnswer{sheet.verdict(), WithRules(OptionsJson(all), question->rules),
                          SheetText(sheet, options.output.in_color())};
}

RunCommand DeclareOptions(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<RoadkillOptions>(app);
  AddTable(options->asked);
  options->asked.Add("opponent", "LIST", "An opponent's lane; several: bo=LIST/cy=LIST");
  AddFacts(options->asked);
  return Declare(app, options, "roadkill options", ListOptions);
}

absl::StatusOr<CalculatorAnswer> Score(const RoadkillOptions& options, const JsonValue& asked) {
  const absl::StatusOr<std::vector<roadkill::Holdings>> players =
      ReadScore(asked, ShippedCatalogue());
  if (!players.ok()) return players.status();
  const roadkill::FinalScore score = roadkill::ScoreGame(*players);
  return CalculatorAnswer{score.verdict(), ScoreJson(score),
                          ScoreText(score, options.output.in_color())};
}

RunCommand DeclareScore(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<RoadkillOptions>(app);
  options->asked.Add("players", "LIST", "Piles and lanes: ann=PILE+LANE/bo=PILE");
  AddFacts(options->asked);
  return Declare(app, options, "roadkill score", Score);
}

// Shows how far a plan is, and ends it at the time limit and at ^C.
auto LookFromNow(const RoadkillOptions& options, ProgressLine& progress) {
  using Clock = std::chrono::steady_clock;
  std::optional<Clock::time_point> deadline;
  if (options.time_limit.has_value()) deadline = Clock::now() + *options.time_limit;
  return [&progress, deadline](uint64_t states) -> std::optional<roadkill::PlanLimit> {
    progress.SetTitle(CountOf(states, "state"));
    progress.Tick();
    if (Interrupted()) return roadkill::PlanLimit::kInterrupt;
    if (deadline.has_value() && Clock::now() >= *deadline) return roadkill::PlanLimit::kTime;
    return std::nullopt;
  };
}

absl::StatusOr<CalculatorAnswer> AnswerPlan(const RoadkillOptions& options,
                                            const JsonValue& asked) {
  absl::StatusOr<roadkill::PlanQuestion> question = ReadPlan(asked, ShippedCatalogue());
  if (!question.ok()) return question.status();
  question->rules = options.Over(question->rules);
  ProgressLine progress(!options.output.is_quiet && WantsProgress(options.output.progress));
  question->limits.look = LookFromNow(options, progress);
  const roadkill::Plan plan = MakePlan(*question);
  progress.Erase();
  return CalculatorAnswer{plan.sheet.verdict(), WithRules(PlanJson(plan), question->rules),
                          PlanText(plan, options.output.in_color()),
                          plan.limit == roadkill::PlanLimit::kInterrupt};
}

RunCommand DeclarePlan(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<RoadkillOptions>(app);
  AddTable(options->asked);
  options->asked.Add("turns", "N", "How many turns to plan, without those that they bring");
  options->asked.Add("stream", "LIST", "The next cards of the deck, in this order");
  options->asked.Add("deck", "LIST",
                     "The cards behind them, in unknown order: 8xanimal:1,4xvehicle:3; none: the "
                     "stream is all that is left");
  options->asked.Add("max-states", "N", "Give up after storing N states (default 10000000)");
  AddFacts(options->asked);
  AddValue(app, "--time-limit", "TIME", "Give up after this: 500ms, 30s, 2m, 1h", ReadDuration,
           options->time_limit);
  return Declare(app, options, "roadkill plan", AnswerPlan);
}

absl::StatusOr<CalculatorAnswer> AnswerGame(const RoadkillOptions& options, const JsonValue& root) {
  absl::StatusOr<roadkill::GameLog> log = ReadGameLog(root, ShippedCatalogue());
  if (!log.ok()) return log.status();
  log->rules = options.Over(log->rules);
  const roadkill::GameResult result = RefereeGame(*log);
  return CalculatorAnswer{result.verdict(), WithRules(GameJson(result), log->rules),
                          GameText(result, options.output.in_color())};
}

RunCommand DeclareGame(CLI::App& app, const std::vector<std::string>& /*words*/) {
  return Declare(app, std::make_shared<RoadkillOptions>(app), "roadkill game", AnswerGame);
}

}  // namespace

Command RoadkillCommand() {
  const std::string rules = RuleValues(roadkill::RuleNames());
  const auto sub = [&rules](const char* name, const char* usage, const char* summary,
                            const char* examples, auto declare) {
    return Command{name, usage, summary, examples, declare, {}, rules};
  };
  return {"roadkill",
          "COMMAND",
          "Roadkill Rivals: check, options, score, plan, game",
          "",
          nullptr,
          {sub("roadkill check", "[FILE]", "Whether the rules allow an action, or a lane",
               kCheckExamples, DeclareCheck),
           sub("roadkill options", "[FILE]", "All that a player may do now", kOptionsExamples,
               DeclareOptions),
           sub("roadkill score", "[FILE]", "The end of the game: points, ties, ranking",
               kScoreExamples, DeclareScore),
           sub("roadkill plan", "[FILE]", "The turns that score most for one's own lane",
               kPlanExamples, DeclarePlan),
           sub("roadkill game", "FILE", "Referee the log of a game", kGameExamples, DeclareGame)}};
}

}  // namespace rushkit
