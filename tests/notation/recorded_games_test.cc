// Reading what is written of a random game gives the same record, at every moment of it.
#include "tests/game/recorded_games.h"

#include <cstdint>
#include <optional>
#include <string>

#include "data/embedded.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/game_record.h"
#include "tests/catch.h"
#include "tests/notation/messages.h"

namespace rushkit {
namespace {

RecordNames Names() {
  return {.setup_code = [](absl::string_view) { return std::optional<std::string>(); },
          .deck = [](absl::string_view name) -> std::optional<Deck> {
            const auto text = EmbeddedFile("decks/" + std::string(name) + ".txt");
            if (!text) return std::nullopt;
            return *ReadDeck(*text);
          }};
}

void CheckRoundTrip(const GameRecord& record) {
  const std::string text = WriteGameRecord(record);
  const auto again = ReadGameRecords(text, Names());
  INFO(text << testing::MessageOf(again));
  REQUIRE(again.ok());
  REQUIRE(again->size() == 1);
  REQUIRE(again->front().record == record);
  REQUIRE(WriteGameRecord(again->front().record) == text);
}

TEST_CASE("What is written of a random game is read as the same record at every moment") {
  for (uint64_t seed = 0; seed < 80; ++seed) {
    INFO("game " << seed);
    testing::PlayRecorded(seed, [](const RecordedGame& game) {
      CheckRoundTrip(game.record());
      for (const Player viewer : kPlayers) {
        CheckRoundTrip(testing::SeenBy(viewer, game.record()));
      }
    });
  }
}

TEST_CASE("A record of a game with a named deck keeps the name") {
  for (const char* name : {"a", "b"}) {
    GameRecord record(testing::PositionOf(testing::BookletCodes()[0]));
    record.deck = testing::DeckOf(name);
    record.deck_name = name;
    CheckRoundTrip(record);
  }
}

}  // namespace
}  // namespace rushkit
