// A set of positions: contents, each with its offset pairs, in the order in which they came.
#ifndef RUSHKIT_SOLVER_SEARCH_POSITION_SET_H_
#define RUSHKIT_SOLVER_SEARCH_POSITION_SET_H_

#include <cstdint>
#include <vector>

#include "solver/search/content_space.h"

namespace rushkit {

class PositionSet {
 public:
  bool empty() const { return contents_.empty(); }
  const std::vector<Contents>& contents() const { return contents_; }

  // The offset pairs at which `content` is in the set.
  OffsetSet Of(Content content) const;

  void Add(Content content, OffsetSet offsets);
  void Add(const PositionSet& other);
  // The positions that are not in `other`.
  PositionSet Without(const PositionSet& other) const;

 private:
  static constexpr uint32_t kNone = UINT32_MAX;

  size_t SlotOf(Content content) const;
  void Grow();

  std::vector<Contents> contents_;  // none with an empty set of offsets
  std::vector<uint32_t> slots_;     // open addressing over `contents_`, at most half full
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_POSITION_SET_H_
