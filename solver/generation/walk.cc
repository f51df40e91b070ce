#include "solver/generation/walk.h"

#include <atomic>
#include <cassert>
#include <utility>

#include "solver/base/random.h"
#include "solver/generation/farthest.h"
#include "solver/generation/late_acceptance.h"
#include "solver/notation/canonical.h"

namespace rushkit {
namespace {

// So many steps back the walk looks for what it may still be no worse than.
constexpr size_t kPatience = 24;
// So many changes are made to a model before the walk begins.
constexpr int kChangesOfModel = 40;

class Walker {
 public:
  Walker(const WalkTask& task, const WalkSettings& settings, uint64_t seed, PictureLibrary& library)
      : task_(task),
        settings_(settings),
        library_(library),
        random_(seed),
        variation_(task_.design, random_) {}

  WalkResult Run(const std::function<void()>& on_try) {
    Sketch here = task_.start ? FarFrom(*task_.start) : variation_.RandomSketch();
    LateAcceptance acceptance(kPatience, Try(here).points);
    on_try();
    while (!IsOver()) {
      std::optional<Sketch> next = variation_.Vary(here);
      ++in_vain_;
      if (!next) {
        acceptance.Skip();
        continue;
      }
      const int points = Try(*next).points;
      on_try();
      if (acceptance.Takes(points)) here = *std::move(next);
    }
    if (result_.kept) result_.closest.reset();
    return std::move(result_);
  }

 private:
  bool IsOver() {
    const std::atomic<bool>* interrupt = settings_.measures.limits.interrupt;
    if (interrupt != nullptr && interrupt->load()) result_.is_stopped = true;
    return result_.kept || result_.is_stopped || result_.tried >= settings_.most_tries ||
           result_.work >= settings_.most_work || in_vain_ >= settings_.most_in_vain;
  }

  // Many changes away, so that not all that is found is nearly the model.
  Sketch FarFrom(Sketch sketch) {
    for (int i = 0; i < kChangesOfModel; ++i) {
      if (std::optional<Sketch> varied = variation_.Vary(sketch)) sketch = *std::move(varied);
    }
    return sketch;
  }

  // May exchange `sketch` for another of its cluster.
  WishVerdict Try(Sketch& sketch) {
    ++result_.tried;
    Position position = sketch.ToLegalPosition();
    if (!position.grid().has_sides()) {
      Farthest farthest = FarthestOfCluster(position, task_.wishes, settings_.measures);
      result_.work += farthest.work;
      position = std::move(farthest.position);
      sketch = *Sketch::Of(position);
    }
    SetupCandidate candidate(position, task_.design.manner, settings_.measures, &library_);
    const WishVerdict verdict = Judge(task_.wishes, candidate, settings_.is_known);
    result_.work += candidate.work();
    if (candidate.is_stopped()) {
      result_.is_stopped = true;
      return verdict;
    }
    result_.games = candidate.games();
    Note(candidate.position(), verdict);
    return verdict;
  }

  void Note(const Position& position, const WishVerdict& verdict) {
    if (verdict.is_kept()) {
      result_.kept = LetteredInReadingOrder(position);
      return;
    }
    ++result_.broken[static_cast<size_t>(*verdict.broken)];
    if (result_.closest && result_.closest->verdict.points <= verdict.points) return;
    result_.closest = NearMiss{LetteredInReadingOrder(position), verdict};
    in_vain_ = 0;
  }

  const WalkTask& task_;
  const WalkSettings& settings_;
  PictureLibrary& library_;
  Random random_;
  SetupVariation variation_;
  WalkResult result_;
  uint64_t in_vain_ = 0;
};

}  // namespace

WalkResult Walk(const WalkTask& task, const WalkSettings& settings, uint64_t seed,
                PictureLibrary& library, const std::function<void()>& on_try) {
  return Walker(task, settings, seed, library).Run(on_try);
}

}  // namespace rushkit
