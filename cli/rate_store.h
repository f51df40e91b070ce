// Ratings that are kept in a store, chosen and put in order instead of being found anew.
#ifndef RUSHKIT_CLI_RATE_STORE_H_
#define RUSHKIT_CLI_RATE_STORE_H_

#include <optional>
#include <string>

#include "cli/exit_status.h"
#include "cli/options.h"
#include "cli/rate_sort.h"

namespace rushkit {

struct StoreQuestion {
  std::string store;               // a database; empty: none
  std::string where;               // an expression in SQL; empty: all
  std::optional<RateOrder> order;  // nothing: that of the campaigns and their positions
};

// Writes the ratings, as a table or as the lines that rate has written, and says so where they are
// of several campaigns.
ExitStatus AnswerFromStore(const StoreQuestion& question, const OutputOptions& output);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RATE_STORE_H_
