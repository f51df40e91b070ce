#include "solver/notation/position_framed.h"

#include <algorithm>
#include <optional>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "solver/notation/boxed_rows.h"
#include "solver/notation/text.h"
#include "solver/notation/written_grid.h"

namespace rushkit {
namespace {

constexpr absl::string_view kHole = " .-o><=";
constexpr size_t kNarrowestBorder = kFewestRows + 2;
constexpr size_t kWidestBorder = kMostRows + 2;
constexpr size_t kWidestMistake = 40;  // what is still taken for the border of a frame
constexpr size_t kWidestHole = 2;      // in a border above or below
constexpr char kStarHero = '*';

bool IsHole(absl::string_view character) {
  return kHole.find(character.front()) != absl::string_view::npos;
}

// What the sides of a frame are made of whose border begins with `corner`.
char SideOf(char corner) { return corner == '+' ? '|' : corner; }
char EdgeOf(char corner) { return corner == '+' ? '-' : corner; }

char CornerOf(absl::string_view line) { return absl::StripLeadingAsciiWhitespace(line).front(); }

class FrameReader {
 public:
  FrameReader(absl::Span<const absl::string_view> lines, TextLocation start)
      : corner_(CornerOf(lines.front())), indent_(lines.front().find(corner_)) {
    for (const absl::string_view line : lines) {
      const int index = static_cast<int>(lines_.size());
      lines_.push_back(
          CharactersOf(line, index == 0 ? start : TextLocation{start.line + index, 1}));
      ends_.push_back(Right({start.line + index, index == 0 ? start.column : 1}, line.size()));
    }
    width_ = lines_.front().size() - indent_;
    is_closed_ = lines.size() > 1 && IsFrameBorder(absl::StripAsciiWhitespace(lines.back()));
  }

  absl::StatusOr<LetteredPosition> Read() {
    const size_t rows = lines_.size() - (is_closed_ ? 2 : 1);
    const TextLocation start = lines_.front()[indent_].where;
    absl::StatusOr<WrittenGrid> written =
        StartBoxed(static_cast<int>(rows), static_cast<int>(width_) - 2, start);
    if (!written.ok()) return written.status();
    written_ = &*written;
    CheckEdge(0, "above");
    for (size_t row = 0; row < rows; ++row) ReadSides(lines_[row + 1], static_cast<int>(row));
    for (size_t row = 0; row < rows; ++row) ReadCells(lines_[row + 1], static_cast<int>(row));
    if (is_closed_) {
      CheckEdge(lines_.size() - 1, "below");
    } else {
      written->Report(ends_.back(), "the frame is open below; expected its border again");
    }
    if (!has_hole_) {
      written->Report(start, "no hole in the border; expected one at the end of the hero's row");
    }
    return Finish(written->ToPosition());
  }

 private:
  struct Exit {
    int row;
    bool is_left;
    TextLocation where;
  };

  // The character at an index; a blank beyond the end of the line.
  Word At(const std::vector<Word>& line, size_t index) const {
    if (index < line.size()) return line[index];
    return {" ", ends_[static_cast<size_t>(&line - lines_.data())]};
  }

  void CheckEdge(size_t index, absl::string_view name) {
    const std::vector<Word>& line = lines_[index];
    CheckOutside(line);
    for (size_t i = indent_ + 1; i + 1 < indent_ + width_; ++i) {
      if (line.size() > i && line[i].text.front() == EdgeOf(corner_)) continue;
      has_hole_ = true;
      return written_->Report(At(line, i).where, absl::StrCat("the exit is ", name,
                                                              " the grid; expected it at the "
                                                              "right or left end of a row"));
    }
  }

  // Nothing but blanks may stand beside the frame.
  void CheckOutside(const std::vector<Word>& line) {
    for (size_t i = 0; i < line.size(); ++i) {
      const bool is_inside = i >= indent_ && i < indent_ + width_;
      if (is_inside || IsBlank(line[i].text.front())) continue;
      return written_->Report(line[i].where,
                              absl::StrCat(Quoted(line[i].text), " outside of the frame"));
    }
  }

  void ReadSides(const std::vector<Word>& line, int row) {
    CheckOutside(line);
    ReadSide(At(line, indent_), row, /*is_left=*/true);
    ReadSide(At(line, indent_ + width_ - 1), row, /*is_left=*/false);
  }

