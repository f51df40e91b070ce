// One round up to step 4: what lies on the table, and how the chips stop.
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "calculators/rooster_rush/round.h"
#include "tests/calculators/rooster_rush/asking.h"
#include "tests/catch.h"

namespace rushkit::rooster {
namespace {

using testing::BrokenIn;
using testing::Check;
using testing::Taxi;
using Lines = std::vector<std::string>;

TEST_CASE("Three players lay out three cards and more players four") {
  const char* cards[] = {"taxi=2/red", "taxi=2/red", "taxi=2/red", "taxi=2/red", "taxi=2/red"};
  for (int players = 3; players <= 6; ++players) {
    std::string list;
    for (int count = 1; count <= 5; ++count) {
      absl::StrAppend(&list, count == 1 ? "" : ",", cards[count - 1]);
      INFO(players << " players, " << count << " cards");
      const RoundResult result =
          Check(absl::StrCat("{'players': ", players, ", 'cards': '", list, "'}"));
      const int expected = players == 3 ? 3 : 4;
      CHECK(result.verdict() == (count == expected ? Verdict::kHolds : Verdict::kNo));
      if (count == expected) continue;
      CHECK(BrokenIn(result) == Lines{absl::StrCat("Placing the Road Cards: ", players,
                                                   " players began the game: ", expected,
                                                   " cards -> ", count, " lie there")});
    }
  }
}

TEST_CASE("Who drops out does not change the number of cards") {
  const RoundResult result = Check(
      "{'players': 4, 'tickets': {'p2': 3}, 'cards': 'taxi=2,taxi=2,fire=3,fire=3',"
      "'backs': 'red,red,red,red'}");
  CHECK(result.verdict() == Verdict::kHolds);
}

TEST_CASE("The example of the rulebook has three chips in play") {
  const RoundResult result = Check(
      "{'players': 4, 'cards': 'taxi=2,taxi=2,taxi=2,taxi=2', 'backs': 'fire,police,taxi,fire',"
      "'stopped': 'fire=crosswalk,police=crosswalk,taxi=crosswalk'}");
  CHECK(WriteVehicles(result.chips_in_play) == "fire+police+taxi");
  CHECK(result.verdict() == Verdict::kHolds);
  const RoundResult unused = Check(
      "{'players': 4, 'cards': 'taxi=2,taxi=2,taxi=2,taxi=2', 'backs': 'fire,police,taxi,fire',"
      "'stopped': 'fire=crosswalk,police=crosswalk,taxi=crosswalk,grandma=vehicle'}");
  CHECK(unused.verdict() == Verdict::kNo);
}

struct Backs {
  const char* backs;
  const char* chips;
  const char* players;  // who can get one, of four
};

TEST_CASE("The chips in play are the vehicles on the backs") {
  const std::vector<Backs> rows = {
      {"taxi,taxi,taxi,taxi", "taxi", "1"},
      {"taxi,red,fire,red", "fire+taxi", "2"},
      {"ambulance,grandma,police,grandma", "ambulance+police+grandma", "3"},
      {"fire,ambulance,police,taxi", "fire+ambulance+police+taxi", "4"}};
  for (const auto& [backs, chips, players] : rows) {
    INFO(backs);
    std::string sides = absl::StrCat(chips, "=crosswalk");
    for (size_t at = 0; (at = sides.find('+')) != std::string::npos;) {
      sides.replace(at, 1, "=crosswalk,");
    }
    const RoundResult result =
        Check(absl::StrCat("{'players': 4, 'cards': 'taxi=2,taxi=2,taxi=2,taxi=2', 'backs': '",
                           backs, "', 'stopped': '", sides, "'}"));
    CHECK(WriteVehicles(result.chips_in_play) == chips);
    CHECK(result.table.lines()[1].effect == absl::StrCat(players, " of 4 players can get a chip"));
  }
}

TEST_CASE("Behind red lights no chip is in play and every card is safe") {
  const RoundResult result = Check(
      "{'players': 3, 'cards': 'taxi+police=3,fire=2,grandma=4', 'backs': 'red,red,red',"
      "'pressed': 'p1=1,p2=3,p3=button'}");
  CHECK(result.verdict() == Verdict::kHolds);
  CHECK(result.chips_in_play.IsEmpty());
  CHECK(result.after[0].points == 3);
  CHECK(result.after[1].points == 4);
  CHECK_FALSE(result.button_pays);
  CHECK(result.table.facts().front().confidence == Confidence::kInferred);
}

TEST_CASE("A chip that is on no back is not used") {
  const RoundResult spun = Check(
      "{'players': 3, 'cards': 'taxi=3/red,fire=2/red,fire=4/fire',"
      "'stopped': 'fire=crosswalk,taxi=vehicle', 'pressed': 'p1=1'}");
  CHECK(BrokenIn(spun) == Lines{"Spinning the Vehicle Chips: taxi is on no back -> its chip is not "
                                "used in this round"});
  CHECK(spun.after[0].points == 3);
  CHECK(BrokenIn(Check(Taxi("'chips': 'taxi=p1,police=p2,fire=p3'"))) ==
        Lines{"Receiving Vehicle Chips: fire is on no back -> its chip is not used in this round"});
}

TEST_CASE("Each player gets one chip") {
  CHECK(
      BrokenIn(Check(Taxi("'chips': 'taxi=p1,police=p1'"))) ==
      Lines{"Receiving Vehicle Chips: gets the police chip as well -> each player gets one chip"});
  CHECK(BrokenIn(Check(Taxi("'chips': 'taxi=p1'"))) ==
        Lines{"Receiving Vehicle Chips: nobody gets the police chip -> every chip in play is given "
              "to a player"});
}

TEST_CASE("Fewer chips than players go to whom they like") {
  for (const char* chips : {"taxi=p1,police=p2", "taxi=p3,police=p1", "taxi=p2,police=p3"}) {
    CHECK(Check(Taxi(absl::StrCat("'chips': '", chips, "'"))).verdict() == Verdict::kHolds);
  }
}

TEST_CASE("Who has dropped out may spin a chip") {
  CHECK(Check(Taxi("'chips': 'taxi=p1,police=p2', 'tickets': 'p2=3'")).verdict() ==
        Verdict::kHolds);
}

TEST_CASE("When a chip falls all are spun again") {
  const auto spins = [](const char* stopped) {
    return Check(absl::StrCat(
        "{'players': 3, 'cards': 'taxi=3/taxi,fire=2/police,fire=4/red', 'stopped': ", stopped,
        ", 'pressed': 'p1=1'}"));
  };
  const RoundResult again =
      spins("['taxi=vehicle,police=fell', {'taxi': 'crosswalk', 'police': 'vehicle'}]");
  CHECK(again.verdict() == Verdict::kHolds);
  CHECK(again.after[0].points == 3);
  CHECK(BrokenIn(spins("['grandma=fell', 'taxi=crosswalk,police=vehicle']")) ==
        Lines{"Spinning the Vehicle Chips: grandma is on no back -> its chip is not used in this "
              "round"});
  const RoundResult fallen = spins("'taxi=crosswalk,police=fell'");
  CHECK(BrokenIn(fallen) == Lines{"Spinning the Vehicle Chips: a chip fell off the table -> all "
                                  "chips must be spun again"});
  CHECK(fallen.after[0].points == 0);
  CHECK(BrokenIn(spins("['taxi=vehicle,police=vehicle', 'taxi=crosswalk,police=vehicle']")) ==
        Lines{"Spinning the Vehicle Chips: no chip fell off the table -> the spin counts"});
}

}  // namespace
}  // namespace rushkit::rooster
