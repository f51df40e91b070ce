// Any text as a position code.
#include <string>

#include "solver/notation/position_code.h"
#include "tests/fuzz/require.h"

using rushkit::Connection;
using rushkit::testing::Require;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text = rushkit::testing::TextOf(data, size);
  for (const Connection connection : {Connection::kAllThree, Connection::kNeighbours}) {
    const auto position = rushkit::ReadPositionCode(text, connection, {2, 3});
    rushkit::testing::RequireGoodRefusal(position.status());
    if (!position.ok()) continue;
    Require(rushkit::LooksLikePositionCode(text), "a code that is read looks like one");
    const std::string canonical = rushkit::WritePositionCode(*position);
    const auto again = rushkit::ReadPositionCode(canonical, connection);
    Require(again.ok() && *again == *position, "the canonical code is the same position");
    Require(rushkit::WritePositionCode(*again) == canonical, "the canonical code is a fixed point");
  }
  return 0;
}
