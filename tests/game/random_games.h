// Seeded random games of every kind, for properties that must hold at every moment of all of them.
#ifndef RUSHKIT_TESTS_GAME_RANDOM_GAMES_H_
#define RUSHKIT_TESTS_GAME_RANDOM_GAMES_H_

#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/random.h"
#include "solver/board/move_generation.h"
#include "solver/game/game_state.h"
#include "solver/game/plays.h"
#include "tests/game/cards.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"

namespace rushkit::testing {

// What a game is played with.
struct GameKind {
  Position start;
  Player first = Player::kGold;
  SpacesRule spaces = SpacesRule::kExact;
  GameLimits limits;
  Deck deck;

  GameCourse Course() const { return *GameCourse::Begin(start, first, spaces, limits); }
};

template <class T>
const T& AnyOf(const std::vector<T>& things, Random& random) {
  return things[random.Below(things.size())];
}

inline bool HasBothHeroes(const Position& position) {
  return position.FindHero(Player::kGold) != nullptr &&
         position.FindHero(Player::kSilver) != nullptr;
}

// Deck `a` or `b`.
inline Deck DeckOf(const std::string& name) {
  Deck deck;
  for (const CaseLine& line : ReadData("decks/" + name + ".txt")) {
    deck.Add(CardsByName().at(line.fields[0]), std::stoi(line.fields[1]));
  }
  return deck;
}

// `size` cards, each of any kind.
inline Deck RandomDeck(Random& random, int size) {
  Deck deck;
  for (int i = 0; i < size; ++i) deck.Add(kAllCards[random.Below(kAllCards.size())]);
  return deck;
}

// The two decks of the box, and odd ones: as small as can be, all of one kind, only shifts, large.
inline Deck AnyDeck(Random& random) {
  Deck deck;
  switch (random.Below(7)) {
    case 0:
    case 1:
      return DeckOf("a");
    case 2:
      return DeckOf("b");
    case 3:
      return RandomDeck(random, kSmallestDeck + static_cast<int>(random.Below(4)));
    case 4:
      deck.Add(kAllCards[random.Below(kAllCards.size())], kSmallestDeck);
      return deck;
    case 5:
      deck.Add(Card::kShift, 12);
      return deck;
    default:
      return RandomDeck(random, 150);
  }
}

// A full grid, or one of which some blockers are taken away.
inline std::string CrowdedCode(Random& random) {
  const std::vector<std::string> full = {kNothingMoves, kOnlyShifts, kOnlyLeaving,
                                         kStepBeforeShift};
  std::string code = AnyOf(full, random);
  for (uint64_t left = random.Below(5); left > 0; --left) {
    const char letter = code[random.Below(6 * 15 - 1)];
    for (char& cell : code) {
      const bool stays = cell == '/' || cell == 'G' || cell == 'S' || cell == ':';
      if (cell == letter && !stays && code.find(':') > static_cast<size_t>(&cell - code.data())) {
        cell = '.';
      }
    }
  }
  return code;
}

// A position of one of the collected cases.
inline std::string CaseCode(const std::string& connection, Random& random) {
  static const std::vector<std::string> all_three = CaseCodes("all-three");
  static const std::vector<std::string> neighbours = CaseCodes("neighbours");
  return AnyOf(connection == "all-three" ? all_three : neighbours, random);
}

// Some legal moves by either player, as long as both heroes stand.
inline Position Played(Position position, int moves, Random& random) {
  for (; moves > 0; --moves) {
    const Player mover = kPlayers[random.Below(2)];
    const std::vector<Move> legal = LegalMoves(position, mover);
    if (legal.empty()) continue;
    const Move& move = AnyOf(legal, random);
    const auto* drive = std::get_if<Drive>(&move);
    if (drive == nullptr || !Leaves(position, *drive)) position = position.After(move);
  }
  return position;
}

// Printed, middle-game, random and crowded positions.
inline Position AnyStart(Random& random) {
  static const std::vector<std::string> booklet = BookletCodes();
  for (;;) {
    const uint64_t kind = random.Below(5);
    const bool all_three = random.Below(2) == 0;
    const Connection connection = all_three ? Connection::kAllThree : Connection::kNeighbours;
    const std::string code = kind < 2    ? AnyOf(booklet, random)
                             : kind == 2 ? CodeOf(RandomShift(random))
                             : kind == 3 ? CrowdedCode(random)
                                         : CaseCode(all_three ? "all-three" : "neighbours", random);
    const Position position = PositionOf(code, connection);
    if (!HasBothHeroes(position)) continue;
    return kind == 0 ? position : Played(position, static_cast<int>(random.Below(12)), random);
  }
}

inline GameKind AnyGame(Random& random) {
  const std::vector<int> caps = {200, 60, 25, 10, 1};
  GameKind kind{AnyStart(random),
                kPlayers[random.Below(2)],
                random.Below(2) == 0 ? SpacesRule::kExact : SpacesRule::kUpTo,
                {},
                AnyDeck(random)};
  kind.limits.turn_cap = AnyOf(caps, random);
  kind.limits.repetitions = random.Below(3) == 0 ? 2 : 5;
  return kind;
}

inline Card AnyCardOf(const CardCounts& cards, Random& random) {
  int left = static_cast<int>(random.Below(static_cast<uint64_t>(cards.size())));
  for (const Card card : kAllCards) {
    left -= cards.Of(card);
    if (left < 0) return card;
  }
  std::abort();
}

// Spends a card move by move. `moves_after` lists the legal moves after those of a turn so far,
// and none when the hero has left. What comes out may leave more undone than the card allows.
template <class MovesAfter>
Turn WalkAtRandom(Card card, SpacesRule rule, Player mover, Random& random,
                  MovesAfter moves_after) {
  const CardPower power = PowerOf(card);
  const Drive forward{LetterOf(mover), Spaces(mover == Player::kGold ? 1 : -1)};
  Turn turn{card, {}};
  CardPower left{power.slide ? 1 : power.spaces, power.shift};
  while ((left.spaces > 0 || left.shift) && (rule == SpacesRule::kExact || random.Below(5) != 0)) {
    std::vector<Move> options;
    bool may_leave = false;
    for (const Move& move : moves_after(turn)) {
      const bool drives = std::holds_alternative<Drive>(move);
      if (drives ? left.spaces == 0 : !left.shift) continue;
      if (drives && !power.slide && SpacesOf(move) != 1) continue;
      options.push_back(move);
      may_leave = may_leave || move == Move(forward);
    }
    if (options.empty()) break;
    // Heroes often go their way, so that games end.
    turn.moves.push_back(may_leave && random.Below(3) == 0 ? Move(forward)
                                                           : AnyOf(options, random));
    if (std::holds_alternative<Drive>(turn.moves.back())) {
      --left.spaces;
    } else {
      left.shift = false;
    }
  }
  return turn;
}

// A legal turn with some card of the hand.
inline Turn AnyTurn(const GameState& state, Random& random) {
  const Player mover = state.to_move();
  const Card card = AnyCardOf(state.HandOf(mover), random);
  const SpacesRule rule = state.course().spaces_rule();
  const CardPower power = PowerOf(card);
  const bool is_small = power.spaces + (power.shift ? 1 : 0) < 3;
  if (random.Below(is_small ? 3 : 60) != 0) {
    const Turn turn = WalkAtRandom(card, rule, mover, random, [&](const Turn& so_far) {
      const Position position = After(state.position(), so_far);
      return position.FindHero(mover) == nullptr ? std::vector<Move>()
                                                 : LegalMoves(position, mover);
    });
    if (state.Check(turn).ok()) return turn;
  }
  return AnyOf(PlaysOf(state.position(), mover, card, rule), random).turn;
}

// A turn with one thing changed, which may well be illegal.
inline Turn Mutilated(Turn turn, const Position& position, Random& random) {
  const auto any_letter = [&] {
    return random.Below(8) == 0
               ? 'q'
               : position.vehicles()[random.Below(position.vehicles().size())].letter;
  };
  const int number = (random.Below(2) == 0 ? 1 : -1) * (1 + static_cast<int>(random.Below(3)));
  const size_t at = random.Below(turn.moves.size() + 1);
  const auto place = turn.moves.begin() + static_cast<std::ptrdiff_t>(at);
  const Move move =
      random.Below(2) == 0
          ? Move(Drive{any_letter(), Spaces(number)})
          : Move(Shift{random.Below(2) == 0 ? Side::kLeft : Side::kRight, Rows(number)});
  switch (random.Below(4)) {
    case 0:
      turn.card = kAllCards[random.Below(kAllCards.size())];
      break;
    case 1:
      turn.moves.insert(place, move);
      break;
    case 2:
      if (at < turn.moves.size()) turn.moves.erase(place);
      break;
    default:
      if (at < turn.moves.size()) *place = move;
      break;
  }
  return turn;
}

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_GAME_RANDOM_GAMES_H_
