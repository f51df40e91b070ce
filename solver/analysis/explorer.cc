#include "solver/analysis/explorer.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

#include "absl/types/span.h"
#include "solver/search/boxed_actions.h"
#include "solver/search/boxed_space.h"
#include "solver/search/chunked_vector.h"
#include "solver/search/content_position.h"
#include "solver/search/content_space.h"
#include "solver/search/distance.h"
#include "solver/search/drive_actions.h"
#include "solver/search/meter.h"
#include "solver/search/numbering.h"

namespace rushkit {
namespace {

// What Explorer asks about besides the actions (best_first.h): where the hero has left.
class WithSides {
 public:
  using Actions = DriveActions;
  using State = Actions::State;

  WithSides(const Position& start, const ExploreRequest& request)
      : start_position_(start),
        hero_(request.hero),
        space_(start.grid(), request.hero),
        distance_(DistanceOf(request.metric)),
        actions_(space_, distance_) {}

  Actions& actions() { return actions_; }
  State Start() {
    const Contents contents = space_.From(start_position_);
    return {{contents.content}, contents.offsets};
  }
  // Calls visit(key, offsets) where one action has taken the hero off.
  template <class Visit>
  void Gone(const State& state, Visit visit) {
    const OffsetSet offsets = actions_.Finishes(state);
    if (!offsets.empty()) visit(Actions::Key{space_.WithoutHero(state.key.content)}, offsets);
  }
  // The length of an escape that is one action long in the words of best_first.h.
  int ShortestLength() const { return 1; }
  Position PositionOf(const State& state) const {
    return rushkit::PositionOf({state.key.content, state.offsets}, space_, hero_, start_position_);
  }

 private:
  const Position& start_position_;
  Player hero_;
  ContentSpace space_;
  Distance distance_;
  Actions actions_;
};

class Boxed {
 public:
  using Actions = BoxedActions;
  using State = Actions::State;

  Boxed(const Position& start, const ExploreRequest& request)
      : start_position_(start),
        goal_(request.goal),
        space_(start),
        actions_(space_, DistanceOf(request.metric), request.goal) {}

  Actions& actions() { return actions_; }
  State Start() const { return {space_.From(start_position_), Actions::kInLine}; }
  template <class Visit>
  void Gone(const State& /*state*/, Visit /*visit*/) {}
  int ShortestLength() const { return goal_ == Goal::kOff ? 1 : 0; }
  Position PositionOf(const State& state) const { return space_.ToPosition(state.key); }

 private:
  const Position& start_position_;
  Goal goal_;
  BoxedSpace space_;
  Actions actions_;
};

// A set of positions: the offset pairs at which each key is in it.
template <class Actions>
class Territory {
 public:
  using Key = typename Actions::Key;

  // Those of `offsets` that were not in it yet.
  OffsetSet Add(uint32_t key, OffsetSet offsets) {
    const OffsetSet added = offsets - sets_[key];
    sets_[key] = sets_[key] | added;
    return added;
  }
  OffsetSet Of(uint32_t key) const { return sets_[key]; }
  void Prefetch(uint32_t key) const { __builtin_prefetch(&sets_[key]); }
  void Grow(uint32_t keys) {
    while (sets_.size() < keys) sets_.push_back({});
  }
  size_t bytes() const { return sets_.bytes(); }

 private:
  ChunkedVector<OffsetSet> sets_;
};

template <class Ground>
class Explorer {
 public:
  using Actions = typename Ground::Actions;
  using Key = typename Actions::Key;
  using State = typename Actions::State;

  Explorer(Ground& ground, const ExploreRequest& request)
      : ground_(ground), actions_(ground.actions()), meter_(request.limits, request.on_progress) {}

  Exploration Run() {
    Forward();
    if (!exploration_.limit) Backward();
    if (exploration_.limit) {
      exploration_.status = SearchStatus::kLimitReached;
      exploration_.length_counts.clear();
    }
    exploration_.reachable = std::accumulate(exploration_.depth_counts.begin(),
                                             exploration_.depth_counts.end(), uint64_t{0});
    exploration_.statistics = meter_.statistics();
    return std::move(exploration_);
  }

 private:
  static constexpr uint32_t kNone = Numbering<Key, typename Actions::Hash>::kNone;
  static constexpr size_t kMostGenerated = 128;

  // The positions at one distance: keys, each once, with their offset pairs.
  struct Place {
    uint32_t key;
    OffsetSet offsets;
  };
  using Layer = std::vector<Place>;

  // Collects the next layer: what comes again is joined.
  void Add(uint32_t key, OffsetSet offsets) {
    OffsetSet& fresh = fresh_[key];
    if (fresh.empty()) touched_.push_back(key);
    fresh = fresh | offsets;
    in_layer_ += static_cast<uint64_t>(offsets.size());
  }
  Layer TakeLayer() {
    Layer layer;
    layer.reserve(touched_.size());
    for (const uint32_t key : touched_) {
      layer.push_back({key, std::exchange(fresh_[key], OffsetSet())});
    }
    layer_bytes_ = layer.capacity() * sizeof(Place);
    touched_.clear();
    return layer;
  }

  uint32_t NumberOf(const Key& key) {
    const uint32_t number = numbering_.FindOrAdd(key);
    reached_.Grow(numbering_.size());
    while (fresh_.size() < numbering_.size()) fresh_.push_back({});
    return number;
  }

