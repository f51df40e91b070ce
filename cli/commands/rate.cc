// rushkit rate: the report on a set-up, or on many side by side.

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "CLI/CLI.hpp"
#include "absl/strings/str_cat.h"
#include "cli/batch.h"
#include "cli/campaign/campaign_options.h"
#include "cli/commands/command.h"
#include "cli/options.h"
#include "cli/rate_json.h"
#include "cli/rate_question.h"
#include "cli/rate_sort.h"
#include "cli/rate_store.h"
#include "cli/rate_text.h"
#include "cli/render/json.h"
#include "cli/terminal.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit rate booklet-1
  rushkit rate booklet-1 booklet-2 booklet-4 --sort difficulty
  rushkit rate booklet-2 --hero gold --format json
  rushkit rate booklet-4 --game --effort quick
  rushkit rate IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM
  rushkit rate setups.txt booklet-4 --sort -difficulty --format json
  rushkit rate booklet-4 --game --effort quick --fair-within 0.03 -o rated.jsonl
  rushkit rate setups.txt --campaign -o all-rated.jsonl
  rushkit rate booklet-1 booklet-2 --game --effort quick --store ratings.sqlite
  rushkit rate --from ratings.sqlite --where "fair and moves >= 6" --sort difficulty

Lengths are proven. Difficulty is in seconds that people would take; games have 95 %
intervals. Exit status: 0 rated, 2 wrong input, 3 stopped at a limit before all was
certain, 130 interrupted; of many positions the first of 130, 2, 3. The limits count
for each position anew; a time limit makes games end at another one in every run.

--store keeps ratings in a database, and --from asks it: --where is an expression in SQL
over name, source, position, vehicles, symmetric, difficulty, difficulty_word, moves,
spaces, turns, gold_moves, silver_moves, fair, verdict, first, unfinished, campaign and
more: rushkit.1 has all of them.
)";

struct RateOptions {
  Batch batch;
  std::vector<std::string> positions;
  RateQuestionOptions question;
  std::optional<RateOrder> order;
  bool is_reversed = false;
  bool with_yardstick = false;
  std::unique_ptr<SortedRatings> sorted;  // where there is an order
  StoreQuestion stored;
};

// One of the printed set-ups that nobody named.
bool IsYardstick(const RateOptions& options, const Origin& origin) {
  const std::vector<std::string>& named = options.positions;
  return options.with_yardstick && origin.file.empty() &&
         std::find(named.begin(), named.end(), origin.name) == named.end();
}

std::string TextOf(const RateOptions& options, const Question& question,
                   const RatedPosition& rated) {
  if (options.batch.output.format() == Format::kJson) {
    Json object = RatingJson(options.question, question, rated);
    if (IsYardstick(options, question.origin)) object["yardstick"] = true;
    return WriteJsonLine(object);
  }
  if (question.is_one_of_many) {
    RatingCells cells = CellsOf(question, rated);
    if (!options.question.game.is_wanted) cells.game.reset();
    return RatingTableLine(cells);
  }
  return RatingReport(options.question, question, rated, options.batch.output.in_color());
}

absl::StatusOr<Answer> AnswerOne(RateOptions& options, const Question& question) {
  const absl::StatusOr<RatedPosition> rated = RatePosition(options.question, question);
  if (!rated.ok()) return rated.status();
  std::string text = TextOf(options, question, *rated);
  const bool is_cut = question.is_one_of_many && rated->status == ExitStatus::kInterrupted;
  if (options.sorted == nullptr || is_cut) return Answer{std::move(text), rated->status};
  options.sorted->Add(question, *rated, std::move(text));
  return Answer{"", rated->status};
}

absl::Status CheckOrder(const RateOptions& options) {
  if (options.order && options.batch.campaign.is_wanted()) {
    return absl::InvalidArgumentError(
        "--sort has no place in a campaign, whose results are in the order of the positions");
  }
  if (!options.order) {
    return options.is_reversed ? absl::InvalidArgumentError("--reverse: expected --sort with it")
                               : absl::OkStatus();
  }
  if (!options.order->is_of_game() || options.question.game.is_wanted) return absl::OkStatus();
  return absl::InvalidArgumentError(
      "--sort fair, first and unfinished are about the card game: expected --game with it");
}

// The positions that were named, and the printed set-ups that were not.
std::vector<std::string> Asked(const RateOptions& options) {
  std::vector<std::string> asked = options.positions;
  if (!options.with_yardstick) return asked;
  for (const std::string& name : BuiltInNames()) {
    if (std::find(asked.begin(), asked.end(), name) == asked.end()) asked.push_back(name);
  }
  return asked;
}

