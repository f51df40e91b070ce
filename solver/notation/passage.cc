#include "solver/notation/passage.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "solver/notation/position_classic.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_framed.h"
#include "solver/notation/position_grid_csv.h"
#include "solver/notation/position_groups.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

constexpr absl::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr absl::string_view kNameKey = "name:";
// More lines than any position has: the rest of such a passage is not kept.
constexpr size_t kMostLines = 64;
constexpr size_t kShortestRow = 4;  // a word of letters and dots so long may be a row
constexpr size_t kLikelyRow = 10;   // any word so long is one, rather than a name

bool IsHeading(absl::string_view text) {
  return text.size() > 1 && text.back() == ':' && text.find_first_of("/|") == text.npos;
}

bool IsRow(absl::string_view word) {
  if (word.size() >= kLikelyRow || absl::StrContains(word, '.')) return true;
  return word.size() >= kShortestRow && std::all_of(word.begin(), word.end(), [](char c) {
           return absl::ascii_isalpha(static_cast<unsigned char>(c)) || c == '-';
         });
}

// A line of a file of blocks (position_blocks.h) between the blocks.
bool IsDashComment(absl::string_view text) {
  if (text.front() != '-') return false;
  const std::vector<Word> words = SplitWords(text, " \t", {});
  return !FindGroups(words).has_value() &&
         std::none_of(words.begin(), words.end(), [](const Word& word) {
           return LooksLikePositionCode(word.text) || LooksLikeClassic(word.text);
         });
}

}  // namespace

enum class PassageReader::LineKind : uint8_t {
  kBlank,
  kComment,
  kName,
  kHeading,
  kCells,
  kBorder,
  kCarHeader,
  kIntegers,
  kJson,
  kFields,
};

