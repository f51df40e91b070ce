// The numbers that stand on cards: which cards have them, and what they may be.
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_FACT_FORM_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_FACT_FORM_H_

#include <array>
#include <optional>

#include "absl/strings/string_view.h"
#include "calculators/roadkill_rivals/card.h"
#include "calculators/score_sheet/item.h"
#include "solver/base/diagnostics.h"

namespace rushkit::roadkill {

struct FactForm {
  absl::string_view name;
  Fact Card::*field;
  std::optional<IntRange> (*range)(CardKind kind);  // nothing: such cards have none of their own
};

std::optional<IntRange> StrengthRange(CardKind kind);
std::optional<IntRange> KeysRange(CardKind kind);
std::optional<IntRange> PointsRange(CardKind kind);
std::optional<IntRange> ExtraRange(CardKind kind);

inline constexpr FactForm kStrengthForm = {"strength", &Card::strength, StrengthRange};
inline constexpr std::array<FactForm, 3> kOtherForms = {
    {{"keys", &Card::keys, KeysRange},
     {"points", &Card::points, PointsRange},
     {"extra", &Card::extra_turns, ExtraRange}}};

// What the number on a card of that kind may be. Complains where it gives nothing.
std::optional<IntRange> RangeOf(const FactForm& form, CardKind kind, TextLocation where,
                                Diagnostics& wrong);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_FACT_FORM_H_
