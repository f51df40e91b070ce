#include "tests/generation/wish_cases.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "solver/analysis/self_play.h"
#include "solver/notation/canonical.h"
#include "solver/rating/difficulty.h"
#include "solver/rating/solo_rating.h"
#include "solver/rating/what_if.h"
#include "tests/generation/small_orders.h"
#include "tests/support/positions.h"

namespace rushkit::testing {
namespace {

constexpr Range kMoves{3, 4};
constexpr Range kSpaces{15, 17};
constexpr Range kSeconds{12, 30};
constexpr int kTurns = 2;
constexpr int kBlockers = 4;
constexpr int kAlongARow = 2;
constexpr Row kHeroRow{1};
// A puzzle whose pieces are to be used.
constexpr char kModel[] =
    ".....a......../....ba......../GG..ba......../....b...c...../........c...../........c.....:4,0";

Design& DesignOf(GenerationOrder& order) { return order.tasks[0].design; }
Wishes& WishesOf(GenerationOrder& order) { return order.tasks[0].wishes; }

// Where each blocker has to matter, few will do, and anywhere.
void MakePuzzle(GenerationOrder& order) {
  DesignOf(order).manner = Manner::kPuzzle;
  if (WishesOf(order).vehicles) return;
  DesignOf(order).least_blockers = 2;
  DesignOf(order).most_blockers = 4;
}

std::optional<int> RatedLength(const Position& position, Player hero, Metric metric) {
  SoloRequest request;
  request.deck = SmallDeck();
  request.with_all = false;
  return RateSolo(position, hero, metric, request).length();
}

bool IsRatedWithin(const Position& position, Player hero, Metric metric, const Range& range) {
  return range.Holds(RatedLength(position, hero, metric).value_or(-1));
}

void WishForMoves(GenerationOrder& order) { WishesOf(order).moves = kMoves; }
void WishForSpaces(GenerationOrder& order) { WishesOf(order).spaces = kSpaces; }
void WishForTurns(GenerationOrder& order) { WishesOf(order).turns = Range{kTurns, kTurns}; }
void WishForUnique(GenerationOrder& order) { WishesOf(order).unique = true; }
void WishForDifficulty(GenerationOrder& order) { WishesOf(order).difficulty = kSeconds; }

void WishForBlockers(GenerationOrder& order) {
  WishesOf(order).vehicles = Range{kBlockers, kBlockers};
  DesignOf(order).least_blockers = kBlockers;
  DesignOf(order).most_blockers = kBlockers;
}

void WishForHorizontal(GenerationOrder& order) {
  WishesOf(order).horizontal = Range{kAlongARow, kAlongARow};
}

void WishForHeroRow(GenerationOrder& order) {
  WishesOf(order).hero_row = kHeroRow;
  DesignOf(order).hero_row = kHeroRow;
}

void WishForMustShift(GenerationOrder& order) {
  WishesOf(order).must_shift = true;
  MakePuzzle(order);
}

void WishForMinimal(GenerationOrder& order) {
  WishesOf(order).minimal = true;
  MakePuzzle(order);
}

void WishForAsymmetric(GenerationOrder& order) {
  WishesOf(order).asymmetric = true;
  DesignOf(order).manner = Manner::kAsymmetric;
}

void WishForClassic(GenerationOrder& order) {
  Design& design = DesignOf(order);
  design.manner = Manner::kClassic;
  design.grid = *Grid::Boxed(6, 6, {});
  design.box = kClassicBox;
  if (!design.hero_row) design.hero_row = Row(2);
}

void WishForLike(GenerationOrder& order) {
  const Position model = PositionOf(kModel);
  Design& design = DesignOf(order);
  design.manner = Manner::kPuzzle;
  order.tasks[0].start = Sketch::Of(model);
  design.box = {order.tasks[0].start->CountOf(kCarLength),
                order.tasks[0].start->CountOf(kTruckLength)};
  design.least_blockers = design.most_blockers = design.box.blockers();
  WishesOf(order).pieces = PieceCounts::Of(model);
  order.known = {model};
}

bool HasMoves(const Position& position, Player hero) {
  return IsRatedWithin(position, hero, Metric::kMoves, kMoves);
}

bool HasSpaces(const Position& position, Player hero) {
  return IsRatedWithin(position, hero, Metric::kSpaces, kSpaces);
}

bool HasTurns(const Position& position, Player hero) {
  return IsRatedWithin(position, hero, Metric::kTurns, {kTurns, kTurns});
}

bool HasBlockers(const Position& position, Player) { return BlockersOf(position) == kBlockers; }

bool HasHorizontal(const Position& position, Player) {
  return std::count_if(position.vehicles().begin(), position.vehicles().end(),
                       [](const Vehicle& vehicle) {
                         return !vehicle.is_hero() && vehicle.is_horizontal();
                       }) == kAlongARow;
}

bool HasHeroRow(const Position& position, Player) {
  return position.FindHero(Player::kGold)->at.row == kHeroRow;
}

bool IsUnique(const Position& position, Player hero) {
  const SoloRating rating = RateSolo(position, hero, Metric::kMoves, {});
  return rating.optimal && rating.optimal->count == "1";
}

bool IsDifficult(const Position& position, Player) {
  const std::optional<Difficulty> difficulty = DifficultyOf(position, {});
  return difficulty && kSeconds.Holds(difficulty->whole_seconds());
}

bool MustShift(const Position& position, Player hero) {
  SolveRequest request;
  request.hero = hero;
  if (Solve(position, request).status != SearchStatus::kSolved) return false;
  request.sides = {false, false};
  return Solve(position, request).status == SearchStatus::kUnsolvable;
}

bool IsMinimalFor(const Position& position, Player hero) {
  const std::optional<int> length = RatedLength(position, hero, Metric::kMoves);
  return length && IsMinimal(position, hero, *length, {}) == true;
}

bool IsAsymmetric(const Position& position, Player) { return !IsOwnHalfTurn(position); }

bool IsClassic(const Position& position, Player) {
  return !position.grid().has_sides() && position.grid().width() == 6;
}

bool IsLike(const Position& position, Player) {
  const Position model = PositionOf(kModel);
  return PieceCounts::Of(position) == PieceCounts::Of(model) &&
         !(CanonicalPosition(position) == CanonicalPosition(model));
}

}  // namespace

const std::vector<WishCase>& WishCases() {
  static const auto* cases =
      new std::vector<WishCase>{{"moves", WishForMoves, HasMoves},
                                {"spaces", WishForSpaces, HasSpaces},
                                {"turns", WishForTurns, HasTurns},
                                {"vehicles", WishForBlockers, HasBlockers},
                                {"horizontal", WishForHorizontal, HasHorizontal},
                                {"hero row", WishForHeroRow, HasHeroRow},
                                {"unique", WishForUnique, IsUnique},
                                {"difficulty", WishForDifficulty, IsDifficult},
                                {"must shift", WishForMustShift, MustShift},
                                {"minimal", WishForMinimal, IsMinimalFor},
                                {"asymmetric", WishForAsymmetric, IsAsymmetric},
                                {"classic", WishForClassic, IsClassic},
                                {"like", WishForLike, IsLike}};
  return *cases;
}

bool IsKept(const WishCase& one, const Position& position, const GenerationOrder& order) {
  const std::vector<Player> heroes = HeroesThatCount(order.tasks[0].design.manner);
  return std::all_of(heroes.begin(), heroes.end(),
                     [&](Player hero) { return one.is_kept(position, hero); });
}

bool GoTogether(const WishCase& one, const WishCase& other) {
  static constexpr std::array<std::pair<const char*, const char*>, 8> kContradictions = {
      {{"unique", "minimal"},  // rare on grids with sides
       {"turns", "classic"},
       {"must shift", "classic"},
       {"asymmetric", "classic"},
       {"vehicles", "like"},
       {"horizontal", "like"},
       {"asymmetric", "like"},
       {"classic", "like"}}};
  return std::none_of(kContradictions.begin(), kContradictions.end(), [&](const auto& pair) {
    return (one.name == pair.first && other.name == pair.second) ||
           (one.name == pair.second && other.name == pair.first);
  });
}

}  // namespace rushkit::testing
