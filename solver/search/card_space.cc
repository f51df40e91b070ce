#include "solver/search/card_space.h"

namespace rushkit {

PositionSet CardSpace::Drive(const PositionSet& from, Distance distance) {
  PositionSet after;
  for (const Contents& contents : from.contents()) {
    const OffsetSet exits = space_.Exits(contents, distance);
    if (!exits.empty()) wins_.Add(space_.WithoutHero(contents.content), exits);
    space_.Drives(contents, distance,
                  [&after](Content content, OffsetSet offsets) { after.Add(content, offsets); });
  }
  return after;
}

PositionSet CardSpace::Shifts(const PositionSet& from) const {
  PositionSet after;
  for (const Contents& contents : from.contents()) {
    for (const Side side : {Side::kLeft, Side::kRight}) {
      if (space_.IsLocked(contents.content, side)) continue;
      after.Add(contents.content, space_.shifts().OtherRows(contents.offsets, side));
    }
  }
  return after;
}

}  // namespace rushkit
