#include "tests/calculators/roadkill_rivals/support.h"

#include "absl/strings/str_cat.h"
#include "data/embedded.h"
#include "tests/catch.h"

namespace rushkit::roadkill {

const Catalogue& Shipped() {
  static const auto* const kCatalogue = [] {
    const std::optional<absl::string_view> text = EmbeddedFile("roadkill/cards.json");
    REQUIRE(text.has_value());
    absl::StatusOr<Catalogue> catalogue = Catalogue::Read(*text);
    INFO(catalogue.status());
    REQUIRE(catalogue.ok());
    return new Catalogue(*std::move(catalogue));
  }();
  return *kCatalogue;
}

Cards ReadAll(const std::string& text) {
  Diagnostics wrong;
  Cards cards = Shipped().ReadCards(SplitItems({text}), std::nullopt, wrong);
  INFO(text << ": " << ToStatus(wrong));
  REQUIRE(wrong.empty());
  return cards;
}

CheckQuestion Ask(const std::string& json) {
  const absl::StatusOr<JsonValue> root = ParseJson(json);
  INFO(json << ": " << root.status());
  REQUIRE(root.ok());
  absl::StatusOr<CheckQuestion> question = ReadCheck(*root, Shipped());
  INFO(question.status());
  REQUIRE(question.ok());
  return *question;
}

ScoreSheet Check(const std::string& json) {
  const CheckQuestion question = Ask(json);
  return question.action.has_value() ? Judge(question.table, *question.action, question.rules).sheet
                                     : JudgeLane(question.table.lane);
}

PlanQuestion AskPlan(const std::string& json) {
  const absl::StatusOr<JsonValue> root = ParseJson(json);
  REQUIRE(root.ok());
  const absl::StatusOr<PlanQuestion> question = ReadPlan(*root, Shipped());
  INFO(json << ": " << question.status());
  REQUIRE(question.ok());
  return *question;
}

std::string Summary(const ScoreSheet& sheet) {
  std::string effect;
  for (const SheetLine& line : sheet.lines()) {
    const bool counts = sheet.verdict() != Verdict::kNo || line.is_broken;
    if (counts && !line.points.has_value()) effect = line.effect;
  }
  return absl::StrCat(VerdictName(sheet.verdict()), ": ", effect);
}

}  // namespace rushkit::roadkill
