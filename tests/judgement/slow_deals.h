// The slow twin of open deals: what is meant, written down. No order, no bounds, and nothing is
// kept but what a card can leave, which has a slow twin of its own (play_generator_test.cc).
#ifndef RUSHKIT_TESTS_JUDGEMENT_SLOW_DEALS_H_
#define RUSHKIT_TESTS_JUDGEMENT_SLOW_DEALS_H_

#include <array>
#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "solver/game/card_counts.h"
#include "solver/game/card_ledger.h"
#include "solver/game/play_generator.h"
#include "solver/judgement/open_deal.h"

namespace rushkit::testing {

// What cards leave, by number of a position.
class SlowPlays {
 public:
  struct Plays {
    bool is_known = false;
    bool wins = false;
    std::vector<size_t> after;
  };

  SlowPlays(const Position& setup, SpacesRule rule) : generator_(setup, rule) {}

  size_t NumberOf(const Position& position) {
    return NumberOf(*generator_.form().Compact(position));
  }
  const CompactPosition& operator[](size_t number) const { return positions_[number]; }
  const Plays& Of(size_t position, Player mover, Card card);

 private:
  size_t NumberOf(const CompactPosition& position);

  PlayGenerator generator_;
  absl::flat_hash_map<CompactPosition, size_t> numbers_;
  std::vector<CompactPosition> positions_;
  std::deque<std::array<std::array<Plays, kCardKinds>, 2>> known_;  // by position, player, card
};

class SlowDeals {
 public:
  explicit SlowDeals(SlowPlays& plays) : plays_(plays) {}

  // The verdict up to a depth; nothing if that takes more than so many positions.
  std::optional<DealVerdict> VerdictOf(const OpenDeal& deal, int depth, size_t most);

 private:
  struct Moment {
    size_t position;
    Player mover;
    std::array<Hand, 2> hands;
    size_t drawn;
  };

  bool Wins(const Moment& moment, int turns);
  bool Loses(const Moment& moment, int turns);
  bool WinsAtOnce(const Moment& moment);
  template <class Predicate>
  bool AnyAfter(const Moment& moment, Predicate predicate);

  SlowPlays& plays_;
  std::vector<Card> draws_;
  size_t left_ = 0;  // positions that may still be looked at
};

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_JUDGEMENT_SLOW_DEALS_H_
