#include "solver/notation/position_file.h"

#include <algorithm>
#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "absl/types/span.h"
#include "solver/notation/fields_line.h"
#include "solver/notation/position_blocks.h"
#include "solver/notation/position_car_csv.h"
#include "solver/notation/position_car_json.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_framed.h"
#include "solver/notation/position_grid_csv.h"
#include "solver/notation/position_json.h"
#include "solver/notation/position_picture.h"
#include "solver/notation/position_rows.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

using Lines = std::vector<absl::string_view>;

// The kind of passage that holds positions of a format.
PassageKind KindOf(PositionFormat format) {
  switch (format) {
    case PositionFormat::kCode:
    case PositionFormat::kClassic:
    case PositionFormat::kDatabase:
    case PositionFormat::kGroups:
      return PassageKind::kFields;
    case PositionFormat::kPicture:
    case PositionFormat::kRows:
    case PositionFormat::kBlocks:
      return PassageKind::kGrid;
    case PositionFormat::kFramed:
      return PassageKind::kFrame;
    case PositionFormat::kCarCsv:
      return PassageKind::kCars;
    case PositionFormat::kGridCsv:
      return PassageKind::kIntegers;
    case PositionFormat::kJson:
    case PositionFormat::kCarJson:
      break;
  }
  return PassageKind::kJson;
}

// What a passage that is no JSON may be meant as; the first is the most likely.
std::vector<PositionFormat> FormatsOf(const Passage& passage) {
  const Lines lines(passage.lines.begin(), passage.lines.end());
  switch (passage.kind) {
    case PassageKind::kGrid:
      if (!LooksLikeRows(lines)) return {PositionFormat::kPicture};
      if (!passage.has_heading() || !LooksLikeBlock(lines)) return {PositionFormat::kRows};
      return {PositionFormat::kBlocks, PositionFormat::kRows};
    case PassageKind::kFrame:
      return {PositionFormat::kFramed};
    case PassageKind::kCars:
      return {PositionFormat::kCarCsv};
    case PassageKind::kIntegers:
      return {PositionFormat::kGridCsv};
    case PassageKind::kFields:
    case PassageKind::kNothing:
    case PassageKind::kJson:
      break;
  }
  return {passage.lines.empty() ? PositionFormat::kCode : FormatOfFields(passage.lines.front())};
}

bool HasNumberAbove(const Passage& passage) {
  return passage.has_heading() && IsNumber(absl::StripSuffix(passage.heading, ":"));
}

// An entry of a passage with the names that stand above it.
PositionEntry EntryOf(const Passage& passage, PositionFormat format) {
  PositionEntry entry;
  entry.format = format;
  entry.line = passage.has_name()      ? passage.name_line
               : passage.has_heading() ? passage.heading_line
                                       : passage.start.line;
  if (passage.size.has_value()) entry.line = std::min(entry.line, passage.size->where.line);
  entry.name = passage.name;
  if (!passage.has_name() && passage.has_heading()) {
    entry.name = passage.heading.substr(0, passage.heading.size() - 1);
  }
  return entry;
}

// The nearer name counts.
void SetName(std::string name, PositionEntry& entry) {
  if (!name.empty()) entry.name = std::move(name);
}

void SetPosition(absl::StatusOr<LetteredPosition> lettered, PositionEntry& entry) {
  if (!lettered.ok()) {
    entry.position = lettered.status();
    return;
  }
  entry.position = std::move(lettered->position);
  entry.renamed = std::move(lettered->renamed);
}

bool IsSameBoard(const Position& a, const Position& b) {
  return a.grid() == b.grid() && a.ToPlacement() == b.ToPlacement();
}

std::string DescribeReading(const PositionEntry& entry) {
  const Vehicle* hero = entry.position->FindHero(Player::kGold);
  return absl::StrCat(FormatName(entry.format), " (hero ", std::string(1, hero->letter), ", ",
                      WritePositionCode(*entry.position), ")");
}

}  // namespace

PositionFileReader::PositionFileReader(LineSource source, Connection connection,
                                       std::optional<PositionFormat> from)
    : passages_(std::move(source)), connection_(connection), from_(from) {}

std::optional<PositionEntry> PositionFileReader::Next() {
  while (const std::optional<Passage> passage = passages_.Next()) {
    if (passage->kind != PassageKind::kJson) return Read(*passage);
    if (std::optional<PositionEntry> entry = ReadJson(*passage)) return entry;
  }
  return std::nullopt;
}

