// The first line of a campaign file: everything that its results depend on.
//
//   {"version":"0.1.0","campaign":1,"command":"rate",...,"units":40,"shard":"1/3","crc32":"..."}
//
// `campaign` is the version of the format. Between `command` and `units` stand the facts that the
// command has about itself: rules, deck, agents, seed, signature, what was asked about. Files can
// be joined, and a run goes on with a file, if their headers are equal but for the shard.
#ifndef RUSHKIT_SOLVER_CAMPAIGN_CAMPAIGN_HEADER_H_
#define RUSHKIT_SOLVER_CAMPAIGN_CAMPAIGN_HEADER_H_

#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "nlohmann/json.hpp"
#include "solver/campaign/shard.h"

namespace rushkit {

inline constexpr uint64_t kMostUnits = 1'000'000'000;

struct CampaignHeader {
  std::string version;  // of the program
  std::string command;  // "rate"
  nlohmann::ordered_json facts = nlohmann::ordered_json::object();
  uint64_t units = 0;  // of the whole campaign
  Shard shard;         // whose results these are
};

// With its newline.
std::string WriteHeader(const CampaignHeader& header);
// `line` is without its newline. Fails with InvalidArgument when it is damaged, or something else.
absl::StatusOr<CampaignHeader> ReadHeader(absl::string_view line);

// Empty for headers of one campaign, of whatever shards; else in what `other` differs first:
// "deck is b, not a".
std::string WhyAnother(const CampaignHeader& header, const CampaignHeader& other);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_CAMPAIGN_CAMPAIGN_HEADER_H_
