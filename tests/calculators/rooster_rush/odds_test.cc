// Chances against three twins: the rulebook's arithmetic by hand, inclusion and exclusion, and the
// referee over all ways in which the chips can stop.
#include "calculators/rooster_rush/odds.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/base/random.h"
#include "tests/calculators/rooster_rush/asking.h"
#include "tests/catch.h"

namespace rushkit::rooster {
namespace {

using testing::Ask;

// The chance that every vehicle of `chips` that is in `vehicles` stops on its crosswalk.
Fraction AllDown(const std::vector<ChipChance>& chips, const std::vector<bool>& vehicles) {
  Fraction chance(1);
  for (const ChipChance& chip : chips) {
    if (vehicles[static_cast<size_t>(chip.vehicle)]) chance *= Fraction(1) - chip.up;
  }
  return chance;
}

// The button pays unless a card is safe: inclusion and exclusion over the sets of safe cards.
Fraction ButtonByInclusion(const OddsQuestion& question) {
  Fraction pays;
  for (unsigned cards = 0; cards < 1U << question.cards.size(); ++cards) {
    std::vector<bool> vehicles(5);
    int sign = 1;
    for (size_t i = 0; i < question.cards.size(); ++i) {
      if ((cards >> i & 1U) == 0) continue;
      sign = -sign;
      for (const Vehicle vehicle : question.cards[i].vehicles.list()) {
        vehicles[static_cast<size_t>(vehicle)] = true;
      }
    }
    pays += Fraction(sign) * AllDown(question.chips, vehicles);
  }
  return pays;
}

// What the referee makes of a choice of the first of three or four players, on average.
struct Average {
  Fraction stays, tickets, points;
};

Average AverageOf(const OddsQuestion& question, Choice choice) {
  Average average;
  std::vector<Player> players = {{"me", question.points, question.tickets}};
  while (players.size() < question.cards.size()) players.push_back({"other", 0, {}});
  for (unsigned up = 0; up < 1U << question.chips.size(); ++up) {
    Round round = {question.cards, {}, {{}}, {{0, choice}}, {}};
    Fraction chance(1);
    for (size_t i = 0; i < question.chips.size(); ++i) {
      const ChipChance& chip = question.chips[i];
      const bool is_up = (up >> i & 1U) != 0;
      round.spins[0].push_back({chip.vehicle, is_up ? Side::kVehicle : Side::kCrosswalk});
      chance *= is_up ? chip.up : Fraction(1) - chip.up;
    }
    const Player after = RefereeRound(players, round, {.winning_points = 1000}).after[0];
    average.tickets += chance * Fraction(after.tickets.value());
    if (after.is_out()) continue;
    average.stays += chance;
    average.points += chance * Fraction(after.points);
  }
  return average;
}

OddsQuestion RandomQuestion(Random& random) {
  OddsQuestion question;
  for (uint64_t count = 3 + random.Below(2); count > 0; --count) {
    RoadCard card = {{}, CardPoints(static_cast<int>(2 + random.Below(3))), {}};
    for (const auto& [name, vehicle] : VehicleNames()) {
      if (random.Below(3) == 0) card.vehicles.Add(vehicle);
    }
    const uint64_t back = random.Below(6);
    if (back < 5) card.back = static_cast<Vehicle>(back);
    question.cards.push_back(card);
  }
  for (const Vehicle vehicle : ChipsInPlay(question.cards).list()) {
    const auto parts = static_cast<int64_t>(1 + random.Below(7));
    const auto up = static_cast<int64_t>(random.Below(static_cast<uint64_t>(parts) + 1));
    question.chips.push_back({vehicle, Fraction(up, parts)});
  }
  question.points = static_cast<int>(random.Below(12));
  question.tickets = Tickets(static_cast<int>(random.Below(3)));
  return question;
}

TEST_CASE("Three cards with a shared vehicle have the chances worked out by hand") {
  const Odds odds = Ask("{'cards': 'taxi+police=3,fire=2,taxi=4', 'backs': 'taxi,police,fire'}");
  CHECK(odds.cards[0].safe == Fraction(1, 4));
  CHECK(odds.cards[0].expected_points == Fraction(3, 4));
  CHECK(odds.cards[1].safe == Fraction(1, 2));
  CHECK(odds.cards[2].safe == Fraction(1, 2));
  CHECK(odds.cards[2].expected_points == Fraction(2));
  CHECK(odds.button_pays == Fraction(1, 4));
}

TEST_CASE("With fair chips a card of m vehicles in play is safe with one half to the m") {
  for (const char* card : {"grandma=2", "taxi=2", "taxi+fire=2", "taxi+fire+police=2",
                           "taxi+fire+police+ambulance=2"}) {
    const Odds odds = Ask(absl::StrCat("{'cards': '", card, ",fire=2,fire=2,fire=2', ",
                                       "'backs': 'taxi,fire,police,ambulance'}"));
    const auto m = std::string(card) == "grandma=2"
                       ? 0
                       : 1 + std::count(card, card + std::string(card).size(), '+');
    CHECK(odds.cards[0].safe == Fraction(1, int64_t{1} << m));
  }
}

TEST_CASE("Behind red lights every card is safe for certain") {
  const Odds odds = Ask("{'cards': 'taxi+police=3,fire=2,taxi=4', 'backs': 'red,red,red'}");
  for (const CardOdds& card : odds.cards) CHECK(card.safe == Fraction(1));
  CHECK(odds.button_pays == Fraction(0));
  CHECK(odds.best_for_points == 2);
  CHECK(odds.best_for_staying == 2);
  CHECK(odds.sheet.facts().front().confidence == Confidence::kInferred);
}

TEST_CASE("Chips that have stopped decide the cards that show them") {
  const std::string question =
      "{'cards': 'taxi+police=3,fire=2,taxi=4', "
      "'backs': 'taxi,police,fire', 'stopped': '";
  const Odds up = Ask(question + "taxi=vehicle'}");
  CHECK(up.cards[0].safe == Fraction(0));
  CHECK(up.cards[2].safe == Fraction(0));
  CHECK(up.button_pays == Fraction(1, 2));
  const Odds down = Ask(question + "taxi=crosswalk'}");
  CHECK(down.cards[0].safe == Fraction(1, 2));
  CHECK(down.cards[2].safe == Fraction(1));
  CHECK(down.button_pays == Fraction(0));
  const Odds all = Ask(question + "taxi=vehicle,fire=vehicle', 'tickets': 1}");
  CHECK(all.button_pays == Fraction(1));
  CHECK(all.best_for_points == 3);  // no card gives any, and the button takes a ticket
}

TEST_CASE("A biased chip counts with its own chance, and one that has stopped does not") {
  const Odds odds =
      Ask("{'cards': 'taxi=2,fire=2,police=2', 'backs': 'taxi,police,fire', "
          "'bias': {'taxi': '2/3', 'fire': 0.45, 'police': '1/9', 'grandma': '1/7'},"
          "'stopped': {'police': 'vehicle'}}");
  CHECK(odds.cards[0].safe == Fraction(1, 3));
  CHECK(odds.cards[1].safe == Fraction(11, 20));
  CHECK(odds.cards[2].safe == Fraction(0));
  CHECK(odds.button_pays == Fraction(2, 3) * Fraction(9, 20));
  CHECK(odds.sheet.facts().empty());
}

TEST_CASE("Every chance agrees with inclusion and exclusion and with the referee") {
  Random random(1);
  for (int i = 0; i < 300; ++i) {
    const OddsQuestion question = RandomQuestion(random);
    const Odds odds = OddsOf(question);
    CHECK(odds.button_pays == ButtonByInclusion(question));
    for (const ChoiceOdds& choice : odds.choices) {
      const Average average = AverageOf(question, choice.choice);
      CHECK(choice.stays == average.stays);
      CHECK(choice.expected_tickets == average.tickets);
      CHECK(choice.counting_points == average.points);
    }
    const ChoiceOdds& points = odds.choices[odds.best_for_points];
    const ChoiceOdds& staying = odds.choices[odds.best_for_staying];
    for (const ChoiceOdds& choice : odds.choices) {
      CHECK(choice.counting_points <= points.counting_points);
      CHECK(choice.stays <= staying.stays);
      if (choice.stays == staying.stays) {
        CHECK(choice.expected_tickets >= staying.expected_tickets);
      }
    }
  }
}

TEST_CASE("The largest denominators that can be given do not overflow") {
  const Odds odds =
      Ask("{'cards': 'taxi=4,fire=4,police=4,grandma=4', "
          "'backs': 'taxi,fire,police,grandma', 'points': 100, 'tickets': 1, 'bias': "
          "'taxi=9999/10000,fire=9999/10000,police=9999/10000,grandma=9999/10000'}");
  const Fraction up(9999, 10000);
  CHECK(odds.button_pays == up * up * up * up);
}

struct Advice {
  const char* me;     // points and tickets
  size_t for_points;  // 0 to 2 a card, 3 the button, 4 nothing
  size_t for_staying;
  const char* why;
};

TEST_CASE("The best choice depends on the tickets and on the points at stake") {
  // Card 1 gives 3 with 1/4, card 2 gives 2 with 1/2, card 3 gives 4 with 1/2; the button pays 1/4.
  const std::vector<Advice> rows = {
      {"'points': 0, 'tickets': 0", 2, 3,
       "a ticket costs no points; the button is no worse than "
       "nothing"},
      {"'points': 9, 'tickets': 1", 2, 3, "the button takes a ticket away"},
      {"'points': 3, 'tickets': 2", 2, 3, "7 with one half is more than 3"},
      {"'points': 9, 'tickets': 2", 3, 3, "13 with one half is less than 9"},
  };
  for (const auto& [me, for_points, for_staying, why] : rows) {
    INFO(why);
    const Odds odds = Ask(absl::StrCat(
        "{'cards': 'taxi+police=3,fire=2,taxi=4', 'backs': 'taxi,police,fire', ", me, "}"));
    CHECK(odds.best_for_points == for_points);
    CHECK(odds.best_for_staying == for_staying);
  }
}

}  // namespace
}  // namespace rushkit::rooster
