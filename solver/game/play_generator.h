// The different positions that the cards of a hand can leave, for millions of questions about the
// positions of one set-up.
//
// A position is a few bytes (compact_position.h), a space of a vehicle a look-up (step_table.h),
// and one table numbers what is met (play_space.h), so that an outcome costs little more than one
// look-up. What several cards share is made once: M1 to M4 are prefixes of one another, and the
// MS cards build on the same spaces. Begin starts over and keeps the memory.
#ifndef RUSHKIT_SOLVER_GAME_PLAY_GENERATOR_H_
#define RUSHKIT_SOLVER_GAME_PLAY_GENERATOR_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>

#include "solver/board/position.h"
#include "solver/game/card.h"
#include "solver/game/card_kinds.h"
#include "solver/game/card_outcomes.h"
#include "solver/game/compact_form.h"
#include "solver/game/compact_position.h"
#include "solver/game/play_space.h"
#include "solver/game/rules.h"
#include "solver/game/turn.h"
#include "solver/game/turn_search.h"
#include "solver/game/win_search.h"

namespace rushkit {

// Every position that one card can leave, each once (equal vehicles are interchangeable): first
// those in which the mover's hero has left, then the others in the order in which they are found,
// which depends on the position alone. Never empty: a card that can do nothing leaves the position
// as it is. A view that stands until its generator begins again.
class Outcomes {
 public:
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = CompactPosition;
    using difference_type = std::ptrdiff_t;
    using pointer = const CompactPosition*;
    using reference = const CompactPosition&;

    Iterator(const Outcomes* outcomes, size_t index) : outcomes_(outcomes), index_(index) {}
    reference operator*() const { return (*outcomes_)[index_]; }
    Iterator& operator++() {
      ++index_;
      return *this;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    const Outcomes* outcomes_;
    size_t index_;
  };

  Outcomes(const PlaySpace& space, const PlaySpace::Set& set) : space_(&space), set_(set) {}

  size_t size() const { return space_->NumbersOf(set_).size(); }
  size_t win_count() const { return space_->WinCount(set_); }
  bool Wins(size_t index) const { return index < win_count(); }
  const CompactPosition& operator[](size_t index) const {
    return (*space_)[space_->NumbersOf(set_)[index]];
  }
  // Nothing when the card cannot leave `position`.
  std::optional<size_t> Find(const CompactPosition& position) const;

  Iterator begin() const { return Iterator(this, 0); }
  Iterator end() const { return Iterator(this, size()); }

 private:
  const PlaySpace* space_;
  PlaySpace::Set set_;
};

class PlayGenerator {
 public:
  // For `setup`, on a grid with sides, and all that comes of it.
  PlayGenerator(const Position& setup, SpacesRule rule);
  PlayGenerator(const PlayGenerator&) = delete;
  PlayGenerator& operator=(const PlayGenerator&) = delete;

  const CompactForm& form() const { return form_; }
  SpacesRule rule() const { return rule_; }

  // Which of the cards `asked` can take the mover's hero off at once. Generates as little as it
  // can, mostly nothing, and leaves alone what has begun.
  CardKinds Winning(const CompactPosition& position, Player mover, CardKinds asked) {
    return win_search_.Winning(position, mover, asked);
  }

  // Begins with a position; ends what was given out about the one before.
  void Begin(const CompactPosition& position, Player mover);
  // The same, with `position`'s own letters in TurnTo. It must be of form().
  void Begin(const Position& position, Player mover);

  // What `card` can leave from where it has begun.
  Outcomes Of(Card card);

  // What must be used of `card`, which is no slide, under `exact` by whoever does not win with it.
  CardUse MostUse(Card card) { return outcomes_->MostUse(card); }

  // The turn of the canonical form (turn_search.h) by which `card` leaves `outcome`, one of
  // Of(card). Its letters are those of form().Expand of the position, or of the Position that it
  // has begun with: they are the same unless equal vehicles have overtaken one another.
  Turn TurnTo(Card card, const CompactPosition& outcome);

  // Whether `outcome` of a card is one in which the mover's hero has left with it.
  bool IsWin(const CompactPosition& outcome) const;

 private:
  friend class PlayCursor;

  void BeginAt(const CompactPosition& position, Player mover);

  CompactForm form_;
  SpacesRule rule_;
  PlaySpace space_;
  WinSearch win_search_;
  WinSearch lazy_wins_;
  TurnSearch turn_search_;
  Player mover_ = Player::kGold;
  CompactPosition start_;
  CompactPosition lettered_start_;
  std::optional<CardOutcomes<PlaySpace>> outcomes_;
  std::array<std::optional<PlaySpace::Set>, kCardKinds> made_;
};

// The outcomes of one card one by one: wins first, each as soon as it is found, so that whoever
// looks for one stops early; the others are generated when the wins have ended. One at a time for a
// generator, until it begins again.
class PlayCursor {
 public:
  PlayCursor(PlayGenerator& generator, Card card);

  // The next outcome, or null after the last. Stands until the next call.
  const CompactPosition* Next();

 private:
  PlayGenerator& generator_;
  Card card_;
  std::optional<Outcomes> rest_;
  size_t next_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_PLAY_GENERATOR_H_
