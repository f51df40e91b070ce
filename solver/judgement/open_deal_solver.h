// The best play of a hand when every card is open and the order of drawing is known: what a double
// dummy solver is to bridge.
//
// Iterative deepening over turns: does the player to move win at once, is he lost to the reply,
// does he win with his second turn, and so on. Each question has yes or no for an answer
// (open_deal_search.h), so a verdict is exact, and so is the depth up to which a deal is open. The
// search knows neither the turn cap nor repetitions (game_course.h): of a game that they would end
// it may say that somebody wins it.
//
// Where no further draw is known, a player who has drawn such a card may still win with another
// one; whatever else happens from there on is open, however deep one looks.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_SOLVER_H_
#define RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_SOLVER_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "absl/types/span.h"
#include "solver/game/rules.h"
#include "solver/game/turn.h"
#include "solver/judgement/judgement.h"
#include "solver/judgement/open_deal.h"
#include "solver/search/limits.h"

namespace rushkit {

class OpenDealSearch;

struct OpenDealRequest {
  SpacesRule spaces = SpacesRule::kExact;
  int max_depth = 5;  // in turns of both players together
  // So many turns of the first player are judged, if there are so many; at least one.
  size_t turns = 1;
  // `max_states` counts positions of which the plays of a hand were made. `max_bytes` bounds the
  // table, which forgets what is old when it is full: that stops no search.
  Limits limits;
};

struct OpenDealAnswer {
  DealVerdict verdict;
  // Both players' best turns from now to the end, if the verdict is not open: the quickest win, the
  // longest resistance. Ends sooner when a limit was reached on the way.
  std::vector<Turn> line;
  // Turns that win, the quickest first, then those that are open, then those that lose, the slowest
  // first. A chance is exact where the verdict is proven, and says nothing where it is open. All
  // that are proven to lose at the depth that was reached come after all others. Of the open ones
  // they are those by which the player to move gains most on the other in the race
  // (race_distance.h), and of these `turns` are judged. Where a win is in hand, one turn with each
  // kind of card that wins at once, and no others.
  Judgement judgement;
  // Of judgement.turns, one by one, for the player who plays the turn: a turn that wins in n is the
  // first of the n.
  std::vector<DealVerdict> verdicts;
  std::optional<LimitKind> limit;  // which one stopped the search, if one did
};

// Keeps what it has proven from one call to the next, as long as the deals are of one set-up and
// rule: the answers are the same as without, sooner, unless a limit cuts them short. Then the
// verdict, as far as it goes, is true nevertheless.
class OpenDealSolver {
 public:
  OpenDealSolver();
  ~OpenDealSolver();
  OpenDealSolver(const OpenDealSolver&) = delete;
  OpenDealSolver& operator=(const OpenDealSolver&) = delete;

  OpenDealAnswer Solve(const OpenDeal& deal, const OpenDealRequest& request);

  // Answers in the order of the deals, each as Solve() gives it. Those that are furthest from an
  // end are solved first, so that what they leave in the table serves the others.
  std::vector<OpenDealAnswer> SolveAll(absl::Span<const OpenDeal> deals,
                                       const OpenDealRequest& request);

 private:
  std::unique_ptr<OpenDealSearch> search_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_SOLVER_H_
