#include "cli/generate_order.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "cli/batch.h"
#include "cli/position_input.h"
#include "cli/render/words.h"
#include "solver/analysis/self_play.h"

namespace rushkit {
namespace {

// Where nothing is said about length: as short as the shortest printed ones, and what is worth a
// classic player's while.
constexpr Range kShiftMoves{3};
constexpr Range kClassicMoves{8};
constexpr Row kClassicHeroRow{2};
// Where it is about unfinished games alone.
constexpr double kAnyFairness = 0.49;
// Searches of candidates; a move more makes proofs about twice as long.
constexpr uint64_t kStates = 5000;
constexpr int kShortMoves = 7;
constexpr int kShortSpaces = 24;
constexpr int kMostDoublings = 8;

absl::Status Contradiction(absl::string_view a, absl::string_view b, absl::string_view why) {
  return absl::InvalidArgumentError(absl::StrCat(a, " and ", b, ": ", why));
}

absl::Status CheckManner(const GenerateOptions& options) {
  const std::array<std::pair<bool, const char*>, 4> manners = {
      {{options.asymmetric, "--asymmetric"},
       {options.puzzle, "--puzzle"},
       {options.classic, "--classic"},
       {!options.like.empty(), "--like"}}};
  const char* first = nullptr;
  for (const auto& [is_set, name] : manners) {
    if (!is_set) continue;
    if (first != nullptr) return Contradiction(first, name, "each says what kind; expected one");
    first = name;
  }
  return absl::OkStatus();
}

absl::Status CheckOptions(const GenerateOptions& options) {
  if (absl::Status status = CheckManner(options); !status.ok()) return status;
  if (options.classic && options.turns) {
    return Contradiction("--classic", "--turns", "a classic board knows no turns");
  }
  if (options.classic && options.must_shift) {
    return Contradiction("--classic", "--must-shift", "a classic board has no sides");
  }
  if ((options.fair_within || options.max_unfinished) && (options.classic || options.puzzle)) {
    return Contradiction(options.classic ? "--classic" : "--puzzle",
                         options.fair_within ? "--fair-within" : "--max-unfinished",
                         "no games are played there");
  }
  if (!options.like.empty() && (options.cars || options.trucks)) {
    return Contradiction("--like", options.cars ? "--cars" : "--trucks",
                         "the pieces are those of the file");
  }
  if (!options.like.empty() && (options.vehicles || options.horizontal)) {
    return Contradiction("--like", options.vehicles ? "--vehicles" : "--horizontal",
                         "the pieces are those of the file");
  }
  if (options.hero_row && *options.hero_row > 5) {
    return absl::InvalidArgumentError("--hero-row: rows are 0 to 5");
  }
  return absl::OkStatus();
}

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

Wishes WishesFrom(const GenerateOptions& options) {
  Wishes wishes;
  wishes.vehicles = options.vehicles;
  wishes.horizontal = options.horizontal;
  if (options.hero_row) wishes.hero_row = Row(static_cast<int>(*options.hero_row));
  wishes.asymmetric = options.asymmetric;
  wishes.moves = options.moves;
  wishes.spaces = options.spaces;
  wishes.turns = options.turns;
  wishes.must_shift = options.must_shift;
  wishes.unique = options.unique;
  wishes.minimal = options.minimal;
  wishes.difficulty = options.difficulty;
  if (options.fair_within || options.max_unfinished) {
    wishes.fair = FairnessWish{options.fair_within.value_or(kAnyFairness), options.max_unfinished};
  }
  if (!wishes.is_length_wished() && !wishes.difficulty) {
    wishes.moves = options.classic ? kClassicMoves : kShiftMoves;
  }
  return wishes;
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

// What cannot be wished for of a kind that the file decides.
absl::Status CheckLike(const GenerateOptions& options, Manner manner) {
  if (manner == Manner::kClassic && options.turns) {
    return Contradiction("--like", "--turns", "a classic board knows no turns");
  }
  if (manner == Manner::kClassic && options.must_shift) {
    return Contradiction("--like", "--must-shift", "a classic board has no sides");
  }
  const bool has_games = manner == Manner::kSymmetric || manner == Manner::kAsymmetric;
  if (!has_games && (options.fair_within || options.max_unfinished)) {
    return Contradiction("--like", options.fair_within ? "--fair-within" : "--max-unfinished",
                         "no games are played there");
  }
  return absl::OkStatus();
}

absl::StatusOr<std::vector<WalkTask>> TasksFrom(const GenerateOptions& options) {
  if (options.like.empty()) {
    WalkTask task;
    task.design = DesignFrom(options);
    task.wishes = WishesFrom(options);
    return std::vector<WalkTask>{task};
  }
  absl::StatusOr<std::vector<Position>> models =
      ReadPositions(options.like, options.rules.rules.connection, "--like");
  if (!models.ok()) return models.status();
  std::vector<WalkTask> tasks;
  for (const Position& model : *models) {
    absl::StatusOr<WalkTask> task = TaskLike(model, options);
    if (!task.ok()) return task.status();
    if (absl::Status status = CheckLike(options, task->design.manner); !status.ok()) return status;
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

bool HoldsEven(const Range& range) { return range.low < range.high || range.low % 2 == 0; }

// Of numbers of blockers, how many there can be at most: in pairs where a half turn keeps all.
int MostBlockers(const Design& design) {
  const auto most = [&](size_t count) {
    return static_cast<int>(design.manner == Manner::kSymmetric ? count / 2 * 2 : count);
  };
  return most(design.box.cars) + most(design.box.trucks);
}

std::string WhyNotBlockers(absl::string_view flag, const Range& range, const Design& design) {
  const int most = MostBlockers(design);
  if (range.low > most) {
    return absl::StrCat(flag, " ", WriteRange(range), ": the box holds ", design.box.cars,
                        " cars and ", design.box.trucks, " trucks, so that there can be ", most);
  }
  if (design.manner == Manner::kSymmetric && !HoldsEven(range)) {
    return absl::StrCat(flag, " ", WriteRange(range),
                        ": blockers of a symmetric set-up come in pairs; --asymmetric would do");
  }
  return "";
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
  order.measures.goal = options.question.goal;
  SearchOptions search;
  search.max_states = options.max_states.value_or(StatesFor(order.tasks.front().wishes));
  search.time_limit = options.time_limit;
  order.measures.limits = search.LimitsFromNow(true);
  order.count = options.skip + options.count;
  order.seed = options.seed.value_or(order.seed);
  if (options.tries > 0) order.most_tries = options.tries;
  order.threads = ThreadsFor(options.threads);
  return order;
}

std::string WhyImpossible(const GenerateOptions& options, const GenerationOrder& order) {
  const Design& design = order.tasks.front().design;
  const Wishes& wishes = order.tasks.front().wishes;
  if (options.vehicles) {
    std::string why = WhyNotBlockers("--vehicles", *options.vehicles, design);
    if (!why.empty()) return why;
  }
  if (options.horizontal) {
    std::string why = WhyNotBlockers("--horizontal", *options.horizontal, design);
    if (!why.empty()) return why;
  }
  if (options.vehicles && options.horizontal && options.horizontal->low > options.vehicles->high) {
    return absl::StrCat(WishText(WishKind::kHorizontal, wishes), " and ",
                        WishText(WishKind::kVehicles, wishes), ": not all of them can be blockers");
  }
  if (options.moves && options.spaces && options.spaces->high < options.moves->low) {
    return absl::StrCat(WishText(WishKind::kMoves, wishes), " and ",
                        WishText(WishKind::kSpaces, wishes), ": every move takes a space at least");
  }
  return "";
}

std::string WishText(WishKind kind, const Wishes& wishes) {
  const auto ranged = [](absl::string_view flag, const std::optional<Range>& range) {
    return absl::StrCat(flag, " ", WriteRange(range.value_or(Range{})));
  };
  switch (kind) {
    case WishKind::kVehicles:
      return ranged("--vehicles", wishes.vehicles);
    case WishKind::kHorizontal:
      return ranged("--horizontal", wishes.horizontal);
    case WishKind::kPieces:
      return "--like";
    case WishKind::kHeroRow:
      return absl::StrCat("--hero-row ", wishes.hero_row.value_or(Row()).value());
    case WishKind::kAsymmetric:
      return "--asymmetric";
    case WishKind::kEscape:
      return "an escape";
    case WishKind::kMoves:
      return ranged("--moves", wishes.moves);
    case WishKind::kSpaces:
      return ranged("--spaces", wishes.spaces);
    case WishKind::kMustShift:
      return "--must-shift";
    case WishKind::kUnique:
      return "--unique";
    case WishKind::kMinimal:
      return "--minimal";
    case WishKind::kTurns:
      return ranged("--turns", wishes.turns);
    case WishKind::kDifficulty:
      return ranged("--difficulty", wishes.difficulty);
    case WishKind::kNew:
      return "being new";
    case WishKind::kFair:
      break;
  }
  return "fair games";
}

}  // namespace rushkit
