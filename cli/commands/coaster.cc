// rushkit coaster: referee and calculators of Roller Coaster Rush.

#include "cli/render/coaster.h"

#include <cassert>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "CLI/CLI.hpp"
#include "calculators/roller_coaster_rush/notation.h"
#include "calculators/roller_coaster_rush/questions.h"
#include "cli/calculator.h"
#include "cli/commands/command.h"
#include "cli/options.h"
#include "cli/render/score_sheet.h"
#include "data/embedded.h"

namespace rushkit {
namespace {

using coaster::Readings;
using coaster::Rules;

constexpr char kCheckExamples[] = R"(Examples:
  rushkit coaster check --track launch,C,J,F,G --pieces C,F,G,J
  rushkit coaster check --pieces A,B,C --joints launch=2,A=1-3,B=2-1,C=3-1
  rushkit coaster check --deal Ana=A+B+C+D+E+F,Ben=G+H+I+J+K+L --coasters Ana=F+E+D+C+B+A

Exit status: 0 it is as the rules want it, 1 a rule is broken, 2 wrong input.
)";

constexpr char kScoreExamples[] = R"(Examples:
  rushkit coaster score --flags C=4,E=5,F=4,G=3,J=3 --track C,J,F,G --completed 4
  rushkit coaster score --flags C=4,E=5,F=4,G=3,J=3 --track C,E,G,J --completed 2,4 --showstopper values:4,5
  rushkit coaster score --flags C=4,J=3 --track C,J --completed 2 --showstopper most-money --money 9 --others-money 7,5
  rushkit coaster score coaster-table.json

Showstoppers: most-money, double-after:I,J, values:4,5, alphabetical, descending, same-value,
alternating, sequence:D,E/4,F+6; points other than the printed ones behind a +, as in values:4,5+2.
Exit status: 0 scored, 1 a rule is broken, 2 wrong input, 3 it hangs on flags or money not given.
)";

constexpr char kAuctionExamples[] = R"(Examples:
  rushkit coaster auction --bids p1=4,p2=4,p3=2 --side-bids p1=1,p2=0 --owner p3 --piece H
  rushkit coaster auction --bids p1=4,p2=4,p3=4 --side-bids 'p1=1,p2=1,p3=0;p1=2,p2=0' --owner p1 --piece C
  rushkit coaster auction --bids Ana=0,Ben=0 --lengths Ana=6,Ben=5 --owner Ana --piece C --money Ana=20,Ben=3

Exit status: 0 there is a winner, 1 a rule is broken, 2 wrong input, 3 the winner is not known.
)";

constexpr char kDemoExamples[] = R"(Examples:
  rushkit coaster demo --track C,J,F,G --completed 2,3 --investor interested
  rushkit coaster demo --track C,J,F,G --completed 4 --investor interested --money 5 --format json

Exit status: 0 the bank pays, 1 a rule is broken, 2 wrong input, 3 it hangs on the investor card.
)";

constexpr char kBestExamples[] = R"(Examples:
  rushkit coaster best --flags D=2,E=5,F=4,I=1,J=3 --pieces D,E,F,I,J --showstopper alphabetical
  rushkit coaster best --flags D=2,E=5,F=4,I=1,J=3 --pieces D,E,F,I,J
  rushkit coaster best --flags D=2,E=5,F=4,J=3 --pieces D,E,F,J --showstopper 'double-after:I,J;values:4,5' --reach D=0.95,J=0.8
  rushkit coaster best --flags D=2,E=5,F=4 --pieces D,E,F --joints launch=3,D=3-2,E=1-3,F=2-1 --showstopper descending --reach 9/10 --drops 2

Without a showstopper the known ones are compared. A chance is that of a run that counts, or with
--drops 2 that of each of two drops, of which the better counts.
Exit status: 0 found, 1 the pieces fit in no order, 2 wrong input, 3 it hangs on flags or money.
)";

constexpr char kGameExamples[] = R"(Examples:
  rushkit coaster game coaster-game.json

calculators/README.md shows a log; its keys begin with players, deal and coasters.

Exit status: 0 every turn is as the rules want it, 1 a rule is broken, 2 wrong input, 3 the rest
hangs on what is not known.
)";

struct CoasterOptions {
  explicit CoasterOptions(CLI::App& app) : asked(app) {}

  // The rules of a question, with those of the command line over them.
  Rules Over(Rules written) const {
    for (const std::string& text : chosen_rules) ApplyRule(Readings(), text, written).IgnoreError();
    return written;
  }

  AskedOptions asked;
  Rules rules;
  std::vector<std::string> chosen_rules;
  OutputOptions output;
};

template <class Question>
using Answer = CalculatorAnswer (*)(const CoasterOptions&, const Question&);

