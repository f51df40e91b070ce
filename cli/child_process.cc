#include "cli/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <thread>
#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/interrupt.h"

extern char** environ;

namespace rushkit {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

constexpr size_t kLongestAnswer = size_t{16} << 20;  // bytes
// How often a wait looks up whether the user has asked to stop.
constexpr milliseconds kSlice{100};
constexpr milliseconds kEndSlice{5};
constexpr milliseconds kTimeToBeSeenEnding{500};

std::string ErrorText(int error) {
  return std::strerror(error);  // NOLINT(concurrency-mt-unsafe): glibc's is safe
}

struct Pipe {
  int read_end = -1;
  int write_end = -1;

  // Not handed down to any other program that is started. False when there can be none.
  bool Open() {
    std::array<int, 2> ends = {};
    if (pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    read_end = ends[0];
    write_end = ends[1];
    return true;
  }
};

// Of a descriptor, if it is one.
void Close(int descriptor) {
  if (descriptor >= 0) close(descriptor);
}

// Signals as a program expects them at its start, whatever ours are; a group of its own, so that
// ^C at the terminal is ours alone and all that it starts can be ended with it.
void SetAttributes(posix_spawnattr_t& attributes) {
  sigset_t none;
  sigset_t usual;
  sigemptyset(&none);
  sigemptyset(&usual);
  for (const int signal : {SIGINT, SIGTERM, SIGPIPE}) sigaddset(&usual, signal);
  posix_spawnattr_setsigmask(&attributes, &none);
  posix_spawnattr_setsigdefault(&attributes, &usual);
  posix_spawnattr_setpgroup(&attributes, 0);
  posix_spawnattr_setflags(&attributes,
                           POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
}

// 0, or what went wrong.
int Spawn(const std::vector<std::string>& words, int input, int output, pid_t& id) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO);
  SetAttributes(attributes);
  std::vector<std::string> copies = words;
  std::vector<char*> arguments;
  arguments.reserve(copies.size() + 1);
  for (std::string& word : copies) arguments.push_back(word.data());
  arguments.push_back(nullptr);
  const int error =
      posix_spawnp(&id, arguments.front(), &actions, &attributes, arguments.data(), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  return error;
}

std::string HowItEnded(int status) {
  return WIFEXITED(status) ? absl::StrCat("with exit status ", WEXITSTATUS(status))
                           : absl::StrCat("by signal ", WTERMSIG(status));
}

}  // namespace

absl::StatusOr<std::unique_ptr<ChildProcess>> ChildProcess::Start(
    const std::vector<std::string>& words) {
  Pipe in;
  Pipe out;
  pid_t id = 0;
  const int error = in.Open() && out.Open() ? Spawn(words, in.read_end, out.write_end, id) : errno;
  Close(in.read_end);
  Close(out.write_end);
  if (error == 0) {
    fcntl(in.write_end, F_SETFL, O_NONBLOCK);
    return std::unique_ptr<ChildProcess>(new ChildProcess(id, in.write_end, out.read_end));
  }
  Close(in.write_end);
  Close(out.read_end);
  return absl::NotFoundError(absl::StrCat("cannot start ", words.front(), ": ", ErrorText(error)));
}

ChildProcess::~ChildProcess() {
  CloseInput();
  kill(-id_, SIGKILL);  // the group: of a shell, also what it runs
  close(output_);
  if (!end_) waitpid(id_, nullptr, 0);
}

absl::Status ChildProcess::Ended() {
  const std::optional<std::string> end = WaitForEnd(steady_clock::now() + kTimeToBeSeenEnding);
  return absl::UnavailableError(end ? absl::StrCat("it ended ", *end)
                                    : "it has closed its standard input or output");
}

absl::Status ChildProcess::AwaitReady(int descriptor, short events, Deadline deadline) {
  while (true) {
    if (Interrupted()) return absl::CancelledError("interrupted");
    const auto left = std::chrono::ceil<milliseconds>(deadline - steady_clock::now());
    if (left.count() <= 0) return absl::DeadlineExceededError("no answer in time");
    pollfd waiting = {descriptor, events, 0};
    const int ready = poll(&waiting, 1, static_cast<int>(std::min(left, kSlice).count()));
    if (ready > 0) return absl::OkStatus();
  }
}

absl::Status ChildProcess::Send(absl::string_view text, Deadline deadline) {
  while (!text.empty()) {
    if (input_ < 0) return Ended();
    if (absl::Status status = AwaitReady(input_, POLLOUT, deadline); !status.ok()) return status;
    const ssize_t count = write(input_, text.data(), text.size());
    if (count > 0) {
      text.remove_prefix(static_cast<size_t>(count));
    } else if (errno != EINTR && errno != EAGAIN) {
      return Ended();
    }
  }
  return absl::OkStatus();
}

absl::StatusOr<std::string> ChildProcess::Receive(Deadline deadline) {
  std::array<char, 1 << 16> block;
  while (true) {
    const size_t end = buffer_.find('\n');
    if (end != std::string::npos) {
      std::string line = buffer_.substr(0, end);
      buffer_.erase(0, end + 1);
      return line;
    }
    if (buffer_.size() > kLongestAnswer) {
      return absl::UnavailableError("it writes a line that does not end");
    }
    if (absl::Status status = AwaitReady(output_, POLLIN, deadline); !status.ok()) return status;
    const ssize_t count = read(output_, block.data(), block.size());
    if (count == 0) return Ended();
    if (count > 0) buffer_.append(block.data(), static_cast<size_t>(count));
    if (count < 0 && errno != EINTR) return Ended();
  }
}

void ChildProcess::CloseInput() { Close(std::exchange(input_, -1)); }

std::optional<std::string> ChildProcess::WaitForEnd(Deadline deadline) {
  while (!end_) {
    int status = 0;
    if (waitpid(id_, &status, WNOHANG) == id_) {
      end_ = HowItEnded(status);
    } else if (steady_clock::now() >= deadline || Interrupted()) {
      return std::nullopt;
    } else {
      std::this_thread::sleep_for(kEndSlice);
    }
  }
  return end_;
}

}  // namespace rushkit
