// rushkit verify: replays a solution or the record of a game, and says where it breaks and why.

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/batch.h"
#include "cli/commands/command.h"
#include "cli/game_record_input.h"
#include "cli/options.h"
#include "cli/origin_json.h"
#include "cli/puzzle_file.h"
#include "cli/render/json.h"
#include "cli/render/line_text.h"
#include "cli/render/words.h"
#include "cli/terminal.h"
#include "cli/verify_record.h"
#include "solver/analysis/replay.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit verify booklet-2 left-1 c+2 G+14
  rushkit verify booklet-1 'M3: j-3' 'MS2: a+2 left+4' 'SL: G+14' --hand M3,SH,SL,MS2
  rushkit verify booklet-2 left-1 c+2 G+14 --format json
  rushkit verify game.txt
  rushkit verify puzzles.jsonl

A file that begins with a line such as Setup: booklet-1 is the record of a game. Its own lines say
which deck and rules hold. Of a file of puzzles, as selfplay --mine writes it, each is proven anew.

Exit status: 0 legal, and the hero is off at the end; 1 not so; 2 wrong input. Of the record of a
game: 0 every turn is legal, and so is the result; 1 not so; 2 wrong input. Of puzzles: 0 all are
proven, 1 one is not.
)";

struct VerifyOptions {
  Batch batch;
  QuestionOptions question;
  RuleOptions rules;
  std::vector<std::string> words;  // MOVE...
  MovesOrTurns line;
};

std::string WriteStep(const MovesOrTurns& line, size_t index) {
  const auto* moves = std::get_if<std::vector<Move>>(&line);
  return moves != nullptr ? WriteMove((*moves)[index])
                          : WriteTurn(std::get<std::vector<Turn>>(line)[index]);
}

// Moves and turns are counted as such: there is no telling from moves which metric is meant.
Metric MetricOf(const MovesOrTurns& line) {
  return std::holds_alternative<std::vector<Turn>>(line) ? Metric::kTurns : Metric::kMoves;
}

// "off the grid", "not at the edge"
std::string WhereHeroIs(const Position& start, Goal goal, bool escapes) {
  if (start.grid().has_sides() || goal == Goal::kOff) {
    return escapes ? "off the grid" : "still on the grid";
  }
  return absl::StrCat(escapes ? "" : "not ",
                      goal == Goal::kEdge ? "at the edge" : "in a clear lane");
}

std::string ToText(const VerifyOptions& options, Player hero, const Replay& replay) {
  const Metric metric = MetricOf(options.line);
  if (replay.breach.has_value()) {
    const int number = replay.breach->number;
    const std::string step = WriteStep(options.line, static_cast<size_t>(number) - 1);
    return absl::StrCat("breaks at ", metric == Metric::kTurns ? "turn " : "move ", number, " (",
                        step, "): ", replay.breach->reason, "\n");
  }
  const std::string counts =
      absl::StrCat(CountOf(replay.length(), metric), ", ", CountOf(replay.spaces, Metric::kSpaces));
  const Position& start = replay.positions.front();
  return absl::StrCat(replay.escapes ? "legal and solved: " : "legal, but not solved: ", counts,
                      ", ", HeroName(start, hero), " is ",
                      WhereHeroIs(start, options.question.goal(), replay.escapes), "\n");
}

Json ToJson(const VerifyOptions& options, const Question& question, Player hero,
            const Replay& replay) {
  Json object;
  AddOrigin(question.origin, object);
  object["position"] = WritePositionCode(question.position);
  object["hero"] = WritePlayer(hero);
  object["metric"] = MetricName(MetricOf(options.line));
  object["legal"] = replay.is_legal();
  object["solves"] = replay.is_legal() && replay.escapes;
  object["length"] = replay.length();
  object["spaces"] = replay.spaces;
  if (replay.breach.has_value()) {
    object["broken_at"] = replay.breach->number;
    object["reason"] = replay.breach->reason;
  }
  if (question.position.grid().has_sides()) {
    object["rules"] = RulesJson(options.rules.rules);
  } else {
    object["goal"] = GoalName(options.question.goal());
  }
  return object;
}

// A card that is missing from the deck may be in the other reading of it.
void HintAtDecks(const VerifyOptions& options, Replay& replay) {
  const auto* turns = std::get_if<std::vector<Turn>>(&options.line);
  if (turns == nullptr || !replay.breach.has_value() || replay.escapes) return;
  if (options.question.hand.has_value()) return;
  const Card card = (*turns)[static_cast<size_t>(replay.breach->number) - 1].card;
  if (options.rules.deck().Has(card)) return;
  replay.breach->reason = absl::StrCat("deck ", options.rules.deck_name, " holds no ",
                                       WriteCard(card), "; --deck a|b|FILE names another");
}