  bool IsOver(int distance) {
    if (exploration_.limit) return true;
    exploration_.limit = meter_.Check(bytes(), distance);
    if (!exploration_.limit && actions_.overflowed()) exploration_.limit = LimitKind::kMemory;
    return exploration_.limit.has_value();
  }

  // With what the way back will need, and the next layer: a limit is no use when it is too late.
  size_t bytes() const {
    return actions_.bytes() + numbering_.bytes() + 2 * reached_.bytes() + fresh_.bytes() +
           gone_.bytes() + gone_reached_.bytes() + touched_.capacity() * sizeof(uint32_t) +
           std::max(layer_bytes_, touched_.size() * sizeof(Place));
  }

  void Forward() {
    const State start = ground_.Start();
    Reach(start.key, start.offsets);
    for (int distance = 0; in_layer_ > 0; ++distance) {
      exploration_.depth_counts.push_back(std::exchange(in_layer_, 0));
      for (const Place& place : TakeLayer()) {
        if (IsOver(distance)) return;
        const State state{numbering_[place.key], place.offsets};
        meter_.CountExpanded(place.offsets.size());
        actions_.Expand(absl::MakeConstSpan(&state, 1), [this](const Key& key, OffsetSet offsets) {
          meter_.CountGenerated(offsets.size());
          numbering_.Prefetch(key);
          generated_.push_back({key, offsets});
          if (generated_.size() == kMostGenerated) ReachGenerated();
        });
        ReachGenerated();
        ground_.Gone(state, [this](const Key& key, OffsetSet offsets) { ReachGone(key, offsets); });
      }
    }
    exploration_.solved_positions = gone_count_;
  }

  // As in the best-first search: memory is asked for before it is waited for.
  void ReachGenerated() {
    for (const State& state : generated_) {
      const uint32_t number = numbering_.PrefetchKey(state.key);
      if (number != kNone) reached_.Prefetch(number);
    }
    for (const State& state : generated_) Reach(state.key, state.offsets);
    generated_.clear();
  }

  void Reach(const Key& key, OffsetSet offsets) {
    const uint32_t number = NumberOf(key);
    const OffsetSet added = reached_.Add(number, offsets);
    if (added.empty()) return;
    meter_.CountStored(added.size());
    Add(number, added);
  }

  void ReachGone(const Key& key, OffsetSet offsets) {
    const uint32_t number = gone_.FindOrAdd(key);
    gone_reached_.Grow(gone_.size());
    const int added = gone_reached_.Add(number, offsets).size();
    meter_.CountStored(added);
    in_layer_ += static_cast<uint64_t>(added);
    gone_count_ += static_cast<uint64_t>(added);
  }

  void Backward() {
    measured_.Grow(numbering_.size());
    in_layer_ = 0;
    for (uint32_t key = 0; key < numbering_.size(); ++key) {
      const OffsetSet finishing = actions_.Finishes({numbering_[key], reached_.Of(key)});
      if (!finishing.empty()) Add(key, measured_.Add(key, finishing));
    }
    exploration_.status = in_layer_ > 0 ? SearchStatus::kSolved : SearchStatus::kUnsolvable;
    if (in_layer_ == 0) return;
    if (gone_count_ == 0) exploration_.solved_positions = in_layer_;
    if (ground_.ShortestLength() > 0) exploration_.length_counts.push_back(gone_count_);
    Layer layer;
    while (in_layer_ > 0) {
      exploration_.length_counts.push_back(std::exchange(in_layer_, 0));
      layer = TakeLayer();
      for (const Place& place : layer) {
        if (IsOver(static_cast<int>(exploration_.length_counts.size()))) return;
        const State state{numbering_[place.key], place.offsets};
        actions_.Expand(absl::MakeConstSpan(&state, 1), [this](const Key& key, OffsetSet offsets) {
          const uint32_t number = numbering_.Find(key);
          const OffsetSet added = measured_.Add(number, offsets);
          if (!added.empty()) Add(number, added);
        });
      }
    }
    const Place& last = layer.front();
    const int length = static_cast<int>(exploration_.length_counts.size()) - 1;
    exploration_.farthest = Exploration::Farthest{
        ground_.PositionOf({numbering_[last.key], OffsetSet::Only(last.offsets.First())}), length};
  }

  Ground& ground_;
  Actions& actions_;
  Meter meter_;
  Exploration exploration_;
  Numbering<Key, typename Actions::Hash> numbering_;
  std::vector<State> generated_;  // and not reached yet
  Territory<Actions> reached_;
  Territory<Actions> measured_;     // whose shortest escape is known
  ChunkedVector<OffsetSet> fresh_;  // of the next layer
  std::vector<uint32_t> touched_;   // keys with something fresh
  uint64_t in_layer_ = 0;
  size_t layer_bytes_ = 0;
  Numbering<Key, typename Actions::Hash> gone_;  // positions whose hero has left
  Territory<Actions> gone_reached_;
  uint64_t gone_count_ = 0;
};

}  // namespace

Exploration Explore(const Position& position, const ExploreRequest& request) {
  assert(position.FindHero(request.hero) != nullptr);
  if (position.grid().has_sides()) {
    WithSides ground(position, request);
    return Explorer<WithSides>(ground, request).Run();
  }
  Boxed ground(position, request);
  return Explorer<Boxed>(ground, request).Run();
}

}  // namespace rushkit
