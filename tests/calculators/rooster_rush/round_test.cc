// One round from step 5 on: what the players did, and what it leads to.
#include "calculators/rooster_rush/round.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/calculators/rooster_rush/asking.h"
#include "tests/catch.h"

namespace rushkit::rooster {
namespace {

using testing::BrokenIn;
using testing::Check;
using testing::Taxi;
using Lines = std::vector<std::string>;

// Three players and three cards of which every one fails.
std::string AllFail(const std::string& more) {
  return absl::StrCat("{'players': 3, 'cards': 'taxi=3/taxi,taxi+fire=2/red,police+taxi=4/taxi', ",
                      "'stopped': 'taxi=vehicle', ", more, "}");
}

TEST_CASE("A player secures one card or the button") {
  for (const char* second : {"1", "2", "button"}) {
    const RoundResult result = Check(Taxi(absl::StrCat("'pressed': 'p1=3,p1=", second, "'")));
    CHECK(BrokenIn(result).size() == 1);
    CHECK(BrokenIn(result)[0].find("Securing Cards: presses ") == 0);
    CHECK(result.after[0].points == 4);
  }
}

TEST_CASE("The first to press has it") {
  const RoundResult card = Check(Taxi("'pressed': 'p2=3,p1=3'"));
  CHECK(BrokenIn(card) ==
        Lines{"Securing Cards: presses card 3 (grandma) -> p2 was first and has it"});
  CHECK(card.after[0].points == 0);
  CHECK(card.after[1].points == 4);
  CHECK(card.secured_by[2] == 1);
  CHECK(BrokenIn(Check(Taxi("'pressed': 'p3=button,p1=button'"))) ==
        Lines{"Securing Cards: presses the button -> p3 was first and has it"});
}

TEST_CASE("A player may secure nothing") {
  const RoundResult result = Check(Taxi("'pressed': 'p1=nothing,p2=nothing'"));
  CHECK(result.verdict() == Verdict::kHolds);
  for (const Player& player : result.after) CHECK(player.points + player.tickets.value() == 0);
  CHECK(result.sheets[2].lines().front().effect == "nothing happens");
}

struct Crossing {
  const char* card;
  const char* up;  // of the chips taxi, police and fire
  bool is_safe;
  const char* why;
};

TEST_CASE("A crossing fails when one vehicle on the card is up and else succeeds") {
  const std::vector<Crossing> rows = {
      {"taxi=3", "taxi", false, "its only vehicle"},
      {"taxi=3", "police", true, "another vehicle"},
      {"taxi=3", "", true, "none is up"},
      {"taxi+police=2", "police", false, "the second of two"},
      {"taxi+police+fire=4", "fire", false, "one of three"},
      {"taxi+police+fire=4", "", true, "three that are down"},
      {"grandma+ambulance=4", "taxi,police,fire", true, "vehicles that are not in play"},
      {"grandma+taxi=4", "taxi", false, "one in play, one not"},
      {"none=2", "taxi,police,fire", true, "a card without vehicles"},
  };
  for (const auto& [card, up, is_safe, why] : rows) {
    INFO(why);
    std::string sides;
    for (const std::string chip : {"taxi", "police", "fire"}) {
      const bool is_up = std::string(up).find(chip) != std::string::npos;
      absl::StrAppend(&sides, sides.empty() ? "" : ",", chip, is_up ? "=vehicle" : "=crosswalk");
    }
    const RoundResult result =
        Check(absl::StrCat("{'players': 3, 'cards': '", card, ",fire=2,fire=2', 'backs': ",
                           "'taxi,police,fire', 'stopped': '", sides, "', 'pressed': 'p1=1'}"));
    CHECK(result.hits[0].IsEmpty() == is_safe);
    CHECK(result.after[0].points == (is_safe ? card[std::string(card).size() - 1] - '0' : 0));
    CHECK(result.after[0].tickets.value() == (is_safe ? 0 : 1));
    CHECK(result.sheets[0].lines().front().clause ==
          (is_safe ? "Successful crossing" : "Failed crossing"));
  }
}

TEST_CASE("The button pays when every card fails, secured or not") {
  for (const char* pressed : {"p2=button", "p1=1,p2=button", "p2=button,p1=2,p3=3"}) {
    INFO(pressed);
    const RoundResult result =
        Check(AllFail(absl::StrCat("'tickets': 'p2=2', 'pressed': '", pressed, "'")));
    CHECK(result.button_pays);
    CHECK(result.after[1].tickets.value() == 1);
    CHECK(result.discarders == std::vector<size_t>{1});
  }
}

TEST_CASE("Nobody discards a ticket but by the button") {
  CHECK(BrokenIn(Check(AllFail("'tickets': 'p2=2', 'discards': 'p2=taxi=3/red'"))).size() == 1);
  CHECK(BrokenIn(Check(AllFail("'tickets': 'p1=1,p2=2', 'pressed': 'p2=button', 'discards': "
                               "'p1=taxi=3/red'")))
            .size() == 1);
  CHECK(BrokenIn(Check(Taxi("'tickets': 'p2=2', 'pressed': 'p2=button', 'discards': "
                            "'p2=taxi=3/red'")))
            .size() == 1);
}

TEST_CASE("Whom the button pays may keep all tickets") {
  const RoundResult result =
      Check(AllFail("'tickets': 'p2=2', 'pressed': 'p2=button', 'discards': 'p2=none'"));
  CHECK(result.verdict() == Verdict::kHolds);
  CHECK(result.after[1].tickets.value() == 2);
  CHECK(result.discarders.empty());
}

TEST_CASE("The button does nothing without a ticket") {
  const RoundResult result = Check(AllFail("'pressed': 'p2=button'"));
  CHECK(result.button_pays);
  CHECK(result.after[1] == Player{"p2", 0, Tickets(0)});
}

TEST_CASE("The button does nothing when a card is safe") {
  const RoundResult result =
      Check(Taxi("'tickets': 'p2=1', 'points': 'p2=5', 'pressed': 'p1=1,p2=button'"));
  CHECK_FALSE(result.button_pays);
  CHECK(result.after[1] == Player{"p2", 5, Tickets(1)});
}

TEST_CASE("Who holds three tickets drops out") {
  const RoundResult result = Check(Taxi("'tickets': 'p1=2,p2=1', 'pressed': 'p1=1'"));
  CHECK(result.after[0].is_out());
  CHECK_FALSE(result.after[1].is_out());
  CHECK(result.sheets[0].lines().back().effect == "drops out");
}

TEST_CASE("Who has dropped out takes no part") {
  const RoundResult result = Check(Taxi("'tickets': 'p1=3', 'pressed': 'p1=3,p2=3'"));
  CHECK(BrokenIn(result) == Lines{"Preparing for the Next Round: presses card 3 (grandma) -> has "
                                  "dropped out and takes no part"});
  CHECK(result.after[1].points == 4);
  const RoundResult nothing = Check(Taxi("'tickets': 'p1=3', 'pressed': 'p1=nothing'"));
  CHECK(nothing.verdict() == Verdict::kHolds);
  CHECK(nothing.sheets[0].lines().empty());
}

TEST_CASE("A round after the end is refused") {
  CHECK(BrokenIn(Check(Taxi("'tickets': 'p1=3,p2=3'"))) ==
        Lines{"Preparing for the Next Round: all others have dropped out -> the game was over "
              "before"});
  CHECK(BrokenIn(Check(Taxi("'points': 'p1=12'"))).size() == 1);
  CHECK(BrokenIn(Check(Taxi("'points': 'p1=12,p2=12'"))).empty());
}

TEST_CASE("The account of a player adds up to the points") {
  const RoundResult result = Check(Taxi("'points': 'p1=9', 'pressed': 'p1=3'"));
  const ScoreSheet account = Account({"p1", 9, Tickets()}, result.sheets[0]);
  CHECK(account.total() == 13);
  CHECK(result.after[0].points == 13);
  CHECK(result.end.winners == std::vector<size_t>{0});
}

TEST_CASE("The result says so when eleven points are enough for one reading only") {
  const auto facts = [](const char* points, const char* more) {
    return Check(absl::StrCat("{'players': 3, 'cards': 'fire=2/red,fire=2/red,fire=2/red', ",
                              "'points': '", points, "', 'pressed': 'p1=1'", more, "}"));
  };
  CHECK(facts("p1=9", "").table.facts().size() == 2);
  CHECK_FALSE(facts("p1=9", "").end.is_over);
  CHECK(facts("p1=9", ", 'rules': {'winning-points': 11}").end.is_over);
  CHECK(facts("p1=9", ", 'rules': 'winning-points=11'").table.facts().size() == 2);
  CHECK(facts("p1=9", ", 'rules': {'winning-points': 20}").table.facts().size() == 1);
  CHECK(facts("p1=8", "").table.facts().size() == 1);
  CHECK(facts("p1=10", "").table.facts().size() == 1);
  CHECK(facts("p2=11", "").table.facts().size() == 2);
  CHECK(facts("p1=11", "").table.facts().size() == 2);  // over before, as announced
}

TEST_CASE("The result says so when all drop out together") {
  for (const char* rule : {"shared-by-points", "nobody"}) {
    const auto facts = [rule](const char* tickets) {
      return Check(AllFail(absl::StrCat("'tickets': '", tickets, "', 'rules': 'all-out=", rule,
                                        "', 'pressed': 'p1=1,p2=2,p3=3'")))
          .table.facts();
    };
    REQUIRE(facts("p1=2,p2=2,p3=2").size() == 1);
    CHECK(facts("p1=2,p2=2,p3=2")[0].confidence == Confidence::kInferred);
    CHECK(facts("p1=2,p2=2,p3=1").empty());
  }
}

}  // namespace
}  // namespace rushkit::rooster
