#include "cli/generate_order.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/batch.h"
#include "cli/generate_check.h"
#include "cli/generate_wishes.h"
#include "cli/position_input.h"
#include "cli/render/words.h"
#include "solver/analysis/self_play.h"

namespace rushkit {
namespace {

constexpr Row kClassicHeroRow{2};
// Searches of candidates; a move more makes proofs about twice as long.
constexpr uint64_t kStates = 5000;
constexpr int kShortMoves = 7;
constexpr int kShortSpaces = 24;
constexpr int kMostDoublings = 8;

// All positions of a file, or the one that was named. `option` asks for them.
absl::StatusOr<std::vector<Position>> ReadPositions(const std::string& place, Connection connection,
                                                    absl::string_view option) {
  absl::StatusOr<PositionInput> input = PositionInput::Open(place, connection, std::nullopt);
  if (!input.ok()) return input.status();
  std::vector<Position> positions;
  while (std::optional<InputPosition> next = input->Next()) {
    if (!next->position.ok()) {
      return absl::InvalidArgumentError(
          next->origin.is_in_file
              ? LocatedLines(next->origin.file, FromStatus(next->position.status()))
              : std::string(next->position.status().message()));
    }
    positions.push_back(*std::move(next->position));
  }
  if (!input->status().ok()) return input->status();
  if (positions.empty()) {
    return absl::InvalidArgumentError(absl::StrCat(option, ": ", place, " holds no position"));
  }
  return positions;
}

// How many blockers a walk begins with: fewer where each of them must matter.
Range BlockersOf(const GenerateOptions& options, const Box& box) {
  const auto most = static_cast<int>(box.blockers());
  if (options.vehicles) {
    return {std::min(options.vehicles->low, most), std::min(options.vehicles->high, most)};
  }
  const bool is_spare = options.minimal || options.unique || options.must_shift;
  const int least = is_spare || options.puzzle ? 4 : 8;
  return {std::min(least, most), most};
}

Design DesignFrom(const GenerateOptions& options) {
  Design design;
  design.grid = Grid::Shift(options.rules.rules.connection);
  if (options.asymmetric) design.manner = Manner::kAsymmetric;
  if (options.puzzle) design.manner = Manner::kPuzzle;
  if (options.classic) {
    design.manner = Manner::kClassic;
    design.grid = *Grid::Boxed(6, 6, {});
    design.box = kClassicBox;
    design.hero_row = kClassicHeroRow;
  }
  if (options.cars) design.box.cars = *options.cars;
  if (options.trucks) design.box.trucks = *options.trucks;
  if (options.hero_row) design.hero_row = Row(static_cast<int>(*options.hero_row));
  const Range blockers = BlockersOf(options, design.box);
  design.least_blockers = static_cast<size_t>(blockers.low);
  design.most_blockers = static_cast<size_t>(blockers.high);
  return design;
}

// The narrowest manner that `position` is of.
Manner MannerOf(const Position& position) {
  if (!position.grid().has_sides()) return Manner::kClassic;
  const Vehicle* gold = position.FindHero(Player::kGold);
  const Vehicle* silver = position.FindHero(Player::kSilver);
  const bool is_at_home = gold != nullptr && silver != nullptr && gold->at.column == Column(0) &&
                          silver->at.column == Column(position.grid().width() - kHeroLength) &&
                          position.offsets() == Offsets{};
  if (!is_at_home) return Manner::kPuzzle;
  return IsOwnHalfTurn(position) ? Manner::kSymmetric : Manner::kAsymmetric;
}

absl::StatusOr<WalkTask> TaskLike(const Position& model, const GenerateOptions& options) {
  std::optional<Sketch> start = Sketch::Of(model);
  if (!start || model.FindHero(Player::kGold) == nullptr) {
    return absl::InvalidArgumentError("--like: expected positions with the gold hero on the grid");
  }
  WalkTask task;
  task.design.manner = MannerOf(model);
  task.design.grid = model.grid();
  task.design.box = {start->CountOf(kCarLength), start->CountOf(kTruckLength)};
  if (options.hero_row) task.design.hero_row = Row(static_cast<int>(*options.hero_row));
  if (task.design.manner == Manner::kClassic && !options.hero_row) {
    task.design.hero_row = model.FindHero(Player::kGold)->at.row;
  }
  task.design.least_blockers = start->blockers();
  task.design.most_blockers = start->blockers();
  task.wishes = WishesFrom(options);
  task.wishes.pieces = PieceCounts::Of(model);
  task.wishes.asymmetric = task.design.manner == Manner::kAsymmetric;
  task.start = std::move(start);
  return task;
}

absl::StatusOr<std::vector<WalkTask>> TasksFrom(const GenerateOptions& options) {
  if (options.like.empty()) {
    WalkTask task;
    task.design = DesignFrom(options);
    task.wishes = WishesFrom(options);
    if (absl::Status status = CheckKind(options, task.design.manner); !status.ok()) return status;
    return std::vector<WalkTask>{task};
  }
  absl::StatusOr<std::vector<Position>> models =
      ReadPositions(options.like, options.rules.rules.connection, "--like");
  if (!models.ok()) return models.status();
  std::vector<WalkTask> tasks;
  for (const Position& model : *models) {
    absl::StatusOr<WalkTask> task = TaskLike(model, options);
    if (!task.ok()) return task.status();
    if (absl::Status status = CheckKind(options, task->design.manner); !status.ok()) return status;
    tasks.push_back(*std::move(task));
  }
  return tasks;
}

absl::StatusOr<std::vector<Position>> KnownFrom(const GenerateOptions& options) {
  std::vector<Position> known;
  std::vector<std::string> places = BuiltInNames();
  if (!options.like.empty()) places.push_back(options.like);
  if (!options.exclude.empty()) places.push_back(options.exclude);
  for (const std::string& place : places) {
    absl::StatusOr<std::vector<Position>> positions =
        ReadPositions(place, options.rules.rules.connection, "--exclude");
    if (!positions.ok()) return positions.status();
    known.insert(known.end(), positions->begin(), positions->end());
  }
  return known;
}

uint64_t StatesFor(const Wishes& wishes) {
  int doublings = 0;
  if (wishes.moves) doublings = std::max(doublings, wishes.moves->low - kShortMoves);
  if (wishes.spaces) doublings = std::max(doublings, (wishes.spaces->low - kShortSpaces) / 2);
  return kStates << std::min(doublings, kMostDoublings);
}

// Who says how long to look is not given up before.
void SetEnds(const GenerateOptions& options, GenerationOrder& order) {
  constexpr uint64_t kAnyWork = std::numeric_limits<uint64_t>::max();
  if (options.tries > 0) order.most_tries = options.tries;
  if (options.tries > 0 || options.time_limit) order.most_work = kAnyWork;
  if (options.max_expanded > 0) order.most_work = options.max_expanded;
}

}  // namespace

absl::StatusOr<GenerationOrder> OrderFrom(const GenerateOptions& options) {
  if (absl::Status status = CheckOptions(options); !status.ok()) return status;
  absl::StatusOr<std::vector<WalkTask>> tasks = TasksFrom(options);
  if (!tasks.ok()) return tasks.status();
  absl::StatusOr<std::vector<Position>> known = KnownFrom(options);
  if (!known.ok()) return known.status();
  GenerationOrder order;
  order.tasks = *std::move(tasks);
  order.known = *std::move(known);
  order.measures.spaces = options.rules.rules.spaces;
  order.measures.cards.deck = options.rules.deck();
  order.measures.goal = options.question.goal();
  SearchOptions search;
  search.max_states = options.max_states.value_or(StatesFor(order.tasks.front().wishes));
  search.time_limit = options.time_limit;
  order.measures.limits = search.LimitsFromNow(true);
  order.count = options.count;
  order.seed = options.seed.value_or(order.seed);
  SetEnds(options, order);
  order.threads = ThreadsFor(options.threads);
  return order;
}

}  // namespace rushkit
