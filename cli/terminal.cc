#include "cli/terminal.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <mutex>
#include <thread>

#include "absl/strings/str_cat.h"
#include "cli/kept_messages.h"

namespace rushkit {
namespace {

bool IsSet(const char* variable) {
  const char* value = std::getenv(variable);  // NOLINT(concurrency-mt-unsafe): one thread
  return value != nullptr && *value != '\0';
}

bool KnowsColors() {
  const char* terminal = std::getenv("TERM");  // NOLINT(concurrency-mt-unsafe): one thread
  return terminal != nullptr && absl::string_view(terminal) != "dumb";
}

std::string* kept_errors = nullptr;

// The limit that a control group file states, or nothing reached: "max" is none.
uint64_t GroupLimit(const char* path) {
  std::ifstream file(path);
  uint64_t bytes = 0;
  return file >> bytes && bytes > 0 ? bytes : UINT64_MAX;
}

}  // namespace

bool WantsColor(When when) {
  if (when != When::kAuto) return when == When::kAlways;
  return isatty(STDOUT_FILENO) != 0 && KnowsColors() && !IsSet("NO_COLOR");
}

bool WantsProgress(When when) {
  if (when != When::kAuto) return when == When::kAlways;
  return isatty(STDERR_FILENO) != 0;
}

bool IsOneTerminal() {
  if (isatty(STDOUT_FILENO) == 0 || isatty(STDERR_FILENO) == 0) return false;
  struct stat out = {};
  struct stat err = {};
  if (fstat(STDOUT_FILENO, &out) != 0 || fstat(STDERR_FILENO, &err) != 0) return false;
  return out.st_rdev == err.st_rdev;
}

uint64_t MachineMemory() {
  // Asked once: many a position is solved in less time than it takes to open a file.
  static const uint64_t kBytes =
      std::min({static_cast<uint64_t>(sysconf(_SC_PHYS_PAGES)) *
                    static_cast<uint64_t>(sysconf(_SC_PAGE_SIZE)),
                GroupLimit("/sys/fs/cgroup/memory.max"),
                GroupLimit("/sys/fs/cgroup/memory/memory.limit_in_bytes")});
  return kBytes;
}

int CoreCount() {
  static const int kCores = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
  return kCores;
}

void WriteToStandardError(absl::string_view text) {
  if (kept_errors != nullptr) {
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    kept_errors->append(text.data(), text.size());
    return;
  }
  while (!text.empty()) {
    const ssize_t written = write(STDERR_FILENO, text.data(), text.size());
    if (written <= 0) return;  // there is nobody left to tell
    text.remove_prefix(static_cast<size_t>(written));
  }
}

void KeepStandardError(std::string& kept) { kept_errors = &kept; }

void ReportError(absl::string_view message) {
  WriteToStandardError(absl::StrCat("rushkit: ", message, "\n"));
}

}  // namespace rushkit
