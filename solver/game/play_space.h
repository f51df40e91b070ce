// Positions one by one, each with the way that leads there: the Space of card_outcomes.h in which
// every outcome comes with a turn.
#ifndef RUSHKIT_SOLVER_GAME_PLAY_SPACE_H_
#define RUSHKIT_SOLVER_GAME_PLAY_SPACE_H_

#include <optional>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "solver/board/move.h"
#include "solver/board/position.h"

namespace rushkit {

// Visits are numbered as they are made and kept for the life of the space. Two visits of one
// Placement by different ways are two visits, of which a set holds the one with fewer moves.
class PlaySpace {
 public:
  // Visits of different Placements, in the order in which those were found.
  class Set {
   public:
    const std::vector<int>& visits() const { return visits_; }

   private:
    friend class PlaySpace;

    std::vector<int> visits_;
    absl::flat_hash_map<int, size_t> index_;  // of a Placement's number in visits_
  };

  PlaySpace(const Position& start, Player mover);

  // The set of the start alone.
  Set Start() const;

  Set Steps(const Set& from);
  Set Slides(const Set& from);
  Set Shifts(const Set& from);
  Set Wins(const Set& set) const;
  Set Union(Set a, const Set& b) const;
  Set Minus(const Set& a, const Set& b) const;
  bool IsEmpty(const Set& set) const { return set.visits_.empty(); }

  const Position& PositionOf(int visit) const { return At(visit).position; }
  bool HasWon(int visit) const { return At(visit).won; }
  // The moves from the start, single steps of one vehicle in one direction joined into one drive.
  std::vector<Move> MovesTo(int visit) const;

 private:
  struct Visit {
    Position position;
    int placement;             // its number
    int parent;                // -1 for the start
    std::optional<Move> move;  // from the parent
    int moves;                 // length of MovesTo
    bool won;
  };

  const Visit& At(int visit) const { return visits_[static_cast<size_t>(visit)]; }
  // The positions one drive away; single steps or slides.
  Set Drives(const Set& from, bool single_steps);
  // Makes a visit one move away from `parent` and puts it into `set`.
  void Reach(int parent, const Move& move, bool won, Set& set);
  // Puts `visit` into `set` unless a visit of the same Placement with as few moves is there; tells
  // whether it did.
  bool Insert(int visit, Set& set) const;
  int NumberOf(Placement placement);

  Player mover_;
  std::vector<Visit> visits_;
  absl::flat_hash_map<Placement, int> numbers_;
};

// `moves` with neighbouring drives of one vehicle in the same direction joined into one.
std::vector<Move> Joined(const std::vector<Move>& moves);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_PLAY_SPACE_H_
