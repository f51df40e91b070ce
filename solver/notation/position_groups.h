// A square boxed grid as words in one line, a word a row.
//
//   groups   = n words of n cells, 4 to 12, with blanks between
//   cell     = as in position_rows.h
//
// In a line of fields (position_file.h) a name stands in front; of more words that could be rows
// the last ones are.
//
//   easy-1 ..bb.c XX...c ..ddd. ...... .ee... ......
#ifndef RUSHKIT_SOLVER_NOTATION_POSITION_GROUPS_H_
#define RUSHKIT_SOLVER_NOTATION_POSITION_GROUPS_H_

#include <cstddef>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "absl/types/span.h"
#include "solver/board/position.h"
#include "solver/notation/text.h"

namespace rushkit {

// The words of a line that are meant as groups: n in a row of n characters, without digits and at
// most one of them no cell. Of several ranges, that of the longest words, and of these the last.
std::optional<WordRange> FindGroups(absl::Span<const Word> words);

// Fails with all that is wrong at once (see ToStatus).
absl::StatusOr<Position> ReadPositionGroups(absl::Span<const Word> groups);

// The words of a position on a square boxed grid. Reading them gives the same position.
std::string WritePositionGroups(const Position& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_POSITION_GROUPS_H_
