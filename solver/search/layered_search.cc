#include "solver/search/layered_search.h"

#include <algorithm>

namespace rushkit {

auto LayeredSearch::Continue(uint64_t most) -> std::optional<Outcome> {
  for (uint64_t steps = 0;; ++steps) {
    if (expanded_ == layer_.size()) {
      if (in_layer_ == 0) {
        meter_.Check(bytes(), lower_bound());
        return Outcome{SearchStatus::kUnsolvable, 0, std::nullopt};
      }
      TakeLayer();
      if (AnyEscapes()) return Outcome{SearchStatus::kSolved, lower_bound() - 1, std::nullopt};
    }
    if (const std::optional<LimitKind> limit = meter_.Check(bytes(), lower_bound())) {
      return Outcome{SearchStatus::kLimitReached, lower_bound(), limit};
    }
    if (steps == most) return std::nullopt;
    Expand(layer_[expanded_++]);
    if (space_.overflowed()) {
      return Outcome{SearchStatus::kLimitReached, lower_bound(), LimitKind::kMemory};
    }
  }
}

bool LayeredSearch::MakeLayers(const Contents& start, int depth) {
  Begin(start);
  for (int made = 0; made < depth && in_layer_ > 0; ++made) {
    TakeLayer();
    for (const Place& place : layer_) {
      if (meter_.Check(bytes(), 0)) return false;
      Expand(place);
      if (space_.overflowed()) return false;
    }
  }
  if (in_layer_ > 0) TakeLayer();
  return true;
}

bool LayeredSearch::AnyEscapes() {
  return std::any_of(layer_.begin(), layer_.end(), [&](const Place& place) {
    return !space_.Exits({contents_[place.number], place.offsets}, distance_).empty();
  });
}

void LayeredSearch::Expand(const Place& place) {
  const Contents from{contents_[place.number], place.offsets};
  meter_.CountExpanded(from.offsets.size());
  Kinds asleep = place.asleep;
  for (int part = 0; part < kPartCount; ++part) {
    const auto kind = static_cast<Kinds>(1U << part);
    if ((asleep & kind) != 0) continue;
    space_.InnerDrives(from, part, distance_, [&](Content content, OffsetSet offsets) {
      Generate(content, offsets, asleep);
    });
    asleep = static_cast<Kinds>(asleep | kind);
  }
  const OffsetSet shifted = space_.Shifts(from, distance_);
  if (!shifted.empty()) Generate(from.content, shifted, asleep);
  space_.SeamDrives(from, distance_,
                    [&](Content content, OffsetSet offsets) { Generate(content, offsets, 0); });
  PushGenerated();
}

void LayeredSearch::Generate(Content content, OffsetSet offsets, Kinds asleep) {
  meter_.CountGenerated(offsets.size());
  contents_.Prefetch({content});
  generated_.push_back({content, offsets, asleep});
  if (generated_.size() == kMostGenerated) PushGenerated();
}

// As in the best-first search: memory is asked for before it is waited for.
void LayeredSearch::PushGenerated() {
  for (const Generated& generated : generated_) {
    const uint32_t number = contents_.PrefetchKey(generated.content);
    if (number != ContentNumbering::kNone) __builtin_prefetch(&records_[number]);
  }
  for (const Generated& generated : generated_) Push(generated);
  generated_.clear();
}

void LayeredSearch::Push(const Generated& generated) {
  const uint32_t number = contents_.FindOrAdd(generated.content);
  if (number == records_.size()) {
    records_.push_back({});
    touched_at_.push_back(0);
  }
  Record& record = records_[number];
  const OffsetSet again = generated.offsets & record.fresh;
  const OffsetSet added = generated.offsets - record.reached;
  if (added.empty() && again.empty()) return;
  if (record.fresh.empty()) {
    touched_at_[number] = static_cast<uint32_t>(touched_.size());
    touched_.push_back({number, generated.asleep});
  } else {
    Kinds& asleep = touched_[touched_at_[number]].second;
    asleep = static_cast<Kinds>(asleep & generated.asleep);
  }
  if (added.empty()) return;
  record.fresh = record.fresh | added;
  record.reached = record.reached | added;
  meter_.CountStored(added.size());
  in_layer_ += static_cast<uint64_t>(added.size());
}

void LayeredSearch::TakeLayer() {
  layer_counts_.push_back(std::exchange(in_layer_, 0));
  layer_.clear();
  expanded_ = 0;
  layer_.reserve(touched_.size());
  for (const auto& [number, asleep] : touched_) {
    layer_.push_back({std::exchange(records_[number].fresh, OffsetSet()), number, asleep});
  }
  touched_.clear();
}

size_t LayeredSearch::bytes() const {
  return space_.bytes() + contents_.bytes() + records_.bytes() + touched_at_.bytes() +
         touched_.capacity() * sizeof(touched_[0]) +
         std::max(layer_.capacity(), touched_.size()) * sizeof(Place);
}

}  // namespace rushkit
