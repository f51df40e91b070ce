#include "solver/campaign/shard.h"

#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace rushkit {

absl::StatusOr<Shard> ReadShard(absl::string_view text) {
  const std::vector<absl::string_view> parts = absl::StrSplit(text, '/');
  uint64_t number = 0;
  uint64_t count = 0;
  if (parts.size() == 2 && absl::SimpleAtoi(parts[0], &number) &&
      absl::SimpleAtoi(parts[1], &count) && number >= 1 && number <= count &&
      count <= kMostShards) {
    return Shard{number - 1, count};
  }
  return absl::InvalidArgumentError(
      absl::StrCat("found '", text, "', expected K/N: part K of N, as 1/3, 2/3 and 3/3 (N at most ",
                   kMostShards, ")"));
}

std::string WriteShard(const Shard& shard) {
  return absl::StrCat(shard.index + 1, "/", shard.count);
}

}  // namespace rushkit
