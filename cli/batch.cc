#include "cli/batch.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <memory>
#include <optional>
#include <utility>

#include "absl/cleanup/cleanup.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "cli/answer_pool.h"
#include "cli/campaign/batch_campaign.h"
#include "cli/command_words.h"
#include "cli/interrupt.h"
#include "cli/origin_json.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "cli/terminal.h"
#include "cli/units.h"
#include "solver/search/picture_library.h"

namespace rushkit {
namespace {

// The positions of one run, answered one after the other.
class BatchRun {
 public:
  BatchRun(const Batch& batch, const AnswerPosition& answer, PositionInput input, ResultSink sink)
      : batch_(batch),
        answer_(answer),
        input_(std::move(input)),
        sink_(std::move(sink)),
        progress_(!batch.output.is_quiet && WantsProgress(batch.output.progress)) {}

  ExitStatus Run() {
    uint64_t left_out = 0;
    while (left_out < batch_.skip && input_.Next().has_value()) ++left_out;
    std::optional<InputPosition> first = input_.Next();
    if (batch_.skip > 0 && !first.has_value()) ReportAllSkipped(left_out);
    is_many_ = batch_.skip > 0 || input_.HasNext();
    const bool is_empty =
        !first.has_value() && !Interrupted() && batch_.skip == 0 && input_.status().ok();
    if (is_empty || (batch_.only_one && is_many_)) {
      Report(absl::StrCat(Asked(), is_empty ? "no" : "more than one", " position"));
      return ExitStatus::kBadInput;
    }
    const int threads = is_many_ ? ThreadsFor(batch_.threads) : 1;
    if (threads > 1) {
      AnswerWithThreads(threads, std::move(first));
    } else {
      AnswerInTurn(std::move(first));
    }
    if (batch_.at_end && (batch_.holds_back || !Interrupted())) {
      batch_.at_end([this](absl::string_view text) { return WriteText(text); });
    }
    return Finish();
  }

 private:
  using PoolAnswer = absl::StatusOr<Answer>;

  void AnswerInTurn(std::optional<InputPosition> next) {
    PictureLibrary library;
    for (; next.has_value(); next = input_.Next()) {
      if (is_many_ && Interrupted()) return;
      fraction_read_ = input_.fraction_read().value_or(0);
      if (is_many_) progress_.SetTitle(absl::StrCat(HowFar(), next->origin.ToString(), ": "));
      if (!WriteAnswer(*next, AnswerTo(*next, progress_, library))) return;
    }
  }

  // This thread reads, another writes, so that an answer waits neither for the next position nor
  // for one that was asked later.
  void AnswerWithThreads(int threads, std::optional<InputPosition> next) {
    std::optional<SignalsHeldBack> held_back(std::in_place);
    using Pool = AnswerPool<InputPosition, PoolAnswer>;
    Pool pool(threads, kReadAhead * static_cast<size_t>(threads), [this]() -> Pool::AnswerOne {
      return [this, library = std::make_shared<PictureLibrary>()](const InputPosition& input) {
        ProgressLine nothing(false);
        return AnswerTo(input, nothing, *library);
      };
    });
    std::future<void> writer = std::async(std::launch::async, [this, &pool] {
      const absl::Cleanup stop = [&pool] { pool.Stop(); };
      while (const auto taken = pool.Take()) {
        if (!WriteAnswer(taken->first, taken->second)) break;
        progress_.SetTitle(HowFar());
        progress_.Tick();
      }
    });
    const absl::Cleanup stop = [&pool] { pool.Stop(); };  // before the writer is waited for
    held_back.reset();
    for (; next.has_value() && !Interrupted(); next = input_.Next()) {
      fraction_read_ = input_.fraction_read().value_or(0);
      if (!pool.Add(*std::move(next))) break;
    }
    pool.Close();
    writer.get();
  }

