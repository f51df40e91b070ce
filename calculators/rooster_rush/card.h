// Vehicles, road cards and chips, and how they are written.
//
//   vehicle = "fire" | "ambulance" | "police" | "taxi" | "grandma"
//   card    = vehicles "=" points [ "/" back ]         "taxi+police=3", "fire=2/red"
//   vehicles = vehicle { "+" vehicle } | "none"         what is drawn on the front
//   points  = "2" | "3" | "4"
//   back    = vehicle | "red"
//   side    = "vehicle" | "crosswalk" | "fell"          how a chip stopped
#ifndef RUSHKIT_CALCULATORS_ROOSTER_RUSH_CARD_H_
#define RUSHKIT_CALCULATORS_ROOSTER_RUSH_CARD_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "calculators/score_sheet/item.h"
#include "solver/base/bounded.h"
#include "solver/base/diagnostics.h"

namespace rushkit::rooster {

enum class Vehicle : uint8_t { kFireTruck, kAmbulance, kPoliceCar, kTaxi, kGrandma };

class VehicleSet {
 public:
  VehicleSet() = default;

  void Add(Vehicle vehicle) { bits_ |= Bit(vehicle); }
  bool Has(Vehicle vehicle) const { return (bits_ & Bit(vehicle)) != 0; }
  bool IsEmpty() const { return bits_ == 0; }
  // In the order of the enumeration.
  std::vector<Vehicle> list() const;

  friend VehicleSet operator&(VehicleSet a, VehicleSet b) { return VehicleSet(a.bits_ & b.bits_); }
  friend bool operator==(const VehicleSet&, const VehicleSet&) = default;

 private:
  explicit VehicleSet(unsigned bits) : bits_(bits) {}

  static unsigned Bit(Vehicle vehicle) { return 1U << static_cast<unsigned>(vehicle); }

  unsigned bits_ = 0;
};

using Back = std::optional<Vehicle>;  // nothing: a red light
using CardPoints = Bounded<struct CardPointsTag, 2, 4>;

struct RoadCard {
  VehicleSet vehicles;
  CardPoints points;
  Back back;

  friend bool operator==(const RoadCard&, const RoadCard&) = default;
};

enum class Side : uint8_t { kVehicle, kCrosswalk, kFell };

absl::Span<const Named<Vehicle>> VehicleNames();
absl::Span<const Named<Back>> BackNames();
absl::Span<const Named<Side>> SideNames();

// "taxi+police".
std::string WriteVehicles(VehicleSet vehicles);
// "taxi+police=3", and with its back "taxi+police=3/red".
std::string WriteFront(const RoadCard& card);
std::string WriteCard(const RoadCard& card);

// The cards of a list whose backs, in the same order, are those of `backs` or their own. Gives some
// card for each, and complains about those that are not as written above.
std::vector<RoadCard> ReadCards(absl::Span<const Item> cards, absl::Span<const Item> backs,
                                Diagnostics& wrong);

}  // namespace rushkit::rooster

#endif  // RUSHKIT_CALCULATORS_ROOSTER_RUSH_CARD_H_
