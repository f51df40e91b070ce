// The actions of the metric `turns`: one card, out of an unlimited supply or out of a hand.
#ifndef RUSHKIT_SOLVER_SEARCH_CARD_ACTIONS_H_
#define RUSHKIT_SOLVER_SEARCH_CARD_ACTIONS_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "absl/functional/function_ref.h"
#include "absl/types/span.h"
#include "solver/game/card_counts.h"
#include "solver/game/rules.h"
#include "solver/search/card_space.h"
#include "solver/search/clearing.h"
#include "solver/search/content_space.h"
#include "solver/search/search_state.h"
#include "solver/search/solve.h"

namespace rushkit {

// See best_first.h for what each member is.
class CardActions {
 public:
  // What can be played: a hand and how many cards have been drawn, numbered as they come.
  using HandId = uint32_t;
  struct Key {
    Content content;
    HandId hand = 0;
    friend bool operator==(const Key&, const Key&) = default;
  };
  struct Hash {
    uint64_t operator()(const Key& key) const {
      return MixBits(key.content.key() + key.hand * 0x9e3779b97f4a7c15);
    }
  };
  using State = SearchState<Key, Hash>;
  using At = Contents;

  CardActions(ContentSpace& space, const CardSupply& supply, SpacesRule rule,
              PictureLibrary* library = nullptr);

  int batch() const { return kBatch; }
  int longest() const;
  size_t bytes() const { return space_.bytes() + clearings_.bytes() + most_bytes_; }
  bool overflowed() const { return space_.overflowed(); }
  At AtOf(const State& state) const { return {state.key.content, state.offsets}; }

  using Push = absl::FunctionRef<void(const Key&, OffsetSet)>;
  void Expand(absl::Span<const State> states, Push push);
  OffsetSet Finishes(const State& state);
  void Before(const State& state, Push visit);
  bool LeadsTo(const State& from, const State& to) { return WaysTo(from, to) > 0; }

  // For counting: the cards that lead from one position to another, and the different pairs of a
  // card and a position in which the hero has left that can end the search.
  int WaysTo(const State& from, const State& to);
  int WaysToFinish(const State& state);

  // Whether playing `card` can lead from one position to another.
  bool CardLeadsTo(const State& from, const State& to, Card card);
  // Whether playing `card` can take the hero off.
  bool CardFinishes(const State& state, Card card);

  // The hand at the start; every start has this key.
  static constexpr HandId kFirstHand = 0;
  // The cards that may be played with a hand, each kind once.
  std::vector<Card> CardsOf(HandId hand) const;
  // The hand after `card`.
  HandId After(HandId hand, Card card);

 private:
  // How many contents are played from at once: enough to share what they have in common, few enough
  // that a search which is about to end has not done much too much.
  static constexpr int kBatch = 64;

  struct Held {
    Hand hand;
    size_t drawn = 0;
    friend bool operator==(const Held&, const Held&) = default;
  };

  PositionSet OutcomesOf(const PositionSet& from, Card card, SpacesRule rule);
  std::vector<Card> Undominated(const std::vector<Card>& cards) const;
  void PlayAll(const PositionSet& from, HandId hand, const std::vector<Card>& cards, Push push);
  bool IsRegular(Content content);
  int LeastSpacesToLeave(Content content);
  PositionSet WinsOf(const Contents& from, Card card);
  bool Wins(const Contents& from, const std::vector<Card>& cards);

  ContentSpace& space_;
  ClearingTable clearings_;
  CardSupply supply_;
  SpacesRule rule_;
  std::vector<Held> hands_;
  size_t most_bytes_ = 0;  // of the sets that playing one card has held at the same time
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_CARD_ACTIONS_H_
