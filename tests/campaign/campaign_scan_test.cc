// What a campaign file holds, and each way in which it can be wrong.
#include "solver/campaign/campaign_scan.h"

#include <string>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "solver/campaign/shard.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

CampaignHeader HeaderOf(uint64_t units, Shard shard = {}) {
  CampaignHeader header;
  header.version = "0.1.0";
  header.command = "rate";
  header.units = units;
  header.shard = shard;
  return header;
}

std::string Unit(uint64_t unit, size_t parts = 1, int exit = 0) {
  return WriteUnit(unit, {std::vector<std::string>(parts, R"({"a":1})"), exit});
}

// The first part of a unit of two.
std::string HalfOf(uint64_t unit) {
  const std::string text = Unit(unit, 2);
  return text.substr(0, text.find('\n') + 1);
}

// What the first line that is refused says, behind its number; empty if none is.
std::string WrongIn(CampaignScan& scan, const std::string& text) {
  std::vector<std::string> lines = absl::StrSplit(text, '\n');
  lines.pop_back();  // what follows the last newline is no line
  for (const std::string& line : lines) {
    const absl::Status status = scan.Add(line);
    if (!status.ok()) return absl::StrCat(scan.line(), ": ", status.message());
  }
  return "";
}

TEST_CASE("a scan knows where each unit stands, and where writing can go on") {
  const std::string header = WriteHeader(HeaderOf(5));
  const std::string whole = absl::StrCat(header, Unit(3), Unit(0, 3, 2), Unit(4, 0));
  CampaignScan scan;
  REQUIRE(WrongIn(scan, absl::StrCat(whole, HalfOf(1))).empty());
  REQUIRE(scan.units().size() == 3);
  CHECK(scan.units()[0].unit == 3);
  CHECK(scan.units()[0].begin == header.size());
  CHECK(scan.units()[1].unit == 0);
  CHECK(scan.units()[1].exit == 2);
  CHECK(scan.units()[1].line == 3);
  CHECK(whole.substr(scan.units()[1].begin, scan.units()[1].bytes) == Unit(0, 3, 2));
  CHECK(scan.units()[2].line == 6);
  CHECK(scan.is_within_unit());
  CHECK(scan.whole_bytes() == whole.size());
  CHECK(MissingUnits(*scan.header(), scan.units()) == std::vector<uint64_t>{1, 2});
}

TEST_CASE("a file that is not what it should be is refused with its line") {
  const auto wrong = [](const std::string& text, Shard shard = {}) {
    CampaignScan scan;
    return WrongIn(scan, absl::StrCat(WriteHeader(HeaderOf(6, shard)), text));
  };
  CHECK(wrong(absl::StrCat(Unit(0), Unit(5))).empty());
  CHECK(wrong(absl::StrCat(Unit(0), Unit(6))) == "3: unit 6, but there are 6: 0 to 5");
  CHECK(wrong(absl::StrCat(Unit(1), Unit(2)), {1, 3}) == "3: unit 2 is none of shard 2/3");
  CHECK(wrong(absl::StrCat(Unit(1), Unit(0), Unit(1))) == "4: unit 1 is there already, on line 2");
  CHECK(wrong(absl::StrCat(HalfOf(1), Unit(0))) ==
        "3: found part 1 of 1 of unit 0, expected part 2 of 2 of unit 1");
  const std::string two = Unit(1, 2);
  CHECK(wrong(two.substr(two.find('\n') + 1)) == "2: found part 2 of unit 1, expected part 1");
  CHECK(wrong("\n").find("2: damaged: it does not end with its checksum") == 0);
  CHECK(wrong(absl::StrCat(Unit(0), WriteHeader(HeaderOf(6)))).find("3: no line of a campaign") ==
        0);
}

TEST_CASE("the units of a shard are those that are missing at first") {
  CHECK(MissingUnits(HeaderOf(7, {1, 3}), {}) == std::vector<uint64_t>{1, 4});
  CHECK(MissingUnits(HeaderOf(2, {2, 3}), {}).empty());
  for (const uint64_t units : {0, 1, 2, 3, 7, 9}) {
    uint64_t all = 0;
    for (uint64_t index = 0; index < 3; ++index) {
      const Shard shard = {index, 3};
      CHECK(MissingUnits(HeaderOf(units, shard), {}).size() == shard.SizeOf(units));
      all += shard.SizeOf(units);
    }
    CHECK(all == units);
  }
}

TEST_CASE("units are listed in ranges") {
  CHECK(UnitList({}).empty());
  CHECK(UnitList({5}) == "5");
  CHECK(UnitList({5, 8, 9, 10, 40}) == "5, 8 to 10 and 40");
  CHECK(UnitList({0, 1}) == "0 to 1");
  CHECK(UnitList({0, 2, 4, 6, 8, 10, 12, 14, 16, 18}) == "0, 2, 4, 6, 8, 10, 12, 14 and 2 more");
}

TEST_CASE("a shard is K of N") {
  CHECK(ReadShard("1/1").value() == Shard{});
  CHECK(ReadShard("3/3").value() == Shard{2, 3});
  CHECK(WriteShard({2, 3}) == "3/3");
  for (const char* bad : {"", "1", "0/3", "4/3", "1/0", "a/3", "1/3/3", "-1/3", "1/1000001"}) {
    CAPTURE(bad);
    const absl::StatusOr<Shard> shard = ReadShard(bad);
    REQUIRE_FALSE(shard.ok());
    CHECK(std::string(shard.status().message()).find("expected K/N") != std::string::npos);
  }
}

}  // namespace
}  // namespace rushkit
