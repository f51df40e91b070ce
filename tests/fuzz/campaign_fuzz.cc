// A campaign file, line by line.
#include <cstddef>
#include <cstdint>
#include <string>

#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "solver/campaign/campaign_scan.h"
#include "tests/fuzz/require.h"

namespace rushkit {
namespace {

using testing::Require;

// Damage is told by checksums, which a fuzzer does not hit: `#` at the end of a line stands for
// that of the line.
std::string WithSeal(absl::string_view line) {
  if (line.size() < 3 || line.front() != '{' || line.substr(line.size() - 2) != "}#") {
    return std::string(line);
  }
  std::string sealed = Sealed(line.substr(0, line.size() - 1));
  sealed.pop_back();
  return sealed;
}

void Scan(absl::string_view text) {
  CampaignScan scan;
  uint64_t bytes = 0;
  for (const absl::string_view part : absl::StrSplit(text, '\n')) {
    const std::string line = WithSeal(part);
    if (!scan.Add(line).ok()) break;
    bytes += line.size() + 1;
  }
  Require(scan.whole_bytes() <= bytes, "what is whole has been read");
  for (const UnitPlace& place : scan.units()) {
    Require(place.begin + place.bytes <= scan.whole_bytes(), "a unit is within what is whole");
    Require(scan.header()->shard.Has(place.unit) && place.unit < scan.header()->units,
            "a unit is one of the shard");
  }
  if (!scan.header()) return;
  const absl::StatusOr<CampaignHeader> again = [&] {
    std::string line = WriteHeader(*scan.header());
    line.pop_back();
    return ReadHeader(line);
  }();
  Require(again.ok() && WhyAnother(*scan.header(), *again).empty(),
          "a header that is written is the same");
}

}  // namespace
}  // namespace rushkit

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  rushkit::Scan(absl::string_view(reinterpret_cast<const char*>(data), size));
  return 0;
}
