// The AND/OR search behind FindForcedWin(): see forced_win.h.
//
// What makes it quick is what makes open deals quick (open_deal_search.h): the last turn of each
// side is never made, one reply refutes a turn, the reply that changes nothing most often does, and
// what the cards can do at most bounds the race, here with the worst draws. Three more things come
// from not knowing: a turn after which any card that the other hand may hold wins is refuted at
// once; a reply is the same with every draw, so it is made once for all of them; and the other
// player may hold whatever suits him.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_FORCED_WIN_SEARCH_H_
#define RUSHKIT_SOLVER_JUDGEMENT_FORCED_WIN_SEARCH_H_

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/functional/function_ref.h"
#include "solver/evaluation/race_distance.h"
#include "solver/game/card_kinds.h"
#include "solver/game/card_ledger.h"
#include "solver/game/compact_position.h"
#include "solver/game/information_set.h"
#include "solver/game/play_generator.h"
#include "solver/judgement/open_deal_table.h"
#include "solver/judgement/race_effort.h"
#include "solver/search/limits.h"
#include "solver/search/meter.h"

namespace rushkit {

// What the player who is to win sees at some moment.
struct SightNode {
  CompactPosition position;
  CardLedger cards;
};

struct SightTurn {
  Card card = Card::kMove1;
  CompactPosition position;
};

class ForcedWinSearch {
 public:
  // For the viewer, who is to move. `limits` must outlive the search.
  ForcedWinSearch(const InformationSet& view, const Limits& limits);

  Player viewer() const { return viewer_; }
  const SightNode& root() const { return root_; }
  CardKinds WinningKinds(const SightNode& node);
  // Whether the viewer, who is to move, can force a win within so many own turns, at least one;
  // whether he can after a turn, before he draws. When it is stopped, yes is a proof, no is not.
  bool CanForce(const SightNode& node, int turns);
  bool IsForced(const SightNode& node, int turns);

  // Every different turn of a viewer who cannot win at once.
  std::vector<SightTurn> TurnsOf(const SightNode& node);
  SightNode After(const SightNode& node, const SightTurn& turn) const;

  PlayGenerator& plays() { return plays_; }
  std::optional<LimitKind> stopped_by() const { return stopped_by_; }
  const SearchStatistics& statistics() const { return meter_.statistics(); }

 private:
  struct Key {
    CompactPosition position;
    Hand own;
    Hand other;
    CardCounts unseen;
    size_t next_cards = 0;  // how many of the known ones are left

    friend bool operator==(const Key&, const Key&) = default;
    template <typename H>
    friend H AbslHashValue(H h, const Key& key) {
      h = H::combine(std::move(h), key.position, key.next_cards);
      for (const Card card : kAllCards) {
        h = H::combine(std::move(h), key.own.Of(card), key.other.Of(card), key.unseen.Of(card));
      }
      return h;
    }
  };
  // A draw of the viewer, and what he knows then.
  struct Drawn {
    Card card;
    CardLedger cards;
    CardKinds replies;  // that the other player may make
  };

  Player other() const { return Opponent(viewer_); }
  bool IsRaceLong(const SightNode& node, int turns, int draws) const;
  std::vector<Drawn> DrawsOf(const SightNode& node) const;
  bool IsForcedAtOnce(const SightNode& node, const std::vector<Drawn>& draws);
  bool WinsAfter(const CompactPosition& reply, Card card, const Hand& hand,
                 const std::vector<Drawn>& draws);
  bool IsForcedLater(const SightNode& node, const std::vector<Drawn>& draws, int turns);
  bool CanForceAfter(const CompactPosition& reply, Card card, const std::vector<Drawn>& draws,
                     int turns);
  void MakeTurns(const SightNode& node, Player mover, CardKinds kinds,
                 std::vector<SightTurn>& turns);
  void CountExpanded(size_t generated);
  std::vector<SightTurn>& NextList();

  Player viewer_;
  PlayGenerator plays_;
  PlayGenerator last_plays_;  // for replies to turns out of plays_
  RaceDistance race_;
  SightNode root_;
  std::function<void(const Progress&)> on_progress_;
  Meter meter_;
  std::optional<LimitKind> stopped_by_;
  absl::flat_hash_map<Key, WinBounds> known_;
  std::deque<std::vector<SightTurn>> lists_;  // by how deep the search is
  size_t level_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_FORCED_WIN_SEARCH_H_
