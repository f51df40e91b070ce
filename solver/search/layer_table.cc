#include "solver/search/layer_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace rushkit {

void LayerTable::Records::push_back(Content content) {
  records_.push_back(
      {static_cast<uint32_t>(content.key()), static_cast<uint32_t>(content.key() >> 32), 0});
}

int LayerTable::Add(Content content, const NumberedSet& offsets, Marks marks) {
  const uint32_t before = contents_.size();
  const uint32_t number = contents_.FindOrAdd(content);
  State& state = contents_.keys().StateOf(number);
  if (number == before) {
    state = StateOf(offsets.number, marks);
    return offsets.size;
  }
  if (number >= added_begin_) return AddToNew(state, offsets, marks);
  if (state >= kReturned) return AddToReturned(returned_[state - kReturned], offsets, marks);
  return AddToOld(number, offsets, marks);
}

int LayerTable::AddToNew(State& state, const NumberedSet& offsets, Marks marks) {
  const SetNumber before = SetOf(state);
  const Marks both = MarksOf(state) & marks;
  state = StateOf(before, both);
  if (before == offsets.number) return 0;
  const OffsetSet reached = sets_[before];
  const OffsetSet added = sets_[offsets.number] - reached;
  if (added.empty()) return 0;
  state = StateOf(sets_.FindOrAdd(reached | added), both);
  return added.size();
}

int LayerTable::AddToReturned(Return& returned, const NumberedSet& offsets, Marks marks) {
  const OffsetSet to_add = sets_[offsets.number];
  const OffsetSet fresh = sets_[SetOf(returned.fresh)];
  const OffsetSet added = to_add - sets_[SetOf(returned.before)] - fresh;
  if (added.empty() && (to_add & fresh).empty()) return 0;
  returned.fresh = StateOf(added.empty() ? SetOf(returned.fresh) : sets_.FindOrAdd(fresh | added),
                           MarksOf(returned.fresh) & marks);
  return added.size();
}

int LayerTable::AddToOld(uint32_t number, const NumberedSet& offsets, Marks marks) {
  State& state = contents_.keys().StateOf(number);
  if (SetOf(state) == offsets.number) return 0;
  const OffsetSet added = sets_[offsets.number] - sets_[SetOf(state)];
  if (added.empty()) return 0;
  const State before = std::exchange(state, kReturned + returned_.size());
  returned_.push_back({number, before, StateOf(sets_.FindOrAdd(added), marks)});
  return added.size();
}

void LayerTable::TakeLayer() {
  for (uint32_t i = 0; i < returned_.size(); ++i) {
    const Return& returned = returned_[i];
    const OffsetSet reached = sets_[SetOf(returned.before)] | sets_[SetOf(returned.fresh)];
    contents_.keys().StateOf(returned.number) = StateOf(sets_.FindOrAdd(reached), 0);
  }
  layer_begin_ = std::exchange(added_begin_, contents_.size());
  std::swap(layer_, returned_);
  returned_.clear();
}

LayerTable::Place LayerTable::At(size_t index) const {
  const auto place = [this](uint32_t number, State fresh) -> Place {
    return {contents_[number], sets_[SetOf(fresh)], SetOf(fresh), MarksOf(fresh)};
  };
  const uint32_t are_new = added_begin_ - layer_begin_;
  if (index >= are_new) {
    const Return& returned = layer_[static_cast<uint32_t>(index) - are_new];
    return place(returned.number, returned.fresh);
  }
  const uint32_t number = layer_begin_ + static_cast<uint32_t>(index);
  const State state = contents_.keys().StateOf(number);
  return place(number, state < kReturned ? state : returned_[state - kReturned].before);
}

void LayerTable::BeginAgain() {
  assert(added_begin_ == size() && returned_.size() == 0);
  layer_begin_ = added_begin_;
  layer_.clear();
}

auto LayerTable::Forget(uint32_t number) -> Place {
  const State nowhere = StateOf(sets_.FindOrAdd({}), 0);
  const SetNumber set = SetOf(std::exchange(contents_.keys().StateOf(number), nowhere));
  return {contents_[number], sets_[set], set, 0};
}

bool LayerTable::is_full() const {
  constexpr uint32_t kSpare = uint32_t{1} << 16;
  return contents_.size() > kReturned - kSpare || sets_.size() > (uint32_t{1} << kSetBits) - kSpare;
}

size_t LayerTable::bytes() const {
  return contents_.bytes() + sets_.bytes() + layer_.bytes() + returned_.bytes();
}

}  // namespace rushkit
