// What a player can tell of hidden cards is all that can be told: on small decks, every way in
// which the cards may lie is listed.
#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <utility>
#include <vector>

#include "solver/game/referee.h"
#include "tests/catch.h"
#include "tests/game/random_games.h"

namespace rushkit {
namespace {

using testing::CardsOf;
using testing::CountsOf;

// Every way in which the cards may lie, as far as a player knows: the other hand place by place,
// in the order in which the cards came into it, and how many orders of the deck lead to that. What
// he does not find there lies in the pile.
class Possibilities {
 public:
  using Places = std::vector<Card>;

  Possibilities(const Deck& deck, const CardCounts& own) : face_down_(deck) {
    face_down_.Remove(own);
    hands_ = {{{}, 1}};
    for (int i = 0; i < kHandSize; ++i) OtherDraws();
  }

  const std::map<Places, uint64_t>& hands() const { return hands_; }

  CardCounts PileBeside(const Places& hand) const {
    CardCounts pile = face_down_;
    pile.Remove(CountsOf(hand));
    return pile;
  }

  // The other draws: any card of the pile, each equally often.
  void OtherDraws() {
    std::map<Places, uint64_t> drawn;
    for (const auto& [hand, ways] : hands_) {
      const CardCounts pile = PileBeside(hand);
      for (const Card card : kAllCards) {
        if (!pile.Has(card)) continue;
        Places more = hand;
        more.push_back(card);
        drawn[more] += ways * static_cast<uint64_t>(pile.Of(card));
      }
    }
    Keep(std::move(drawn));
  }

  // The viewer draws `card`.
  void ViewerDraws(Card card) {
    std::map<Places, uint64_t> drawn;
    for (const auto& [hand, ways] : hands_) {
      const auto copies = static_cast<uint64_t>(PileBeside(hand).Of(card));
      if (copies > 0) drawn[hand] = ways * copies;
    }
    face_down_.Remove(card);
    Keep(std::move(drawn));
  }

  // The other plays the card in `place`, which is `card`.
  void OtherPlays(size_t place, Card card) {
    std::map<Places, uint64_t> left;
    for (const auto& [hand, ways] : hands_) {
      if (hand[place] != card) continue;
      Places rest = hand;
      rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(place));
      left[rest] += ways;
    }
    face_down_.Remove(card);
    Keep(std::move(left));
  }

  // The pile has run out, so that all that lies face down is the other hand, which he sorts; and
  // the discards are turned over.
  void Reshuffle(const CardCounts& discards) {
    for (const auto& [hand, ways] : hands_) REQUIRE(CountsOf(hand) == face_down_);
    hands_ = {{CardsOf(face_down_), 1}};
    face_down_.Add(discards);
  }

  // A place of the other hand where `card` lies for certain.
  std::optional<size_t> CertainPlaceOf(Card card) const {
    for (size_t place = 0; place < hands_.begin()->first.size(); ++place) {
      if (std::all_of(hands_.begin(), hands_.end(),
                      [&](const auto& entry) { return entry.first[place] == card; })) {
        return place;
      }
    }
    return std::nullopt;
  }

 private:
  void Keep(std::map<Places, uint64_t> hands) {
    uint64_t common = 0;
    for (const auto& [hand, ways] : hands) common = std::gcd(common, ways);
    for (auto& [hand, ways] : hands) ways /= common;
    hands_ = std::move(hands);
  }

