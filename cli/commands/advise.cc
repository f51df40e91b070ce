// rushkit advise: the best plays of a hand, by what is known of the cards.

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/advice_report.h"
#include "cli/batch.h"
#include "cli/commands/command.h"
#include "cli/game_record_input.h"
#include "cli/known_cards.h"
#include "cli/options.h"
#include "cli/origin_json.h"
#include "cli/render/json.h"
#include "cli/render/table_text.h"
#include "cli/render/words.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"
#include "cli/units.h"
#include "solver/analysis/advice.h"
#include "solver/analysis/record_view.h"
#include "solver/game/game_record.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit advise booklet-1 --player gold --hand M3,SH,SL,MS2
  rushkit advise booklet-1 --hand M3,SH,SL,MS2 --other-hand M4,M1,?,? --discards M1,M2
  rushkit advise booklet-1 --hand M3,SH,SL,MS2 --level open --other-hand M4,M1,M1,SL
  rushkit advise booklet-1 --hand M3,SH,SL,MS2 --level open-known --other-hand M4,M1,M1,SL --draws M2,M2
  rushkit advise .b..........SS/.b............/.........GG.../14/14/14:0,0 --hand M2,M3,SH,SH --prove 2
  rushkit advise open-game.txt --price-of-information --format json

The chance is that to win for whoever is to move, with its interval at 95 %; the danger is the exact
chance that the other player wins with the reply. --level says what is known: hidden, your own hand
and what was played; open, both hands (--other-hand); open-known, the next draws too (--draws), which
proves who wins as far as --depth. A file with the record of a game is taken where it ends.
A search knows neither the turn cap nor repetitions.
Turns stand in the order in which a search kept them, which at the end is not always that of chances.
Exit status: 0 advised; with --prove 0 forced, 1 proven that nothing is; 2 wrong input; 3 a limit was
reached before that, or the price of information, was known; 130 interrupted.
)";

// A search of hidden cards that takes about a second.
constexpr uint64_t kDefaultIterations = 4000;
constexpr int kOpenDepth = 2;
constexpr int kKnownDepth = 3;
constexpr int kPriceHands = 32;
constexpr uint64_t kMostIterations = 1'000'000'000;
constexpr uint64_t kDeepest = 100;
constexpr uint64_t kMostTurns = 1000;

struct AdviseOptions {
  Batch batch;
  RuleOptions rules;
  std::optional<Player> player;
  KnownCards cards;
  Knowledge knowledge = Knowledge::kHidden;
  uint64_t iterations = kDefaultIterations;
  std::optional<uint64_t> depth;
  uint64_t top = 5;
  std::optional<uint64_t> prove;
  bool price = false;
  std::optional<uint64_t> seed;
  SearchOptions search;
};

int DepthOf(const AdviseOptions& options) {
  const int usual = options.knowledge == Knowledge::kOpenKnown ? kKnownDepth : kOpenDepth;
  return options.depth ? static_cast<int>(*options.depth) : usual;
}

AdviceRequest RequestOf(const AdviseOptions& options, bool is_one_of_many, int threads) {
  AdviceRequest request;
  request.knowledge = options.knowledge;
  request.iterations = options.iterations;
  request.seed = options.seed.value_or(1);
  request.depth = DepthOf(options);
  request.turns = options.top;
  if (options.prove) request.prove = static_cast<int>(*options.prove);
  if (options.price) request.price_hands = kPriceHands;
  request.threads = threads;
  request.limits = options.search.LimitsFromNow(is_one_of_many);
  return request;
}

ExitStatus StatusOf(const Advice& advice) {
  const std::optional<LimitKind> proof = advice.forced ? advice.forced->limit : std::nullopt;
  for (const std::optional<LimitKind> limit : {advice.stopped_by, proof, advice.price_limit}) {
    if (limit == LimitKind::kInterrupt) return ExitStatus::kInterrupted;
  }
  if (advice.price_limit) return ExitStatus::kLimit;
  if (!advice.forced) return ExitStatus::kHolds;
  switch (advice.forced->status) {
    case ForcedWinStatus::kForced:
      return ExitStatus::kHolds;
    case ForcedWinStatus::kNone:
      return ExitStatus::kNo;
    case ForcedWinStatus::kUnknown:
      return ExitStatus::kLimit;
  }
  return ExitStatus::kLimit;
}

