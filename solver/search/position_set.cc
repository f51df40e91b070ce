#include "solver/search/position_set.h"

namespace rushkit {

OffsetSet PositionSet::Of(Content content) const {
  const uint32_t number = contents_.Find(content);
  return number == SmallNumbering::kNone ? OffsetSet() : offsets_[number];
}

void PositionSet::Add(Content content, OffsetSet offsets) {
  if (offsets.empty()) return;
  const uint32_t number = contents_.FindOrAdd(content);
  if (number == offsets_.size()) offsets_.push_back({});
  offsets_[number] = offsets_[number] | offsets;
}

void PositionSet::Add(const PositionSet& other) {
  other.ForEach([this](Content content, OffsetSet offsets) { Add(content, offsets); });
}

PositionSet PositionSet::Without(const PositionSet& other) const {
  PositionSet rest;
  ForEach(
      [&](Content content, OffsetSet offsets) { rest.Add(content, offsets - other.Of(content)); });
  return rest;
}

}  // namespace rushkit
