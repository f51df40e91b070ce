// Sizes and durations as they are typed and shown.
#ifndef RUSHKIT_CLI_UNITS_H_
#define RUSHKIT_CLI_UNITS_H_

#include <chrono>
#include <cstdint>
#include <string>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"

namespace rushkit {

// "512MiB", "8GiB", "1.5G", "100000": a number and B, KiB, MiB, GiB, TiB, or K, M, G, T for short.
absl::StatusOr<uint64_t> ReadSize(absl::string_view text);

// "30s", "500ms", "2m", "1h", "30": a number and its unit, seconds when it has none.
absl::StatusOr<std::chrono::nanoseconds> ReadDuration(absl::string_view text);

// A whole number from `lowest` on.
absl::StatusOr<uint64_t> ReadCount(absl::string_view text, uint64_t lowest);
// From `lowest` to `highest`.
absl::StatusOr<uint64_t> ReadCountUpTo(absl::string_view text, uint64_t lowest, uint64_t highest);

// "812 B", "1.5 MiB".
std::string WriteSize(uint64_t bytes);
// "12 s", "3 min", "5 h": for a guess.
std::string WriteRoughTime(double seconds);
// "0.01 s".
std::string WriteSeconds(double seconds);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_UNITS_H_
