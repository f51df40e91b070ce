#include "calculators/rooster_rush/round.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "calculators/rooster_rush/clauses.h"
#include "calculators/rooster_rush/round_steps.h"

namespace rushkit::rooster {
namespace {

RoundInProgress Begin(absl::Span<const Player> before, const Round& round, const Rules& rules) {
  RoundInProgress now = {before, round, rules, {}};
  now.result.after.assign(before.begin(), before.end());
  now.result.sheets.resize(before.size());
  now.result.secured_by.resize(round.cards.size());
  const GameEnd end = EndOf(before, rules);
  if (end.is_over) now.result.table.Break(kPreparing, end.reason, "the game was over before");
  return now;
}

}  // namespace

const Discard* Round::DiscardOf(size_t player) const {
  const auto found = std::find_if(discards.begin(), discards.end(),
                                  [player](const Discard& one) { return one.player == player; });
  return found == discards.end() ? nullptr : &*found;
}

ScoreSheet Account(const Player& before, const ScoreSheet& round) {
  ScoreSheet account;
  if (before.points > 0) account.Score(kScoring, "points before the round", before.points);
  account.Append(round);
  return account;
}

VehicleSet ChipsInPlay(absl::Span<const RoadCard> cards) {
  VehicleSet chips;
  for (const RoadCard& card : cards) {
    if (card.back.has_value()) chips.Add(*card.back);
  }
  return chips;
}

void TellRedLights(ScoreSheet& sheet) {
  sheet.Note(kReceiving, "every back shows a red light",
             "no chip is in play, and every card is a safe crossing");
  sheet.Rest({"what a table of red lights means, which the rulebook overlooks",
              Confidence::kInferred, /*decides=*/false});
}

std::string Describe(Choice choice, absl::Span<const RoadCard> cards) {
  switch (choice.thing) {
    case Thing::kCard:
      return absl::StrCat("card ", choice.card + 1, " (",
                          WriteVehicles(cards[choice.card].vehicles), ")");
    case Thing::kButton:
      return "the button";
    case Thing::kNothing:
      return "nothing";
  }
  return "";
}

Verdict RoundResult::verdict() const {
  Verdict verdict = table.verdict();
  for (const ScoreSheet& sheet : sheets) verdict = Worse(verdict, sheet.verdict());
  return verdict;
}

RoundResult RefereeRound(absl::Span<const Player> before, const Round& round, const Rules& rules) {
  RoundInProgress now = Begin(before, round, rules);
  PlaceRoadCards(now);
  ReceiveVehicleChips(now);
  if (!SpinVehicleChips(now)) return std::move(now.result);
  SecureAndScore(now);
  PrepareForNextRound(now);
  return std::move(now.result);
}

}  // namespace rushkit::rooster
