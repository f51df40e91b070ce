// The set of numbers, against std::map.
#include "solver/search/number_set.h"

#include <cstdint>
#include <map>
#include <vector>

#include "solver/base/random.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

using Set = NumberSet<uint16_t>;

// What a set must know: where each number is and its value.
class Mirror {
 public:
  explicit Mirror(Set& set) : set_(set) {}

  // Looks a number up in both, and gives it a value if it is new.
  void Meet(uint32_t number, uint16_t initial) {
    const Set::Found found = set_.FindOrAdd(number);
    const auto [entry, is_new] = slots_.try_emplace(number, found.slot);
    REQUIRE(found.is_new == is_new);
    REQUIRE(found.slot == entry->second);
    REQUIRE(found.slot < set_.slots());
    REQUIRE(set_.NumberAt(found.slot) == number);
    if (is_new) {
      REQUIRE(set_.ValueAt(found.slot) == initial);
      set_.ValueAt(found.slot) = ValueOf(number);
    }
    REQUIRE(set_.ValueAt(found.slot) == ValueOf(number));
  }

  void MeetAllAgain() {
    for (const auto& [number, slot] : slots_) Meet(number, 0);
  }

  size_t size() const { return slots_.size(); }

 private:
  static uint16_t ValueOf(uint32_t number) { return static_cast<uint16_t>(number * 31 + 7); }

  Set& set_;
  std::map<uint32_t, uint32_t> slots_;
};

// Numbers that belong into the last bucket of a small set: multiples of the inverse of the factor
// by which the set multiplies.
std::vector<uint32_t> Colliding(size_t count) {
  constexpr uint32_t kFactor = 0x9e3779b1;
  uint32_t inverse = kFactor;
  for (int i = 0; i < 5; ++i) inverse *= 2 - kFactor * inverse;
  REQUIRE(inverse * kFactor == 1);
  std::vector<uint32_t> numbers;
  for (uint32_t i = 1; i <= count; ++i) numbers.push_back(inverse * (0U - i));
  return numbers;
}

}  // namespace

TEST_CASE("A set of numbers finds what was added where it was put, with its value") {
  Random random(21);
  Set set;
  set.Reset(1U << 17, 5);
  Mirror mirror(set);
  for (int i = 0; i < 100'000; ++i) {
    // Half of them near each other, as numbers of positions are, and many of them repeated.
    const bool is_near = random.Below(2) == 0;
    mirror.Meet(static_cast<uint32_t>(is_near ? 1 + random.Below(40'000) : random.Next() | 1), 5);
  }
  CHECK(mirror.size() > 60'000);
  mirror.MeetAllAgain();
}

TEST_CASE("A set of numbers can be filled to its last slot") {
  Random random(22);
  for (const uint32_t slots : {8U, 16U, 1024U}) {
    Set set;
    set.Reset(slots, 9);
    Mirror mirror(set);
    while (mirror.size() < slots) mirror.Meet(static_cast<uint32_t>(random.Next() | 1), 9);
    mirror.MeetAllAgain();
  }
}

TEST_CASE("Numbers that all belong into the last bucket overflow into the others and are found") {
  for (const uint32_t slots : {8U, 64U, 4096U}) {
    Set set;
    set.Reset(slots, 1);
    Mirror mirror(set);
    for (const uint32_t number : Colliding(slots)) mirror.Meet(number, 1);
    mirror.MeetAllAgain();
    CHECK(mirror.size() == slots);
  }
}

TEST_CASE("A set of numbers is empty after a reset, larger or smaller than before") {
  Random random(23);
  Set set;
  for (const uint32_t slots : {64U, 1024U, 1024U, 16U}) {
    const auto initial = static_cast<uint16_t>(slots + 3);
    set.Reset(slots, initial);
    CHECK(set.slots() == slots);
    CHECK(set.bytes() == slots * 6);
    CHECK(set.bytes() == Set::BytesFor(slots));
    for (uint32_t slot = 0; slot < slots; ++slot) REQUIRE(set.NumberAt(slot) == 0);
    Mirror mirror(set);
    for (uint32_t number = 1; number <= slots; ++number) mirror.Meet(number, initial);
  }
}

}  // namespace rushkit
