// Headers, and whether two of them are of one campaign.
#include "solver/campaign/campaign_header.h"

#include <string>

#include "absl/strings/match.h"
#include "solver/campaign/unit_line.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

CampaignHeader Example() {
  CampaignHeader header;
  header.version = "1.2.3";
  header.command = "rate";
  header.facts = {{"deck", "a"}, {"seed", 7}};
  header.units = 40;
  header.shard = {1, 3};
  return header;
}

std::string LineOf(const CampaignHeader& header) {
  std::string line = WriteHeader(header);
  REQUIRE(line.back() == '\n');
  line.pop_back();
  return line;
}

TEST_CASE("a header is written as its grammar says, and read back") {
  const std::string line = LineOf(Example());
  CHECK(line + "\n" ==
        Sealed(R"({"version":"1.2.3","campaign":1,"command":"rate","deck":"a","seed":7,)"
               R"("units":40,"shard":"2/3"})"));
  const absl::StatusOr<CampaignHeader> read = ReadHeader(line);
  REQUIRE(read.ok());
  CHECK(LineOf(*read) == line);
  CHECK(read->shard == Shard{1, 3});
  CHECK(read->units == 40);
}

TEST_CASE("headers of one campaign differ in nothing but the shard") {
  CampaignHeader other = Example();
  other.shard = {};
  CHECK(WhyAnother(Example(), other).empty());
  other.facts["seed"] = 8;
  CHECK(WhyAnother(Example(), other) == "seed is 8, not 7");
  other = Example();
  other.facts["more"] = true;
  CHECK(WhyAnother(Example(), other) == "more is true, not missing");
  CHECK(WhyAnother(other, Example()) == "more is missing, not true");
  other = Example();
  other.units = 41;
  CHECK(WhyAnother(Example(), other) == "units is 41, not 40");
  other = Example();
  other.version = "1.2.4";
  CHECK(WhyAnother(Example(), other) == "version is \"1.2.4\", not \"1.2.3\"");
}

TEST_CASE("what is no header is refused, and why") {
  const auto message = [](std::string line) {
    if (line.back() == '\n') line.pop_back();
    const absl::StatusOr<CampaignHeader> read = ReadHeader(line);
    REQUIRE_FALSE(read.ok());
    return std::string(read.status().message());
  };
  CHECK(absl::StartsWith(message("easy GG12/14/14/14/14/12SS"), "no header of a campaign file"));
  CHECK(absl::StartsWith(message("[1]"), "no header of a campaign file"));
  CHECK(absl::StartsWith(message(Sealed(R"({"version":"1","campaign":1})")),
                         "no header of a campaign file"));
  CHECK(absl::StartsWith(
      message(Sealed(
          R"({"version":"1","campaign":1,"command":"rate","units":1000000001,"shard":"1/1"})")),
      "no header of a campaign file"));
  CHECK(absl::StartsWith(
      message(Sealed(R"({"version":"1","campaign":1,"command":"rate","units":1,"shard":"2/1"})")),
      "no header of a campaign file"));
  CHECK(
      message(Sealed(R"({"version":"1","campaign":2,"command":"rate","units":1,"shard":"1/1"})")) ==
      "a campaign file of version 2: this program reads version 1");
  const std::string deep(2'000'000, '[');
  CHECK(absl::StartsWith(
      message(R"({"version":"1","command":"rate","units":1,"shard":"1/1","campaign":)" + deep +
              std::string(deep.size(), ']') + "}"),
      "no header of a campaign file"));
  std::string damaged = LineOf(Example());
  damaged.replace(damaged.find("1.2.3"), 5, "1.2.4");
  CHECK(absl::StartsWith(message(damaged), "damaged: its checksum is "));
}

}  // namespace
}  // namespace rushkit
