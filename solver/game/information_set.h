// A game as one player has seen it: a value of its own, which nothing hidden ever enters.
#ifndef RUSHKIT_SOLVER_GAME_INFORMATION_SET_H_
#define RUSHKIT_SOLVER_GAME_INFORMATION_SET_H_

#include <optional>
#include <utility>

#include "absl/status/statusor.h"
#include "solver/game/card_ledger.h"
#include "solver/game/game_course.h"
#include "solver/game/turn.h"

namespace rushkit {

// It is made of what the player is shown, event by event: his own cards, every turn, and that the
// other drew a card. Two games that differ in hidden cards only give equal information sets.
//
// What follows from that is kept too. With the last card of the pile all cards that the player has
// not seen are in the other hand, so from then on that hand is known, as far as it is not played
// and drawn anew; the cards that he cannot place are `unseen`, and each of them is equally likely
// to be any hidden one. That is so as far as the other's choice of a card tells nothing: what a
// player of habits would rather have kept is not reckoned with, nor that who plays a card that he
// was known to hold may have had another one of the kind.
class InformationSet {
 public:
  // Right after the deal. Fails with InvalidArgument unless `hand` is four cards out of `deck`.
  static absl::StatusOr<InformationSet> Begin(const GameCourse& course, Player viewer,
                                              const Deck& deck, const Hand& hand);
  // In the middle of a game, between two turns: what `viewer` has seen so far comes down to the
  // course and his account of the cards. Fails with InvalidArgument when one of his own is hidden.
  static absl::StatusOr<InformationSet> Resume(const GameCourse& course, Player viewer,
                                               const CardLedger& cards);

  Player viewer() const { return viewer_; }
  const GameCourse& course() const { return course_; }
  const Position& position() const { return course_.position(); }
  Player to_move() const { return course_.to_move(); }
  const Hand& hand() const { return cards_.HeldBy(viewer_).known; }
  // What is known of the other hand, and how many of its cards are hidden.
  const CardLedger::Held& other() const { return cards_.HeldBy(Opponent(viewer_)); }
  // Where the hidden cards of the other hand and the whole pile come from.
  const CardCounts& unseen() const { return cards_.unseen(); }
  const CardLedger& cards() const { return cards_; }

  // Ok, or FailedPrecondition that says why whoever is to move may not play `turn`.
  absl::Status Check(const Turn& turn) const;
  // A legal turn is played. Unless it ends the game a draw is seen next.
  void SeeTurn(const Turn& turn);
  // The viewer draws `card`; the other player draws a card.
  void SeeOwnDraw(Card card);
  void SeeOtherDraw();

  friend bool operator==(const InformationSet&, const InformationSet&) = default;

 private:
  InformationSet(const GameCourse& course, Player viewer, CardLedger cards)
      : course_(course), viewer_(viewer), cards_(std::move(cards)) {}

  GameCourse course_;
  Player viewer_;
  CardLedger cards_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_INFORMATION_SET_H_