// What stands before the advice in JSON, beside where the question comes from.
void AddQuestion(const AdviseOptions& options, const InformationSet& view, Json& object) {
  object["position"] = WritePositionCode(view.position());
  object["player"] = WritePlayer(view.viewer());
  object["hand"] = WriteHand(view.hand());
  const CardLedger::Held& other = view.other();
  object["other_known"] = WriteHand(other.known);
  object["other_hidden"] = other.hidden;
  object["pile"] = view.cards().pile_size();
  object["deck"] = options.rules.deck_name;
  object["rules"] = RulesJson(view.course().rules());
}

absl::StatusOr<Answer> AnswerView(const AdviseOptions& options, const InformationSet& view,
                                  const AdviceRequest& request, Json head) {
  absl::StatusOr<Advice> advice = Adviser().Advise(view, request);
  if (!advice.ok()) {
    return absl::InvalidArgumentError(absl::StrCat("--level ", KnowledgeName(request.knowledge),
                                                   ": ", advice.status().message(),
                                                   "; expected --other-hand with four cards"));
  }
  if (options.batch.output.format() == Format::kText) {
    return Answer{AdviceText(view, request, *advice), StatusOf(*advice)};
  }
  AddQuestion(options, view, head);
  AddAdvice(view, request, *advice, head);
  return Answer{WriteJsonLine(head), StatusOf(*advice)};
}

absl::StatusOr<Answer> AnswerOne(const AdviseOptions& options, const Question& question) {
  const Player player = options.player.value_or(Player::kGold);
  const absl::StatusOr<GameCourse> course =
      GameCourse::Begin(question.position, player, options.rules.rules.spaces);
  if (!course.ok()) return course.status();
  const absl::StatusOr<CardLedger> ledger = LedgerOf(options.cards, player, options.rules.deck());
  if (!ledger.ok()) return ledger.status();
  const absl::StatusOr<InformationSet> view = InformationSet::Resume(*course, player, *ledger);
  if (!view.ok()) return view.status();
  Json head;
  AddOrigin(question.origin, head);
  return AnswerView(options, *view, RequestOf(options, question.is_one_of_many, question.threads),
                    std::move(head));
}

// What whoever is to move at the end of a record knows.
absl::StatusOr<InformationSet> ViewAtEnd(const GameRecord& record, Knowledge knowledge) {
  const GameReplay replay = ReplayGame(record);
  if (!replay.is_legal()) {
    return absl::InvalidArgumentError("the record breaks a rule; rushkit verify says where");
  }
  const bool is_over = record.result.value_or(RecordedResult::kOpen) != RecordedResult::kOpen;
  if (replay.course->ending() || is_over) {
    return absl::InvalidArgumentError("the game is over; there is nothing to advise");
  }
  return ViewAfter(record, record.turns.size(), knowledge);
}

ExitStatus Refuse(absl::string_view message) {
  ReportError(message);
  return ExitStatus::kBadInput;
}

