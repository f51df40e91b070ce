#include "cli/render/json.h"

#include <map>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_split.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/rules_notation.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

std::string RoleName(Role role) {
  switch (role) {
    case Role::kBlocker:
      return "blocker";
    case Role::kGoldHero:
      return "gold";
    case Role::kSilverHero:
      return "silver";
  }
  return "";
}

Json LockJson(const Position& position, Side side) {
  const Vehicle* lock = position.LockOf(side);
  return lock == nullptr ? Json(nullptr) : Json(std::string(1, lock->letter));
}

Json VehicleJson(const Vehicle& vehicle) {
  return {{"letter", std::string(1, vehicle.letter)},
          {"role", RoleName(vehicle.role)},
          {"orientation", vehicle.is_horizontal() ? "horizontal" : "vertical"},
          {"length", vehicle.length.value()},
          {"row", vehicle.at.row.value()},
          {"column", vehicle.at.column.value()}};
}

Json MovesJson(const std::vector<Move>& moves) {
  Json list = Json::array();
  for (const Move& move : moves) list.push_back(WriteMove(move));
  return list;
}

Json MovesJson(const std::vector<Turn>& turns) {
  Json list = Json::array();
  for (const Turn& turn : turns) list.push_back(TurnJson(turn));
  return list;
}

}  // namespace

std::string WriteJsonLine(const Json& object) {
  return object.dump(-1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Json RulesJson(const Rules& rules) {
  const std::string written = WriteRules(rules);
  const std::map<std::string, std::string> by_name = absl::StrSplit(written, absl::ByAnyChar(" ="));
  return by_name;
}

Json TurnJson(const Turn& turn) {
  return {{"card", WriteCard(turn.card)}, {"moves", MovesJson(turn.moves)}};
}

Json LineJson(const Line& line) {
  return std::visit([](const auto& moves) { return MovesJson(moves); }, line);
}

Json PositionJson(const Position& position) {
  Json vehicles = Json::array();
  for (const Vehicle& vehicle : position.vehicles()) vehicles.push_back(VehicleJson(vehicle));
  if (!position.grid().has_sides()) {
    return {{"position", WritePositionCode(position)},
            {"height", position.grid().height()},
            {"width", position.grid().width()},
            {"vehicles", std::move(vehicles)}};
  }
  const Offsets offsets = position.offsets();
  return {
      {"position", WritePositionCode(position)},
      {"offsets", {{"left", offsets.left.value()}, {"right", offsets.right.value()}}},
      {"vehicles", std::move(vehicles)},
      {"locks",
       {{"left", LockJson(position, Side::kLeft)}, {"right", LockJson(position, Side::kRight)}}}};
}

void AddErrors(const Diagnostics& diagnostics, Json& object) {
  Json list = Json::array();
  for (const Diagnostic& diagnostic : diagnostics) {
    list.push_back({{"line", diagnostic.where.line},
                    {"column", diagnostic.where.column},
                    {"message", diagnostic.message}});
  }
  object.update(list.front());
  object["errors"] = std::move(list);
}

}  // namespace rushkit