PositionEntry PositionFileReader::Read(const Passage& passage) const {
  if (from_.has_value()) return ReadAs(passage, *from_);
  std::vector<PositionEntry> readings;
  for (const PositionFormat format : FormatsOf(passage)) {
    readings.push_back(ReadAs(passage, format));
  }
  PositionEntry likely = readings.front();
  readings.erase(std::remove_if(readings.begin(), readings.end(),
                                [](const PositionEntry& entry) { return !entry.position.ok(); }),
                 readings.end());
  if (readings.empty()) return likely;
  // Lines of cells have no number above them.
  if (readings.front().format == PositionFormat::kBlocks && HasNumberAbove(passage)) {
    return readings.front();
  }
  const bool agree = absl::c_all_of(readings, [&readings](const PositionEntry& entry) {
    return IsSameBoard(*entry.position, *readings.front().position);
  });
  if (agree) return readings.front();
  likely.renamed.clear();
  likely.position = Wrong(
      passage.start, absl::StrCat("fits two formats: ",
                                  absl::StrJoin(readings, ", ",
                                                [](std::string* out, const PositionEntry& entry) {
                                                  out->append(DescribeReading(entry));
                                                }),
                                  "; choose with --from"));
  return likely;
}

PositionEntry PositionFileReader::ReadAs(const Passage& passage, PositionFormat format) const {
  PositionEntry entry = EntryOf(passage, format);
  if (passage.kind == PassageKind::kNothing) {
    entry.position =
        Wrong({entry.line, 1}, "a name without a position; expected a picture or a code below it");
    return entry;
  }
  if (passage.kind != KindOf(format)) {
    entry.position = Wrong(
        passage.start,
        absl::StrCat("no ", FormatName(format), " here; expected ", FormatDescription(format)));
    return entry;
  }
  const Lines lines(passage.lines.begin(), passage.lines.end());
  switch (format) {
    case PositionFormat::kPicture:
      entry.position = ReadPositionPicture(lines, connection_, passage.start);
      break;
    case PositionFormat::kRows:
      entry.position = ReadPositionRows(lines, passage.start);
      break;
    case PositionFormat::kBlocks:
      SetPosition(passage.has_heading()
                      ? ReadPositionBlock(lines, passage.start)
                      : Wrong(passage.start, "no header; expected a line such as 32: above"),
                  entry);
      break;
    case PositionFormat::kFramed:
      SetPosition(ReadPositionFrame(lines, passage.start), entry);
      break;
    case PositionFormat::kCarCsv:
      SetPosition(ReadPositionCarCsv(lines, passage.size, passage.start), entry);
      break;
    case PositionFormat::kGridCsv:
      SetPosition(ReadPositionGridCsv(lines, passage.start), entry);
      break;
    default:
      ReadLine(lines.front(), passage.start, entry);
      break;
  }
  return entry;
}

void PositionFileReader::ReadLine(absl::string_view line, TextLocation start,
                                  PositionEntry& entry) const {
  if (line.size() > kLongestLine) {
    entry.position = Wrong(
        start, absl::StrCat("a line of ", line.size(), " bytes; expected at most ", kLongestLine));
    return;
  }
  FieldsLine fields = ReadFields(line, entry.format, connection_, start);
  SetName(std::move(fields.name), entry);
  entry.fields = std::move(fields.fields);
  entry.position = std::move(fields.position);
}

std::optional<PositionEntry> PositionFileReader::ReadJson(const Passage& passage) const {
  const std::string text = absl::StrJoin(passage.lines, "\n");
  const JsonItems json = ScanJson(text, passage.start);
  if (IsJsonHeader(json)) return std::nullopt;
  const PositionFormat format =
      from_.value_or(LooksLikeCarJson(json) ? PositionFormat::kCarJson : PositionFormat::kJson);
  if (KindOf(format) != PassageKind::kJson) return ReadAs(passage, format);
  PositionEntry entry = EntryOf(passage, format);
  SetName(json.name(), entry);
  if (format == PositionFormat::kCarJson) {
    SetPosition(ReadPositionCarJson(text, json, passage.start), entry);
  } else {
    entry.position = ReadPositionJson(text, json, connection_, passage.start);
  }
  return entry;
}

}  // namespace rushkit
