// What is wished of new set-ups, and how far one is from it: the slope that a search goes down.
//
// Wishes are looked at in the order of WishKind, which goes by what it takes to know. The first one
// that is broken ends it: what comes later counts as broken, unseen. So a search is first led to
// what is cheap to know, and nothing is solved in vain.
#ifndef RUSHKIT_SOLVER_GENERATION_WISHES_H_
#define RUSHKIT_SOLVER_GENERATION_WISHES_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <variant>

#include "solver/board/grid.h"
#include "solver/generation/range.h"
#include "solver/generation/setup_candidate.h"
#include "solver/generation/sketch.h"
#include "solver/rating/difficulty.h"
#include "solver/rating/fairness.h"

namespace rushkit {

// A word, or whole seconds: both as a rating tells them.
using DifficultyWish = std::variant<DifficultyWord, Range>;

// Blockers by shape.
struct PieceCounts {
  // By orientation and length.
  std::array<std::array<size_t, Length::kHighest + 1>, 2> counts = {};

  static PieceCounts Of(const Position& position);
  friend bool operator==(const PieceCounts&, const PieceCounts&) = default;
};

enum class WishKind : uint8_t {
  kVehicles,    // blockers
  kHorizontal,  // blockers that lie along a row
  kPieces,      // just those blockers
  kHeroRow,     // Gold's, in its own part
  kAsymmetric,  // the half turn changes something
  kEscape,      // there is an escape, found and proven within the limits
  kMoves,
  kSpaces,
  kMustShift,  // no escape unless a side shifts
  kUnique,     // one shortest escape in moves
  kMinimal,    // no blocker can go without that getting shorter
  kTurns,
  kDifficulty,
  kNew,   // none of those that there are
  kFair,  // in games, which take by far the longest
};
inline constexpr size_t kWishKinds = static_cast<size_t>(WishKind::kFair) + 1;

// As games of an agent against itself say; see FairnessTest. One of them at least.
struct FairnessWish {
  std::optional<double> within;
  std::optional<double> max_unfinished;
};

// Those of HeroesThatCount() keep each wish about escapes; difficulty is that of the set-up. An
// escape is always wished for.
struct Wishes {
  std::optional<Range> vehicles;
  std::optional<Range> horizontal;
  std::optional<PieceCounts> pieces;
  std::optional<Row> hero_row;
  bool asymmetric = false;
  std::optional<Range> moves;
  std::optional<Range> spaces;
  std::optional<Range> turns;
  bool must_shift = false;
  bool unique = false;
  bool minimal = false;
  std::optional<DifficultyWish> difficulty;
  std::optional<FairnessWish> fair;

  bool is_length_wished() const { return moves || spaces || turns; }
};

// The first wish that is broken, if one is, and how far it is from being kept, in points. The
// smaller, the nearer to a set-up that keeps all.
struct WishVerdict {
  std::optional<WishKind> broken;
  int points = 0;

  bool is_kept() const { return !broken.has_value(); }
  friend constexpr bool operator==(const WishVerdict&, const WishVerdict&) = default;
};

// Whether a position is there already, under any symmetry. May be empty: none is.
using IsKnown = std::function<bool(const Position&)>;

WishVerdict Judge(const Wishes& wishes, SetupCandidate& candidate, const IsKnown& is_known = {});

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_WISHES_H_
