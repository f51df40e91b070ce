// Accounts that add up.
#include "calculators/score_sheet/score_sheet.h"

#include "tests/catch.h"

namespace rushkit {
namespace {

TEST_CASE("The total is the sum of the lines with points") {
  ScoreSheet sheet;
  CHECK_FALSE(sheet.total().has_value());
  sheet.Note("Setup", "dealt", "nothing");
  CHECK_FALSE(sheet.total().has_value());
  sheet.Score("Flags", "card C", 4);
  sheet.Score("Flags", "a loss", -1);
  CHECK(sheet.total() == 3);
  CHECK(sheet.verdict() == Verdict::kHolds);
}

TEST_CASE("A broken rule is a no, and a fact that decides leaves it open") {
  ScoreSheet sheet;
  sheet.Rest({"the strength of the Skunk", Confidence::kUnknown, false});
  CHECK(sheet.verdict() == Verdict::kHolds);
  sheet.Rest({"the strength of the Skunk", Confidence::kUnknown, true});
  sheet.Rest({"the strength of the Skunk", Confidence::kUnknown, false});
  CHECK(sheet.facts().size() == 1);
  CHECK(sheet.verdict() == Verdict::kUnknown);
  ScoreSheet other;
  other.Break("Car Keys", "four keys", "one too many");
  other.Score("Car Keys", "one", 1);
  sheet.Append(other);
  CHECK(sheet.verdict() == Verdict::kNo);
  CHECK(sheet.lines().front().is_broken);
  CHECK(sheet.total() == 1);
}

TEST_CASE("No is worse than unknown, which is worse than holds") {
  CHECK(Worse(Verdict::kHolds, Verdict::kHolds) == Verdict::kHolds);
  CHECK(Worse(Verdict::kHolds, Verdict::kUnknown) == Verdict::kUnknown);
  CHECK(Worse(Verdict::kNo, Verdict::kUnknown) == Verdict::kNo);
}

}  // namespace
}  // namespace rushkit
