// Lines of a file or of standard input, read as they come.
#ifndef RUSHKIT_CLI_LINE_READER_H_
#define RUSHKIT_CLI_LINE_READER_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace rushkit {

class LineReader {
 public:
  // "-" is standard input.
  static absl::StatusOr<LineReader> Open(const std::string& path);

  LineReader(LineReader&& other) noexcept;
  LineReader& operator=(LineReader&&) = delete;
  ~LineReader();

  // Puts the next line, without its newline, into `line`; false at the end, after an error, or when
  // the user has asked to stop.
  bool Next(std::string& line);

  // How much of the file has been handed out, from 0 to 1; nothing where there is no telling.
  std::optional<double> fraction_read() const;

  // What went wrong while reading, if anything.
  const absl::Status& status() const { return status_; }

 private:
  LineReader(int descriptor, std::string path);

  bool Fill();

  int descriptor_;
  std::string path_;
  std::string buffer_;
  size_t begin_ = 0;  // of what has not been handed out
  uint64_t bytes_read_ = 0;
  uint64_t file_size_ = 0;  // 0: not known
  absl::Status status_;
};

// All of a file.
absl::StatusOr<std::string> ReadTextFile(const std::string& path);

// Whether `path` names something that can be opened, a directory included.
bool FileExists(const std::string& path);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_LINE_READER_H_
