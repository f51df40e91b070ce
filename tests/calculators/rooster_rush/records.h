// Cards and games for the tests, as values.
#ifndef RUSHKIT_TESTS_CALCULATORS_ROOSTER_RUSH_RECORDS_H_
#define RUSHKIT_TESTS_CALCULATORS_ROOSTER_RUSH_RECORDS_H_

#include <optional>

#include "absl/strings/str_cat.h"
#include "calculators/rooster_rush/game.h"

namespace rushkit::rooster::testing {

// One of 40 cards, all different, with a red light behind.
inline RoadCard CardOf(size_t number) {
  RoadCard card = {{}, CardPoints(static_cast<int>(2 + number / 20)), std::nullopt};
  for (const auto& [name, vehicle] : VehicleNames()) {
    if (((number % 20 + 1) >> static_cast<size_t>(vehicle) & 1U) != 0) card.vehicles.Add(vehicle);
  }
  return card;
}

inline GameRecord RecordOf(size_t players) {
  GameRecord record;
  for (size_t i = 0; i < players; ++i)
    record.players.push_back({absl::StrCat("player ", i), 0, {}});
  return record;
}

}  // namespace rushkit::rooster::testing

#endif  // RUSHKIT_TESTS_CALCULATORS_ROOSTER_RUSH_RECORDS_H_
