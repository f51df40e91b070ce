#include "cli/mpi/unit_messages.h"

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"

namespace rushkit {
namespace {

constexpr double kMicroseconds = 1e6;  // a second
constexpr size_t kFieldsBeforeObjects = 5;

absl::Status Damaged() {
  return absl::InvalidArgumentError("a message from another rank is damaged");
}

// Takes `bytes` from the front of `text`.
bool Take(uint64_t bytes, absl::string_view& text, std::string& taken) {
  if (bytes > text.size()) return false;
  taken = std::string(text.substr(0, bytes));
  text.remove_prefix(bytes);
  return true;
}

}  // namespace

std::string WriteUnits(const std::vector<uint64_t>& units) {
  std::string text;
  for (const uint64_t unit : units) absl::StrAppend(&text, unit, " ");
  return text;
}

absl::StatusOr<std::vector<uint64_t>> ReadUnits(absl::string_view text) {
  std::vector<uint64_t> units;
  for (const absl::string_view word : absl::StrSplit(text, ' ', absl::SkipEmpty())) {
    units.emplace_back();
    if (!absl::SimpleAtoi(word, &units.back())) return Damaged();
  }
  return units;
}

void AppendFinished(const FinishedUnit& finished, std::string& text) {
  const UnitWork& work = finished.work;
  absl::StrAppend(&text, finished.unit, " ",
                  static_cast<uint64_t>(finished.seconds * kMicroseconds), " ", work.results.exit,
                  " ", work.messages.size(), " ", work.results.objects.size());
  for (const std::string& object : work.results.objects) {
    absl::StrAppend(&text, " ", object.size());
  }
  absl::StrAppend(&text, "\n", work.messages);
  for (const std::string& object : work.results.objects) absl::StrAppend(&text, object);
}

absl::StatusOr<FinishedUnit> TakeFinished(absl::string_view& text) {
  const size_t end = text.find('\n');
  if (end == absl::string_view::npos) return Damaged();
  std::vector<uint64_t> fields;
  for (const absl::string_view word : absl::StrSplit(text.substr(0, end), ' ')) {
    fields.emplace_back();
    if (!absl::SimpleAtoi(word, &fields.back())) return Damaged();
  }
  text.remove_prefix(end + 1);
  if (fields.size() < kFieldsBeforeObjects ||
      fields.size() - kFieldsBeforeObjects != fields[kFieldsBeforeObjects - 1]) {
    return Damaged();
  }
  FinishedUnit finished;
  finished.unit = fields[0];
  finished.seconds = static_cast<double>(fields[1]) / kMicroseconds;
  finished.work.results.exit = static_cast<int>(fields[2]);
  if (!Take(fields[3], text, finished.work.messages)) return Damaged();
  for (size_t i = kFieldsBeforeObjects; i < fields.size(); ++i) {
    finished.work.results.objects.emplace_back();
    if (!Take(fields[i], text, finished.work.results.objects.back())) return Damaged();
  }
  return finished;
}

std::string WriteFailure(const absl::Status& failure) {
  return absl::StrCat(failure.raw_code(), " ", failure.message());
}

absl::Status ReadFailure(absl::string_view text) {
  const std::pair<absl::string_view, absl::string_view> parts =
      absl::StrSplit(text, absl::MaxSplits(' ', 1));
  int code = 0;
  if (!absl::SimpleAtoi(parts.first, &code)) return Damaged();
  return absl::Status(static_cast<absl::StatusCode>(code), parts.second);
}

}  // namespace rushkit
