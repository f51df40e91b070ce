#include "calculators/score_sheet/nearest.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace rushkit {
namespace {

constexpr size_t kMostChanges = 2;

// Levenshtein's distance, one row of the table at a time.
size_t EditDistance(absl::string_view a, absl::string_view b) {
  std::vector<size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), size_t{0});
  for (size_t i = 0; i < a.size(); ++i) {
    size_t diagonal = std::exchange(row[0], i + 1);
    for (size_t j = 0; j < b.size(); ++j) {
      const size_t replaced = diagonal + (a[i] == b[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, row[j] + 1, diagonal + 1});
    }
  }
  return row.back();
}

}  // namespace

std::string Nearest(absl::string_view word, absl::Span<const std::string> names) {
  std::string nearest;
  if (word.empty()) return nearest;
  size_t best = std::min(kMostChanges, (word.size() - 1) / 2) + 1;
  for (const std::string& name : names) {
    const size_t distance = EditDistance(word, name);
    if (distance < best) {
      best = distance;
      nearest = name;
    }
  }
  return nearest;
}

}  // namespace rushkit
