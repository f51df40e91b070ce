#include "solver/search/large_board_search.h"

#include <algorithm>
#include <cassert>

namespace rushkit {

void BucketQueue::Reset(int f) {
  for (std::vector<uint32_t>& firsts : firsts_) firsts.clear();
  f_ = f;
  g_ = 0;
}

bool BucketQueue::Advance() {
  for (size_t level = 0; level < kOpen; ++level) {
    std::vector<uint32_t>& firsts = firsts_[static_cast<size_t>(f_) % kOpen];
    for (; static_cast<size_t>(g_) < firsts.size(); ++g_) {
      if (firsts[static_cast<size_t>(g_)] != kNone) return true;
    }
    firsts.clear();
    ++f_;
    g_ = 0;
  }
  return false;
}

uint32_t& BucketQueue::FirstOf(int f, int g) {
  assert(f >= f_ && f < f_ + static_cast<int>(kOpen));
  std::vector<uint32_t>& firsts = firsts_[static_cast<size_t>(f) % kOpen];
  const auto index = static_cast<size_t>(g);
  if (index >= firsts.size()) firsts.resize(index + 1, kNone);
  return firsts[index];
}

template <size_t kWords>
auto LargeBoardSearch<kWords>::Run() -> Outcome {
  this->Begin();
  open_.Reset(this->board_.start_bound());
  this->arena_.queue[0].link.next = BucketQueue::kNone;
  open_.FirstOf(open_.f(), 0) = 0;
  Batch batch;
  while (open_.Advance()) {
    const int f = open_.f();
    if (const std::optional<LimitKind> limit = this->meter_.Check(this->bytes(), f)) {
      return {SearchStatus::kLimitReached, f, limit, {}};
    }
    if (!this->MakeRoom()) return {SearchStatus::kLimitReached, f, LimitKind::kMemory, {}};
    Take(batch);
    const std::optional<size_t> last = this->Collect(batch);
    this->meter_.CountExpanded(last ? *last + 1 : batch.size);
    if (last) {
      return {SearchStatus::kSolved, open_.g(), std::nullopt,
              this->PathTo(batch.from[*last].index)};
    }
    Insert(batch);
  }
  return {SearchStatus::kUnsolvable, 0, std::nullopt, {}};
}

template <size_t kWords>
void LargeBoardSearch<kWords>::Take(Batch& batch) {
  const auto& queue = this->arena_.queue;
  const auto& known = this->arena_.known;
  std::array<uint32_t, Engine::kBatch> taken;
  size_t count = 0;
  uint32_t& first = open_.first();
  while (count < Engine::kBatch && first != BucketQueue::kNone) {
    taken[count++] = first;
    known.Prefetch(queue[first].lines);
    first = queue[first].link.next;
  }
  batch.size = 0;
  for (size_t i = 0; i < count; ++i) {
    const bool is_passed_over =
        known.ValueAt(queue[taken[i]].slot).moves < static_cast<uint32_t>(open_.g());
    if (!is_passed_over) batch.from[batch.size++].index = taken[i];
  }
}

template <size_t kWords>
void LargeBoardSearch<kWords>::Insert(const Batch& batch) {
  const int h = open_.f() - open_.g();
  const int g = open_.g() + 1;
  const auto moves = static_cast<uint32_t>(g);
  Engine::Insert(batch,
                 [&](typename Board::Note& note, bool, const auto& from, const auto& effect,
                     typename Board::LineSet asleep, uint32_t index, typename Board::Link& link) {
                   if (note.moves < moves) return false;
                   note.asleep &= asleep;
                   if (note.moves == moves) return false;
                   note.moves = moves;
                   uint32_t& first = open_.FirstOf(g + Board::BoundAfter(h, from.view, effect), g);
                   link.next = first;
                   first = index;
                   return true;
                 });
}

template class LargeBoardSearch<1>;
template class LargeBoardSearch<2>;

}  // namespace rushkit
