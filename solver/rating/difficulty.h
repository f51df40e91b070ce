// How hard people find a solo puzzle: one number, and a word.
//
// The number is in *seconds*: how long the people of a laboratory study would think and slide until
// they have it (geometric mean over people), if the puzzle were one of theirs. Its logarithm is
// linear in two things, fitted by least squares to the 35 positions of data/difficulty/people.txt:
//
//   moves   of a shortest escape, in classic moves (see below)
//   pieces  that a player deals with: those in the dependency closure, which have to be looked at,
//           and those that a shortest escape moves, which have to be found; most count twice
//
// The moves do nearly all of it; the pieces put puzzles of equal length in order. What was tried
// beside them, and how well it foretells positions that it was not fitted to, is in
// bench/README.md; difficulty_bench fits the numbers anew and fails if they are not these.
//
// A move of Rush Hour Shift counts as more than one classic move. With each move of depth the
// positions that a player may have to tell apart grow by a factor, so time grows by a factor, and
// the exponents are as the logarithms of the growth: over the first three layers, before a small
// board runs out of new positions, 35 classic positions against the ten printed set-ups. That is
// an extrapolation: nobody has measured people on Shift.
#ifndef RUSHKIT_SOLVER_RATING_DIFFICULTY_H_
#define RUSHKIT_SOLVER_RATING_DIFFICULTY_H_

#include <cstdint>
#include <optional>

#include "solver/board/position.h"
#include "solver/rating/solo_rating.h"

namespace rushkit {

enum class DifficultyWord : uint8_t { kEasy, kMedium, kHard, kExpert };

struct Difficulty {
  double seconds = 0;
  DifficultyWord word = DifficultyWord::kEasy;
  bool is_lower_bound = false;  // a limit was met: no easier than that

  friend bool operator==(const Difficulty&, const Difficulty&) = default;
};

// What the number is made from.
struct DifficultyFeatures {
  int moves = 0;         // of a shortest escape (on a boxed grid: to the edge, Goal::kEdge)
  int closure = 0;       // DependencyClosure::size()
  int moved = 0;         // vehicles and sides that the escape moves
  bool is_shift = true;  // a grid with sides

  int pieces() const { return closure + moved; }
};

// log(seconds) = kLogSeconds + kAMove * classic moves + kAPiece * pieces.
struct DifficultyModel {
  static constexpr double kLogSeconds = 0.8854;
  static constexpr double kAMove = 0.1511;
  static constexpr double kAPiece = 0.0790;
  static constexpr double kClassicMovesInAShiftMove = 1.6;
  // Words by seconds: half-way, in the logarithm, between the means of the study's groups of 6, 10,
  // 13 and 15 moves. So a puzzle that is easy is one like those of 6 moves.
  static constexpr double kMedium = 28;
  static constexpr double kHard = 53;
  static constexpr double kExpert = 79;
};

Difficulty DifficultyFrom(const DifficultyFeatures& features);

// Of a solved puzzle. Pieces that are moved are those of the first shortest escape that is found,
// with the grid seen so that the hero leaves at the right, and not upside down or so, whichever
// comes first: so a puzzle and its mirror images have the same features. Nothing when it is
// unsolvable, or not solved within the limits.
std::optional<DifficultyFeatures> FeaturesOf(const Position& position, Player hero,
                                             const SoloRequest& request);

// Of one hero. Nothing when there is no escape. When a limit came first, a lower bound: that of the
// proven number of moves with the hero alone moved.
std::optional<Difficulty> DifficultyOf(const Position& position, Player hero,
                                       const SoloRequest& request);

// Of a set-up: that of the hero who finds it harder, since either may be dealt to anybody. A hero
// that has no escape says nothing; nothing when none has one.
std::optional<Difficulty> DifficultyOf(const Position& position, const SoloRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_RATING_DIFFICULTY_H_
