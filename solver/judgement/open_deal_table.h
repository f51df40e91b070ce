// What is proven of open deals: a transposition table.
//
// A key is whole, never a hash alone, so that what is found is true. It holds the position, both
// hands, the draws to come and the player to move, and of a deal and its half turn, which are the
// same question with the players exchanged, only one. What is proven of a key stays true, whichever
// search it came from; a full table forgets.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_TABLE_H_
#define RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_TABLE_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "solver/game/compact_position.h"

namespace rushkit {

struct OpenDealKey {
  CompactPosition position;
  uint64_t hands = 0;  // and the player to move
  uint32_t draws = 0;  // a number for the cards to come: see DrawOrders

  friend bool operator==(const OpenDealKey&, const OpenDealKey&) = default;
};

// Of one player's win: proven within `wins` own turns, unless 0; proven not within `fails`.
struct WinBounds {
  uint8_t wins = 0;
  uint8_t fails = 0;
};

// Orders of cards, each with a number: equal orders have equal ones.
class DrawOrders {
 public:
  static constexpr uint32_t kNone = 0;  // no card

  uint32_t size() const { return static_cast<uint32_t>(longer_.size()); }
  // The order of `card` and then those of `rest`.
  uint32_t With(size_t card, uint32_t rest);

 private:
  static constexpr size_t kKinds = 9;

  std::vector<std::array<uint32_t, kKinds>> longer_ = {
      {}};  // by order and card; 0 if not there yet
};

class OpenDealTable {
 public:
  // What is proven for the player to move and for the other one.
  struct Proofs {
    WinBounds of_mover;
    WinBounds of_other;
  };

  // A new search begins: what it finds will be kept longer than what is there. It may use so many
  // bytes.
  void Age(uint64_t max_bytes);
  void Clear();

  // Null if nothing is known. Stands until the next call of Put.
  const Proofs* Find(const OpenDealKey& key) const;
  // What is to be kept of `key`, with what is known already.
  Proofs& Put(const OpenDealKey& key);

  uint64_t bytes() const { return entries_.size() * sizeof(Entry); }

 private:
  struct Entry {
    OpenDealKey key;
    Proofs proofs;
    uint32_t age = 0;  // of the search that wrote it; 0 if free

    int depth() const;
  };
  static constexpr size_t kBucket = 4;
  static constexpr size_t kFirstBuckets = 1024;

  size_t BucketOf(const OpenDealKey& key) const;
  // Its entry, or nothing.
  std::optional<size_t> IndexOf(const OpenDealKey& key) const;
  size_t PlaceFor(const OpenDealKey& key) const;
  void Grow();

  std::vector<Entry> entries_;  // a power of two of buckets
  uint64_t max_bytes_ = 0;
  size_t used_ = 0;
  uint32_t age_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_OPEN_DEAL_TABLE_H_
