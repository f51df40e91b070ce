// What a card of each kind is worth to whoever is dealt it.
//
// In a pair each of two hands is held once by either seat. With d the cards of the kind that one
// hand has more than the other, and w the games that its holder won more than the other's, the
// worth is b / 4 of the line w = b d through the origin (least squares): what a copy more than the
// other player has, in place of another card, adds to one's chance to win a game. That line has no
// constant, since the hands stand in for each other; an unfinished game is half a win to both. The
// error allows for pairs that scatter differently (White, 1980).
//
// It is the hands as dealt that count, not how long a card was held: who keeps a card has reasons
// to, so cards that wait for the right moment would look bad in games that are going badly.
#ifndef RUSHKIT_SOLVER_ANALYSIS_CARD_WORTH_H_
#define RUSHKIT_SOLVER_ANALYSIS_CARD_WORTH_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "solver/analysis/interval.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"

namespace rushkit {

struct CardWorth {
  double worth = 0;  // added to the chance to win
  Interval interval;
};

class CardWorths {
 public:
  // A pair in which the holder of `hand` won `more_wins` games more than the holder of `other`.
  void Add(const Hand& hand, const Hand& other, int more_wins);

  // Nothing where fewer than kLeastUnits pairs had hands that differ in it.
  std::optional<CardWorth> Of(Card card) const;

 private:
  // Sums over pairs of products of d and w, whole numbers.
  struct Sums {
    uint64_t pairs = 0;  // of which d is not 0
    int64_t dd = 0;
    int64_t dw = 0;
    int64_t ddww = 0;
    int64_t dddw = 0;
    int64_t dddd = 0;
  };

  std::array<Sums, kCardKinds> sums_ = {};
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_CARD_WORTH_H_
