#include "solver/search/small_board_search.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <utility>

namespace rushkit {
namespace {

constexpr uint32_t kFirstSlots = 1U << 14;
constexpr uint32_t kFirstQueue = 1U << 12;
constexpr uint32_t kSlotsAPosition = 2;  // at least
constexpr LineSet kAllAsleep = 0xffff;   // nobody has come yet

}  // namespace

struct SmallBoardSearch::Batch {
  struct From {
    Lines lines = 0;
    uint32_t number = 0;
    LineSet asleep = 0;
  };
  std::array<From, kBatch> from;
  size_t moves = 0;
  // The number of a move's effect, and kOf times the index of its position in `from`. A line writes
  // all its lanes, and the next one goes on behind those that count.
  static constexpr uint32_t kOf = 512;
  static_assert(kOf * kBatch <= LineMoves::kNumbers);
  std::array<uint16_t, kMostMoves> lanes;
};

auto SmallBoardSearch::Run() -> Outcome {
  NumberSet<LineSet>& known = arena_.known;
  known.Reset(kFirstSlots, kAllAsleep);
  capacity_ = kFirstQueue;
  if (arena_.queue.size() < capacity_) arena_.queue.resize(capacity_);
  const uint32_t slot = known.FindOrAdd(board_.NumberOf(board_.start())).slot;
  known.ValueAt(slot) = 0;
  arena_.queue[0] = {board_.start(), slot, 0};
  size_ = 1;
  meter_.CountStored(1);
  return Continue();
}

auto SmallBoardSearch::RunFromGoal() -> Outcome {
  std::vector<SmallBoardArena::Reached>& queue = arena_.queue;
  meter_.Forget(size_);
  const auto end = queue.begin() + static_cast<ptrdiff_t>(size_);
  const auto is_elsewhere = [&](const SmallBoardArena::Reached& reached) {
    return !board_.IsAtGoal(reached.lines);
  };
  size_ = static_cast<uint32_t>(std::remove_if(queue.begin(), end, is_elsewhere) - queue.begin());
  meter_.CountStored(size_);
  NumberSet<LineSet>& known = arena_.known;
  known.Reset(known.slots(), kAllAsleep);
  for (uint32_t i = 0; i < size_; ++i) {
    const uint32_t slot = known.FindOrAdd(board_.NumberOf(queue[i].lines)).slot;
    known.ValueAt(slot) = 0;
    queue[i] = {queue[i].lines, slot, i};
  }
  return Continue();
}

auto SmallBoardSearch::Continue() -> Outcome {
  layer_counts_.assign(size_ > 0 ? 1 : 0, size_);
  int depth = 0;
  uint32_t begin = 0;
  uint32_t layer_end = size_;
  Batch batch;
  while (begin < size_) {
    if (begin == layer_end) {
      layer_counts_.push_back(size_ - layer_end);
      layer_end = size_;
      ++depth;
    }
    if (const std::optional<LimitKind> limit = meter_.Check(bytes(), depth)) {
      return {SearchStatus::kLimitReached, depth, limit, {}};
    }
    if (!MakeRoom()) return {SearchStatus::kLimitReached, depth, LimitKind::kMemory, {}};
    const uint32_t end = std::min(layer_end, begin + static_cast<uint32_t>(kBatch));
    const std::optional<uint32_t> last = Collect(begin, end, batch);
    meter_.CountExpanded((last ? *last + 1 : end) - begin);
    if (last) return {SearchStatus::kSolved, depth, std::nullopt, PathTo(*last)};
    Insert(begin, batch);
    begin = end;
  }
  return {SearchStatus::kUnsolvable, 0, std::nullopt, {}};
}

std::optional<uint32_t> SmallBoardSearch::Collect(uint32_t begin, uint32_t end,
                                                  Batch& batch) const {
  const absl::Span<const SmallBoard::Active> active = board_.active();
  const size_t rows = board_.active_rows();
  size_t moves = 0;
  for (uint32_t position = begin; position < end; ++position) {
    const SmallBoardArena::Reached& reached = arena_.queue[position];
    const Lines lines = reached.lines;
    const LineSet asleep = arena_.known.ValueAt(reached.slot);
    const SmallBoard::Crossings crossings = board_.CrossingsOf(lines);
    if (board_.Finishes(lines, crossings)) return position;
    batch.from[position - begin] = {lines, arena_.known.NumberAt(reached.slot), asleep};
    const uint64_t of = LineMoves::kEveryLane * Batch::kOf * (position - begin);
    const auto add = [&](size_t i, uint64_t covered) {
      const SmallBoard::Active& line = active[i];
      const LineMoves found = line.MovesOf(lines, covered);
      const uint64_t lanes = found.bits() + (line.lane_shift + of);
      std::memcpy(&batch.lanes[moves], &lanes, sizeof(lanes));
      moves += (asleep >> i & 1) != 0 ? 0 : found.count();
    };
    for (size_t i = 0; i < rows; ++i) add(i, crossings.of_rows);
    for (size_t i = rows; i < active.size(); ++i) add(i, crossings.of_columns);
  }
  batch.moves = moves;
  return std::nullopt;
}

void SmallBoardSearch::Insert(uint32_t begin, const Batch& batch) {
  NumberSet<LineSet>& known = arena_.known;
  SmallBoardArena::Reached* const queue = arena_.queue.data();
  uint32_t size = size_;
  for (size_t i = 0; i < batch.moves; ++i) {
    const uint32_t lane = LineMoves::NumberIn(batch.lanes[i]);
    const uint32_t of = lane / Batch::kOf;
    const Batch::From& from = batch.from[of];
    const SmallBoard::Effect& effect = board_.effects()[lane % Batch::kOf];
    const auto found = known.FindOrAdd(from.number + effect.added);
    LineSet& asleep = known.ValueAt(found.slot);
    asleep = static_cast<LineSet>(asleep & ((from.asleep & effect.undisturbed) | effect.earlier));
    queue[size] = {from.lines ^ effect.turned, found.slot, begin + of};
    size += found.is_new ? 1 : 0;
  }
  meter_.CountGenerated(batch.moves);
  meter_.CountStored(size - size_);
  size_ = size;
}

bool SmallBoardSearch::MakeRoom() {
  constexpr uint32_t kQueueGrowth = 2;
  constexpr uint32_t kSlotsGrowth = 4;
  NumberSet<LineSet>& known = arena_.known;
  const size_t needed = size_ + kMostMoves;
  const bool queue_grows = needed > capacity_;
  const bool slots_grow = needed * kSlotsAPosition > known.slots();
  if (!queue_grows && !slots_grow) return true;
  // While it grows the old one is there too.
  const size_t meanwhile =
      bytes() + (queue_grows ? kQueueGrowth * capacity_ * sizeof(SmallBoardArena::Reached) : 0) +
      (slots_grow ? NumberSet<LineSet>::BytesFor(kSlotsGrowth * known.slots()) : 0);
  if (!meter_.Allows(meanwhile)) return false;
  meter_.NotePeak(meanwhile);
  std::vector<SmallBoardArena::Reached>& queue = arena_.queue;
  if (queue_grows) capacity_ *= kQueueGrowth;
  if (capacity_ > queue.size()) queue.resize(capacity_);
  if (!slots_grow) return true;
  const NumberSet<LineSet> old = std::exchange(known, {});
  known.Reset(kSlotsGrowth * old.slots(), kAllAsleep);
  for (uint32_t i = 0; i < size_; ++i) {
    const uint32_t slot = known.FindOrAdd(old.NumberAt(queue[i].slot)).slot;
    known.ValueAt(slot) = old.ValueAt(queue[i].slot);
    queue[i].slot = slot;
  }
  return true;
}

size_t SmallBoardSearch::bytes() const {
  return capacity_ * sizeof(SmallBoardArena::Reached) + arena_.known.bytes();
}

absl::Span<const SmallBoardArena::Reached> SmallBoardSearch::LastLayer() const {
  const size_t in_layer = layer_counts_.back();
  return {&arena_.queue[size_ - in_layer], in_layer};
}

std::vector<Lines> SmallBoardSearch::PathTo(uint32_t last) const {
  std::vector<Lines> path;
  for (uint32_t i = last;; i = arena_.queue[i].before) {
    path.push_back(arena_.queue[i].lines);
    if (i == 0) break;
  }
  std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace rushkit
