// The end of the game: who has how many points, and who wins.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_FINAL_SCORE_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_FINAL_SCORE_H_

#include <string>
#include <vector>

#include "absl/types/span.h"
#include "calculators/roadkill_rivals/card.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::roadkill {

struct Holdings {
  std::string name;
  Cards pile;
  Cards lane;

  friend bool operator==(const Holdings&, const Holdings&) = default;
};

struct Standing {
  std::string name;
  ScoreSheet sheet;  // a line a card
  Range points;
  int cards = 0;
  int rank = 1;  // 1 is the best; those who share have the same
};

struct FinalScore {
  std::vector<Standing> standings;  // best first
  ScoreSheet sheet;                 // how the ranking comes about, and what it hangs on

  Verdict verdict() const;
};

// Lanes go to the piles; most points, then most cards, else shared. The ranking is unknown where an
// open fact can turn it.
FinalScore ScoreGame(absl::Span<const Holdings> players);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_FINAL_SCORE_H_
