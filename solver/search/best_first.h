// A* over sets of positions: textbook best-first search, for drives and shifts or for cards.
//
// A *node* is a key (a content, and the cards in hand where there are any) with the offset pairs at
// which it was reached by `g` actions and has the same bound `h`. With a blind heuristic this is
// breadth-first search. Nothing asks that the heuristic be consistent: a position that is reached
// again by fewer actions is expanded again.
//
// One look ahead is built in: a position whose bound is 1 is asked, when it is generated, whether
// one more action ends the search. If not, its bound is 2. So the last layer is never expanded, and
// an escape is known as soon as the position before its last action has been generated.
//
// `Actions` says what an action is:
//   Key                                  with == and Hash
//   State                                a SearchState of them
//   void Expand(absl::Span<const State>, push)   calls push(key, offsets) for all successors
//   int batch()                          how many states Expand would like to have at once
//   int longest()                        no escape has more actions
//   size_t bytes()                       held besides the tables of the search
//   bool overflowed()                    nothing that was said lately can be trusted
//   At AtOf(const State&)                what its heuristics are asked about
//   OffsetSet Finishes(const State&)     where one more action takes the hero off
//   void Before(const State&, visit)     visit(key, offsets): all predecessors, others too
//   bool LeadsTo(const State&, const State&)     whether one action does
#ifndef RUSHKIT_SOLVER_SEARCH_BEST_FIRST_H_
#define RUSHKIT_SOLVER_SEARCH_BEST_FIRST_H_

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "absl/types/span.h"
#include "solver/search/chunked_vector.h"
#include "solver/search/heuristic.h"
#include "solver/search/meter.h"
#include "solver/search/numbering.h"
#include "solver/search/open_list.h"
#include "solver/search/result.h"

namespace rushkit {

template <class Actions>
class BestFirstSearch {
 public:
  using Key = typename Actions::Key;
  using State = typename Actions::State;

  using Bound = Heuristic<typename Actions::At>;

  BestFirstSearch(Actions& actions, Bound& heuristic, Meter& meter)
      : actions_(actions), heuristic_(heuristic), meter_(meter) {}

  struct Outcome {
    SearchStatus status = SearchStatus::kLimitReached;
    int lower_bound = 0;
    std::optional<LimitKind> limit;
  };

  // With `all`, goes on until every position of every shortest escape is known.
  Outcome Run(const State& start, bool all) {
    Begin(start);
    return *Continue(all, std::numeric_limits<uint64_t>::max());
  }

  // The same in slices: nothing when there is more to do after `most` steps.
  void Begin(const State& start) { Push(start.key, start.offsets, 0); }
  std::optional<Outcome> Continue(bool all, uint64_t most);

  // No escape has fewer than `length` actions: another search has proved it.
  void RaiseBound(int length) { proved_ = std::max(proved_, length); }

  // The length of the shortest escape that is known: of a shortest one if the search solved.
  std::optional<int> escape_length() const { return escape_length_; }

  // The positions of that escape, from the start to the one before its last action. It may turn out
  // one shorter than known when the search was stopped. Empty when none is known.
  std::vector<State> Path() const;

  // The positions, one by one, before the last action of an escape of that length.
  std::vector<State> LastStates() const;

  // The positions that can come right before `state` and were reached by exactly `g` actions at the
  // least, each once.
  std::vector<State> BeforeAt(const State& state, int g) const;

  size_t bytes() const {
    return actions_.bytes() + heuristic_.bytes() + numbering_.bytes() + records_.bytes() +
           nodes_.bytes() + open_.bytes() + finishing_.capacity() * sizeof(uint32_t);
  }

 private:
  using KeyNumbering = Numbering<Key, typename Actions::Hash>;
  static constexpr uint32_t kNone = KeyNumbering::kNone;
  static constexpr size_t kMostGenerated = 128;

  struct Node {
    OffsetSet offsets;
    uint32_t key = 0;
    uint32_t older = kNone;  // another node of the same key
    int16_t g = 0;
    int16_t h = 0;  // 1: one more action ends the search
    bool is_closed = false;
  };
  struct Record {
    OffsetSet reached;
    uint32_t newest = kNone;  // node
  };

  bool IsDone(int f, bool all) const {
    return escape_length_ && (all ? f > *escape_length_ : proved_ >= *escape_length_);
  }
  void ExpandNext(int f);
  void Close(uint32_t number, std::vector<State>& batch);
  void PushGenerated(int g);
  void Push(const Key& key, OffsetSet offsets, int g);
  OffsetSet NotYetAsNear(const Record& record, OffsetSet offsets, int g) const;
  void AddNodes(uint32_t number, OffsetSet offsets, int g);
  void AddNode(uint32_t key, OffsetSet offsets, int g, int h);
  std::optional<int> DistanceOf(const State& state) const;
  template <class Visit>
  void ForEachBefore(const State& state, int most, Visit visit) const;

