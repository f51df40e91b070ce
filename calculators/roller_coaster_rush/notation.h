// Pieces and what is known of them, as text.
//
//   letter  = "A" .. "S"
//   letters = letter { ( "," | "+" ) letter }        "C,J,F"
//   coaster = letters with "launch" among them       "launch,C,J": that may be left out
//   flags   = pairs of letter and 1 to 9             "C=4,E=5"
//   joints  = pairs of letter and entry "-" exit, or of "launch" and exit: heights from 0 to 99
//                                                    "launch=3,C=3-2"
//   reach   = chance | pairs of letter and chance    "0.95", "C=9/10,E=0.8"
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_NOTATION_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_NOTATION_H_

#include <array>
#include <optional>
#include <vector>

#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "calculators/roller_coaster_rush/construction.h"
#include "calculators/roller_coaster_rush/piece.h"
#include "calculators/score_sheet/item.h"
#include "calculators/score_sheet/json_value.h"
#include "solver/base/diagnostics.h"
#include "solver/base/fraction.h"

namespace rushkit::coaster {

inline constexpr IntRange kFlagRange = {1, 9};

// The lines of a data file, without those that begin with "#" and without empty ones.
std::vector<Item> DataLines(absl::string_view text);

// The items between commas or plus signs.
std::vector<Item> SplitLetters(Item letters);

// All of them complain about what is not as written above.
std::optional<Piece> ReadPiece(Item item, Diagnostics& wrong);
// No piece may stand twice.
PieceSet ReadPieces(absl::Span<const Item> letters, Diagnostics& wrong);
WrittenCoaster ReadCoaster(absl::Span<const Item> letters, Diagnostics& wrong);
Flags ReadFlags(absl::Span<const ItemPair> pairs, Diagnostics& wrong);
Joints ReadJoints(absl::Span<const ItemPair> pairs, Diagnostics& wrong);
// The chance to get through each piece; one that stands alone is that of every piece.
std::array<Fraction, kPieceCount> ReadReach(const JsonValue& value, Diagnostics& wrong);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_NOTATION_H_
