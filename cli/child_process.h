// A program that we start and talk to in lines, over its standard input and output.
#ifndef RUSHKIT_CLI_CHILD_PROCESS_H_
#define RUSHKIT_CLI_CHILD_PROCESS_H_

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace rushkit {

using Deadline = std::chrono::steady_clock::time_point;

class ChildProcess {
 public:
  // `words` is the program, looked for as a shell does, and its arguments. Its standard error is
  // ours. Fails with NotFound when it cannot be started.
  static absl::StatusOr<std::unique_ptr<ChildProcess>> Start(const std::vector<std::string>& words);

  // Kills it and all that it has started, unless they have ended, and leaves no zombie.
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  // Both fail with Unavailable, and how it ended, when the program has ended or takes no more
  // input, with DeadlineExceeded, and with Cancelled when the user has asked to stop.
  absl::Status Send(absl::string_view text, Deadline deadline);
  // The next line, without its newline.
  absl::StatusOr<std::string> Receive(Deadline deadline);

  // The end of its input.
  void CloseInput();
  // "with exit status 3", "by signal 9"; nothing while it still runs at the deadline.
  std::optional<std::string> WaitForEnd(Deadline deadline);

 private:
  ChildProcess(pid_t id, int input, int output) : id_(id), input_(input), output_(output) {}

  // Unavailable, and how it ended.
  absl::Status Ended();
  // Ok once one of the two descriptors is ready.
  absl::Status AwaitReady(int descriptor, short events, Deadline deadline);

  pid_t id_;
  int input_;   // we write, it reads; -1 once closed
  int output_;  // it writes, we read
  std::string buffer_;
  std::optional<std::string> end_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CHILD_PROCESS_H_