  PoolAnswer AnswerTo(const InputPosition& input, ProgressLine& progress,
                      PictureLibrary& library) const {
    if (!input.position.ok()) return Answer{"", ExitStatus::kBadInput};
    const int threads = is_many_ ? 1 : ThreadsFor(batch_.threads);
    return answer_(
        {input.origin, *input.position, input.number, is_many_, threads, library, progress});
  }

  // False when there is no point in going on. The progress line is gone meanwhile: both may go to
  // one terminal.
  bool WriteAnswer(const InputPosition& input, const PoolAnswer& answer) {
    if (!input.position.ok()) return WriteBad(input.origin, FromStatus(input.position.status()));
    progress_.Erase();
    if (!answer.ok()) return WriteRefused(input.origin, answer.status());
    // Cut short, it is asked again by the run that goes on.
    if (is_many_ && answer->status == ExitStatus::kInterrupted) return false;
    return Write(*answer);
  }

  // "1200 done, 340/s, 12 s left, "
  std::string HowFar() const {
    const std::chrono::duration<double> passed = Clock::now() - start_;
    std::string text = absl::StrCat(done_, " done, ");
    if (passed.count() < 1 || done_ == 0) return text;
    const double rate = static_cast<double>(done_) / passed.count();
    text += rate < 10 ? absl::StrFormat("%.1f/s, ", rate) : absl::StrFormat("%.0f/s, ", rate);
    const double read = fraction_read_;
    if (read <= 0) return text;
    const double left = passed.count() * (1 - read) / read;
    return absl::StrCat(text, WriteRoughTime(left), " left, ");
  }

  // A position about which the question makes no sense: that has no place in the text but its own.
  bool WriteRefused(const Origin& origin, const absl::Status& status) {
    if (!origin.is_in_file) {
      Report(absl::StrCat(origin.ToString(), ": ", status.message()));
      return WriteBadResult(origin, FromStatus(status));
    }
    return WriteBad(origin, {{{origin.line, 1}, std::string(status.message())}});
  }

  bool WriteBad(const Origin& origin, const Diagnostics& diagnostics) {
    progress_.Erase();
    WriteToStandardError(absl::StrCat(LocatedLines(origin.file, diagnostics), "\n"));
    return WriteBadResult(origin, diagnostics);
  }

  bool WriteBadResult(const Origin& origin, const Diagnostics& diagnostics) {
    // On one terminal the messages stand in their place already.
    const bool is_text = batch_.output.format() == Format::kText;
    const bool in_place =
        !is_text || (is_many_ && !(batch_.output.file.empty() && IsOneTerminal()));
    std::string text =
        in_place ? BadResult(batch_.output.format(), batch_.bad_prefix, origin, diagnostics) : "";
    if (batch_.writes_bad && !batch_.writes_bad(text)) text.clear();
    return Write({std::move(text), ExitStatus::kBadInput});
  }

  bool WriteText(absl::string_view text) {
    if (!is_head_due_ || text.empty()) return sink_.Write(text);
    is_head_due_ = false;
    return sink_.Write(absl::StrCat(batch_.head, is_many_ ? batch_.head_of_many : "", text));
  }

  bool Write(const Answer& answer) {
    if (!WriteText(answer.text)) return false;
    ++done_;
    status_ = is_many_ ? Worse(status_, answer.status) : answer.status;
    return true;
  }

  // "setups.txt holds ", "the 3 arguments hold "
  std::string Asked() const {
    const size_t more = batch_.more_positions.size();
    return more == 0 ? absl::StrCat(batch_.position, " holds ")
                     : absl::StrCat("the ", more + 1, " arguments hold ");
  }

  // No mistake: a run that was stopped after its last position is gone on with like this.
  void ReportAllSkipped(uint64_t positions) {
    if (Interrupted() || !input_.status().ok() || batch_.output.is_quiet) return;
    Report(absl::StrCat("--skip ", batch_.skip, " leaves nothing: ", Asked(),
                        CountOf(positions, "position")));
  }

