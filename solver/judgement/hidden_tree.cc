#include "solver/judgement/hidden_tree.h"

#include <algorithm>
#include <cmath>

#include "solver/evaluation/hand_odds.h"
#include "solver/judgement/game_value.h"

namespace rushkit {
namespace {

// Found by playing such constants against each other: bench/README.md.
constexpr double kPrior = 3;  // visits that the first guess of a play counts as
constexpr double kExploration = 0.1;
constexpr uint32_t kGuesses = 4;  // visits of a position until its plays are looked at
constexpr int kSureDepth = 1;     // turns that are walked in any case
constexpr int kMostDepth = 6;

bool HoldsAny(const Hand& hand, CardKinds kinds) {
  return std::any_of(kAllCards.begin(), kAllCards.end(),
                     [&](Card card) { return kinds.Has(card) && hand.Has(card); });
}

double Guess(const BookPage& page, const HiddenCards& cards) {
  const Hand& own = cards.HandOf(page.mover);
  const Hand& other = cards.HandOf(Opponent(page.mover));
  const int threat = HoldsAny(other, page.threats) ? kThreatened : 0;
  return ChanceAt(page.worth + WorthOf(own) - WorthOf(other) + kTempo + threat);
}

}  // namespace

HiddenTree::End HiddenTree::Walk(BookPage& page, HiddenCards& cards, int depth) {
  if (HoldsAny(cards.HandOf(page.mover), page.wins)) return {1, false};
  Node& node = nodes_[&page];
  ++node.visits;
  const bool is_leaf = depth >= kMostDepth || (depth >= kSureDepth && node.visits <= kGuesses);
  if (is_leaf) return {Guess(page, cards), true};
  const Choice choice = Choose(page, node, cards);
  cards.Play(page.mover, choice.card, random_);
  BookPage& next = book_.PageOf(choice.play->position, Opponent(page.mover));
  const End end = Walk(next, cards, depth + 1);
  const double chance = 1 - end.chance;
  ++choice.tally->visits;
  choice.tally->sum += chance;
  return {chance, end.is_guess};
}

// The play with the best bound of what it may bring: the mean of its visits and of the first guess,
// which counts as some more, and for what has been visited little an allowance (UCB1, Auer and
// others, 2002).
HiddenTree::Choice HiddenTree::Choose(BookPage& page, Node& node, const HiddenCards& cards) {
  const Player other = Opponent(page.mover);
  const Hand& hand = cards.HandOf(page.mover);
  const CardLedger::Held hidden{{}, cards.HandOf(other).size()};
  const CardCounts unseen = cards.UnseenBy(page.mover);
  const int worth = WorthOf(hand) - WorthOf(cards.HandOf(other)) - kTempo;
  const double log_visits = std::log(1.0 + node.visits);
  Choice best;
  double best_bound = -1;
  for (const Card card : kAllCards) {
    if (!hand.Has(card)) continue;
    const BookPlays& plays = book_.PlaysOf(page, card);
    std::vector<Tally>& tallies = node.plays[static_cast<size_t>(card)];
    tallies.resize(plays.best.size());
    for (size_t i = 0; i < plays.best.size(); ++i) {
      const BookPlay& play = plays.best[i];
      Tally& tally = tallies[i];
      const double danger = play.answers.empty() ? 0 : ChanceToHold(hidden, unseen, play.answers);
      const double guess = (1 - danger) * ChanceAt(play.worth + worth - WorthOf(card));
      const double bound = (tally.sum + kPrior * guess) / (tally.visits + kPrior) +
                           kExploration * std::sqrt(log_visits / (1.0 + tally.visits));
      if (bound <= best_bound) continue;
      best_bound = bound;
      best = {card, &play, &tally};
    }
  }
  return best;
}

}  // namespace rushkit
