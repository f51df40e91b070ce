// The two sides of an investor card.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_INVESTOR_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_INVESTOR_H_

#include <cstdint>

#include "calculators/score_sheet/item.h"

namespace rushkit::coaster {

enum class Investor : uint8_t { kUninterested, kInterested };

inline constexpr Named<Investor> kInvestors[] = {{"uninterested", Investor::kUninterested},
                                                 {"interested", Investor::kInterested}};

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_INVESTOR_H_
