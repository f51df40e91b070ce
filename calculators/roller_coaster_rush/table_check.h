// Whether what lies on the table is allowed: a deal, the pieces of each player, and coasters.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_TABLE_CHECK_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_TABLE_CHECK_H_

#include <optional>
#include <string>
#include <vector>

#include "calculators/roller_coaster_rush/construction.h"
#include "calculators/roller_coaster_rush/piece.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::coaster {

// One player's side of the table, as far as it is asked about.
struct TableSide {
  std::string name;
  std::optional<PieceSet> pieces;
  std::optional<WrittenCoaster> coaster;
};

struct Table {
  std::vector<TableSide> sides;
  bool is_deal = false;  // the pieces are those that were dealt
  Joints joints;
};

// A coaster must use all pieces of its player. Where there is none yet, one must be possible: a
// deal without is dealt again.
ScoreSheet CheckTable(const Table& table);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_TABLE_CHECK_H_
