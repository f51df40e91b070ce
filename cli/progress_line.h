// One line on standard error that says how far a long run is, and is gone when it ends.
#ifndef RUSHKIT_CLI_PROGRESS_LINE_H_
#define RUSHKIT_CLI_PROGRESS_LINE_H_

#include <chrono>
#include <string>

#include "absl/strings/string_view.h"
#include "solver/search/limits.h"

namespace rushkit {

class ProgressLine {
 public:
  explicit ProgressLine(bool is_shown);
  ~ProgressLine();
  ProgressLine(const ProgressLine&) = delete;
  ProgressLine& operator=(const ProgressLine&) = delete;

  // What stands before the figures of a search: which of many positions is being solved.
  void SetTitle(std::string title);
  // Shows the figures, at most five times a second.
  void Update(const Progress& progress);
  // Shows the title alone, at most five times a second.
  void Tick();
  // Erases the line, so that something else can be written.
  void Erase();

 private:
  using Clock = std::chrono::steady_clock;

  bool IsDue() const;
  void Show(absl::string_view text);

  bool is_shown_;
  bool is_drawn_ = false;
  std::string title_;
  Clock::time_point next_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_PROGRESS_LINE_H_