template <class Question>
RunCommand Answering(CLI::App& app, const std::shared_ptr<CoasterOptions>& options,
                     const std::string& command, absl::StatusOr<Question> (*read)(const JsonValue&),
                     Answer<Question> answer) {
  AddOutputOptions(app, options->output);
  return [=] {
    return options->asked.Answer(options->output, command,
                                 [=](const JsonValue& asked) -> absl::StatusOr<CalculatorAnswer> {
                                   absl::StatusOr<Question> question = read(asked);
                                   if (!question.ok()) return question.status();
                                   return answer(*options, *std::move(question));
                                 });
  };
}

void AddRules(CLI::App& app, CoasterOptions& options) {
  AddReadings(app, Readings(), options.rules, &options.chosen_rules);
}

CalculatorAnswer AnswerSheet(const CoasterOptions& options, const ScoreSheet& sheet) {
  return {sheet.verdict(), SheetJson(sheet), SheetText(sheet, options.output.in_color())};
}

CalculatorAnswer WithRules(CalculatorAnswer answer, const Rules& rules) {
  answer.json["rules"] = ReadingsJson(Readings(), rules);
  return answer;
}

CalculatorAnswer Check(const CoasterOptions& options, const coaster::Table& table) {
  return AnswerSheet(options, CheckTable(table));
}

RunCommand DeclareCheck(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<CoasterOptions>(app);
  options->asked.Add("track", "LETTERS", "A coaster, front first: launch,C,J,F,G");
  options->asked.Add("pieces", "LETTERS", "The pieces that it must use");
  options->asked.Add("deal", "PAIRS", "The pieces dealt to each player: Ana=A+B+C,Ben=D+E+F");
  options->asked.Add("owned", "PAIRS", "The same later in the game, when numbers may differ");
  options->asked.Add("coasters", "PAIRS", "The coaster of each player: Ana=B+A+C");
  options->asked.Add("joints", "PAIRS", "Heights of entry and exit: launch=3,C=3-2");
  return Answering<coaster::Table>(app, options, "coaster check", coaster::ReadTable, Check);
}

CalculatorAnswer Score(const CoasterOptions& options, const coaster::ScoreQuestion& question) {
  const Rules rules = options.Over(question.rules);
  if (!question.is_table) {
    const ScoreSheet sheet =
        ScoreEntry(question.entries.front(), question.others, question.flags, rules);
    return WithRules(AnswerSheet(options, sheet), rules);
  }
  const coaster::GrandOpening opening = ScoreGrandOpening(question.entries, question.flags, rules);
  return WithRules({opening.verdict(), GrandOpeningJson(opening),
                    GrandOpeningText(opening, options.output.in_color())},
                   rules);
}

void AddFlagTable(AskedOptions& asked) {
  asked.Add("flags", "PAIRS", "How many flags each piece shows: C=4,E=5");
}

void AddMoney(AskedOptions& asked) {
  asked.Add("money", "N", "Money after the Grand Opening, in dollars");
  asked.Add("others-money", "LIST", "The same of all other players: 7,5");
}

RunCommand DeclareScore(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<CoasterOptions>(app);
  AddFlagTable(options->asked);
  options->asked.Add("track", "LETTERS", "The coaster, front first: C,J,F,G");
  options->asked.Add("completed", "N[,N]", "How many pieces each run completed; the better counts");
  options->asked.Add("showstopper", "CARD", "The showstopper card, see below");
  AddMoney(options->asked);
  AddRules(app, *options);
  return Answering<coaster::ScoreQuestion>(app, options, "coaster score",
                                           coaster::ReadScoreQuestion, Score);
}

CalculatorAnswer Hold(const CoasterOptions& options, const coaster::AuctionQuestion& question) {
  const Rules rules = options.Over(question.rules);
  const coaster::AuctionResult result = HoldAuction(question.auction, question.players, rules);
  return WithRules({result.sheet.verdict(), AuctionJson(question, result),
                    SheetText(result.sheet, options.output.in_color())},
                   rules);
}

RunCommand DeclareAuction(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<CoasterOptions>(app);
  options->asked.Add("bids", "PAIRS", "What each player bids: p1=4,p2=4,p3=2");
  options->asked.Add("side-bids", "PAIRS",
                     "What tied players add: p1=1,p2=0; more rounds behind ;");
  options->asked.Add("owner", "NAME", "Whose blueprint it is");
  options->asked.Add("piece", "LETTER", "The letter of the blueprint");
  options->asked.Add("winner", "NAME", "Who won; decides where the rulebook does not");
  options->asked.Add("money", "PAIRS", "What each player has: p1=20,p2=12");
  options->asked.Add("lengths", "PAIRS", "Track pieces in each model coaster: p1=5,p2=6");
  options->asked.Add("investors", "PAIRS", "Sides of investor cards: p1=interested");
  options->asked.Add("constructed", "LETTERS", "Blueprints that show their constructed side");
  AddRules(app, *options);
  return Answering<coaster::AuctionQuestion>(app, options, "coaster auction",
                                             coaster::ReadAuctionQuestion, Hold);
}

