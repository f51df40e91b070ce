// Where results go: standard output, or a file that appears only when it is complete.
#ifndef RUSHKIT_CLI_RESULT_SINK_H_
#define RUSHKIT_CLI_RESULT_SINK_H_

#include <functional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "cli/exit_status.h"

namespace rushkit {

// A file FILE is written as FILE.part and gets its name in Finish. What is not a plain file, such
// as a pipe or a device, is written to as it is.
class ResultSink {
 public:
  // Whether a result begins in a line; empty: in each.
  using BeginsResult = std::function<bool(absl::string_view line)>;

  // `path` empty: standard output. `resume_after`: results that FILE.part already holds from a run
  // that was stopped; writing goes on behind them. 0 starts afresh. Fails rather than lose what
  // somebody has written: a FILE.part that is no such thing, or a FILE that is complete.
  static absl::StatusOr<ResultSink> Open(absl::string_view path, uint64_t resume_after,
                                         const BeginsResult& begins_result = {});

  ResultSink(ResultSink&& other) noexcept;
  ResultSink& operator=(ResultSink&&) = delete;
  ~ResultSink();

  // Writes all of `text` now. False when that failed: there is no point in going on.
  bool Write(absl::string_view text);

  // The reader of a pipe has gone away, which is no error.
  bool reader_is_gone() const { return reader_is_gone_; }
  // Nothing has been written to the file in the making.
  bool IsEmpty() const;
  // The file in the making, or empty.
  const std::string& part_path() const { return part_path_; }

  // Makes the file appear. Fails with what went wrong here or in any Write. Without Finish a
  // FILE.part that holds something stays, and FILE is not touched.
  absl::Status Finish();

 private:
  ResultSink(int descriptor, std::string path, std::string part_path);

  int descriptor_;
  std::string path_;              // as the user wrote it, for messages
  std::string part_path_;         // empty when written in place
  bool may_have_to_wait_ = true;  // for a reader
  bool reader_is_gone_ = false;
  absl::Status status_;
};

// Writes `text` to standard output; says so on standard error when that fails.
ExitStatus WriteToStandardOutput(absl::string_view text);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RESULT_SINK_H_
