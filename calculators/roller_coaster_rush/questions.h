// What each command asks, read from the JSON object of its file. Options are read the same way, as
// the keys that they are named after. calculators/README.md lists the keys of each.
// All of them fail (see ToStatus) with all that is wrong.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_QUESTIONS_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_QUESTIONS_H_

#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "calculators/roller_coaster_rush/auction.h"
#include "calculators/roller_coaster_rush/best_order.h"
#include "calculators/roller_coaster_rush/demo.h"
#include "calculators/roller_coaster_rush/game.h"
#include "calculators/roller_coaster_rush/grand_opening.h"
#include "calculators/roller_coaster_rush/table_check.h"
#include "calculators/score_sheet/json_value.h"

namespace rushkit::coaster {

absl::StatusOr<Table> ReadTable(const JsonValue& root);

struct ScoreQuestion {
  bool is_table = false;  // else one player without a name
  std::vector<Entry> entries;
  std::vector<Money> others;  // beside that one player
  Flags flags;
  Rules rules;
};
absl::StatusOr<ScoreQuestion> ReadScoreQuestion(const JsonValue& root);

struct AuctionQuestion {
  Auction auction;
  std::vector<Bidder> players;
  Rules rules;
};
absl::StatusOr<AuctionQuestion> ReadAuctionQuestion(const JsonValue& root);

struct DemoQuestion {
  Demo demo;
  Money money;
};
absl::StatusOr<DemoQuestion> ReadDemoQuestion(const JsonValue& root);

struct BestQuestion {
  OrderQuestion order;
  std::vector<Showstopper> cards;
  Money money;
  std::vector<Money> others;
};
absl::StatusOr<BestQuestion> ReadBestQuestion(const JsonValue& root);

absl::StatusOr<GameLog> ReadGameLog(const JsonValue& root);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_QUESTIONS_H_
