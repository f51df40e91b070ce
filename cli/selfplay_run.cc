#include "cli/selfplay_run.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "cli/agent_source.h"
#include "cli/batch.h"
#include "cli/campaign/selfplay_campaign.h"
#include "cli/campaign/selfplay_summary.h"
#include "cli/interrupt.h"
#include "cli/position_input.h"
#include "cli/progress_line.h"
#include "cli/puzzle_file.h"
#include "cli/render/words.h"
#include "cli/result_sink.h"
#include "cli/selfplay_report.h"
#include "cli/selfplay_resume.h"
#include "cli/terminal.h"
#include "solver/analysis/self_play.h"
#include "solver/analysis/self_play_summary.h"
#include "solver/analysis/stop_rule.h"
#include "solver/base/diagnostics.h"

namespace rushkit {
namespace {

// Where a run writes to.
struct SelfPlaySinks {
  ResultSink results;
  std::optional<ResultSink> records;  // of the games, one after the other
  std::optional<PuzzleFile> puzzles;  // that they hold
  WrittenGames written;               // by the run that this one goes on with
};

// The positions of one run, played one after the other.
class SelfPlayCommandRun {
 public:
  SelfPlayCommandRun(const SelfPlayOptions& options, PositionInput input, SelfPlaySinks sinks)
      : options_(options),
        input_(std::move(input)),
        sink_(std::move(sinks.results)),
        records_(std::move(sinks.records)),
        puzzles_(std::move(sinks.puzzles)),
        written_(std::move(sinks.written)),
        progress_(!options.output.is_quiet && WantsProgress(options.output.progress)),
        skip_left_(options.skip) {}

  ExitStatus Run() {
    uint64_t positions = 0;
    while (std::optional<InputPosition> input = input_.Next()) {
      ++positions;
      const bool goes_on = input->position.ok()
                               ? PlayOn(input->origin, *input->position)
                               : WriteBad(input->origin, FromStatus(input->position.status()));
      if (!goes_on) break;
    }
    progress_.Erase();
    if (is_given_up_) return ExitStatus::kBadInput;
    if (Interrupted()) return FinishInterrupted();
    if (positions == 0 && input_.status().ok()) {
      ReportError(absl::StrCat(options_.position, " holds no position"));
      return ExitStatus::kBadInput;
    }
    if (options_.skip > 0 && done_ == 0) ReportAllSkipped(positions);
    return Finish();
  }

 private:
  bool is_json() const { return options_.output.format() == Format::kJson; }

  // Each of these is false when there is no point in going on.
  bool PlayOn(const Origin& origin, const Position& position) {
    const SelfPlayRun run = options_.RunOn(position);
    if (absl::Status status = Check(run); !status.ok()) {
      Diagnostics wrong = FromStatus(status);
      for (Diagnostic& one : wrong) one.where = {origin.line, 1};
      return WriteBad(origin, wrong);
    }
    SelfPlayBlock block{origin,           run, options_.names,         options_.stop_rule(),
                        options_.games(), 0,   IsOwnHalfTurn(position)};
    if (const WrittenBlock* written = written_.Next()) return GoOn(*written, block);
    block.skipped = std::min(skip_left_, block.games);
    skip_left_ -= block.skipped;
    if (block.skipped == block.games) return true;
    if (is_json() && block.skipped == 0 && !sink_.Write(HeaderLine(block))) return false;
    return PlayBlock(block, {});
  }

  bool GoOn(const WrittenBlock& written, const SelfPlayBlock& block) {
    skip_left_ -= std::min<uint64_t>(skip_left_, written.games.size());
    if (written.has_summary) return true;
    SelfPlaySummary summary;
    if (absl::Status status = AddWritten(written, block, summary); !status.ok()) {
      progress_.Erase();
      ReportError(absl::StrCat(sink_.part_path(), ": ", status.message()));
      is_given_up_ = true;
      return false;
    }
    return PlayBlock(block, std::move(summary));
  }

