// Ground of contents at sets of offset pairs, flooded by the layered search.

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <limits>
#include <numeric>
#include <utility>

#include "solver/analysis/ground.h"
#include "solver/search/chunked_vector.h"
#include "solver/search/content_position.h"
#include "solver/search/content_space.h"
#include "solver/search/distance.h"
#include "solver/search/layered_search.h"

namespace rushkit {
namespace {

constexpr int kAllLayers = std::numeric_limits<int>::max();

// Positions whose hero has left: they count, and lead nowhere.
class Gone {
 public:
  // Those of `offsets` at which the content is new.
  OffsetSet Add(Content without_hero, OffsetSet offsets) {
    const uint32_t number = contents_.FindOrAdd(without_hero);
    if (number == reached_.size()) reached_.push_back({});
    const OffsetSet added = offsets - reached_[number];
    reached_[number] = reached_[number] | added;
    return added;
  }
  size_t bytes() const { return contents_.bytes() + reached_.bytes(); }

 private:
  ContentNumbering contents_;
  ChunkedVector<OffsetSet> reached_;  // by number of content
};

class WithSides : public Ground {
 public:
  WithSides(const Position& position, const ExploreRequest& request, Meter& meter)
      : position_(position),
        hero_(request.hero),
        distance_(DistanceOf(request.metric)),
        meter_(meter),
        space_(position.grid(), request.hero),
        search_(space_, distance_, meter, request.threads) {}

  Flood FromStart() override {
    search_.Begin(space_.From(position_));
    Flood flood;
    flood.limit = search_.MakeLayers(kAllLayers, [this](const Contents& at) { Leave(at); });
    flood.counts = search_.layer_counts();
    if (!flood.limit) flood.counts.resize(std::max(flood.counts.size(), gone_counts_.size()));
    for (size_t i = 0; i < std::min(flood.counts.size(), gone_counts_.size()); ++i) {
      flood.counts[i] += gone_counts_[i];
    }
    return flood;
  }

  Flood FromEscapes() override {
    const uint64_t gone = std::accumulate(gone_counts_.begin(), gone_counts_.end(), uint64_t{0});
    if (gone == 0) return {};
    Flood flood;
    flood.limit =
        search_.BeginAgain([this](const Contents& at) { return space_.Exits(at, distance_); });
    if (!flood.limit) flood.limit = search_.MakeLayers(kAllLayers);
    flood.counts = search_.layer_counts();
    flood.counts.insert(flood.counts.begin(), gone);
    return flood;
  }

  Position Farthest() const override {
    std::optional<Contents> first;
    search_.ForEachInLayer([&](const Contents& at) {
      if (!first || ComesBefore(at.content, first->content)) first = at;
    });
    assert(first.has_value());
    const OffsetSet pair = OffsetSet::Only(first->offsets.First());
    return PositionOf({first->content, pair}, space_, hero_, position_);
  }

 private:
  // Lets the hero leave where it can, from a layer that is complete.
  void Leave(const Contents& at) {
    const OffsetSet offsets = space_.Exits(at, distance_);
    if (offsets.empty()) return;
    const OffsetSet added = gone_.Add(space_.WithoutHero(at.content), offsets);
    if (added.empty()) return;
    const auto count = static_cast<uint64_t>(added.size());
    const size_t distance = search_.layer_counts().size();
    gone_counts_.resize(std::max(gone_counts_.size(), distance + 1));
    gone_counts_[distance] += count;
    meter_.CountStored(count);
    meter_.HoldBeside(gone_.bytes());
  }

  // Part by part from the left, by what is drawn there.
  bool ComesBefore(Content a, Content b) const {
    for (int part = 0; part < kPartCount; ++part) {
      const Picture picture = space_.table(part)[a.Of(part)];
      const Picture other = space_.table(part)[b.Of(part)];
      if (!(picture == other)) return picture.ReadsBefore(other);
    }
    return false;
  }

  const Position& position_;
  Player hero_;
  Distance distance_;
  Meter& meter_;
  ContentSpace space_;
  LayeredSearch search_;
  Gone gone_;
  std::vector<uint64_t> gone_counts_;  // by distance from the start
};

}  // namespace

std::unique_ptr<Ground> GroundWithSides(const Position& position, const ExploreRequest& request,
                                        Meter& meter) {
  return std::make_unique<WithSides>(position, request, meter);
}

}  // namespace rushkit
