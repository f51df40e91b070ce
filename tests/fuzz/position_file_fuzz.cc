// Any text as a file of positions.
#include <algorithm>
#include <optional>
#include <string>

#include "solver/notation/position_code.h"
#include "solver/notation/position_file.h"
#include "tests/fuzz/require.h"

using rushkit::Connection;
using rushkit::PositionEntry;
using rushkit::testing::Require;

namespace {

void RequireInside(const PositionEntry& entry, int last_line, int lines) {
  // Objects of a list may share a line.
  Require(entry.line >= last_line, "entries come in the order of their lines");
  Require(entry.line <= lines, "an entry starts on a line of the file");
  for (const rushkit::Diagnostic& one : rushkit::FromStatus(entry.position.status())) {
    Require(one.where.line >= entry.line && one.where.line <= lines,
            "what is wrong stands in the entry");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text = rushkit::testing::TextOf(data, size);
  const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
  rushkit::PositionFileReader reader(rushkit::LinesOf(text), Connection::kAllThree);
  int last_line = 0;
  while (const std::optional<PositionEntry> entry = reader.Next()) {
    rushkit::testing::RequireGoodRefusal(entry->position.status());
    RequireInside(*entry, last_line, lines);
    last_line = entry->line;
    if (!entry->position.ok()) continue;
    const auto again = rushkit::ReadPositionCode(rushkit::WritePositionCode(*entry->position),
                                                 Connection::kAllThree);
    Require(again.ok() && *again == *entry->position, "the code is the same position");
  }
  return 0;
}
