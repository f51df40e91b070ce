#include "solver/search/layered_search.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace rushkit {

// Makes the moves of a batch.
class LayeredSearch::Maker {
 public:
  Maker(ContentSpace& space, Distance distance, Batch& batch)
      : space_(space), distance_(distance), batch_(batch) {}

  void Make() {
    for (const LayerTable::Place& place : batch_.places) batch_.sets.push_back(place.offsets);
    for (size_t i = 0; i < batch_.places.size(); ++i) Expand(static_cast<uint32_t>(i));
    batch_.space_bytes = space_.bytes();
    batch_.is_trusted = !space_.overflowed();
  }

 private:
  void Expand(uint32_t own_set) {
    const LayerTable::Place& place = batch_.places[own_set];
    const Contents from{place.content, place.offsets};
    batch_.expanded_positions += static_cast<uint64_t>(from.offsets.size());
    Kinds asleep = place.marks;
    size_t inner = batch_.generated.size();
    for (int part = 0; part < kPartCount; ++part) {
      const auto kind = static_cast<Kinds>(1U << part);
      if ((asleep & kind) != 0) continue;
      space_.InnerDrives(from, part, distance_, [&](Content content, OffsetSet /*the same*/) {
        batch_.generated.push_back({content, own_set, asleep});
      });
      asleep = static_cast<Kinds>(asleep | kind);
    }
    inner = batch_.generated.size() - inner;
    batch_.generated_positions += inner * static_cast<uint64_t>(from.offsets.size());
    const OffsetSet shifted = space_.Shifts(from, distance_);
    if (!shifted.empty()) Generate(from.content, shifted, own_set, asleep);
    space_.SeamDrives(from, distance_, [&](Content content, OffsetSet offsets) {
      Generate(content, offsets, own_set, 0);
    });
  }

  void Generate(Content content, OffsetSet offsets, uint32_t own_set, Kinds asleep) {
    uint32_t set = own_set;
    if (!(offsets == batch_.sets[own_set])) {
      if (!(offsets == batch_.sets.back())) batch_.sets.push_back(offsets);
      set = static_cast<uint32_t>(batch_.sets.size()) - 1;
    }
    batch_.generated_positions += static_cast<uint64_t>(offsets.size());
    batch_.generated.push_back({content, set, asleep});
  }

  ContentSpace& space_;
  Distance distance_;
  Batch& batch_;
};

void LayeredSearch::Batch::Clear() {
  places.clear();
  generated.clear();
  sets.clear();
  numbered.clear();
  expanded_positions = 0;
  generated_positions = 0;
}

size_t LayeredSearch::Batch::bytes() const {
  return HeldBytes(places) + HeldBytes(generated) + HeldBytes(sets) + HeldBytes(numbered);
}

void LayeredSearch::Begin(const Contents& start) {
  const int added = table_.Add(start.content, table_.Number(start.offsets), 0);
  meter_.CountStored(static_cast<uint64_t>(added));
  in_layer_ += static_cast<uint64_t>(added);
}

auto LayeredSearch::Continue(uint64_t most) -> std::optional<Outcome> {
  for (;;) {
    if (const std::optional<LimitKind> limit = ExpandLayer(most)) return AtLimit(*limit);
    if (expanded_ < table_.layer_size()) return std::nullopt;
    if (in_layer_ == 0) return Outcome{SearchStatus::kUnsolvable, 0, std::nullopt};
    TakeLayer();
    if (AnyEscapes()) return Outcome{SearchStatus::kSolved, lower_bound(), std::nullopt};
    ++proved_;
  }
}

std::optional<LimitKind> LayeredSearch::MakeLayers(int depth, Visit visit) {
  uint64_t most = std::numeric_limits<uint64_t>::max();
  for (proved_ = 0; in_layer_ > 0; ++proved_) {
    TakeLayer();
    if (const std::optional<LimitKind> limit = ShowLayer(visit)) return limit;
    if (proved_ == depth) break;
    if (const std::optional<LimitKind> limit = ExpandLayer(most)) return limit;
  }
  return std::nullopt;
}

std::optional<LimitKind> LayeredSearch::BeginAgain(Choose choose) {
  meter_.Forget(std::accumulate(layer_counts_.begin(), layer_counts_.end(), uint64_t{0}));
  layer_counts_.clear();
  expanded_ = 0;
  proved_ = 0;
  table_.BeginAgain();
  for (uint32_t number = 0; number < table_.size(); ++number) {
    const LayerTable::Place was = table_.Forget(number);
    const Contents chosen{was.content, choose({was.content, was.offsets})};
    if (!chosen.offsets.empty()) Begin(chosen);
    if (number % kAhead != 0) continue;
    if (table_.is_full()) return LimitKind::kMemory;
    if (const std::optional<LimitKind> limit = meter_.Check(bytes(), proved_)) return limit;
  }
  return std::nullopt;
}

