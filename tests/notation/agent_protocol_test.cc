// The messages between rushkit and a program that plays.
#include "solver/notation/agent_protocol.h"

#include <string>
#include <vector>

#include "solver/notation/turn_notation.h"
#include "solver/notation/view_json.h"
#include "tests/catch.h"
#include "tests/notation/messages.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::MessageOf;

InformationSet AView() {
  const Position position = testing::PositionOf(
      "....a.....b.../GG..ac....bddd/.....cef..b.../...g..efh...../iiig....hj..SS/"
      "...g.....j....:0,0");
  const GameCourse course = *GameCourse::Begin(position, Player::kGold, SpacesRule::kExact);
  Deck deck;
  for (const Card card : kAllCards) deck.Add(card, 3);
  Hand hand;
  for (const Card card : {Card::kMove3, Card::kShift, Card::kSlide, Card::kMoveShift2}) {
    hand.Add(card);
  }
  return *InformationSet::Begin(course, Player::kGold, deck, hand);
}

TEST_CASE("Requests are written as the grammar says") {
  CHECK(WriteAgentRequest(1, HelloRequest{}) == "{\"id\":1,\"type\":\"hello\",\"protocol\":1}\n");
  CHECK(WriteAgentRequest(2, PingRequest{}) == "{\"id\":2,\"type\":\"ping\"}\n");
  CHECK(WriteAgentRequest(3, StopRequest{}) == "{\"id\":3,\"type\":\"stop\"}\n");
  CHECK(WriteAgentRequest(4, QuitRequest{}) == "{\"type\":\"quit\"}\n");
  CHECK(WriteAgentRequest(5, ChooseRequest{AView(), 77, 30000}) ==
        "{\"id\":5,\"type\":\"choose\",\"view\":" + WriteView(AView()).dump() +
            ",\"seed\":77,\"milliseconds\":30000}\n");
}

TEST_CASE("Requests are read as they were written") {
  const auto hello = ReadAgentRequest(WriteAgentRequest(1, HelloRequest{}));
  CHECK(hello.id == uint64_t{1});
  CHECK(std::holds_alternative<HelloRequest>(*hello.message));
  CHECK(std::holds_alternative<PingRequest>(
      *ReadAgentRequest(WriteAgentRequest(2, PingRequest{})).message));
  CHECK(std::holds_alternative<StopRequest>(
      *ReadAgentRequest(WriteAgentRequest(3, StopRequest{})).message));
  const auto quit = ReadAgentRequest(WriteAgentRequest(4, QuitRequest{}));
  CHECK_FALSE(quit.id.has_value());
  CHECK(std::holds_alternative<QuitRequest>(*quit.message));
  const auto choose = ReadAgentRequest(WriteAgentRequest(5, ChooseRequest{AView(), 77, 30000}));
  const auto& read = std::get<ChooseRequest>(*choose.message);
  CHECK(choose.id == uint64_t{5});
  CHECK(read.view == AView());
  CHECK(read.seed == 77);
  CHECK(read.milliseconds == int64_t{30000});
}

TEST_CASE("Answers are written as the grammar says, and read again") {
  const std::string hello = WriteAgentAnswer(1, HelloAnswer{"mine", "0.1"});
  CHECK(hello == "{\"id\":1,\"name\":\"mine\",\"version\":\"0.1\",\"protocol\":1}\n");
  CHECK(std::get<HelloAnswer>(*ReadAgentAnswer(hello).message).name == "mine");
  const std::string ping = WriteAgentAnswer(2, PingAnswer{});
  CHECK(ping == "{\"id\":2}\n");
  CHECK(std::holds_alternative<PingAnswer>(*ReadAgentAnswer(ping).message));
  const Decision decision{*ReadTurn("M3: a+2 G+1"), {{*ReadTurn("SH: left+1"), false, 1.5, 0.25}}};
  const std::string turn = WriteAgentAnswer(3, decision);
  CHECK(turn ==
        "{\"id\":3,\"turn\":\"M3: a+2 G+1\",\"candidates\":[{\"turn\":\"SH: left+1\","
        "\"wins\":false,\"score\":1.5,\"danger\":0.25}]}\n");
  CHECK(std::get<Decision>(*ReadAgentAnswer(turn).message) == decision);
  const std::string error = WriteAgentAnswer(std::nullopt, ErrorAnswer{"no \"id\""});
  CHECK(error == "{\"id\":null,\"error\":{\"message\":\"no \\\"id\\\"\"}}\n");
  const auto read = ReadAgentAnswer(error);
  CHECK_FALSE(read.id.has_value());
  CHECK(std::get<ErrorAnswer>(*read.message).message == "no \"id\"");
}

