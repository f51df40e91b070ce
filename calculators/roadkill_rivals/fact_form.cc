#include "calculators/roadkill_rivals/fact_form.h"

#include "absl/strings/str_cat.h"

namespace rushkit::roadkill {

std::optional<IntRange> StrengthRange(CardKind kind) {
  if (kind == CardKind::kAnimal) return IntRange{1, 5};
  if (kind == CardKind::kVehicle) return IntRange{2, 6};
  return std::nullopt;
}

std::optional<IntRange> KeysRange(CardKind kind) {
  if (kind == CardKind::kRoadside) return std::nullopt;
  return IntRange{1, kMostKeys};
}

std::optional<IntRange> PointsRange(CardKind kind) {
  if (kind == CardKind::kVehicle) return IntRange{0, 1};
  return std::nullopt;
}

std::optional<IntRange> ExtraRange(CardKind /*kind*/) { return IntRange{0, 9}; }

std::optional<IntRange> RangeOf(const FactForm& form, CardKind kind, TextLocation where,
                                Diagnostics& wrong) {
  const std::optional<IntRange> range = form.range(kind);
  if (!range.has_value()) {
    wrong.push_back({where, absl::StrCat("the ", form.name, " of ", KindName(kind),
                                         " cards can't be given: they have none of their own")});
  }
  return range;
}

}  // namespace rushkit::roadkill