  CardCounts face_down_;  // the other hand and the pile
  std::map<Places, uint64_t> hands_;
};

uint64_t Choose(int n, int k) {
  if (k < 0 || k > n) return 0;
  uint64_t ways = 1;
  for (int i = 1; i <= k; ++i) ways = ways * static_cast<uint64_t>(n - k + i) / i;
  return ways;
}

// In how many ways the hidden cards of the other hand can be drawn from those unseen so that it is
// `hand`.
uint64_t WaysToBe(const CardCounts& hand, const InformationSet& view) {
  if (!hand.Holds(view.other().known)) return 0;
  CardCounts hidden = hand;
  hidden.Remove(view.other().known);
  uint64_t ways = 1;
  for (const Card card : kAllCards) ways *= Choose(view.unseen().Of(card), hidden.Of(card));
  return ways;
}

// Each hand of the other is as likely as the view has it.
void CheckView(const Possibilities& possible, const InformationSet& view) {
  std::map<CardCounts, uint64_t> by_counts;
  uint64_t all = 0;
  CardCounts either = view.unseen();
  either.Add(view.other().known);
  for (const auto& [hand, ways] : possible.hands()) {
    by_counts[CountsOf(hand)] += ways;
    all += ways;
    CardCounts both = possible.PileBeside(hand);
    REQUIRE(both.size() == view.cards().pile_size());
    both.Add(CountsOf(hand));
    REQUIRE(both == either);
  }
  const uint64_t all_by_view = Choose(view.unseen().size(), view.other().hidden);
  uint64_t seen = 0;
  for (const auto& [hand, ways] : by_counts) {
    const uint64_t by_view = WaysToBe(hand, view);
    REQUIRE(ways * all_by_view == by_view * all);
    seen += by_view;
  }
  REQUIRE(seen == all_by_view);  // the view has no other hand
}

// A game with a small deck on a grid where nothing moves, in which the other player's choice of a
// card tells nothing: he takes a place of his hand at random. (A card of a kind that he is known to
// hold is taken for that one: the hand that is left is the same.)
class Deduction {
 public:
  explicit Deduction(uint64_t seed)
      : random_(seed),
        viewer_(kPlayers[random_.Below(2)]),
        deck_(testing::RandomDeck(random_, kSmallestDeck + static_cast<int>(random_.Below(5)))),
        first_(kPlayers[random_.Below(2)]),
        deal_(DealInOrder(Shuffled(deck_, random_), first_)),
        game_(*Referee::Begin(
            *GameCourse::Begin(testing::PositionOf(testing::kNothingMoves), first_,
                               SpacesRule::kExact, {.turn_cap = 40, .repetitions = 100}),
            deck_, deal_,
            [this](const CardCounts& cards, int) { return Shuffled(cards, random_); })),
        possible_(deck_, deal_.hands[static_cast<size_t>(viewer_)]),
        other_(Shuffled(deal_.hands[static_cast<size_t>(Opponent(viewer_))], random_)) {}
  Deduction(const Deduction&) = delete;
  Deduction& operator=(const Deduction&) = delete;

  void PlayToTheEnd() {
    CheckView(possible_, game_.ViewOf(viewer_));
    while (!game_.state().ending()) {
      PlayTurn();
      INFO("turn " << game_.state().course().turns());
      if (!game_.state().ending()) CheckView(possible_, game_.ViewOf(viewer_));
    }
  }

 private:
  void PlayTurn() {
    const Player mover = game_.state().to_move();
    CardCounts hand = game_.state().HandOf(mover);
    CardCounts discards = game_.state().cards().discards();
    const Card card = mover == viewer_ ? testing::AnyCardOf(hand, random_) : OtherPlays();
    const int reshuffles = game_.state().cards().reshuffles();
    REQUIRE(game_.Play({card, {}}).ok());
    if (game_.state().ending()) return;
    hand.Remove(card);
    CardCounts drawn = game_.state().HandOf(mover);
    drawn.Remove(hand);
    SeeDraw(mover, CardsOf(drawn).front());
    discards.Add(card);
    if (game_.state().cards().reshuffles() == reshuffles) return;
    possible_.Reshuffle(discards);
    other_ = CardsOf(CountsOf(other_));
  }

  Card OtherPlays() {
    const size_t any = random_.Below(other_.size());
    const Card card = other_[any];
    const size_t place = possible_.CertainPlaceOf(card).value_or(any);
    possible_.OtherPlays(place, card);
    other_.erase(other_.begin() + static_cast<std::ptrdiff_t>(place));
    return card;
  }

  void SeeDraw(Player mover, Card card) {
    if (mover == viewer_) return possible_.ViewerDraws(card);
    possible_.OtherDraws();
    other_.push_back(card);
  }

  Random random_;
  Player viewer_;
  Deck deck_;
  Player first_;
  Deal deal_;
  Referee game_;
  Possibilities possible_;
  std::vector<Card> other_;  // the other hand as it lies, place by place
};

TEST_CASE("A view has exactly the hands that all that was seen allows, each as likely as it is") {
  for (uint64_t seed = 0; seed < 200; ++seed) {
    INFO("seed " << seed);
    Deduction(seed).PlayToTheEnd();
  }
}

}  // namespace
}  // namespace rushkit
