// What the searches on boards made of lines have in common: the moves of a batch of positions, the
// table of what is known, the queue, and the way back.
//
// Two ideas make them several times faster than plain ones; both keep every length and every proof.
//
// 1. Sleep sets (Godefroid, 1996) over lines. Of two moves that do not disturb each other only one
//    order is tried: behind a move the lines that come before it in the order of lines and that it
//    does not disturb are *asleep*, for their moves were tried first. What is asleep stays so
//    behind every move that does not disturb it. A position that is reached several times by
//    equally many moves keeps asleep only what is asleep on all those ways. Why no position comes
//    too late: of its shortest ways take the first in the order of words over lines. If one of its
//    moves were asleep when it is due, it was put to sleep by an earlier move, comes before that
//    one in the order, and nothing between disturbs it. Moved there the way is as short and comes
//    sooner in the order: a contradiction. And every position on it is reached first by equally few
//    moves, so no other way has put more to sleep. What positions of the same layer, or later ones,
//    take out of a set does no harm. The line of a lone vehicle that has just driven any distance
//    sleeps too: two drives of it in a row are one.
// 2. No branch waits for memory. The moves of a batch of positions are written down first, as many
//    for each line as a table says; then all are looked up in turn, in buckets of numbers, and
//    written behind the queue, whose end moves only if the position is new.
//
// In which order positions are expanded is the business of the search. `Board` says:
//   Lines, Number, LineSet   a position, its exact number (never 0), a set of lines that can move
//   Note, kNew               what is kept with a number, at least what is `asleep`; of a new one
//   Known                    a set of numbers, each with its note
//   Link                     what is kept with a position in the queue beyond what all keep
//   View, ViewOf(lines)      what moves of a position need to know of it beyond what all do
//   Lane, kEffects           the number of an effect, below kEffects, and above it that of a
//                            position in the batch
//   kMostMoves               of a position
//   kIsLarge                 tables outgrow the caches; then Number is Lines
//   start(), NumberOf(lines), CrossingsOf(lines), Finishes(lines, crossings)
//   WriteMoves(lines, crossings, asleep, of, lanes)   see there
//   effects(), After(lines, effect)
#ifndef RUSHKIT_SOLVER_SEARCH_LINE_ENGINE_H_
#define RUSHKIT_SOLVER_SEARCH_LINE_ENGINE_H_

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "solver/search/meter.h"

namespace rushkit {

// The memory of a search, kept for the next one.
template <class Board>
class LineArena {
 public:
  // A position that has been reached.
  struct Reached {
    typename Board::Lines lines;
    uint32_t slot = 0;    // in `known`
    uint32_t before = 0;  // the one that it was reached from
    [[no_unique_address]] typename Board::Link link;
  };

  // Lets go of what only a large search needs.
  void Trim() {
    if (queue.size() * sizeof(Reached) + known.bytes() > kKept) *this = {};
  }

  std::vector<Reached> queue;  // larger than what is in it
  typename Board::Known known;

 private:
  static constexpr size_t kKept = size_t{1} << 22;  // bytes
};

template <class Board>
class LineEngine {
 public:
  using Lines = typename Board::Lines;
  using LineSet = typename Board::LineSet;
  using Arena = LineArena<Board>;
  using Reached = typename Arena::Reached;

 protected:
  // Positions whose moves are written down together.
  static constexpr size_t kBatch = 16;
  static constexpr size_t kMostMoves = kBatch * Board::kMostMoves;

  struct Batch {
    struct From {
      Lines lines;
      typename Board::Number number;
      LineSet asleep = 0;
      uint32_t index = 0;  // in the queue
      [[no_unique_address]] typename Board::View view;
    };
    std::array<From, kBatch> from;
    size_t size = 0;
    size_t moves = 0;
    // A line writes more lanes than count, and the next one goes on behind those that do.
    std::array<typename Board::Lane, kMostMoves> lanes;
  };

  LineEngine(const Board& board, Meter& meter, Arena& arena)
      : board_(board), meter_(meter), arena_(arena) {}

  // Empties the tables and reaches the start.
  void Begin();
  // Writes down the moves of the positions of a batch, whose `index` and `size` say which; the
  // place of the first of them that finishes, if one does.
  std::optional<size_t> Collect(Batch& batch) const;
  // Looks all up. `meet(note, is_new, from, effect, asleep, index, link)` updates what is noted of
  // a position and says whether it is to be queued, as `index` and with `link`.
  template <class Meet>
  void Insert(const Batch& batch, Meet meet);
  // Makes room for what a batch brings; false when there is none within the limit.
  bool MakeRoom();
  size_t bytes() const { return capacity_ * sizeof(Reached) + arena_.known.bytes(); }
  std::vector<Lines> PathTo(uint32_t last) const;

  const Board& board_;
  Meter& meter_;
  Arena& arena_;
  uint32_t size_ = 0;      // of the queue
  uint32_t capacity_ = 0;  // what it may grow to

 private:
  static constexpr uint32_t kFirstSlots = 1U << 14;
  static constexpr uint32_t kFirstQueue = kMostMoves < (1U << 12) ? 1U << 12 : 1U << 13;
  static_assert(kFirstQueue > kMostMoves);
  static constexpr uint32_t kSlotsAPosition = 2;    // at least
  static constexpr uint32_t kManySlots = 1U << 20;  // from there on they grow more slowly
  static constexpr uint32_t kMostSlots = 1U << 31;
  static constexpr size_t kAhead = 12;  // moves for which memory is asked before it is needed

