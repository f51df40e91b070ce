// The slow twin of forced wins: what is meant, written down, over what a player sees.
#ifndef RUSHKIT_TESTS_JUDGEMENT_SLOW_FORCED_WINS_H_
#define RUSHKIT_TESTS_JUDGEMENT_SLOW_FORCED_WINS_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "solver/game/card_ledger.h"
#include "tests/judgement/slow_deals.h"

namespace rushkit::testing {

class SlowForcedWins {
 public:
  SlowForcedWins(SlowPlays& plays, Player viewer) : plays_(plays), viewer_(viewer) {}

  // Within how many own turns the viewer, who is to move, forces a win: 0 if not within `turns`.
  // Nothing if to say so takes more than so many positions.
  std::optional<int> TurnsToWin(const Position& position, const CardLedger& cards, int turns,
                                size_t most) {
    left_ = most;
    for (int within = 1; within <= turns; ++within) {
      const bool wins = Forces(plays_.NumberOf(position), cards, within);
      if (left_ == 0) return std::nullopt;
      if (wins) return within;
    }
    return 0;
  }

 private:
  bool Forces(size_t position, const CardLedger& cards, int turns) {
    const Hand hand = cards.HeldBy(viewer_).known;
    for (const Card card : kAllCards) {
      if (hand.Has(card) && plays_.Of(position, viewer_, card).wins) return true;
    }
    if (turns == 1) return false;
    for (const Card card : kAllCards) {
      if (!hand.Has(card)) continue;
      CardLedger after = cards;
      if (!after.Play(viewer_, card).ok()) return false;
      for (const size_t outcome : plays_.Of(position, viewer_, card).after) {
        if (WinsWithEachDraw(outcome, after, turns - 1)) return true;
      }
    }
    return false;
  }

  bool WinsWithEachDraw(size_t position, const CardLedger& cards, int turns) {
    for (const Card card : kAllCards) {
      CardLedger after = cards;
      if (after.Draw(card).ok() && !WinsAfterEachReply(position, after, turns)) return false;
    }
    return true;
  }

  bool WinsAfterEachReply(size_t position, const CardLedger& cards, int turns) {
    const Player other = Opponent(viewer_);
    for (const Card card : kAllCards) {
      CardLedger after = cards;
      if (!after.Play(other, card).ok()) continue;
      if (plays_.Of(position, other, card).wins) return false;
      if (!after.Draw(std::nullopt).ok()) return false;
      for (const size_t outcome : plays_.Of(position, other, card).after) {
        if (left_ == 0) return false;
        --left_;
        if (!Forces(outcome, after, turns)) return false;
      }
    }
    return true;
  }

  SlowPlays& plays_;
  Player viewer_;
  size_t left_ = 0;  // positions that may still be looked at
};

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_JUDGEMENT_SLOW_FORCED_WINS_H_
