#include "solver/campaign/campaign_header.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/campaign/unit_line.h"

namespace rushkit {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kFormatVersion = 1;

absl::Status NoHeader() {
  return absl::InvalidArgumentError(
      "no header of a campaign file: expected \"version\", \"campaign\", \"command\", \"units\" "
      "and \"shard\"");
}

std::string Dump(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

// Nothing that is deeper than a header is: what goes through values may then recurse.
Json ParseShallow(absl::string_view line) {
  constexpr int kDeepest = 8;
  bool is_too_deep = false;
  Json json = Json::parse(
      line.begin(), line.end(),
      [&is_too_deep](int depth, Json::parse_event_t /*event*/, Json& /*parsed*/) {
        is_too_deep = is_too_deep || depth > kDeepest;
        return !is_too_deep;
      },
      /*allow_exceptions=*/false);
  return is_too_deep ? Json() : json;
}

Json ToJson(const CampaignHeader& header) {
  Json json = {
      {"version", header.version}, {"campaign", kFormatVersion}, {"command", header.command}};
  for (const auto& [key, value] : header.facts.items()) json[key] = value;
  json["units"] = header.units;
  return json;
}

}  // namespace

std::string WriteHeader(const CampaignHeader& header) {
  Json json = ToJson(header);
  json["shard"] = WriteShard(header.shard);
  return Sealed(Dump(json));
}

absl::StatusOr<CampaignHeader> ReadHeader(absl::string_view line) {
  const Json json = ParseShallow(line);
  const auto is_text = [&json](const char* key) {
    return json.contains(key) && json[key].is_string();
  };
  if (!json.is_object() || !json.contains("campaign") || !is_text("version") ||
      !is_text("command") || !is_text("shard") || !json.contains("units") ||
      !json["units"].is_number_unsigned() || json["units"] > kMostUnits) {
    return NoHeader();
  }
  if (json["campaign"] != kFormatVersion) {
    return absl::InvalidArgumentError(
        absl::StrCat("a campaign file of version ", Dump(json["campaign"]),
                     ": this program reads version ", kFormatVersion));
  }
  if (absl::Status status = CheckSeal(line); !status.ok()) return status;
  absl::StatusOr<Shard> shard = ReadShard(json["shard"].get<std::string>());
  if (!shard.ok()) return NoHeader();
  CampaignHeader header;
  header.units = json["units"].get<uint64_t>();
  header.shard = *shard;
  for (const auto& [key, value] : json.items()) {
    if (key == "version") {
      header.version = value.get<std::string>();
    } else if (key == "command") {
      header.command = value.get<std::string>();
    } else if (key != "campaign" && key != "units" && key != "shard" && key != "crc32") {
      header.facts[key] = value;
    }
  }
  return header;
}

std::string WhyAnother(const CampaignHeader& header, const CampaignHeader& other) {
  const Json ours = ToJson(header);
  const Json theirs = ToJson(other);
  for (const auto& [key, value] : ours.items()) {
    if (!theirs.contains(key)) return absl::StrCat(key, " is missing, not ", Dump(value));
    if (theirs[key] != value) {
      return absl::StrCat(key, " is ", Dump(theirs[key]), ", not ", Dump(value));
    }
  }
  for (const auto& [key, value] : theirs.items()) {
    if (!ours.contains(key)) return absl::StrCat(key, " is ", Dump(value), ", not missing");
  }
  return "";
}

}  // namespace rushkit
