// rushkit selfplay: many games between two agents, who wins and how long it takes.

#include <algorithm>
#include <chrono>
#include <climits>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "cli/agent_source.h"
#include "cli/batch.h"
#include "cli/commands/command.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/position_input.h"
#include "cli/progress_line.h"
#include "cli/render/words.h"
#include "cli/result_sink.h"
#include "cli/selfplay_report.h"
#include "cli/terminal.h"
#include "cli/units.h"
#include "solver/analysis/self_play.h"
#include "solver/analysis/self_play_summary.h"
#include "solver/base/diagnostics.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit selfplay booklet-1 --games 20
  rushkit selfplay booklet-1 --gold sharp --silver greedy --games 20 --first alternate
  rushkit selfplay setups.txt --silver random --games 20 --deck b --seed 7 -o games.jsonl
  rushkit selfplay booklet-1 --games 20 --records games.txt

Every game depends on the seed and its number alone: not on --threads, nor on the other games. Rates
are those of finished games; a game that stands at the turn cap, or in which a position has come for
the fifth time with the same player to move, is unfinished and counted apart.
Exit status: 0 played, 2 wrong input, 130 interrupted; what is played by then is written.
)";

struct SelfPlayOptions {
  std::string position;
  std::optional<PositionFormat> from;
  RuleOptions rules;
  OutputOptions output;
  std::string records;  // a file, or empty
  SelfPlayNames names;
  uint64_t games = 100;  // of each position
  uint64_t seed = 1;
  FirstPlayer first = FirstPlayer::kGold;
  GameLimits limits;
  int threads = 0;
  std::chrono::nanoseconds turn_time = kDefaultTurnTime;
  uint64_t skip = 0;
  std::vector<std::string> command_line;
};

// Where a run writes to.
struct SelfPlaySinks {
  ResultSink results;
  std::optional<ResultSink> records;  // of the games, one after the other
};

// The positions of one run, played one after the other.
class SelfPlayCommandRun {
 public:
  SelfPlayCommandRun(const SelfPlayOptions& options, PositionInput input, SelfPlaySinks sinks)
      : options_(options),
        input_(std::move(input)),
        sink_(std::move(sinks.results)),
        records_(std::move(sinks.records)),
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
    if (Interrupted()) return FinishInterrupted();
    if (positions == 0 && input_.status().ok()) {
      ReportError(absl::StrCat(options_.position, " holds no position"));
      return ExitStatus::kBadInput;
    }
    return Finish();
  }

 private:
  bool is_json() const { return options_.output.format() == Format::kJson; }

  // Each of these is false when there is no point in going on.
  bool PlayOn(const Origin& origin, const Position& position) {
    const SelfPlayRun run{position,       options_.rules.deck(), options_.rules.rules.spaces,
                          options_.first, options_.seed,         options_.limits};
    if (absl::Status status = Check(run); !status.ok()) {
      Diagnostics wrong = FromStatus(status);
      for (Diagnostic& one : wrong) one.where = {origin.line, 1};
      return WriteBad(origin, wrong);
    }
    const uint64_t skipped = std::min(skip_left_, options_.games);
    skip_left_ -= skipped;
    if (skipped == options_.games) return true;
    const SelfPlayBlock block{origin, run, options_.names, options_.games, skipped};
    return PlayBlock(block);
  }

  bool PlayBlock(const SelfPlayBlock& block) {
    if (is_json() && block.skipped == 0 && !sink_.Write(HeaderLine(block))) return false;
    SelfPlaySummary summary;
    const auto on_game = [&](const PlayedGame& game) {
      summary.Add(game);
      ++done_;
      if (is_json() && !sink_.Write(GameLine(game))) return false;
      if (records_ && !WriteRecord(block, game)) return false;
      ShowProgress(block, summary);
      return !Interrupted();
    };
    const auto make_agents = [this]() -> absl::StatusOr<AgentPair> { return MakeAgents(); };
    const absl::Status played =
        PlayGames(block.run, {block.skipped, block.games, ThreadsFor(options_.threads)},
                  make_agents, on_game);
    progress_.Erase();
    if (!played.ok()) return WriteBad(block.origin, FromStatus(played));
    const bool is_whole = block.skipped + summary.games() == block.games;
    if (is_json()) return is_whole && sink_.Write(SummaryLine(block, summary));
    // Half a table in a file could not be gone on with.
    if (!is_whole && !sink_.part_path().empty()) return false;
    const bool is_first = std::exchange(is_first_, false);
    return sink_.Write(absl::StrCat(is_first ? "" : "\n", SummaryTable(block, summary))) &&
           is_whole;
  }

  // With a blank line before all but the first in the file.
  bool WriteRecord(const SelfPlayBlock& block, const PlayedGame& game) {
    const bool is_first = done_ == 1 && (records_->part_path().empty() || records_->IsEmpty());
    return records_->Write(absl::StrCat(is_first ? "" : "\n", RecordText(block, game)));
  }

  absl::StatusOr<AgentPair> MakeAgents() const {
    AgentPair pair;
    for (const Player player : kPlayers) {
      absl::StatusOr<std::unique_ptr<Agent>> agent =
          OpenAgent(options_.names.Of(player), options_.turn_time);
      if (!agent.ok()) return agent.status();
      pair[static_cast<size_t>(player)] = *std::move(agent);
    }
    return pair;
  }

  void ShowProgress(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
    std::string text = absl::StrCat(block.origin.ToString(), ": ", block.skipped + summary.games(),
                                    " of ", block.games, " games");
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

  ExitStatus Finish() {
    absl::Status status = input_.status();
    const bool is_vain =
        status_ == ExitStatus::kBadInput && !sink_.part_path().empty() && sink_.IsEmpty();
    if (status.ok() && !sink_.reader_is_gone() && !is_vain) status = sink_.Finish();
    const bool has_records = records_ && !records_->reader_is_gone() && done_ > 0;
    if (status.ok() && has_records) status = records_->Finish();
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
    ReportError(absl::StrCat("interrupted after ", CountOf(skip, "game"), kept("results", sink_),
                             records_ ? kept("records", *records_) : "",
                             "; to go on: ", ResumingCommand(options_.command_line, skip)));
    return ExitStatus::kInterrupted;
  }

  const std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  const SelfPlayOptions& options_;
  PositionInput input_;
  ResultSink sink_;
  std::optional<ResultSink> records_;
  ProgressLine progress_;
  uint64_t skip_left_;  // games
  uint64_t done_ = 0;   // games
  bool is_first_ = true;
  ExitStatus status_ = ExitStatus::kHolds;
};

