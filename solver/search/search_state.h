// What the best-first search moves between: a key, at some offset pairs.
#ifndef RUSHKIT_SOLVER_SEARCH_SEARCH_STATE_H_
#define RUSHKIT_SOLVER_SEARCH_SEARCH_STATE_H_

#include <cstdint>

#include "absl/numeric/int128.h"
#include "solver/search/numbering.h"
#include "solver/search/offset_set.h"

namespace rushkit {

template <class Key, class KeyHash>
struct SearchState {
  Key key;
  OffsetSet offsets;

  friend bool operator==(const SearchState&, const SearchState&) = default;

  struct Hash {
    uint64_t operator()(const SearchState& state) const {
      const absl::uint128 bits = state.offsets.bits();
      return MixBits(KeyHash()(state.key) ^ MixBits(absl::Uint128High64(bits)) ^
                     absl::Uint128Low64(bits));
    }
  };
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_SEARCH_STATE_H_
