// The slow twin of the search with open hands and random draws: maxima over all outcomes and means
// over all cards of the pile, with nothing left out and no value kept.
#ifndef RUSHKIT_TESTS_JUDGEMENT_FULL_EXPECTATION_H_
#define RUSHKIT_TESTS_JUDGEMENT_FULL_EXPECTATION_H_

#include <array>
#include <map>
#include <tuple>
#include <vector>

#include "solver/evaluation/race_distance.h"
#include "solver/game/information_set.h"
#include "solver/game/play_generator.h"

namespace rushkit::testing {

// Hands and piles card by card.
struct OpenGame {
  CompactPosition position;
  Player to_move = Player::kGold;
  std::array<std::vector<Card>, 2> hands;
  std::vector<Card> top;  // the next card first
  std::vector<Card> pile;
  std::vector<Card> discards;
};

class FullExpectation {
 public:
  // For the game of `view`, which shows both hands.
  explicit FullExpectation(const InformationSet& view);

  const OpenGame& game() const { return game_; }
  CompactPosition Compact(const Position& position) const {
    return *plays_.form().Compact(position);
  }
  // The outcomes of a card for the player to move.
  const std::vector<CompactPosition>& OutcomesOf(const OpenGame& game, Card card);
  // The chance to win of the player to move, when `depth` turns are looked at, and whether the next
  // one wins. Without leaves: what is not decided then is `otherwise` for Gold.
  double ValueOf(const OpenGame& game, int depth, const double* otherwise = nullptr);
  // The same after one play, `depth` being what is looked at after it.
  double ValueOfPlay(const OpenGame& game, Card card, const CompactPosition& outcome, int depth,
                     const double* otherwise = nullptr);
  bool WinsAtOnce(const OpenGame& game);

 private:
  using Outcomes = std::pair<std::vector<CompactPosition>, bool>;

  const Outcomes& Known(const OpenGame& game, Card card);

  OpenGame game_;
  PlayGenerator plays_;
  RaceDistance race_;
  std::map<std::tuple<CompactPosition, Player, Card>, Outcomes> known_;
};

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_JUDGEMENT_FULL_EXPECTATION_H_
