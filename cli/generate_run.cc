#include "cli/generate_run.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/batch.h"
#include "cli/campaign/generate_campaign.h"
#include "cli/generate_check.h"
#include "cli/generate_hardest.h"
#include "cli/generate_order.h"
#include "cli/generate_report.h"
#include "cli/interrupt.h"
#include "cli/progress_line.h"
#include "cli/render/words.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"
#include "cli/units.h"

namespace rushkit {
namespace {

class GenerateRun {
 public:
  GenerateRun(const GenerateOptions& options, GenerationOrder order, ResultSink sink)
      : options_(options),
        order_(std::move(order)),
        sink_(std::move(sink)),
        progress_(!options.output.is_quiet && WantsProgress(options.output.progress)) {}

  ExitStatus Run() {
    if (options_.skip >= order_.count) return FinishSkipped();
    const absl::StatusOr<GenerationResult> result = Generate(
        order_, [this](const GeneratedSetup& setup) { return Keep(setup); },
        [this](const GenerationProgress& progress) { ShowProgress(progress); });
    progress_.Erase();
    if (!result.ok()) {
      ReportError(result.status().message());
      return ExitStatus::kBadInput;
    }
    switch (result->end) {
      case GenerationEnd::kComplete:
        return Finish(ExitStatus::kHolds);
      case GenerationEnd::kGivenUp:
        Report(GivenUpText(order_, *result));
        return Finish(ExitStatus::kLimit);
      case GenerationEnd::kStopped:
        if (Interrupted()) return FinishInterrupted(*result);
        Report(absl::StrCat("stopped at the limit of time: ", NotFoundText(order_, *result)));
        return Finish(ExitStatus::kLimit);
      case GenerationEnd::kRefused:
        if (Interrupted()) return FinishInterrupted(*result);
        break;
    }
    return Finish(ExitStatus::kHolds);
  }

 private:
  bool Keep(const GeneratedSetup& setup) {
    if (found_ < options_.skip) {
      ++found_;
      return true;
    }
    progress_.Erase();
    const std::string result = SetupResult(options_, order_, found_ + 1, setup);
    // An interrupt has cut the proofs of its figures: who goes on finds it again.
    if (Interrupted()) return false;
    ++found_;
    return sink_.Write(result);
  }

  void ShowProgress(const GenerationProgress& progress) {
    tried_ = progress.tried;
    std::string text = TallyText(order_, progress.tally, progress.tried);
    if (order_.measures.limits.deadline) {
      const std::chrono::duration<double> left =
          *order_.measures.limits.deadline - std::chrono::steady_clock::now();
      if (left.count() > 0) absl::StrAppend(&text, "; ", WriteRoughTime(left.count()), " left");
    }
    progress_.SetTitle(std::move(text));
    progress_.Tick();
  }

  void Report(const std::string& what) const {
    if (!options_.output.is_quiet) ReportError(what);
  }

  ExitStatus Finish(ExitStatus status) {
    if (sink_.reader_is_gone()) return status;
    const bool is_vain =
        status != ExitStatus::kHolds && !sink_.part_path().empty() && sink_.IsEmpty();
    const absl::Status finished = is_vain ? absl::OkStatus() : sink_.Finish();
    if (finished.ok()) return status;
    ReportError(finished.message());
    return ExitStatus::kBadInput;
  }

  // No mistake: a run that was stopped after its last set-up is gone on with like this.
  ExitStatus FinishSkipped() {
    Report(absl::StrCat("--skip ", options_.skip, " leaves nothing: --count asks for ",
                        CountOf(order_.count, "set-up")));
    return Finish(ExitStatus::kHolds);
  }

  ExitStatus FinishInterrupted(const GenerationResult& result) {
    GenerationTally tally = result.tally;
    tally.kept = found_;
    ReportError(absl::StrCat(
        "interrupted: ", TallyText(order_, tally, tried_),
        sink_.part_path().empty() || sink_.IsEmpty()
            ? ""
            : absl::StrCat("; the set-ups are in ", sink_.part_path()),
        "; to go on: ", ResumingCommand(options_.command_line, std::max(found_, options_.skip))));
    return ExitStatus::kInterrupted;
  }

  const GenerateOptions& options_;
  GenerationOrder order_;
  ResultSink sink_;
  ProgressLine progress_;
  uint64_t found_ = 0;
  uint64_t tried_ = 0;  // as was last told
};

}  // namespace

ExitStatus RunGenerate(const GenerateOptions& options) {
  absl::Status status = CheckHardest(options);
  if (status.ok()) status = CheckWalks(options);
  if (!status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  absl::StatusOr<GenerationOrder> order = OrderFrom(options);
  if (!order.ok()) {
    ReportError(order.status().message());
    return ExitStatus::kBadInput;
  }
  if (const std::string why = WhyImpossible(options, *order); !why.empty()) {
    ReportError(absl::StrCat("there is no such set-up: ", why));
    return ExitStatus::kNo;
  }
  if (options.campaign.is_wanted()) return RunGenerateCampaign(options, *std::move(order));
  // A hunt goes on without what it wrote before.
  const uint64_t written = options.hardest ? 0 : options.skip;
  absl::StatusOr<ResultSink> sink =
      options.output.format() == Format::kJson
          ? ResultSink::Open(options.output.file, written)
          : ResultSink::Open(options.output.file, written, BeginsSetup);
  if (!sink.ok()) {
    ReportError(sink.status().message());
    return ExitStatus::kBadInput;
  }
  if (options.hardest) return RunHardest(options, *std::move(order), *std::move(sink));
  return GenerateRun(options, *std::move(order), *std::move(sink)).Run();
}

}  // namespace rushkit
