// Deals and coasters: what is allowed on the table.
#include "calculators/roller_coaster_rush/table_check.h"

#include <algorithm>
#include <string>
#include <vector>

#include "calculators/roller_coaster_rush/best_order.h"
#include "tests/calculators/roller_coaster_rush/pieces.h"
#include "tests/catch.h"

namespace rushkit::coaster {
namespace {

using testing::JointsOf;
using testing::Order;
using testing::Written;

std::string FirstBroken(const ScoreSheet& sheet) {
  for (const SheetLine& line : sheet.lines()) {
    if (line.is_broken) return line.rule + ": " + line.effect;
  }
  return "";
}

struct CoasterRow {
  const char* coaster;
  const char* pieces;
  const char* joints;
  const char* broken;
  const char* why;
};

TEST_CASE("A coaster has its launch piece at the front and each piece of its player once") {
  const std::vector<CoasterRow> rows = {
      {"launch,C,J,F,G", "C,F,G,J", "", "", "any order"},
      {"C,J,F,G", "C,F,G,J", "", "", "a launch piece that is not written stands at the front"},
      {"launch", "", "", "", "nothing is left, and nothing is missing"},
      {"C,launch,J", "C,J", "", "the launch piece stands at place 2: it stands once, at the front",
       "in the middle"},
      {"launch,C,J,launch", "C,J", "",
       "the launch piece stands at place 4: it stands once, at the front", "twice"},
      {"C,J,C", "C,J", "", "C stands here again: there is one of each piece", "C twice"},
      {"C,J", "C,J,F", "", "F is left out: all pieces must be used", "not all"},
      {"C,J", "C", "", "J is in the coaster: it belongs to somebody else", "one too many"},
      {"C,J", "C,J", "launch=3,C=3-2,J=2-0", "", "all fit"},
      {"J,C", "C,J", "launch=3,C=3-2,J=2-0",
       "J does not fit behind the launch piece: it begins at height 2, the track ends at 3",
       "the wrong way round"},
      {"C,J", "C,J", "C=3-2,J=1-0",
       "J does not fit behind C: it begins at height 1, the track ends at 2",
       "also where the launch piece is not known"},
  };
  for (const auto& [coaster, pieces, joints, broken, why] : rows) {
    INFO(why);
    const ScoreSheet sheet =
        CheckTable({{{"", SetOf(Order(pieces)), Written(coaster)}}, false, JointsOf(joints)});
    CHECK(FirstBroken(sheet) == broken);
    CHECK((sheet.verdict() == Verdict::kHolds) == std::string(broken).empty());
  }
}

TEST_CASE("Joints that are not known are never silently passed") {
  const auto facts = [](const char* joints) {
    std::vector<std::string> said;
    const ScoreSheet sheet =
        CheckTable({{{"", SetOf(Order("C,J")), Written("C,J")}}, false, JointsOf(joints)});
    for (const UncertainFact& fact : sheet.facts()) said.push_back(fact.fact);
    return said;
  };
  CHECK(facts("") == std::vector<std::string>{"the joints of all pieces: not checked"});
  CHECK(facts("launch=1,C=1-2") == std::vector<std::string>{"the joints of J: not checked"});
  CHECK(facts("C=1-2,J=2-3") ==
        std::vector<std::string>{"the joint of the launch piece: not checked"});
  CHECK(facts("launch=1,C=1-2,J=2-3").empty());
}

TEST_CASE("A coaster of which only the launch piece is left is written as such") {
  const ScoreSheet sheet = CheckTable({{{"", SetOf({}), Written("")}}, false, {}});
  CHECK(sheet.lines()[0].rule == "launch");
}

TEST_CASE("A coaster without a list of pieces says that they were not checked") {
  const ScoreSheet sheet =
      CheckTable({{{"", std::nullopt, Written("C")}}, false, JointsOf("launch=1,C=1-1")});
  REQUIRE(sheet.facts().size() == 1);
  CHECK(sheet.facts()[0].fact == "the pieces to be used: not checked");
  CHECK(sheet.verdict() == Verdict::kHolds);
}

struct DealRow {
  std::vector<const char*> hands;
  const char* broken;
  const char* why;
};

Table DealOf(const std::vector<const char*>& hands) {
  Table table = {{}, true, {}};
  for (const char* hand : hands) {
    table.sides.push_back(
        {std::string(1, static_cast<char>('a' + table.sides.size())), SetOf(Order(hand)), {}});
  }
  return table;
}

TEST_CASE("Two players are dealt six blueprints, three five and four four") {
  const std::vector<DealRow> rows = {
      {{"A,B,C,D,E,F", "G,H,I,J,K,L"}, "", "2 players"},
      {{"A,B,C,D,E", "F,G,H,I,J", "K,L,M,N,O"}, "", "3 players"},
      {{"A,B,C,D", "E,F,G,H", "I,J,K,L", "M,N,O,P"}, "", "4 players"},
      {{"A,B,C,D,E", "G,H,I,J,K,L"}, "a: 5 blueprint cards: 2 players get 6 each", "too few"},
      {{"A,B,C,D", "E,F,G,H", "I,J,K,L,M"},
       "a: 4 blueprint cards: 3 players get 5 each",
       "as for 4"},
      {{"A,B,C,D,E,F"}, "players at the table: 1: 2 to 4 can play", "alone"},
      {{"A,B,C", "D,E,F", "G,H,I", "J,K,L", "M,N,O"},
       "players at the table: 5: 2 to 4 can play",
       "five"},
      {{"A,B,C,D,E,F", "F,G,H,I,J,K"}, "b: has F: there is one, and a has it", "F twice"},
  };
  for (const auto& [hands, broken, why] : rows) {
    INFO(why);
    CHECK(FirstBroken(CheckTable(DealOf(hands))) == broken);
  }
}

TEST_CASE("Later in the game players own any number of pieces, but none that another has") {
  Table table = DealOf({"A,B,C,D,E,F,G", "H"});
  table.is_deal = false;
  CHECK(CheckTable(table).verdict() == Verdict::kHolds);
  table.sides[1].pieces = SetOf(Order("G"));
  CHECK(FirstBroken(CheckTable(table)) == "b: has G: there is one, and a has it");
}

TEST_CASE("A deal that no order can build is dealt again") {
  Table table = DealOf({"A,B,C,D,E,F", "G,H,I,J,K,L"});
  table.joints =
      JointsOf("launch=1,A=1-1,B=1-1,C=1-1,D=1-1,E=1-1,F=1-1,G=1-2,H=2-1,I=1-2,J=2-1,K=1-2,L=1-2");
  CHECK(FirstBroken(CheckTable(table)) ==
        "b: G,H,I,J,K,L fit in no order: shuffle all blueprint cards and deal again");
  table.joints.pieces[IndexOf(Order("L")[0])] = Joint{Height(2), Height(1)};
  const ScoreSheet sheet = CheckTable(table);
  CHECK(sheet.verdict() == Verdict::kHolds);
  CHECK(sheet.lines().back().effect == "G,H,I,J,K,L");
}

// Whether some order fits, by trying all.
bool CanBeBuilt(const PieceSet& pieces, const Joints& joints) {
  Coaster order = PiecesOf(pieces);
  do {
    ScoreSheet sheet;
    CheckJoints("", order, joints, sheet);
    if (sheet.verdict() != Verdict::kNo) return true;
  } while (std::next_permutation(order.begin(), order.end()));
  return false;
}

TEST_CASE("A deal can be built exactly when one of all orders fits") {
  Random random(8);
  int built = 0;
  for (int round = 0; round < 400; ++round) {
    const Coaster pieces = testing::RandomOrder(1 + random.Below(6), random);
    Joints joints;
    const auto height = [&random] { return Height(static_cast<int>(random.Below(3))); };
    if (random.Below(5) > 0) joints.launch = height();
    for (const Piece piece : pieces) {
      if (random.Below(8) > 0) joints.pieces[IndexOf(piece)] = Joint{height(), height()};
    }
    const bool can = CanBeBuilt(SetOf(pieces), joints);
    REQUIRE(FindCoaster(SetOf(pieces), joints).has_value() == can);
    built += can ? 1 : 0;
  }
  CHECK(built > 50);
  CHECK(built < 350);
}

}  // namespace
}  // namespace rushkit::coaster
