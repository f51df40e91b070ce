// rushkit review: grades each turn of a recorded game.

#include "solver/analysis/review.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/batch.h"
#include "cli/commands/command.h"
#include "cli/game_record_input.h"
#include "cli/line_reader.h"
#include "cli/options.h"
#include "cli/progress_line.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "cli/result_sink.h"
#include "cli/review_report.h"
#include "cli/terminal.h"
#include "cli/units.h"
#include "solver/notation/game_record.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit review game.txt
  rushkit review game.txt --iterations 200 --format json
  rushkit selfplay booklet-1 --games 2 --records games.txt; rushkit review games.txt

A turn loses the chance to win of the best turn that was found less its own, once by what the player
knew, once with both hands open: best (nothing), good (below 2 points), inaccuracy (below 5), mistake
(below 15), blunder. The bar is gold's chance before the turn. Where a record leaves out cards, what
cannot be known is not graded.
Exit status: 0 reviewed, 1 a record breaks a rule, 2 wrong input, 3 stopped at a limit, 130
interrupted; what is done by then is written.
)";

constexpr uint64_t kMostIterations = 1'000'000'000;
constexpr uint64_t kDeepest = 100;

struct ReviewOptions {
  std::string path;
  uint64_t iterations = ReviewRequest().iterations;
  uint64_t depth = static_cast<uint64_t>(ReviewRequest().depth);
  std::optional<uint64_t> seed;
  int threads = 0;
  SearchOptions search;
  OutputOptions output;
};

ReviewRequest RequestOf(const ReviewOptions& options) {
  ReviewRequest request;
  request.iterations = options.iterations;
  request.depth = static_cast<int>(options.depth);
  request.seed = options.seed.value_or(1);
  request.threads = ThreadsFor(options.threads);
  request.limits = options.search.LimitsFromNow(false);
  return request;
}

std::string ToText(const std::string& source, const GameRecord& record, const GameReview& review,
                   bool in_color) {
  return absl::StrCat(source, "\n", ReviewText(record, review, in_color));
}

Json ToJson(const std::string& source, const GameRecord& record, const ReviewRequest& request,
            const GameReview& review) {
  Json object;
  object["source"] = source;
  object["setup"] = WritePositionCode(record.setup);
  object["result"] = WriteResult(record.result.value_or(RecordedResult::kOpen));
  object["rules"] = RulesJson({record.setup.grid().connection(), record.spaces});
  AddReview(record, request, review, object);
  return object;
}

ExitStatus StatusOf(const GameReview& review) {
  if (!review.stopped_by) return ExitStatus::kHolds;
  return *review.stopped_by == LimitKind::kInterrupt ? ExitStatus::kInterrupted
                                                     : ExitStatus::kLimit;
}

Answer AnswerRecord(const ReviewOptions& options, const std::string& source,
                    const GameRecord& record, ProgressLine& progress) {
  const ReviewRequest request = RequestOf(options);
  const std::string of_turns = absl::StrCat(" of ", record.turns.size(), " turns");
  const absl::StatusOr<GameReview> review = Review(record, request, [&](const TurnReview& turn) {
    progress.SetTitle(absl::StrCat("reviewed ", turn.turn + 1, of_turns));
    progress.Tick();
  });
  progress.Erase();
  const bool json = options.output.format() == Format::kJson;
  if (!review.ok()) {
    const std::string why = "the record breaks a rule; rushkit verify says where";
    return {json ? WriteJsonLine({{"status", "error"}, {"source", source}, {"message", why}})
                 : absl::StrCat(source, ": ", why, "\n"),
            ExitStatus::kNo};
  }
  return {json ? WriteJsonLine(ToJson(source, record, request, *review))
               : ToText(source, record, *review, options.output.in_color()),
          StatusOf(*review)};
}

// Of all records so far: one that breaks a rule is not made good by the next.
ExitStatus Both(ExitStatus before, ExitStatus now) {
  const ExitStatus worse = Worse(before, now);
  if (worse != ExitStatus::kHolds) return worse;
  return before == ExitStatus::kHolds ? now : before;
}

ExitStatus Refuse(absl::string_view message) {
  ReportError(message);
  return ExitStatus::kBadInput;
}

ExitStatus Run(const ReviewOptions& options) {
  const absl::StatusOr<std::string> text = ReadTextFile(options.path);
  if (!text.ok()) return Refuse(text.status().message());
  const auto records = ReadRecordFile(options.path, *text);
  if (!records.ok()) return Refuse(records.status().message());
  absl::StatusOr<ResultSink> sink = ResultSink::Open(options.output.file, 0);
  if (!sink.ok()) return Refuse(sink.status().message());
  ProgressLine progress(!options.output.is_quiet && WantsProgress(options.output.progress));
  ExitStatus status = ExitStatus::kHolds;
  for (const WrittenRecord& written : *records) {
    const std::string source = absl::StrCat(options.path, ":", written.setup.line);
    const Answer answer = AnswerRecord(options, source, written.record, progress);
    status = Both(status, answer.status);
    if (!sink->Write(answer.text) || status == ExitStatus::kInterrupted) break;
  }
  const absl::Status finished = sink->Finish();
  return finished.ok() ? status : Refuse(finished.message());
}

RunCommand DeclareReview(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<ReviewOptions>();
  AddWord(app, "RECORD", "A file with records of games, or - for standard input", options->path);
  AddNumber(app, "--iterations", "How long to search hidden cards, for each turn (default 1000)",
            kMostIterations, options->iterations);
  AddNumber(app, "--depth", "How far to search open hands, in turns of both (default 1)", kDeepest,
            options->depth);
  AddSeed(app, options->seed);
  AddThreads(app, options->threads,
             "Threads that search; they change no answer (default 0: one a core)");
  AddMemoryOption(app, "Give up beyond this: 512MiB, 8GiB (default half of the machine's)",
                  options->search.max_bytes);
  AddValue(app, "--time-limit", "TIME", "Stop after this: 30s, 2m", ReadDuration,
           options->search.time_limit);
  AddOutputOptions(app, options->output);
  return [options] { return Run(*options); };
}

}  // namespace

Command ReviewCommand() {
  return {"review", "RECORD", "Grade each turn of a game, and say what was better", kExamples,
          DeclareReview};
}

}  // namespace rushkit