void LayeredSearch::ForEachInLayer(Visit visit) const {
  for (size_t i = 0; i < table_.layer_size(); ++i) {
    const LayerTable::Place place = table_.At(i);
    visit({place.content, place.offsets});
  }
}

std::optional<LimitKind> LayeredSearch::ShowLayer(Visit visit) {
  for (size_t i = 0; i < table_.layer_size(); ++i) {
    const LayerTable::Place place = table_.At(i);
    visit({place.content, place.offsets});
    if (space_.overflowed()) return LimitKind::kMemory;
    if ((i + 1) % kAhead != 0) continue;
    if (const std::optional<LimitKind> limit = meter_.Check(bytes(), proved_)) return limit;
  }
  return std::nullopt;
}

std::optional<LimitKind> LayeredSearch::ExpandLayer(uint64_t& most) {
  for (;;) {
    while (dealt_.size() < (threads_ > 1 ? kMostDealt : 1) && most > 0 &&
           expanded_ < table_.layer_size()) {
      Deal(most);
    }
    if (dealt_.empty()) return std::nullopt;
    BatchPointer batch = Collect();
    if (const std::optional<LimitKind> limit = PutAway(*batch)) {
      while (!dealt_.empty()) spare_.push_back(Collect());
      return limit;
    }
    spare_.push_back(std::move(batch));
  }
}

bool LayeredSearch::AnyEscapes() {
  for (size_t i = 0; i < table_.layer_size(); ++i) {
    const LayerTable::Place place = table_.At(i);
    if (!space_.Exits({place.content, place.offsets}, distance_).empty()) return true;
  }
  return false;
}

void LayeredSearch::Deal(uint64_t& most) {
  if (spare_.empty()) spare_.push_back(std::make_unique<Batch>());
  dealt_.push_back(std::move(spare_.back()));
  spare_.pop_back();
  Batch& batch = *dealt_.back();
  batch.Clear();
  const auto count = static_cast<size_t>(
      std::min({uint64_t{batch_size_}, most, uint64_t{table_.layer_size() - expanded_}}));
  most -= count;
  for (size_t i = 0; i < count; ++i) batch.places.push_back(table_.At(expanded_++));
  const auto make = [this, &batch] { Maker(space_, distance_, batch).Make(); };
  if (threads_ == 1) return make();
  if (worker_ == nullptr) worker_ = std::make_unique<Worker>();
  worker_->Begin(make);
}

auto LayeredSearch::Collect() -> BatchPointer {
  if (worker_ != nullptr) worker_->Wait();
  BatchPointer batch = std::move(dealt_.front());
  dealt_.pop_front();
  return batch;
}

std::optional<LimitKind> LayeredSearch::PutAway(Batch& batch) {
  if (!batch.is_trusted) return LimitKind::kMemory;
  meter_.CountExpanded(batch.expanded_positions);
  meter_.CountGenerated(batch.generated_positions);
  for (const OffsetSet offsets : batch.sets) batch.numbered.push_back(table_.Number(offsets));
  largest_batch_ = std::max(largest_batch_, batch.bytes());
  const auto all = absl::MakeConstSpan(batch.generated);
  size_t begin = 0;
  do {
    if (const auto limit = PutAway(all.subspan(begin, kAhead), batch)) return limit;
    begin += kAhead;
  } while (begin < all.size());
  return std::nullopt;
}

// As in the best-first search: memory is asked for before it is waited for.
std::optional<LimitKind> LayeredSearch::PutAway(absl::Span<const Batch::Generated> generated,
                                                const Batch& batch) {
  for (const Batch::Generated& one : generated) table_.Prefetch(one.content);
  for (const Batch::Generated& one : generated) table_.PrefetchRecord(one.content);
  uint64_t added = 0;
  for (const Batch::Generated& one : generated) {
    added += static_cast<uint64_t>(table_.Add(one.content, batch.numbered[one.set], one.asleep));
  }
  meter_.CountStored(added);
  in_layer_ += added;
  if (table_.is_full()) return LimitKind::kMemory;
  return meter_.Check(table_bytes() + batch.space_bytes, lower_bound());
}

void LayeredSearch::TakeLayer() {
  layer_counts_.push_back(std::exchange(in_layer_, 0));
  table_.TakeLayer();
  expanded_ = 0;
  batch_size_ = std::clamp(size_t{table_.size()} / kContentsAPlace, kSmallestBatch, kLargestBatch);
}

size_t LayeredSearch::bytes() const { return space_.bytes() + table_bytes(); }

// Batches are counted as if all were as large as the largest, and all there, whatever the number of
// threads: a limit says the same for each.
size_t LayeredSearch::table_bytes() const { return table_.bytes() + kMostDealt * largest_batch_; }

}  // namespace rushkit