  ExitStatus Finish() {
    if (Interrupted() && (is_many_ || done_ == 0)) return FinishInterrupted();
    absl::Status status = input_.status();
    // A mistake without a result leaves an older file alone.
    const bool is_vain =
        status_ == ExitStatus::kBadInput && !sink_.part_path().empty() && sink_.IsEmpty();
    if (status.ok() && !sink_.reader_is_gone() && !is_vain) status = sink_.Finish();
    if (status.ok()) return status_;
    Report(status.message());
    return ExitStatus::kBadInput;
  }

  ExitStatus FinishInterrupted() {
    const uint64_t skip = batch_.skip + done_;
    const std::string kept = sink_.part_path().empty() || sink_.IsEmpty()
                                 ? ""
                                 : absl::StrCat("; the results are in ", sink_.part_path());
    const std::string next =
        batch_.can_resume ? absl::StrCat("; to go on: ", ResumingCommand(batch_.command_line, skip))
                          : "";
    Report(absl::StrCat("interrupted after ", CountOf(skip, "position"), kept, next));
    return ExitStatus::kInterrupted;
  }

  void Report(absl::string_view message) {
    progress_.Erase();
    ReportError(message);
  }

  using Clock = std::chrono::steady_clock;
  static constexpr size_t kReadAhead = 64;  // positions for each thread

  const Clock::time_point start_ = Clock::now();
  const Batch& batch_;
  const AnswerPosition& answer_;
  PositionInput input_;
  ResultSink sink_;
  ProgressLine progress_;
  std::atomic<double> fraction_read_ = 0;  // of the file; 0 where there is no telling
  bool is_head_due_ = batch_.skip == 0;
  bool is_many_ = false;
  uint64_t done_ = 0;
  ExitStatus status_ = ExitStatus::kHolds;
};

}  // namespace

std::string ResumingCommand(const std::vector<std::string>& command_line, uint64_t skip) {
  std::vector<std::string> words = {"rushkit"};
  for (size_t i = 0; i < command_line.size(); ++i) {
    if (command_line[i] == "--skip") {
      ++i;
    } else if (!absl::StartsWith(command_line[i], "--skip=")) {
      words.push_back(ShellQuoted(command_line[i]));
    }
    if (i == 0) words.push_back(absl::StrCat("--skip ", skip));
  }
  return absl::StrJoin(words, " ");
}

int ThreadsFor(int wanted) {
  if (wanted > 0) return wanted;
  return CoreCount();
}

std::string BadResult(Format format, absl::string_view prefix, const Origin& origin,
                      const Diagnostics& diagnostics) {
  if (format == Format::kText) {
    const std::string first =
        absl::StrCat(prefix, origin.ToString(), ": ", "error: ", diagnostics.front().message);
    const size_t others = diagnostics.size() - 1;
    return absl::StrCat(first, others > 0 ? absl::StrCat(" (and ", others, " more)") : "", "\n");
  }
  Json object = {{"status", "error"}};
  AddOrigin(origin, object);
  object["source"] = origin.ToString();
  AddErrors(diagnostics, object);
  return WriteJsonLine(object);
}

ExitStatus RunBatch(const Batch& batch, const AnswerPosition& answer,
                    const nlohmann::ordered_json& facts) {
  std::vector<std::string> arguments = {batch.position};
  arguments.insert(arguments.end(), batch.more_positions.begin(), batch.more_positions.end());
  absl::StatusOr<PositionInput> input =
      PositionInput::OpenAll(arguments, batch.connection, batch.from);
  if (!input.ok()) {
    ReportError(input.status().message());
    return ExitStatus::kBadInput;
  }
  if (batch.campaign.is_wanted()) return RunBatchCampaign(batch, answer, *std::move(input), facts);
  absl::StatusOr<ResultSink> sink =
      ResultSink::Open(batch.output.file, batch.skip, batch.begins_result);
  if (!sink.ok()) {
    ReportError(sink.status().message());
    return ExitStatus::kBadInput;
  }
  return BatchRun(batch, answer, *std::move(input), *std::move(sink)).Run();
}

}  // namespace rushkit
