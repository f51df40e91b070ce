// Names of cards and turns as text, for tests of what lies below the notation.
#ifndef RUSHKIT_TESTS_GAME_CARDS_H_
#define RUSHKIT_TESTS_GAME_CARDS_H_

#include <map>
#include <string>
#include <vector>

#include "solver/game/card_counts.h"
#include "solver/game/rules.h"
#include "solver/game/turn.h"
#include "tests/support/positions.h"
#include "tests/twin/plays.h"

namespace rushkit::testing {

inline const std::map<std::string, Card>& CardsByName() {
  static const std::map<std::string, Card> cards = {
      {"M1", Card::kMove1},       {"M2", Card::kMove2},       {"M3", Card::kMove3},
      {"M4", Card::kMove4},       {"SL", Card::kSlide},       {"SH", Card::kShift},
      {"MS1", Card::kMoveShift1}, {"MS2", Card::kMoveShift2}, {"MS3", Card::kMoveShift3}};
  return cards;
}

inline SpacesRule SpacesRuleOf(const std::string& name) {
  return name == "exact" ? SpacesRule::kExact : SpacesRule::kUpTo;
}

inline twin::Spending TwinOf(SpacesRule rule) {
  return rule == SpacesRule::kExact ? twin::Spending::kExact : twin::Spending::kUpTo;
}

inline CardCounts CountsOf(const std::vector<Card>& cards) {
  CardCounts counts;
  for (const Card card : cards) counts.Add(card);
  return counts;
}

// One by one, by kind.
inline std::vector<Card> CardsOf(const CardCounts& counts) {
  std::vector<Card> cards;
  for (const Card card : kAllCards) {
    cards.insert(cards.end(), static_cast<size_t>(counts.Of(card)), card);
  }
  return cards;
}

// The moves of a turn, each as text.
inline std::vector<std::string> TextsOf(const std::vector<Move>& moves) {
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(TextOf(move));
  return texts;
}

// Positions made to find the edges of the cards' clauses.

// Every row is full and both seams are locked: nothing can be done.
inline constexpr char kNothingMoves[] =
    "aaabbbbccccddd/eeeffffhhhhiii/jjjkkkklllmmmm/GGnnnnppppqqSS/rrrttttuuuuvvv/wwwyyyyzzzzAAA:0,0";
// Every row is full, the seams are free: sides shift and no vehicle ever moves.
inline constexpr char kOnlyShifts[] =
    "aaaaabbbbccccc/dddddeeeefffff/hhhhhiiiijjjjj/GGkkkllllmmmSS/nnnnnppppqqqqq/rrrrrttttuuuuu:0,0";
// As full, with Gold's hero on the way out: leaving is all that Gold can do.
inline constexpr char kOnlyLeaving[] =
    "aaabbbbccccddd/eeeffffhhhhiii/jjjkkkklllmmmm/SSnnnnppppqqqG/rrrttttuuuuvvv/wwwyyyyzzzzAAA:0,0";
// All that Gold can move is v, one space left and back; the left side is free only while v has gone
// left, and once it is shifted v cannot come back.
inline constexpr char kStepBeforeShift[] =
    "aaaazhhhiiiijj/ccccznnnnppppp/ddddzggggkkkkk/xb.vvvSSlqqqqq/xbGGteeelrrrrr/fffftuuuuyyyyy:0,0";

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_GAME_CARDS_H_
