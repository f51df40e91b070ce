// Where a game is asked for: a position to begin from, or the file of a record.
#ifndef RUSHKIT_CLI_RECORD_INPUT_H_
#define RUSHKIT_CLI_RECORD_INPUT_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/statusor.h"
#include "cli/options.h"
#include "solver/board/vehicle.h"
#include "solver/game/game_record.h"
#include "solver/notation/position_format.h"

namespace rushkit {

// A game that has not begun, on the one position that `argument` names (see PositionInput). Fails
// with all that is wrong, each with its place.
absl::StatusOr<GameRecord> NewGame(const std::string& argument, std::optional<PositionFormat> from,
                                   const RuleOptions& rules, Player first, uint64_t seed);

// The one record of a file. Fails with all that is wrong, each with its place.
absl::StatusOr<GameRecord> ReadOneRecord(const std::string& path);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RECORD_INPUT_H_