RateOrder OrderOf(const RateOptions& options) {
  RateOrder order = *options.order;
  order.is_descending = order.is_descending != options.is_reversed;
  return order;
}

void HoldBack(RateOptions& options) {
  const RateOrder order = OrderOf(options);
  options.sorted = std::make_unique<SortedRatings>(order);
  Batch& batch = options.batch;
  batch.holds_back = true;
  batch.can_resume = false;
  batch.writes_bad = [&options](absl::string_view text) {
    options.sorted->AddBad(text);
    return false;
  };
  batch.at_end = [&options](const auto& write) { return options.sorted->Write(write); };
}

Json FactsOf(const RateQuestionOptions& question) {
  Json facts;
  AddRuleFacts(question.rules, facts);
  if (!question.game.is_wanted) return facts;
  facts["agents"] = {question.game.agent(), question.game.agent()};
  facts["seed"] = question.game.seed.value_or(1);
  return facts;
}

// Fails where something is asked about what is not rated now.
absl::Status CheckStored(const RateOptions& options) {
  constexpr std::array<absl::string_view, 9> kFits = {"--from",    "--where",    "--sort",
                                                      "--reverse", "--format",   "--output",
                                                      "--color",   "--progress", "--quiet"};
  for (const CLI::Option* option : options.batch.campaign.app->get_options()) {
    const std::string name = option->get_name();
    if (option->count() == 0 || std::find(kFits.begin(), kFits.end(), name) != kFits.end())
      continue;
    return absl::InvalidArgumentError(absl::StrCat(
        option->get_positional() ? "POSITION" : name, " has no place with --from ",
        options.stored.store, ", which rates nothing anew: expected --where, --sort, --reverse"));
  }
  if (options.is_reversed && !options.order) {
    return absl::InvalidArgumentError("--reverse: expected --sort with it");
  }
  return absl::OkStatus();
}

ExitStatus RunStored(RateOptions& options) {
  if (absl::Status status = CheckStored(options); !status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  if (options.order) options.stored.order = OrderOf(options);
  return AnswerFromStore(options.stored, options.batch.output);
}

ExitStatus RunRate(RateOptions& options) {
  if (!options.stored.store.empty()) return RunStored(options);
  absl::Status status = Check(options.question);
  if (status.ok()) status = CheckOrder(options);
  if (status.ok() && !options.stored.where.empty()) {
    status = absl::InvalidArgumentError(
        "--where chooses among ratings that are kept: expected --from FILE.sqlite with it");
  }
  const std::vector<std::string> asked = Asked(options);
  if (status.ok() && asked.empty()) {
    status = absl::InvalidArgumentError(
        "rate: POSITION is required, or --yardstick\nTry: rushkit rate --help");
  }
  if (!status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  Batch& batch = options.batch;
  batch.position = asked.front();
  batch.more_positions.assign(asked.begin() + 1, asked.end());
  batch.connection = options.question.rules.rules.connection;
  if (batch.output.format() == Format::kText) {
    batch.head_of_many = RatingTableHead(options.question.game.is_wanted);
  }
  if (options.order) HoldBack(options);
  return RunBatch(
      batch, [&options](const Question& question) { return AnswerOne(options, question); },
      FactsOf(options.question));
}

RunCommand DeclareRate(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<RateOptions>();
  options->batch.command_line = words;
  options->batch.threads = 0;
  AddPositions(app, options->positions);
  AddRateQuestionOptions(app, options->question);
  AddValue(app, "--sort", SortKeys(), "The order of many; -KEY is descending", ReadRateOrder,
           options->order);
  AddFlag(app, "--reverse", "Turn the order of --sort round", options->is_reversed);
  AddFlag(app, "--yardstick", "Rate the ten printed set-ups too", options->with_yardstick);
  AddFromOrStore(app, options->batch.from, options->stored.store);
  AddOption(app, "--where", "EXPRESSION", "Only the ratings of the store for which it is true",
            [options](const std::string& text) -> absl::Status {
              if (text.find_first_not_of(" \t\n") == std::string::npos) {
                return absl::InvalidArgumentError(
                    "found nothing, expected an expression such as moves >= 6");
              }
              options->stored.where = text;
              return absl::OkStatus();
            });
  AddThreads(app, options->batch.threads);
  AddSkip(app, options->batch.skip);
  AddCampaignOptions(app, options->batch.campaign, options->batch.output);
  AddOutputOptions(app, options->batch.output);
  return [options] { return RunRate(*options); };
}

}  // namespace

Command RateCommand() {
  return {"rate", "POSITION...", "The report on a set-up, or on many side by side", kExamples,
          DeclareRate};
}

}  // namespace rushkit
