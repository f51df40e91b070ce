// Set-ups that several units of generate have found, each for itself.
//
// Which unit was first is known only when all are there: so shards keep everything, and a whole
// campaign has, in place of each later one, {"repeats": UNIT}. Who reads positions passes over such
// a line, and takes each set-up once.
#ifndef RUSHKIT_CLI_CAMPAIGN_REPEATS_H_
#define RUSHKIT_CLI_CAMPAIGN_REPEATS_H_

#include <cstdint>
#include <string>

#include "absl/container/flat_hash_map.h"
#include "absl/strings/string_view.h"
#include "solver/board/grid.h"
#include "solver/campaign/campaign_header.h"
#include "solver/campaign/campaign_scan.h"

namespace rushkit {

// Whether the units of a file with that header may repeat each other, and it is no shard.
bool MarksRepeats(const CampaignHeader& header);

class RepeatMarker {
 public:
  explicit RepeatMarker(const CampaignHeader& header);

  // The lines of a unit as they stand in a whole campaign: units are to come in order. What is
  // marked already stays as it is.
  std::string Marked(const UnitPlace& place, absl::string_view lines);

 private:
  Connection connection_;
  absl::flat_hash_map<std::string, uint64_t> first_units_;  // by canonical position
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_REPEATS_H_
