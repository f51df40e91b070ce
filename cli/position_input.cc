#include "cli/position_input.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "calculators/score_sheet/nearest.h"
#include "data/embedded.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

constexpr char kStandardInput[] = "-";
constexpr char kHere[] = "./";  // what begins with it is a file, whatever it looks like

PositionFileReader BuiltIns(Connection connection) {
  const std::optional<absl::string_view> text = EmbeddedFile("setups/booklet.txt");
  assert(text.has_value());
  return {LinesOf(*text), connection};
}

std::optional<InputPosition> FindBuiltIn(const std::string& name, Connection connection) {
  PositionFileReader reader = BuiltIns(connection);
  while (std::optional<PositionEntry> entry = reader.Next()) {
    if (entry->name == name) {
      return InputPosition{{.name = name, .file = ""}, std::move(entry->position)};
    }
  }
  return std::nullopt;
}

InputPosition FromEntry(PositionEntry entry, std::string file, bool is_in_file) {
  Origin origin = {.name = std::move(entry.name),
                   .file = std::move(file),
                   .line = entry.line,
                   .fields = std::move(entry.fields),
                   .format = entry.format,
                   .renamed = std::move(entry.renamed),
                   .is_in_file = is_in_file};
  return {std::move(origin), std::move(entry.position)};
}

// A position on the command line: a code, or whatever `from` says.
InputPosition ReadArgument(const std::string& argument, Connection connection,
                           std::optional<PositionFormat> from) {
  if (from.has_value()) {
    PositionFileReader reader(LinesOf(argument), connection, from);
    if (std::optional<PositionEntry> entry = reader.Next()) {
      return FromEntry(*std::move(entry), "position", false);
    }
  }
  const bool is_classic = argument.find('/') == std::string::npos;
  InputPosition read = {{.name = "", .file = "position"}, ReadPositionCode(argument, connection)};
  read.origin.format = is_classic ? PositionFormat::kClassic : PositionFormat::kCode;
  if (!read.position.ok()) return read;
  LetteredPosition lettered = WithCodeLetters(*read.position);
  read.position = std::move(lettered.position);
  read.origin.renamed = std::move(lettered.renamed);
  return read;
}

absl::Status Unknown(const std::string& argument) {
  const std::string near = Nearest(argument, BuiltInNames());
  return absl::InvalidArgumentError(absl::StrCat(
      "'", argument, "' is no position: no built-in name (booklet-1 to booklet-10), ",
      "no code (six rows of 14 cells joined by /, or 36 cells of a classic board), and no file",
      near.empty() ? "" : absl::StrCat("; did you mean ", near, "?")));
}

}  // namespace

std::vector<std::string> BuiltInNames() {
  std::vector<std::string> names;
  PositionFileReader reader = BuiltIns(Connection::kAllThree);
  while (std::optional<PositionEntry> entry = reader.Next()) names.push_back(entry->name);
  return names;
}

bool NamesFile(const std::string& argument) {
  if (argument == kStandardInput || !FileExists(argument)) return false;
  if (absl::StartsWith(argument, kHere)) return true;
  // The widest reading: whatever is a position by any rule is no file.
  constexpr Connection kWidest = Connection::kNeighbours;
  if (FindBuiltIn(argument, kWidest)) return false;
  return !LooksLikePositionCode(argument) ||
         !ReadArgument(argument, kWidest, std::nullopt).position.ok();
}

std::string Origin::ToString() const {
  return is_in_file ? absl::StrCat(file, ":", line) : !file.empty() ? file : name;
}

absl::StatusOr<PositionInput> PositionInput::Open(const std::string& argument,
                                                  Connection connection,
                                                  std::optional<PositionFormat> from) {
  if (std::optional<InputPosition> built_in = FindBuiltIn(argument, connection)) {
    return Single(*std::move(built_in));
  }
  const bool is_file = argument == kStandardInput || absl::StartsWith(argument, kHere);
  if (!is_file) {
    const bool is_text = from.has_value() || LooksLikePositionCode(argument);
    const bool exists = FileExists(argument);
    if (!is_text && !exists) return Unknown(argument);
    InputPosition position = ReadArgument(argument, connection, from);
    if (position.position.ok() || !exists) return Single(std::move(position));
  }
  absl::StatusOr<LineReader> lines = LineReader::Open(argument);
  if (!lines.ok()) return lines.status();
  PositionInput input;
  input.file_ = argument;
  input.lines_ = std::make_unique<LineReader>(*std::move(lines));
  input.reader_ = std::make_unique<PositionFileReader>(
      [reader = input.lines_.get()](std::string& line) { return reader->Next(line); }, connection,
      from);
  return input;
}

PositionInput PositionInput::Single(InputPosition position) {
  PositionInput input;
  input.ahead_ = std::move(position);
  return input;
}

absl::StatusOr<PositionInput> PositionInput::OpenAll(const std::vector<std::string>& arguments,
                                                     Connection connection,
                                                     std::optional<PositionFormat> from) {
  if (std::count(arguments.begin(), arguments.end(), kStandardInput) > 1) {
    return absl::InvalidArgumentError("standard input can be read only once: one - too many");
  }
  PositionInput all;
  for (auto argument = arguments.rbegin(); argument != arguments.rend(); ++argument) {
    absl::StatusOr<PositionInput> input = Open(*argument, connection, from);
    if (!input.ok()) return input.status();
    input->is_one_of_several_ = arguments.size() > 1;
    all.rest_.push_back(*std::move(input));
  }
  if (!all.rest_.empty()) all.TakeNext();
  return all;
}

void PositionInput::TakeNext() {
  std::vector<PositionInput> rest = std::move(rest_);
  const uint64_t read = read_;
  PositionInput next = std::move(rest.back());
  rest.pop_back();
  *this = std::move(next);
  rest_ = std::move(rest);
  read_ = read;
}

std::optional<InputPosition> PositionInput::Next() {
  std::optional<InputPosition> next =
      ahead_.has_value() ? std::exchange(ahead_, std::nullopt) : Read();
  if (next.has_value()) next->number = read_++;
  return next;
}

bool PositionInput::HasNext() {
  if (!ahead_.has_value()) ahead_ = Read();
  return ahead_.has_value();
}

std::optional<double> PositionInput::fraction_read() const {
  return lines_ != nullptr && !is_one_of_several_ ? lines_->fraction_read() : std::nullopt;
}

absl::Status PositionInput::status() const {
  return lines_ != nullptr ? lines_->status() : absl::OkStatus();
}

std::optional<InputPosition> PositionInput::Read() {
  std::optional<InputPosition> read = ReadFile();
  while (!read.has_value() && !rest_.empty() && status().ok()) {
    TakeNext();
    read = ahead_.has_value() ? std::exchange(ahead_, std::nullopt) : ReadFile();
  }
  return read;
}

std::optional<InputPosition> PositionInput::ReadFile() {
  if (reader_ == nullptr) return std::nullopt;
  std::optional<PositionEntry> entry = reader_->Next();
  if (!entry.has_value()) return std::nullopt;
  return FromEntry(*std::move(entry), file_, true);
}

}  // namespace rushkit
