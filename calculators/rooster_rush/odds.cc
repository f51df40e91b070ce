#include "calculators/rooster_rush/odds.h"

#include <algorithm>
#include <cassert>
#include <tuple>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "calculators/rooster_rush/clauses.h"

namespace rushkit::rooster {
namespace {

const Fraction kZero(0);
const Fraction kOne(1);

// One way in which all chips can stop, and its chance.
struct Outcome {
  VehicleSet up;
  Fraction chance = kOne;
};

std::vector<Outcome> AllOutcomes(absl::Span<const ChipChance> chips) {
  std::vector<Outcome> outcomes = {{}};
  for (const ChipChance& chip : chips) {
    const size_t half = outcomes.size();
    for (size_t i = 0; i < half; ++i) {
      Outcome up = outcomes[i];
      up.up.Add(chip.vehicle);
      up.chance *= chip.up;
      outcomes[i].chance *= kOne - chip.up;
      outcomes.push_back(up);
    }
  }
  return outcomes;
}

bool IsSafe(const RoadCard& card, VehicleSet up) { return (card.vehicles & up).IsEmpty(); }

template <class Holds>
Fraction ChanceThat(absl::Span<const Outcome> outcomes, Holds holds) {
  Fraction chance;
  for (const Outcome& outcome : outcomes) {
    if (holds(outcome.up)) chance += outcome.chance;
  }
  return chance;
}

bool DropsOutWithOneMore(Tickets tickets) { return tickets.value() + 1 == Tickets::kHighest; }

ChoiceOdds OddsOfCard(const OddsQuestion& question, size_t card, const Fraction& safe) {
  const Fraction fails = kOne - safe;
  const Fraction points(question.points);
  const bool is_last = DropsOutWithOneMore(question.tickets);
  return {{Thing::kCard, card},
          is_last ? safe : kOne,
          Fraction(question.tickets.value()) + fails,
          safe * (points + Fraction(question.cards[card].points.value())) +
              (is_last ? kZero : fails * points)};
}

std::vector<ChoiceOdds> OddsOfChoices(const OddsQuestion& question, const Odds& odds) {
  std::vector<ChoiceOdds> choices;
  for (size_t i = 0; i < question.cards.size(); ++i) {
    choices.push_back(OddsOfCard(question, i, odds.cards[i].safe));
  }
  const Fraction tickets(question.tickets.value());
  const Fraction points(question.points);
  const Fraction discarded = question.tickets.value() > 0 ? odds.button_pays : kZero;
  choices.push_back({{Thing::kButton}, kOne, tickets - discarded, points});
  choices.push_back({{Thing::kNothing}, kOne, tickets, points});
  return choices;
}

// The first of the choices for which `worth` is largest.
template <class Worth>
size_t Best(absl::Span<const ChoiceOdds> choices, Worth worth) {
  const auto is_worse = [&](const auto& a, const auto& b) { return worth(a) < worth(b); };
  return static_cast<size_t>(std::max_element(choices.begin(), choices.end(), is_worse) -
                             choices.begin());
}

// "1/4 = 0.250"; a whole number alone.
std::string Describe(const Fraction& chance) {
  if (chance.denominator() == 1) return chance.ToString();
  return absl::StrFormat("%s = %.3f", chance.ToString(), chance.ToDouble());
}

void TellChips(const OddsQuestion& question, ScoreSheet& sheet) {
  for (const ChipChance& chip : question.chips) {
    sheet.Note(
        kSpinning,
        absl::StrCat("the ", NameOf(chip.vehicle, VehicleNames()), " chip stops vehicle side up"),
        Describe(chip.up));
    if (chip.is_known) continue;
    sheet.Rest({"the fairness of the chips, which nobody has measured", Confidence::kInferred,
                /*decides=*/false});
  }
  if (question.chips.empty()) TellRedLights(sheet);
}

void TellBest(const OddsQuestion& question, absl::string_view aim, const ChoiceOdds& best,
              ScoreSheet& sheet) {
  sheet.Note(
      kSecuring,
      absl::StrCat("to ", aim, " with ", question.points, " points and ", question.tickets.value(),
                   " tickets: secure ", Describe(best.choice, question.cards)),
      absl::StrCat("stays ", Describe(best.stays), ", tickets ", Describe(best.expected_tickets),
                   ", points ", Describe(best.counting_points)));
}

ScoreSheet SheetOf(const OddsQuestion& question, const Odds& odds) {
  ScoreSheet sheet;
  TellChips(question, sheet);
  for (size_t i = 0; i < odds.cards.size(); ++i) {
    sheet.Note(kSuccess,
               absl::StrCat(Describe(Choice{Thing::kCard, i}, question.cards), " is safe"),
               absl::StrCat(Describe(odds.cards[i].safe), ", expected points ",
                            Describe(odds.cards[i].expected_points)));
  }
  sheet.Note(kPushButton, "every card fails, and the button pays", Describe(odds.button_pays));
  TellBest(question, "maximise points", odds.choices[odds.best_for_points], sheet);
  TellBest(question, "stay in the game", odds.choices[odds.best_for_staying], sheet);
  return sheet;
}

}  // namespace

Odds OddsOf(const OddsQuestion& question) {
  assert(!Player({"", 0, question.tickets}).is_out());
  const std::vector<Outcome> outcomes = AllOutcomes(question.chips);
  Odds odds;
  for (const RoadCard& card : question.cards) {
    const Fraction safe = ChanceThat(outcomes, [&card](VehicleSet up) { return IsSafe(card, up); });
    odds.cards.push_back({safe, safe * Fraction(card.points.value())});
  }
  odds.button_pays = ChanceThat(outcomes, [&question](VehicleSet up) {
    return std::none_of(question.cards.begin(), question.cards.end(),
                        [up](const RoadCard& card) { return IsSafe(card, up); });
  });
  odds.choices = OddsOfChoices(question, odds);
  odds.best_for_points = Best(odds.choices, [](const ChoiceOdds& choice) {
    return std::tuple(choice.counting_points, kZero - choice.expected_tickets);
  });
  odds.best_for_staying = Best(odds.choices, [](const ChoiceOdds& choice) {
    return std::tuple(choice.stays, kZero - choice.expected_tickets, choice.counting_points);
  });
  odds.sheet = SheetOf(question, odds);
  return odds;
}

}  // namespace rushkit::rooster
