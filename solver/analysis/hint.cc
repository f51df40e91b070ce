#include "solver/analysis/hint.h"

#include <vector>

namespace rushkit {

std::optional<Hint> HintFrom(const SearchResult& result, Metric metric) {
  if (!result.escape.has_value()) return std::nullopt;
  const int length = result.escape->length;
  if (const auto* turns = std::get_if<std::vector<Turn>>(&result.escape->line)) {
    return Hint{turns->front(), length, length - 1};
  }
  if (length == 0) return std::nullopt;
  const Move& first = std::get<std::vector<Move>>(result.escape->line).front();
  const int used = metric == Metric::kSpaces ? SpacesOf(first) : 1;
  return Hint{first, length, length - used};
}

}  // namespace rushkit
