// A result as an account: lines *clause -> points or effect* that add up, what rules were broken,
// and what the answer rests on that nobody knows for certain.
#ifndef RUSHKIT_CALCULATORS_SCORE_SHEET_SCORE_SHEET_H_
#define RUSHKIT_CALCULATORS_SCORE_SHEET_SCORE_SHEET_H_

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/string_view.h"

namespace rushkit {

// How sure a fact is that the rulebooks do not give.
enum class Confidence : uint8_t { kCertain, kLikely, kUnconfirmed, kInferred, kUnknown };

absl::string_view ConfidenceName(Confidence confidence);  // "certain"

// In JSON "holds", "no" and "unknown".
enum class Verdict : uint8_t {
  kHolds,    // allowed, done
  kNo,       // a rule is broken
  kUnknown,  // a fact that is not known decides
};

absl::string_view VerdictName(Verdict verdict);

// Of several answers: no where one is no, else unknown where one is.
Verdict Worse(Verdict a, Verdict b);

struct SheetLine {
  std::string clause;         // the rulebook's heading
  std::string rule;           // what happened, in our words
  std::optional<int> points;  // counted in the total
  std::string effect;         // what follows, where that is no points
  bool is_broken = false;     // the rule was not kept

  friend bool operator==(const SheetLine&, const SheetLine&) = default;
};

struct UncertainFact {
  std::string fact;  // "the strength of the Skunk"
  Confidence confidence = Confidence::kUnknown;
  bool decides = false;  // another value of it can turn the verdict

  friend bool operator==(const UncertainFact&, const UncertainFact&) = default;
};

class ScoreSheet {
 public:
  // `rule` gives points, or none, which is worth a line too.
  void Score(absl::string_view clause, absl::string_view rule, int points);
  // `rule` has an effect other than points.
  void Note(absl::string_view clause, absl::string_view rule, absl::string_view effect);
  // `rule` was not kept: the verdict is no.
  void Break(absl::string_view clause, absl::string_view rule, absl::string_view effect);
  // The answer rests on `fact`. The same fact twice is one, which decides if it did once.
  void Rest(const UncertainFact& fact);
  // All that stands on `other`, below what stands here; its rules begin with `prefix`.
  void Append(const ScoreSheet& other, absl::string_view prefix = "");

  const std::vector<SheetLine>& lines() const { return lines_; }
  const std::vector<UncertainFact>& facts() const { return facts_; }
  // The sum of the lines with points; nothing when there is none.
  std::optional<int> total() const;
  Verdict verdict() const;

  friend bool operator==(const ScoreSheet&, const ScoreSheet&) = default;

 private:
  std::vector<SheetLine> lines_;
  std::vector<UncertainFact> facts_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CALCULATORS_SCORE_SHEET_SCORE_SHEET_H_
