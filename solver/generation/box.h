// What new set-ups are made of, and what they look like.
#ifndef RUSHKIT_SOLVER_GENERATION_BOX_H_
#define RUSHKIT_SOLVER_GENERATION_BOX_H_

#include <cstdint>

#include "solver/board/grid.h"
#include "solver/board/vehicle.h"

namespace rushkit {

inline constexpr Length kCarLength{2};
inline constexpr Length kTruckLength{3};

// The blockers that there are, besides the heroes.
struct Box {
  size_t cars = 0;    // of length 2
  size_t trucks = 0;  // of length 3

  constexpr size_t blockers() const { return cars + trucks; }
  friend constexpr bool operator==(const Box&, const Box&) = default;
};

// RULES: "Box". The classic one holds the hero as a twelfth car.
inline constexpr Box kShiftBox{8, 4};
inline constexpr Box kClassicBox{11, 4};

enum class Manner : uint8_t {
  // As the ten printed set-ups: the sides in line, each hero flush with its own end, and a half
  // turn, which swaps the heroes, changes nothing. So blockers come in pairs, and both heroes have
  // the same escapes.
  kSymmetric,
  kAsymmetric,  // the same, but that the half turn does change something
  kPuzzle,      // any legal position, with Gold or with both heroes; Gold wants out
  kClassic,     // a boxed grid with one hero, anywhere in its row
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_BOX_H_
