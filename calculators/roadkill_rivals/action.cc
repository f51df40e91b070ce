#include "calculators/roadkill_rivals/action.h"

#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/clauses.h"

namespace rushkit::roadkill {
namespace {

std::string DescribeOne(const Take& take) {
  return absl::StrCat(
      "take ", take.card.text,
      take.discards.empty() ? "" : absl::StrCat(", discarding ", WriteCards(take.discards, " + ")));
}

std::string DescribeOne(const Roadkill& roadkill) {
  return absl::StrCat("run over ", WriteCards(roadkill.animals, " + "), " with ",
                      WriteCards(roadkill.vehicles, " + "));
}

std::string DescribeOne(const Strike& strike) {
  return absl::StrCat(strike.kind == CardKind::kVehicle ? "wreck " : "attack ", strike.victim.text,
                      " of ", strike.of, " with ", strike.with.text);
}

}  // namespace

absl::string_view NameOf(const Action& action) {
  if (std::holds_alternative<Take>(action)) return "take";
  if (std::holds_alternative<Roadkill>(action)) return "roadkill";
  return std::get<Strike>(action).kind == CardKind::kVehicle ? "wreck" : "attack";
}

std::string Describe(const Action& action) {
  return std::visit([](const auto& one) { return DescribeOne(one); }, action);
}

absl::string_view ClauseOf(const Action& action) {
  return std::holds_alternative<Roadkill>(action) ? kCreatingRoadkill : kOnYourTurn;
}

}  // namespace rushkit::roadkill
