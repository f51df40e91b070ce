// Random set-ups of one manner, and small changes to them: the steps of a search over set-ups.
//
// All that comes out is a legal position of the manner. With a half turn that changes nothing, a
// blocker and its partner come, go and change together.
#ifndef RUSHKIT_SOLVER_GENERATION_SETUP_VARIATION_H_
#define RUSHKIT_SOLVER_GENERATION_SETUP_VARIATION_H_

#include <cstddef>
#include <optional>

#include "solver/base/random.h"
#include "solver/board/grid.h"
#include "solver/board/vehicle.h"
#include "solver/generation/box.h"
#include "solver/generation/sketch.h"

namespace rushkit {

// What variations keep.
struct Design {
  Manner manner = Manner::kSymmetric;
  Grid grid = Grid::Shift();
  Box box = kShiftBox;
  std::optional<Row> hero_row;  // of Gold or the only hero, in its own part; nothing: any
  size_t least_blockers = 8;    // at the start of a search, with the next: fewer where no more fit
  size_t most_blockers = 12;
};

class SetupVariation {
 public:
  SetupVariation(const Design& design, Random& random) : design_(design), random_(random) {}

  // Heroes and about so many blockers, anywhere.
  Sketch RandomSketch();

  // `sketch`, which must be of the manner, with one change: a blocker more or less, or one moved,
  // turned, longer or shorter; now and then another row of the heroes or, in a puzzle, a side
  // shifted, another place for a hero, Silver coming or going. Nothing when some tries at that kind
  // of change did not fit.
  std::optional<Sketch> Vary(const Sketch& sketch);

 private:
  int Below(int bound) { return static_cast<int>(random_.Below(static_cast<uint64_t>(bound))); }
  bool is_symmetric() const { return design_.manner == Manner::kSymmetric; }
  // Blockers that come and go together.
  size_t AtATime() const { return is_symmetric() ? 2 : 1; }

  bool HasRoomFor(const Sketch& sketch, Length length) const;
  Length RandomLength();
  Column HeroColumn(Player player);
  bool PlaceHero(Sketch& sketch, Player player);
  bool PlaceHeroes(Sketch& sketch);
  SketchVehicle AnywhereLike(const Sketch& sketch, SketchVehicle vehicle);
  std::optional<size_t> AnyBlocker(const Sketch& sketch);

  // Each of these is false, and what is left is of no use, where it does not fit.
  bool AddWithPartner(Sketch& sketch, const SketchVehicle& vehicle);
  void RemoveWithPartner(Sketch& sketch, size_t index);
  bool AddBlocker(Sketch& sketch);
  bool RemoveBlocker(Sketch& sketch);
  bool MoveBlocker(Sketch& sketch);
  bool NudgeBlocker(Sketch& sketch);
  bool TurnBlocker(Sketch& sketch);
  bool StretchBlocker(Sketch& sketch);
  bool MoveHeroes(Sketch& sketch);
  bool ShiftSide(Sketch& sketch);
  bool SwitchSilver(Sketch& sketch);

  const Design& design_;
  Random& random_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_SETUP_VARIATION_H_
