// The set of numbers of several words, against std::map.
#include "solver/search/wide_number_set.h"

#include <cstdint>
#include <map>

#include "solver/base/random.h"
#include "solver/search/large_board.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

using Number = PackedWords<2>;
using Set = WideNumberSet<uint32_t, Number>;

// Looks numbers up in both, and gives each new one a value.
class Mirror {
 public:
  explicit Mirror(Set& set) : set_(set) {}

  void Meet(const Number& number, uint32_t initial) {
    set_.Prefetch(number);
    const Set::Found found = set_.FindOrAdd(number);
    const auto [entry, is_new] = slots_.try_emplace(number, found.slot);
    REQUIRE(found.is_new == is_new);
    REQUIRE(found.slot == entry->second);
    REQUIRE(set_.NumberAt(found.slot) == number);
    const auto value = static_cast<uint32_t>(number.words[0] * 31 + number.words[1]);
    if (is_new) {
      REQUIRE(set_.ValueAt(found.slot) == initial);
      set_.ValueAt(found.slot) = value;
    }
    REQUIRE(set_.ValueAt(found.slot) == value);
  }
  size_t size() const { return slots_.size(); }

 private:
  Set& set_;
  std::map<Number, uint32_t> slots_;
};

}  // namespace

TEST_CASE("A set of wide numbers finds what was added, filled to its last slot or not") {
  Random random(24);
  Set set;
  // The last one is large enough for huge pages.
  for (const uint32_t slots : {2U, 16U, 1024U, 1U << 18}) {
    set.Reset(slots, slots + 3);
    CHECK(set.slots() == slots);
    CHECK(set.bytes() == Set::BytesFor(slots));
    Mirror mirror(set);
    const size_t wanted = slots > 1024 ? 50'000 : slots;
    // Either word alone tells numbers apart, and many are met again.
    while (mirror.size() < wanted) {
      const uint64_t first = 1 + random.Below(300);
      const uint64_t second = random.Below(2'000);
      mirror.Meet(Number{{first, second}}, slots + 3);
    }
  }
}

}  // namespace rushkit
