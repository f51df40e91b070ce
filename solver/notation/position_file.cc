#include "solver/notation/position_file.h"

#include <algorithm>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_json.h"
#include "solver/notation/position_picture.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

constexpr absl::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr absl::string_view kNameKey = "name:";
// More rows than any picture has: the rest of such a block is not kept.
constexpr size_t kMostRows = 40;
constexpr size_t kLongestLine = 65536;  // of fields; a JSON line may be of any length
constexpr size_t kLikelyRow = 10;       // a word so long, without a "/", is a row and not a name

enum class LineKind { kBlank, kComment, kName, kRow, kJson, kFields };

bool IsOneWord(absl::string_view line) { return SplitWords(line, " \t", {}).size() == 1; }

LineKind KindOf(absl::string_view line, bool in_picture) {
  const absl::string_view text = absl::StripAsciiWhitespace(line);
  if (text.empty()) return LineKind::kBlank;
  if (text.front() == '#') return LineKind::kComment;
  if (text.front() == '{') return LineKind::kJson;
  if (absl::StartsWith(text, kNameKey)) return LineKind::kName;
  if (absl::StrContains(text, '/')) return LineKind::kFields;
  if (absl::StrContains(text, '|')) return LineKind::kRow;
  const bool is_like_row = in_picture || text.size() >= kLikelyRow || absl::StrContains(text, '.');
  return is_like_row && IsOneWord(text) ? LineKind::kRow : LineKind::kFields;
}

bool IsNumber(absl::string_view word) {
  double number = 0;
  const bool has_digit = std::any_of(word.begin(), word.end(), [](char c) {
    return absl::ascii_isdigit(static_cast<unsigned char>(c));
  });
  return has_digit && absl::SimpleAtod(word, &number);
}

// Whether a line of this kind cannot go on with a block that has a name, rows or both.
bool EndsBlock(LineKind kind, bool has_name, bool has_rows) {
  if (has_rows) return kind != LineKind::kRow;
  return has_name && (kind == LineKind::kBlank || kind == LineKind::kName);
}

absl::StatusOr<Position> ReadOnlyCode(const std::vector<Word>& codes, Connection connection,
                                      TextLocation start) {
  if (codes.empty()) {
    return Wrong(start, "no position in this line; expected a word of six rows with / between");
  }
  if (codes.size() > 1) {
    return Wrong(codes[1].where, absl::StrCat("a second word with a /, ", Quoted(codes[1].text),
                                              "; expected one position"));
  }
  return ReadPositionCode(codes[0].text, connection, codes[0].where);
}

PositionEntry ReadFields(absl::string_view line, Connection connection, int line_number) {
  PositionEntry entry;
  entry.line = line_number;
  const TextLocation start{line_number, 1};
  if (line.size() > kLongestLine) {
    entry.position = Wrong(
        start, absl::StrCat("a line of ", line.size(), " bytes; expected at most ", kLongestLine));
    return entry;
  }
  std::vector<Word> codes;
  const std::vector<Word> words = SplitWords(line, " \t", start);
  for (size_t i = 0; i < words.size(); ++i) {
    const absl::string_view text = words[i].text;
    if (absl::StrContains(text, '/')) {
      codes.push_back(words[i]);
    } else if (i == 0 && !IsNumber(text)) {
      entry.name = std::string(text);
    } else {
      entry.fields.emplace_back(text);
    }
  }
  entry.position = ReadOnlyCode(codes, connection, start);
  return entry;
}

}  // namespace

LineSource LinesOf(absl::string_view text) {
  return [text](std::string& line) mutable {
    if (text.empty()) return false;
    const size_t end = std::min(text.find('\n'), text.size());
    line = std::string(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    return true;
  };
}

PositionFileReader::PositionFileReader(LineSource source, Connection connection,
                                       std::optional<PositionFormat> from)
    : source_(std::move(source)), connection_(connection), from_(from) {}

std::optional<PositionEntry> PositionFileReader::Next() {
  while (ReadLine()) {
    const LineKind kind = KindOf(line_, block_.has_rows());
    if (EndsBlock(kind, block_.has_name(), block_.has_rows())) {
      line_is_pending_ = true;
      return TakeBlock();
    }
    switch (kind) {
      case LineKind::kBlank:
      case LineKind::kComment:
        break;
      case LineKind::kName:
        StartBlock();
        break;
      case LineKind::kRow:
        AddRow();
        break;
      case LineKind::kFields:
        return InBlock(ReadFields(line_, connection_, line_number_));
      case LineKind::kJson:
        if (std::optional<PositionEntry> entry = ReadJsonLine()) return InBlock(std::move(*entry));
        break;
    }
  }
  if (block_.has_name() || block_.has_rows()) return TakeBlock();
  return std::nullopt;
}

bool PositionFileReader::ReadLine() {
  if (std::exchange(line_is_pending_, false)) return true;
  if (!source_(line_)) return false;
  ++line_number_;
  if (line_number_ == 1 && absl::StartsWith(line_, kByteOrderMark)) {
    line_.erase(0, kByteOrderMark.size());
  }
  line_.resize(WithoutTrailingBlanks(line_).size());
  return true;
}

void PositionFileReader::StartBlock() {
  const absl::string_view text = absl::StripAsciiWhitespace(line_);
  block_.name = std::string(absl::StripAsciiWhitespace(text.substr(kNameKey.size())));
  block_.name_line = line_number_;
}

void PositionFileReader::AddRow() {
  if (!block_.has_rows()) block_.first_row_line = line_number_;
  if (block_.rows.size() < kMostRows) block_.rows.push_back(line_);
}

std::optional<PositionEntry> PositionFileReader::ReadJsonLine() {
  std::optional<PositionJson> json = ReadPositionJson(line_, connection_, {line_number_, 1});
  if (!json) return std::nullopt;
  PositionEntry entry;
  entry.format = PositionFormat::kJson;
  entry.name = std::move(json->name);
  entry.line = line_number_;
  entry.position = std::move(json->position);
  return entry;
}

PositionEntry PositionFileReader::TakeBlock() {
  PositionEntry entry;
  entry.line = block_.first_row_line;
  if (block_.has_rows()) {
    const std::vector<absl::string_view> rows(block_.rows.begin(), block_.rows.end());
    entry.position = ReadPositionPicture(rows, connection_, {block_.first_row_line, 1});
  } else {
    entry.position = Wrong({block_.name_line, 1},
                           "a name without a position; expected a picture or a code below it");
  }
  return InBlock(std::move(entry));
}

PositionEntry PositionFileReader::InBlock(PositionEntry entry) {
  const Block block = std::exchange(block_, Block());
  if (!block.has_name()) return entry;
  entry.line = block.name_line;
  if (entry.name.empty()) entry.name = block.name;
  return entry;
}

}  // namespace rushkit