  Actions& actions_;
  Bound& heuristic_;
  Meter& meter_;
  KeyNumbering numbering_;
  ChunkedVector<Record> records_;
  ChunkedVector<Node> nodes_;
  OpenList open_;
  std::vector<State> generated_;     // and not pushed yet
  std::vector<uint32_t> met_;        // keys that are met first when looking for them
  std::vector<uint32_t> finishing_;  // nodes whose h is 1
  int proved_ = 1;                   // no escape is shorter
  std::optional<int> escape_length_;
  bool is_hopeless_ = false;
};

template <class Actions>
auto BestFirstSearch<Actions>::Continue(bool all, uint64_t most) -> std::optional<Outcome> {
  for (uint64_t steps = 0; !open_.empty() && !is_hopeless_ && !actions_.overflowed(); ++steps) {
    // The lowest f is a bound at every moment, and with an inconsistent heuristic it may fall
    // again.
    const int f = open_.LowestF();
    proved_ = std::max(proved_, f);
    if (IsDone(f, all)) break;
    if (const std::optional<LimitKind> limit = meter_.Check(bytes(), proved_)) {
      return Outcome{SearchStatus::kLimitReached, proved_, limit};
    }
    if (steps == most) return std::nullopt;
    ExpandNext(f);
  }
  meter_.Check(bytes(), proved_);
  if (actions_.overflowed()) {
    // Whatever came of the last expansion may be wrong, an escape too.
    escape_length_.reset();
    return Outcome{SearchStatus::kLimitReached, proved_, LimitKind::kMemory};
  }
  if (!escape_length_) return Outcome{SearchStatus::kUnsolvable, 0, std::nullopt};
  return Outcome{SearchStatus::kSolved, *escape_length_, std::nullopt};
}

template <class Actions>
void BestFirstSearch<Actions>::ExpandNext(int f) {
  std::vector<State> batch;
  int g = -1;
  while (static_cast<int>(batch.size()) < actions_.batch() && !open_.empty()) {
    if (open_.LowestF() != f || (g >= 0 && open_.HighestG() != g)) break;
    g = open_.HighestG();
    Close(open_.Pop(), batch);
  }
  if (batch.empty()) return;
  actions_.Expand(batch, [this, g](const Key& key, OffsetSet offsets) {
    meter_.CountGenerated(offsets.size());
    numbering_.Prefetch(key);
    generated_.push_back({key, offsets});
    if (generated_.size() == kMostGenerated) PushGenerated(g + 1);
  });
  PushGenerated(g + 1);
}

// Looking one after the other for what was generated, each would wait for memory three times; so
// the memory for all is asked for first.
template <class Actions>
void BestFirstSearch<Actions>::PushGenerated(int g) {
  met_.clear();
  for (const State& state : generated_) {
    const uint32_t number = numbering_.PrefetchKey(state.key);
    if (number == kNone) continue;
    __builtin_prefetch(&records_[number]);
    met_.push_back(number);
  }
  for (const uint32_t number : met_) {
    const uint32_t newest = records_[number].newest;
    if (newest != kNone) __builtin_prefetch(&nodes_[newest]);
  }
  for (const State& state : generated_) Push(state.key, state.offsets, g);
  generated_.clear();
}

// Adds to `batch` what of a node has not been reached by fewer actions since.
template <class Actions>
void BestFirstSearch<Actions>::Close(uint32_t number, std::vector<State>& batch) {
  Node& node = nodes_[number];
  node.is_closed = true;
  if (node.h == 1) return;  // only the last action is left: nothing else need be tried
  OffsetSet offsets = node.offsets;
  for (uint32_t other = records_[node.key].newest; other != kNone; other = nodes_[other].older) {
    if (nodes_[other].g < node.g) offsets = offsets - nodes_[other].offsets;
  }
  if (offsets.empty()) return;
  meter_.CountExpanded(offsets.size());
  batch.push_back({numbering_[node.key], offsets});
}

template <class Actions>
void BestFirstSearch<Actions>::Push(const Key& key, OffsetSet offsets, int g) {
  const uint32_t number = numbering_.FindOrAdd(key);
  if (number == records_.size()) records_.push_back({});
  const Record& record = records_[number];
  const OffsetSet again = offsets & record.reached;
  OffsetSet wanted = offsets - record.reached;
  if (!again.empty()) wanted = wanted | NotYetAsNear(record, again, g);
  if (!wanted.empty()) AddNodes(number, wanted, g);
}

// Those of `offsets`, all reached before, that were reached by more than `g` actions only.
template <class Actions>
OffsetSet BestFirstSearch<Actions>::NotYetAsNear(const Record& record, OffsetSet offsets,
                                                 int g) const {
  for (uint32_t node = record.newest; node != kNone && !offsets.empty();
       node = nodes_[node].older) {
    if (nodes_[node].g <= g) offsets = offsets - nodes_[node].offsets;
  }
  return offsets;
}

template <class Actions>
void BestFirstSearch<Actions>::AddNodes(uint32_t number, OffsetSet offsets, int g) {
  const Key key = numbering_[number];
  heuristic_.Split(actions_.AtOf({key, offsets}), [&](int h, OffsetSet part) {
    if (h == kNoEscape) {
      // Every move but the last can be taken back: if no escape leads from here, none does from the
      // start.
      is_hopeless_ = true;
      return;
    }
    if (h > 1) return AddNode(number, part, g, h);
    const OffsetSet finishing = actions_.Finishes({key, part});
    if (!finishing.empty()) AddNode(number, finishing, g, 1);
    if (!(part - finishing).empty()) AddNode(number, part - finishing, g, 2);
  });
}

template <class Actions>
void BestFirstSearch<Actions>::AddNode(uint32_t key, OffsetSet offsets, int g, int h) {
  const int f = g + h;
  if (escape_length_ && f > *escape_length_) return;    // no shorter escape leads through here
  if (g + std::min(h, 2) > actions_.longest()) return;  // too few are left, whatever the bound says
  Record& record = records_[key];
  record.reached = record.reached | offsets;
  meter_.CountStored(offsets.size());
  if (record.newest != kNone) {
    Node& newest = nodes_[record.newest];
    if (newest.g == g && newest.h == h && !newest.is_closed) {
      newest.offsets = newest.offsets | offsets;
      return;
    }
  }
  const uint32_t number = nodes_.size();
  nodes_.push_back(
      {offsets, key, record.newest, static_cast<int16_t>(g), static_cast<int16_t>(h), false});
  record.newest = number;
  open_.Add(f, g, number);
  if (h > 1) return;
  finishing_.push_back(number);
  if (!escape_length_ || f < *escape_length_) escape_length_ = f;
}

// The fewest actions by which one position has been reached, if it has.
template <class Actions>
std::optional<int> BestFirstSearch<Actions>::DistanceOf(const State& state) const {
  const uint32_t number = numbering_.Find(state.key);
  if (number == kNone) return std::nullopt;
  std::optional<int> nearest;
  for (uint32_t node = records_[number].newest; node != kNone; node = nodes_[node].older) {
    if ((nodes_[node].offsets & state.offsets).empty()) continue;
    if (!nearest || nodes_[node].g < *nearest) nearest = nodes_[node].g;
  }
  return nearest;
}

template <class Actions>
auto BestFirstSearch<Actions>::LastStates() const -> std::vector<State> {
  std::vector<State> last;
  for (const uint32_t number : finishing_) {
    const Node& node = nodes_[number];
    if (node.g + 1 != *escape_length_) continue;
    ForEachPair(node.offsets, [&](OffsetSet pair) {
      const State state{numbering_[node.key], pair};
      if (DistanceOf(state) == node.g) last.push_back(state);
    });
  }
  return last;
}

// Calls visit(candidate, distance) for positions, reached by at most `most` actions, that may come
// right before `state`.
template <class Actions>
template <class Visit>
void BestFirstSearch<Actions>::ForEachBefore(const State& state, int most, Visit visit) const {
  actions_.Before(state, [&](const Key& key, OffsetSet offsets) {
    ForEachPair(offsets, [&](OffsetSet pair) {
      const State candidate{key, pair};
      const std::optional<int> distance = DistanceOf(candidate);
      if (distance && *distance <= most) visit(candidate, *distance);
    });
  });
}

template <class Actions>
auto BestFirstSearch<Actions>::BeforeAt(const State& state, int g) const -> std::vector<State> {
  std::vector<State> before;
  ForEachBefore(state, g, [&](const State& candidate, int distance) {
    const bool is_known = std::find(before.begin(), before.end(), candidate) != before.end();
    if (distance == g && !is_known && actions_.LeadsTo(candidate, state)) {
      before.push_back(candidate);
    }
  });
  return before;
}

template <class Actions>
auto BestFirstSearch<Actions>::Path() const -> std::vector<State> {
  std::vector<State> path;
  if (!escape_length_) return path;
  path.push_back(LastStates().front());
  int g = *escape_length_ - 1;
  while (g > 0) {
    // The nearest to the start; a search that was stopped may know a shorter way to it by now.
    std::optional<State> nearest;
    ForEachBefore(path.back(), g - 1, [&](const State& candidate, int distance) {
      if (distance >= g || !actions_.LeadsTo(candidate, path.back())) return;
      nearest = candidate;
      g = distance;
    });
    assert(nearest.has_value());
    path.push_back(*nearest);
  }
  std::reverse(path.begin(), path.end());
  return path;
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_BEST_FIRST_H_
