// What campaigns over positions share: the positions that are asked about, all read before the
// first unit, and units that stand for a bad one.
#ifndef RUSHKIT_CLI_CAMPAIGN_POSITION_UNITS_H_
#define RUSHKIT_CLI_CAMPAIGN_POSITION_UNITS_H_

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "cli/campaign/campaign.h"
#include "cli/position_input.h"
#include "solver/base/diagnostics.h"

namespace rushkit {

// Fails where `place`, as the user wrote it, cannot be read again when the campaign is gone on
// with: standard input.
absl::Status CheckReadableAgain(const std::string& place);

// All positions of `input`, bad ones too. Cancelled when the user has asked to stop; fails when
// there is none in `place`.
absl::StatusOr<std::vector<InputPosition>> ReadAllPositions(PositionInput input,
                                                            const std::string& place);

// Of the positions and of where they stand, which is in the results too.
std::string PositionsCrc32(const std::vector<InputPosition>& positions);

// What `diagnostics` say of the position of `origin`, in place of results.
UnitWork BadUnit(const Origin& origin, const Diagnostics& diagnostics);
// The same where a sound position cannot be asked about, so that the mistake has no place but that
// of the position.
UnitWork RefusedUnit(const Origin& origin, const absl::Status& status);

// The object that stands in one line.
std::string WithoutNewline(std::string line);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_POSITION_UNITS_H_