  // From the games on that `summary` has.
  bool PlayBlock(const SelfPlayBlock& block, SelfPlaySummary summary) {
    bool is_enough = IsEnough(block.stop, summary);
    const auto on_game = [&](const PlayedGame& game) {
      summary.Add(game);
      is_enough = IsEnough(block.stop, summary);
      ++done_;
      if (is_json() && !sink_.Write(GameLine(block, game))) return false;
      if (records_ && !WriteRecord(block, game)) return false;
      if (puzzles_ && !Mine(block, game)) return false;
      ShowProgress(block, summary);
      return !is_enough && !Interrupted();
    };
    const auto make_agents = [this] { return options_.OpenAgents(); };
    const GameRange range{block.skipped + summary.games(), is_enough ? 0 : block.games,
                          ThreadsFor(options_.threads)};
    if (range.begin < range.end) {
      const absl::Status played = PlayGames(block.run, range, make_agents, on_game);
      progress_.Erase();
      if (!played.ok()) return WriteBad(block.origin, FromStatus(played));
    }
    const bool is_whole = is_enough || block.skipped + summary.games() == block.games;
    return WriteSummary(block, summary, is_whole) && is_whole;
  }

  bool WriteSummary(const SelfPlayBlock& block, const SelfPlaySummary& summary, bool is_whole) {
    // Half a table in a file could not be gone on with.
    if (!is_whole && (is_json() || !sink_.part_path().empty())) return false;
    if (is_whole && block.stop.is_any() && !IsEnough(block.stop, summary)) {
      status_ = Worse(status_, ExitStatus::kLimit);
    }
    if (is_json()) return sink_.Write(SummaryLine(block, summary));
    const bool is_first = std::exchange(is_first_, false);
    return sink_.Write(absl::StrCat(is_first ? "" : "\n", SummaryTable(block, summary)));
  }

  // With a blank line before all but the first in the file.
  bool WriteRecord(const SelfPlayBlock& block, const PlayedGame& game) {
    const bool is_first = done_ == 1 && (records_->part_path().empty() || records_->IsEmpty());
    return records_->Write(absl::StrCat(is_first ? "" : "\n", RecordText(block, game)));
  }

  bool Mine(const SelfPlayBlock& block, const PlayedGame& game) {
    return puzzles_->Add(RecordOf(block.run, game),
                         absl::StrCat(block.origin.ToString(), ", deck ", block.names.deck,
                                      ", seed ", block.run.seed, ", game ", game.number));
  }

  void ShowProgress(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
    std::string text =
        absl::StrCat(block.origin.ToString(), ": ", block.skipped + summary.games(),
                     block.stop.is_any() ? " of at most " : " of ", block.games, " games");
    if (passed.count() >= 1) {
      absl::StrAppendFormat(&text, ", %.0f/s", static_cast<double>(done_) / passed.count());
    }
    progress_.SetTitle(std::move(text));
    progress_.Tick();
  }

  bool WriteBad(const Origin& origin, const Diagnostics& diagnostics) {
    progress_.Erase();
    status_ = ExitStatus::kBadInput;
    if (skip_left_ > 0) return true;  // it has been reported by the run that was stopped
    if (origin.is_in_file) {
      WriteToStandardError(absl::StrCat(LocatedLines(origin.file, diagnostics), "\n"));
    } else {
      ReportError(absl::StrCat(
          origin.ToString(), ": ",
          absl::StrJoin(diagnostics, "; ", [](std::string* out, const Diagnostic& one) {
            out->append(one.message);
          })));
    }
    if (!is_json() && !origin.is_in_file) return true;
    return sink_.Write(BadResult(options_.output.format(), "", origin, diagnostics));
  }

  // No mistake: a run that was stopped after its last game is gone on with like this.
  void ReportAllSkipped(uint64_t positions) const {
    if (options_.output.is_quiet || status_ == ExitStatus::kBadInput) return;
    ReportError(absl::StrCat("--skip ", options_.skip, " leaves nothing: --games ",
                             options_.games(), " and ", CountOf(positions, "position")));
  }

  ExitStatus Finish() {
    absl::Status status = input_.status();
    const bool is_vain =
        status_ == ExitStatus::kBadInput && !sink_.part_path().empty() && sink_.IsEmpty();
    if (status.ok() && !sink_.reader_is_gone() && !is_vain) status = sink_.Finish();
    const bool has_records =
        records_ && !records_->reader_is_gone() &&
        (done_ > 0 || (!records_->part_path().empty() && !records_->IsEmpty()));
    if (status.ok() && has_records) status = records_->Finish();
    if (status.ok() && puzzles_) status = puzzles_->Finish();
    if (status.ok()) return status_;
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }

