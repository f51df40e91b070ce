#include "solver/search/layered_search.h"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <numeric>
#include <thread>

namespace rushkit {

// Takes batches to the tables: at once, or in a thread of its own that may lag a little behind.
class LayeredSearch::Delivery {
 public:
  explicit Delivery(LayeredSearch& search) : search_(search) {
    if (search.threads_ > 1) thread_ = std::thread([this] { Work(); });
  }
  ~Delivery() {
    if (!thread_.joinable()) return;
    {
      const std::lock_guard lock(mutex_);
      is_over_ = true;
    }
    changed_.notify_all();
    thread_.join();
  }

  // Empties `batch`.
  void Send(Batch& batch) {
    batch.space_bytes = search_.space_.bytes();
    search_.batch_size_ = std::min(search_.batch_size_ + search_.batch_size_ / 8, kLargestBatch);
    if (!thread_.joinable()) {
      if (!limit_) limit_ = search_.PushAll(batch);
      return;
    }
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return waiting_.size() < kMostWaiting; });
      Batch next;
      if (!spare_.empty()) {
        next = std::move(spare_.back());
        spare_.pop_back();
      }
      waiting_.push_back(std::exchange(batch, std::move(next)));
    }
    changed_.notify_all();
  }

  // Until everything has arrived.
  void Wait() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return waiting_.empty() && !is_busy_; });
  }

  // The first limit that was reached: behind it nothing is put away or counted.
  std::optional<LimitKind> limit() {
    const std::lock_guard lock(mutex_);
    return limit_;
  }

 private:
  static constexpr size_t kMostWaiting = 4;

  void Work() {
    std::unique_lock lock(mutex_);
    for (;;) {
      changed_.wait(lock, [this] { return is_over_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      Batch batch = std::move(waiting_.front());
      waiting_.pop_front();
      is_busy_ = true;
      std::optional<LimitKind> limit = limit_;
      lock.unlock();
      changed_.notify_all();
      if (!limit) limit = search_.PushAll(batch);
      batch.generated.clear();
      lock.lock();
      limit_ = limit;
      is_busy_ = false;
      spare_.push_back(std::move(batch));
      changed_.notify_all();
    }
  }

  LayeredSearch& search_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Batch> waiting_;
  std::vector<Batch> spare_;
  std::optional<LimitKind> limit_;
  bool is_busy_ = false;
  bool is_over_ = false;
  std::thread thread_;
};

auto LayeredSearch::Continue(uint64_t most) -> std::optional<Outcome> {
  Delivery delivery(*this);
  for (;;) {
    if (const std::optional<LimitKind> limit = ExpandLayer(delivery, most)) return AtLimit(*limit);
    if (expanded_ < layer_.size()) return std::nullopt;
    if (in_layer_ == 0) return Outcome{SearchStatus::kUnsolvable, 0, std::nullopt};
    TakeLayer();
    if (AnyEscapes()) return Outcome{SearchStatus::kSolved, lower_bound(), std::nullopt};
    ++proved_;
  }
}

std::optional<LimitKind> LayeredSearch::MakeLayers(int depth, Visit visit) {
  Delivery delivery(*this);
  uint64_t most = std::numeric_limits<uint64_t>::max();
  for (proved_ = 0; in_layer_ > 0; ++proved_) {
    TakeLayer();
    if (const std::optional<LimitKind> limit = ShowLayer(visit)) return limit;
    if (proved_ == depth) break;
    if (const std::optional<LimitKind> limit = ExpandLayer(delivery, most)) return limit;
  }
  return std::nullopt;
}

std::optional<LimitKind> LayeredSearch::BeginAgain(Choose choose) {
  meter_.Forget(std::accumulate(layer_counts_.begin(), layer_counts_.end(), uint64_t{0}));
  layer_counts_.clear();
  layer_.clear();
  expanded_ = 0;
  proved_ = 0;
  for (uint32_t number = 0; number < records_.size(); ++number) {
    const OffsetSet reached = std::exchange(records_[number], {}).reached;
    Put(number, choose({contents_[number], reached}), 0);
    if (number % kAhead != 0) continue;
    if (const std::optional<LimitKind> limit = meter_.Check(bytes(), proved_)) return limit;
  }
  return std::nullopt;
}

void LayeredSearch::ForEachInLayer(Visit visit) const {
  for (const Place& place : layer_) visit({place.content, place.offsets});
}

std::optional<LimitKind> LayeredSearch::ShowLayer(Visit visit) {
  size_t shown = 0;
  for (const Place& place : layer_) {
    visit({place.content, place.offsets});
    if (space_.overflowed()) return LimitKind::kMemory;
    if (++shown % kAhead != 0) continue;
    if (const std::optional<LimitKind> limit = meter_.Check(bytes(), proved_)) return limit;
  }
  return std::nullopt;
}

std::optional<LimitKind> LayeredSearch::ExpandLayer(Delivery& delivery, uint64_t& most) {
  Batch batch;
  for (; expanded_ < layer_.size() && most > 0; --most) {
    Expand(layer_[expanded_++], batch);
    if (space_.overflowed()) {
      delivery.Wait();
      return delivery.limit().value_or(LimitKind::kMemory);
    }
    if (batch.generated.size() < batch_size_) continue;
    delivery.Send(batch);
    if (delivery.limit()) break;
  }
  delivery.Send(batch);
  delivery.Wait();
  return delivery.limit();
}

bool LayeredSearch::AnyEscapes() {
  return std::any_of(layer_.begin(), layer_.end(), [&](const Place& place) {
    return !space_.Exits({place.content, place.offsets}, distance_).empty();
  });
}

void LayeredSearch::Expand(const Place& place, Batch& batch) {
  const Contents from{place.content, place.offsets};
  const auto generate = [&batch](Content content, OffsetSet offsets, Kinds asleep) {
    batch.generated_positions += static_cast<uint64_t>(offsets.size());
    batch.generated.push_back({content, offsets, asleep});
  };
  batch.expanded_positions += static_cast<uint64_t>(from.offsets.size());
  Kinds asleep = place.asleep;
  for (int part = 0; part < kPartCount; ++part) {
    const auto kind = static_cast<Kinds>(1U << part);
    if ((asleep & kind) != 0) continue;
    space_.InnerDrives(from, part, distance_, [&](Content content, OffsetSet offsets) {
      generate(content, offsets, asleep);
    });
    asleep = static_cast<Kinds>(asleep | kind);
  }
  const OffsetSet shifted = space_.Shifts(from, distance_);
  if (!shifted.empty()) generate(from.content, shifted, asleep);
  space_.SeamDrives(from, distance_,
                    [&](Content content, OffsetSet offsets) { generate(content, offsets, 0); });
}

// As in the best-first search: memory is asked for before it is waited for.
std::optional<LimitKind> LayeredSearch::PushAll(Batch& batch) {
  meter_.CountExpanded(std::exchange(batch.expanded_positions, 0));
  meter_.CountGenerated(std::exchange(batch.generated_positions, 0));
  const std::vector<Place>& all = batch.generated;
  std::optional<LimitKind> limit;
  size_t begin = 0;
  do {
    const size_t end = std::min(begin + kAhead, all.size());
    for (size_t i = begin; i < end; ++i) contents_.Prefetch(all[i].content);
    for (size_t i = begin; i < end; ++i) {
      const uint32_t number = contents_.PrefetchKey(all[i].content);
      if (number != ContentNumbering::kNone) __builtin_prefetch(&records_[number]);
    }
    for (size_t i = begin; i < end; ++i) Push(all[i]);
    limit = meter_.Check(table_bytes() + batch.space_bytes, lower_bound());
    begin = end;
  } while (!limit && begin < all.size());
  batch.generated.clear();
  return limit;
}

void LayeredSearch::Push(const Place& place) {
  const uint32_t number = contents_.FindOrAdd(place.content);
  if (number == records_.size()) {
    records_.push_back({});
    touched_at_.push_back(0);
  }
  Put(number, place.offsets, place.asleep);
}

void LayeredSearch::Put(uint32_t number, OffsetSet offsets, Kinds kinds_asleep) {
  Record& record = records_[number];
  const OffsetSet again = offsets & record.fresh;
  const OffsetSet added = offsets - record.reached;
  if (added.empty() && again.empty()) return;
  if (record.fresh.empty()) {
    touched_at_[number] = static_cast<uint32_t>(touched_.size());
    touched_.push_back({number, kinds_asleep});
  } else {
    Kinds& asleep = touched_[touched_at_[number]].second;
    asleep = static_cast<Kinds>(asleep & kinds_asleep);
  }
  if (added.empty()) return;
  record.fresh = record.fresh | added;
  record.reached = record.reached | added;
  meter_.CountStored(added.size());
  in_layer_ += static_cast<uint64_t>(added.size());
}

void LayeredSearch::TakeLayer() {
  layer_counts_.push_back(std::exchange(in_layer_, 0));
  std::vector<Place>().swap(layer_);  // before the larger one is there
  expanded_ = 0;
  layer_.reserve(touched_.size());
  for (const auto& [number, asleep] : touched_) {
    layer_.push_back(
        {contents_[number], std::exchange(records_[number].fresh, OffsetSet()), asleep});
  }
  touched_.clear();
}

size_t LayeredSearch::bytes() const { return space_.bytes() + table_bytes(); }

size_t LayeredSearch::table_bytes() const {
  return contents_.bytes() + records_.bytes() + touched_at_.bytes() +
         touched_.capacity() * sizeof(touched_[0]) +
         std::max(layer_.capacity(), touched_.size()) * sizeof(Place);
}

}  // namespace rushkit
