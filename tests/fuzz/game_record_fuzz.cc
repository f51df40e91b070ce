// Any text as a file of game records; what can be read is replayed too.
#include <optional>
#include <string>

#include "solver/game/game_record.h"
#include "solver/notation/game_record.h"
#include "tests/fuzz/require.h"

using rushkit::testing::Require;

namespace {

rushkit::RecordNames Names() {
  return {[](absl::string_view name) -> std::optional<std::string> {
            if (name != "one") return std::nullopt;
            return "14/.aa...AA....../....b........./GG..b.......SS/14/14:0,0";
          },
          [](absl::string_view) { return std::optional<rushkit::Deck>(); }};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto records = rushkit::ReadGameRecords(rushkit::testing::TextOf(data, size), Names());
  if (!records.ok()) {
    rushkit::testing::RequireGoodRefusal(records.status());
    return 0;
  }
  for (const rushkit::WrittenRecord& written : *records) {
    const auto again = rushkit::ReadGameRecords(rushkit::WriteGameRecord(written.record), Names());
    Require(again.ok() && again->size() == 1, "a record that is written can be read");
    Require(again->front().record == written.record, "a record that is written is the same");
    rushkit::ReplayGame(written.record);
  }
  return 0;
}
