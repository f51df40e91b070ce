#include "calculators/roller_coaster_rush/demo.h"

#include "absl/strings/str_cat.h"
#include "calculators/roller_coaster_rush/clauses.h"

namespace rushkit::coaster {

DemoResult HoldDemo(const Demo& demo) {
  DemoResult result;
  ScoreSheet& sheet = result.sheet;
  const std::string whose = Whose(demo.player);
  const std::optional<Coaster> coaster = AsCoaster(demo.player, demo.coaster, sheet);
  if (!demo.investor.has_value()) {
    sheet.Rest(
        {absl::StrCat(whose, "which side the investor card shows"), Confidence::kUnknown, true});
  } else if (*demo.investor == Investor::kUninterested) {
    sheet.Break(kDemo, absl::StrCat(whose, "the investor card shows Uninterested"),
                "no demo is allowed");
  }
  if (demo.runs.empty()) {
    sheet.Break(kDemo, absl::StrCat(whose, "no drop"), "the marble is dropped once or twice");
  }
  if (!coaster.has_value()) return result;
  const size_t completed = CompletedPieces(kDemo, demo.player, demo.runs, coaster->size(), sheet);
  if (sheet.verdict() == Verdict::kNo) return result;
  result.payout = static_cast<int>(completed);
  sheet.Note(kDemo, absl::StrCat(whose, "pieces completed on the furthest run: ", completed),
             absl::StrCat("the bank pays $", result.payout));
  sheet.Note(kDemo, absl::StrCat(whose, "the demo is over"),
             "the investor card turns to Uninterested");
  return result;
}

}  // namespace rushkit::coaster
