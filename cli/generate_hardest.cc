#include "cli/generate_hardest.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "cli/batch.h"
#include "cli/generate_report.h"
#include "cli/interrupt.h"
#include "cli/progress_line.h"
#include "cli/render/words.h"
#include "cli/terminal.h"
#include "cli/units.h"
#include "solver/generation/hardest.h"

namespace rushkit {
namespace {

constexpr uint64_t kTries = 20'000;
constexpr uint64_t kCandidatesOfWalk = 1000;
constexpr uint64_t kHuntStates = 25'000;  // of proofs that are not worth it; see --max-states
// Neighbours of a set-up without a blocker or two.
constexpr size_t kBlockersLeftOut = 2;

uint64_t RoundedUp(uint64_t number, uint64_t divisor) { return (number + divisor - 1) / divisor; }

std::chrono::duration<double> TimeLeft(const Limits& limits) {
  return *limits.deadline - std::chrono::steady_clock::now();
}

class HardestRun {
 public:
  HardestRun(const GenerateOptions& options, GenerationOrder order, ResultSink sink)
      : options_(options),
        order_(std::move(order)),
        sink_(std::move(sink)),
        progress_(!options.output.is_quiet && WantsProgress(options.output.progress)) {}

  ExitStatus Run() {
    const HardestResult result = HuntHardest(
        HuntFrom(options_, order_), [](const HuntedSetup&) {},
        [this](const HardestProgress& progress) { ShowProgress(progress); });
    progress_.Erase();
    const std::string found = TextOf(result.best, result.tried);
    if (result.best) {
      if (!sink_.Write(SetupResult(options_, order_, 1, {result.best->position, 0, {}})))
        return Done();
      if (const absl::Status status = sink_.Finish(); !status.ok()) {
        ReportError(status.message());
        return ExitStatus::kBadInput;
      }
    }
    if (result.stopped == LimitKind::kInterrupt) {
      ReportError(absl::StrCat("interrupted: ", found, "; another --seed hunts elsewhere"));
      return ExitStatus::kInterrupted;
    }
    if (!options_.output.is_quiet) ReportError(found);
    return result.best ? ExitStatus::kHolds : ExitStatus::kLimit;
  }

 private:
  ExitStatus Done() const {
    return sink_.reader_is_gone() ? ExitStatus::kHolds : ExitStatus::kBadInput;
  }

  static std::string TextOf(const std::optional<HuntedSetup>& best, uint64_t tried) {
    return absl::StrCat(
        best ? absl::StrCat("the longest has ", CountOf(best->length, Metric::kMoves))
             : "no escape was found",
        ", ", tried, " tried");
  }

  void ShowProgress(const HardestProgress& progress) {
    std::string text = absl::StrCat(
        progress.best_length
            ? absl::StrCat("the longest has ", CountOf(*progress.best_length, Metric::kMoves))
            : "no escape yet",
        ", ", progress.tried, " tried");
    if (order_.measures.limits.deadline) {
      const double left = TimeLeft(order_.measures.limits).count();
      if (left > 0) absl::StrAppend(&text, "; ", WriteRoughTime(left), " left");
    }
    progress_.SetTitle(std::move(text));
    progress_.Tick();
  }

  const GenerateOptions& options_;
  GenerationOrder order_;
  ResultSink sink_;
  ProgressLine progress_;
};

}  // namespace

absl::Status CheckHardest(const GenerateOptions& options) {
  if (!options.hardest) {
    return options.both ? absl::InvalidArgumentError("--both: only with --hardest")
                        : absl::OkStatus();
  }
  const std::array<std::pair<bool, absl::string_view>, 15> meaningless = {
      {{options.moves.has_value(), "--moves"},
       {options.spaces.has_value(), "--spaces"},
       {options.turns.has_value(), "--turns"},
       {options.difficulty.has_value(), "--difficulty"},
       {options.vehicles.has_value(), "--vehicles"},
       {options.horizontal.has_value(), "--horizontal"},
       {options.must_shift, "--must-shift"},
       {options.minimal, "--minimal"},
       {options.unique, "--unique"},
       {options.fair_within.has_value(), "--fair-within"},
       {options.max_unfinished.has_value(), "--max-unfinished"},
       {options.classic, "--classic"},
       {!options.exclude.empty(), "--exclude"},
       {options.count > 1, "--count"},
       {options.skip > 0, "--skip"}}};
  for (const auto& [is_set, name] : meaningless) {
    if (!is_set) continue;
    return absl::InvalidArgumentError(
        absl::StrCat("--hardest and ", name, ": a hunt takes no wishes, and finds one set-up"));
  }
  if (options.both && options.puzzle) {
    return absl::InvalidArgumentError("--both and --puzzle: on a puzzle Gold alone wants out");
  }
  return absl::OkStatus();
}

absl::Status PrepareHunt(const GenerateOptions& options, GenerationOrder& order) {
  if (order.tasks.front().design.manner == Manner::kClassic) {
    return absl::InvalidArgumentError(
        "--hardest and --like: expected positions on a grid with sides");
  }
  order.measures.limits.max_states = options.max_states.value_or(kHuntStates);
  return absl::OkStatus();
}

HardestOrder HuntFrom(const GenerateOptions& options, const GenerationOrder& order) {
  HardestOrder hunt;
  hunt.walk.design = order.tasks.front().design;
  hunt.walk.design.least_blockers =
      hunt.walk.design.most_blockers - std::min(hunt.walk.design.most_blockers, kBlockersLeftOut);
  hunt.walk.hunted = options.both ? HuntedEscape::kBoth : HuntedEscape::kGold;
  for (const WalkTask& task : order.tasks) {
    const bool is_alike = task.design.manner == hunt.walk.design.manner;
    if (!task.start || !is_alike) continue;
    if (const absl::StatusOr<Position> start = task.start->ToPosition(); start.ok()) {
      hunt.starts.push_back(*start);
    }
  }
  const uint64_t tries = options.tries > 0 ? options.tries : kTries;
  hunt.walk.candidates = std::min(kCandidatesOfWalk, RoundedUp(tries, kWalksInRound));
  hunt.rounds = RoundedUp(tries, kWalksInRound * hunt.walk.candidates);
  const bool is_clocked = order.measures.limits.deadline && options.tries == 0;
  if (is_clocked) hunt.rounds = std::numeric_limits<uint64_t>::max() / kWalksInRound;
  hunt.walk.most_for_proof = order.measures.limits.max_states * kPersistence;
  hunt.walk.world.deadline = order.measures.limits.deadline;
  hunt.walk.world.interrupt = order.measures.limits.interrupt;
  hunt.seed = order.seed;
  hunt.threads = order.threads;
  return hunt;
}

ExitStatus RunHardest(const GenerateOptions& options, GenerationOrder order, ResultSink sink) {
  if (const absl::Status status = PrepareHunt(options, order); !status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  return HardestRun(options, std::move(order), std::move(sink)).Run();
}

}  // namespace rushkit
