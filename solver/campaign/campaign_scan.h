// What a campaign file holds, and whether it is what it should be: read line by line, so that a
// file of any size can be looked through.
#ifndef RUSHKIT_SOLVER_CAMPAIGN_CAMPAIGN_SCAN_H_
#define RUSHKIT_SOLVER_CAMPAIGN_CAMPAIGN_SCAN_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "solver/campaign/campaign_header.h"
#include "solver/campaign/unit_line.h"

namespace rushkit {

// Where the lines of a unit stand.
struct UnitPlace {
  uint64_t unit = 0;
  uint64_t begin = 0;  // bytes from the beginning of the file
  uint64_t bytes = 0;
  uint64_t line = 0;  // its first one, from 1
  int exit = 0;
};

class CampaignScan {
 public:
  // The next line, without its newline; what has no newline yet is not a line. Fails with what is
  // wrong with it: damaged, no line of a campaign, another shard's unit, a unit that is there
  // already, a part that is missing.
  absl::Status Add(absl::string_view line);

  // Nothing before the first line.
  const std::optional<CampaignHeader>& header() const { return header_; }
  // Those that are whole, in the order of the file.
  const std::vector<UnitPlace>& units() const { return units_; }
  // The number of the last line that was added.
  uint64_t line() const { return line_; }
  // Up to the end of the header and the units that are whole: writing can go on from there.
  uint64_t whole_bytes() const { return whole_bytes_; }
  // A unit is begun and not whole.
  bool is_within_unit() const { return next_part_ > 1; }

 private:
  absl::Status AddUnitLine(absl::string_view line);
  absl::Status CheckNew(const UnitLine& read) const;

  std::optional<CampaignHeader> header_;
  std::vector<UnitPlace> units_;
  absl::flat_hash_map<uint64_t, uint64_t> line_of_unit_;
  UnitPlace begun_;         // the unit that is being read
  uint32_t next_part_ = 1;  // of it
  uint32_t parts_ = 0;      // of it
  uint64_t line_ = 0;
  uint64_t bytes_ = 0;
  uint64_t whole_bytes_ = 0;
};

// The units of `header` that are not among `present`, in order.
std::vector<uint64_t> MissingUnits(const CampaignHeader& header,
                                   const std::vector<UnitPlace>& present);
// "5, 8 to 12 and 40", cut after some.
std::string UnitList(const std::vector<uint64_t>& units);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_CAMPAIGN_CAMPAIGN_SCAN_H_
