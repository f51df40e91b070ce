#include "cli/campaign/repeats.h"

#include <optional>

#include "absl/status/statusor.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/strip.h"
#include "cli/campaign/campaign_options.h"
#include "nlohmann/json.hpp"
#include "solver/campaign/unit_line.h"
#include "solver/generation/numbered_walks.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

// The canonical form of the position in a unit of one line; nothing where there is none.
std::optional<std::string> KeyIn(absl::string_view lines, Connection connection) {
  const std::string result = ResultIn(absl::StripSuffix(lines, "\n"));
  const auto json = nlohmann::ordered_json::parse(result, nullptr, /*allow_exceptions=*/false);
  if (!json.is_object() || !json.contains("position") || !json["position"].is_string()) {
    return std::nullopt;
  }
  const absl::StatusOr<Position> position =
      ReadPositionCode(json["position"].get<std::string>(), connection);
  if (!position.ok()) return std::nullopt;
  return KeyOfSetup(*position);
}

}  // namespace

bool MarksRepeats(const CampaignHeader& header) {
  return header.command == "generate" && header.shard.is_all();
}

RepeatMarker::RepeatMarker(const CampaignHeader& header)
    : connection_(RulesIn(header.facts).connection) {}

std::string RepeatMarker::Marked(const UnitPlace& place, absl::string_view lines) {
  const std::optional<std::string> key = KeyIn(lines, connection_);
  if (!key) return std::string(lines);
  const auto [first, is_new] = first_units_.emplace(*key, place.unit);
  if (is_new) return std::string(lines);
  return WriteUnit(place.unit, {{absl::StrCat("{\"repeats\":", first->second, "}")}, place.exit});
}

}  // namespace rushkit
