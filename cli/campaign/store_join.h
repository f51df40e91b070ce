// Campaigns from files into stores, and from stores into files.
#ifndef RUSHKIT_CLI_CAMPAIGN_STORE_JOIN_H_
#define RUSHKIT_CLI_CAMPAIGN_STORE_JOIN_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "cli/campaign/campaign_join.h"

namespace rushkit {

// Adds the units of `files`, parts of one campaign, to options.store. What is there already stays,
// if it is the same; units that are missing may come later. Stopped on the way, it leaves whole
// units behind and can be done again.
JoinResult FillStore(const std::vector<std::string>& files, const JoinOptions& options);

// Writes a campaign of `store` as the file that one run would have written: the only one, or
// options.campaign_number.
JoinResult WriteFromStore(const std::string& store, const JoinOptions& options);

// The campaigns of stores, one a line below a head.
absl::StatusOr<std::string> ListOfStores(const std::vector<std::string>& stores);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_STORE_JOIN_H_
