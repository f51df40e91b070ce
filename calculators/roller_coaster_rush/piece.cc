#include "calculators/roller_coaster_rush/piece.h"

#include "absl/strings/str_join.h"

namespace rushkit::coaster {

Coaster PiecesOf(const PieceSet& set) {
  Coaster pieces;
  for (size_t index = 0; index < kPieceCount; ++index) {
    if (set.test(index)) pieces.emplace_back(static_cast<int>(index));
  }
  return pieces;
}

PieceSet SetOf(absl::Span<const Piece> pieces) {
  PieceSet set;
  for (const Piece piece : pieces) set.set(IndexOf(piece));
  return set;
}

std::string WritePiece(Piece piece) {
  return std::string(1, static_cast<char>('A' + piece.value()));
}

std::string WritePieces(absl::Span<const Piece> pieces) {
  return absl::StrJoin(pieces, ",",
                       [](std::string* out, Piece piece) { out->append(WritePiece(piece)); });
}

}  // namespace rushkit::coaster
