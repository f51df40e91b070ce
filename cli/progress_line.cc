#include "cli/progress_line.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "cli/terminal.h"
#include "cli/units.h"

namespace rushkit {
namespace {

constexpr absl::string_view kErase = "\r\x1b[K";
constexpr std::chrono::milliseconds kPause(200);

}  // namespace

ProgressLine::ProgressLine(bool is_shown) : is_shown_(is_shown), next_(Clock::now() + kPause) {}

ProgressLine::~ProgressLine() { Erase(); }

void ProgressLine::SetTitle(std::string title) { title_ = std::move(title); }

void ProgressLine::Update(const Progress& progress) {
  if (!IsDue()) return;
  Show(absl::StrCat(title_, progress.expanded, " expanded, ", progress.generated, " generated, ",
                    WriteSize(progress.bytes), ", at least ", progress.lower_bound));
}

void ProgressLine::Tick() {
  if (IsDue()) Show(absl::StripSuffix(title_, ", "));
}

bool ProgressLine::IsDue() const { return is_shown_ && Clock::now() >= next_; }

void ProgressLine::Show(absl::string_view text) {
  next_ = Clock::now() + kPause;
  is_drawn_ = true;
  WriteToStandardError(absl::StrCat(kErase, text));
}

void ProgressLine::Erase() {
  if (is_drawn_) WriteToStandardError(kErase);
  is_drawn_ = false;
}

}  // namespace rushkit
