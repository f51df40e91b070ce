#include "solver/generation/hardest_walk.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

#include "solver/analysis/explorer.h"
#include "solver/base/random.h"
#include "solver/generation/late_acceptance.h"
#include "solver/notation/canonical.h"
#include "solver/search/limit_now.h"
#include "solver/search/solve.h"
#include "solver/search/some_escape.h"

namespace rushkit {
namespace {

// So many steps back the walk looks for what it may still be no worse than.
constexpr size_t kHuntPatience = 40;
// Changes of one step: one, and now and then two or three, since many set-ups that are near each
// other have none between them.
constexpr uint64_t kChangesInThree = 6;

// Length first; of the same length the one that took more work is thought nearer to a longer one.
constexpr int kPointsOfMove = 32;
constexpr int kNoPoints = -1;

// Positions that may be expanded when looking for some escape: so many times what it took where the
// walk stands, and some more.
constexpr uint64_t kTimesHere = 3;
constexpr uint64_t kMoreThanHere = 300;

struct Standing {
  int points = kNoPoints;
  uint64_t work = 0;  // positions expanded to find some escape; 0: nothing was looked for
};

class HardestWalker {
 public:
  HardestWalker(const HuntWalkSettings& settings, uint64_t seed, PictureLibrary& library,
                std::atomic<uint64_t>& tried)
      : settings_(settings),
        library_(library),
        tried_(tried),
        random_(seed),
        variation_(settings_.design, random_),
        most_for_some_(settings_.most_for_some) {}

  HuntWalkResult Run(const std::optional<Sketch>& start) {
    Sketch here = start ? *start : variation_.RandomSketch();
    Standing standing = Measure(here);
    Stand(standing);
    LateAcceptance acceptance(kHuntPatience, -standing.points);
    while (!IsOver()) {
      Sketch next = Changed(here);
      standing = Measure(next);
      if (!acceptance.Takes(-standing.points)) continue;
      here = std::move(next);
      Stand(standing);
    }
    return std::move(result_);
  }

 private:
  bool IsOver() {
    if (!result_.stopped) result_.stopped = LimitNow(settings_.world);
    return result_.stopped || result_.tried >= settings_.candidates;
  }

  Sketch Changed(const Sketch& sketch) {
    Sketch changed = sketch;
    const uint64_t drawn = random_.Below(kChangesInThree);
    for (uint64_t changes = drawn == 0 ? 3 : drawn <= 2 ? 2 : 1; changes > 0; --changes) {
      if (std::optional<Sketch> varied = variation_.Vary(changed)) changed = *std::move(varied);
    }
    return changed;
  }

  bool is_puzzle() const { return settings_.design.manner == Manner::kPuzzle; }

  void Stand(const Standing& standing) {
    if (standing.work == 0) return;
    most_for_some_ = std::min(settings_.most_for_some, kTimesHere * standing.work + kMoreThanHere);
  }

  // May exchange `sketch` for another of its cluster.
  Standing Measure(Sketch& sketch) {
    ++result_.tried;
    tried_.fetch_add(1, std::memory_order_relaxed);
    const Position position = sketch.ToLegalPosition();
    if (is_puzzle()) {
      if (const std::optional<int> points = PointsOfCluster(position, sketch)) return {*points, 0};
    }
    uint64_t work = 0;
    const std::optional<int> some = ShorterOfBoth([&](Player hero) {
      const SomeEscape escape =
          FindSomeEscape(position, hero, settings_.metric, most_for_some_, &library_);
      work = std::max(work, escape.expanded);
      return escape.length;
    });
    if (!some) return {};
    if (result_.best && *some <= result_.best->length) return {*some * kPointsOfMove, work};
    return {PointsOfProof(position), work};
  }

  // `length_of(hero)` of the hero that is hunted for, or the shorter one; nothing when one is
  // nothing.
  template <class LengthOf>
  std::optional<int> ShorterOfBoth(LengthOf length_of) {
    const std::optional<int> gold = length_of(Player::kGold);
    if (!gold || settings_.hunted == HuntedEscape::kGold) return gold;
    const std::optional<int> silver = length_of(Player::kSilver);
    if (!silver) return silver;
    return std::min(*gold, *silver);
  }

  // Where a proof is out of reach, by what has been proven: an escape is at least that long.
  int PointsOfProof(const Position& position) {
    ++result_.proofs;
    uint64_t expanded = 0;
    bool is_proven = true;
    const std::optional<int> length = ShorterOfBoth([&](Player hero) -> std::optional<int> {
      SolveRequest request;
      request.hero = hero;
      request.metric = settings_.metric;
      request.algorithm = Algorithm::kAStar;
      request.limits = settings_.world;
      request.limits.max_states = settings_.most_for_proof;
      request.library = &library_;
      const SearchResult found = Solve(position, request);
      expanded += found.statistics.expanded;
      is_proven = is_proven && found.status == SearchStatus::kSolved;
      return found.lower_bound;
    });
    if (is_proven) Note(position, *length);
    return *length * kPointsOfMove + static_cast<int>(std::bit_width(expanded)) / 2;
  }

  // Nothing when there are too many positions to count, or Silver's escape counts too.
  std::optional<int> PointsOfCluster(const Position& position, Sketch& sketch) {
    if (settings_.hunted == HuntedEscape::kBoth) return std::nullopt;
    ExploreRequest request;
    request.metric = settings_.metric;
    request.limits = settings_.world;
    request.limits.max_states = settings_.largest_cluster;
    const Exploration explored = Explore(position, request);
    if (explored.status == SearchStatus::kLimitReached) return std::nullopt;
    if (!explored.farthest) return kNoPoints;
    const Exploration::Farthest& farthest = *explored.farthest;
    if (std::optional<Sketch> there = Sketch::Of(farthest.position)) sketch = *std::move(there);
    Note(farthest.position, farthest.length);
    return farthest.length * kPointsOfMove +
           static_cast<int>(std::bit_width(explored.reachable)) / 2;
  }

  void Note(const Position& position, int length) {
    if (result_.best && length <= result_.best->length) return;
    result_.best = HuntedSetup{LetteredInReadingOrder(position), length};
  }

  const HuntWalkSettings& settings_;
  PictureLibrary& library_;
  std::atomic<uint64_t>& tried_;
  Random random_;
  SetupVariation variation_;
  uint64_t most_for_some_;
  HuntWalkResult result_;
};

}  // namespace

HuntWalkResult WalkForHardest(const HuntWalkSettings& settings, const std::optional<Sketch>& start,
                              uint64_t seed, PictureLibrary& library,
                              std::atomic<uint64_t>& tried) {
  return HardestWalker(settings, seed, library, tried).Run(start);
}

}  // namespace rushkit
