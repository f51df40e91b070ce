// The explorer at its limits: what is said then is true, and the same with any number of threads.
#include <atomic>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "solver/analysis/explorer.h"
#include "tests/catch.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/twin/table.h"

namespace rushkit {
namespace {

using Counts = std::vector<uint64_t>;

using Ended = std::tuple<SearchStatus, std::optional<LimitKind>, Counts, Counts, std::string,
                         uint64_t, uint64_t, uint64_t>;
Ended EndOf(const Exploration& found) {
  return {found.status,
          found.limit,
          found.depth_counts,
          found.length_counts,
          found.farthest ? testing::CodeOf(found.farthest->position) : "",
          found.statistics.expanded,
          found.statistics.generated,
          found.statistics.peak_bytes};
}

// It has an escape and 18 161 positions.
const char kMiddling[] =
    ".....ddddhnitt/vvbbbSSaahnik./mqqqs..p.hnike/mccccbbpjlllke/mffffsspjaaa.e/"
    "...uuww.jGG..e:2,-3";

TEST_CASE("An exploration that stops at a limit counts only whole distances, and no lengths") {
  ExploreRequest request;
  request.limits.max_states = 10'000;
  const Exploration found = Explore(testing::PositionOf(testing::CodeOf("booklet-1")), request);
  CHECK(found.status == SearchStatus::kLimitReached);
  CHECK(found.limit == LimitKind::kStates);
  CHECK(found.length_counts.empty());
  CHECK_FALSE(found.farthest.has_value());
  // One move from the start: the slow twin's count of its legal moves, no two of which agree.
  CHECK(found.depth_counts.at(1) == twin::Table(testing::CodeOf("booklet-1")).Moves('G').size());
}

TEST_CASE("A second thread changes nothing that the explorer says") {
  for (const std::string& code : {testing::CodeOf("booklet-1"), std::string(kMiddling)}) {
    ExploreRequest request;
    const Position position = testing::PositionOf(code);
    for (const uint64_t most : {1, 1'000, 60'000, 100'000}) {
      INFO(code << " " << most);
      request.limits.max_states = most;
      request.threads = 1;
      const Ended one = EndOf(Explore(position, request));
      request.threads = 2;
      CHECK(EndOf(Explore(position, request)) == one);
    }
  }
}

TEST_CASE("As many positions as there are is a limit that both ways of the explorer keep") {
  const std::string with_sides = testing::ReadCases("small-spaces.txt").at(0).fields.at(0);
  for (const std::string& code : {with_sides, std::string("AAb./..b./..cc/dd.."),
                                  std::string("AAb..../..b..../..cc.../dd...../FFFFFFF/.......")}) {
    INFO(code);
    const Position position = testing::PositionOf(code);
    ExploreRequest request;
    const Exploration all = Explore(position, request);
    REQUIRE(all.status == SearchStatus::kSolved);
    request.limits.max_states = all.reachable;
    CHECK(EndOf(Explore(position, request)) == EndOf(all));
    request.limits.max_states = all.reachable - 1;
    const Exploration cut = Explore(position, request);
    CHECK(cut.status == SearchStatus::kLimitReached);
    CHECK(cut.limit == LimitKind::kStates);
    // Tables that hold everything are enough, and one byte less is not.
    request.limits = {};
    request.limits.max_bytes = all.statistics.peak_bytes;
    CHECK(EndOf(Explore(position, request)) == EndOf(all));
    request.limits.max_bytes = all.statistics.peak_bytes - 1;
    CHECK(Explore(position, request).limit == LimitKind::kMemory);
  }
}

TEST_CASE("An exploration that stops on the way back knows all distances, and no lengths") {
  for (const std::string& code :
       {std::string(kMiddling), std::string("B..FFF/B..G.K/AA.GHK/CCC.HK/..E.II/DDEJJ."),
        std::string("B..FFF./B..G.K./AA.GHK./CCC.HK./..E.II./DDEJJ../LLLLLLL")}) {
    INFO(code);
    const Position position = testing::PositionOf(code);
    std::atomic<bool> interrupt = false;
    uint64_t expanded = 0;
    uint64_t wanted = 0;
    ExploreRequest request;
    request.limits.interrupt = &interrupt;
    request.on_progress = [&](const Progress& progress) {
      CHECK(progress.expanded >= expanded);
      expanded = progress.expanded;
      if (wanted > 0 && expanded > wanted) interrupt = true;
    };
    const Exploration all = Explore(position, request);
    REQUIRE(all.status == SearchStatus::kSolved);
    expanded = 0;
    wanted = all.reachable;
    const Exploration cut = Explore(position, request);
    CHECK(cut.status == SearchStatus::kLimitReached);
    CHECK(cut.limit == LimitKind::kInterrupt);
    CHECK(cut.depth_counts == all.depth_counts);
    CHECK(cut.reachable == all.reachable);
    CHECK(cut.length_counts.empty());
    CHECK_FALSE(cut.farthest.has_value());
  }
}

}  // namespace
}  // namespace rushkit
