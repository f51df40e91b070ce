#include "cli/generate_check.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <variant>

#include "absl/strings/str_cat.h"
#include "cli/generate_wishes.h"
#include "cli/render/words.h"
#include "solver/generation/bare_lengths.h"

namespace rushkit {
namespace {

absl::Status Contradiction(absl::string_view a, absl::string_view b, absl::string_view why) {
  return absl::InvalidArgumentError(absl::StrCat(a, " and ", b, ": ", why));
}

absl::Status CheckManner(const GenerateOptions& options) {
  // A hunt begins at positions of a file, whatever kind it is for.
  const std::array<std::pair<bool, const char*>, 4> manners = {
      {{options.asymmetric, "--asymmetric"},
       {options.puzzle, "--puzzle"},
       {options.classic, "--classic"},
       {!options.like.empty() && !options.hardest, "--like"}}};
  const char* first = nullptr;
  for (const auto& [is_set, name] : manners) {
    if (!is_set) continue;
    if (first != nullptr) return Contradiction(first, name, "each says what kind; expected one");
    first = name;
  }
  return absl::OkStatus();
}

absl::Status CheckPieces(const GenerateOptions& options) {
  if (options.like.empty() || options.hardest) return absl::OkStatus();
  const std::array<std::pair<bool, const char*>, 4> pieces = {
      {{options.cars.has_value(), "--cars"},
       {options.trucks.has_value(), "--trucks"},
       {options.vehicles.has_value(), "--vehicles"},
       {options.horizontal.has_value(), "--horizontal"}}};
  for (const auto& [is_set, name] : pieces) {
    if (is_set) return Contradiction("--like", name, "the pieces are those of the file");
  }
  return absl::OkStatus();
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

// What every escape takes.
std::optional<int> LeastLength(Metric metric, const Design& design, const GenerationOrder& order) {
  if (const std::optional<Range> bare = BareLengths(design, metric, order.measures)) {
    return bare->low;
  }
  // On a board a hero may stand at the edge already.
  if (design.manner == Manner::kClassic && order.measures.goal != Goal::kOff) return std::nullopt;
  return 1;
}

std::string WhyNotLength(WishKind kind, Metric metric, const Range& range,
                         const GenerationOrder& order) {
  const WalkTask& task = order.tasks.front();
  const std::optional<int> least = LeastLength(metric, task.design, order);
  if (least && range.high < *least) {
    return absl::StrCat(WishText(kind, task.wishes), ": an escape takes ", CountOf(*least, metric),
                        " at least, with no blocker in its way");
  }
  const bool is_bare = std::min<size_t>(MostBlockers(task.design), task.design.most_blockers) == 0;
  const std::optional<Range> bare =
      is_bare ? BareLengths(task.design, metric, order.measures) : std::nullopt;
  if (bare && range.low > bare->high) {
    return absl::StrCat(WishText(kind, task.wishes), ": without a blocker an escape takes ",
                        CountOf(bare->high, metric), " at most");
  }
  return "";
}

std::string WhyNotLengths(const GenerateOptions& options, const GenerationOrder& order) {
  const Wishes& wishes = order.tasks.front().wishes;
  std::string why;
  if (wishes.moves) why = WhyNotLength(WishKind::kMoves, Metric::kMoves, *wishes.moves, order);
  if (!why.empty() && !options.moves) why += "; that many are wished for where nothing is said";
  if (why.empty() && wishes.spaces) {
    why = WhyNotLength(WishKind::kSpaces, Metric::kSpaces, *wishes.spaces, order);
  }
  if (why.empty() && wishes.turns) {
    why = WhyNotLength(WishKind::kTurns, Metric::kTurns, *wishes.turns, order);
  }
  return why;
}

// So many moves alone are harder than wished for.
std::string WhyNotDifficulty(const GenerationOrder& order) {
  const Wishes& wishes = order.tasks.front().wishes;
  const bool has_sides = order.tasks.front().design.grid.has_sides();
  if (!wishes.difficulty || (!has_sides && order.measures.goal != Goal::kEdge)) return "";
  const int moves = wishes.moves ? wishes.moves->low : has_sides ? 1 : 0;
  const Difficulty least = DifficultyFrom({moves, 1, has_sides});
  const auto* range = std::get_if<Range>(&*wishes.difficulty);
  const bool is_harder = range != nullptr
                             ? least.whole_seconds() > range->high
                             : least.word > std::get<DifficultyWord>(*wishes.difficulty);
  if (!is_harder) return "";
  return absl::StrCat(wishes.moves ? absl::StrCat(WishText(WishKind::kMoves, wishes), " and ") : "",
                      WishText(WishKind::kDifficulty, wishes), ": with ",
                      CountOf(moves, Metric::kMoves), " it is ", least.whole_seconds(),
                      " seconds at least");
}

}  // namespace

absl::Status CheckOptions(const GenerateOptions& options) {
  if (absl::Status status = CheckManner(options); !status.ok()) return status;
  if (absl::Status status = CheckPieces(options); !status.ok()) return status;
  if (options.hero_row && *options.hero_row > 5) {
    return absl::InvalidArgumentError("--hero-row: rows are 0 to 5");
  }
  return absl::OkStatus();
}

absl::Status CheckKind(const GenerateOptions& options, Manner manner) {
  const char* kind = !options.like.empty()        ? "--like"
                     : manner == Manner::kPuzzle  ? "--puzzle"
                     : manner == Manner::kClassic ? "--classic"
                                                  : "";
  if (manner == Manner::kClassic && options.turns) {
    return Contradiction(kind, "--turns", "a classic board knows no turns");
  }
  if (manner == Manner::kClassic && options.must_shift) {
    return Contradiction(kind, "--must-shift", "a classic board has no sides");
  }
  const bool has_games = manner == Manner::kSymmetric || manner == Manner::kAsymmetric;
  if (!has_games && (options.fair_within || options.max_unfinished)) {
    return Contradiction(kind, options.fair_within ? "--fair-within" : "--max-unfinished",
                         "no games are played there");
  }
  if (manner != Manner::kClassic && options.question.chosen_goal) {
    return absl::InvalidArgumentError(
        "--goal: heroes of Rush Hour Shift drive off; it is for --classic, or --like a classic "
        "board");
  }
  return absl::OkStatus();
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
  if (options.hardest) return "";
  std::string why = WhyNotLengths(options, order);
  return why.empty() ? WhyNotDifficulty(order) : why;
}

}  // namespace rushkit
