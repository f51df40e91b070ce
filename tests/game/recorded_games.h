// Seeded random games with their records.
#ifndef RUSHKIT_TESTS_GAME_RECORDED_GAMES_H_
#define RUSHKIT_TESTS_GAME_RECORDED_GAMES_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>

#include "solver/game/game_record.h"
#include "solver/game/recorded_game.h"
#include "tests/game/random_games.h"

namespace rushkit::testing {

// Plays some game to its end, or not quite, and calls `visit(game)` at every moment.
template <class Visit>
RecordedGame PlayRecorded(uint64_t seed, Visit visit) {
  Random random(seed);
  const GameKind kind = AnyGame(random);
  GameRecord start(kind.start);
  start.deck = kind.deck;
  start.spaces = kind.spaces;
  start.limits = kind.limits;
  start.limits.turn_cap = std::min(kind.limits.turn_cap, 60);
  start.first = kind.first;
  if (random.Below(2) == 0) start.names = {"random", "A. Person"};
  start.seed = random.Next();
  RecordedGame game = *RecordedGame::From(start);
  visit(std::as_const(game));
  while (!game.state().ending() && random.Below(100) != 0) {
    if (!game.Play(AnyTurn(game.state(), random)).ok()) std::abort();
    visit(std::as_const(game));
  }
  return game;
}
inline RecordedGame PlayRecorded(uint64_t seed) {
  return PlayRecorded(seed, [](const RecordedGame&) {});
}

// What `viewer` could have written down of the same game: his own cards.
inline GameRecord SeenBy(Player viewer, GameRecord record) {
  record.seed.reset();
  (*record.hands)[static_cast<size_t>(Opponent(viewer))].assign(size_t{kHandSize}, std::nullopt);
  SeenCards* pile = &*record.pile;
  size_t next = 0;
  for (RecordedTurn& recorded : record.turns) {
    const bool ends = &recorded == &record.turns.back() && record.result != RecordedResult::kOpen;
    if (ends) break;  // before a draw
    if (next < pile->size() && recorded.player != viewer) (*pile)[next].reset();
    ++next;
    if (recorded.new_pile.empty()) continue;
    pile = &recorded.new_pile;
    next = 0;
  }
  for (; next < pile->size(); ++next) (*pile)[next].reset();
  return record;
}

// What the slow referee says at the end of a game, and what is written then.
inline const std::array<std::pair<std::string, RecordedResult>, 5> kResultsByEnding = {
    {{"", RecordedResult::kOpen},
     {"G", RecordedResult::kGoldWins},
     {"S", RecordedResult::kSilverWins},
     {"cap", RecordedResult::kTurnCap},
     {"repetition", RecordedResult::kRepetition}}};

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_GAME_RECORDED_GAMES_H_
