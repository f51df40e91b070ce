// Which of its units of work a campaign leaves to which run.
#ifndef RUSHKIT_SOLVER_CAMPAIGN_SHARD_H_
#define RUSHKIT_SOLVER_CAMPAIGN_SHARD_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace rushkit {

// Every count-th unit from `index` on: neighbours are often alike, so each shard gets of all kinds.
struct Shard {
  uint64_t index = 0;  // less than count
  uint64_t count = 1;

  bool is_all() const { return count == 1; }
  bool Has(uint64_t unit) const { return unit % count == index; }
  // How many of so many units.
  uint64_t SizeOf(uint64_t units) const { return (units + count - 1 - index) / count; }

  friend bool operator==(const Shard&, const Shard&) = default;
};

inline constexpr uint64_t kMostShards = 1'000'000;

// "1/3" is the first of three. Fails with InvalidArgument.
absl::StatusOr<Shard> ReadShard(absl::string_view text);
std::string WriteShard(const Shard& shard);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_CAMPAIGN_SHARD_H_
