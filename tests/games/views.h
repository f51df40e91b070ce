// What a player sees in the middle of seeded games, for properties that must hold there.
#ifndef RUSHKIT_TESTS_GAMES_VIEWS_H_
#define RUSHKIT_TESTS_GAMES_VIEWS_H_

#include <array>
#include <cstdint>
#include <string>

#include "absl/functional/function_ref.h"
#include "solver/agents/agent.h"
#include "solver/game/card_counts.h"
#include "solver/game/information_set.h"
#include "solver/game/referee.h"
#include "solver/game/rules.h"

namespace rushkit::testing {

// The two readings of the 32 cards.
Deck DeckA();
Deck DeckB();

// A game and who plays it.
struct SeededGame {
  Position start;
  Deck deck = DeckA();
  SpacesRule spaces = SpacesRule::kExact;
  uint64_t seed = 1;
  int turns = 200;
};

// Every reading of the rules with both decks, on set-ups that differ, one after the other.
SeededGame GameNumber(uint64_t number);

// Has `gold` and `silver` play and calls `visit` before each turn, with what the player to move
// sees. Ends the test when one plays what is not legal.
void ForEachView(const SeededGame& game, Agent& gold, Agent& silver,
                 absl::FunctionRef<void(const InformationSet&)> visit);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_GAMES_VIEWS_H_
