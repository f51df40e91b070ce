#include "solver/generation/generator.h"

#include <atomic>
#include <chrono>
#include <limits>
#include <string>
#include <thread>
#include <utility>

#include "absl/container/flat_hash_set.h"
#include "solver/base/ordered_results.h"
#include "solver/generation/numbered_walks.h"
#include "solver/search/limit_now.h"
#include "solver/search/picture_library.h"

namespace rushkit {
namespace {

constexpr uint64_t kMostAhead = 4;  // walks, for each thread

class Generation {
 public:
  using OnKept = absl::FunctionRef<bool(const GeneratedSetup&)>;
  using OnWait = absl::FunctionRef<void(const GenerationProgress&)>;

  explicit Generation(const GenerationOrder& order)
      : order_(order),
        walks_(order.first_walk, std::numeric_limits<uint64_t>::max(),
               kMostAhead * static_cast<uint64_t>(order.threads)),
        numbered_(order, is_over_) {
    result_.next_walk = order.first_walk;
  }

  absl::StatusOr<GenerationResult> Run(OnKept on_kept, OnWait on_wait) {
    std::vector<std::thread> threads;
    threads.reserve(static_cast<size_t>(order_.threads));
    for (int i = 0; i < order_.threads; ++i) threads.emplace_back([this] { Work(); });
    const absl::Status status = TakeAll(on_kept, on_wait);
    walks_.Stop();
    is_over_ = true;
    for (std::thread& thread : threads) thread.join();
    if (!status.ok()) return status;
    return std::move(result_);
  }

 private:
  using WalkedResult = absl::StatusOr<WalkResult>;

  void Work() {
    PictureLibrary library;
    while (const std::optional<uint64_t> number = walks_.Begin()) {
      walks_.Finish(*number, numbered_.Do(*number, library, [this] {
        tried_.fetch_add(1, std::memory_order_relaxed);
      }));
    }
  }

  absl::Status TakeAll(OnKept on_kept, OnWait on_wait) {
    while (result_.tally.kept < order_.count) {
      const std::optional<WalkedResult> result = TakeNext(on_wait);
      if (!result) return End(GenerationEnd::kStopped);
      if (!result->ok()) return result->status();
      const WalkResult& walk = **result;
      if (walk.is_stopped) return End(GenerationEnd::kStopped);
      const uint64_t number = result_.next_walk++;
      Count(walk);
      result_.tried_in_vain += walk.tried;
      result_.work_in_vain += walk.work;
      if (walk.kept) {
        if (found_.insert(KeyOfSetup(*walk.kept)).second) {
          ++result_.tally.kept;
          result_.tried_in_vain = 0;
          result_.work_in_vain = 0;
          if (!on_kept({*walk.kept, number, walk.games})) return End(GenerationEnd::kRefused);
        } else {
          ++result_.tally.repeated;
        }
      }
      if (IsInVain()) return End(GenerationEnd::kGivenUp);
    }
    return absl::OkStatus();
  }

  bool IsInVain() const {
    return result_.tried_in_vain >= order_.most_tries || result_.work_in_vain >= order_.most_work;
  }

  absl::Status End(GenerationEnd end) {
    result_.end = end;
    return absl::OkStatus();
  }

  // Nothing once the clock or an interrupt says so, though a result may be there already: who takes
  // them can be slower than who finds them.
  std::optional<WalkedResult> TakeNext(OnWait on_wait) {
    while (!LimitNow(order_.measures.limits)) {
      if (std::optional<WalkedResult> result = walks_.TakeWithin(kWaitTime)) return result;
      on_wait({result_.tally, tried_.load(std::memory_order_relaxed)});
    }
    return std::nullopt;
  }

  void Count(const WalkResult& walk) {
    ++result_.tally.walks;
    result_.tally.tried += walk.tried;
    result_.tally.work += walk.work;
    for (size_t i = 0; i < kWishKinds; ++i) result_.tally.broken[i] += walk.broken[i];
    if (!walk.closest) return;
    if (result_.closest && result_.closest->verdict.points <= walk.closest->verdict.points) return;
    result_.closest = walk.closest;
  }

  const GenerationOrder& order_;
  OrderedResults<WalkedResult> walks_;
  std::atomic<bool> is_over_ = false;
  NumberedWalks numbered_;
  absl::flat_hash_set<std::string> found_;
  std::atomic<uint64_t> tried_ = 0;  // by all walks, also those on their way
  GenerationResult result_;
};

}  // namespace

absl::StatusOr<GenerationResult> Generate(
    const GenerationOrder& order, absl::FunctionRef<bool(const GeneratedSetup&)> on_kept,
    absl::FunctionRef<void(const GenerationProgress&)> on_wait) {
  return Generation(order).Run(on_kept, on_wait);
}

}  // namespace rushkit
