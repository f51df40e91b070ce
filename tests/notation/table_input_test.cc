// What a person types at the table.
#include "solver/notation/table_input.h"

#include <string>
#include <vector>

#include "solver/notation/turn_notation.h"
#include "tests/catch.h"
#include "tests/notation/messages.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::MessageOf;

// Vehicles a and A, b alone, both heroes.
const Position& TheTable() {
  static const auto* const kPosition = new Position(testing::PositionOf(
      "............../.aa...AA....../....b........./GG..b.......SS/............../"
      "..............:0,0"));
  return *kPosition;
}

TEST_CASE("A turn is typed as it is written, or shorter") {
  const std::vector<std::pair<const char*, const char*>> turns = {
      {"M3: a+2 G+1", "M3: a+2 G+1"},
      {"M3 a+2 G+1", "M3: a+2 G+1"},
      {"m3 a+2,g+1", "M3: a+2 G+1"},
      {"m3:a+2", "M3: a+2"},
      {"  M3 : a+2 ", "M3: a+2"},
      {"ms2 LEFT-1 B+2", "MS2: left-1 b+2"},
      {"M2 A+1 a-1", "M2: A+1 a-1"},
      {"m1 bd1", "M1: b+1"},
      {"SH", "SH:"},
      {"sl:", "SL:"},
  };
  for (const auto& [typed, written] : turns) {
    INFO(typed);
    const absl::StatusOr<TableInput> input = ReadTableInput(typed, TheTable());
    REQUIRE(input.ok());
    REQUIRE(std::holds_alternative<Turn>(*input));
    CHECK(WriteTurn(std::get<Turn>(*input)) == written);
  }
}

TEST_CASE("A blank line and a comment are nothing") {
  for (const char* line : {"", "  ", "# M3: a+2"}) {
    CHECK(std::holds_alternative<std::monostate>(*ReadTableInput(line, TheTable())));
  }
}

TEST_CASE("A command is known by as much of its word as tells it from the others") {
  const std::vector<std::pair<const char*, TableCommand>> commands = {
      {"help", {TableVerb::kHelp, {}, ""}},
      {"?", {TableVerb::kHelp, {}, ""}},
      {"HINT", {TableVerb::kHint, {}, ""}},
      {"ha", {TableVerb::kHand, {}, ""}},
      {"b", {TableVerb::kBoard, {}, ""}},
      {"w", {TableVerb::kWhy, {}, ""}},
      {"u", {TableVerb::kUndo, {}, ""}},
      {"r", {TableVerb::kResign, {}, ""}},
      {"quit", {TableVerb::kQuit, {}, ""}},
      {"plays ms2", {TableVerb::kPlays, Card::kMoveShift2, ""}},
      {"save my game.txt ", {TableVerb::kSave, {}, "my game.txt"}},
  };
  for (const auto& [typed, command] : commands) {
    INFO(typed);
    const absl::StatusOr<TableInput> input = ReadTableInput(typed, TheTable());
    REQUIRE(input.ok());
    CHECK(std::get<TableCommand>(*input) == command);
  }
}

struct Refusal {
  const char* line;
  const char* message;
};

TEST_CASE("What cannot be understood at the table is said, with its column") {
  const std::vector<Refusal> refusals = {
      {"jump", "found 'jump', expected a turn such as M3 a+2 G+1, or help"},
      {"M9", "found 'M9', expected a turn such as M3 a+2 G+1, or help"},
      {"h", "'h' may be help or hand or hint"},
      {"a+2", "a turn begins with its card, such as M3 a+2"},
      {"undo 2", "undo stands alone"},
      {"plays", "plays needs a card, such as plays M3"},
      {"plays Q", "plays needs a card, such as plays M3"},
      {"save", "save needs the name of a file"},
      {"M9: a+2", "1:1: no card is called 'M9'; expected M1, M2, M3, M4, SL, SH, MS1, MS2 or MS3"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.line);
    CHECK(MessageOf(ReadTableInput(refusal.line, TheTable())) == refusal.message);
  }
}

}  // namespace
}  // namespace rushkit
