#include "cli/line_reader.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/interrupt.h"

namespace rushkit {
namespace {

constexpr size_t kBlock = size_t{1} << 16;

absl::Status SystemError(absl::string_view path, int error) {
  return absl::InvalidArgumentError(
      absl::StrCat("cannot read ", path, ": ",
                   std::strerror(error)));  // NOLINT(concurrency-mt-unsafe): one thread
}

}  // namespace

absl::StatusOr<LineReader> LineReader::Open(const std::string& path) {
  if (path == "-") return LineReader(STDIN_FILENO, "standard input");
  int descriptor = -1;
  do {  // a signal may come while a FIFO waits for its writer
    descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  } while (descriptor < 0 && errno == EINTR && !Interrupted());
  if (descriptor < 0) return SystemError(path, errno);
  return LineReader(descriptor, path);
}

LineReader::LineReader(int descriptor, std::string path)
    : descriptor_(descriptor), path_(std::move(path)) {
  struct stat about = {};
  if (fstat(descriptor, &about) == 0 && S_ISREG(about.st_mode)) {
    file_size_ = static_cast<uint64_t>(about.st_size);
  }
}

LineReader::LineReader(LineReader&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      path_(std::move(other.path_)),
      buffer_(std::move(other.buffer_)),
      begin_(other.begin_),
      bytes_read_(other.bytes_read_),
      file_size_(other.file_size_),
      status_(std::move(other.status_)) {}

LineReader::~LineReader() {
  if (descriptor_ > STDIN_FILENO) close(descriptor_);
}

bool LineReader::Next(std::string& line) {
  size_t searched = begin_;
  while (true) {
    const size_t end = buffer_.find('\n', searched);
    if (end != std::string::npos) {
      line.assign(buffer_, begin_, end - begin_);
      begin_ = end + 1;
      return true;
    }
    searched = buffer_.size() - begin_;
    buffer_.erase(0, std::exchange(begin_, 0));
    if (!Fill()) break;
  }
  if (buffer_.empty() || !status_.ok() || Interrupted()) return false;
  line = std::exchange(buffer_, {});  // a last line without a newline
  return true;
}

std::optional<double> LineReader::fraction_read() const {
  if (file_size_ == 0) return std::nullopt;
  const uint64_t handed_out = bytes_read_ - (buffer_.size() - begin_);
  return std::min(1.0, static_cast<double>(handed_out) / static_cast<double>(file_size_));
}

// Reads one more block; false when there is none.
bool LineReader::Fill() {
  std::array<char, kBlock> block;
  while (!Interrupted()) {
    const ssize_t count = read(descriptor_, block.data(), block.size());
    if (count > 0) buffer_.append(block.data(), static_cast<size_t>(count));
    if (count > 0) bytes_read_ += static_cast<uint64_t>(count);
    if (count >= 0) return count > 0;
    if (errno == EINTR) continue;
    status_ = SystemError(path_, errno);
    return false;
  }
  return false;
}

absl::StatusOr<std::string> ReadTextFile(const std::string& path) {
  absl::StatusOr<LineReader> reader = LineReader::Open(path);
  if (!reader.ok()) return reader.status();
  std::string text;
  std::string line;
  while (reader->Next(line)) absl::StrAppend(&text, line, "\n");
  if (!reader->status().ok()) return reader->status();
  return text;
}

bool FileExists(const std::string& path) { return access(path.c_str(), F_OK) == 0; }

}  // namespace rushkit
