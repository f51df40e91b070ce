// The packed floor for grids with sides: breadth-first search with a 128-bit key a position, an
// open-addressed table of keys, and look-ups in batches, each slot asked of memory well before it
// is read.
//
// A vehicle along a row takes seven bits (row and column), an upright one three (row: it never
// leaves its column), the pair of offsets eight. Fields of equal vehicles are kept sorted, so that
// equal vehicles are interchangeable.
#ifndef RUSHKIT_BENCH_TEXTBOOK_SHIFT_FLOOR_H_
#define RUSHKIT_BENCH_TEXTBOOK_SHIFT_FLOOR_H_

#include <array>
#include <cstdint>
#include <vector>

#include "bench/textbook/key_table.h"
#include "bench/textbook/plain_search.h"
#include "solver/board/position.h"

namespace rushkit::bench {

// Keeps its tables from one position to the next.
class ShiftFloor {
 public:
  // Whether the vehicles of `position` fit into a key: any that the box holds do.
  static bool Fits(const Position& position);

  ShiftFloor();

  // `position` has sides and connection `all-three`, and Fits(position).
  PlainResult Solve(const Position& position, const PlainRequest& request);

 private:
  static constexpr int kHighestRow = 11;  // of the table, whose rows run from -6 to 11
  using Lanes = std::array<uint32_t, 6 + kHighestRow + 1>;

  // Where a vehicle stands in the key, and what about it never changes.
  struct Field {
    bool lies = false;
    Role role = Role::kBlocker;
    int length = 0;
    int column = 0;             // of an upright one
    int word = 0;               // of the key
    int shift = 0;              // in that word
    bool is_like_last = false;  // equal to the vehicle of the field before
  };
  // The offsets of both sides and which of them a vehicle locks.
  struct Sides {
    int left;
    int right;
    bool left_locked = false;
    bool right_locked = false;
    int At(int column) const { return column < 5 ? left : column < 9 ? 0 : right; }
  };

  static std::vector<Field> FieldsOf(const Position& position);

  std::vector<Move> MovesTo(uint32_t last, const Position& start) const;
  Key Encode(const Position& position) const;
  uint64_t ValueIn(const Key& key, const Field& field) const {
    return key.words[field.word] >> field.shift & (field.lies ? 127 : 7);
  }
  // The key with another value in field `index`, sorted again; `index` follows the vehicle.
  Key With(Key key, size_t& index, uint64_t value) const;

  // Fills in which cells are taken, by table rows, and which sides are locked.
  void Survey(const Key& key, Sides& sides, Lanes& lanes) const;
  void Expand(uint32_t entry);
  void DriveAlongRow(const Key& key, size_t index, const Sides& sides, const Lanes& lanes);
  void DriveUpright(const Key& key, size_t index, const Sides& sides, const Lanes& lanes);
  void ShiftSide(const Key& key, bool left, const Sides& sides);
  void Visit(Key key, size_t index, uint64_t value);
  bool IsGone(const Key& key) const { return ValueIn(key, fields_[hero_]) == kGone; }

  static constexpr uint64_t kGone = 127;

  Player player_ = Player::kGold;
  std::vector<Field> fields_;
  size_t hero_ = 0;
  std::vector<Lanes> empty_lanes_;  // by pair of offsets: cells that are not on the grid
  KeyTable table_;
  uint32_t parent_ = 0;   // of what is being generated
  bool escapes_ = false;  // whether the hero has left in the last Expand
};

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_TEXTBOOK_SHIFT_FLOOR_H_
