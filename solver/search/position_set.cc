#include "solver/search/position_set.h"

#include <algorithm>
#include <bit>

namespace rushkit {

OffsetSet PositionSet::Of(Content content) const {
  if (slots_.empty()) return {};
  const uint32_t number = slots_[SlotOf(content)];
  return number == kNone ? OffsetSet() : contents_[number].offsets;
}

void PositionSet::Add(Content content, OffsetSet offsets) {
  if (offsets.empty()) return;
  if (2 * (contents_.size() + 1) > slots_.size()) Grow();
  uint32_t& number = slots_[SlotOf(content)];
  if (number == kNone) {
    number = static_cast<uint32_t>(contents_.size());
    contents_.push_back({content, offsets});
  } else {
    contents_[number].offsets = contents_[number].offsets | offsets;
  }
}

void PositionSet::Add(const PositionSet& other) {
  for (const Contents& contents : other.contents_) Add(contents.content, contents.offsets);
}

PositionSet PositionSet::Without(const PositionSet& other) const {
  PositionSet rest;
  for (const auto& [content, offsets] : contents_) rest.Add(content, offsets - other.Of(content));
  return rest;
}

size_t PositionSet::SlotOf(Content content) const {
  const size_t mask = slots_.size() - 1;
  size_t slot = ContentHash()(content) >> (64 - std::countr_zero(slots_.size()));
  while (slots_[slot] != kNone && !(contents_[slots_[slot]].content == content)) {
    slot = (slot + 1) & mask;
  }
  return slot;
}

void PositionSet::Grow() {
  slots_.assign(std::max<size_t>(16, 2 * slots_.size()), kNone);
  for (uint32_t number = 0; number < contents_.size(); ++number) {
    slots_[SlotOf(contents_[number].content)] = number;
  }
}

}  // namespace rushkit
