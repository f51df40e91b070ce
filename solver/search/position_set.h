// A set of positions: contents, each with its offset pairs, in the order in which they came.
#ifndef RUSHKIT_SOLVER_SEARCH_POSITION_SET_H_
#define RUSHKIT_SOLVER_SEARCH_POSITION_SET_H_

#include <cstddef>
#include <cstdint>
#include <vector>

#include "solver/search/content_space.h"

namespace rushkit {

class PositionSet {
 public:
  bool empty() const { return offsets_.empty(); }

  // Calls visit(content, offsets) for each content; never with an empty set of offsets. The set
  // must not change meanwhile.
  template <class Visit>
  void ForEach(Visit visit) const {
    for (uint32_t number = 0; number < contents_.size(); ++number) {
      visit(contents_[number], offsets_[number]);
    }
  }

  size_t bytes() const { return contents_.bytes() + HeldBytes(offsets_); }

  // The offset pairs at which `content` is in the set.
  OffsetSet Of(Content content) const;

  void Add(Content content, OffsetSet offsets);
  void Add(const PositionSet& other);
  // The positions that are not in `other`.
  PositionSet Without(const PositionSet& other) const;

 private:
  using SmallNumbering = Numbering<Content, ContentHash, std::vector<Content>>;

  SmallNumbering contents_;
  std::vector<OffsetSet> offsets_;  // by number of content
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_POSITION_SET_H_
