// Demo for investors: a model coaster is run for money.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_DEMO_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_DEMO_H_

#include <optional>
#include <string>

#include "calculators/roller_coaster_rush/construction.h"
#include "calculators/roller_coaster_rush/investor.h"
#include "calculators/roller_coaster_rush/run.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::coaster {

struct Demo {
  std::string player;  // may be left empty
  WrittenCoaster coaster;
  Runs runs;
  std::optional<Investor> investor;  // nothing: not known
};

struct DemoResult {
  ScoreSheet sheet;
  int payout = 0;  // in dollars; afterwards the investor is uninterested
};

DemoResult HoldDemo(const Demo& demo);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_DEMO_H_
