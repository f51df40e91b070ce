// What ranks tell each other about units, as text.
//
//   units = { UNIT " " }
//   done  = { UNIT " " MICROSECONDS " " EXIT " " BYTES " " OBJECTS { " " BYTES } "\n" messages {
//   object } }
//
// BYTES are the length of the messages, then that of each object.
#ifndef RUSHKIT_CLI_MPI_UNIT_MESSAGES_H_
#define RUSHKIT_CLI_MPI_UNIT_MESSAGES_H_

#include <cstdint>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "cli/campaign/campaign.h"

namespace rushkit {

std::string WriteUnits(const std::vector<uint64_t>& units);
// Fails with InvalidArgument on anything that WriteUnits does not write.
absl::StatusOr<std::vector<uint64_t>> ReadUnits(absl::string_view text);

struct FinishedUnit {
  uint64_t unit = 0;
  double seconds = 0;  // that it took
  UnitWork work;
};

void AppendFinished(const FinishedUnit& finished, std::string& text);
// Takes the first one from `text`. Fails with InvalidArgument when it does not begin with one.
absl::StatusOr<FinishedUnit> TakeFinished(absl::string_view& text);

// A failure with its kind.
std::string WriteFailure(const absl::Status& failure);
absl::Status ReadFailure(absl::string_view text);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_MPI_UNIT_MESSAGES_H_
