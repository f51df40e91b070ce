// The layered search against a plain one in which nothing sleeps, and against the explorer.
#include "solver/search/layered_search.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "data/embedded.h"
#include "solver/analysis/explorer.h"
#include "solver/search/hunt.h"
#include "tests/catch.h"
#include "tests/search/questions.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"
#include "tests/support/random_positions.h"

namespace rushkit {
namespace {

using testing::PositionOf;

constexpr int kAllLayers = std::numeric_limits<int>::max();
const std::function<void(const Progress&)> kNoProgress;

#ifdef NDEBUG
constexpr int kRandomPositions = 100;
constexpr uint64_t kMostPositions = 2'000;
#else
constexpr int kRandomPositions = 20;
constexpr uint64_t kMostPositions = 500;
#endif

struct Layers {
  std::vector<uint64_t> counts;
  bool is_whole = true;
};

// Every drive and shift of every position, in no order: as far as `most` positions.
Layers PlainLayers(const Position& position, Player hero, Distance distance, uint64_t most) {
  ContentSpace space(position.grid(), hero);
  std::map<uint64_t, OffsetSet> reached;
  std::vector<Contents> next;
  uint64_t in_next = 0;
  const auto reach = [&](Content content, OffsetSet offsets) {
    OffsetSet& before = reached[content.key()];
    const OffsetSet added = offsets - before;
    if (added.empty()) return;
    before = before | added;
    in_next += static_cast<uint64_t>(added.size());
    next.push_back({content, added});
  };
  const Contents start = space.From(position);
  reach(start.content, start.offsets);
  Layers layers;
  for (uint64_t all = 0; in_next > 0;) {
    all += in_next;
    layers.counts.push_back(std::exchange(in_next, 0));
    layers.is_whole = all <= most;
    if (!layers.is_whole) break;
    for (const Contents& from : std::exchange(next, {})) {
      space.Drives(from, distance, reach);
      reach(from.content, space.Shifts(from, distance));
    }
  }
  return layers;
}

std::vector<uint64_t> LayersOf(const Position& position, Player hero, Distance distance,
                               int depth = kAllLayers, int threads = 1) {
  ContentSpace space(position.grid(), hero);
  const Limits none;
  Meter meter(none, kNoProgress);
  LayeredSearch search(space, distance, meter, threads);
  search.Begin(space.From(position));
  REQUIRE_FALSE(search.MakeLayers(depth).has_value());
  return search.layer_counts();
}

Position Saturated(const std::string& name) {
  const std::string all(EmbeddedFile("bench/saturated.txt").value());
  const size_t begin = all.find("\n" + name + " ") + name.size() + 2;
  return PositionOf(all.substr(begin, all.find(' ', begin) - begin));
}

TEST_CASE("With kinds asleep every position comes in the layer of its distance") {
  Random random(61);
  int whole = 0;
  for (int i = 0; i < kRandomPositions; ++i) {
    const std::string code = testing::CodeOf(testing::RandomShift(random));
    const Position position =
        PositionOf(code, i % 3 == 0 ? Connection::kNeighbours : Connection::kAllThree);
    for (const Player hero : {Player::kGold, Player::kSilver}) {
      if (position.FindHero(hero) == nullptr) continue;
      for (const Distance distance : {Distance::kAny, Distance::kOneSpace}) {
        INFO(code << " " << i << " " << testing::LetterOf(hero));
        const Layers plain = PlainLayers(position, hero, distance, kMostPositions);
        const int depth = plain.is_whole ? kAllLayers : static_cast<int>(plain.counts.size()) - 1;
        CHECK(LayersOf(position, hero, distance, depth) == plain.counts);
        CHECK(LayersOf(position, hero, distance, depth, 2) == plain.counts);
        whole += plain.is_whole ? 1 : 0;
      }
    }
  }
  CHECK(whole < 4 * kRandomPositions);
}

using Pair = std::pair<uint64_t, absl::uint128>;  // content, and one offset pair
using Depths = std::map<Pair, size_t>;

// Of every position, as the layers are shown.
Depths DepthsShown(LayeredSearch& search) {
  Depths depths;
  const std::optional<LimitKind> limit = search.MakeLayers(kAllLayers, [&](const Contents& at) {
    ForEachPair(at.offsets, [&](OffsetSet pair) {
      const size_t depth = search.layer_counts().size() - 1;
      REQUIRE(depths.emplace(Pair{at.content.key(), pair.bits()}, depth).second);
    });
  });
  REQUIRE_FALSE(limit.has_value());
  return depths;
}

// Whether each position but those at 0 has a neighbour that is one nearer, and none that is nearer
// than that.
bool AreDistances(const Depths& depths, const std::map<uint64_t, Content>& contents,
                  ContentSpace& space, Distance distance) {
  bool are = true;
  for (const auto& [position, depth] : depths) {
    size_t nearest = depth == 0 ? 0 : depth + 1;
    const auto meet = [&](Content content, OffsetSet offsets) {
      ForEachPair(offsets, [&](OffsetSet pair) {
        nearest = std::min(nearest, depths.at({content.key(), pair.bits()}) + 1);
      });
    };
    const Contents from{contents.at(position.first), OffsetSet(position.second)};
    space.Drives(from, distance, meet);
    meet(from.content, space.Shifts(from, distance));
    are = are && nearest == depth;
  }
  return are;
}

TEST_CASE("Begun again at some positions, a search reaches all in the layers of their distances") {
  for (const testing::CaseLine& line : testing::ReadCases("small-spaces.txt")) {
    const Connection connection =
        line.fields.at(2) == "all-three" ? Connection::kAllThree : Connection::kNeighbours;
    const Position position = PositionOf(line.fields.at(0), connection);
    for (const Distance distance : {Distance::kAny, Distance::kOneSpace}) {
      INFO(line.where);
      ContentSpace space(position.grid(), testing::PlayerOf(line.fields.at(1)));
      const Limits none;
      Meter meter(none, kNoProgress);
      LayeredSearch search(space, distance, meter);
      search.Begin(space.From(position));
      const Depths all = DepthsShown(search);
      std::map<uint64_t, Content> contents;
      size_t begun = 0;
      const auto choose = [&](const Contents& at) {
        contents.emplace(at.content.key(), at.content);
        const bool is_chosen = contents.size() % 7 == 3;
        begun += is_chosen ? static_cast<size_t>(at.offsets.size()) : 0;
        return is_chosen ? at.offsets : OffsetSet();
      };
      REQUIRE_FALSE(search.BeginAgain(choose).has_value());
      if (begun == 0) continue;
      const Depths again = DepthsShown(search);
      CHECK(search.layer_counts().front() == begun);
      CHECK(again.size() == all.size());
      CHECK(AreDistances(again, contents, space, distance));
    }
  }
}

TEST_CASE("Where there is no escape the layers hold what the explorer counts") {
  for (const char* name : {"saturated-1", "held-2"}) {
    INFO(name);
    const Position position = Saturated(name);
    for (const Metric metric : {Metric::kMoves, Metric::kSpaces}) {
      ExploreRequest request;
      request.metric = metric;
      const Exploration all = Explore(position, request);
      REQUIRE(all.status == SearchStatus::kUnsolvable);
      CHECK(LayersOf(position, Player::kGold, DistanceOf(metric)) == all.depth_counts);
      CHECK(LayersOf(position, Player::kGold, DistanceOf(metric), kAllLayers, 2) ==
            all.depth_counts);
    }
  }
}

TEST_CASE("The bound of a layered search never passes the length, and ends there") {
  for (const char* name : {"cases-moves.txt", "cases-spaces.txt"}) {
    int solved = 0;
    for (const testing::CaseLine& line : testing::ReadCases(name)) {
      const testing::Question question = testing::QuestionOf(line);
      if (question.length < 0 || solved == 25) continue;
      INFO(question.where << " " << question.code);
      const Position position = PositionOf(question.code);
      ContentSpace space(position.grid(), question.request.hero);
      Limits limits;
      limits.max_states = 100'000;
      Meter meter(limits, kNoProgress);
      LayeredSearch search(space, DistanceOf(question.request.metric), meter);
      search.Begin(space.From(position));
      std::optional<LayeredSearch::Outcome> outcome;
      while (!outcome) {
        outcome = search.Continue(1);
        REQUIRE(search.lower_bound() <= question.length);
      }
      if (outcome->status == SearchStatus::kLimitReached) continue;
      CHECK(outcome->status == SearchStatus::kSolved);
      CHECK(outcome->length == question.length);
      CHECK(search.lower_bound() == question.length);
      ++solved;
    }
    CHECK(solved == 25);
  }
}

using Ended = std::tuple<SearchStatus, int, std::optional<LimitKind>, uint64_t, uint64_t, uint64_t>;

Ended RunWith(const Position& position, const Limits& limits, int threads, uint32_t pictures) {
  ContentSpace space(position.grid(), Player::kGold, FreeSides(), pictures);
  Meter meter(limits, kNoProgress);
  LayeredSearch search(space, Distance::kAny, meter, threads);
  const LayeredSearch::Outcome outcome = search.Run(space.From(position));
  return {outcome.status,
          outcome.length,
          outcome.limit,
          meter.statistics().expanded,
          meter.statistics().generated,
          meter.statistics().peak_bytes};
}

TEST_CASE("A second thread changes nothing that a layered search says, at no limit") {
  const Position position = Saturated("held-2");
  Limits limits;
  const auto check = [&](uint32_t pictures) {
    const Ended one = RunWith(position, limits, 1, pictures);
    CHECK(RunWith(position, limits, 2, pictures) == one);
    return std::get<2>(one);
  };
  CHECK(check(PictureTable::kMostPictures) == std::nullopt);
  for (const uint64_t most : {1, 300, 20'000, 400'000}) {
    limits.max_states = most;
    CHECK(check(PictureTable::kMostPictures) == LimitKind::kStates);
    // Whichever comes first: too many states, or no number for another picture.
    for (const uint32_t pictures : {20, 60, 200, 600}) CHECK(check(pictures).has_value());
  }
  limits = {};
  for (const uint64_t most : {1, 400'000, 900'000, 1'500'000}) {
    limits.max_bytes = most;
    CHECK(check(PictureTable::kMostPictures) == LimitKind::kMemory);
  }
}

}  // namespace
}  // namespace rushkit
