// What happens on the table: steps 1 to 4.
#include <algorithm>

#include "absl/strings/str_cat.h"
#include "calculators/rooster_rush/clauses.h"
#include "calculators/rooster_rush/round_steps.h"

namespace rushkit::rooster {
namespace {

absl::string_view Name(Vehicle vehicle) { return NameOf(vehicle, VehicleNames()); }

bool Fell(const Spin& spin) {
  return std::any_of(spin.begin(), spin.end(),
                     [](const StoppedChip& chip) { return chip.side == Side::kFell; });
}

void CheckInPlay(absl::string_view clause, Vehicle vehicle, RoundResult& result) {
  if (result.chips_in_play.Has(vehicle)) return;
  result.table.Break(clause, absl::StrCat(Name(vehicle), " is on no back"),
                     "its chip is not used in this round");
}

void TellChips(RoundInProgress& now) {
  RoundResult& result = now.result;
  if (result.chips_in_play.IsEmpty()) {
    TellRedLights(result.table);
    return;
  }
  const size_t receivers = std::min(result.chips_in_play.list().size(), now.before.size());
  result.table.Note(kReceiving,
                    absl::StrCat("the backs show ", WriteVehicles(result.chips_in_play)),
                    absl::StrCat(receivers, " of ", now.before.size(), " players can get a chip"));
}

void CheckHolders(RoundInProgress& now) {
  RoundResult& result = now.result;
  VehicleSet given;
  std::vector<size_t> receivers;
  for (const auto& [vehicle, player] : now.round.holders) {
    CheckInPlay(kReceiving, vehicle, result);
    if (std::count(receivers.begin(), receivers.end(), player) > 0) {
      result.sheets[player].Break(kReceiving,
                                  absl::StrCat("gets the ", Name(vehicle), " chip as well"),
                                  "each player gets one chip");
    }
    given.Add(vehicle);
    receivers.push_back(player);
  }
  for (const Vehicle vehicle : result.chips_in_play.list()) {
    if (given.Has(vehicle)) continue;
    result.table.Break(kReceiving, absl::StrCat("nobody gets the ", Name(vehicle), " chip"),
                       "every chip in play is given to a player");
  }
}

void TellSides(const Spin& spin, RoundResult& result) {
  for (const auto& [vehicle, side] : spin) {
    if (!result.chips_in_play.Has(vehicle)) continue;
    if (side == Side::kVehicle) result.face_up.Add(vehicle);
    result.table.Note(kSpinning, absl::StrCat("the ", Name(vehicle), " chip stops"),
                      absl::StrCat(NameOf(side, SideNames()), " side up"));
  }
}

}  // namespace

void PlaceRoadCards(RoundInProgress& now) {
  const size_t expected = CardsFor(PlayerCount(static_cast<int>(now.before.size())));
  const size_t cards = now.round.cards.size();
  const std::string rule =
      absl::StrCat(now.before.size(), " players began the game: ", expected, " cards");
  if (cards == expected) {
    now.result.table.Note(kPlacing, rule, absl::StrCat(cards, " lie there"));
  } else {
    now.result.table.Break(kPlacing, rule, absl::StrCat(cards, " lie there"));
  }
}

void ReceiveVehicleChips(RoundInProgress& now) {
  now.result.chips_in_play = ChipsInPlay(now.round.cards);
  TellChips(now);
  if (!now.round.holders.empty()) CheckHolders(now);
}

bool SpinVehicleChips(RoundInProgress& now) {
  RoundResult& result = now.result;
  for (size_t i = 0; i < now.round.spins.size(); ++i) {
    const bool is_last = i + 1 == now.round.spins.size();
    for (const StoppedChip& chip : now.round.spins[i]) {
      CheckInPlay(kSpinning, chip.vehicle, result);
    }
    if (!Fell(now.round.spins[i])) {
      if (!is_last) result.table.Break(kSpinning, "no chip fell off the table", "the spin counts");
      continue;
    }
    const absl::string_view rule = "a chip fell off the table";
    if (is_last) {
      result.table.Break(kSpinning, rule, "all chips must be spun again");
      return false;
    }
    result.table.Note(kSpinning, rule, "all chips are spun again");
  }
  if (!now.round.spins.empty()) TellSides(now.round.spins.back(), result);
  return true;
}

}  // namespace rushkit::rooster
