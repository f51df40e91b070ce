// Any text as what a person types at the table.
#include <variant>

#include "solver/notation/position_code.h"
#include "solver/notation/table_input.h"
#include "solver/notation/turn_notation.h"
#include "tests/fuzz/require.h"

using rushkit::Position;
using rushkit::Turn;
using rushkit::testing::Require;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static const auto* const kTable = new Position(*rushkit::ReadPositionCode(
      "14/.aa...AA....../....b........./GG..b.......SS/14/14:0,0", rushkit::Connection::kAllThree));
  const absl::string_view text = rushkit::testing::TextOf(data, size);
  const auto input = rushkit::ReadTableInput(text, *kTable);
  Require(input.ok() || !input.status().message().empty(), "a refusal says why");
  if (!input.ok() || !std::holds_alternative<Turn>(*input)) return 0;
  const auto& turn = std::get<Turn>(*input);
  const auto again = rushkit::ReadTableInput(rushkit::WriteTurn(turn), *kTable);
  Require(again.ok() && *again == *input, "a turn that is written is the same turn");
  return 0;
}
