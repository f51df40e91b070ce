#include "calculators/score_sheet/score_sheet.h"

#include <algorithm>

namespace rushkit {

absl::string_view ConfidenceName(Confidence confidence) {
  switch (confidence) {
    case Confidence::kCertain:
      return "certain";
    case Confidence::kLikely:
      return "likely";
    case Confidence::kUnconfirmed:
      return "unconfirmed";
    case Confidence::kInferred:
      return "inferred";
    case Confidence::kUnknown:
      return "unknown";
  }
  return "";
}

absl::string_view VerdictName(Verdict verdict) {
  switch (verdict) {
    case Verdict::kHolds:
      return "holds";
    case Verdict::kNo:
      return "no";
    case Verdict::kUnknown:
      return "unknown";
  }
  return "";
}

Verdict Worse(Verdict a, Verdict b) {
  for (const Verdict verdict : {Verdict::kNo, Verdict::kUnknown}) {
    if (a == verdict || b == verdict) return verdict;
  }
  return Verdict::kHolds;
}

void ScoreSheet::Score(absl::string_view clause, absl::string_view rule, int points) {
  lines_.push_back({std::string(clause), std::string(rule), points, ""});
}

void ScoreSheet::Note(absl::string_view clause, absl::string_view rule, absl::string_view effect) {
  lines_.push_back({std::string(clause), std::string(rule), std::nullopt, std::string(effect)});
}

void ScoreSheet::Break(absl::string_view clause, absl::string_view rule, absl::string_view effect) {
  Note(clause, rule, effect);
  lines_.back().is_broken = true;
}

void ScoreSheet::Rest(const UncertainFact& fact) {
  const auto known = std::find_if(facts_.begin(), facts_.end(), [&fact](const auto& one) {
    return one.fact == fact.fact && one.confidence == fact.confidence;
  });
  if (known == facts_.end()) {
    facts_.push_back(fact);
  } else {
    known->decides = known->decides || fact.decides;
  }
}

void ScoreSheet::Append(const ScoreSheet& other, absl::string_view prefix) {
  for (const SheetLine& line : other.lines_) {
    lines_.push_back(line);
    lines_.back().rule.insert(0, prefix.data(), prefix.size());
  }
  for (const UncertainFact& fact : other.facts_) Rest(fact);
}

std::optional<int> ScoreSheet::total() const {
  std::optional<int> total;
  for (const SheetLine& line : lines_) {
    if (line.points.has_value()) total = total.value_or(0) + *line.points;
  }
  return total;
}

Verdict ScoreSheet::verdict() const {
  const auto is_broken = [](const SheetLine& line) { return line.is_broken; };
  const auto decides = [](const UncertainFact& fact) { return fact.decides; };
  if (std::any_of(lines_.begin(), lines_.end(), is_broken)) return Verdict::kNo;
  return std::any_of(facts_.begin(), facts_.end(), decides) ? Verdict::kUnknown : Verdict::kHolds;
}

}  // namespace rushkit
