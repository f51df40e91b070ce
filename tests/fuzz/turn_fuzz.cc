// Any text as a move, as a turn, and as a line of play whose arguments stand on lines of their own.
#include <string>
#include <variant>
#include <vector>

#include "absl/strings/str_split.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/turn_notation.h"
#include "tests/fuzz/require.h"

using rushkit::Move;
using rushkit::Turn;
using rushkit::testing::Require;
using rushkit::testing::RequireGoodRefusal;

namespace {

void FuzzMove(absl::string_view text) {
  const auto move = rushkit::ReadMove(text, {2, 3});
  RequireGoodRefusal(move.status());
  if (!move.ok()) return;
  const auto again = rushkit::ReadMove(rushkit::WriteMove(*move));
  Require(again.ok() && *again == *move, "a move that is written is the same move");
}

void FuzzTurn(absl::string_view text) {
  const auto turn = rushkit::ReadTurn(text, {2, 3});
  RequireGoodRefusal(turn.status());
  if (!turn.ok()) return;
  const auto again = rushkit::ReadTurn(rushkit::WriteTurn(*turn));
  Require(again.ok() && *again == *turn, "a turn that is written is the same turn");
}

void FuzzLine(absl::string_view text) {
  const std::vector<std::string> arguments = absl::StrSplit(text, '\n');
  const auto line = rushkit::ReadLine(arguments);
  RequireGoodRefusal(line.status());
  if (!line.ok()) return;
  std::vector<std::string> written;
  if (const auto* moves = std::get_if<std::vector<Move>>(&*line)) {
    written.push_back(rushkit::WriteMoves(*moves));
  } else {
    for (const Turn& turn : std::get<std::vector<Turn>>(*line)) {
      written.push_back(rushkit::WriteTurn(turn));
    }
  }
  const auto again = rushkit::ReadLine(written);
  Require(again.ok() && *again == *line, "a line that is written is the same line");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text = rushkit::testing::TextOf(data, size);
  FuzzMove(text);
  FuzzTurn(text);
  FuzzLine(text);
  return 0;
}
