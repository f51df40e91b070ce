#include "solver/search/card_space.h"

namespace rushkit {

PositionSet CardSpace::Drive(const PositionSet& from, Distance distance) {
  return Moved(from, distance, [&](const Contents& at, ContentSpace::Visit visit) {
    space_.Drives(at, distance, visit);
  });
}

PositionSet CardSpace::SeamSteps(const PositionSet& from) {
  return Moved(from, Distance::kOneSpace, [&](const Contents& at, ContentSpace::Visit visit) {
    space_.SeamDrives(at, Distance::kOneSpace, visit);
  });
}

PositionSet CardSpace::Moved(const PositionSet& from, Distance distance,
                             absl::FunctionRef<void(const Contents&, ContentSpace::Visit)> drives) {
  PositionSet after;
  from.ForEach([&](Content content, OffsetSet offsets) {
    const OffsetSet exits = space_.Exits({content, offsets}, distance);
    if (!exits.empty()) wins_.Add(space_.WithoutHero(content), exits);
    drives({content, offsets}, [&after](Content next, OffsetSet at) { after.Add(next, at); });
  });
  bytes_ += after.bytes();
  return after;
}

PositionSet CardSpace::Shifts(const PositionSet& from) {
  PositionSet after;
  from.ForEach([&](Content content, OffsetSet offsets) {
    for (const Side side : {Side::kLeft, Side::kRight}) {
      if (space_.IsLocked(content, side)) continue;
      after.Add(content, space_.shifts().OtherRows(offsets, side));
    }
  });
  bytes_ += after.bytes();
  return after;
}

}  // namespace rushkit