  ExitStatus FinishInterrupted() {
    const uint64_t skip = options_.skip + done_;
    const auto kept = [](absl::string_view what, const ResultSink& sink) {
      return sink.part_path().empty() || sink.IsEmpty()
                 ? ""
                 : absl::StrCat("; the ", what, " are in ", sink.part_path());
    };
    const bool can_go_on = !options_.has_stop_rule() || (is_json() && !sink_.part_path().empty());
    ReportError(absl::StrCat(
        "interrupted after ", CountOf(skip, "game"), kept("results", sink_),
        records_ ? kept("records", *records_) : "",
        can_go_on ? absl::StrCat("; to go on: ", ResumingCommand(options_.command_line, skip))
                  : absl::StrCat("; a run that ends by its results goes on only from a file of "
                                 "them: -o FILE.jsonl")));
    return ExitStatus::kInterrupted;
  }

  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  const SelfPlayOptions& options_;
  PositionInput input_;
  ResultSink sink_;
  std::optional<ResultSink> records_;
  std::optional<PuzzleFile> puzzles_;
  WrittenGames written_;
  ProgressLine progress_;
  uint64_t skip_left_;  // games
  uint64_t done_ = 0;   // games
  bool is_first_ = true;
  bool is_given_up_ = false;  // the file to go on from is not what it should be
  ExitStatus status_ = ExitStatus::kHolds;
};

// Two outputs in one file would spoil each other.
absl::Status CheckFiles(const SelfPlayOptions& options) {
  const std::string& results = options.output.file;
  const std::string& records = options.records;
  const auto both = [](const std::string& file, absl::string_view what) {
    return absl::InvalidArgumentError(absl::StrCat(file, " cannot hold both ", what));
  };
  if (!records.empty() && records == results) {
    return both(records, "the results and the records of the games");
  }
  if (!options.mine.empty() && options.mine == results) {
    return both(results, "the results and the puzzles");
  }
  if (!options.mine.empty() && options.mine == records) {
    return both(records, "the records of the games and the puzzles");
  }
  return absl::OkStatus();
}

absl::StatusOr<SelfPlaySinks> OpenSinks(const SelfPlayOptions& options) {
  if (options.until_width && options.sprt) {
    return absl::InvalidArgumentError("--until-width and --sprt each say when to end: name one");
  }
  if (absl::Status status = CheckFiles(options); !status.ok()) return status;
  absl::StatusOr<ResultSink> sink = ResultSink::Open(options.output.file, options.skip, IsGameLine);
  if (!sink.ok()) return sink.status();
  SelfPlaySinks sinks{*std::move(sink), std::nullopt, std::nullopt, {}};
  const bool goes_on = options.skip > 0 && options.output.format() == Format::kJson &&
                       !sinks.results.part_path().empty() && !sinks.results.IsEmpty();
  if (goes_on) sinks.written = WrittenGames(sinks.results.part_path());
  if (options.has_stop_rule() && options.skip > 0 && !goes_on) {
    return absl::InvalidArgumentError(
        "--until-width and --sprt need all games from the first one on: --skip goes on only with "
        "results that an interrupted run left in a file");
  }
  if (!options.records.empty()) {
    absl::StatusOr<ResultSink> record_sink =
        ResultSink::Open(options.records, options.skip, IsRecordStart);
    if (!record_sink.ok()) return record_sink.status();
    sinks.records.emplace(*std::move(record_sink));
  }
  if (!options.mine.empty()) {
    absl::StatusOr<PuzzleFile> puzzles = PuzzleFile::Open(options.mine, options.skip > 0);
    if (!puzzles.ok()) return puzzles.status();
    sinks.puzzles.emplace(*std::move(puzzles));
  }
  return sinks;
}

}  // namespace

ExitStatus RunSelfPlay(const SelfPlayOptions& options) {
  if (!options.summarized.empty()) return SummarizeSelfPlay(options);
  if (options.position.empty()) {
    ReportError("selfplay: POSITION is required, or --summary\nTry: rushkit selfplay --help");
    return ExitStatus::kBadInput;
  }
  absl::StatusOr<PositionInput> input =
      PositionInput::Open(options.position, options.rules.rules.connection, options.from);
  if (!input.ok()) {
    ReportError(input.status().message());
    return ExitStatus::kBadInput;
  }
  if (options.campaign.is_wanted()) return RunSelfPlayCampaign(options, *std::move(input));
  absl::StatusOr<SelfPlaySinks> sinks = OpenSinks(options);
  if (!sinks.ok()) {
    ReportError(sinks.status().message());
    return ExitStatus::kBadInput;
  }
  return SelfPlayCommandRun(options, *std::move(input), *std::move(sinks)).Run();
}

}  // namespace rushkit
