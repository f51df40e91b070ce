#include "solver/search/small_board_search.h"

#include <algorithm>

namespace rushkit {

auto SmallBoardSearch::Run() -> Outcome {
  Begin();
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
  known.Reset(known.slots(), SmallBoard::kNew);
  for (uint32_t i = 0; i < size_; ++i) {
    const uint32_t slot = known.FindOrAdd(board_.NumberOf(queue[i].lines)).slot;
    known.ValueAt(slot) = 0;
    queue[i] = {queue[i].lines, slot, i, {}};
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
    batch.size = std::min<size_t>(layer_end - begin, kBatch);
    for (uint32_t i = 0; i < batch.size; ++i) batch.from[i].index = begin + i;
    const std::optional<size_t> last = Collect(batch);
    meter_.CountExpanded(last ? *last + 1 : batch.size);
    if (last) {
      return {SearchStatus::kSolved, depth, std::nullopt, PathTo(batch.from[*last].index)};
    }
    Insert(batch, [](LineSet& known, bool is_new, const auto&, const auto&, LineSet asleep,
                     uint32_t, const auto&) {
      known = static_cast<LineSet>(known & asleep);
      return is_new;
    });
    begin += static_cast<uint32_t>(batch.size);
  }
  return {SearchStatus::kUnsolvable, 0, std::nullopt, {}};
}

absl::Span<const SmallBoardArena::Reached> SmallBoardSearch::LastLayer() const {
  const size_t in_layer = layer_counts_.back();
  return {&arena_.queue[size_ - in_layer], in_layer};
}

}  // namespace rushkit