Replay ReplayAsked(const VerifyOptions& options, const Position& position, Player hero) {
  const SolveRequest request = {.hero = hero,
                                .metric = MetricOf(options.line),
                                .spaces = options.rules.rules.spaces,
                                .cards = SupplyFrom(options.rules, options.question),
                                .algorithm = std::nullopt,
                                .count_solutions = false,
                                .list_solutions = 0,
                                .goal = options.question.goal(),
                                .sides = {},
                                .limits = {},
                                .on_progress = nullptr};
  return ReplayLine(position, request, options.line);
}

// What is wrong with the moves, each by its argument.
std::string WrongWords(const absl::Status& status) {
  std::string out;
  for (const Diagnostic& diagnostic : FromStatus(status)) {
    absl::StrAppend(&out, out.empty() ? "" : "\nrushkit: ", "move argument ", diagnostic.where.line,
                    ", column ", diagnostic.where.column, ": ", diagnostic.message);
  }
  return out;
}

absl::StatusOr<Answer> AnswerOne(const VerifyOptions& options, const Question& question) {
  absl::StatusOr<Player> hero = options.question.HeroOf(question.position);
  if (!hero.ok()) return hero.status();
  // Once more, now that it can be seen whether directions such as R fit their vehicles.
  const absl::StatusOr<MovesOrTurns> line = ReadLine(options.words, &question.position);
  if (!line.ok()) return absl::InvalidArgumentError(WrongWords(line.status()));
  Replay replay = ReplayAsked(options, question.position, *hero);
  HintAtDecks(options, replay);
  const bool json = options.batch.output.format() == Format::kJson;
  return Answer{json ? WriteJsonLine(ToJson(options, question, *hero, replay))
                     : ToText(options, *hero, replay),
                replay.is_legal() && replay.escapes ? ExitStatus::kHolds : ExitStatus::kNo};
}

absl::Status Prepare(VerifyOptions& options) {
  absl::StatusOr<MovesOrTurns> line = ReadLine(options.words);
  if (!line.ok()) return absl::InvalidArgumentError(WrongWords(line.status()));
  options.line = *std::move(line);
  if (options.question.hand.has_value() && MetricOf(options.line) != Metric::kTurns &&
      !options.words.empty()) {
    return absl::InvalidArgumentError("--hand is for turns, such as 'M3: a+2 G+1'");
  }
  return options.question.Check();
}

// What a record says itself may not be said once more.
absl::Status CheckRecordOptions(const VerifyOptions& options) {
  const QuestionOptions& question = options.question;
  if (question.hero || question.hand || question.draws || options.rules.other_deck ||
      options.rules.rules != Rules()) {
    return absl::InvalidArgumentError(
        "the record of a game says itself who plays with which cards and rules; expected no "
        "--hero, "
        "--hand, --draws, --deck or --rule");
  }
  return absl::OkStatus();
}

ExitStatus RunVerify(VerifyOptions& options) {
  const std::string& path = options.batch.position;
  if (options.words.empty() && !options.batch.from) {
    if (const std::optional<std::string> text = FindRecordText(path)) {
      const absl::Status status = CheckRecordOptions(options);
      if (status.ok()) return VerifyRecords(path, *text, options.batch.output);
      ReportError(status.message());
      return ExitStatus::kBadInput;
    }
    if (const std::optional<std::string> text = FindPuzzleText(path)) {
      return VerifyPuzzles(path, *text, options.batch.output);
    }
  }
  if (absl::Status status = Prepare(options); !status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  options.batch.connection = options.rules.rules.connection;
  return RunBatch(options.batch,
                  [&options](const Question& question) { return AnswerOne(options, question); });
}

RunCommand DeclareVerify(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<VerifyOptions>();
  options->batch.command_line = words;
  options->batch.only_one = true;
  options->batch.can_resume = false;
  AddPosition(app, options->batch.position);
  AddWords(app, "MOVE", "Moves (a-2, left+1) or turns ('M3: a+2 G+1'), in order", options->words);
  AddHeroOption(app, options->question);
  AddGoalOption(app, options->question);
  AddFrom(app, options->batch.from);
  AddCardOptions(app, options->question);
  AddRuleOptions(app, options->rules);
  AddOutputOptions(app, options->batch.output);
  return [options] { return RunVerify(*options); };
}

}  // namespace

Command VerifyCommand() {
  return {"verify", "POSITION [MOVE...]", "Replay a solution or a game: where it breaks, and why",
          kExamples, DeclareVerify};
}

}  // namespace rushkit