  using Known = typename Board::Known;

  typename Board::Number NumberOf(const typename Batch::From& from,
                                  const typename Board::Effect& effect) const {
    return from.number + effect.added;
  }
};

template <class Board>
void LineEngine<Board>::Begin() {
  arena_.known.Reset(kFirstSlots, Board::kNew);
  capacity_ = kFirstQueue;
  if (arena_.queue.size() < capacity_) arena_.queue.resize(capacity_);
  const uint32_t slot = arena_.known.FindOrAdd(board_.NumberOf(board_.start())).slot;
  arena_.known.ValueAt(slot) = {};
  arena_.queue[0] = {board_.start(), slot, 0, {}};
  size_ = 1;
  meter_.CountStored(1);
}

template <class Board>
std::optional<size_t> LineEngine<Board>::Collect(Batch& batch) const {
  size_t moves = 0;
  for (size_t i = 0; i < batch.size; ++i) {
    typename Batch::From& from = batch.from[i];
    const Reached& reached = arena_.queue[from.index];
    const auto crossings = board_.CrossingsOf(reached.lines);
    if (board_.Finishes(reached.lines, crossings)) return i;
    from.lines = reached.lines;
    if constexpr (Board::kIsLarge) {
      from.number = reached.lines;
    } else {
      from.number = arena_.known.NumberAt(reached.slot);
    }
    from.asleep = Board::AsleepIn(arena_.known.ValueAt(reached.slot));
    from.view = board_.ViewOf(reached.lines);
    moves += board_.WriteMoves(reached.lines, crossings, from.asleep,
                               static_cast<uint32_t>(Board::kEffects * i), &batch.lanes[moves]);
  }
  batch.moves = moves;
  return std::nullopt;
}

template <class Board>
template <class Meet>
void LineEngine<Board>::Insert(const Batch& batch, Meet meet) {
  Known& known = arena_.known;
  Reached* const queue = arena_.queue.data();
  uint32_t size = size_;
  const auto from_of = [&](size_t i) -> const typename Batch::From& {
    return batch.from[Board::EffectsBefore(batch.lanes[i])];
  };
  const auto effect_of = [&](size_t i) -> const typename Board::Effect& {
    return board_.effects()[Board::EffectIn(batch.lanes[i])];
  };
  const auto fetch = [&](size_t i) {
    if constexpr (Board::kIsLarge) {
      if (i < batch.moves) known.Prefetch(NumberOf(from_of(i), effect_of(i)));
    }
  };
  for (size_t i = 0; i < kAhead; ++i) fetch(i);
  for (size_t i = 0; i < batch.moves; ++i) {
    fetch(i + kAhead);
    const typename Batch::From& from = from_of(i);
    const typename Board::Effect& effect = effect_of(i);
    const auto found = known.FindOrAdd(NumberOf(from, effect));
    const auto asleep = static_cast<LineSet>((from.asleep & effect.undisturbed) | effect.earlier);
    Reached& next = queue[size];
    next.lines = Board::After(from.lines, effect);
    next.slot = found.slot;
    next.before = from.index;
    size += meet(known.ValueAt(found.slot), found.is_new, from, effect, asleep, size, next.link)
                ? 1
                : 0;
  }
  meter_.CountGenerated(batch.moves);
  meter_.CountStored(size - size_);
  size_ = size;
}

template <class Board>
bool LineEngine<Board>::MakeRoom() {
  constexpr uint32_t kQueueGrowth = 2;
  Known& known = arena_.known;
  const uint32_t slots_growth = known.slots() < kManySlots ? 4 : 2;
  const size_t needed = size_ + kMostMoves;
  const bool queue_grows = needed > capacity_;
  const bool slots_grow = needed * kSlotsAPosition > known.slots();
  if (!queue_grows && !slots_grow) return true;
  if (known.slots() == kMostSlots) return false;
  // While it grows the old one is there too.
  const size_t meanwhile = bytes() +
                           (queue_grows ? kQueueGrowth * capacity_ * sizeof(Reached) : 0) +
                           (slots_grow ? Known::BytesFor(slots_growth * known.slots()) : 0);
  if (!meter_.Allows(meanwhile)) return false;
  meter_.NotePeak(meanwhile);
  std::vector<Reached>& queue = arena_.queue;
  if (queue_grows) capacity_ *= kQueueGrowth;
  if (capacity_ > queue.size()) queue.resize(capacity_);
  if (!slots_grow) return true;
  const Known old = std::exchange(known, {});
  known.Reset(slots_growth * old.slots(), Board::kNew);
  for (uint32_t i = 0; i < size_; ++i) {
    const uint32_t slot = known.FindOrAdd(old.NumberAt(queue[i].slot)).slot;
    known.ValueAt(slot) = old.ValueAt(queue[i].slot);
    queue[i].slot = slot;
  }
  return true;
}

template <class Board>
std::vector<typename Board::Lines> LineEngine<Board>::PathTo(uint32_t last) const {
  std::vector<Lines> path;
  for (uint32_t i = last;; i = arena_.queue[i].before) {
    path.push_back(arena_.queue[i].lines);
    if (i == 0) break;
  }
  std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_LINE_ENGINE_H_
