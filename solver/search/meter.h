// Counts what a search does and says when a limit is reached.
#ifndef RUSHKIT_SOLVER_SEARCH_METER_H_
#define RUSHKIT_SOLVER_SEARCH_METER_H_

#include <algorithm>
#include <cstdint>
#include <functional>
#include <optional>

#include "solver/search/limit_now.h"
#include "solver/search/limits.h"
#include "solver/search/picture_library.h"
#include "solver/search/result.h"

namespace rushkit {

class Meter {
 public:
  // A library goes when what it holds is wanted for the search.
  Meter(const Limits& limits, const std::function<void(const Progress&)>& on_progress,
        PictureLibrary* library = nullptr)
      : limits_(limits), on_progress_(on_progress), library_(library) {}

  void CountExpanded(uint64_t positions) { statistics_.expanded += positions; }
  void CountGenerated(uint64_t positions) { statistics_.generated += positions; }
  void CountStored(uint64_t positions) { stored_ += positions; }
  // So many positions are stored no longer.
  void Forget(uint64_t positions) { stored_ -= positions; }
  // Bytes held beside those that Check() is told, until it is said otherwise.
  void HoldBeside(uint64_t bytes) { beside_ = bytes; }

  const SearchStatistics& statistics() const { return statistics_; }

  // Which limit is reached, if one is. `bytes` is what the tables hold now and `lower_bound` what
  // has been proved. States and bytes are looked at in every call, so that where a search stops is
  // the same in every run; the clock and the interrupt now and then.
  std::optional<LimitKind> Check(uint64_t bytes, int lower_bound) {
    NotePeak(bytes + beside_);
    if (library_ != nullptr && !Allows(bytes + beside_ + library_->bytes())) library_->Empty();
    if (stored_ > limits_.max_states) return LimitKind::kStates;
    if (!Allows(bytes + beside_)) return LimitKind::kMemory;
    if (calls_++ % kCallsBetweenLooks != 0 && statistics_.generated < next_look_) {
      return std::nullopt;
    }
    return CheckNow(bytes, lower_bound);
  }

  // Whether tables of that size are within the limit; and that they were there for a moment.
  bool Allows(uint64_t bytes) const { return bytes <= limits_.max_bytes; }
  void NotePeak(uint64_t bytes) {
    statistics_.peak_bytes = std::max(statistics_.peak_bytes, bytes);
  }

  // Check(), with a look at the clock and the interrupt in every call.
  std::optional<LimitKind> CheckNow(uint64_t bytes, int lower_bound) {
    next_look_ = statistics_.generated + kGeneratedBetweenLooks;
    if (on_progress_) {
      on_progress_({statistics_.expanded, statistics_.generated, bytes + beside_, lower_bound});
    }
    return LimitNow(limits_);
  }

 private:
  // Whichever comes first: one turn may generate more than many moves do.
  static constexpr uint64_t kCallsBetweenLooks = 256;
  static constexpr uint64_t kGeneratedBetweenLooks = 20000;

  const Limits& limits_;
  const std::function<void(const Progress&)>& on_progress_;
  PictureLibrary* library_;
  SearchStatistics statistics_;
  uint64_t stored_ = 0;
  uint64_t beside_ = 0;
  uint64_t calls_ = 0;
  uint64_t next_look_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_METER_H_
