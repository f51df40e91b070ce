// How much the deal alone decides.
//
// The two games of a pair have the same cards with the seats exchanged (self_play.h). Where the
// deal decided everything, the same cards would win twice; where it decided nothing, they would win
// twice as often as chance has it. With S the share of pairs in which they do, and C the share that
// two independent games would have, the first player winning as often as he does,
//
//   luck = (S - C) / (1 - C),   C = 2 p (1 - p),   p = the first player's rate in these pairs:
//
// agreement beyond chance, as Cohen's kappa (1960). If the cards decide a share of the deals and a
// fair coin the others, luck is that share. It is 1 where the cards alone decide, 0 where they do
// not matter (an agent's own chance, and who begins, are no luck of the deal), and below 0 only by
// chance or where better cards lose. Where colours are not alike, p differs with who begins, and C
// is the mean over the pairs.
//
// Pairs of which a game stands unfinished are left out. The interval is by the delta method over
// pairs, with four imagined ones beside those that were seen, two of either kind, as in interval.h.
#ifndef RUSHKIT_SOLVER_RATING_LUCK_H_
#define RUSHKIT_SOLVER_RATING_LUCK_H_

#include <array>
#include <cstdint>
#include <optional>

#include "solver/analysis/interval.h"
#include "solver/analysis/self_play.h"
#include "solver/board/vehicle.h"

namespace rushkit {

struct Luck {
  double luck = 0;
  Interval interval;          // 95 %, from -1 to 1 at most
  uint64_t pairs = 0;         // of which both games are finished
  uint64_t same_cards = 0;    // of them, those in which the same cards won twice
  double same_by_chance = 0;  // C, a share
};

class LuckCount {
 public:
  // A set-up that is its own half turn has one kind of pair, whoever begins.
  explicit LuckCount(bool colours_are_alike) : colours_are_alike_(colours_are_alike) {}

  // Games of an agent against itself, in the order of their numbers. One whose other half is not
  // there counts nothing.
  void Add(const GameOutcome& game);

  // Nothing before the first pair with two finished games.
  std::optional<Luck> Value() const;

 private:
  // Pairs by how many of their games the first player won.
  using PairCounts = std::array<uint64_t, 3>;

  bool colours_are_alike_;
  std::array<PairCounts, 2> counts_ = {};  // by who begins; all are Gold's where colours are alike
  std::optional<GameOutcome> one_;         // the last game with the first stream
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_RATING_LUCK_H_