  void ReadCells(const std::vector<Word>& line, int row) {
    const bool is_mirrored = exit_.has_value() && exit_->is_left;
    const int last = written_->grid().width() - 1;
    for (int column = 0; column <= last; ++column) {
      ReadCell(At(line, indent_ + 1 + static_cast<size_t>(column)),
               {Row(row), Column(is_mirrored ? last - column : column)});
    }
  }

  void ReadSide(const Word& side, int row, bool is_left) {
    if (side.text.front() == SideOf(corner_)) return;
    if (!IsHole(side.text)) {
      return written_->Report(
          side.where, absl::StrCat("unexpected ", Quoted(side.text), " in the border; expected ",
                                   std::string(1, SideOf(corner_)), " or a hole"));
    }
    if (has_hole_) return written_->Report(side.where, "a second hole in the border; expected one");
    has_hole_ = true;
    exit_ = Exit{row, is_left, side.where};
  }

  void ReadCell(const Word& character, Cell cell) {
    const char c = character.text.front();
    if (c == ' ' || c == '-') return;
    if (c != kStarHero || corner_ == kStarHero) {
      return written_->ReadCell(character.text, cell, character.where);
    }
    written_->AddCell(c, cell, character.where);
    written_->SetHero(c);
  }

  absl::StatusOr<LetteredPosition> Finish(const absl::StatusOr<Position>& position) const {
    if (!position.ok()) return position.status();
    const int row = position->FindHero(Player::kGold)->at.row.value();
    if (row != exit_->row) {
      return Wrong(exit_->where, absl::StrCat("the hole is in row ", exit_->row,
                                              "; expected it in the hero's, row ", row));
    }
    return WithCodeLetters(*position);
  }

  char corner_;
  size_t indent_;
  std::vector<std::vector<Word>> lines_;
  std::vector<TextLocation> ends_;  // of the lines
  size_t width_ = 0;                // of the frame
  bool is_closed_ = false;
  WrittenGrid* written_ = nullptr;
  bool has_hole_ = false;
  std::optional<Exit> exit_;
};

}  // namespace

bool IsFrameBorder(absl::string_view text) {
  const size_t widest = text.front() == '#' ? kWidestBorder : kWidestMistake;
  if (text.size() < kNarrowestBorder || text.size() > widest) return false;
  const char corner = text.front();
  if (absl::string_view("@#*+").find(corner) == absl::string_view::npos || text.back() != corner) {
    return false;
  }
  const absl::string_view edge = text.substr(1, text.size() - 2);
  const auto gap =
      std::count_if(edge.begin(), edge.end(), [corner](char c) { return c != EdgeOf(corner); });
  return static_cast<size_t>(gap) <= kWidestHole && edge.size() > static_cast<size_t>(gap) &&
         std::all_of(edge.begin(), edge.end(), [corner](char c) {
           return c == EdgeOf(corner) || kHole.find(c) != absl::string_view::npos;
         });
}

bool IsFrameRow(absl::string_view line, absl::string_view first, bool is_cells) {
  const absl::string_view text = absl::StripAsciiWhitespace(line);
  const char corner = CornerOf(first);
  const auto is_side = [corner](char c) { return c == corner || c == SideOf(corner); };
  if (is_cells && corner != '#') return true;
  return !text.empty() && (is_side(text.front()) || is_side(text.back()));
}

bool IsFrameOfComments(const std::vector<std::string>& lines) {
  return CornerOf(lines.front()) == '#' && lines.size() < kFewestRows + 2;
}

absl::StatusOr<LetteredPosition> ReadPositionFrame(absl::Span<const absl::string_view> lines,
                                                   TextLocation start) {
  if (lines.empty() || !IsFrameBorder(absl::StripAsciiWhitespace(lines.front()))) {
    return Wrong(start, "no frame; expected a border such as +------+ or ########");
  }
  return FrameReader(lines, start).Read();
}

std::string WritePositionFrame(const Position& position) {
  const int hero_row = position.FindHero(Player::kGold)->at.row.value();
  const std::string border = absl::StrCat("+", std::string(position.grid().width(), '-'), "+\n");
  std::string text = border;
  int row = 0;
  for (const std::string& cells : WriteRows(position)) {
    absl::StrAppend(&text, "|", cells, row++ == hero_row ? "" : "|", "\n");
  }
  return absl::StrCat(text, border);
}

}  // namespace rushkit
