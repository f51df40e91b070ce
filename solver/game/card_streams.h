// The cards of two games that are one deal with the seats exchanged.
//
// The two players of a game draw in turn, so what comes to each seat is a stream of cards: the
// hand, then every second card of the pile. A pair of games has two streams, X and Y. In one game
// the first player has X and the other one Y, and in the second game it is the other way round;
// so what luck the cards are falls to each seat once.
//
// Up to the end of the first pile both games have the very same streams. Afterwards the discards
// become a pile, and they are whatever the game has left, so no order can be laid down beforehand.
// Instead each card of the deck (a kind, and which copy of it) has a random key for each shuffle:
// a coin that says X or Y, and a number that says how soon. The cards of a new pile go to their
// streams in the order of their numbers; where one stream has more than its half, its last cards
// go to the end of the other. So both games of a pair get the same cards in the same order as far
// as their discards are the same, and a card more or less moves the cards behind it by one.
//
// Each game by itself is dealt like a real one: the keys are independent and alike for all cards,
// and which places the cards take depends on the keys alone; so every order of the cards is equally
// likely, at the deal and in every pile, whatever was played before. (That the discards have some
// copies and not others changes nothing: play knows no copies, and no keys of shuffles to come.)
#ifndef RUSHKIT_SOLVER_GAME_CARD_STREAMS_H_
#define RUSHKIT_SOLVER_GAME_CARD_STREAMS_H_

#include <cstdint>

#include "solver/game/deal.h"

namespace rushkit {

enum class Stream : uint8_t { kX, kY };

constexpr Stream OtherStream(Stream stream) {
  return stream == Stream::kX ? Stream::kY : Stream::kX;
}

// The shuffles of a game in which the player who plays first has the stream `of_first`. Of an odd
// number of cards one more goes to whoever draws first.
Shuffle StreamShuffle(uint64_t seed, Stream of_first);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_CARD_STREAMS_H_
