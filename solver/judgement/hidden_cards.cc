#include "solver/judgement/hidden_cards.h"

#include <cassert>

#include "absl/types/span.h"
#include "solver/game/deal.h"

namespace rushkit {
namespace {

CardCounts Without(const CardCounts& cards, CardKinds without) {
  CardCounts left;
  for (const Card card : kAllCards) {
    if (!without.Has(card)) left.Add(card, cards.Of(card));
  }
  return left;
}

}  // namespace

HiddenCards HiddenCards::Draw(const InformationSet& view, CardKinds without, Random& random) {
  const Player other = Opponent(view.viewer());
  HiddenCards cards;
  cards.hands_[Index(view.viewer())] = view.hand();
  Hand& hand = cards.hands_[Index(other)];
  hand = view.other().known;
  const std::vector<Card> drawn = Shuffled(Without(view.unseen(), without), random);
  const auto hidden = static_cast<size_t>(view.other().hidden);
  assert(drawn.size() >= hidden);
  CardCounts rest = view.unseen();
  for (const Card card : absl::MakeConstSpan(drawn).first(hidden)) {
    hand.Add(card);
    rest.Remove(card);
  }
  const absl::Span<const Card> known = view.cards().next_cards();
  cards.pile_.assign(known.begin(), known.end());
  for (const Card card : Shuffled(rest, random)) cards.pile_.push_back(card);
  for (const Card card : cards.pile_) cards.pile_counts_.Add(card);
  cards.discards_ = view.cards().discards();
  return cards;
}

CardCounts HiddenCards::UnseenBy(Player player) const {
  CardCounts unseen = HandOf(Opponent(player));
  unseen.Add(pile_counts_);
  return unseen;
}

void HiddenCards::Play(Player player, Card card, Random& random) {
  Hand& hand = hands_[Index(player)];
  hand.Remove(card);
  discards_.Add(card);
  const Card drawn = pile_[next_++];
  hand.Add(drawn);
  pile_counts_.Remove(drawn);
  if (next_ < pile_.size()) return;
  pile_ = Shuffled(discards_, random);
  pile_counts_ = discards_;
  discards_ = {};
  next_ = 0;
}

}  // namespace rushkit
