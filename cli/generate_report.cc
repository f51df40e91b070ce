#include "cli/generate_report.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "cli/generate_wishes.h"
#include "cli/position_input.h"
#include "cli/progress_line.h"
#include "cli/rate_json.h"
#include "cli/rate_question.h"
#include "cli/render/json.h"
#include "cli/render/picture_text.h"
#include "cli/render/words.h"
#include "solver/analysis/interval.h"
#include "solver/analysis/self_play_summary.h"
#include "solver/notation/position_code.h"
#include "solver/rating/difficulty.h"
#include "solver/rating/solo_rating.h"
#include "solver/search/picture_library.h"

namespace rushkit {
namespace {

// The nearest that came is no find: how long it is may stay open, so that nobody waits for it after
// the end.
constexpr uint64_t kMostStatesOfClosest = 20'000;

// With as much effort as candidates are given at most, so that what was proven of them is here too.
SoloRequest RequestFor(const GenerationOrder& order) {
  SoloRequest request;
  request.spaces = order.measures.spaces;
  request.deck = order.measures.cards.deck;
  request.goal = order.measures.goal;
  request.limits = order.measures.limits;
  request.limits.deadline.reset();
  request.limits.interrupt = nullptr;  // what was found before it is rated in full
  request.limits.max_states *= kPersistence;
  request.with_all = false;
  return request;
}

// "5 moves, 18 spaces, 3 turns"
std::string LengthsOf(const Position& position, Player hero, const SoloRequest& request) {
  return absl::StrJoin(MetricsOf(position), ", ", [&](std::string* out, Metric metric) {
    const std::optional<int> length = SoloLength(position, hero, metric, request);
    absl::StrAppend(
        out, length ? CountOf(*length, metric) : absl::StrCat("unproven ", MetricName(metric)));
  });
}

std::string FiguresOf(const Position& position, const GenerationOrder& order, SoloRequest request) {
  PictureLibrary library;
  request.library = &library;
  std::string out;
  for (const Player hero : HeroesThatCount(order.tasks.front().design.manner)) {
    absl::StrAppend(&out, out.empty() ? "" : "; silver: ", LengthsOf(position, hero, request));
  }
  const std::optional<Difficulty> difficulty = DifficultyOf(position, request);
  if (difficulty) {
    absl::StrAppend(&out, "; ", DifficultyName(difficulty->word), " (", difficulty->whole_seconds(),
                    difficulty->is_extrapolated ? ", extrapolated" : "", ")");
  }
  return out;
}

std::string AsComment(absl::string_view lines) {
  std::string out;
  for (const absl::string_view line : absl::StrSplit(lines, '\n', absl::SkipEmpty())) {
    absl::StrAppend(&out, "#  ", line, "\n");
  }
  return out;
}

// "first player 51.2 %, 3.1 % unfinished"
std::string GamesText(const std::optional<FairnessResult>& games) {
  if (!games) return "";
  const SelfPlaySummary& summary = games->summary;
  return absl::StrFormat("; first player %.1f %%, %.1f %% unfinished, of %d games",
                         100 * Rate(summary.Wins(Party::kFirstPlayer), summary.finished()),
                         100 * Rate(summary.games() - summary.finished(), summary.games()),
                         summary.games());
}

std::string SetupText(const GeneratedSetup& setup, absl::string_view name, bool in_color,
                      const GenerationOrder& order, const SoloRequest& request) {
  const Position& position = setup.position;
  return absl::StrCat("# ", name, ": ", FiguresOf(position, order, request), GamesText(setup.games),
                      "\n", AsComment(DrawPosition(position, in_color)), name, " ",
                      WritePositionCode(position), "\n");
}

RateQuestionOptions RatingOptions(const GenerateOptions& options, const GenerationOrder& order) {
  RateQuestionOptions rating;
  rating.question.chosen_goal = options.question.chosen_goal;
  rating.rules = options.rules;
  rating.search.max_states = RequestFor(order).limits.max_states;
  rating.heeds_interrupt = false;
  const std::optional<FairnessWish>& fair = order.tasks.front().wishes.fair;
  if (fair && fair->within) rating.game.chosen_within = fair->within;
  rating.game.seed = order.measures.game_seed;
  return rating;
}

Json SetupJson(const GenerateOptions& options, const GenerationOrder& order,
               const std::string& name, const GeneratedSetup& setup) {
  const RateQuestionOptions rating = RatingOptions(options, order);
  Origin origin;
  origin.name = name;
  PictureLibrary library;
  ProgressLine progress(false);
  const Question question{origin, setup.position, 0, true, 1, library, progress};
  const absl::StatusOr<RatedPosition> rated = RatePosition(rating, question);
  assert(rated.ok());
  Json object = RatingJson(rating, question, *rated);
  object["seed"] = order.seed;
  object["walk"] = setup.walk;
  if (setup.games) {
    GameRating game;
    game.game = *setup.games;
    object["game"] = GameRatingJson(rating, game);
    object["game"].erase("effort");  // as many games as the wish takes
    const std::optional<FairnessWish>& fair = order.tasks.front().wishes.fair;
    if (!fair->within) object["game"]["fair"] = nullptr;
  }
  return object;
}

}  // namespace

std::string NameOfSetup(uint64_t number) { return absl::StrCat("new-", number); }

std::string SetupResult(const GenerateOptions& options, const GenerationOrder& order,
                        uint64_t number, const GeneratedSetup& setup) {
  if (options.output.format() == Format::kJson) {
    return SetupLine(options, order, NameOfSetup(number), setup);
  }
  return absl::StrCat(
      number > 1 ? "\n" : "",
      SetupText(setup, NameOfSetup(number), options.output.in_color(), order, RequestFor(order)));
}

std::string SetupLine(const GenerateOptions& options, const GenerationOrder& order,
                      const std::string& name, const GeneratedSetup& setup) {
  return WriteJsonLine(SetupJson(options, order, name, setup));
}

bool BeginsSetup(absl::string_view line) { return absl::StartsWith(line, "# new-"); }

std::string TallyText(const GenerationOrder& order, const GenerationTally& tally, uint64_t tried) {
  std::string out = absl::StrCat(tally.kept, " kept, ", std::max(tried, tally.tried), " tried");
  std::vector<std::string> broken;
  for (size_t i = 0; i < kWishKinds; ++i) {
    if (tally.broken[i] == 0) continue;
    broken.push_back(absl::StrCat(WishText(static_cast<WishKind>(i), order.tasks.front().wishes),
                                  " ", tally.broken[i]));
  }
  if (tally.repeated > 0) broken.push_back(absl::StrCat("found twice ", tally.repeated));
  if (!broken.empty()) absl::StrAppend(&out, "; rejected by ", absl::StrJoin(broken, ", "));
  return out;
}

std::string NotFoundText(const GenerationOrder& order, const GenerationResult& result) {
  std::string out = TallyText(order, result.tally, 0);
  if (!result.closest) return out;
  const WishKind bottleneck = *result.closest->verdict.broken;
  SoloRequest request = RequestFor(order);
  request.limits.max_states = std::min(request.limits.max_states, kMostStatesOfClosest);
  absl::StrAppend(
      &out, "\nthe bottleneck: ", WishText(bottleneck, order.tasks.front().wishes),
      "; closest to it:\n",
      SetupText({result.closest->position, 0, std::nullopt}, "closest", false, order, request));
  return out;
}

std::string GivenUpText(const GenerationOrder& order, const GenerationResult& result) {
  const std::string vain =
      result.tried_in_vain >= order.most_tries
          ? absl::StrCat(order.most_tries, " candidates in vain: ")
          : absl::StrCat(CountOf(result.tried_in_vain, "candidate"), " in vain, which took ",
                         result.work_in_vain, " positions (--max-expanded N for more): ");
  return absl::StrCat("given up after ", vain, NotFoundText(order, result));
}

}  // namespace rushkit
