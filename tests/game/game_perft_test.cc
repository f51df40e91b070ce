// The perft records of data/perft/game.txt, counted again by the fast side and the twin.
#include "tests/game/game_perft.h"

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_split.h"
#include "solver/game/deal.h"
#include "tests/catch.h"
#include "tests/effort.h"
#include "tests/game/random_games.h"
#include "tests/twin/game_perft.h"

namespace rushkit {
namespace {

using testing::CardsByName;
using testing::CaseLine;
using testing::CodeOf;
using testing::LetterOf;

// A line of the records.
struct Record {
  explicit Record(const CaseLine& line)
      : where(line.where),
        code(CodeOf(line.fields[0])),
        deck(testing::DeckOf(line.fields[1])),
        spaces(testing::SpacesRuleOf(line.fields[2])),
        first(testing::PlayerOf(line.fields[3])),
        seed(std::stoull(line.fields[4])),
        hand(absl::StrSplit(line.fields[5], ',')),
        other(absl::StrSplit(line.fields[6], ',')),
        pile(absl::StrSplit(line.fields[7], ',')),
        depth(std::stoi(line.fields[8])),
        states(std::stoull(line.fields[9])),
        positions(std::stoull(line.fields[10])) {}

  std::string where;
  std::string code;
  Deck deck;
  SpacesRule spaces;
  Player first;
  uint64_t seed;
  twin::Cards hand;   // of who is first
  twin::Cards other;  // of the other player
  twin::Cards pile;   // its top
  int depth;
  size_t states;
  size_t positions;
};

std::vector<Record> Records() {
  std::vector<Record> records;
  for (const CaseLine& line : testing::ReadData("perft/game.txt")) records.emplace_back(line);
  return records;
}

std::vector<Card> CardsOf(const twin::Cards& names) {
  std::vector<Card> cards;
  for (const std::string& name : names) cards.push_back(CardsByName().at(name));
  return cards;
}

TEST_CASE("The perft records of the game are of the deals that their seeds give") {
  for (const Record& record : Records()) {
    INFO(record.where);
    const Deal deal = DealFrom(record.deck, record.first, SeededShuffle(record.seed));
    const Hand& hand = deal.hands[static_cast<size_t>(record.first)];
    const Hand& other = deal.hands[static_cast<size_t>(Opponent(record.first))];
    CHECK(hand == testing::CountsOf(CardsOf(record.hand)));
    CHECK(other == testing::CountsOf(CardsOf(record.other)));
    const std::vector<Card> top = CardsOf(record.pile);
    REQUIRE(top.size() >= static_cast<size_t>(record.depth));
    CHECK(std::equal(top.begin(), top.end(), deal.pile.begin()));
  }
}

void CheckFast(const Record& record) {
  INFO(record.where);
  const Deal deal = DealFrom(record.deck, record.first, SeededShuffle(record.seed));
  const GameCourse course =
      *GameCourse::Begin(testing::PositionOf(record.code), record.first, record.spaces);
  const testing::GamePerft perft(*GameState::Begin(course, record.deck, deal.hands, deal.pile),
                                 record.depth);
  CHECK(perft.states() == record.states);
  CHECK(perft.positions() == record.positions);
}

// Turns that are always counted.
constexpr int kDeepest = testing::kEffort == 1 ? 2 : 1;

TEST_CASE("There are as many states after a turn, and after two, as the perft records say") {
  for (const Record& record : Records()) {
    if (record.depth <= kDeepest) CheckFast(record);
  }
}

TEST_CASE("There are as many states after three turns as the perft records say", "[.long]") {
  for (const Record& record : Records()) {
    if (record.depth > 2) CheckFast(record);
  }
}

TEST_CASE("After one turn there are as many states as the slow generator found card by card") {
  std::map<std::vector<std::string>, size_t> found;  // by set-up, card and rule
  for (const CaseLine& line : testing::ReadCases("plays-booklet.txt")) {
    found[{CodeOf(line.fields[0]), line.fields[2], line.fields[3]}] = std::stoull(line.fields[4]);
  }
  for (const Record& record : Records()) {
    if (record.depth != 1) continue;
    INFO(record.where);
    const std::string rule = record.spaces == SpacesRule::kExact ? "exact" : "up-to";
    size_t states = 0;
    for (const std::string& card : std::set<std::string>(record.hand.begin(), record.hand.end())) {
      states += found.at({record.code, card, rule});
    }
    // Silver's are as many as Gold's: each printed set-up is the same when it is turned by half.
    CHECK(states == record.states);
  }
}

void CheckSlow(const Record& record, twin::KnownOutcomes& known) {
  INFO(record.where);
  const char first = LetterOf(record.first);
  const char other = LetterOf(Opponent(record.first));
  const twin::StateCounts counts = twin::CountStates(
      twin::Table(record.code), first, testing::TwinOf(record.spaces),
      {{first, record.hand}, {other, record.other}}, record.pile, record.depth, known);
  CHECK(counts.states == record.states);
  CHECK(counts.positions == record.positions);
}

TEST_CASE("The slow twin counts the recorded states of every perft record of the game", "[.long]") {
  twin::KnownOutcomes known;
  for (const Record& record : Records()) CheckSlow(record, known);
}

// Whether the twin takes no longer than a moment.
bool IsCheap(const Record& record) {
  for (const std::string& card : record.hand) {
    if (card == "M3" || card == "M4" || card == "MS2" || card == "MS3") return false;
  }
  return record.depth <= kDeepest;
}

TEST_CASE("The slow twin counts the recorded states where all cards of the hand are cheap") {
  twin::KnownOutcomes known;
  int cheap = 0;
  for (const Record& record : Records()) {
    if (!IsCheap(record)) continue;
    ++cheap;
    CheckSlow(record, known);
  }
  CHECK(cheap >= testing::Effort(10));
}

}  // namespace
}  // namespace rushkit
