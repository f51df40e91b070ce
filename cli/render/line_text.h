// An escape as numbered moves or turns, in notation and in words.
#ifndef RUSHKIT_CLI_RENDER_LINE_TEXT_H_
#define RUSHKIT_CLI_RENDER_LINE_TEXT_H_

#include <string>

#include "solver/board/position.h"
#include "solver/search/result.h"

namespace rushkit {

struct LineStyle {
  bool with_pictures = false;  // one after each move or turn
  bool in_color = false;
};

// One line a move: " 3. b-2  blocker b, 2 up". `line` must be legal in `start`.
std::string DescribeLine(const Position& start, const Line& line, LineStyle style);

// All of it on one line, as it can be typed in again: "b-2 left+1", "M3: a+2 G+1, SH: left-1".
std::string WriteLine(const Line& line);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RENDER_LINE_TEXT_H_
