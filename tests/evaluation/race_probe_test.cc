#include "solver/evaluation/race_probe.h"

#include <algorithm>

#include "tests/catch.h"
#include "tests/game/generator_play.h"

namespace rushkit {
namespace {

using testing::OnRandomPlay;

bool HasBothHeroes(const Position& position) {
  return position.FindHero(Player::kGold) != nullptr &&
         position.FindHero(Player::kSilver) != nullptr;
}

// The probe after a move, which must say what one says that has just begun.
void CheckSame(const RaceProbe& after, const RaceProbe& anew) {
  CHECK(after.Floor() == anew.Floor());
  CHECK(after.ShiftFloor() == anew.ShiftFloor());
}

void CheckSteps(const CompactForm& form, const RaceDistance& race, const CompactPosition& position,
                Player mover, int& greatest_gain, int& kept) {
  const RaceProbe before(race, position, mover);
  const Occupancy occupied = form.OccupiedOf(position);
  const StepsOfGrid& grid = form.table().At(position[CompactPosition::kOffsets]);
  for (int byte = CompactPosition::kFirstVehicle; byte < form.end_byte(); ++byte) {
    if (byte == form.HeroByte(Opponent(mover))) continue;
    const uint8_t anchor = position[byte];
    for (const Step& step : grid[static_cast<size_t>(form.SlotOf(byte).shape.value())][anchor]) {
      if (occupied.Has(step.enter) || step.leaves) continue;
      const CompactPosition moved = position.With(byte, anchor, step.next);
      const RaceProbe after = before.AfterStep(moved, byte, anchor, step.next);
      if (!before.MayLower(byte, anchor, step.next)) {
        CHECK(after.Floor() >= before.Floor());
        CHECK(after.ShiftFloor() >= before.ShiftFloor());
        ++kept;
      }
      CheckSame(after, RaceProbe(race, moved, mover));
      CHECK(after.Floor() >= before.Floor() - 1);
      CHECK(after.ShiftFloor() >= before.ShiftFloor() - 1);
      greatest_gain =
          std::max(greatest_gain, race.SpacesOf(position, mover) - race.SpacesOf(moved, mover));
    }
  }
}

void CheckShifts(const CompactForm& form, const RaceDistance& race, const CompactPosition& position,
                 Player mover) {
  const RaceProbe before(race, position, mover);
  for (const Side side : {Side::kLeft, Side::kRight}) {
    if (StepTable::IsLocked(form.LocksOf(position), side)) continue;
    for (const uint8_t to : form.table().ShiftsFrom(position[CompactPosition::kOffsets], side)) {
      CompactPosition shifted = position;
      shifted.Put(CompactPosition::kOffsets, to);
      const RaceProbe after = before.AfterShift(shifted);
      CheckSame(after, RaceProbe(race, shifted, mover));
      CHECK(after.Floor() >= before.ShiftFloor(side));
    }
  }
}

TEST_CASE("no space lowers the floor of a race by more than one, and no shift below its floor") {
  int checked = 0;
  int greatest_gain = 0;
  int kept = 0;
  OnRandomPlay(150, 30, [&](PlayGenerator& plays, const Position& position, Player mover) {
    if (!HasBothHeroes(position)) return;
    const CompactForm& form = plays.form();
    const CompactPosition compact = *form.Compact(position);
    const RaceDistance race(form, position, CardKinds::All());
    const RaceProbe probe(race, compact, mover);
    CHECK(probe.Floor() <= race.SpacesOf(compact, mover));
    CHECK(probe.ShiftFloor() <= probe.Floor());
    CheckSteps(form, race, compact, mover, greatest_gain, kept);
    CheckShifts(form, race, compact, mover);
    ++checked;
  });
  CHECK(checked > 1000);
  CHECK(kept > 1000);
  CHECK(greatest_gain > 1);  // so the race itself would be no such floor
}

}  // namespace
}  // namespace rushkit
