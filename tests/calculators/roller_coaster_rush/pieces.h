// What several tests of Roller Coaster Rush need.
#ifndef RUSHKIT_TESTS_CALCULATORS_ROLLER_COASTER_RUSH_PIECES_H_
#define RUSHKIT_TESTS_CALCULATORS_ROLLER_COASTER_RUSH_PIECES_H_

#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "calculators/roller_coaster_rush/notation.h"
#include "calculators/roller_coaster_rush/showstopper.h"
#include "data/embedded.h"
#include "solver/base/random.h"
#include "tests/catch.h"

namespace rushkit::coaster::testing {

// All of these take what is known to be right.
inline WrittenCoaster Written(absl::string_view letters) {
  Diagnostics wrong;
  WrittenCoaster coaster = ReadCoaster(SplitItems({letters}), wrong);
  REQUIRE(wrong.empty());
  return coaster;
}

inline Coaster Order(absl::string_view letters) {
  Coaster order;
  for (const std::optional<Piece>& piece : Written(letters)) order.push_back(*piece);
  return order;
}

inline Flags FlagsOf(absl::string_view pairs) {
  Diagnostics wrong;
  Flags flags = ReadFlags(ReadPairs({pairs}, wrong), wrong);
  REQUIRE(wrong.empty());
  return flags;
}

inline Joints JointsOf(absl::string_view pairs) {
  Diagnostics wrong;
  Joints joints = ReadJoints(ReadPairs({pairs}, wrong), wrong);
  REQUIRE(wrong.empty());
  return joints;
}

inline Showstopper Card(absl::string_view text) {
  Diagnostics wrong;
  const std::optional<Showstopper> card = ReadShowstopper({text}, wrong);
  REQUIRE(card.has_value());
  return *card;
}

// The four tables of flags that the rulebook's examples leave.
inline std::vector<Flags> FlagTables() {
  std::vector<Flags> tables;
  for (const Item& line : DataLines(*EmbeddedFile("coaster/flags.txt"))) {
    tables.push_back(FlagsOf(line.text));
  }
  REQUIRE(tables.size() == 4);
  return tables;
}

inline Flags RandomFlags(Random& random) {
  Flags flags;
  for (auto& one : flags) one = static_cast<int>(1 + random.Below(5));
  return flags;
}

template <class Value>
void Shuffle(std::vector<Value>& values, Random& random) {
  for (size_t i = values.size(); i > 1; --i) std::swap(values[i - 1], values[random.Below(i)]);
}

// So many pieces, in a random order.
inline Coaster RandomOrder(size_t count, Random& random) {
  Coaster all = PiecesOf(PieceSet().set());
  Shuffle(all, random);
  all.resize(count, Piece());
  return all;
}

}  // namespace rushkit::coaster::testing

#endif  // RUSHKIT_TESTS_CALCULATORS_ROLLER_COASTER_RUSH_PIECES_H_
