// The decks that a plan goes through, each a number: some cards in a known order, then others in
// unknown order, or nobody knows what. Decks with the same cards left are the same.
//
// Chances are counted in whole numbers: with m cards in unknown order left, points are in parts of
// Scale, m * (m - 1) * ... down to the smallest deck that is looked at, so that a draw of one card
// in m multiplies by whole weights and the common denominator of all orders is never divided out.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_DECK_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_DECK_H_

#include <cstdint>
#include <deque>
#include <limits>
#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/numeric/int128.h"
#include "calculators/roadkill_rivals/plan_card.h"

namespace rushkit::roadkill {

using DeckId = uint32_t;

struct Draw {
  CardType card = kUnseen;
  unsigned weight = 1;
  DeckId next = 0;
};

class PlanDeck {
 public:
  static constexpr size_t kEndless = std::numeric_limits<size_t>::max();

  // The whole deck, number 0. `rest`: nothing when nobody knows what comes behind the stream.
  // `extra_turns` that the cards bring, by type.
  PlanDeck(const std::vector<CardType>& stream, const std::optional<std::vector<CardType>>& rest,
           std::vector<unsigned> extra_turns);

  // Each card that can come next. None of an empty deck, nor where Scale would grow too big.
  const std::vector<Draw>& Draws(DeckId deck);
  // The deck in which all cards that bring no extra turns are one, kAny.
  DeckId Blurred(DeckId deck);

  unsigned ExtraTurns(CardType card) const {
    return card < extra_turns_.size() ? extra_turns_[card] : 0;
  }
  // How many turns more the cards bring than it takes to take them.
  unsigned MoreTurns(DeckId deck) const { return nodes_[deck].more_turns; }
  size_t CardsLeft(DeckId deck) const;
  absl::uint128 Scale(DeckId deck) const { return scales_[nodes_[deck].size]; }
  bool IsInOrder(DeckId deck) const { return nodes_[deck].at < stream_.size() || is_endless_; }

 private:
  struct Node {
    size_t at = 0;                // in the stream
    std::vector<uint8_t> counts;  // of the cards in unknown order, by type; the last: of kAny
    size_t size = 0;              // of them together
    unsigned more_turns = 0;
    std::optional<std::vector<Draw>> draws = std::nullopt;
    std::optional<DeckId> blurred = std::nullopt;
  };

  void Add(size_t at, const std::vector<uint8_t>& counts, size_t size);
  DeckId Find(const std::vector<uint8_t>& counts, size_t size);
  std::vector<Draw> FindDraws(DeckId deck);

  std::vector<CardType> stream_;
  bool is_endless_;
  std::vector<unsigned> extra_turns_;
  std::vector<absl::uint128> scales_;  // by cards in unknown order; 0 where they are too few
  std::deque<Node> nodes_;             // what is handed out must stay where it is
  absl::flat_hash_map<std::vector<uint8_t>, DeckId> ids_;
};

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_DECK_H_
