// Positions of the fast program from codes and back, and its moves as text: small readers and
// writers for tests of what lies below the notation.
#ifndef RUSHKIT_TESTS_SUPPORT_POSITIONS_H_
#define RUSHKIT_TESTS_SUPPORT_POSITIONS_H_

#include <string>

#include "solver/board/move.h"
#include "solver/board/position.h"

namespace rushkit::testing {

// A code of FORMATS' plain kind: a letter, `.` or `x` (a wall) for each cell. Rows of another size
// than 6 by 14 are a boxed grid. Locations are line 1, columns as in the code.
Setup SetupOf(const std::string& code, Connection connection = Connection::kAllThree);

// The position, which must be legal: ends the test program with the reasons when it is not.
Position PositionOf(const std::string& code, Connection connection = Connection::kAllThree);

// The canonical code.
std::string CodeOf(const Position& position);

// `a-2`, `left+1`; and back.
std::string TextOf(const Move& move);
Move MoveOf(const std::string& text);

// 'G' or 'S'; and back from `gold`, `silver`.
char LetterOf(Player player);
Player PlayerOf(const std::string& name);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_SUPPORT_POSITIONS_H_
