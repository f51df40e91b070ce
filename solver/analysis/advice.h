// The best play of a hand, by how much is known of the cards: what `advise` says, and what a review
// of a game asks about each turn.
//
// Hidden: what one has at the table (hidden_search.h). Open: both hands lie open and draws are left
// to chance (open_random.h). Open-known: the order of drawing is known too (open_deal_solver.h).
#ifndef RUSHKIT_SOLVER_ANALYSIS_ADVICE_H_
#define RUSHKIT_SOLVER_ANALYSIS_ADVICE_H_

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/game/information_set.h"
#include "solver/game/turn.h"
#include "solver/judgement/forced_win.h"
#include "solver/judgement/hidden_search.h"
#include "solver/judgement/judgement.h"
#include "solver/judgement/open_deal_solver.h"
#include "solver/judgement/open_random.h"
#include "solver/search/limits.h"

namespace rushkit {

enum class Knowledge : uint8_t { kHidden, kOpen, kOpenKnown };

struct AdviceRequest {
  Knowledge knowledge = Knowledge::kHidden;
  uint64_t iterations = 4000;  // of kHidden
  uint64_t seed = 1;           // of kHidden, and of the hands that the price is asked for
  int depth = 2;               // of the others, in turns of both players
  size_t turns = 5;            // so many are judged, if there are so many
  std::vector<Turn> also;      // not of kOpenKnown: legal turns that are judged, good or not
  std::optional<int> prove;    // a forced win within so many own turns
  int price_hands = 0;         // other hands of which the price of information is the mean
  int threads = 1;             // that kHidden may use; they change no answer
  Limits limits;
};

// What it would be worth to see the other hand: the mean, over hands that it may have, of how much
// the best turn against each is better than the one turn that is best against all of them together.
// All turns are valued with open hands and random draws to the same depth, so that a difference
// comes from what is seen and not from how it was valued; those that are compared are the best
// against each hand, and the turn that is advised.
struct PriceOfInformation {
  Estimate open;    // chance of the best turn against each hand
  Estimate hidden;  // of the one turn that is best over all of them
  Estimate price;   // the difference, hand by hand
  int hands = 0;
};

struct Advice {
  Judgement judgement;
  // Of kOpenKnown: of judgement.turns one by one, of the whole, and both players' best play.
  std::vector<DealVerdict> verdicts;
  std::optional<DealVerdict> verdict;
  std::vector<Turn> line;
  int depth = 0;            // that was finished, of kOpen
  uint64_t iterations = 0;  // of kHidden
  std::optional<LimitKind> stopped_by;
  std::optional<ForcedWin> forced;  // where it was to be proved
  std::optional<PriceOfInformation> price;
  std::optional<LimitKind> price_limit;  // that was reached before the price was known
};

class Adviser {
 public:
  // For the viewer, who is to move. Fails with FailedPrecondition when the level needs cards that
  // `view` does not know.
  absl::StatusOr<Advice> Advise(const InformationSet& view, const AdviceRequest& request);

 private:
  absl::StatusOr<Advice> Judge(const InformationSet& view, const AdviceRequest& request);
  absl::Status AddPrice(const InformationSet& view, const AdviceRequest& request, Advice& advice);

  HiddenSearch hidden_;
  OpenRandomJudge open_;
  OpenDealSolver known_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_ADVICE_H_
