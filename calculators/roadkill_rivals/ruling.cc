#include "calculators/roadkill_rivals/ruling.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "calculators/roadkill_rivals/clauses.h"
#include "calculators/roadkill_rivals/forced_discard.h"

namespace rushkit::roadkill {
namespace {

std::string Keys(int keys) { return WriteCount(keys, "key"); }

std::string ExtraTurns(int turns) { return WriteCount(turns, "extra turn"); }

// Breaks for each of `cards` that is not among `there`.
void ExpectAmong(const Cards& there, const Cards& cards, absl::string_view clause,
                 absl::string_view where, ScoreSheet& sheet) {
  Cards left = there;
  for (const Card& card : cards) {
    std::optional<Cards> without = Without(left, {card});
    if (without.has_value()) {
      left = *std::move(without);
    } else {
      sheet.Break(clause, card.text, absl::StrCat("is not ", where));
    }
  }
}

void ExpectKind(CardKind kind, const Cards& cards, absl::string_view clause, ScoreSheet& sheet) {
  for (const Card& card : cards) {
    if (card.kind != kind) {
      sheet.Break(clause, card.text, absl::StrCat("is no ", KindName(kind)));
    } else {
      RestOnKind(card, sheet);
    }
  }
}

std::string SayMargin(Range margin) {
  if (margin.lowest == 0 && margin.highest == 0) return "equal";
  if (margin.lowest >= 0) return absl::StrCat("bigger by ", WriteRange(margin));
  if (margin.highest <= 0) {
    return absl::StrCat("smaller by ", WriteRange({-margin.highest, -margin.lowest}));
  }
  return absl::StrCat("from ", -margin.lowest, " smaller to ", margin.highest, " bigger");
}

Range StrengthOf(const Cards& cards) {
  Range strength;
  for (const Card& card : cards) strength += card.strength;
  return strength;
}

// The side `strong` must be stronger than the other by `least` or more.
void CompareStrengths(const Cards& strong, const Cards& weak, int least, absl::string_view clause,
                      ScoreSheet& sheet) {
  const Range mine = StrengthOf(strong);
  const Range theirs = StrengthOf(weak);
  const Range margin = {mine.lowest - theirs.highest, mine.highest - theirs.lowest};
  const std::string rule =
      absl::StrCat(WriteCards(strong, " + "), " (", WriteRange(mine), ") against ",
                   WriteCards(weak, " + "), " (", WriteRange(theirs), ")");
  const bool is_no = margin.highest < least;
  const bool is_open = !is_no && margin.lowest < least;
  if (is_no) {
    sheet.Break(clause, rule, SayMargin(margin));
  } else {
    sheet.Note(clause, rule, SayMargin(margin));
  }
  for (const Cards* side : {&strong, &weak}) {
    for (const Card& card : *side) {
      if (is_open || !card.strength.is_open()) {
        RestOn(card, FactKind::kStrength, is_open, sheet);
      }
    }
  }
}

Ruling JudgeOne(const Table& table, const Roadkill& roadkill, const Rules& /*rules*/) {
  Ruling ruling;
  ScoreSheet& sheet = ruling.sheet;
  ExpectKind(CardKind::kVehicle, roadkill.vehicles, kCreatingRoadkill, sheet);
  ExpectKind(CardKind::kAnimal, roadkill.animals, kCreatingRoadkill, sheet);
  ruling.scored = roadkill.vehicles;
  ruling.scored.insert(ruling.scored.end(), roadkill.animals.begin(), roadkill.animals.end());
  ExpectAmong(table.lane, ruling.scored, kCreatingRoadkill, "in the lane", sheet);
  if (roadkill.vehicles.empty() || roadkill.animals.empty()) {
    sheet.Break(kCreatingRoadkill, Describe(roadkill),
                "a roadkill takes a vehicle and an animal at least");
  }
  if (ruling.is_no()) return ruling;
  CompareStrengths(roadkill.vehicles, roadkill.animals, 0, kCreatingRoadkill, sheet);
  if (!ruling.is_no()) ScoreCards(ruling.scored, kHowToWin, sheet);
  ruling.lane = *Without(table.lane, ruling.scored);
  return ruling;
}

const Cards* LaneOf(const Table& table, absl::string_view name) {
  for (const Opponent& opponent : table.opponents) {
    if (opponent.name == name) return &opponent.lane;
  }
  return nullptr;
}

Ruling JudgeOne(const Table& table, const Strike& strike, const Rules& /*rules*/) {
  Ruling ruling;
  ScoreSheet& sheet = ruling.sheet;
  const bool is_wreck = strike.kind == CardKind::kVehicle;
  const Cards* theirs = LaneOf(table, strike.of);
  assert(theirs != nullptr);
  sheet.Append(JudgeLane(*theirs), absl::StrCat(strike.of, ": "));
  ExpectAmong(table.lane, {strike.with}, kOnYourTurn, "in the lane", sheet);
  ExpectAmong(*theirs, {strike.victim}, kOnYourTurn, absl::StrCat("in the lane of ", strike.of),
              sheet);
  ExpectKind(strike.kind, {strike.victim}, kOnYourTurn, sheet);
  if (!strike.with.strikes || strike.with.kind != strike.kind) {
    sheet.Break(kOnYourTurn, absl::StrCat(strike.with.text, is_wreck ? " wrecks" : " attacks"),
                is_wreck ? "only a Big Rig and an RV do" : "only a Rattler and a Coyote do");
  }
  ruling.lane = table.lane;
  if (ruling.is_no()) return ruling;
  CompareStrengths({strike.with}, {strike.victim}, 1, kOnYourTurn, sheet);
  if (ruling.is_no()) return ruling;
  sheet.Note(
      kOnYourTurn, Describe(strike),
      absl::StrCat(strike.victim.text, " to the discard pile, ", strike.with.text, " stays"));
  return ruling;
}

std::string SayDiscards(const std::vector<Discards>& sets) {
  return absl::StrJoin(sets, ", or ", [](std::string* out, const Discards& set) {
    out->append(WriteCards(set.cards, " + "));
  });
}

// The lane with the card that is taken into it.
void TakeIntoLane(const Table& table, const Take& take, const Rules& rules, Ruling& ruling) {
  const std::vector<Discards> sets = DiscardsFor(table.lane, take.card, rules);
  Cards discards = take.discards;
  std::sort(discards.begin(), discards.end());
  Range keys = KeyRangeOf(table.lane);
  keys += take.card.keys;
  const std::string rule = absl::StrCat(WriteCount(keys, "key"), " with ", take.card.text);
  const auto chosen = std::find_if(
      sets.begin(), sets.end(), [&discards](const Discards& set) { return set.cards == discards; });
  if (sets.empty()) {
    ruling.sheet.Break(kCarKeys, rule, "no single discard makes room");
  } else if (chosen == sets.end()) {
    ruling.sheet.Break(kCarKeys, rule,
                       sets.front().cards.empty()
                           ? "nothing may be discarded"
                           : absl::StrCat("discard ", SayDiscards(sets), " first"));
  }
  if (ruling.is_no()) return;
  ruling.lane = *Without(table.lane, discards);
  ruling.lane.push_back(take.card);
  RestOn(take.card, FactKind::kKeys, !chosen->is_certain, ruling.sheet);
  for (const Card& card : table.lane) {
    RestOn(card, FactKind::kKeys, !chosen->is_certain, ruling.sheet);
  }
  if (!discards.empty()) {
    ruling.sheet.Note(kCarKeys, rule, absl::StrCat(WriteCards(discards), " to the discard pile"));
  }
  ruling.sheet.Note(kOnYourTurn, Describe(Take{take.card, {}}),
                    absl::StrCat("in the lane, ", Keys(KeysOf(ruling.lane))));
}

Ruling JudgeOne(const Table& table, const Take& take, const Rules& rules) {
  Ruling ruling;
  ruling.lane = table.lane;
  ExpectAmong(table.freeway, {take.card}, kOnYourTurn, "on the freeway", ruling.sheet);
  if (take.card.goes_to_lane()) {
    TakeIntoLane(table, take, rules, ruling);
  } else if (!take.discards.empty()) {
    ruling.sheet.Break(kCarKeys, Describe(take), "nothing may be discarded");
  } else {
    ruling.sheet.Note(kTypesOfCards, Describe(take), "followed at once, then to the discard pile");
  }
  if (ruling.is_no()) return ruling;
  RestOn(take.card, FactKind::kInstructions, false, ruling.sheet);
  ruling.extra_turns = take.card.extra_turns.assumed;
  if (ruling.extra_turns > 0) {
    ruling.sheet.Note(kExtraTurns, Describe(Take{take.card, {}}), ExtraTurns(ruling.extra_turns));
  }
  return ruling;
}

}  // namespace

std::string Ruling::Effect() const {
  std::string text;
  if (!scored.empty()) absl::StrAppend(&text, WriteCount(PointsOf(scored), "point"), ", ");
  absl::StrAppend(&text, Keys(KeysOf(lane)), " in the lane");
  if (extra_turns > 0) absl::StrAppend(&text, ", ", ExtraTurns(extra_turns));
  return text;
}

ScoreSheet JudgeLane(const Cards& lane) {
  ScoreSheet sheet;
  ExpectCopies(lane, sheet);
  const Range keys = KeyRangeOf(lane);
  for (const Card& card : lane) {
    RestOn(card, FactKind::kKeys, keys.highest > kMostKeys && keys.lowest <= kMostKeys, sheet);
    if (!card.goes_to_lane()) {
      sheet.Break(kTypesOfCards, absl::StrCat(card.text, " in a lane"),
                  "of the roadside cards only Police may lie there");
    }
  }
  const std::string rule = absl::StrCat(WriteCards(lane), " in one lane");
  if (keys.lowest > kMostKeys) {
    sheet.Break(kCarKeys, rule, absl::StrCat(WriteCount(keys, "key"), ", three at most"));
  } else if (!lane.empty()) {
    sheet.Note(kCarKeys, rule, WriteCount(keys, "key"));
  }
  return sheet;
}

Ruling Judge(const Table& table, const Action& action, const Rules& rules) {
  Ruling ruling = {JudgeLane(table.lane), {}, table.lane, 0};
  if (ruling.is_no()) return ruling;
  Ruling own = std::visit([&](const auto& one) { return JudgeOne(table, one, rules); }, action);
  ruling.sheet.Append(own.sheet);
  own.sheet = std::move(ruling.sheet);
  return own;
}

}  // namespace rushkit::roadkill