// One answer for each game of the file.
ExitStatus RunRecords(const AdviseOptions& options, const std::string& text) {
  const std::string& path = options.batch.position;
  const bool is_said = options.player || !options.cards.empty() || options.rules.other_deck ||
                       options.rules.rules != Rules{};
  if (is_said) {
    return Refuse(
        "a record says what there is: leave --player, --hand, --other-hand, --draws, "
        "--discards, --deck and --rule out");
  }
  const auto records = ReadRecordFile(path, text);
  if (!records.ok()) return Refuse(records.status().message());
  absl::StatusOr<ResultSink> sink = ResultSink::Open(options.batch.output.file, 0);
  if (!sink.ok()) return Refuse(sink.status().message());
  ExitStatus status = ExitStatus::kHolds;
  const bool are_many = records->size() > 1;
  const AdviceRequest request = RequestOf(options, are_many, ThreadsFor(options.batch.threads));
  for (const WrittenRecord& written : *records) {
    const std::string source = absl::StrCat(path, ":", written.setup.line);
    const absl::StatusOr<InformationSet> view = ViewAtEnd(written.record, options.knowledge);
    absl::StatusOr<Answer> answer =
        view.ok() ? AnswerView(options, *view, request, Json{{"source", source}})
                  : absl::StatusOr<Answer>(view.status());
    if (!answer.ok()) {
      answer = Answer{absl::StrCat(source, ": ", answer.status().message(), "\n"),
                      ExitStatus::kBadInput};
    }
    status = Worse(status, answer->status);
    if (!sink->Write(answer->text) || status == ExitStatus::kInterrupted) break;
  }
  const absl::Status finished = sink->Finish();
  return finished.ok() ? status : Refuse(finished.message());
}

ExitStatus Run(AdviseOptions& options) {
  const std::optional<std::string> record = FindRecordText(options.batch.position);
  if (record) return RunRecords(options, *record);
  if (!options.cards.draws.empty() && options.knowledge != Knowledge::kOpenKnown) {
    return Refuse("--draws is for --level open-known: leave it out");
  }
  options.batch.connection = options.rules.rules.connection;
  return RunBatch(options.batch,
                  [&](const Question& question) { return AnswerOne(options, question); });
}

absl::StatusOr<Knowledge> ReadKnowledge(const std::string& text) {
  const std::optional<Knowledge> knowledge = FindKnowledge(text);
  if (knowledge) return *knowledge;
  return absl::InvalidArgumentError(
      absl::StrCat("found '", text, "', expected hidden|open|open-known"));
}

void AddEffortOptions(CLI::App& app, AdviseOptions& options) {
  AddNumber(app, "--iterations", "How long to search hidden cards (default 4000)", kMostIterations,
            options.iterations);
  AddNumber(app, "--depth",
            "How far to search open cards, in turns of both players (default 2; open-known 3)",
            kDeepest, options.depth);
  AddNumber(app, "--top", "How many turns to name (default 5)", kMostTurns, options.top);
  AddNumber(app, "--prove",
            "Prove that a win within N own turns can be forced whatever the other one holds and "
            "draws, or that none can",
            kDeepest, options.prove);
  AddFlag(app, "--price-of-information", "What it would be worth to see the other hand",
          options.price);
  AddSeed(app, options.seed);
  AddMemoryOption(app, "Give up beyond this: 512MiB, 8GiB (default half of the machine's)",
                  options.search.max_bytes);
  AddValue(app, "--time-limit", "TIME",
           "Stop after this: 500ms, 30s; what is said then is not repeatable", ReadDuration,
           options.search.time_limit);
}

RunCommand DeclareAdvise(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<AdviseOptions>();
  options->batch.command_line = words;
  options->batch.can_resume = false;
  AddPosition(app, options->batch.position);
  AddPlayerOption(app, "--player", "Whose turn it is (default gold)", options->player);
  AddKnownCardOptions(app, options->cards);
  AddValue(app, "--level", "hidden|open|open-known", "What is known of the cards (default hidden)",
           ReadKnowledge, options->knowledge);
  AddEffortOptions(app, *options);
  AddRuleOptions(app, options->rules);
  AddFrom(app, options->batch.from);
  AddThreads(app, options->batch.threads,
             "Threads that search; they change no answer (default 0: one a core)");
  AddOutputOptions(app, options->batch.output);
  return [options] { return Run(*options); };
}

}  // namespace

Command AdviseCommand() {
  return {"advise", "POSITION", "The best play of a hand, with the chance to win", kExamples,
          DeclareAdvise};
}

}  // namespace rushkit
