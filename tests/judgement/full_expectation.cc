#include "tests/judgement/full_expectation.h"

#include <algorithm>

#include "solver/evaluation/win_chance.h"

namespace rushkit::testing {
namespace {

std::vector<Card> CardsOf(const CardCounts& counts) {
  std::vector<Card> cards;
  for (const Card card : kAllCards) {
    cards.insert(cards.end(), static_cast<size_t>(counts.Of(card)), card);
  }
  return cards;
}

}  // namespace

FullExpectation::FullExpectation(const InformationSet& view)
    : plays_(view.position(), view.course().spaces_rule()),
      race_(plays_.form(), view.position(), CardKinds::All()) {
  game_.position = Compact(view.position());
  game_.to_move = view.to_move();
  for (const Player player : kPlayers) {
    game_.hands[static_cast<size_t>(player)] = CardsOf(view.cards().HeldBy(player).known);
  }
  game_.top.assign(view.cards().next_cards().begin(), view.cards().next_cards().end());
  game_.pile = CardsOf(view.unseen());
  game_.discards = CardsOf(view.cards().discards());
}

const FullExpectation::Outcomes& FullExpectation::Known(const OpenGame& game, Card card) {
  Outcomes& known = known_[{game.position, game.to_move, card}];
  if (known.first.empty()) {
    plays_.Begin(game.position, game.to_move);
    const rushkit::Outcomes outcomes = plays_.Of(card);
    known.first.assign(outcomes.begin(), outcomes.end());
    known.second = outcomes.win_count() > 0;
  }
  return known;
}

const std::vector<CompactPosition>& FullExpectation::OutcomesOf(const OpenGame& game, Card card) {
  return Known(game, card).first;
}

bool FullExpectation::WinsAtOnce(const OpenGame& game) {
  const std::vector<Card>& hand = game.hands[static_cast<size_t>(game.to_move)];
  return std::any_of(hand.begin(), hand.end(), [&](Card card) { return Known(game, card).second; });
}

double FullExpectation::ValueOf(const OpenGame& game, int depth, const double* otherwise) {
  if (WinsAtOnce(game)) return 1;
  if (depth == 0 && otherwise != nullptr) {
    return game.to_move == Player::kGold ? *otherwise : 1 - *otherwise;
  }
  if (depth == 0) return WinChance(LeadOf(race_, game.position, game.to_move));
  double best = 0;
  for (const Card card : game.hands[static_cast<size_t>(game.to_move)]) {
    for (const CompactPosition& outcome : OutcomesOf(game, card)) {
      best = std::max(best, ValueOfPlay(game, card, outcome, depth - 1, otherwise));
    }
  }
  return best;
}

double FullExpectation::ValueOfPlay(const OpenGame& game, Card card, const CompactPosition& outcome,
                                    int depth, const double* otherwise) {
  OpenGame played = game;
  std::vector<Card>& hand = played.hands[static_cast<size_t>(game.to_move)];
  hand.erase(std::find(hand.begin(), hand.end(), card));
  played.discards.push_back(card);
  played.position = outcome;
  played.to_move = Opponent(game.to_move);
  const bool is_next_known = !game.top.empty();
  const std::vector<Card> draws = is_next_known ? std::vector<Card>{game.top.front()} : game.pile;
  double sum = 0;
  for (size_t i = 0; i < draws.size(); ++i) {
    OpenGame drawn = played;
    drawn.hands[static_cast<size_t>(game.to_move)].push_back(draws[i]);
    std::vector<Card>& from = is_next_known ? drawn.top : drawn.pile;
    from.erase(from.begin() + static_cast<std::ptrdiff_t>(i));
    if (drawn.top.empty() && drawn.pile.empty()) std::swap(drawn.pile, drawn.discards);
    sum += 1 - ValueOf(drawn, depth, otherwise);
  }
  return sum / static_cast<double>(draws.size());
}

}  // namespace rushkit::testing
