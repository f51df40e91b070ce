// Showstopper cards, as data: what the four that are known ask for, and what those that are not
// could.
//
//   showstopper = kind [ ":" list ] [ "+" points ]
//   kind        = "most-money"              +4 for having most money
//               | "double-after" any        what is completed behind one of these scores double
//               | "values" any              +1 for each of these
//               | "alphabetical" | "descending" | "same-value" | "alternating"
//                                           +2 for each piece of a segment; the last one's values
//                                           rise and fall by turns
//               | "sequence" any {, any}    points for each time that these stand in a row
//   any         = what { "/" what }         "I/J"; "I,J" is the same, but in a sequence
//   what        = letter | value            a piece, or each piece with so many flags
//
// A list stands behind a ":", as in "double-after:I,J", "values:4,5+2", "sequence:D,E/4,F+6".
// Points other than those above stand behind a "+"; a sequence must have them.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_SHOWSTOPPER_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_SHOWSTOPPER_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "calculators/roller_coaster_rush/piece.h"
#include "calculators/roller_coaster_rush/rules.h"
#include "calculators/score_sheet/item.h"
#include "solver/base/diagnostics.h"

namespace rushkit::coaster {

enum class ShowstopperKind : uint8_t {
  kMostMoney,
  kDoubleAfter,
  kValues,
  kAlphabetical,
  kDescending,
  kSameValue,
  kAlternating,
  kSequence,
};

inline constexpr int kMostFlags = 9;

// Pieces by letter or by how many flags they show.
struct PieceMatch {
  PieceSet pieces;
  std::bitset<kMostFlags + 1> values;

  bool Fits(Piece piece, const Flags& flags) const;

  friend bool operator==(const PieceMatch&, const PieceMatch&) = default;
};

struct Showstopper {
  ShowstopperKind kind = ShowstopperKind::kMostMoney;
  std::vector<PieceMatch> matches;  // one, or of a sequence one a place
  int points = 0;

  bool is_segment() const {
    return kind >= ShowstopperKind::kAlphabetical && kind <= ShowstopperKind::kAlternating;
  }

  friend bool operator==(const Showstopper&, const Showstopper&) = default;
};

// Complains where it gives nothing.
std::optional<Showstopper> ReadShowstopper(Item item, Diagnostics& wrong);
std::string WriteShowstopper(const Showstopper& showstopper);

// All that later bonuses depend on, of the pieces completed so far.
struct BonusState {
  int8_t last = 0;       // of a segment: the letter or value that the next is held against
  uint8_t progress = 0;  // see Advance

  friend auto operator<=>(const BonusState&, const BonusState&) = default;
};

struct BonusStep {
  BonusState next;
  int bonus = 0;
};

// What completing `piece` next adds to the bonus. A segment of one piece scores nothing, so its
// second piece brings the bonus of both. Money is no matter of pieces.
BonusStep Advance(const Showstopper& showstopper, const Flags& flags, const Rules& rules,
                  BonusState state, Piece piece);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_SHOWSTOPPER_H_
