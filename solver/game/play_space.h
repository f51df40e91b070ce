// Positions after single moves, numbered: the Space of card_outcomes.h for one position at a time.
//
// Every position that is met gets a number, and a set is a run of numbers, so that a move costs one
// look-up in a table and no allocation. All memory is kept from one question to the next.
#ifndef RUSHKIT_SOLVER_GAME_PLAY_SPACE_H_
#define RUSHKIT_SOLVER_GAME_PLAY_SPACE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "solver/game/compact_form.h"
#include "solver/game/compact_position.h"
#include "solver/game/position_numbers.h"
#include "solver/game/step_table.h"

namespace rushkit {

class PlaySpace {
 public:
  // Different positions in the order in which they were found. Never changed once it is made; one
  // that is made by default is empty.
  class Set {
   private:
    friend class PlaySpace;

    uint32_t size() const { return end_ - begin_; }

    // Where its numbers stand in members_, and how many of them are won.
    uint32_t begin_ = 0;
    uint32_t end_ = 0;
    uint32_t wins_ = 0;
    uint32_t spaces_ = 0;  // driven from the start; of a union, of its first part
    // Of steps from the start and nothing else, from 1 on; else 0. Up to there in members_ what is
    // asleep belongs to this level.
    uint32_t level_ = 0;
    uint32_t level_end_ = 0;
  };

  // `form` must outlive this.
  explicit PlaySpace(const CompactForm& form) : form_(form), table_(form.table()) {}

  // Begins with a new position and ends all sets.
  void Begin(const CompactPosition& start, const Occupancy& occupied, Player mover);
  // The same for wins only: positions from which the mover cannot win within `spaces` from the
  // start are left out of the sets.
  void BeginForWins(const CompactPosition& start, const Occupancy& occupied, Player mover,
                    int spaces);

  // The set of the start alone.
  Set Start() const;

  // Positions one space of one vehicle away, one slide away, one shift away: none from a won one.
  Set Steps(const Set& from);
  Set Slides(const Set& from);
  Set Shifts(const Set& from);
  // The steps of vehicles that are on two parts before or after, and those that win.
  Set SeamSteps(const Set& from);
  Set Wins(const Set& set);
  // A union begins with what is in `a`.
  Set Union(const Set& a, const Set& b);
  Set Minus(const Set& a, const Set& b);
  bool IsEmpty(const Set& set) const { return set.size() == 0; }
  bool HasWins(const Set& set) const { return set.wins_ > 0; }
  size_t WinCount(const Set& set) const { return set.wins_; }

  absl::Span<const uint32_t> NumbersOf(const Set& set) const {
    return absl::MakeConstSpan(members_).subspan(set.begin_, set.size());
  }
  const CompactPosition& operator[](uint32_t number) const { return numbers_[number]; }
  bool HasWon(uint32_t number) const { return facts_[number].occupied.HasLeft(mover_); }

  // At least so many spaces until `mover` has won from here: those of its hero, and one for every
  // cell that stands in its way in the outer part, because no space frees two cells and no shift
  // any. UINT8_MAX if the hero is not there.
  static int LeastSpacesToWin(const CompactForm& form, const CompactPosition& position,
                              const Occupancy& occupied, Player mover);

 private:
  struct Mover {
    int byte;
    size_t shape;
    bool has_equals;
  };
  // A set of steps, two bits a mover: backward, forward.
  using StepSet = uint64_t;
  // What is known of a position beside its key.
  struct Facts {
    Occupancy occupied;
    StepSet asleep = 0;     // see DriveFrom
    uint32_t taken_by = 0;  // the serial number of the last set that took it in
  };
  // A step that is free to be made.
  struct OpenStep {
    uint8_t index;  // of its bit in a StepSet
    uint8_t anchor;
    Step step;

    StepSet bit() const { return StepSet{1} << index; }
    StepSet both_ways() const { return StepSet{3} << (index & ~1); }
  };

  static constexpr int kNoLimit = UINT8_MAX;

  Set Open(uint32_t spaces);
  void Close(Set& set) const { set.end_ = static_cast<uint32_t>(members_.size()); }
  void FindOpenSteps(uint32_t number);
  void DriveFrom(uint32_t number, StepSet asleep, Set& set);
  void FindSeamMovers(const CompactPosition& position);
  void SeamDriveFrom(uint32_t number, Set& set);
  const Mover& MoverOf(const OpenStep& open) const { return movers_[open.index / 2]; }
  void SlideFrom(uint32_t number, const Mover& vehicle, size_t direction, Set& set);
  CompactPosition Moved(const CompactPosition& position, const Mover& vehicle, uint8_t anchor,
                        const Step& step) const;
  bool IsHopeless(const CompactPosition& position, const Occupancy& occupied, int spaces) const;
  // Puts what a step leads to into the set that is open, unless it is hopeless. Of `asleep` only
  // those stay asleep that are so whichever way the position is reached.
  void ReachByStep(uint32_t from, const OpenStep& open, StepSet asleep, Set& set);
  // Puts a position into the set that is open; returns its number and whether it was not in it yet.
  std::pair<uint32_t, bool> Reach(const CompactPosition& position, const Occupancy& occupied,
                                  Set& set);
  bool Add(uint32_t number, Set& set);

  const CompactForm& form_;
  const StepTable& table_;
  Player mover_ = Player::kGold;
  int most_spaces_ = kNoLimit;
  std::vector<Mover> movers_;
  PositionNumbers numbers_;
  std::vector<Facts> facts_;  // by number
  uint32_t open_set_ = 0;
  uint32_t last_level_ = 0;  // the level whose steps asleep are kept
  std::vector<uint32_t> members_;
  std::array<OpenStep, 2 * kMostVehicles> open_steps_;
  size_t open_count_ = 0;
  std::vector<uint8_t> seam_movers_;  // that may touch a seam with one step, or leave
  std::array<StepSet, Occupancy::kNever + 1> entering_ =
      {};  // by bit: the open steps that enter it
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_PLAY_SPACE_H_
