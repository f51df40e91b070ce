#include "solver/search/escape_search.h"

#include <algorithm>
#include <cassert>
#include <map>
#include <utility>

namespace rushkit {

EscapeSearch::EscapeSearch(ContentSpace& space, Distance distance, Heuristic& heuristic,
                           Meter& meter)
    : space_(space), distance_(distance), heuristic_(heuristic), meter_(meter) {}

EscapeSearch::Outcome EscapeSearch::Run(const Contents& start, bool all) {
  Push(start.content, start.offsets, 0);
  int f = 1;
  while (!open_.empty() && !proved_hopeless_) {
    f = open_.LowestF();
    if (IsDone(f, all)) break;
    if (const std::optional<LimitKind> limit = meter_.Check(bytes(), f)) {
      return Finish(SearchStatus::kLimitReached, f, limit);
    }
    if (space_.is_full()) return Finish(SearchStatus::kLimitReached, f, LimitKind::kMemory);
    Expand(open_.Pop());
  }
  meter_.Check(bytes(), f);
  if (!escape_length_) return Finish(SearchStatus::kUnsolvable, 0, std::nullopt);
  return Finish(SearchStatus::kSolved, *escape_length_, std::nullopt);
}

void EscapeSearch::Expand(uint32_t number) {
  Entry& entry = entries_[number];
  entry.is_expanded = true;
  if (entry.h == 1) return;  // the last move is the hero's: nothing else need be tried
  const int g = entry.g;
  const Content content = numbering_[entry.content];
  // Some of it may have been reached by fewer moves since: that is another entry.
  OffsetSet offsets = entry.offsets;
  for (uint32_t other = records_[entry.content].newest; other != kNone;
       other = entries_[other].older) {
    if (entries_[other].g < g) offsets = offsets - entries_[other].offsets;
  }
  if (offsets.empty()) return;
  meter_.CountExpanded(offsets.size());
  const auto push = [&](Content next, OffsetSet at) {
    meter_.CountGenerated(at.size());
    Push(next, at, g + 1);
  };
  space_.Drives({content, offsets}, distance_, push);
  push(content, space_.Shifts({content, offsets}, distance_));
}

void EscapeSearch::Push(Content content, OffsetSet offsets, int g) {
  const uint32_t number = numbering_.FindOrAdd(content);
  if (number == records_.size()) records_.push_back({});
  Record& record = records_[number];
  const OffsetSet again = offsets & record.reached;
  OffsetSet wanted = offsets - record.reached;
  if (!again.empty()) wanted = wanted | NotYetAsNear(record, again, g);
  if (!wanted.empty()) AddEntries(number, wanted, g);
}

// Those of `offsets`, all reached before, that were reached by more than `g` moves only.
OffsetSet EscapeSearch::NotYetAsNear(const Record& record, OffsetSet offsets, int g) const {
  for (uint32_t entry = record.newest; entry != kNone && !offsets.empty();
       entry = entries_[entry].older) {
    if (entries_[entry].g <= g) offsets = offsets - entries_[entry].offsets;
  }
  return offsets;
}

void EscapeSearch::AddEntries(uint32_t number, OffsetSet offsets, int g) {
  const Content content = numbering_[number];
  heuristic_.Split({content, offsets}, [&](int h, OffsetSet part) {
    if (h == kNoEscape) {
      // Every move but the last can be taken back: if no escape leads from here, none does from the
      // start.
      proved_hopeless_ = true;
      return;
    }
    if (h > 1) return Add(number, part, g, h);
    const OffsetSet exits = space_.Exits({content, part}, distance_);
    if (!exits.empty()) Add(number, exits, g, 1);
    if (!(part - exits).empty()) Add(number, part - exits, g, 2);
  });
}

void EscapeSearch::Add(uint32_t content, OffsetSet offsets, int g, int h) {
  const int f = g + h;
  if (escape_length_ && f > *escape_length_) return;  // no shorter escape leads through here
  Record& record = records_[content];
  record.reached = record.reached | offsets;
  meter_.CountStored(offsets.size());
  if (record.newest != kNone) {
    Entry& newest = entries_[record.newest];
    if (newest.g == g && newest.h == h && !newest.is_expanded) {
      newest.offsets = newest.offsets | offsets;
      return;
    }
  }
  const uint32_t number = entries_.size();
  entries_.push_back(
      {offsets, content, record.newest, static_cast<int16_t>(g), static_cast<int16_t>(h), false});
  record.newest = number;
  open_.Add(f, g, number);
  if (h == 1) {
    exits_.push_back(number);
    if (!escape_length_ || f < *escape_length_) escape_length_ = f;
  }
}

EscapeSearch::Outcome EscapeSearch::Finish(SearchStatus status, int lower_bound,
                                           std::optional<LimitKind> limit) {
  Outcome outcome{status, lower_bound, limit, {}};
  if (!escape_length_) return outcome;
  const auto last = std::find_if(exits_.begin(), exits_.end(), [this](uint32_t entry) {
    return entries_[entry].g + 1 == *escape_length_;
  });
  assert(last != exits_.end());
  const Entry& entry = entries_[*last];
  outcome.path =
      PathTo({numbering_[entry.content], OffsetSet::Only(entry.offsets.First())}, entry.g);
  return outcome;
}

// The fewest moves by which one position has been reached, if it has.
std::optional<int> EscapeSearch::DistanceOf(const Contents& position) const {
  const uint32_t number = numbering_.Find(position.content);
  if (number == kNone) return std::nullopt;
  std::optional<int> nearest;
  for (uint32_t entry = records_[number].newest; entry != kNone; entry = entries_[entry].older) {
    if ((entries_[entry].offsets & position.offsets).empty()) continue;
    if (!nearest || entries_[entry].g < *nearest) nearest = entries_[entry].g;
  }
  return nearest;
}

std::vector<Contents> EscapeSearch::NeighboursAt(const Contents& position, int g) const {
  std::vector<Contents> neighbours;
  const auto consider = [&](Content content, OffsetSet offsets) {
    while (!offsets.empty()) {
      const Contents neighbour{content, OffsetSet::Only(offsets.First())};
      offsets = offsets - neighbour.offsets;
      const bool is_known =
          std::any_of(neighbours.begin(), neighbours.end(), [&neighbour](const Contents& other) {
            return other.content == neighbour.content && other.offsets == neighbour.offsets;
          });
      if (!is_known && DistanceOf(neighbour) == g) neighbours.push_back(neighbour);
    }
  };
  space_.Drives(position, distance_, consider);
  consider(position.content, space_.Shifts(position, distance_) - position.offsets);
  return neighbours;
}

// Backwards, since every move but the last can be taken back.
std::vector<Contents> EscapeSearch::PathTo(Contents position, int g) const {
  std::vector<Contents> path = {position};
  while (g > 0) {
    --g;
    const std::vector<Contents> before = NeighboursAt(path.back(), g);
    assert(!before.empty());
    path.push_back(before.front());
  }
  std::reverse(path.begin(), path.end());
  return path;
}

std::optional<absl::uint128> EscapeSearch::CountEscapes() const {
  using Key = std::pair<uint64_t, std::pair<uint64_t, uint64_t>>;
  struct Paths {
    Contents position;
    absl::uint128 count;
  };
  // One layer at a time, from the last positions back to the start: how many ways lead on to the
  // end.
  std::vector<Paths> layer;
  const auto add = [](std::vector<Paths>& to, std::map<Key, size_t>& index, const Paths& paths) {
    const absl::uint128 bits = paths.position.offsets.bits();
    const Key key{paths.position.content.key(),
                  {absl::Uint128High64(bits), absl::Uint128Low64(bits)}};
    const auto [at, is_new] = index.emplace(key, to.size());
    if (is_new) {
      to.push_back(paths);
      return true;
    }
    absl::uint128& count = to[at->second].count;
    count += paths.count;
    return count >= paths.count;
  };
  int g = *escape_length_ - 1;
  std::map<Key, size_t> index;
  for (const uint32_t exit : exits_) {
    if (entries_[exit].g != g) continue;
    for (OffsetSet left = entries_[exit].offsets; !left.empty();
         left = left - OffsetSet::Only(left.First())) {
      const Contents position{numbering_[entries_[exit].content], OffsetSet::Only(left.First())};
      if (DistanceOf(position) == g) add(layer, index, {position, 1});
    }
  }
  for (; g > 0; --g) {
    std::vector<Paths> before;
    index.clear();
    for (const Paths& paths : layer) {
      for (const Contents& neighbour : NeighboursAt(paths.position, g - 1)) {
        if (!add(before, index, {neighbour, paths.count})) return std::nullopt;
      }
    }
    layer = std::move(before);
  }
  assert(layer.size() == 1);
  return layer.front().count;
}

size_t EscapeSearch::bytes() const {
  return space_.bytes() + heuristic_.bytes() + numbering_.bytes() + records_.bytes() +
         entries_.bytes() + open_.bytes();
}

}  // namespace rushkit
