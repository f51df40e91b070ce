#include "solver/generation/hardest.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>
#include <utility>

#include "solver/base/ordered_results.h"
#include "solver/base/random.h"
#include "solver/notation/canonical.h"
#include "solver/search/picture_library.h"

namespace rushkit {
namespace {

class HardestHunt {
 public:
  using OnImprovement = absl::FunctionRef<void(const HuntedSetup&)>;
  using OnWait = absl::FunctionRef<void(const HardestProgress&)>;

  HardestHunt(const HardestOrder& order, OnImprovement on_improvement, OnWait on_wait)
      : order_(order),
        on_improvement_(on_improvement),
        on_wait_(on_wait),
        rounds_(order.first_round) {}

  HardestResult Run() {
    for (; rounds_ < order_.rounds && !result_.stopped; ++rounds_) RunRound();
    result_.next_round = rounds_;
    return std::move(result_);
  }

 private:
  using Results = OrderedResults<HuntWalkResult>;

  void RunRound() {
    const uint64_t first = rounds_ * kWalksInRound;
    Results walks(first, first + kWalksInRound, kWalksInRound);
    std::vector<std::thread> threads;
    threads.reserve(static_cast<size_t>(order_.threads));
    for (int i = 0; i < order_.threads; ++i) threads.emplace_back([&] { Work(walks); });
    std::vector<HuntWalkResult> results;
    for (uint64_t i = 0; i < kWalksInRound; ++i) results.push_back(TakeNext(walks));
    for (std::thread& thread : threads) thread.join();
    // Only now: walks that are on their way begin with what is kept.
    for (HuntWalkResult& result : results) Keep(std::move(result));
  }

  void Work(Results& walks) {
    PictureLibrary library;
    while (const std::optional<uint64_t> number = walks.Begin()) {
      walks.Finish(*number, WalkForHardest(order_.walk, StartOf(*number),
                                           DerivedSeed(order_.seed, *number), library, tried_));
    }
  }

  // Nothing: anywhere.
  std::optional<Sketch> StartOf(uint64_t walk) const {
    const uint64_t begun = walk - order_.first_round * kWalksInRound;
    if (begun < kWalksInRound && begun < order_.starts.size()) {
      return Sketch::Of(order_.starts[begun]);
    }
    if (walk % 2 == 1 || kept_.empty()) return std::nullopt;
    return Sketch::Of(kept_[walk / 2 % kept_.size()].position);
  }

  HuntWalkResult TakeNext(Results& walks) {
    while (true) {
      if (std::optional<HuntWalkResult> result = walks.TakeWithin(kWaitTime)) {
        Count(*result);
        return *std::move(result);
      }
      on_wait_({rounds_, tried_.load(std::memory_order_relaxed), BestLength()});
    }
  }

  void Count(const HuntWalkResult& walk) {
    result_.tried += walk.tried;
    result_.proofs += walk.proofs;
    if (!result_.stopped) result_.stopped = walk.stopped;
    if (!walk.best) return;
    if (result_.best && walk.best->length <= result_.best->length) return;
    result_.best = walk.best;
    on_improvement_(*result_.best);
  }

  std::optional<int> BestLength() const {
    if (!result_.best) return std::nullopt;
    return result_.best->length;
  }

  // The longest first; of equals the one that was found first.
  void Keep(HuntWalkResult walk) {
    if (!walk.best) return;
    const Position image = CanonicalPosition(walk.best->position);
    for (const HuntedSetup& setup : kept_) {
      if (CanonicalPosition(setup.position) == image) return;
    }
    const auto place = std::find_if(kept_.begin(), kept_.end(), [&](const HuntedSetup& setup) {
      return setup.length < walk.best->length;
    });
    kept_.insert(place, *std::move(walk.best));
    if (kept_.size() > kBestKept) kept_.pop_back();
  }

  const HardestOrder& order_;
  OnImprovement on_improvement_;
  OnWait on_wait_;
  uint64_t rounds_;  // that are done
  std::atomic<uint64_t> tried_ = 0;
  std::vector<HuntedSetup> kept_;
  HardestResult result_;
};

}  // namespace

HardestResult HuntHardest(const HardestOrder& order,
                          absl::FunctionRef<void(const HuntedSetup&)> on_improvement,
                          absl::FunctionRef<void(const HardestProgress&)> on_wait) {
  return HardestHunt(order, on_improvement, on_wait).Run();
}

}  // namespace rushkit
