// A position drawn for a terminal.
#ifndef RUSHKIT_CLI_RENDER_PICTURE_TEXT_H_
#define RUSHKIT_CLI_RENDER_PICTURE_TEXT_H_

#include <string>

#include "solver/board/position.h"

namespace rushkit {

// The picture that solver/notation/position_picture.h reads. In colour each vehicle has its own
// background, heroes gold and silver, and the letters are the same.
std::string DrawPosition(const Position& position, bool in_color);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RENDER_PICTURE_TEXT_H_