absl::StatusOr<SelfPlaySinks> OpenSinks(const SelfPlayOptions& options) {
  const std::string& records = options.records;
  if (!records.empty() && records == options.output.file) {
    return absl::InvalidArgumentError(
        absl::StrCat(records, " cannot hold both the results and the records of the games"));
  }
  absl::StatusOr<ResultSink> sink = ResultSink::Open(options.output.file, options.skip, IsGameLine);
  if (!sink.ok()) return sink.status();
  SelfPlaySinks sinks{*std::move(sink), std::nullopt};
  if (records.empty()) return sinks;
  absl::StatusOr<ResultSink> record_sink = ResultSink::Open(records, options.skip, IsRecordStart);
  if (!record_sink.ok()) return record_sink.status();
  sinks.records.emplace(*std::move(record_sink));
  return sinks;
}

ExitStatus RunSelfPlay(const SelfPlayOptions& options) {
  absl::StatusOr<PositionInput> input =
      PositionInput::Open(options.position, options.rules.rules.connection, options.from);
  if (!input.ok()) {
    ReportError(input.status().message());
    return ExitStatus::kBadInput;
  }
  absl::StatusOr<SelfPlaySinks> sinks = OpenSinks(options);
  if (!sinks.ok()) {
    ReportError(sinks.status().message());
    return ExitStatus::kBadInput;
  }
  return SelfPlayCommandRun(options, *std::move(input), *std::move(sinks)).Run();
}

void AddGameOptions(CLI::App& app, SelfPlayOptions& options) {
  AddAgentOption(app, "--gold", "Who plays Gold (default sharp)", options.names.gold);
  AddAgentOption(app, "--silver", "Who plays Silver (default sharp)", options.names.silver);
  AddTurnTime(app, options.turn_time);
  AddValue(
      app, "--games", "N", "Games on each position (default 100)",
      [](const std::string& text) { return ReadCount(text, 1); }, options.games);
  AddValue(
      app, "--seed", "N", "What all chance comes from (default 1)",
      [](const std::string& text) { return ReadCount(text, 0); }, options.seed);
  AddOption(app, "--first", "gold|silver|alternate",
            "Who plays first (default gold); alternate: Gold in games 0, 2, 4 and so on",
            [&options](const std::string& word) -> absl::Status {
              const std::optional<FirstPlayer> first = FindFirstPlayer(word);
              if (first) options.first = *first;
              return first ? absl::OkStatus()
                           : absl::InvalidArgumentError(absl::StrCat(
                                 "found '", word, "', expected gold, silver or alternate"));
            });
  AddOption(app, "--turn-cap", "N",
            "Turns of both players after which a game stands unfinished (default 200)",
            [&options](const std::string& text) -> absl::Status {
              const absl::StatusOr<uint64_t> count = ReadCount(text, 1);
              if (!count.ok()) return count.status();
              options.limits.turn_cap = static_cast<int>(std::min<uint64_t>(*count, INT_MAX));
              return absl::OkStatus();
            });
}

RunCommand DeclareSelfPlay(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<SelfPlayOptions>();
  options->command_line = words;
  AddPosition(app, options->position);
  AddGameOptions(app, *options);
  AddRuleOptions(app, options->rules);
  AddFrom(app, options->from);
  AddThreads(app, options->threads,
             "Games that are played at the same time (default 0: one a core)");
  AddSkip(app, options->skip, "Leave out the first N games");
  AddOutputOptions(app, options->output);
  AddOption(app, "--records", "FILE",
            "Write the records of the games to FILE, which appears when they are complete",
            [options = options.get()](const std::string& path) -> absl::Status {
              if (path.empty())
                return absl::InvalidArgumentError("found '', expected the name of a file");
              options->records = path;
              return absl::OkStatus();
            });
  return [options] {
    options->names.deck = options->rules.deck_name;
    return RunSelfPlay(*options);
  };
}

}  // namespace

Command SelfPlayCommand() {
  return {"selfplay", "POSITION", "Many games between two agents: who wins, and how long it takes",
          kExamples, DeclareSelfPlay};
}

}  // namespace rushkit
