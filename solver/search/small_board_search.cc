#include "solver/search/small_board_search.h"

#include <algorithm>

namespace rushkit {

auto SmallBoardSearch::Run() -> Outcome {
  Begin();
  int depth = 0;
  uint32_t begin = 0;
  uint32_t layer_end = 1;
  Batch batch;
  while (begin < size_) {
    if (begin == layer_end) {
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

}  // namespace rushkit
