// The open readings of Rooster Rush, each a named value with its default first.
#ifndef RUSHKIT_CALCULATORS_ROOSTER_RUSH_RULES_H_
#define RUSHKIT_CALCULATORS_ROOSTER_RUSH_RULES_H_

#include <cstdint>

#include "calculators/score_sheet/rule_table.h"

namespace rushkit::rooster {

// Who wins when all who were left drop out in one round.
enum class AllOut : uint8_t {
  kSharedByPoints,  // of these the one with most points, or those who share that
  kNobody,
};

struct Rules {
  // How many points are enough. Printed is "more than 11"; the publisher's announcements say 11.
  int winning_points = 12;
  AllOut all_out = AllOut::kSharedByPoints;

  friend bool operator==(const Rules&, const Rules&) = default;
};

const RuleTable<Rules>& Readings();

}  // namespace rushkit::rooster

#endif  // RUSHKIT_CALCULATORS_ROOSTER_RUSH_RULES_H_
