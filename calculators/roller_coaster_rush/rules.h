// The open readings of Roller Coaster Rush, each a named value with its default first.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_RULES_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_RULES_H_

#include <cstdint>

#include "calculators/score_sheet/rule_table.h"

namespace rushkit::coaster {

// What the next piece of an alphabetical segment must be.
enum class Alphabetical : uint8_t {
  kIncreasing,   // any later letter
  kConsecutive,  // the very next letter
};

// Who scores for most money when several have it.
enum class MostMoneyTie : uint8_t { kNone, kAll };

// What scores double once the piece that starts it is completed.
enum class DoubleAfter : uint8_t {
  kAfter,  // the pieces behind it
  kFrom,   // that piece too
};

// How an auction turns the investor cards of its winner and of who lost a piece.
enum class InvestorTurn : uint8_t {
  kToInterested,
  kFlip,  // over, whatever they showed: the rulebook's example says so
};

struct Rules {
  Alphabetical alphabetical = Alphabetical::kIncreasing;
  MostMoneyTie most_money_tie = MostMoneyTie::kNone;
  DoubleAfter double_after = DoubleAfter::kAfter;
  InvestorTurn investor = InvestorTurn::kToInterested;

  friend bool operator==(const Rules&, const Rules&) = default;
};

const RuleTable<Rules>& Readings();

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_RULES_H_
