// Ground of places of vehicles, flooded plainly: a boxed grid of any size.
//
// Positions have numbers in the order in which the first flood reaches them, so each of its
// distances is a range of numbers.

#include <algorithm>
#include <numeric>
#include <utility>

#include "solver/analysis/ground.h"
#include "solver/search/boxed_actions.h"
#include "solver/search/boxed_space.h"
#include "solver/search/chunked_vector.h"
#include "solver/search/distance.h"
#include "solver/search/numbering.h"

namespace rushkit {
namespace {

class Boxed : public Ground {
 public:
  Boxed(const Position& position, const ExploreRequest& request, Meter& meter)
      : position_(position),
        goal_(request.goal),
        distance_(DistanceOf(request.metric)),
        meter_(meter),
        space_(position) {}

  Flood FromStart() override {
    Flood flood;
    Reach(space_.From(position_));
    uint32_t expanded = 0;
    while (expanded < numbering_.size()) {
      const uint32_t end = numbering_.size();
      flood.counts.push_back(end - expanded);
      for (; expanded < end; ++expanded) {
        flood.limit = Check(flood);
        if (flood.limit) return flood;
        Expand(expanded);
        for (const Stands& stands : generated_) Reach(stands);
      }
    }
    return flood;
  }

  Flood FromEscapes() override {
    for (uint32_t number = 0; number < numbering_.size(); ++number) {
      is_measured_.push_back(space_.IsAtGoal(numbering_[number], goal_));
      if (is_measured_[number]) layer_.push_back(number);
    }
    Flood flood;
    std::vector<uint32_t> next = layer_;
    while (!next.empty()) {
      layer_ = std::exchange(next, {});
      flood.counts.push_back(layer_.size());
      for (const uint32_t number : layer_) {
        flood.limit = Check(flood);
        if (flood.limit) return flood;
        Expand(number);
        for (const Stands& stands : generated_) {
          const uint32_t before = numbering_.Find(stands);
          if (std::exchange(is_measured_[before], true)) continue;
          next.push_back(before);
        }
      }
    }
    return flood;
  }

  Position Farthest() const override {
    const uint32_t first = *std::min_element(
        layer_.begin(), layer_.end(),
        [this](uint32_t a, uint32_t b) { return numbering_[a].ComesBefore(numbering_[b]); });
    return space_.ToPosition(numbering_[first]);
  }

 private:
  // Collects the successors of a position; memory for all is asked for before it is waited for.
  void Expand(uint32_t number) {
    generated_.clear();
    const Stands from = numbering_[number];
    space_.Drives(from, distance_, [this](const Stands& next) {
      numbering_.Prefetch(next);
      generated_.push_back(next);
    });
    for (const Stands& stands : generated_) numbering_.PrefetchKey(stands);
    meter_.CountExpanded(1);
    meter_.CountGenerated(generated_.size());
  }

  void Reach(const Stands& stands) {
    const uint32_t known = numbering_.size();
    numbering_.FindOrAdd(stands);
    meter_.CountStored(numbering_.size() - known);
  }

  // With what the way back will need: a limit is no use when it is too late.
  std::optional<LimitKind> Check(const Flood& flood) {
    return meter_.Check(numbering_.bytes() + numbering_.size() * (1 + sizeof(uint32_t)),
                        static_cast<int>(flood.counts.size()) - 1);
  }

  const Position& position_;
  Goal goal_;
  Distance distance_;
  Meter& meter_;
  BoxedSpace space_;
  Numbering<Stands, BoxedActions::Hash> numbering_;
  std::vector<Stands> generated_;
  ChunkedVector<bool> is_measured_;  // whose shortest escape is known, by number
  std::vector<uint32_t> layer_;      // numbers of the distance that was completed last
};

}  // namespace

std::unique_ptr<Ground> BoxedGround(const Position& position, const ExploreRequest& request,
                                    Meter& meter) {
  return std::make_unique<Boxed>(position, request, meter);
}

}  // namespace rushkit
