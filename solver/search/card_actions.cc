#include "solver/search/card_actions.h"

#include <algorithm>
#include <limits>
#include <map>

#include "solver/game/card_outcomes.h"

namespace rushkit {
namespace {

PositionSet SetOf(const Contents& contents) {
  PositionSet set;
  set.Add(contents.content, contents.offsets);
  return set;
}

}  // namespace

CardActions::CardActions(ContentSpace& space, const CardSupply& supply, SpacesRule rule,
                         PictureLibrary* library)
    : space_(space), clearings_(space, Distance::kOneSpace, library), supply_(supply), rule_(rule) {
  hands_.push_back({supply.hand.value_or(Hand()), 0});
}

int CardActions::longest() const {
  if (!supply_.hand) return std::numeric_limits<int>::max();
  return supply_.hand->size() + static_cast<int>(supply_.draws.size());
}

std::vector<Card> CardActions::CardsOf(HandId hand) const {
  const CardCounts& counts = supply_.hand ? hands_[hand].hand : supply_.deck;
  std::vector<Card> cards;
  for (const Card card : kAllCards) {
    if (counts.Has(card)) cards.push_back(card);
  }
  return cards;
}

CardActions::HandId CardActions::After(HandId hand, Card card) {
  if (!supply_.hand) return kFirstHand;
  Held held = hands_[hand];
  held.hand.Remove(card);
  if (held.drawn < supply_.draws.size()) held.hand.Add(supply_.draws[held.drawn++]);
  const auto known = std::find(hands_.begin(), hands_.end(), held);
  if (known != hands_.end()) return static_cast<HandId>(known - hands_.begin());
  hands_.push_back(held);
  return static_cast<HandId>(hands_.size() - 1);
}

PositionSet CardActions::OutcomesOf(const PositionSet& from, Card card, SpacesRule rule) {
  CardSpace cards(space_);
  PositionSet outcomes = CardOutcomes<CardSpace>(cards, rule, from).Of(card);
  most_bytes_ = std::max(most_bytes_, cards.bytes() + outcomes.bytes());
  return outcomes;
}

// Whether every position of a content has a step and a shift to make, before and after any shift:
// then what a card must use is the same for all of them.
bool CardActions::IsRegular(Content content) {
  return space_.HasInnerDrive(content) &&
         !(space_.IsLocked(content, Side::kLeft) && space_.IsLocked(content, Side::kRight));
}

// The cards without those whose outcomes from regular positions another card has too. Two spaces
// more can be spent on a step out and back.
std::vector<Card> CardActions::Undominated(const std::vector<Card>& cards) const {
  const auto covers = [this](const CardPower& more, const CardPower& less) {
    if (more.slide || less.slide || more == less) return false;
    if (rule_ == SpacesRule::kExact) {
      return more.shift == less.shift && more.spaces >= less.spaces &&
             (more.spaces - less.spaces) % 2 == 0;
    }
    return more.shift >= less.shift && more.spaces >= less.spaces;
  };
  std::vector<Card> rest;
  std::copy_if(cards.begin(), cards.end(), std::back_inserter(rest), [&](Card card) {
    return std::none_of(cards.begin(), cards.end(),
                        [&](Card other) { return covers(PowerOf(other), PowerOf(card)); });
  });
  return rest;
}

void CardActions::PlayAll(const PositionSet& from, HandId hand, const std::vector<Card>& cards,
                          Push push) {
  for (const Card card : cards) {
    const HandId next = After(hand, card);
    const PositionSet after = OutcomesOf(from, card, rule_);
    after.ForEach([&](Content content, OffsetSet offsets) { push({content, next}, offsets); });
  }
}

void CardActions::Expand(absl::Span<const State> states, Push push) {
  std::map<HandId, PositionSet> regular;
  for (const State& state : states) {
    if (IsRegular(state.key.content)) {
      regular[state.key.hand].Add(state.key.content, state.offsets);
      continue;
    }
    ForEachPair(state.offsets, [&](OffsetSet pair) {
      PlayAll(SetOf({state.key.content, pair}), state.key.hand, CardsOf(state.key.hand), push);
    });
  }
  for (const auto& [hand, set] : regular) {
    // Out of a hand each card leaves another hand, so none stands for another.
    const std::vector<Card> cards = CardsOf(hand);
    PlayAll(set, hand, supply_.hand ? cards : Undominated(cards), push);
  }
}

// Spaces that the hero and what stands before it in its part must use at least, if no card slides.
// The hero does not turn back to let something out behind it: one card has one shift and at most
// three spaces beside it, too few to go back over a seam and out at the far end.
int CardActions::LeastSpacesToLeave(Content content) {
  int spaces = 0;
  for (int part = 0; part < kPartCount; ++part) {
    const PictureId id = content.Of(part);
    const PictureFacts& facts = space_.table(part).FactsOf(id);
    if (facts.hero_column >= 0) {
      spaces +=
          kGridColumns - kPartShapes[static_cast<size_t>(part)].first_column - facts.hero_column;
    }
    spaces += clearings_.Of(part, id).ahead;
  }
  return spaces;
}

OffsetSet CardActions::Finishes(const State& state) {
  const Contents from{state.key.content, state.offsets};
  OffsetSet finishing;
  std::vector<Card> steppers;
  const int least = LeastSpacesToLeave(state.key.content);
  for (const Card card : CardsOf(state.key.hand)) {
    if (PowerOf(card).slide) finishing = space_.Exits(from, Distance::kAny);
    if (PowerOf(card).spaces >= least) steppers.push_back(card);
  }
  const Contents rest{from.content, from.offsets - finishing};
  if (steppers.empty() || rest.offsets.empty() || !Wins(rest, steppers)) return finishing;
  ForEachPair(rest.offsets, [&](OffsetSet pair) {
    if (Wins({rest.content, pair}, steppers)) finishing = finishing | pair;
  });
  return finishing;
}

// The positions, without the hero, that `card` leaves when it takes the hero off. A win ends a card
// where it happens, so what the card would still have to use does not matter, nor whether the
// positions of `from` are alike.
PositionSet CardActions::WinsOf(const Contents& from, Card card) {
  CardSpace played(space_);
  CardOutcomes<CardSpace>(played, SpacesRule::kUpTo, SetOf(from)).Of(card);
  return played.wins();
}

bool CardActions::Wins(const Contents& from, const std::vector<Card>& cards) {
  return std::any_of(cards.begin(), cards.end(),
                     [&](Card card) { return !WinsOf(from, card).empty(); });
}

bool CardActions::CardFinishes(const State& state, Card card) {
  return !WinsOf({state.key.content, state.offsets}, card).empty();
}

int CardActions::WaysToFinish(const State& state) {
  int ways = 0;
  for (const Card card : CardsOf(state.key.hand)) {
    const PositionSet wins = WinsOf({state.key.content, state.offsets}, card);
    wins.ForEach([&ways](Content, OffsetSet offsets) { ways += offsets.size(); });
  }
  return ways;
}

// A card can be played backwards: its moves in reverse use as many spaces and as many shifts. With
// `up-to` that finds every predecessor, also those for which the card could not be used in full.
void CardActions::Before(const State& state, Push visit) {
  for (HandId hand = 0; hand < hands_.size(); ++hand) {
    for (const Card card : CardsOf(hand)) {
      if (After(hand, card) != state.key.hand) continue;
      const PositionSet from =
          OutcomesOf(SetOf({state.key.content, state.offsets}), card, SpacesRule::kUpTo);
      from.ForEach([&](Content content, OffsetSet offsets) { visit({content, hand}, offsets); });
      // A card that could do nothing.
      visit({state.key.content, hand}, state.offsets);
    }
  }
}

bool CardActions::CardLeadsTo(const State& from, const State& to, Card card) {
  if (After(from.key.hand, card) != to.key.hand) return false;
  const PositionSet after = OutcomesOf(SetOf({from.key.content, from.offsets}), card, rule_);
  return !(after.Of(to.key.content) & to.offsets).empty();
}

int CardActions::WaysTo(const State& from, const State& to) {
  const std::vector<Card> cards = CardsOf(from.key.hand);
  return static_cast<int>(std::count_if(cards.begin(), cards.end(),
                                        [&](Card card) { return CardLeadsTo(from, to, card); }));
}

}  // namespace rushkit