TEST_CASE("Keys that are not known are ignored in requests and answers") {
  CHECK(ReadAgentRequest(R"({"id":1,"type":"ping","more":[{}]})").message.ok());
  CHECK(ReadAgentAnswer(R"({"id":1,"turn":"SH:","more":null})").message.ok());
}

struct Refusal {
  const char* line;
  const char* message;
};

TEST_CASE("What is wrong with a request is said, and its id is kept where there is one") {
  const std::vector<Refusal> refusals = {
      {"", "the line is no JSON: ''"},
      {"hello", "the line is no JSON: 'hello'"},
      {"{\"id\":1,\"type\":\"ping\"", R"(the line is no JSON: '{\"id\":1,\"type\":\"ping\"')"},
      {"[]", "the message is no object"},
      {"{}", "type is missing; id is missing"},
      {R"({"type":"ping"})", "id is missing"},
      {R"({"id":"a","type":"ping"})", "id is no whole number"},
      {R"({"id":-1,"type":"ping"})", "id: found -1, expected 0 to 9007199254740992"},
      {R"({"id":18446744073709551615,"type":"ping"})",
       "id: found 18446744073709551615, expected 0 to 9007199254740992"},
      {R"({"id":1,"type":"sing"})",
       "type: found 'sing', expected hello, ping, choose, stop or quit"},
      {R"({"id":1,"type":7})", "type is no string"},
      {R"({"id":1,"type":"hello"})", "protocol is missing"},
      {R"({"id":1,"type":"hello","protocol":2})", "protocol: found 2, expected 1"},
      {R"({"id":1,"type":"choose"})", "view is missing"},
      {R"({"id":1,"type":"choose","seed":-1,"view":[]})",
       "seed: found -1, expected 0 to 9007199254740992; view is no object"},
  };
  for (const Refusal& refusal : refusals) {
    CHECK(MessageOf(ReadAgentRequest(refusal.line).message) == refusal.message);
  }
  CHECK(ReadAgentRequest(R"({"id":12,"type":"sing"})").id == uint64_t{12});
  CHECK_FALSE(ReadAgentRequest(R"({"id":"12","type":"ping"})").id.has_value());
}

TEST_CASE("What is wrong with an answer is said") {
  const std::vector<Refusal> refusals = {
      {"ready", "the line is no JSON: 'ready'"},
      {R"({"turn":"SH:"})", "id is missing"},
      {R"({"id":1,"turn":7})", "turn is no string"},
      {R"({"id":1,"turn":"a+2"})", "turn: no turn; expected one, such as M3: a+2 G+1"},
      {R"({"id":1,"turn":"SH:","candidates":7})", "candidates is no array"},
      {R"({"id":1,"turn":"SH:","candidates":[{}]})", "candidates[0].turn is missing"},
      {R"({"id":1,"turn":"SH:","candidates":[{"turn":"SH:","score":"a"}]})",
       "candidates[0].score is no number"},
      {R"({"id":1,"turn":"SH:","candidates":[{"turn":"SH:","wins":1}]})",
       "candidates[0].wins is no boolean"},
      {R"({"id":1,"protocol":2,"name":"a"})", "protocol: found 2, expected 1"},
      {R"({"id":1,"protocol":1})", "name is missing"},
      {R"({"id":1,"error":"no"})", "error is no object"},
      {R"({"id":1,"error":{}})", "error.message is missing"},
  };
  for (const Refusal& refusal : refusals) {
    CHECK(MessageOf(ReadAgentAnswer(refusal.line).message) == refusal.message);
  }
}

}  // namespace
}  // namespace rushkit
