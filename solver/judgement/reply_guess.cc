#include "solver/judgement/reply_guess.h"

#include <algorithm>
#include <vector>

#include "solver/evaluation/hand_odds.h"
#include "solver/game/card_ledger.h"
#include "solver/judgement/game_value.h"

namespace rushkit {
namespace {

// What a reply with some kind of card comes to.
struct Reply {
  Card card = Card::kMove1;
  double chance = -1;  // of the other player, as far as it can see
  double left = 1;     // the chance of the viewer, as far as he can
};

class Replies {
 public:
  Replies(const InformationSet& view, Card card)
      : own_{view.hand(), view.unseen().size() > 0 ? 1 : 0},
        other_(view.other()),
        unseen_(view.unseen()),
        seen_by_other_(unseen_) {
    own_.known.Remove(card);
    seen_by_other_.Add(own_.known);
    worth_ = ExpectedWorth(other_, unseen_) - ExpectedWorth(own_, unseen_) - kTempo;
  }

  // The best of a card of this kind.
  Reply Best(const BookPlays& plays, Card card) const {
    Reply best{card};
    for (const BookPlay& play : plays.best) {
      const double chance = ChanceAt(play.worth + worth_ - WorthOf(card));
      const double seen = Safe({{}, kHandSize}, seen_by_other_, play) * chance;
      if (seen > best.chance) best = {card, seen, 1 - Safe(own_, unseen_, play) * chance};
    }
    return best;
  }
  CardKinds possible() const { return PossibleKinds(other_, unseen_); }
  double ChanceOf(CardKinds kinds) const { return ChanceToHold(other_, unseen_, kinds); }

 private:
  static double Safe(const CardLedger::Held& held, const CardCounts& unseen, const BookPlay& play) {
    return play.answers.empty() ? 1 : 1 - ChanceToHold(held, unseen, play.answers);
  }

  CardLedger::Held own_;  // when it is the viewer's turn again
  const CardLedger::Held& other_;
  const CardCounts& unseen_;
  CardCounts seen_by_other_;
  int worth_;
};

}  // namespace

// The kinds are taken from the best on, after those that win: the chance that one of them is the
// best that is held is that of holding it or one before, less that of one before.
double GuessAfterReply(const InformationSet& view, PlayBook& book, BookPage& page, Card card) {
  const Replies replies(view, card);
  std::vector<Reply> by_kind;
  for (const Card kind : kAllCards) {
    if (!replies.possible().Has(kind) || page.wins.Has(kind)) continue;
    by_kind.push_back(replies.Best(book.PlaysOf(page, kind), kind));
  }
  std::stable_sort(by_kind.begin(), by_kind.end(),
                   [](const Reply& a, const Reply& b) { return a.chance > b.chance; });
  CardKinds kinds = page.wins;
  double before = kinds.empty() ? 0 : replies.ChanceOf(kinds);
  double guess = 0;
  for (const Reply& reply : by_kind) {
    kinds.Add(reply.card);
    const double until = replies.ChanceOf(kinds);
    guess += (until - before) * reply.left;
    before = until;
  }
  return guess;
}

}  // namespace rushkit
