#include "cli/result_sink.h"

#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <climits>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/interrupt.h"
#include "cli/render/words.h"
#include "cli/terminal.h"

namespace rushkit {
namespace {

constexpr int kNewFileMode = 0666;  // less what the umask takes away

absl::Status SystemError(absl::string_view path, int error) {
  return absl::InvalidArgumentError(
      absl::StrCat("cannot write ", path, ": ",
                   std::strerror(error)));  // NOLINT(concurrency-mt-unsafe): one thread
}

// Whether `path` exists and is no plain file, so that a rename would put one in its place.
bool IsSpecial(const std::string& path) {
  struct stat status = {};
  return stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode);
}

// The file that `path` leads to through symbolic links, there or not.
std::string Target(std::filesystem::path path) {
  constexpr int kMostLinks = 40;
  std::error_code error;
  for (int i = 0; i < kMostLinks && std::filesystem::is_symlink(path, error); ++i) {
    path = path.parent_path() / std::filesystem::read_symlink(path, error);
  }
  return path.string();
}

// Of a plain file.
uint64_t ResultsIn(const std::string& path, const ResultSink::BeginsResult& begins_result) {
  std::ifstream file(path, std::ios::binary);
  uint64_t results = 0;
  for (std::string line; std::getline(file, line) && !file.eof();) {
    if (!begins_result || begins_result(line)) ++results;
  }
  return results;
}

bool HoldsSomething(const std::string& path) {
  struct stat status = {};
  return stat(path.c_str(), &status) == 0 && (!S_ISREG(status.st_mode) || status.st_size > 0);
}

// Whether `path` is a database of SQLite, as a store of campaigns is: nobody wants results instead.
bool IsDatabase(const std::string& path) {
  constexpr absl::string_view kMark("SQLite format 3\0", 16);
  std::string begin(kMark.size(), '\0');
  std::ifstream file(path, std::ios::binary);
  return file.read(begin.data(), static_cast<std::streamsize>(begin.size())) && begin == kMark;
}

// The flags with which to open `part`, which goes on after `resume_after` results or starts anew.
// What anybody has written is never lost.
absl::StatusOr<int> FlagsFor(const std::string& file, const std::string& part,
                             uint64_t resume_after, const ResultSink::BeginsResult& begins_result) {
  if (!HoldsSomething(part)) {
    if (resume_after == 0 || !HoldsSomething(file)) return O_WRONLY | O_CREAT;
    return absl::InvalidArgumentError(absl::StrCat(file, " is complete: there is no ", part,
                                                   " to go on from with --skip ", resume_after,
                                                   "; name another file, or remove that one"));
  }
  const uint64_t results = IsSpecial(part) ? 0 : ResultsIn(part, begins_result);
  if (results > 0 && results == resume_after) return O_WRONLY | O_APPEND;
  if (resume_after == 0 || results == 0) {
    return absl::InvalidArgumentError(absl::StrCat(
        part, " is there already, where results are kept until all are there: move it away",
        results == 0
            ? ""
            : absl::StrCat(", or, if a stopped run left it, go on with --skip ", results)));
  }
  return absl::InvalidArgumentError(absl::StrCat(part, " holds ", CountOf(results, "result"),
                                                 " of a run that was stopped, but ", "--skip says ",
                                                 resume_after, ": go on with --skip ", results,
                                                 ", or remove that file to begin again"));
}

// Waits until a write of up to PIPE_BUF bytes does not have to wait. False when nobody reads and
// the user has asked to stop, which is seen in any thread.
bool HasRoom(int descriptor) {
  constexpr int kPatience = 500;  // milliseconds
  pollfd output = {descriptor, POLLOUT, 0};
  while (true) {
    const int ready = poll(&output, 1, kPatience);
    if (ready > 0 || (ready < 0 && errno != EINTR)) return true;
    if (ready == 0 && Interrupted()) return false;
  }
}

}  // namespace

