#include "calculators/roadkill_rivals/options.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "calculators/roadkill_rivals/forced_discard.h"

namespace rushkit::roadkill {
namespace {

// The different sets of vehicles and animals that lie in the lane.
std::vector<Action> Roadkills(const Cards& lane) {
  std::vector<Action> actions;
  for (unsigned set = 1; set < 1U << lane.size(); ++set) {
    Roadkill roadkill;
    bool only_both = true;
    for (size_t i = 0; i < lane.size(); ++i) {
      if ((set >> i & 1) == 0) continue;
      const bool is_vehicle = lane[i].kind == CardKind::kVehicle;
      only_both = only_both && (is_vehicle || lane[i].kind == CardKind::kAnimal);
      (is_vehicle ? roadkill.vehicles : roadkill.animals).push_back(lane[i]);
    }
    if (only_both) actions.emplace_back(std::move(roadkill));
  }
  return actions;
}

std::vector<Action> Strikes(const Table& table) {
  std::vector<Action> actions;
  for (const Card& with : table.lane) {
    if (!with.strikes) continue;
    for (const Opponent& opponent : table.opponents) {
      for (const Card& victim : opponent.lane) {
        if (victim.kind == with.kind) {
          actions.emplace_back(Strike{with.kind, victim, with, opponent.name});
        }
      }
    }
  }
  return actions;
}

std::vector<Action> Takes(const Table& table, const Rules& rules) {
  std::vector<Action> actions;
  for (const Card& card : table.freeway) {
    if (!card.goes_to_lane()) {
      actions.emplace_back(Take{card, {}});
    } else {
      for (Discards& discards : DiscardsFor(table.lane, card, rules)) {
        actions.emplace_back(Take{card, std::move(discards.cards)});
      }
    }
  }
  return actions;
}

// Adds those of `actions` that are allowed and not there yet.
void AddAllowed(const Table& table, const Rules& rules, const std::vector<Action>& actions,
                std::vector<Option>& options) {
  for (const Action& action : actions) {
    const auto is_same = [&action](const Option& option) { return option.action == action; };
    if (std::any_of(options.begin(), options.end(), is_same)) continue;
    Ruling ruling = Judge(table, action, rules);
    if (!ruling.is_no()) options.push_back({action, std::move(ruling)});
  }
}

}  // namespace

std::vector<Option> OptionsOf(const Table& table, const Rules& rules) {
  assert(JudgeLane(table.lane).verdict() != Verdict::kNo);
  Table sorted = table;
  std::sort(sorted.lane.begin(), sorted.lane.end());
  std::vector<Option> options;
  AddAllowed(sorted, rules, Roadkills(sorted.lane), options);
  std::stable_sort(options.begin(), options.end(), [](const Option& a, const Option& b) {
    const Range x = PointsOf(a.ruling.scored);
    const Range y = PointsOf(b.ruling.scored);
    return x.highest != y.highest ? x.highest > y.highest : x.lowest > y.lowest;
  });
  AddAllowed(sorted, rules, Strikes(sorted), options);
  AddAllowed(sorted, rules, Takes(sorted, rules), options);
  return options;
}

}  // namespace rushkit::roadkill
