#include "cli/generate_hardest.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
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
#include "solver/notation/position_code.h"

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

// The broadest kind and the largest box of all positions to begin with, unless another was asked
// for.
Design DesignOfHunt(const GenerateOptions& options, const std::vector<WalkTask>& tasks) {
  Design design = tasks.front().design;
  for (const WalkTask& task : tasks) {
    design.manner = std::max(design.manner, task.design.manner);
    design.box.cars = std::max(design.box.cars, task.design.box.cars);
    design.box.trucks = std::max(design.box.trucks, task.design.box.trucks);
  }
  if (options.asymmetric) design.manner = std::max(design.manner, Manner::kAsymmetric);
  if (options.puzzle) design.manner = Manner::kPuzzle;
  if (options.cars) design.box.cars = *options.cars;
  if (options.trucks) design.box.trucks = *options.trucks;
  design.most_blockers = design.box.blockers();
  design.least_blockers = design.most_blockers - std::min(design.most_blockers, kBlockersLeftOut);
  return design;
}

absl::Status CheckStarts(const GenerateOptions& options, const std::vector<WalkTask>& tasks,
                         const Design& design) {
  if (design.manner == Manner::kClassic) {
    return absl::InvalidArgumentError(
        "--hardest and --like: expected positions on a grid with sides");
  }
  if (options.both && design.manner == Manner::kPuzzle) {
    return absl::InvalidArgumentError("--both and --like: on a puzzle Gold alone wants out");
  }
  if (options.asymmetric && design.manner == Manner::kPuzzle) {
    return absl::InvalidArgumentError(
        "--asymmetric and --like: expected set-ups with both heroes at home");
  }
  for (const WalkTask& task : tasks) {
    const Box& box = task.design.box;
    if (box.cars <= design.box.cars && box.trucks <= design.box.trucks) continue;
    return absl::InvalidArgumentError(
        absl::StrCat("--like and ", options.cars ? "--cars" : "--trucks", ": a position has ",
                     box.cars, " cars and ", box.trucks, " trucks, more than the box"));
  }
  return absl::OkStatus();
}

// The same hunt from its next round on, which begins at what was found.
std::string GoOnCommand(const GenerateOptions& options, const HardestOrder& hunt,
                        const HardestResult& result) {
  std::vector<std::string> words;
  for (size_t i = 0; i < options.command_line.size(); ++i) {
    const std::string& word = options.command_line[i];
    if (word == "--like" && result.best) {
      ++i;
    } else if (!result.best || !absl::StartsWith(word, "--like=")) {
      words.push_back(word);
    }
  }
  if (result.best) {
    const Design& design = hunt.walk.design;
    if (!options.cars) words.push_back(absl::StrCat("--cars=", design.box.cars));
    if (!options.trucks) words.push_back(absl::StrCat("--trucks=", design.box.trucks));
    if (design.manner == Manner::kAsymmetric && !options.asymmetric) {
      words.emplace_back("--asymmetric");
    }
    if (design.manner == Manner::kPuzzle && !options.puzzle) words.emplace_back("--puzzle");
    words.push_back(absl::StrCat("--like=", WritePositionCode(result.best->position)));
  }
  return ResumingCommand(words, result.next_round * kWalksInRound);
}

class HardestRun {
 public:
  HardestRun(const GenerateOptions& options, GenerationOrder order, HardestOrder hunt,
             ResultSink sink)
      : options_(options),
        order_(std::move(order)),
        hunt_(std::move(hunt)),
        sink_(std::move(sink)),
        progress_(!options.output.is_quiet && WantsProgress(options.output.progress)) {}

