// Questions and game logs as JSON: what is read, and what is said of what is wrong.
#include "calculators/roller_coaster_rush/questions.h"

#include <functional>
#include <string>
#include <vector>

#include "tests/calculators/roller_coaster_rush/pieces.h"
#include "tests/catch.h"

namespace rushkit::coaster {
namespace {

JsonValue Json(const std::string& text) {
  const absl::StatusOr<JsonValue> root = ParseJson(text);
  REQUIRE(root.ok());
  return *root;
}

struct WrongRow {
  std::function<absl::Status(const JsonValue&)> read;
  const char* text;
  const char* message;
};

template <class Question>
std::function<absl::Status(const JsonValue&)> By(
    absl::StatusOr<Question> (*read)(const JsonValue&)) {
  return [read](const JsonValue& root) { return read(root).status(); };
}

TEST_CASE("Everything that is wrong in a question is said with its place") {
  const auto check = By(ReadTable);
  const auto score = By(ReadScoreQuestion);
  const auto auction = By(ReadAuctionQuestion);
  const auto demo = By(ReadDemoQuestion);
  const auto best = By(ReadBestQuestion);
  const auto game = By(ReadGameLog);
  const char* kOneOf =
      "1:1: expected 'track' and 'pieces' of one player, or 'coasters' and 'deal' or 'owned' of a "
      "table";
  const std::vector<WrongRow> rows = {
      {check, "{}", kOneOf},
      {check, R"({"track": "A", "deal": {"a": "A"}})", kOneOf},
      {check, R"({"owned": {"a": "A"}, "deal": {"a": "A"}})", kOneOf},
      {check, R"({"pieces": "A,T,A"})",
       "1:15: found 'T', expected a letter from A to S\n1:17: found 'A', expected each piece once"},
      {check, R"({"track": "A", "joints": "A=3"})",
       "1:29: found '3', expected the heights of entry and exit, such as 3-2"},
      {check, R"({"track": ["A", "lunch"], "joints": {"launch": 100}})",
       "1:18: found 'lunch', expected a letter from A to S\n"
       "1:48: found '100', expected a number from 0 to 99"},
      {score, R"({"track": "C"})", "1:1: 'completed' is missing"},
      {score, R"({"track": "C", "completed": [2]})",
       "1:30: found '2', expected a number from 0 to 1"},
      {score, R"({"track": "C", "completed": 1, "flags": {"C": 0}})",
       "1:47: found '0', expected a number from 1 to 9"},
      {score, R"({"players": [{"name": "a", "track": "C", "completed": 1},
        {"name": "a", "track": "J", "completed": 1, "showstopper": "value:4"}]})",
       "2:19: found 'a', expected another name\n2:69: unknown showstopper 'value'; did you mean "
       "values?"},
      {score, R"({"players": []})", "1:13: found 0 players, expected 2 to 4"},
      {score, R"({"players": [{"name": "a", "track": "C", "completed": 1}]})",
       "1:13: found 1 players, expected 2 to 4"},
      {score, R"({"players": [], "track": "C"})",
       "1:17: unknown key 'track'; expected players, flags or rules"},
      {score, R"({"track": "C", "completed": 1, "rules": {"most-money-tie": "some"}})",
       "1:61: unknown value for most-money-tie 'some'; expected none or all"},
      {auction, R"({"bids": "a=1", "owner": "a", "piece": "H"})",
       "1:10: found 1 bids, expected 2 to 4"},
      {auction, R"({"bids": [1, 2], "owner": "a", "piece": "H"})",
       "1:10: found a list, expected an object or a text of NAME=VALUE"},
      {auction, R"({"bids": "a=1,b=x", "owner": "c", "piece": "h", "side-bids": "a=1;d=2"})",
       "1:17: found 'x', expected a number from 0 to 999\n1:31: unknown player 'c'; expected a or "
       "b\n"
       "1:45: found 'h', expected a letter from A to S\n1:67: unknown player 'd'; expected a or b"},
      {auction, R"({"bids": "a=1,b=1", "owner": "a", "piece": "H", "investors": "a=intrested"})",
       "1:65: unknown side of an investor card 'intrested'; did you mean interested?"},
      {auction, R"({"bids": "a=1,b=1", "owner": [], "piece": ["H"]})",
       "1:30: found a list, expected a text\n1:43: found a list, expected a text"},
      {demo, R"({"track": "C", "completed": 1, "investor": "no"})",
       "1:45: unknown side of an investor card 'no'; expected uninterested or interested"},
      {best, R"({"pieces": "A", "reach": 2})",
       "1:26: found '2', expected a chance from 0 to 1, such as 0.95 or 9/10"},
      {best, R"({"pieces": "A", "reach": [1]})",
       "1:26: found a list, expected an object or a text of NAME=VALUE"},
      {best, R"({"pieces": "A", "reach": {"A": "1/0"}, "drops": 3})",
       "1:33: found '1/0', expected a chance from 0 to 1, such as 0.95 or 9/10\n"
       "1:49: found '3', expected a number from 1 to 2"},
      {game, R"({"players": [], "deal": {}, "coasters": {}})",
       "1:1: found no player, expected 2 to 4"},
      {game,
       R"({"players": "a,b", "deal": {"a": "A", "c": "B"}, "coasters": {"a": "A", "b": "B"}})",
       "1:28: 'b' is missing\n1:39: unknown player 'c'; expected a or b"},
      {game, R"({"players": "a", "deal": {"a": "A"}, "coasters": {"a": "A"},
        "turns": [{"player": "a"}, {"player": "a", "demo": [20], "bids": {}}]})",
       "2:19: 'auction' is missing\n2:19: 'bids' is missing\n"
       "2:61: found '20', expected a number from 0 to 19\n"
       "2:66: unknown key 'bids'; expected player or demo"},
      {game, "[]", "1:1: found a list, expected an object"},
  };
  for (const auto& [read, text, message] : rows) {
    INFO(text);
    CHECK(std::string(read(Json(text)).message()) == message);
  }
}

