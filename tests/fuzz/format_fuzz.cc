// Any text as a file in one format, which RUSHKIT_FUZZED_FORMAT names.
#include <optional>
#include <string>

#include "solver/notation/position_file.h"
#include "solver/notation/position_writer.h"
#include "tests/fuzz/require.h"

using rushkit::Connection;
using rushkit::PositionEntry;
using rushkit::PositionFormat;
using rushkit::testing::Require;

namespace {

// What is read of an entry is read of it again once it has been written.
void RequireRoundTrip(const PositionEntry& entry, PositionFormat format) {
  const auto code = rushkit::WritePosition(*entry.position, entry.name, PositionFormat::kCode);
  Require(code.ok() && code->renamed.empty(), "the letters are those of a code");
  const auto written = rushkit::WritePosition(*entry.position, entry.name, format);
  Require(written.ok(), "what is read can be written");
  rushkit::PositionFileReader reader(rushkit::LinesOf(written->text), Connection::kAllThree,
                                     format);
  const std::optional<PositionEntry> again = reader.Next();
  Require(again.has_value() && again->position.ok(), "what is written is read");
  Require(again->position->grid() == entry.position->grid() &&
              again->position->ToPlacement() == entry.position->ToPlacement(),
          "what is written is the same board");
  Require(!reader.Next().has_value(), "one entry is written");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const PositionFormat format = *rushkit::FormatNamed(RUSHKIT_FUZZED_FORMAT);
  rushkit::PositionFileReader reader(rushkit::LinesOf(rushkit::testing::TextOf(data, size)),
                                     Connection::kAllThree, format);
  while (const std::optional<PositionEntry> entry = reader.Next()) {
    rushkit::testing::RequireGoodRefusal(entry->position.status());
    Require(entry->format == format, "only the named format is read");
    if (entry->position.ok()) RequireRoundTrip(*entry, format);
  }
  return 0;
}
