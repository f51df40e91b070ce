// One answer for each position that was asked for, in order: what all commands over positions
// share.
#ifndef RUSHKIT_CLI_BATCH_H_
#define RUSHKIT_CLI_BATCH_H_

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "cli/campaign/campaign_options.h"
#include "cli/exit_status.h"
#include "cli/options.h"
#include "cli/position_input.h"
#include "cli/progress_line.h"
#include "cli/result_sink.h"
#include "solver/base/diagnostics.h"
#include "solver/board/position.h"
#include "solver/notation/position_format.h"

namespace rushkit {

class PictureLibrary;

struct Answer {
  std::string text;  // with its newline
  ExitStatus status = ExitStatus::kHolds;
};

// A position to be answered, and what surrounds it.
struct Question {
  const Origin& origin;
  const Position& position;
  uint64_t number;  // among all positions, from 0
  bool is_one_of_many;
  int threads;              // that may look for its answer
  PictureLibrary& library;  // of the thread that asks
  ProgressLine& progress;
};

// Fails when the position cannot be asked about; the message has no place, or one as ToStatus says.
// With several threads it is called by several at once.
using AnswerPosition = std::function<absl::StatusOr<Answer>(const Question&)>;

struct Batch {
  std::string position;                     // POSITION of the command line
  std::vector<std::string> more_positions;  // that follow it
  uint64_t skip = 0;
  Connection connection = Connection::kAllThree;
  std::optional<PositionFormat> from;  // nothing: whatever each text looks like
  int threads = 1;                     // that answer at the same time; 0: one a core
  bool only_one = false;               // a file with more than one position is refused
  bool can_resume = true;              // the command has --skip
  OutputOptions output;
  CampaignOptions campaign;
  std::vector<std::string> command_line;   // to print the one that goes on after an interrupt
  std::string bad_prefix;                  // of the line that stands for a bad position in text
  std::string head;                        // what is written before all answers
  std::string head_of_many;                // the same where there are several
  ResultSink::BeginsResult begins_result;  // where answers are not one line each
  // Whether a bad result is to be written now, rather than at_end; empty: it always is.
  std::function<bool(absl::string_view text)> writes_bad;
  // Called after the last answer with a way to write more; false: that failed. After an interrupt
  // too where answers wait for it (holds_back), and there nothing can be resumed.
  std::function<bool(const std::function<bool(absl::string_view)>& write)> at_end;
  bool holds_back = false;
};

// Answers each position and writes what comes out. A bad position is reported in its place. As a
// campaign, if that is wanted: `facts` are all that the answers depend on beside what was typed.
ExitStatus RunBatch(const Batch& batch, const AnswerPosition& answer,
                    const nlohmann::ordered_json& facts = nlohmann::ordered_json::object());

// The same for commands whose answers are too long to be held: what they share with the above.

// The command line with another --skip, for a shell.
std::string ResumingCommand(const std::vector<std::string>& command_line, uint64_t skip);
// One a core for 0.
int ThreadsFor(int wanted);
// A bad position, as it stands among the results.
std::string BadResult(Format format, absl::string_view prefix, const Origin& origin,
                      const Diagnostics& diagnostics);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_BATCH_H_
