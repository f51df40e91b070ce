#include "cli/campaign/position_units.h"

#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/batch.h"
#include "cli/interrupt.h"
#include "cli/origin_json.h"
#include "cli/render/words.h"
#include "solver/campaign/unit_line.h"
#include "solver/notation/position_code.h"

namespace rushkit {

absl::Status CheckReadableAgain(const std::string& place) {
  if (place != "-") return absl::OkStatus();
  return absl::InvalidArgumentError(
      "a campaign reads its positions again to go on: expected a file, not standard input");
}

absl::StatusOr<std::vector<InputPosition>> ReadAllPositions(PositionInput input,
                                                            const std::string& place) {
  std::vector<InputPosition> positions;
  while (std::optional<InputPosition> next = input.Next()) positions.push_back(*std::move(next));
  if (!input.status().ok()) return input.status();
  if (Interrupted()) return absl::CancelledError("interrupted");
  if (!positions.empty()) return positions;
  return absl::InvalidArgumentError(absl::StrCat(place, " holds no position"));
}

std::string PositionsCrc32(const std::vector<InputPosition>& positions) {
  std::string all;
  for (const InputPosition& input : positions) {
    Json origin = Json::object();
    AddOrigin(input.origin, origin);
    absl::StrAppend(&all, WriteJsonLine(origin), input.origin.ToString(), " ",
                    input.position.ok() ? WritePositionCode(*input.position)
                                        : std::string(input.position.status().message()),
                    "\n");
  }
  return Crc32Of(all);
}

UnitWork BadUnit(const Origin& origin, const Diagnostics& diagnostics) {
  const std::string place = origin.is_in_file ? origin.file : origin.ToString();
  return UnitWork{{{WithoutNewline(BadResult(Format::kJson, "", origin, diagnostics))},
                   static_cast<int>(ExitStatus::kBadInput)},
                  absl::StrCat(LocatedLines(place, diagnostics), "\n")};
}

UnitWork RefusedUnit(const Origin& origin, const absl::Status& status) {
  const Diagnostics own = {{{origin.line, 1}, std::string(status.message())}};
  return BadUnit(origin, origin.is_in_file ? own : FromStatus(status));
}

std::string WithoutNewline(std::string line) {
  line.pop_back();
  return line;
}

}  // namespace rushkit
