#include "solver/game/game_record.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/game/deal.h"

namespace rushkit {
namespace {

using Place = RecordBreach::Place;

absl::string_view NameOf(Player player) { return player == Player::kGold ? "gold" : "silver"; }

CardCounts KnownOf(const SeenCards& cards) {
  CardCounts known;
  for (const std::optional<Card>& card : cards) {
    if (card) known.Add(*card);
  }
  return known;
}

class Replayer {
 public:
  explicit Replayer(const GameRecord& record) : record_(record) {}

  GameReplay Run() {
    if (!Begin() || !DealCards()) return std::move(replay_);
    for (size_t i = 0; i < record_.turns.size(); ++i) {
      if (!PlayTurn(i)) return std::move(replay_);
    }
    CheckResult();
    return std::move(replay_);
  }

 private:
  // Both stop the replay, by being false.
  bool Break(Place place, size_t turn, std::string reason) {
    replay_.breach = RecordBreach{place, turn, std::move(reason)};
    return false;
  }
  bool Require(const absl::Status& status, Place place, size_t turn, absl::string_view clause) {
    return status.ok() || Break(place, turn, absl::StrCat(status.message(), clause));
  }

  bool Begin() {
    absl::StatusOr<GameCourse> course =
        GameCourse::Begin(record_.setup, record_.first, record_.spaces, record_.limits);
    if (!course.ok()) return Require(course.status(), Place::kSetup, 0, " (Set-Up)");
    absl::StatusOr<CardLedger> cards = CardLedger::Deal(record_.deck);
    if (!cards.ok()) return Require(cards.status(), Place::kDeck, 0, " (Set-Up)");
    replay_.course = *std::move(course);
    replay_.cards = *std::move(cards);
    return true;
  }

  bool DealCards() {
    const auto& hands = record_.hands;
    const auto& pile = record_.pile;
    if (!hands && !pile && record_.seed) {
      shuffle_ = SeededShuffle(*record_.seed);
      const Deal deal = DealFrom(record_.deck, record_.first, *shuffle_);
      for (const Player player : kPlayers) {
        const Hand& hand = deal.hands[static_cast<size_t>(player)];
        if (!Require(replay_.cards->Reveal(player, hand), Place::kHands, 0, "")) return false;
      }
      return Stack(SeenOf(deal.pile), Place::kPile, 0);
    }
    for (const Player player : kPlayers) {
      if (hands && !DealHand(player, (*hands)[static_cast<size_t>(player)])) return false;
    }
    return !pile || Stack(*pile, Place::kPile, 0);
  }

  bool DealHand(Player player, const SeenCards& hand) {
    if (hand.size() != size_t{kHandSize}) {
      return Break(Place::kHands, 0,
                   absl::StrCat(NameOf(player), " is dealt ", hand.size(),
                                " cards; expected four (Set-Up)"));
    }
    return Require(replay_.cards->Reveal(player, KnownOf(hand)), Place::kHands, 0,
                   absl::StrCat(", and ", NameOf(player), " is dealt one more (Set-Up)"));
  }

  // What the pile is, from the next card on, as far as it is known.
  bool Stack(const SeenCards& pile, Place place, size_t turn) {
    CardLedger& cards = *replay_.cards;
    if (static_cast<int>(pile.size()) != cards.pile_size()) {
      return Break(place, turn,
                   absl::StrCat("a pile of ", pile.size(), " cards; expected ", cards.pile_size(),
                                " (Steps to Play)"));
    }
    coming_ = pile;
    next_ = 0;
    if (const auto order = AllKnown(pile)) {
      return Require(cards.RevealPile(*order), place, turn, " (Steps to Play)");
    }
    if (cards.unseen().Holds(KnownOf(pile))) return true;
    return Break(place, turn, "the deck has not so many of these cards left (Steps to Play)");
  }

