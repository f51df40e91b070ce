// Questions to the ratings of a store, in SQL's expressions.
#ifndef RUSHKIT_CLI_CAMPAIGN_RATINGS_QUERY_H_
#define RUSHKIT_CLI_CAMPAIGN_RATINGS_QUERY_H_

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "cli/campaign/campaign_store.h"

namespace rushkit {

struct StoredRating {
  int64_t campaign = 0;
  std::string object;  // as rate has written it, without a newline
};

// The file is open for reading only. ^C ends whatever is asked.
class RatingsQuery {
 public:
  static absl::StatusOr<RatingsQuery> Open(const std::string& path);

  // The numbers of the ratings for which `where` is true, by `order`, which is trusted. `where` is
  // an expression over the columns of the view `ratings`, with functions and subqueries that ask
  // nothing else. Fails with Cancelled after an interrupt, and else with what is wrong and where:
  // "column 5: no such column: movs; ...".
  absl::StatusOr<std::vector<int64_t>> Ask(const std::string& where,
                                           const std::string& order) const;
  // One of them. Nothing is locked between two of these. Fails when the line is damaged.
  absl::StatusOr<StoredRating> Get(int64_t result) const;
  // How many ratings there are.
  absl::StatusOr<int64_t> Count() const;

 private:
  explicit RatingsQuery(CampaignStore store) : store_(std::move(store)) {}

  CampaignStore store_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_RATINGS_QUERY_H_
