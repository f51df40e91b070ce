// The best plays of every card at every position that a search meets, each made once.
//
// What a card can leave does not depend on who holds what, so a search that looks at thousands of
// hands needs it once a position: a page of this book. Of the hundreds of outcomes of a card only
// those that stand best are kept, best first, each with the kinds of cards that the other player
// could answer with a win. A page, and each card of it, is written when it is first asked for, and
// says the same whoever asks and in whatever order: a cache.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_PLAY_BOOK_H_
#define RUSHKIT_SOLVER_JUDGEMENT_PLAY_BOOK_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "solver/evaluation/race_distance.h"
#include "solver/game/card_kinds.h"
#include "solver/game/compact_position.h"
#include "solver/game/play_generator.h"

namespace rushkit {

struct BookPlay {
  CompactPosition position;
  int worth = 0;      // of the race (game_value.h), to whoever plays it
  CardKinds answers;  // with which the other player wins
};

struct BookPlays {
  std::vector<BookPlay> best;
  uint64_t generated = 0;  // outcomes that these are the best of
};

struct BookPage {
  CompactPosition position;
  Player mover = Player::kGold;
  int worth = 0;      // of the race, to the mover
  CardKinds wins;     // with which the mover wins
  CardKinds threats;  // with which the other one would win, if the mover did nothing
  std::array<std::optional<BookPlays>, kCardKinds> plays;
};

class PlayBook {
 public:
  // Of a game with cards of these kinds. `plays` and `race` must outlive this.
  PlayBook(PlayGenerator& plays, const RaceDistance& race, CardKinds kinds)
      : plays_(plays), race_(race), kinds_(kinds) {}

  BookPage& PageOf(const CompactPosition& position, Player mover);
  const BookPlays& PlaysOf(BookPage& page, Card card);
  // What stands of an outcome of `mover`, whether it is among the best or not.
  BookPlay PlayTo(const CompactPosition& outcome, Player mover);

  // In the order in which they were asked for.
  const std::deque<BookPage>& pages() const { return pages_; }

 private:
  using Key = std::pair<CompactPosition, Player>;

  int WorthOfOutcome(const CompactPosition& outcome, Player mover) const;

  PlayGenerator& plays_;
  const RaceDistance& race_;
  CardKinds kinds_;
  std::deque<BookPage> pages_;
  absl::flat_hash_map<Key, BookPage*> by_position_;
  const BookPage* begun_ = nullptr;
  std::vector<std::pair<int, uint32_t>> order_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_PLAY_BOOK_H_
