// Game records as text: what is read, what is refused and how, and that reading what is written
// gives the same record.
#include "solver/notation/game_record.h"

#include <optional>
#include <string>

#include "data/embedded.h"
#include "solver/notation/card_notation.h"
#include "tests/catch.h"
#include "tests/notation/messages.h"

namespace rushkit {
namespace {

using testing::MessageOf;

constexpr char kCode[] =
    "............../.aa.........../............../SS.........GG./....b........./....b.........:0,0";

RecordNames Names() {
  return {.setup_code = [](absl::string_view name) -> std::optional<std::string> {
            if (name != "open") return std::nullopt;
            return kCode;
          },
          .deck = [](absl::string_view name) -> std::optional<Deck> {
            const auto text = EmbeddedFile("decks/" + std::string(name) + ".txt");
            if (!text) return std::nullopt;
            return *ReadDeck(*text);
          }};
}

WrittenRecord Read(const std::string& text) {
  const auto records = ReadGameRecords(text, Names());
  INFO(MessageOf(records));
  REQUIRE(records.ok());
  REQUIRE(records->size() == 1);
  return records->front();
}

std::string Refused(const std::string& text) { return MessageOf(ReadGameRecords(text, Names())); }

constexpr char kWhole[] =
    "Setup: "
    "............../.aa.........../............../SS.........GG./....b........./"
    "....b.........:0,0\n"
    "Deck: M1 5, M4 3, SL 2\n"
    "Rules: connection=neighbours spaces=up-to turn-cap=50 repetitions=3\n"
    "First: silver\n"
    "Gold: sharp\n"
    "Silver: A. Person\n"
    "Seed: 18446744073709551615\n"
    "Hands: gold M1,M4,SL,?; silver ?,?,?,?\n"
    "Pile: M1,?\n"
    "Result: unfinished (turn cap)\n"
    "1 silver M1: a+1\n"
    "2 gold SL:\n"
    "Pile: M1,SL\n"
    "3 silver M4: a-1 b-1 a+2\n";

TEST_CASE("A record is written as it was read") {
  const WrittenRecord written = Read(kWhole);
  CHECK(WriteGameRecord(written.record) == kWhole);
  CHECK(Read(WriteGameRecord(written.record)).record == written.record);
  CHECK(written.record.turns.size() == 3);
  CHECK(written.record.turns[1].new_pile.size() == 2);
  CHECK(written.record.limits == GameLimits{50, 3});
  CHECK(written.turns[2] == TextLocation{14, 1});
  CHECK(written.new_piles[1] == TextLocation{13, 7});
}

TEST_CASE("A record says little and means the usual") {
  const WrittenRecord written = Read("# by hand\n\nSetup: open\n1. gold M1: a+1\n\nResult: open\n");
  CHECK(written.record.deck_name == "a");
  CHECK(written.record.deck.size() == 32);
  CHECK(written.record.first == Player::kGold);
  CHECK(written.record.spaces == SpacesRule::kExact);
  CHECK_FALSE(written.record.hands.has_value());
  CHECK_FALSE(written.record.seed.has_value());
  CHECK(written.record.result == RecordedResult::kOpen);
  CHECK(WriteGameRecord(written.record) ==
        std::string("Setup: ") + kCode +
            "\nDeck: a\nRules: connection=all-three spaces=exact\nFirst: gold\nResult: open\n"
            "1 gold M1: a+1\n");
}

TEST_CASE("Every result has its words") {
  for (const char* const result : {"open", "gold", "silver", "unfinished (turn cap)",
                                   "unfinished (repetition)", "gold resigns", "silver resigns"}) {
    const WrittenRecord written = Read(std::string("Setup: open\nResult: ") + result + "\n");
    CHECK(WriteResult(*written.record.result) == result);
  }
}

TEST_CASE("A text may hold many records") {
  const auto records = ReadGameRecords(
      "Setup: open\n1 gold M1: a+1\n\nSetup: open\nDeck: b\n1 gold SL: a+1\n", Names());
  REQUIRE(records.ok());
  REQUIRE(records->size() == 2);
  CHECK((*records)[0].record.deck_name == "a");
  CHECK((*records)[1].record.deck_name == "b");
  CHECK((*records)[1].turns[0].line == 6);
}

TEST_CASE("A text is known for a record by its first header") {
  CHECK(LooksLikeGameRecord("# a game\n\nSetup: open\n"));
  CHECK(LooksLikeGameRecord("Deck: a\n"));
  CHECK_FALSE(LooksLikeGameRecord("name: open\n"));
  CHECK_FALSE(LooksLikeGameRecord(kCode));
  CHECK_FALSE(LooksLikeGameRecord(""));
}

struct Mistake {
  const char* why;
  const char* text;
  const char* message;
};

TEST_CASE("What is wrong with a record is said with its place") {
  const Mistake mistakes[] = {
      {"nothing", "\n# nothing\n", "1:1: no game here; expected a record that begins with Setup:"},
      {"no set-up", "Deck: a\n1 gold M1: a+1\n",
       "1:1: a game without its set-up; expected a line Setup: CODE"},
      {"an unknown set-up", "Setup: closed\n",
       "1:8: set-up 'closed'; expected a code, or a name such as booklet-1"},
      {"an unknown deck", "Setup: open\nDeck: c\n",
       "2:7: deck 'c'; expected a, b, or cards such as M1 6, M2 6, SL 3: no card is called "
       "'c'; expected M1, M2, M3, M4, SL, SH, MS1, MS2 or MS3"},
      {"an unknown rule", "Setup: open\nRules: fast=yes\n",
       "2:8: unknown rule 'fast'; expected connection or spaces"},
      {"a limit that is none", "Setup: open\nRules: turn-cap=0\n",
       "2:8: 'turn-cap=0'; expected turn-cap= and a number from 1 to 100000"},
      {"an unknown player", "Setup: open\nFirst: red\n", "2:8: 'red'; expected gold or silver"},
      {"a seed of words", "Setup: open\nSeed: -1\n",
       "2:7: seed '-1'; expected a number below 2^64"},
      {"an empty hand", "Setup: open\nHands: gold M1,M1,M1,M1;\n",
       "2:25: no hand here; expected gold CARDS; silver CARDS"},
      {"a hand twice", "Setup: open\nHands: gold M1,M1,M1,M1; gold ?,?,?,?\n",
       "2:26: a second hand of one player"},
      {"a card that is none", "Setup: open\nHands: gold M1,M9,M1,M1; silver ?,?,?,?\n",
       "2:16: no card is called 'M9'; expected M1, M2, M3, M4, SL, SH, MS1, MS2 or MS3"},
      {"an unknown result", "Setup: open\nResult: draw\n",
       "2:9: result 'draw'; expected open, gold, silver, unfinished (turn cap), unfinished "
       "(repetition), gold resigns, silver resigns"},
      {"a header twice", "Setup: open\nSeed: 1\nSeed: 2\n", "3:1: Seed: comes a second time"},
      {"a late header", "Setup: open\n1 gold M1: a+1\nSeed: 2\n",
       "3:1: Seed: stands behind turns; expected before them"},
      {"no turn", "Setup: open\ngold M1: a+1\n",
       "2:1: neither a header nor a turn: 'gold M1: a+1'; expected a turn such as 12 gold MS2: "
       "G+1 left-2 G+1"},
      {"a turn without its player", "Setup: open\n1 M1: a+1\n",
       "2:3: 'M1:'; expected gold or silver"},
      {"a move that is none", "Setup: open\n1 gold M1: a1\n",
       "2:12: 'a1' is no move; expected one such as a-2, G+7 or left+2, always with a sign"},
  };
  for (const Mistake& mistake : mistakes) {
    INFO(mistake.why);
    CHECK(Refused(mistake.text) == mistake.message);
  }
}

TEST_CASE("Where no deck has a name, a record must say its own") {
  RecordNames names = Names();
  names.deck = [](absl::string_view) { return std::optional<Deck>(); };
  CHECK(MessageOf(ReadGameRecords("Setup: open\n", names)) ==
        "1:1: a game without its deck; expected a line Deck: CARDS");
  CHECK(ReadGameRecords("Setup: open\nDeck: M1 12\n", names).ok());
}

}  // namespace
}  // namespace rushkit
