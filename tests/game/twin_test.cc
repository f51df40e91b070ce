// The slow twin's own searches: they find the recorded lengths, so what they say of other positions
// can be believed.
#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/twin/search.h"

namespace rushkit {
namespace {

using testing::CaseLine;
using testing::ReadCases;
using twin::Answer;
using twin::Connected;

char LetterOf(const CaseLine& line) { return line.fields[1] == "gold" ? 'G' : 'S'; }

// What the twin says must be the recorded length, or a bound below it. At least `enough` are
// solved.
template <class Search>
void CheckLengths(const std::string& file, size_t every, int enough, Search search) {
  int solved = 0;
  const std::vector<CaseLine> lines = ReadCases(file);
  for (size_t i = 0; i < lines.size(); i += every) {
    INFO(lines[i].where);
    const int length = std::stoi(lines[i].fields[3]);
    const Answer answer = search(lines[i].fields[0], LetterOf(lines[i]));
    CHECK((answer.status != Answer::Status::kUnsolvable || length == -1));
    CHECK((!answer.solved() || answer.length == length));
    CHECK((answer.status != Answer::Status::kLimit || length == -1 || answer.length <= length));
    solved += answer.solved() ? 1 : 0;
  }
  CHECK(solved >= enough);
}

TEST_CASE("The slow search finds the recorded lengths in moves") {
  CheckLengths("cases-moves.txt", 9, 5, [](const std::string& code, char hero) {
    return twin::ShortestMoves(code, hero, Connected::kAllThree, 300);
  });
  CheckLengths("cases-neighbours.txt", 6, 3, [](const std::string& code, char hero) {
    return twin::ShortestMoves(code, hero, Connected::kNeighbours, 400);
  });
}

TEST_CASE("The slow search finds the recorded lengths in spaces") {
  CheckLengths("cases-spaces.txt", 3, 2, [](const std::string& code, char hero) {
    return twin::ShortestSpaces(code, hero, Connected::kAllThree, 400);
  });
}

TEST_CASE("The slow search finds the recorded lengths in turns with the cards of deck a") {
  CheckLengths("cases-turns.txt", 12, 1, [](const std::string& code, char hero) {
    return twin::ShortestTurns(code, hero, {"SL", "SH", "M1", "M2", "M3", "M4", "MS1", "MS2"},
                               twin::Spending::kExact, Connected::kAllThree, 1);
  });
}

TEST_CASE("Distances from all positions begin at the start's shortest escape and differ by steps") {
  // One part of the road is blocked by b for good, so that the space is small.
  const std::string code =
      "aaabbbbccccddd/eeeffffhhhhiii/jjjkkkklllmmmm/SS.nnnnppppqGG/rrrttttuuuuvvv/"
      "wwwyyyyzzzzAAA:0,0";
  const std::string start = twin::Table(code).Code();
  const twin::Solvable moves = twin::DistancesFromAll(code, 'G', twin::Unit::kMoves);
  const twin::Solvable spaces = twin::DistancesFromAll(code, 'G', twin::Unit::kSpaces);
  CHECK(moves.distance_by_code.at(start) == twin::ShortestMoves(code, 'G').length);
  CHECK(spaces.distance_by_code.at(start) == twin::ShortestSpaces(code, 'G').length);
  CHECK(moves.distance_by_code.at(start) == 1);
  CHECK(spaces.distance_by_code.at(start) == 2);
  CHECK(moves.hopeless.empty());
  for (const auto& [other, distance] : moves.distance_by_code) {
    CHECK(distance == twin::ShortestMoves(other, 'G').length);
  }
  for (const auto& [other, distance] : spaces.distance_by_code) {
    CHECK(distance == twin::ShortestSpaces(other, 'G').length);
  }
}

TEST_CASE("A position without an escape is known for hopeless, and so is all it can reach") {
  const std::string code =
      "aaabbbbccccddd/eeeffffhhhhiii/jjjkkkklllmmmm/GG.nnnppppqqSS/rrrttttuuuuvvv/"
      "wwwyyyyzzzzAAA:0,0";
  CHECK(twin::ShortestMoves(code, 'G').status == Answer::Status::kUnsolvable);
  CHECK(twin::ShortestSpaces(code, 'G').status == Answer::Status::kUnsolvable);
  const twin::Solvable all = twin::DistancesFromAll(code, 'G', twin::Unit::kMoves);
  CHECK(all.distance_by_code.empty());
  CHECK(all.hopeless.size() > 1);
}

TEST_CASE("A replay says how far a line is legal and whether it leads off the grid") {
  const std::string code =
      "............../............../............../SS.........GG./............../"
      "..............:0,0";
  const twin::Replayed off = twin::Replay(code, 'G', {"left+1", "G+1", "G+2"});
  CHECK(off.legal);
  CHECK(off.solves);
  CHECK(off.spaces == 4);
  const twin::Replayed partly = twin::Replay(code, 'G', {"G+2"});
  CHECK(partly.legal);
  CHECK_FALSE(partly.solves);
  CHECK(partly.code ==
        "............../............../............../SS...........G/............../"
        "..............:0,0");
  const twin::Replayed late = twin::Replay(code, 'G', {"G+3", "left+1"});
  CHECK_FALSE(late.legal);
  CHECK_FALSE(late.solves);
  CHECK(late.broken_at == 1);
  CHECK_FALSE(twin::Replay(code, 'G', {"S+1"}).legal);
}

}  // namespace
}  // namespace rushkit
