// The search behind a plan: the best expectation from a state, by trying everything once.
//
// What keeps it small is that most cards don't matter any more when few turns are left (IsQuiet,
// Blurred), that a card which gives its turn back is taken at once (FreeTake), and that a lane
// which is worse than another in every way is left out (PlanLanes). None of these changes a result.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_SEARCH_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_SEARCH_H_

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/container/node_hash_map.h"
#include "absl/numeric/int128.h"
#include "calculators/roadkill_rivals/plan_card.h"
#include "calculators/roadkill_rivals/plan_deck.h"
#include "calculators/roadkill_rivals/plan_lanes.h"
#include "calculators/roadkill_rivals/plan_limits.h"
#include "calculators/roadkill_rivals/rules.h"

namespace rushkit::roadkill {

using PlanFreeway = std::array<CardType, 4>;  // sorted

// `freeway` with `drawn` in the place of `taken`.
PlanFreeway Replace(PlanFreeway freeway, CardType taken, CardType drawn);

struct PlanState {
  LaneId lane = 0;
  PlanFreeway freeway = {};
  unsigned turns = 0;  // left, extra turns among them
  DeckId deck = 0;
};

// Points in parts of the Scale of a state's deck.
using PlanPoints = absl::uint128;

struct PlanChoice {
  std::optional<CardType> take;  // else a roadkill
  LaneStep step;
  unsigned turns = 0;     // left afterwards
  PlanPoints points = 0;  // expected, those of the step among them
};

class PlanSearch {
 public:
  // `all_extra_turns`: of all cards that there are.
  PlanSearch(const std::vector<PlanCard>& types, const Rules& rules, PlanDeck deck,
             unsigned all_extra_turns, PlanLimits limits);

  // The most that can be expected from `state` on.
  PlanPoints Best(const PlanState& state);
  // What can be done in it: roadkills, then takes in the order of the freeway.
  std::vector<PlanChoice> Choices(const PlanState& state);

  // The first limit that was reached: points that are found since then are lower bounds. So are
  // those behind a card that nobody knows.
  std::optional<PlanLimit> limit() const { return limit_; }
  bool met_unseen() const { return met_unseen_; }
  uint64_t states() const { return states_; }
  PlanLanes& lanes() { return lanes_; }
  PlanDeck& deck() { return deck_; }

 private:
  unsigned ExtraTurns(CardType card) const { return deck_.ExtraTurns(card); }
  bool HasExtraTurns(const PlanFreeway& freeway) const;
  bool CanEnd(DeckId deck, unsigned draws) const;
  bool IsQuiet(const PlanState& state) const;
  std::optional<CardType> FreeTake(const PlanState& state) const;
  PlanState Blurred(const PlanState& state);

  PlanPoints BestQuiet(const PlanState& state);
  const std::vector<PlanPoints>& LastTakes(LaneId lane, DeckId deck);
  template <class Use>
  void ForEachRoadkill(const PlanState& state, const Use& use);
  template <class Use>
  void ForEachTake(const PlanState& state, CardType card, const Use& use);
  PlanPoints AfterTake(const PlanState& state, CardType card, LaneId lane, unsigned turns);
  PlanPoints OverDraws(const PlanState& state);
  bool HasToStop();

  std::vector<PlanCard> types_;
  PlanLanes lanes_;
  PlanDeck deck_;
  unsigned all_extra_turns_;
  PlanLimits limits_;
  // By deck, since those that are asked for together are of few decks.
  std::deque<absl::flat_hash_map<std::pair<uint64_t, unsigned>, PlanPoints>> expected_;
  uint64_t states_ = 0;
  absl::node_hash_map<std::pair<LaneId, DeckId>, std::vector<PlanPoints>> last_takes_;
  bool has_stopped_ = false;  // no more states are stored
  std::optional<PlanLimit> limit_;
  bool met_unseen_ = false;
};

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_SEARCH_H_
