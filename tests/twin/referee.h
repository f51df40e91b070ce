// The slow twin of the referee: the card game as it is played at a table, with cards in lists and
// everything that happened written down.
#ifndef RUSHKIT_TESTS_TWIN_REFEREE_H_
#define RUSHKIT_TESTS_TWIN_REFEREE_H_

#include <map>
#include <string>
#include <vector>

#include "tests/twin/plays.h"
#include "tests/twin/table.h"

namespace rushkit::twin {

using Cards = std::vector<std::string>;  // `M1`, `SL`, ...

Cards Sorted(Cards cards);

// When a game is broken off: after so many turns, or when the same position stands for the so
// many-th time with the same player to move.
struct Breaks {
  int turn_cap = 200;
  int repetitions = 5;
};

// What a player can tell of the cards that lie face down. Lists are sorted.
struct Sight {
  Cards own;
  Cards other_known;     // cards that the other hand is known to hold
  int other_hidden = 0;  // its other cards
  Cards unseen;          // those, and the pile

  friend bool operator==(const Sight&, const Sight&) = default;
};

class Referee {
 public:
  // `hands` by player, 'G' and 'S'; the next card of `pile` stands first.
  Referee(const Table& start, char first, Spending spending, const Breaks& breaks,
          const std::map<char, Cards>& hands, const Cards& pile);

  const Table& table() const { return table_; }
  char to_move() const { return to_move_; }
  int turns() const { return turns_; }
  // Empty while it goes on; then `G` or `S` for who has won, `cap` or `repetition`.
  const std::string& ending() const { return ending_; }
  Cards Hand(char player) const { return Sorted(hands_.at(player)); }
  const Cards& pile() const { return pile_; }
  Cards Discards() const { return Sorted(discards_); }
  // How often what stands now has stood with the same player to move.
  int TimesStood() const;
  int reshuffles() const { return reshuffles_; }

  bool MayPlay(const std::string& card, const std::vector<std::string>& moves) const;
  // Plays a legal turn, and draws unless the game ends with it.
  void Play(const std::string& card, const std::vector<std::string>& moves);
  // Whether the pile has run out with a draw: then the discards must be shuffled before anything
  // else is done.
  bool NeedsPile() const { return pile_.empty(); }
  // The discards lie in this order now. False when they are not these cards.
  bool Stack(const Cards& order);

  // What `viewer` can tell, worked out again from all that happened in front of him.
  Sight SightOf(char viewer) const;

 private:
  struct Event {
    enum class Kind { kPlay, kDraw, kReshuffle } kind;
    char player = ' ';
    std::string card;  // of a draw: the other player does not see it
  };

  Table table_;
  char to_move_;
  Spending spending_;
  Breaks breaks_;
  std::map<char, Cards> hands_;
  std::map<char, Cards> dealt_;
  Cards deck_;
  Cards pile_;
  Cards discards_;
  int turns_ = 0;
  int reshuffles_ = 0;
  std::string ending_;
  std::vector<std::string> stood_;  // key and player to move of each turn, the start first
  std::vector<Event> events_;
};

}  // namespace rushkit::twin

#endif  // RUSHKIT_TESTS_TWIN_REFEREE_H_
