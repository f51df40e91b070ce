#include "calculators/roadkill_rivals/plan_lanes.h"

#include <algorithm>
#include <array>
#include <utility>

#include "calculators/roadkill_rivals/forced_discard.h"

namespace rushkit::roadkill {

PlanLanes::PlanLanes(std::vector<PlanCard> types, const Rules& rules)
    : types_(std::move(types)), rules_(rules) {}

LaneId PlanLanes::Find(const std::vector<CardType>& cards) {
  const auto [found, is_new] = ids_.try_emplace(cards, static_cast<LaneId>(lanes_.size()));
  if (is_new) {
    Lane& lane = lanes_.emplace_back();
    lane.cards = cards;
    for (const CardType card : cards) lane.points += types_[card].points;
    lane.takes.resize(types_.size());
  }
  return found->second;
}

int PlanLanes::FindBest(LaneId lane) {
  Roadkills(lane);
  return lanes_[lane].best_roadkill;
}

const std::vector<LaneStep>& PlanLanes::Roadkills(LaneId lane) {
  if (!lanes_[lane].roadkills.has_value()) {
    std::vector<LaneStep> steps = FindRoadkills(lane);
    for (const LaneStep& step : steps) {
      lanes_[lane].best_roadkill = std::max(lanes_[lane].best_roadkill, step.points);
    }
    lanes_[lane].roadkills = std::move(steps);
  }
  return *lanes_[lane].roadkills;
}

const std::vector<LaneStep>& PlanLanes::Takes(LaneId lane, CardType card) {
  if (!lanes_[lane].takes[card].has_value()) lanes_[lane].takes[card] = FindTakes(lane, card);
  return *lanes_[lane].takes[card];
}

std::vector<CardType> PlanLanes::Without(LaneId lane, unsigned cards) const {
  std::vector<CardType> left;
  for (size_t i = 0; i < lanes_[lane].cards.size(); ++i) {
    if ((cards >> i & 1) == 0) left.push_back(lanes_[lane].cards[i]);
  }
  return left;
}

std::vector<LaneStep> PlanLanes::FindRoadkills(LaneId lane) {
  std::vector<LaneStep> steps;
  const size_t size = lanes_[lane].cards.size();
  for (unsigned set = 1; set < 1U << size; ++set) {
    int points = 0;
    std::array<int, 3> strengths = {};  // by role
    std::array<int, 3> counts = {};
    for (size_t i = 0; i < size; ++i) {
      if ((set >> i & 1) == 0) continue;
      const PlanCard& card = types_[lanes_[lane].cards[i]];
      const auto role = static_cast<size_t>(card.role);
      points += card.points;
      strengths[role] += card.strength;
      ++counts[role];
    }
    const auto& [animals, vehicles, neither] = counts;
    if (animals == 0 || vehicles == 0 || neither > 0 || strengths[1] < strengths[0]) continue;
    steps.push_back({Find(Without(lane, set)), set, points});
  }
  return steps;
}

std::vector<LaneStep> PlanLanes::FindTakes(LaneId lane, CardType card) {
  if (types_[card].keys == 0) return {{lane, 0, 0}};
  std::vector<int> keys;
  for (const CardType one : lanes_[lane].cards) keys.push_back(types_[one].keys);
  std::vector<LaneStep> steps;
  for (const unsigned set : ForcedDiscards(keys, types_[card].keys, rules_)) {
    std::vector<CardType> cards = Without(lane, set);
    cards.insert(std::upper_bound(cards.begin(), cards.end(), card), card);
    const LaneId to = Find(cards);
    const auto is_same = [to](const LaneStep& step) { return step.to == to; };
    if (std::none_of(steps.begin(), steps.end(), is_same)) steps.push_back({to, set, 0});
  }
  return steps;
}

}  // namespace rushkit::roadkill