  bool PlayTurn(size_t index) {
    const RecordedTurn& recorded = record_.turns[index];
    GameCourse& course = *replay_.course;
    if (course.ending()) {
      return Break(Place::kTurn, index, "the game is over (Winning the Game)");
    }
    if (recorded.number != course.turns() + 1) {
      return Break(Place::kTurn, index,
                   absl::StrCat("turn ", recorded.number, " stands where turn ", course.turns() + 1,
                                " is expected (Steps to Play)"));
    }
    if (recorded.player != course.to_move()) {
      return Break(Place::kTurn, index,
                   absl::StrCat("it is ", NameOf(course.to_move()), "'s turn (Steps to Play)"));
    }
    CardLedger cards = *replay_.cards;
    if (!Require(cards.Play(recorded.player, recorded.turn.card), Place::kTurn, index,
                 " (Steps to Play)") ||
        !Require(course.Check(recorded.turn), Place::kTurn, index, "")) {
      return false;
    }
    replay_.cards = std::move(cards);
    course.Play(recorded.turn);
    return course.ending() ? DrawNothing(index) : Draw(index);
  }

  // However a game ends, it ends before the draw.
  bool DrawNothing(size_t index) {
    return record_.turns[index].new_pile.empty() ||
           Break(Place::kNewPile, index,
                 "a new pile, but the game is over and no card is drawn (Steps to Play)");
  }

  bool Draw(size_t index) {
    CardLedger& cards = *replay_.cards;
    const int reshuffles = cards.reshuffles();
    const std::optional<Card> card = next_ < coming_.size() ? coming_[next_] : std::nullopt;
    ++next_;
    if (!Require(cards.Draw(card), Place::kTurn, index,
                 ", and it should be drawn after this turn (Steps to Play)")) {
      return false;
    }
    const SeenCards& new_pile = record_.turns[index].new_pile;
    if (cards.reshuffles() == reshuffles) {
      return new_pile.empty() || Break(Place::kNewPile, index,
                                       absl::StrCat("a new pile, but the old one still has ",
                                                    cards.pile_size(), " cards (Steps to Play)"));
    }
    if (!new_pile.empty()) return Stack(new_pile, Place::kNewPile, index);
    coming_.clear();
    return !shuffle_ ||
           Stack(SeenOf((*shuffle_)(cards.unseen(), cards.reshuffles())), Place::kNewPile, index);
  }

  void CheckResult() {
    if (!record_.result) return;
    const std::optional<Ending> ending = replay_.course->ending();
    const bool resigns = *record_.result == RecordedResult::kGoldResigns ||
                         *record_.result == RecordedResult::kSilverResigns;
    if (resigns ? !ending : ResultOf(ending) == record_.result) return;
    Break(Place::kResult, record_.turns.size(),
          ending ? "the game has ended otherwise (Winning the Game)"
                 : "the game has not ended yet (Winning the Game)");
  }

  const GameRecord& record_;
  GameReplay replay_;
  std::optional<Shuffle> shuffle_;  // where the seed says what is not written
  SeenCards coming_;                // the pile as it was stacked
  size_t next_ = 0;                 // of coming_
};

}  // namespace

SeenCards SeenOf(absl::Span<const Card> cards) { return {cards.begin(), cards.end()}; }

std::optional<std::vector<Card>> AllKnown(const SeenCards& cards) {
  std::vector<Card> known;
  for (const std::optional<Card>& card : cards) {
    if (!card) return std::nullopt;
    known.push_back(*card);
  }
  return known;
}

RecordedResult ResultOf(std::optional<Ending> ending) {
  if (!ending) return RecordedResult::kOpen;
  switch (*ending) {
    case Ending::kGoldWins:
      return RecordedResult::kGoldWins;
    case Ending::kSilverWins:
      return RecordedResult::kSilverWins;
    case Ending::kTurnCap:
      return RecordedResult::kTurnCap;
    case Ending::kRepetition:
      return RecordedResult::kRepetition;
  }
  return RecordedResult::kOpen;
}

GameReplay ReplayGame(const GameRecord& record) { return Replayer(record).Run(); }

GameRecord Truncated(const GameRecord& record, size_t turns) {
  GameRecord truncated = record;
  truncated.turns.resize(std::min(turns, record.turns.size()));
  truncated.result = RecordedResult::kOpen;
  return truncated;
}

}  // namespace rushkit
