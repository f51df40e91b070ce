// What a state with open hands is worth when the next turns are played as well as can be: maxima
// over the outcomes of a hand, and means over the draws (Michie 1966).
//
// A chance node ends early when the draws that are left cannot bring it back into the window: that
// is Star1. Star2 first tries one reply to each draw, which bounds all of them from one side
// (Ballard, "The *-minimax search procedure for trees containing chance nodes", Artificial
// Intelligence 21, 1983). Replies stand in the order of the leaf's value, which suits this game:
// the reply that is best against one draw mostly is against the next.
//
// Three things come of the game. A win at once is looked up and never generated. The hand of the
// player to move does not hang on what the other one drew last, so its outcomes are made once for
// all draws. And a leaf hangs on no card, so nothing is drawn before one, and of the last plays,
// sorted by their leaves, the first after which the other player does not win is the best.
//
// Values are from 0 to 1, for the player to move. Neither turn cap nor repetitions are known.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_EXPECTIMINIMAX_H_
#define RUSHKIT_SOLVER_JUDGEMENT_EXPECTIMINIMAX_H_

#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "solver/evaluation/setup_tables.h"
#include "solver/judgement/open_state.h"
#include "solver/judgement/ordered_plays.h"
#include "solver/search/limits.h"

namespace rushkit {

enum class ChancePruning : uint8_t { kNone, kStar1, kStar2 };

// How a state is searched. Pruning and the table change the work and not the values.
struct ExpectiminimaxSetting {
  // Of the plays of a hand after which the other player does not win at once, so many are looked
  // at, the most promising. All of them by default: then the values are those of the definition.
  size_t width = std::numeric_limits<size_t>::max();
  ChancePruning pruning = ChancePruning::kStar2;
  bool keeps_table = true;
};

// What a leaf is taken for: a guess, or the worst or the best for one player, which bounds the
// value whatever leaves are worth.
enum class LeafKind : uint8_t { kGuess, kGoldLoses, kGoldWins };

// A value below `low` or above `high` need only be known to be that.
struct Window {
  double low = -1;
  double high = 2;
};

class Expectiminimax {
 public:
  Expectiminimax(SetupTables& tables, const ExpectiminimaxSetting& setting, LeafKind leaf)
      : tables_(tables), setting_(setting), leaf_(leaf) {}

  // From here on no more than that: a search that would expand more is given up, and whatever it
  // then returns has no meaning.
  void Limit(const Limits& limits, uint64_t most_expanded);
  std::optional<LimitKind> limit_reached() const { return limit_reached_; }

  // What `play` is worth for the player to move in `state` when `depth` turns are tried out after
  // it; of the turn after these it is known whether it wins.
  double ValueOf(const OpenState& state, const OpenPlay& play, int depth, const Window& window);

  // Whether the player to move can win at once.
  bool WinsAtOnce(const OpenState& state);

  uint64_t expanded() const { return expanded_; }
  uint64_t generated() const { return generated_; }

 private:
  // Of the best play of a state, at one depth; `low` and `high` are equal where it is known.
  struct Entry {
    int depth = 0;
    uint32_t place = 0;  // of the best play
    double low = 0;
    double high = 1;
  };

  double LeafValue(int lead, Player to_move) const;
  double Best(const OpenState& state, int depth, Window window);
  double BestOfPlays(const OpenState& state, int depth, const Window& window, Entry& entry);
  double Reply(const OpenState& state, int depth, const Window& window);
  double Mean(const OpenState& undrawn, int depth, const Window& window);
  OrderedPlays& PlaysOf(const OpenState& state, int depth);
  bool IsOver();

  SetupTables& tables_;
  ExpectiminimaxSetting setting_;
  LeafKind leaf_;
  Limits limits_;
  uint64_t most_expanded_ = std::numeric_limits<uint64_t>::max();
  std::optional<LimitKind> limit_reached_;
  std::vector<OrderedPlays> plays_;  // by the depth that is left
  absl::flat_hash_map<OpenKey, Entry> table_;
  uint64_t expanded_ = 0;
  uint64_t generated_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_EXPECTIMINIMAX_H_
