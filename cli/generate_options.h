// The command line of generate.
#ifndef RUSHKIT_CLI_GENERATE_OPTIONS_H_
#define RUSHKIT_CLI_GENERATE_OPTIONS_H_

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "cli/campaign/campaign_options.h"
#include "cli/options.h"
#include "solver/generation/wishes.h"

namespace rushkit {

struct GenerateOptions {
  uint64_t count = 1;
  std::optional<uint64_t> seed;

  std::optional<Range> moves;
  std::optional<Range> spaces;
  std::optional<Range> turns;
  std::optional<DifficultyWish> difficulty;
  std::optional<Range> vehicles;
  std::optional<Range> horizontal;
  std::optional<uint64_t> hero_row;
  std::optional<uint64_t> cars;
  std::optional<uint64_t> trucks;
  std::optional<double> fair_within;
  std::optional<double> max_unfinished;
  bool must_shift = false;
  bool minimal = false;
  bool unique = false;
  bool asymmetric = false;
  bool puzzle = false;
  bool classic = false;
  bool hardest = false;
  bool both = false;
  std::string like;     // where positions are to be had, or empty
  std::string exclude;  // likewise

  uint64_t tries = 0;         // 0: the generator's own number
  uint64_t max_expanded = 0;  // likewise
  std::optional<uint64_t> max_states;
  std::optional<std::chrono::nanoseconds> time_limit;
  uint64_t skip = 0;
  std::optional<uint64_t> walks;  // of a campaign
  CampaignOptions campaign;
  int threads = 0;
  RuleOptions rules;
  QuestionOptions question;  // for its goal
  OutputOptions output;
  std::vector<std::string> command_line;
};

void AddGenerateOptions(CLI::App& app, GenerateOptions& options);

// "3..5", "3..", "..5" or "4": whole numbers from 0 to `highest`.
absl::StatusOr<Range> ReadRange(absl::string_view text, int highest);
// As it can be typed in again.
std::string WriteRange(const Range& range);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_GENERATE_OPTIONS_H_
