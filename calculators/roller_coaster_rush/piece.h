// The track pieces of the box, by the letter on their stickers.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_PIECE_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_PIECE_H_

#include <array>
#include <bitset>
#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "solver/base/bounded.h"

namespace rushkit::coaster {

inline constexpr size_t kPieceCount = 19;

using Piece = Bounded<struct PieceTag, 0, static_cast<int>(kPieceCount) - 1>;  // A to S

constexpr size_t IndexOf(Piece piece) { return static_cast<size_t>(piece.value()); }

// By piece.
using PieceSet = std::bitset<kPieceCount>;
// What the cards say that nobody has written down is nothing.
template <class Value>
using PieceTable = std::array<std::optional<Value>, kPieceCount>;

// How many flags each blueprint shows.
using Flags = PieceTable<int>;

// Front first; the launch piece, which is always there, not among them.
using Coaster = std::vector<Piece>;

// In the order of the alphabet.
Coaster PiecesOf(const PieceSet& set);
PieceSet SetOf(absl::Span<const Piece> pieces);

// "C", and "C,J,F".
std::string WritePiece(Piece piece);
std::string WritePieces(absl::Span<const Piece> pieces);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_PIECE_H_
