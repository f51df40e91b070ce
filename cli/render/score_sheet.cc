#include "cli/render/score_sheet.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "cli/render/words.h"

namespace rushkit {
namespace {

// Select Graphic Rendition.
constexpr absl::string_view kBold = "1";
constexpr absl::string_view kDim = "2";
constexpr absl::string_view kRed = "1;31";

struct TextRow {
  std::string clause;
  std::string rule;
  std::string effect;
  absl::string_view color;  // of the effect
};

std::string EffectOf(const SheetLine& line) {
  return line.points.has_value() ? absl::StrFormat("%+d", *line.points) : line.effect;
}

std::vector<TextRow> RowsOf(const ScoreSheet& sheet) {
  std::vector<TextRow> rows;
  for (const SheetLine& line : sheet.lines()) {
    rows.push_back({Printable(line.clause), Printable(line.rule), Printable(EffectOf(line)),
                    line.is_broken ? kRed : ""});
  }
  if (sheet.total().has_value()) {
    rows.push_back({"", "total", absl::StrCat(*sheet.total()), kBold});
  }
  return rows;
}

std::string Colored(const std::string& text, absl::string_view color, bool in_color) {
  if (!in_color || color.empty() || text.empty()) return text;
  return absl::StrCat("\x1b[", color, "m", text, "\x1b[0m");
}

std::string Padding(size_t width, const std::string& text) {
  return std::string(width - text.size() + 2, ' ');
}

}  // namespace

void AddSheet(const ScoreSheet& sheet, Json& object) {
  if (sheet.total().has_value()) object["total"] = *sheet.total();
  Json lines = Json::array();
  for (const SheetLine& line : sheet.lines()) {
    Json one = {{"clause", line.clause}, {"rule", line.rule}};
    if (line.points.has_value()) {
      one["points"] = *line.points;
    } else {
      one["effect"] = line.effect;
    }
    if (line.is_broken) one["broken"] = true;
    lines.push_back(std::move(one));
  }
  object["lines"] = std::move(lines);
  Json facts = Json::array();
  for (const UncertainFact& fact : sheet.facts()) {
    facts.push_back({{"fact", fact.fact},
                     {"confidence", std::string(ConfidenceName(fact.confidence))},
                     {"decides", fact.decides}});
  }
  object["unknown"] = std::move(facts);
}

std::string SheetText(const ScoreSheet& sheet, bool in_color) {
  const std::vector<TextRow> rows = RowsOf(sheet);
  size_t clause = 0;
  size_t rule = 0;
  for (const TextRow& row : rows) {
    clause = std::max(clause, row.clause.size());
    rule = std::max(rule, row.rule.size());
  }
  std::string out;
  for (const TextRow& row : rows) {
    absl::StrAppend(&out, Colored(row.clause, kDim, in_color), Padding(clause, row.clause),
                    row.rule, Padding(rule, row.rule), Colored(row.effect, row.color, in_color),
                    "\n");
  }
  for (const UncertainFact& fact : sheet.facts()) {
    absl::StrAppend(&out, fact.decides ? "hangs on " : "rests on ", Printable(fact.fact), " (",
                    ConfidenceName(fact.confidence), ")\n");
  }
  return out;
}

}  // namespace rushkit
