#include "solver/notation/position_writer.h"

#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "solver/notation/position_blocks.h"
#include "solver/notation/position_car_csv.h"
#include "solver/notation/position_car_json.h"
#include "solver/notation/position_classic.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_database.h"
#include "solver/notation/position_framed.h"
#include "solver/notation/position_grid_csv.h"
#include "solver/notation/position_groups.h"
#include "solver/notation/position_json.h"
#include "solver/notation/position_picture.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

// The header of a block without a name.
constexpr absl::string_view kUsualHeader = "1";

bool HoldsSides(PositionFormat format) {
  return format == PositionFormat::kCode || format == PositionFormat::kPicture ||
         format == PositionFormat::kJson;
}

bool HoldsWalls(PositionFormat format) {
  return format != PositionFormat::kBlocks && format != PositionFormat::kCarCsv &&
         format != PositionFormat::kGridCsv && format != PositionFormat::kCarJson;
}

absl::Status CheckHolds(PositionFormat format, const Grid& grid) {
  const auto no = [format](absl::string_view what) {
    return absl::InvalidArgumentError(absl::StrCat(FormatName(format), " holds ", what));
  };
  if (grid.has_sides() && !HoldsSides(format)) return no("no grid with sides");
  if (!grid.walls().empty() && !HoldsWalls(format)) return no("no walls");
  const bool is_classic_only =
      format == PositionFormat::kClassic || format == PositionFormat::kDatabase;
  if (is_classic_only && !IsClassicGrid(grid)) return no("grids of 6 by 6 only");
  if (format == PositionFormat::kGroups && grid.height() != grid.width()) {
    return no("square grids only");
  }
  return absl::OkStatus();
}

// A name that is one word, and can be nothing else in a line of fields or above a block.
bool IsPlainName(absl::string_view name) {
  return !name.empty() && absl::ascii_isalnum(static_cast<unsigned char>(name.front())) &&
         !LooksLikeClassic(name) && absl::c_all_of(name, [](char c) {
           return absl::ascii_isalnum(static_cast<unsigned char>(c)) || absl::StrContains("._-", c);
         });
}

std::string NameLine(absl::string_view name) {
  return name.empty() ? "" : absl::StrCat("name: ", name, "\n");
}

// A line of fields with the name in front, or above where it can be no field.
std::string InLine(absl::string_view name, absl::string_view words) {
  const bool is_field = IsPlainName(name) && !IsNumber(name);
  return is_field ? absl::StrCat(name, " ", words, "\n")
                  : absl::StrCat(NameLine(name), words, "\n");
}

// Lines below the name, and a blank one that ends them.
std::string AsLines(absl::string_view name, absl::string_view lines) {
  return absl::StrCat(NameLine(name), lines, "\n");
}

absl::StatusOr<WrittenPosition> WriteBlock(absl::string_view name, const Position& position) {
  absl::StatusOr<WrittenPosition> written = WritePositionBlock(position);
  if (!written.ok()) return written;
  // A lying r might be the hero of lines of cells, but not below a number (position_file.h).
  const bool is_header =
      IsPlainName(name) && (IsNumber(name) || !absl::StrContains(written->text, "rr"));
  written->text = is_header ? absl::StrCat(name, ":\n", written->text, "\n")
                            : AsLines(name, absl::StrCat(kUsualHeader, ":\n", written->text));
  return written;
}

absl::StatusOr<WrittenPosition> Write(const Position& position, absl::string_view name,
                                      PositionFormat format) {
  const auto plain = [](std::string text) { return WrittenPosition{std::move(text), {}}; };
  switch (format) {
    case PositionFormat::kCode:
      return plain(InLine(name, WritePositionCode(position)));
    case PositionFormat::kPicture:
    case PositionFormat::kRows:
      return plain(AsLines(name, WritePositionPicture(position)));
    case PositionFormat::kJson:
      return plain(WritePositionJson(position, name));
    case PositionFormat::kClassic:
      return plain(InLine(name, WritePositionClassic(position)));
    case PositionFormat::kDatabase:
      return plain(absl::StrCat(NameLine(name), WritePositionDatabase(position), "\n"));
    case PositionFormat::kGroups:
      return plain(InLine(name, WritePositionGroups(position)));
    case PositionFormat::kBlocks:
      return WriteBlock(name, position);
    case PositionFormat::kFramed:
      return plain(AsLines(name, WritePositionFrame(position)));
    case PositionFormat::kCarCsv: {
      WrittenPosition written = WritePositionCarCsv(position);
      written.text = AsLines(name, written.text);
      return written;
    }
    case PositionFormat::kGridCsv:
      return plain(AsLines(name, WritePositionGridCsv(position)));
    case PositionFormat::kCarJson:
      break;
  }
  return plain(WritePositionCarJson(position, name));
}

// A name on one line, as the reader of a file will give it back.
std::string Cleaned(absl::string_view name) {
  std::string cleaned(name);
  for (char& c : cleaned) {
    if (absl::ascii_iscntrl(static_cast<unsigned char>(c))) c = ' ';
  }
  return std::string(absl::StripAsciiWhitespace(cleaned));
}

// What became of vehicles that were renamed, and then perhaps once more.
std::vector<Renaming> Combined(const std::vector<Renaming>& first,
                               const std::vector<Renaming>& second) {
  std::vector<Renaming> all = first;
  for (const Renaming& next : second) {
    const auto before = absl::c_find_if(
        first, [&next](const Renaming& one) { return next.from == std::string(1, one.to); });
    if (before == first.end()) {
      all.push_back(next);
    } else {
      all[static_cast<size_t>(before - first.begin())].to = next.to;
    }
  }
  return all;
}

}  // namespace

absl::StatusOr<WrittenPosition> WritePosition(const Position& position, absl::string_view name,
                                              PositionFormat format) {
  if (absl::Status status = CheckHolds(format, position.grid()); !status.ok()) return status;
  const LetteredPosition lettered = WithCodeLetters(position);
  absl::StatusOr<WrittenPosition> written = Write(lettered.position, Cleaned(name), format);
  if (!written.ok()) return written;
  written->renamed = Combined(lettered.renamed, written->renamed);
  return written;
}

}  // namespace rushkit
