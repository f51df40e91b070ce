// data/records: every length that is written there, proven anew.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit::testing {
namespace {

struct Record {
  std::string where;
  std::string name;
  Position position;
  std::string lengths[2];  // Gold's and Silver's; `-` where nothing is said
  bool is_long = false;    // the proof takes more than some seconds
};

std::vector<Record> Records() {
  std::vector<Record> records;
  for (const CaseLine& line : ReadData("records/records.txt")) {
    INFO(line.where);
    REQUIRE(line.fields.size() >= 4);
    records.push_back({line.where,
                       line.fields[0],
                       PositionOf(line.fields[1]),
                       {line.fields[2], line.fields[3]},
                       line.fields.size() > 4 && line.fields[4] == "long"});
  }
  return records;
}

std::string ProvenLength(const Position& position, Player hero) {
  SolveRequest request;
  request.hero = hero;
  const SearchResult result = Solve(position, request);
  return result.status == SearchStatus::kSolved ? std::to_string(result.escape->length) : "none";
}

void CheckLengths(bool is_long) {
  for (const Record& record : Records()) {
    if (record.is_long != is_long) continue;
    for (const Player hero : kPlayers) {
      const std::string& length = record.lengths[static_cast<size_t>(hero)];
      if (length == "-") continue;
      CAPTURE(record.where, LetterOf(hero));
      CHECK(ProvenLength(record.position, hero) == length);
    }
  }
}

TEST_CASE("Every record whose proof is short has the lengths that are written beside it") {
  CheckLengths(false);
}

TEST_CASE("Every record whose proof is long has the lengths that are written beside it",
          "[.long]") {
  CheckLengths(true);
}

bool IsFromTheBox(const Position& position) {
  int cars = 0;
  int trucks = 0;
  for (const Vehicle& vehicle : position.vehicles()) {
    if (vehicle.is_hero()) continue;
    if (vehicle.length.value() > 3) return false;
    ++(vehicle.length.value() == 2 ? cars : trucks);
  }
  return cars <= 8 && trucks <= 4;
}

TEST_CASE(
    "Records of set-ups begin in line, with the heroes at their ends and blockers of the box") {
  int setups = 0;
  for (const Record& record : Records()) {
    CAPTURE(record.where);
    if (record.name.find("setup") != std::string::npos) {
      ++setups;
      CHECK(record.position.offsets() == Offsets{});
      CHECK(record.position.FindHero(Player::kGold)->at.column == Column(0));
      CHECK(record.position.FindHero(Player::kSilver)->at.column == Column(12));
    }
    if (record.name.find("any") == std::string::npos) CHECK(IsFromTheBox(record.position));
  }
  CHECK(setups >= 2);
}

}  // namespace
}  // namespace rushkit::testing
