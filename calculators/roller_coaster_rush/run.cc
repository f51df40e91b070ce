#include "calculators/roller_coaster_rush/run.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "calculators/roller_coaster_rush/construction.h"

namespace rushkit::coaster {
namespace {

constexpr size_t kMostDrops = 2;

}  // namespace

size_t CompletedPieces(absl::string_view clause, absl::string_view name, const Runs& runs,
                       size_t coaster_length, ScoreSheet& sheet) {
  const std::string whose = Whose(name);
  for (const size_t completed : runs) {
    if (completed <= coaster_length) continue;
    sheet.Break(clause, absl::StrCat(whose, "a run completes ", completed, " pieces"),
                absl::StrCat("the coaster has ", coaster_length));
  }
  if (runs.size() > kMostDrops) {
    sheet.Break(clause, absl::StrCat(whose, runs.size(), " drops"), "two are allowed");
  } else if (runs.size() == kMostDrops && runs.front() == coaster_length) {
    sheet.Break(clause, absl::StrCat(whose, "a second drop"), "the first went all the way");
  }
  const size_t counted = std::min(runs.size(), kMostDrops);
  const auto best = std::max_element(runs.begin(), runs.begin() + static_cast<long>(counted));
  return runs.empty() ? 0 : std::min(*best, coaster_length);
}

}  // namespace rushkit::coaster
