// The perft records of tests/cases/perft-moves.txt, replayed by the fast generator and the twin.
#include "tests/board/perft.h"

#include <string>

#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::CaseLine;
using testing::CodeOf;
using testing::Perft;
using testing::PlayerOf;
using testing::PositionOf;
using testing::ReadCases;

// A line of the records: NAME-or-CODE CONNECTION PLAYER DEPTH NODES.
struct Record {
  explicit Record(const CaseLine& line)
      : code(CodeOf(line.fields[0])),
        all_three(line.fields[1] == "all-three"),
        player(PlayerOf(line.fields[2])),
        depth(std::stoi(line.fields[3])),
        nodes(std::stoull(line.fields[4])) {}

  std::string code;
  bool all_three;
  Player player;
  int depth;
  uint64_t nodes;
};

TEST_CASE("The move generation counts the recorded numbers of move sequences") {
  for (const CaseLine& line : ReadCases("perft-moves.txt")) {
    INFO(line.where);
    const Record record(line);
    const Position position =
        PositionOf(record.code, record.all_three ? Connection::kAllThree : Connection::kNeighbours);
    CHECK(Perft(position, record.player, record.depth) == record.nodes);
  }
}

TEST_CASE("The slow twin counts the recorded numbers of up to two moves") {
  for (const CaseLine& line : ReadCases("perft-moves.txt")) {
    INFO(line.where);
    const Record record(line);
    if (record.depth > 2) continue;
    const twin::Table table(
        record.code, record.all_three ? twin::Connected::kAllThree : twin::Connected::kNeighbours);
    CHECK(Perft(table, record.player, record.depth) == record.nodes);
  }
}

}  // namespace
}  // namespace rushkit
