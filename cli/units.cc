#include "cli/units.h"

#include <cmath>
#include <iterator>
#include <optional>

#include "absl/status/status.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/types/span.h"

namespace rushkit {
namespace {

struct Unit {
  absl::string_view name;
  double factor;
};

constexpr double kKibi = 1024;
constexpr Unit kSizeUnits[] = {
    {"", 1},
    {"B", 1},
    {"K", kKibi},
    {"KiB", kKibi},
    {"M", kKibi* kKibi},
    {"MiB", kKibi* kKibi},
    {"G", kKibi* kKibi* kKibi},
    {"GiB", kKibi* kKibi* kKibi},
    {"T", kKibi* kKibi* kKibi* kKibi},
    {"TiB", kKibi* kKibi* kKibi* kKibi},
};
constexpr Unit kTimeUnits[] = {{"", 1}, {"s", 1}, {"ms", 0.001}, {"m", 60}, {"h", 3600}};

// `text` in units of 1; nothing unless it is a number without a sign and one of `units`.
std::optional<double> ReadQuantity(absl::string_view text, absl::Span<const Unit> units) {
  const size_t digits = text.find_first_not_of("0123456789.");
  const size_t length = digits == absl::string_view::npos ? text.size() : digits;
  double number = 0;
  if (length == 0 || !absl::SimpleAtod(text.substr(0, length), &number)) return std::nullopt;
  for (const Unit& unit : units) {
    if (absl::EqualsIgnoreCase(text.substr(length), unit.name)) return number * unit.factor;
  }
  return std::nullopt;
}

}  // namespace

absl::StatusOr<uint64_t> ReadSize(absl::string_view text) {
  constexpr double kMost = 9e18;
  const std::optional<double> bytes = ReadQuantity(text, kSizeUnits);
  if (!bytes.has_value() || *bytes < 1 || *bytes > kMost) {
    return absl::InvalidArgumentError(
        absl::StrCat("found '", text, "', expected a size such as 512MiB or 8GiB"));
  }
  return static_cast<uint64_t>(*bytes);
}

absl::StatusOr<std::chrono::nanoseconds> ReadDuration(absl::string_view text) {
  constexpr double kMost = 1e9;  // thirty years
  const std::optional<double> seconds = ReadQuantity(text, kTimeUnits);
  if (!seconds.has_value() || *seconds > kMost) {
    return absl::InvalidArgumentError(
        absl::StrCat("found '", text, "', expected a time such as 500ms, 30s, 2m or 1h"));
  }
  return std::chrono::nanoseconds(std::llround(*seconds * 1e9));
}

absl::StatusOr<uint64_t> ReadCount(absl::string_view text, uint64_t lowest) {
  uint64_t count = 0;
  if (!absl::SimpleAtoi(text, &count) || count < lowest) {
    return absl::InvalidArgumentError(
        absl::StrCat("found '", text, "', expected a whole number from ", lowest, " on"));
  }
  return count;
}

absl::StatusOr<uint64_t> ReadCountUpTo(absl::string_view text, uint64_t lowest, uint64_t highest) {
  absl::StatusOr<uint64_t> count = ReadCount(text, lowest);
  if (!count.ok() || *count <= highest) return count;
  return absl::InvalidArgumentError(absl::StrCat("found '", text, "', expected at most ", highest));
}

std::string WriteSize(uint64_t bytes) {
  constexpr absl::string_view kNames[] = {"KiB", "MiB", "GiB", "TiB"};
  if (bytes < 1024) return absl::StrCat(bytes, " B");
  double size = static_cast<double>(bytes) / kKibi;
  size_t unit = 0;
  while (size >= kKibi && unit + 1 < std::size(kNames)) {
    size /= kKibi;
    ++unit;
  }
  return absl::StrFormat("%.1f %s", size, kNames[unit]);
}

std::string WriteRoughTime(double seconds) {
  constexpr double kMinute = 60;
  constexpr double kHour = 60 * kMinute;
  if (seconds < 2 * kMinute) return absl::StrFormat("%.0f s", seconds);
  if (seconds < 2 * kHour) return absl::StrFormat("%.0f min", seconds / kMinute);
  return absl::StrFormat("%.0f h", seconds / kHour);
}

std::string WriteSeconds(double seconds) { return absl::StrFormat("%.2f s", seconds); }

}  // namespace rushkit