CalculatorAnswer Run(const CoasterOptions& options, const coaster::DemoQuestion& question) {
  const coaster::DemoResult result = HoldDemo(question.demo);
  return {result.sheet.verdict(), DemoJson(question, result),
          SheetText(result.sheet, options.output.in_color())};
}

RunCommand DeclareDemo(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<CoasterOptions>(app);
  options->asked.Add("track", "LETTERS", "The coaster, front first: C,J,F,G");
  options->asked.Add("completed", "N[,N]", "How many pieces each run completed; the better counts");
  options->asked.Add("investor", "SIDE", "What the investor card shows: interested, uninterested");
  options->asked.Add("player", "NAME", "Whose coaster it is");
  options->asked.Add("money", "N", "Money before the demo, in dollars");
  return Answering<coaster::DemoQuestion>(app, options, "coaster demo", coaster::ReadDemoQuestion,
                                          Run);
}

std::vector<coaster::Showstopper> KnownShowstoppers() {
  const std::optional<absl::string_view> text = EmbeddedFile("coaster/showstoppers.txt");
  assert(text.has_value());
  std::vector<coaster::Showstopper> cards;
  Diagnostics wrong;
  for (const Item& line : coaster::DataLines(*text)) {
    cards.push_back(*coaster::ReadShowstopper(line, wrong));
  }
  return cards;
}

CalculatorAnswer FindBest(const CoasterOptions& options, const coaster::BestQuestion& asked) {
  coaster::BestQuestion question = asked;
  question.order.rules = options.Over(asked.order.rules);
  if (question.cards.empty()) question.cards = KnownShowstoppers();
  const std::vector<coaster::SuitedCard> cards =
      RankShowstoppers(question.order, question.cards, question.money, question.others);
  if (cards.empty()) {
    return AnswerSheet(
        options, coaster::CheckTable(
                     {{{"", question.order.pieces, std::nullopt}}, false, question.order.joints}));
  }
  return WithRules({cards.front().sheet.verdict(), BestJson(question, cards),
                    BestText(question, cards, options.output.in_color())},
                   question.order.rules);
}

RunCommand DeclareBest(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<CoasterOptions>(app);
  AddFlagTable(options->asked);
  options->asked.Add("pieces", "LETTERS", "The pieces, all of which the coaster must use");
  options->asked.Add("showstopper", "CARDS", "The showstopper card; more behind ; are compared");
  options->asked.Add("joints", "PAIRS", "Heights of entry and exit: launch=3,C=3-2");
  options->asked.Add("reach", "CHANCE|PAIRS",
                     "The chance to complete a piece: 0.95, or C=9/10,E=0.8 (others 1)");
  options->asked.Add("drops", "1|2", "Of how many drops the better counts (default 1)");
  AddMoney(options->asked);
  AddRules(app, *options);
  return Answering<coaster::BestQuestion>(app, options, "coaster best", coaster::ReadBestQuestion,
                                          FindBest);
}

CalculatorAnswer Referee(const CoasterOptions& options, const coaster::GameLog& written) {
  coaster::GameLog log = written;
  log.rules = options.Over(written.rules);
  const coaster::GameReport report = RefereeGame(log);
  return WithRules(
      {report.verdict(), GameJson(report), GameText(report, options.output.in_color())}, log.rules);
}

RunCommand DeclareGame(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<CoasterOptions>(app);
  AddRules(app, *options);
  return Answering<coaster::GameLog>(app, options, "coaster game", coaster::ReadGameLog, Referee);
}

}  // namespace

Command CoasterCommand() {
  const std::string rules = RuleValues(Readings());
  const auto command = [&rules](const std::string& name, const std::string& usage,
                                const std::string& summary, const std::string& examples,
                                auto declare) {
    return Command{"coaster " + name, usage, summary, examples, declare, {}, rules};
  };
  return {"coaster",
          "COMMAND",
          "Roller Coaster Rush: check, score, auction, demo, best, game",
          "",
          nullptr,
          {command("check", "[FILE]", "Whether a deal, the pieces and a coaster are valid",
                   kCheckExamples, DeclareCheck),
           command("score", "[FILE]", "The Grand Opening: points, ties and the ranking",
                   kScoreExamples, DeclareScore),
           command("auction", "[FILE]", "Who wins an auction, pays, and loses a piece",
                   kAuctionExamples, DeclareAuction),
           command("demo", "[FILE]", "What a demo for investors pays", kDemoExamples, DeclareDemo),
           command("best", "[FILE]", "The order of the pieces that scores most, and for which card",
                   kBestExamples, DeclareBest),
           command("game", "FILE", "Referee the log of a game", kGameExamples, DeclareGame)}};
}

}  // namespace rushkit
