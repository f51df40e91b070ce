// The lanes that a plan goes through, each a number, with what can be done in them. There are few:
// three keys hold three cards at most.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_LANES_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_LANES_H_

#include <cstdint>
#include <deque>
#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "calculators/roadkill_rivals/plan_card.h"
#include "calculators/roadkill_rivals/rules.h"

namespace rushkit::roadkill {

using LaneId = uint32_t;

// From one lane to another.
struct LaneStep {
  LaneId to = 0;
  unsigned cards = 0;  // that leave: bit i is the i-th of the lane
  int points = 0;
};

class PlanLanes {
 public:
  PlanLanes(std::vector<PlanCard> types, const Rules& rules);

  // `cards` must be sorted, with three keys at most.
  LaneId Find(const std::vector<CardType>& cards);

  const std::vector<CardType>& CardsOf(LaneId lane) const { return lanes_[lane].cards; }
  int PointsOf(LaneId lane) const { return lanes_[lane].points; }
  // The most that one roadkill scores.
  int BestRoadkill(LaneId lane) {
    return lanes_[lane].roadkills.has_value() ? lanes_[lane].best_roadkill : FindBest(lane);
  }
  const std::vector<LaneStep>& Roadkills(LaneId lane);
  // By which cards are forced out.
  const std::vector<LaneStep>& Takes(LaneId lane, CardType card);

 private:
  struct Lane {
    std::vector<CardType> cards;
    int points = 0;
    int best_roadkill = 0;
    std::optional<std::vector<LaneStep>> roadkills;
    std::vector<std::optional<std::vector<LaneStep>>> takes;  // by type
  };

  int FindBest(LaneId lane);
  std::vector<LaneStep> FindRoadkills(LaneId lane);
  std::vector<LaneStep> FindTakes(LaneId lane, CardType card);
  std::vector<CardType> Without(LaneId lane, unsigned cards) const;

  std::vector<PlanCard> types_;
  Rules rules_;
  std::deque<Lane> lanes_;  // what is handed out must stay where it is
  absl::flat_hash_map<std::vector<CardType>, LaneId> ids_;
};

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_PLAN_LANES_H_