  ExitStatus Run() {
    const HardestResult result = HuntHardest(
        hunt_, [](const HuntedSetup&) {},
        [this](const HardestProgress& progress) { ShowProgress(progress); });
    progress_.Erase();
    const std::string found = TextOf(result);
    if (result.best) {
      if (!sink_.Write(SetupResult(options_, order_, 1, {result.best->position, 0, {}})))
        return Done();
      if (const absl::Status status = sink_.Finish(); !status.ok()) {
        ReportError(status.message());
        return ExitStatus::kBadInput;
      }
    }
    if (result.stopped == LimitKind::kInterrupt) {
      ReportError(absl::StrCat("interrupted: ", found));
      return ExitStatus::kInterrupted;
    }
    if (!options_.output.is_quiet) ReportError(found);
    return result.best ? ExitStatus::kHolds : ExitStatus::kLimit;
  }

 private:
  ExitStatus Done() const {
    return sink_.reader_is_gone() ? ExitStatus::kHolds : ExitStatus::kBadInput;
  }

  std::string TextOf(const HardestResult& result) const {
    return absl::StrCat(
        result.best ? absl::StrCat("the longest has ", CountOf(result.best->length, Metric::kMoves))
                    : "no escape was found",
        ", ", result.tried, " tried",
        result.stopped ? absl::StrCat("; to go on: ", GoOnCommand(options_, hunt_, result)) : "");
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
  HardestOrder hunt_;
  ResultSink sink_;
  ProgressLine progress_;
};

}  // namespace

absl::Status CheckHardest(const GenerateOptions& options) {
  if (!options.hardest) {
    return options.both ? absl::InvalidArgumentError("--both: only with --hardest")
                        : absl::OkStatus();
  }
  const std::array<std::pair<bool, absl::string_view>, 14> meaningless = {
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
       {options.count > 1, "--count"}}};
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

HardestOrder HuntFrom(const GenerateOptions& options, const GenerationOrder& order) {
  HardestOrder hunt;
  hunt.walk.design = DesignOfHunt(options, order.tasks);
  hunt.walk.hunted = options.both ? HuntedEscape::kBoth : HuntedEscape::kGold;
  for (const WalkTask& task : order.tasks) {
    if (task.start) hunt.starts.push_back(task.start->ToLegalPosition());
  }
  const uint64_t tries = options.tries > 0 ? options.tries : kTries;
  hunt.walk.candidates = std::min(kCandidatesOfWalk, RoundedUp(tries, kWalksInRound));
  hunt.rounds = RoundedUp(tries, kWalksInRound * hunt.walk.candidates);
  const bool is_clocked = order.measures.limits.deadline && options.tries == 0;
  if (is_clocked) hunt.rounds = std::numeric_limits<uint64_t>::max() / kWalksInRound;
  hunt.first_round = RoundedUp(options.skip, kWalksInRound);
  hunt.walk.most_for_proof = order.measures.limits.max_states * kPersistence;
  hunt.walk.world.deadline = order.measures.limits.deadline;
  hunt.walk.world.interrupt = order.measures.limits.interrupt;
  hunt.seed = order.seed;
  hunt.threads = order.threads;
  return hunt;
}

absl::Status PrepareHunt(const GenerateOptions& options, GenerationOrder& order) {
  order.measures.limits.max_states = options.max_states.value_or(kHuntStates);
  const Design design = DesignOfHunt(options, order.tasks);
  if (absl::Status status = CheckStarts(options, order.tasks, design); !status.ok()) return status;
  order.tasks.front().design = design;  // whose heroes the report is about
  return absl::OkStatus();
}

ExitStatus RunHardest(const GenerateOptions& options, GenerationOrder order, ResultSink sink) {
  if (const absl::Status status = PrepareHunt(options, order); !status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  HardestOrder hunt = HuntFrom(options, order);
  if (hunt.first_round >= hunt.rounds) {
    if (!options.output.is_quiet) {
      ReportError(absl::StrCat("--skip ", options.skip, " leaves nothing: the hunt has ",
                               CountOf(hunt.rounds * kWalksInRound, "walk")));
    }
    return ExitStatus::kHolds;
  }
  return HardestRun(options, std::move(order), std::move(hunt), std::move(sink)).Run();
}

}  // namespace rushkit