TEST_CASE("A piece that stands twice is for the referee, not for the reader of runs") {
  const auto question = ReadScoreQuestion(Json(R"({"track": "launch,C,C", "completed": 2})"));
  REQUIRE(question.ok());
  const ScoreSheet sheet = ScoreEntry(question->entries[0], {}, {}, {});
  CHECK(sheet.verdict() == Verdict::kNo);
  CHECK(sheet.lines()[0].rule == "C stands here again");
}

TEST_CASE("There are nineteen pieces, A to S") {
  CHECK(WritePieces(PiecesOf(PieceSet().set())) == "A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P,Q,R,S");
  CHECK(testing::Order("A,S").back() == Piece(18));
  for (const char* text : {"T", "a", "@", "", "AB"}) {
    Diagnostics wrong;
    CHECK_FALSE(ReadPiece({text}, wrong).has_value());
    CHECK(wrong.size() == 1);
  }
}

TEST_CASE("A list is read in each of its forms") {
  for (const char* text :
       {R"({"owned": {"a": "C,J", "b": "F"}})", R"({"owned": {"a": ["C", "J"], "b": ["F"]}})",
        R"({"owned": "a=C+J,b=F"})", R"({"owned": {"a": "C + J", "b": "F"}})"}) {
    INFO(text);
    const absl::StatusOr<Table> table = ReadTable(Json(text));
    REQUIRE(table.ok());
    CHECK(table->sides[0].pieces == SetOf(testing::Order("C,J")));
    CHECK(table->sides[1].pieces == SetOf(testing::Order("F")));
  }
  for (const char* text : {R"("a=1,b=0;a=2,b=3")", R"(["a=1,b=0", "a=2,b=3"])",
                           R"([{"a": 1, "b": 0}, {"a": 2, "b": 3}])"}) {
    INFO(text);
    const absl::StatusOr<AuctionQuestion> question = ReadAuctionQuestion(Json(
        std::string(R"({"bids": {"a": 4, "b": 4}, "owner": "a", "piece": "H", "side-bids": )") +
        text + "}"));
    REQUIRE(question.ok());
    CHECK(question->auction.rounds ==
          std::vector<Bids>{{{0, 4}, {1, 4}}, {{0, 1}, {1, 0}}, {{0, 2}, {1, 3}}});
  }
}

TEST_CASE("Every reading is known by name") {
  const auto rules = [](const char* text) {
    const auto question = ReadScoreQuestion(
        Json(std::string(R"({"track": "A", "completed": 1, "rules": ")") + text + "\"}"));
    REQUIRE(question.ok());
    return question->rules;
  };
  CHECK(rules("") == Rules());
  CHECK(rules("alphabetical=increasing,most-money-tie=none,double-after=after,"
              "investor=to-interested") == Rules());
  CHECK(rules("alphabetical=consecutive,most-money-tie=all,double-after=from,investor=flip") ==
        Rules{Alphabetical::kConsecutive, MostMoneyTie::kAll, DoubleAfter::kFrom,
              InvestorTurn::kFlip});
}

}  // namespace
}  // namespace rushkit::coaster
