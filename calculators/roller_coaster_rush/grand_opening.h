// The Grand Opening: what each player scores, and who wins.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_GRAND_OPENING_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_GRAND_OPENING_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "calculators/roller_coaster_rush/construction.h"
#include "calculators/roller_coaster_rush/piece.h"
#include "calculators/roller_coaster_rush/rules.h"
#include "calculators/roller_coaster_rush/run.h"
#include "calculators/roller_coaster_rush/showstopper.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::coaster {

// A player's money in dollars, or nothing where it is not known.
using Money = std::optional<int>;

// One player at the Grand Opening.
struct Entry {
  std::string name;
  WrittenCoaster coaster;
  Runs runs;
  std::optional<Showstopper> showstopper;
  Money money;
};

// What the card scores for money; nothing where that hangs on money that is not known. `others`:
// everybody else's, and without any nobody knows whether there is more.
std::optional<int> MoneyBonus(const Showstopper& showstopper, Money money,
                              absl::Span<const Money> others, const Rules& rules);

// A line for each piece completed and for each bonus. A coaster that is none scores nothing.
ScoreSheet ScoreEntry(const Entry& entry, absl::Span<const Money> others, const Flags& flags,
                      const Rules& rules);

struct Standing {
  int place = 0;  // from 1, those who share victory or a place have the same
  std::string name;
  int points = 0;
  Money money;
  size_t pieces = 0;

  friend bool operator==(const Standing&, const Standing&) = default;
};

struct PlayerScore {
  std::string name;
  ScoreSheet sheet;
};

struct GrandOpening {
  std::vector<PlayerScore> scores;  // in the order of the entries
  std::vector<Standing> standings;  // winners first; those who share a place by name
  ScoreSheet ties;                  // how ties were broken, and pieces that two players have

  Verdict verdict() const;
};

GrandOpening ScoreGrandOpening(absl::Span<const Entry> entries, const Flags& flags,
                               const Rules& rules);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_GRAND_OPENING_H_
