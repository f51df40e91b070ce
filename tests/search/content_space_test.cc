// Contents and offset sets against the board: the same successors, position by position.
#include "solver/search/content_space.h"

#include <set>
#include <string>
#include <tuple>

#include "solver/board/move_generation.h"
#include "tests/board/random_play.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::CaseCodes;
using testing::PositionOf;

// One position of a space, comparable.
using Place = std::tuple<uint64_t, int, int>;

void AddAll(std::set<Place>& places, Content content, OffsetSet offsets) {
  ForEachPair(offsets, [&](OffsetSet pair) {
    places.emplace(content.key(), pair.First().left.value(), pair.First().right.value());
  });
}

std::set<Place> PlaceOf(const Position& position, ContentSpace& space) {
  std::set<Place> places;
  const Contents contents = space.From(position);
  AddAll(places, contents.content, contents.offsets);
  return places;
}

// What the board says: positions after one drive (of one space, or any), after one shift, and
// whether the hero can leave.
struct Successors {
  std::set<Place> drives;
  std::set<Place> shifts;
  bool exits = false;

  friend bool operator==(const Successors&, const Successors&) = default;
};

Successors OnBoard(const Position& position, Player hero, Distance distance, ContentSpace& space) {
  Successors after;
  for (const Move& move : LegalMoves(position, hero)) {
    if (distance == Distance::kOneSpace && SpacesOf(move) > 1) continue;
    const auto* drive = std::get_if<Drive>(&move);
    if (drive != nullptr && Leaves(position, *drive)) {
      after.exits = true;
      continue;
    }
    (drive != nullptr ? after.drives : after.shifts).merge(PlaceOf(position.After(move), space));
  }
  return after;
}

Successors InSpace(const Position& position, Distance distance, ContentSpace& space) {
  const Contents from = space.From(position);
  Successors after;
  space.Drives(from, distance,
               [&](Content content, OffsetSet offsets) { AddAll(after.drives, content, offsets); });
  AddAll(after.shifts, from.content, space.Shifts(from, distance) - from.offsets);
  after.exits = !space.Exits(from, distance).empty();
  return after;
}

void CompareAlongRandomPlay(const std::string& code, Connection connection, uint64_t seed) {
  const Position start = PositionOf(code, connection);
  for (const Player hero : {Player::kGold, Player::kSilver}) {
    if (start.FindHero(hero) == nullptr) continue;
    ContentSpace space(start.grid(), hero);
    testing::PlayAtRandom(start, seed, 12, [&](const Position& position, Player) {
      if (position.FindHero(hero) == nullptr) return;
      for (const Distance distance : {Distance::kOneSpace, Distance::kAny}) {
        const bool agree =
            OnBoard(position, hero, distance, space) == InSpace(position, distance, space);
        if (!agree) FAIL_CHECK(testing::CodeOf(position));
        CHECK(agree);
      }
    });
  }
}

}  // namespace

TEST_CASE("Contents have the successors that the board has, at every node of random play") {
  uint64_t seed = 100;
  for (const std::string& code : CaseCodes("all-three")) {
    CompareAlongRandomPlay(code, Connection::kAllThree, ++seed);
  }
  for (const std::string& code : CaseCodes("neighbours")) {
    CompareAlongRandomPlay(code, Connection::kNeighbours, ++seed);
  }
}

TEST_CASE("A content at many offset pairs has the successors of each pair, together") {
  for (const std::string& code : testing::BookletCodes()) {
    const Position start = PositionOf(code);
    ContentSpace space(start.grid(), Player::kGold);
    const Content content = space.From(start).content;
    for (const Distance distance : {Distance::kOneSpace, Distance::kAny}) {
      std::set<Place> together;
      std::set<Place> one_by_one;
      const OffsetSet all = space.shifts().legal();
      space.Drives({content, all}, distance,
                   [&](Content after, OffsetSet at) { AddAll(together, after, at); });
      OffsetSet exits;
      ForEachPair(all, [&](OffsetSet pair) {
        space.Drives({content, pair}, distance,
                     [&](Content after, OffsetSet at) { AddAll(one_by_one, after, at); });
        exits = exits | space.Exits({content, pair}, distance);
      });
      CHECK(together == one_by_one);
      CHECK(space.Exits({content, all}, distance) == exits);
    }
  }
}

TEST_CASE("Equal vehicles are one mark: exchanging their letters changes no content") {
  const Position one = PositionOf(
      "GGa..bb......./..a.........../............../"
      ".dd.........../............../............SS:0,0");
  const Position other = PositionOf(
      "GGa..dd......./..a.........../............../"
      ".bb.........../............../............SS:0,0");
  ContentSpace space(one.grid(), Player::kGold);
  CHECK(space.From(one).content == space.From(other).content);
}

TEST_CASE("A content without its hero is what is left when the hero leaves") {
  const Position start = PositionOf(
      ".............G/............../.....aa......./"
      "............../............../SS............:1,1");
  ContentSpace space(start.grid(), Player::kGold);
  const Position after = start.After(Drive{'G', Spaces(1)});
  CHECK(space.WithoutHero(space.From(start).content) == space.From(after).content);
}

}  // namespace rushkit
