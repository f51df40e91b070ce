#include "calculators/rooster_rush/card.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace rushkit::rooster {
namespace {

constexpr Named<Vehicle> kVehicles[] = {{"fire", Vehicle::kFireTruck},
                                        {"ambulance", Vehicle::kAmbulance},
                                        {"police", Vehicle::kPoliceCar},
                                        {"taxi", Vehicle::kTaxi},
                                        {"grandma", Vehicle::kGrandma}};

constexpr Named<Back> kBacks[] = {
    {"fire", Vehicle::kFireTruck},   {"ambulance", Vehicle::kAmbulance},
    {"police", Vehicle::kPoliceCar}, {"taxi", Vehicle::kTaxi},
    {"grandma", Vehicle::kGrandma},  {"red", std::nullopt}};

constexpr Named<Side> kSides[] = {
    {"vehicle", Side::kVehicle}, {"crosswalk", Side::kCrosswalk}, {"fell", Side::kFell}};

constexpr char kNoVehicle[] = "none";

VehicleSet ReadVehicles(Item item, Diagnostics& wrong) {
  VehicleSet vehicles;
  if (item.text == kNoVehicle) return vehicles;
  for (const Item& one : SplitItems(item, '+')) {
    const std::optional<Vehicle> vehicle = ReadName(one, "vehicle", VehicleNames(), wrong);
    if (vehicle.has_value()) vehicles.Add(*vehicle);
  }
  return vehicles;
}

// The back of a card: what it brings itself, or what is listed for it.
Back ReadBack(Item card, std::optional<Item> own, std::optional<Item> listed, Diagnostics& wrong) {
  if (own.has_value() && listed.has_value()) {
    wrong.push_back({listed->where, absl::StrCat("a second back for ", InQuotes(card.text))});
  }
  const std::optional<Item> back = own.has_value() ? own : listed;
  if (back.has_value()) return ReadName(*back, "back", BackNames(), wrong).value_or(std::nullopt);
  wrong.push_back({card.where, absl::StrCat(InQuotes(card.text), " has no back")});
  return std::nullopt;
}

RoadCard ReadCard(Item item, std::optional<Item> listed_back, Diagnostics& wrong) {
  const auto [front, back] = CutItem(item, '/');
  const auto [vehicles, points] = CutItem(front, '=');
  if (vehicles.text.empty() || !points.has_value()) {
    wrong.push_back({item.where, absl::StrCat("found ", InQuotes(item.text),
                                              ", expected a card such as taxi+police=3")});
    return {};
  }
  const VehicleSet drawn = ReadVehicles(vehicles, wrong);
  const std::optional<int> number =
      ReadInt(*points, {CardPoints::kLowest, CardPoints::kHighest}, wrong);
  return {drawn, number.has_value() ? CardPoints(*number) : CardPoints(),
          ReadBack(item, back, listed_back, wrong)};
}

}  // namespace

std::vector<Vehicle> VehicleSet::list() const {
  std::vector<Vehicle> vehicles;
  for (const auto& [name, vehicle] : kVehicles) {
    if (Has(vehicle)) vehicles.push_back(vehicle);
  }
  return vehicles;
}

absl::Span<const Named<Vehicle>> VehicleNames() { return kVehicles; }
absl::Span<const Named<Back>> BackNames() { return kBacks; }
absl::Span<const Named<Side>> SideNames() { return kSides; }

std::string WriteVehicles(VehicleSet vehicles) {
  if (vehicles.IsEmpty()) return kNoVehicle;
  return absl::StrJoin(vehicles.list(), "+", [](std::string* out, Vehicle vehicle) {
    absl::StrAppend(out, NameOf(vehicle, VehicleNames()));
  });
}

std::string WriteFront(const RoadCard& card) {
  return absl::StrCat(WriteVehicles(card.vehicles), "=", card.points.value());
}

std::string WriteCard(const RoadCard& card) {
  return absl::StrCat(WriteFront(card), "/", NameOf(card.back, BackNames()));
}

std::vector<RoadCard> ReadCards(absl::Span<const Item> cards, absl::Span<const Item> backs,
                                Diagnostics& wrong) {
  std::vector<RoadCard> read;
  for (size_t i = 0; i < cards.size(); ++i) {
    const std::optional<Item> back = i < backs.size() ? std::optional(backs[i]) : std::nullopt;
    read.push_back(ReadCard(cards[i], back, wrong));
  }
  for (const Item& back : backs.subspan(std::min(cards.size(), backs.size()))) {
    wrong.push_back({back.where, absl::StrCat("a back ", InQuotes(back.text), " without a card")});
  }
  return read;
}

}  // namespace rushkit::rooster