LineSource LinesOf(absl::string_view text) {
  return [text](std::string& line) mutable {
    if (text.empty()) return false;
    const size_t end = std::min(text.find('\n'), text.size());
    line = std::string(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    return true;
  };
}

std::optional<Passage> PassageReader::Next() {
  for (;;) {
    if (is_in_list_) {
      if (!ReachObjectOfList()) continue;
      ReadObject();
      return Take();
    }
    if (!ReadLine()) return Take();
    const LineKind kind = KindOfLine();
    line_is_pending_ = !GoesOn(kind);
    if (!line_is_pending_ && !Add(kind)) continue;
    if (std::optional<Passage> passage = Take()) return passage;
  }
}

bool PassageReader::ReadLine() {
  at_ = 0;
  if (std::exchange(line_is_pending_, false)) return true;
  if (!source_(line_)) {
    line_.clear();
    return false;
  }
  ++line_number_;
  if (line_number_ == 1 && absl::StartsWith(line_, kByteOrderMark)) {
    line_.erase(0, kByteOrderMark.size());
  }
  line_.resize(WithoutTrailingBlanks(line_).size());
  return true;
}

PassageReader::LineKind PassageReader::KindOfLine() const {
  const absl::string_view text = absl::StripAsciiWhitespace(line_);
  if (text.empty()) return LineKind::kBlank;
  if (text.front() == '{' || text.front() == '[') return LineKind::kJson;
  if (absl::StartsWith(text, kNameKey)) return LineKind::kName;
  if (line_.size() > kLongestLine) return LineKind::kFields;
  if (IsFrameBorder(text)) return LineKind::kBorder;
  if (text.front() == '#') return LineKind::kComment;
  if (IsHeading(text)) return LineKind::kHeading;
  if (IsIntegerRow(text)) return LineKind::kIntegers;
  if (passage_.has_heading() && text.front() == '-') return LineKind::kCells;
  const bool is_word = text.find_first_of(" \t") == text.npos;
  const bool has_slash = absl::StrContains(text, '/');
  if ((!is_word || has_slash) && IsDashComment(text)) return LineKind::kComment;
  if (has_slash) return LineKind::kFields;
  if (absl::StrContains(text, '|')) return LineKind::kCells;
  if (IsCarHeader(text)) return LineKind::kCarHeader;
  if (!is_word || absl::StrContains(text, ',')) return LineKind::kFields;
  if (passage_.kind == PassageKind::kGrid) return LineKind::kCells;
  return IsRow(text) && !LooksLikeClassic(text) ? LineKind::kCells : LineKind::kFields;
}

// Whether a line of this kind can belong to the passage.
bool PassageReader::GoesOn(LineKind kind) const {
  switch (passage_.kind) {
    case PassageKind::kGrid:
      return kind == LineKind::kCells;
    case PassageKind::kFrame:
      return IsFrameRow(line_, passage_.lines.front(), kind == LineKind::kCells);
    case PassageKind::kCars:
      if (kind == LineKind::kComment) return !ReadSizeComment(line_, {}).has_value();
      return kind == LineKind::kFields && absl::StrContains(line_, ',');
    case PassageKind::kIntegers:
      return kind == LineKind::kIntegers;
    case PassageKind::kNothing:
    case PassageKind::kFields:
    case PassageKind::kJson:
      break;
  }
  const bool is_named = passage_.has_name() || passage_.has_heading();
  return !is_named || (kind != LineKind::kBlank && kind != LineKind::kName &&
                       (kind != LineKind::kHeading || !passage_.has_heading()));
}

bool PassageReader::Add(LineKind kind) {
  if (passage_.kind != PassageKind::kNothing) {
    AddRow(passage_.kind);
    return passage_.kind == PassageKind::kFrame && IsFrameBorder(absl::StripAsciiWhitespace(line_));
  }
  const absl::string_view text = absl::StripAsciiWhitespace(line_);
  switch (kind) {
    case LineKind::kBlank:
      break;
    case LineKind::kComment:
      if (std::optional<BoxSize> size = ReadSizeComment(line_, {line_number_, 1})) {
        passage_.size = size;
      }
      break;
    case LineKind::kName:
      passage_.name = std::string(absl::StripAsciiWhitespace(text.substr(kNameKey.size())));
      passage_.name_line = line_number_;
      break;
    case LineKind::kHeading:
      passage_.heading = std::string(text);
      passage_.heading_line = line_number_;
      break;
    case LineKind::kCells:
      AddRow(PassageKind::kGrid);
      break;
    case LineKind::kBorder:
      AddRow(PassageKind::kFrame);
      break;
    case LineKind::kCarHeader:
      AddRow(PassageKind::kCars);
      break;
    case LineKind::kIntegers:
      AddRow(PassageKind::kIntegers);
      break;
    case LineKind::kFields:
      AddRow(PassageKind::kFields);
      return true;
    case LineKind::kJson:
      is_in_list_ = text.front() == '[';
      if (is_in_list_) {
        at_ = line_.find('[') + 1;
        return false;
      }
      ReadObject();
      return true;
  }
  return false;
}

void PassageReader::AddRow(PassageKind kind) {
  if (passage_.lines.empty()) passage_.start = {line_number_, 1};
  passage_.kind = kind;
  if (passage_.lines.size() < kMostLines) passage_.lines.push_back(line_);
}

// A lone row of a "-" comment that looks like cells, or lines of "#" that are no frame.
bool PassageReader::IsOnlyComments() const {
  if (passage_.kind == PassageKind::kGrid) {
    return passage_.lines.size() == 1 && !passage_.has_heading() &&
           absl::StripAsciiWhitespace(passage_.lines.front()).front() == '-';
  }
  return passage_.kind == PassageKind::kFrame && IsFrameOfComments(passage_.lines);
}

std::optional<Passage> PassageReader::Take() {
  if (IsOnlyComments()) {
    passage_.kind = PassageKind::kNothing;
    passage_.lines.clear();
  }
  if (passage_.kind != PassageKind::kCars) passage_.size.reset();
  const bool is_named = passage_.has_name() || passage_.has_heading();
  if (passage_.kind == PassageKind::kNothing && !is_named) return std::nullopt;
  return std::exchange(passage_, Passage());
}

void PassageReader::ReadObject() {
  passage_.kind = PassageKind::kJson;
  passage_.start = {line_number_, static_cast<int>(at_) + 1};
  JsonExtent extent;
  for (size_t bytes = 0;;) {
    absl::string_view text = absl::string_view(line_).substr(at_);
    const size_t size = extent.Add(text);
    // Outside a list, what follows an object in its line is a mistake for its reader to find.
    if (is_in_list_) text = text.substr(0, size);
    passage_.lines.emplace_back(text);
    at_ += text.size();
    bytes += text.size();
    const bool is_begun =
        is_in_list_ || passage_.lines.size() > 1 ||
        (!text.empty() && absl::string_view("{[,:").find(text.back()) != absl::string_view::npos);
    if (extent.is_complete() || !is_begun || bytes > kLongestLine || !ReadLine()) return;
    // A broken object does not take others with it.
    const absl::string_view next = absl::StripAsciiWhitespace(line_);
    if (next.empty() || (next.front() == '{' && extent.depth() == 1)) {
      line_is_pending_ = true;
      return;
    }
  }
}

// Anything but an object is left for its reader to refuse, and ends the list.
bool PassageReader::ReachObjectOfList() {
  line_is_pending_ = false;  // it is looked at here
  for (;;) {
    at_ = std::min(line_.find_first_not_of(" \t,", at_), line_.size());
    if (at_ == line_.size()) {
      if (ReadLine()) continue;
      is_in_list_ = false;
      return true;
    }
    if (line_[at_] == '{') return true;
    is_in_list_ = false;
    return line_[at_] != ']' || at_ + 1 < line_.size();
  }
}

}  // namespace rushkit
