// Demos for investors.
#include "calculators/roller_coaster_rush/demo.h"

#include <vector>

#include "tests/calculators/roller_coaster_rush/pieces.h"
#include "tests/catch.h"

namespace rushkit::coaster {
namespace {

struct DemoRow {
  const char* coaster;
  Runs runs;
  std::optional<Investor> investor;
  int payout;
  Verdict verdict;
  const char* why;
};

TEST_CASE("An interested investor pays a dollar for each piece of the furthest run") {
  constexpr Investor kYes = Investor::kInterested;
  const std::vector<DemoRow> rows = {
      {"launch,C,J,F,G", {4}, kYes, 4, Verdict::kHolds, "all the way"},
      {"C,J,F,G", {2, 3}, kYes, 3, Verdict::kHolds, "the second run is better"},
      {"C,J,F,G", {3, 0}, kYes, 3, Verdict::kHolds, "the first run is better"},
      {"C,J,F,G", {0}, kYes, 0, Verdict::kHolds, "no piece, no dollar"},
      {"C,J,F,G", {}, kYes, 0, Verdict::kNo, "a demo without a drop"},
      {"C,J,F,G", {1, 2, 3}, kYes, 0, Verdict::kNo, "a third drop"},
      {"C,J,F,G", {4, 4}, kYes, 0, Verdict::kNo, "a second drop after a whole run"},
      {"C,J", {3}, kYes, 0, Verdict::kNo, "more pieces than there are"},
      {"C,J", {1}, Investor::kUninterested, 0, Verdict::kNo, "nobody is interested"},
      {"C,J", {1}, std::nullopt, 1, Verdict::kUnknown, "if somebody is interested"},
      {"C,launch", {1}, kYes, 0, Verdict::kNo, "no coaster"},
  };
  for (const auto& [coaster, runs, investor, payout, verdict, why] : rows) {
    INFO(why);
    const DemoResult result = HoldDemo({"Ana", testing::Written(coaster), runs, investor});
    CHECK(result.payout == payout);
    CHECK(result.sheet.verdict() == verdict);
  }
}

TEST_CASE("After a demo the investor turns away") {
  const DemoResult result = HoldDemo({"", testing::Written("C"), {1}, Investor::kInterested});
  CHECK(result.sheet.lines().back().effect == "the investor card turns to Uninterested");
}

}  // namespace
}  // namespace rushkit::coaster