absl::StatusOr<ResultSink> ResultSink::Open(absl::string_view path, uint64_t resume_after,
                                            const BeginsResult& begins_result) {
  if (path.empty()) return ResultSink(STDOUT_FILENO, "standard output", "");
  std::string name(path);
  std::string part = IsSpecial(name) ? "" : absl::StrCat(Target(name), ".part");
  if (!part.empty() && IsDatabase(name)) {
    return absl::InvalidArgumentError(absl::StrCat(
        name, " is a database: expected another file (--store keeps a campaign in a database)"));
  }
  absl::StatusOr<int> flags =
      part.empty() ? O_WRONLY : FlagsFor(name, part, resume_after, begins_result);
  if (!flags.ok()) return flags.status();
  const int descriptor =
      open(part.empty() ? name.c_str() : part.c_str(), *flags | O_CLOEXEC, kNewFileMode);
  if (descriptor < 0) return SystemError(name, errno);
  return ResultSink(descriptor, std::move(name), std::move(part));
}

ResultSink::ResultSink(int descriptor, std::string path, std::string part_path)
    : descriptor_(descriptor), path_(std::move(path)), part_path_(std::move(part_path)) {
  struct stat status = {};
  may_have_to_wait_ = fstat(descriptor_, &status) != 0 || !S_ISREG(status.st_mode);
}

ResultSink::ResultSink(ResultSink&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      path_(std::move(other.path_)),
      part_path_(std::move(other.part_path_)),
      may_have_to_wait_(other.may_have_to_wait_),
      reader_is_gone_(other.reader_is_gone_),
      status_(std::move(other.status_)) {}

ResultSink::~ResultSink() {
  if (descriptor_ < 0) return;
  if (!part_path_.empty() && IsEmpty()) unlink(part_path_.c_str());
  if (descriptor_ != STDOUT_FILENO) close(descriptor_);
}

bool ResultSink::IsEmpty() const { return lseek(descriptor_, 0, SEEK_END) == 0; }

bool ResultSink::Write(absl::string_view text) {
  const off_t whole = part_path_.empty() ? 0 : lseek(descriptor_, 0, SEEK_END);
  while (!text.empty() && status_.ok() && !reader_is_gone_) {
    if (may_have_to_wait_ && !HasRoom(descriptor_)) return false;
    const size_t size = may_have_to_wait_ ? std::min<size_t>(text.size(), PIPE_BUF) : text.size();
    const ssize_t written = write(descriptor_, text.data(), size);
    if (written >= 0) {
      text.remove_prefix(static_cast<size_t>(written));
    } else if (errno == EPIPE) {
      reader_is_gone_ = true;
    } else if (errno != EINTR) {
      status_ = SystemError(path_, errno);
      // Whole lines only: what is there can be gone on from.
      if (!part_path_.empty() && ftruncate(descriptor_, whole) != 0) part_path_.clear();
    } else if (Interrupted()) {
      return false;  // nobody reads, and the user does not want to wait
    }
  }
  return status_.ok() && !reader_is_gone_;
}

absl::Status ResultSink::Finish() {
  if (!status_.ok() || part_path_.empty()) return status_;
  const std::string target(part_path_, 0, part_path_.size() - std::strlen(".part"));
  const int descriptor = std::exchange(descriptor_, -1);
  if (fsync(descriptor) != 0 && errno != EINVAL) status_ = SystemError(path_, errno);
  if (close(descriptor) != 0 && status_.ok()) status_ = SystemError(path_, errno);
  if (status_.ok() && rename(part_path_.c_str(), target.c_str()) != 0) {
    status_ = SystemError(path_, errno);
  }
  return status_;
}

ExitStatus WriteToStandardOutput(absl::string_view text) {
  absl::StatusOr<ResultSink> sink = ResultSink::Open("", 0);
  sink->Write(text);
  const absl::Status status = sink->Finish();
  if (status.ok()) return ExitStatus::kHolds;
  ReportError(status.message());
  return ExitStatus::kBadInput;
}

}  // namespace rushkit
