// A row of a table of classic positions: numbers around 36 characters.
//
//   row      = { number } classic { number }     MOVES BOARD CLUSTERSIZE in the usual one
//   classic  = 36 characters (position_classic.h)
//   number   = digits, perhaps with a sign or a decimal point
//
// The numbers are the entry's fields (position_file.h), and none of them its name. Written with 0
// for the moves and for the size of the cluster, which stands for "not known".
//
//   51 BBoKMxDDDKMoIAALooIoJLEEooJFFNoGGoxN 4780
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_DATABASE_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_DATABASE_H_

#include <cstddef>
#include <string>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "solver/board/position.h"
#include "solver/notation/text.h"

namespace rushkit {

// Whether the words of a line are a word meant as 36 characters and one number or more.
bool LooksLikeDatabase(absl::Span<const Word> words);

// The words of a line, of which that with the index `board` is the position. Fails with all that is
// wrong at once (see ToStatus), also with another word that is no number.
absl::StatusOr<Position> ReadPositionDatabase(absl::Span<const Word> words, size_t board);

// The row of a position on a classic grid.
std::string WritePositionDatabase(const Position& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_DATABASE_H_
