// What a person types at the table: a turn, shorter than it is written, or a command.
//
//   input   = [ turn | command ]         blank, or a line that starts with "#": nothing
//   turn    = card [ ":" ] { move }      "M3: a+2 G+1", "m3 a+2,g+1", "sh left+2"
//   command = "help" | "hand" | "board" | "hint" | "why" | "plays" card | "undo" | "save" file
//           | "resign" | "quit"          or as much of the word as tells it from the others
//
// Letters are taken in either case: those of cards, sides, directions and commands always, and that
// of a vehicle when none on the grid has it as it was typed, but one has it in the other case.
#ifndef RUSHKIT_SOLVER_NOTATION_TABLE_INPUT_H_
#define RUSHKIT_SOLVER_NOTATION_TABLE_INPUT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/board/position.h"
#include "solver/game/card.h"
#include "solver/game/turn.h"

namespace rushkit {

enum class TableVerb : uint8_t {
  kHelp,
  kHand,
  kBoard,
  kHint,
  kWhy,
  kPlays,
  kUndo,
  kSave,
  kResign,
  kQuit,
};

// "help", "hand", ..., in the order of the enumeration.
const std::vector<std::string>& TableVerbNames();

struct TableCommand {
  TableVerb verb = TableVerb::kHelp;
  std::optional<Card> card;  // of kPlays
  std::string file;          // of kSave

  friend bool operator==(const TableCommand&, const TableCommand&) = default;
};

using TableInput = std::variant<std::monostate, Turn, TableCommand>;

// Fails with all that is wrong with a turn (see ToStatus), or with what is wrong with a command.
absl::StatusOr<TableInput> ReadTableInput(absl::string_view line, const Position& position);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_TABLE_INPUT_H_
