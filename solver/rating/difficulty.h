// How hard people find a solo puzzle: one number, and a word.
//
// The number is in *seconds*: how long the people of a laboratory study would think and slide until
// they have it (geometric mean over people), if the puzzle were one of theirs. Its logarithm is
// linear in the moves of a shortest escape and in the size of the dependency closure, fitted to the
// positions of data/difficulty/people.txt. The moves do nearly all of it; the closure puts puzzles
// of equal length in order. Its weight is shrunk (ridge regression), since 34 positions say little
// about it. What was tried beside them, and how well it foretells positions that it was not fitted
// to, is in bench/README.md; difficulty_bench fits the numbers anew and fails if they are not
// these.
//
// A move of Rush Hour Shift counts as about two of classic Rush Hour. With each move of depth the
// positions that a player may have to tell apart grow by a factor, so time grows by a factor, and
// the exponents are as the logarithms of the growth: over the first three layers, before a small
// board runs out of new positions, the classic positions against the ten printed set-ups. That is
// an extrapolation: nobody has measured people on Shift. What is longer than the longest puzzles of
// the study is one a second time, and says so.
#ifndef RUSHKIT_SOLVER_RATING_DIFFICULTY_H_
#define RUSHKIT_SOLVER_RATING_DIFFICULTY_H_

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

#include "solver/board/position.h"
#include "solver/rating/solo_rating.h"
#include "solver/search/result.h"

namespace rushkit {

enum class DifficultyWord : uint8_t { kEasy, kMedium, kHard, kExpert };

inline constexpr std::array<DifficultyWord, 4> kDifficultyWords = {
    DifficultyWord::kEasy, DifficultyWord::kMedium, DifficultyWord::kHard, DifficultyWord::kExpert};

struct Difficulty {
  double seconds = 0;
  DifficultyWord word = DifficultyWord::kEasy;
  bool is_lower_bound = false;  // a limit was met: no easier than that
  // It takes more classic moves than any puzzle of the study.
  bool is_extrapolated = false;

  // As it is told and wished for.
  int whole_seconds() const { return static_cast<int>(std::lround(seconds)); }

  friend bool operator==(const Difficulty&, const Difficulty&) = default;
};

// What the number is made from. A puzzle and its mirror images have the same.
struct DifficultyFeatures {
  int moves = 0;         // of a shortest escape (on a boxed grid: to the edge, Goal::kEdge)
  int closure = 0;       // DependencyClosure::size()
  bool is_shift = true;  // a grid with sides
};

// log(seconds) = kConstant + kAMove * classic moves + kAPiece * closure.
struct DifficultyModel {
  static constexpr double kConstant = 1.3603;
  static constexpr double kAMove = 0.1698;
  static constexpr double kAPiece = 0.0666;
  static constexpr double kClassicMovesInAShiftMove = 1.97;
  static constexpr double kLongestOfStudy = 15;  // classic moves
  // Words by seconds: half-way, in the logarithm, between the means of the study's groups of 6, 10,
  // 13 and 15 moves. So a puzzle that is easy is one like those of 6 moves.
  static constexpr double kMedium = 27.3;
  static constexpr double kHard = 50.5;
  static constexpr double kExpert = 72.6;
};

Difficulty DifficultyFrom(const DifficultyFeatures& features);

// The word of so many seconds, wherever words are told or asked for.
DifficultyWord DifficultyWordOf(double seconds);
// How many seconds more or less would have that word; 0 where these have it.
double SecondsFrom(double seconds, DifficultyWord word);

// Of a position whose shortest escape is known to take so many moves, without a search.
DifficultyFeatures FeaturesWith(int moves, const Position& position, Player hero);

// After a search for the shortest escape in moves, no escape being shorter than `lower_bound`.
// Nothing when there is none. When a limit came first, that of the bound: a lower bound.
std::optional<Difficulty> DifficultyAfter(SearchStatus status, int lower_bound,
                                          const Position& position, Player hero);

// The harder one of two: that of a set-up, since either hero may be dealt to anybody. A hero that
// has no escape says nothing. It is a lower bound when either of them is.
std::optional<Difficulty> HarderOf(const std::optional<Difficulty>& a,
                                   const std::optional<Difficulty>& b);

// Nothing when the puzzle is unsolvable, or not solved within the limits. Of `request` only limits,
// threads and library are looked at, here and below.
std::optional<DifficultyFeatures> FeaturesOf(const Position& position, Player hero,
                                             const SoloRequest& request);

// Of one hero, as DifficultyAfter().
std::optional<Difficulty> DifficultyOf(const Position& position, Player hero,
                                       const SoloRequest& request);

// Of a set-up, as HarderOf(); nothing when no hero has an escape.
std::optional<Difficulty> DifficultyOf(const Position& position, const SoloRequest& request);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_RATING_DIFFICULTY_H_
