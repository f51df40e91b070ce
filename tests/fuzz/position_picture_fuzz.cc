// Any lines as a picture of a position.
#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_picture.h"
#include "tests/fuzz/require.h"

using rushkit::Connection;
using rushkit::testing::Require;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const std::vector<absl::string_view> lines =
      absl::StrSplit(rushkit::testing::TextOf(data, size), '\n');
  for (const Connection connection : {Connection::kAllThree, Connection::kNeighbours}) {
    const auto position = rushkit::ReadPositionPicture(lines, connection, {2, 1});
    rushkit::testing::RequireGoodRefusal(position.status());
    if (!position.ok()) continue;
    const std::string picture = rushkit::WritePositionPicture(*position);
    const std::vector<absl::string_view> rows = absl::StrSplit(picture, '\n');
    const auto again = rushkit::ReadPositionPicture(rows, connection);
    Require(again.ok() && *again == *position, "the picture is the same position");
    const auto code = rushkit::ReadPositionCode(rushkit::WritePositionCode(*position), connection);
    Require(code.ok() && *code == *position, "the code is the same position");
  }
  return 0;
}
