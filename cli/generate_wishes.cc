#include "cli/generate_wishes.h"

#include <optional>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "cli/rate_question.h"

namespace rushkit {
namespace {

// Where nothing is said about length: as short as the shortest printed ones, and what is worth a
// classic player's while.
constexpr Range kShiftMoves{3};
constexpr Range kClassicMoves{8};

std::string DifficultyWishText(const std::optional<DifficultyWish>& wish) {
  if (!wish) return "--difficulty";
  const auto* word = std::get_if<DifficultyWord>(&*wish);
  return absl::StrCat("--difficulty ",
                      word != nullptr ? DifficultyName(*word) : WriteRange(std::get<Range>(*wish)));
}

std::string GamesWishText(const std::optional<FairnessWish>& wish) {
  std::vector<std::string> asked;
  if (wish && wish->within) asked.push_back(absl::StrCat("--fair-within ", *wish->within));
  if (wish && wish->max_unfinished) {
    asked.push_back(absl::StrCat("--max-unfinished ", *wish->max_unfinished));
  }
  return absl::StrJoin(asked, " ");
}

}  // namespace

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
    wishes.fair = FairnessWish{options.fair_within, options.max_unfinished};
  }
  if (!wishes.is_length_wished() && !wishes.difficulty) {
    wishes.moves = options.classic ? kClassicMoves : kShiftMoves;
  }
  return wishes;
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
      return DifficultyWishText(wishes.difficulty);
    case WishKind::kNew:
      return "being new";
    case WishKind::kFair:
      break;
  }
  return GamesWishText(wishes.fair);
}

}  // namespace rushkit
