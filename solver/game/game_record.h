// A game as it was written down, and played again from that.
#ifndef RUSHKIT_SOLVER_GAME_GAME_RECORD_H_
#define RUSHKIT_SOLVER_GAME_GAME_RECORD_H_

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "solver/board/position.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"
#include "solver/game/card_ledger.h"
#include "solver/game/game_course.h"
#include "solver/game/turn.h"

namespace rushkit {

// Cards in order, as far as whoever wrote them down had seen them; nothing stands for the others.
using SeenCards = std::vector<std::optional<Card>>;

SeenCards SeenOf(absl::Span<const Card> cards);
// The cards, if all of them are known.
std::optional<std::vector<Card>> AllKnown(const SeenCards& cards);

struct RecordedTurn {
  int number = 1;  // as it was written: it should count from 1
  Player player = Player::kGold;
  Turn turn;
  SeenCards new_pile;  // what the discards became after it; empty where that is not written

  friend bool operator==(const RecordedTurn&, const RecordedTurn&) = default;
};

// How a game ended, as it was written.
enum class RecordedResult : uint8_t {
  kOpen,  // it goes on
  kGoldWins,
  kSilverWins,
  kTurnCap,
  kRepetition,
  kGoldResigns,  // and so loses; nothing in the booklet forbids it
  kSilverResigns,
};

// What is written of a game that has ended by the rules, or goes on.
RecordedResult ResultOf(std::optional<Ending> ending);

struct GameRecord {
  // Before the first turn, with nothing known of the cards.
  explicit GameRecord(const Position& position) : setup(position) {}

  Position setup;
  Deck deck;
  std::string deck_name;  // where it has one
  SpacesRule spaces = SpacesRule::kExact;
  GameLimits limits;
  Player first = Player::kGold;
  std::array<std::string, 2> names;               // of the players; may be empty
  std::optional<uint64_t> seed;                   // of SeededShuffle(), if the cards came from one
  std::optional<std::array<SeenCards, 2>> hands;  // as dealt, by player
  std::optional<SeenCards> pile;                  // as dealt, the next card first
  std::vector<RecordedTurn> turns;
  std::optional<RecordedResult> result;

  friend bool operator==(const GameRecord&, const GameRecord&) = default;
};

// The first thing in a record that breaks a rule.
struct RecordBreach {
  enum class Place : uint8_t { kSetup, kDeck, kHands, kPile, kTurn, kNewPile, kResult };
  Place place = Place::kTurn;
  size_t turn = 0;     // index into turns: of kTurn and kNewPile
  std::string reason;  // names the clause

  friend bool operator==(const RecordBreach&, const RecordBreach&) = default;
};

struct GameReplay {
  // Behind the last legal turn; nothing when the game cannot even begin.
  std::optional<GameCourse> course;
  std::optional<CardLedger> cards;
  std::optional<RecordBreach> breach;  // nothing when all is legal

  bool is_legal() const { return !breach.has_value(); }
};

// Plays the turns of `record` one by one. Where hands and pile are not written, the seed gives the
// deal and all shuffles; without a seed, and where a card is not known, the cards are checked as
// far as they can be: a hidden card may be any that is unseen (see CardLedger).
GameReplay ReplayGame(const GameRecord& record);

// The record of the game up to its first `turns` turns, still open.
GameRecord Truncated(const GameRecord& record, size_t turns);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_GAME_RECORD_H_
