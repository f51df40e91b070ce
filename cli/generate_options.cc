#include "cli/generate_options.h"

#include <limits>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "cli/rate_question.h"
#include "cli/units.h"
#include "solver/rating/difficulty.h"

namespace rushkit {
namespace {

constexpr int kHighest = 9999;  // of a wish
constexpr uint64_t kMostOfAKind = 26;

// One end of a range: `otherwise` where nothing is written.
std::optional<int> ReadEnd(absl::string_view text, int otherwise, int highest) {
  int number = 0;
  if (text.empty()) return otherwise;
  if (!absl::SimpleAtoi(text, &number) || number < 0 || number > highest) return std::nullopt;
  return number;
}

absl::StatusOr<DifficultyWish> ReadDifficulty(const std::string& text) {
  for (const DifficultyWord word : kDifficultyWords) {
    if (text == DifficultyName(word)) return DifficultyWish(word);
  }
  const absl::StatusOr<Range> range = ReadRange(text, kHighest);
  if (range.ok()) return DifficultyWish(*range);
  return absl::InvalidArgumentError(absl::StrCat(
      "found '", text, "', expected easy, medium, hard, expert or seconds, as 30..60"));
}

void AddRange(CLI::App& app, const std::string& flag, const std::string& help,
              std::optional<Range>& range) {
  AddValue(
      app, flag, "A..B", help, [](const std::string& text) { return ReadRange(text, kHighest); },
      range);
}

void AddCountOption(CLI::App& app, const std::string& flag, const std::string& help,
                    uint64_t highest, std::optional<uint64_t>& count) {
  AddValue(
      app, flag, "N", help,
      [highest](const std::string& text) { return ReadCountUpTo(text, 0, highest); }, count);
}

void AddPlace(CLI::App& app, const std::string& flag, const std::string& help, std::string& place) {
  AddOption(app, flag, "FILE", help, [&place](const std::string& text) -> absl::Status {
    if (text.empty()) return absl::InvalidArgumentError("found '', expected the name of a file");
    place = text;
    return absl::OkStatus();
  });
}

// A number from 0 to `most`, the latter not among them.
absl::StatusOr<std::optional<double>> ReadShareBelow(absl::string_view text, double most) {
  double share = 0;
  if (absl::SimpleAtod(text, &share) && share > 0 && share < most) return share;
  return absl::InvalidArgumentError(
      absl::StrCat("found '", text, "', expected a number between 0 and ", most));
}

void AddGameWishes(CLI::App& app, GenerateOptions& options) {
  AddValue(
      app, "--fair-within", "W",
      "In games of sharp against itself the first player's rate is surely within 50 % +- W, as "
      "0.03; minutes each",
      [](const std::string& text) { return ReadShareBelow(text, 0.5); }, options.fair_within);
  AddValue(
      app, "--max-unfinished", "U", "Of those games at most this share stands unfinished, as 0.1",
      [](const std::string& text) { return ReadShareBelow(text, 1); }, options.max_unfinished);
}

void AddEscapeWishes(CLI::App& app, GenerateOptions& options) {
  AddRange(app, "--moves", "Moves of a shortest escape: 5..8, 5.., ..8 or 5", options.moves);
  AddRange(app, "--spaces", "The same in spaces", options.spaces);
  AddRange(app, "--turns", "The same in turns, with the cards of --deck", options.turns);
  AddValue(app, "--difficulty", "WORD|A..B", "easy, medium, hard, expert, or seconds",
           ReadDifficulty, options.difficulty);
  AddFlag(app, "--must-shift", "No escape unless a side shifts", options.must_shift);
  AddFlag(app, "--unique", "One shortest escape in moves, and no other", options.unique);
  AddFlag(app, "--minimal", "Without any of the blockers it takes fewer moves", options.minimal);
}

void AddShapeWishes(CLI::App& app, GenerateOptions& options) {
  AddRange(app, "--vehicles", "Blockers, at most those of the box", options.vehicles);
  AddRange(app, "--horizontal", "Blockers that lie along a row", options.horizontal);
  AddCountOption(app, "--hero-row", "The row of Gold, in its own part, from 0 at the top",
                 Row::kHighest, options.hero_row);
  AddCountOption(app, "--cars", "Blockers of length 2 in the box (default 8; --classic 11)",
                 kMostOfAKind, options.cars);
  AddCountOption(app, "--trucks", "Blockers of length 3 in the box (default 4)", kMostOfAKind,
                 options.trucks);
  AddFlag(app, "--asymmetric", "A half turn changes something: heroes have different escapes",
          options.asymmetric);
  AddFlag(app, "--puzzle", "Any legal position, with Gold or both heroes; Gold wants out",
          options.puzzle);
  AddFlag(app, "--classic", "6 by 6 boards with one hero", options.classic);
  AddFlag(app, "--hardest", "No wishes, but the longest escape in moves that can be found",
          options.hardest);
  AddFlag(app, "--both", "With --hardest: the shorter one of the heroes' escapes is to be long",
          options.both);
  AddPlace(app, "--like", "With the pieces of one of these positions, and of its kind",
           options.like);
  AddPlace(app, "--exclude", "None of these positions, seen from whichever side", options.exclude);
}

}  // namespace

absl::StatusOr<Range> ReadRange(absl::string_view text, int highest) {
  constexpr int kMost = std::numeric_limits<int>::max();
  const std::vector<absl::string_view> ends = absl::StrSplit(text, "..");
  if (ends.size() <= 2 && text != ".." && !text.empty()) {
    const std::optional<int> low = ReadEnd(ends.front(), 0, highest);
    const std::optional<int> high = ReadEnd(ends.back(), kMost, highest);
    if (low && high && *low <= *high) return Range{*low, *high};
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "found '", text, "', expected a range, as 3..5, 3.., ..5 or 4, up to ", highest));
}

std::string WriteRange(const Range& range) {
  if (range.low == range.high) return absl::StrCat(range.low);
  const bool has_end = range.high < std::numeric_limits<int>::max();
  return absl::StrCat(range.low > 0 || !has_end ? absl::StrCat(range.low) : "", "..",
                      has_end ? absl::StrCat(range.high) : "");
}

void AddGenerateOptions(CLI::App& app, GenerateOptions& options) {
  AddNumber(app, "--count", "How many (default 1)", std::numeric_limits<int>::max(), options.count);
  AddSeed(app, options.seed);
  AddEscapeWishes(app, options);
  AddGameWishes(app, options);
  AddShapeWishes(app, options);
  AddRuleOptions(app, options.rules);
  AddGoalOption(app, options.question);
  AddNumber(app, "--tries",
            "Give up after N candidates since the last that was kept (default 20000)",
            std::numeric_limits<int>::max(), options.tries);
  AddNumber(app, "--max-expanded",
            "Give up after so much work since the last that was kept: N positions expanded, or as "
            "long in games (default 6000000, about two minutes; no limit with --tries or "
            "--time-limit)",
            std::numeric_limits<int64_t>::max(), options.max_expanded);
  AddValue(
      app, "--max-states", "N",
      "Pass by a candidate that cannot be proven by storing 16 N states, by N if it seems not to "
      "be worth it (default 5000, more for long wishes)",
      [](const std::string& text) { return ReadCount(text, 1); }, options.max_states);
  AddValue(app, "--time-limit", "TIME",
           "Stop after this: 30s, 10m; what is found by then depends on the machine", ReadDuration,
           options.time_limit);
  AddSkip(app, options.skip,
          "Leave out the first N set-ups of --count: they are found again, but not written; of a "
          "hunt N walks");
  AddValue(
      app, "--walks", "N",
      "How many walks a campaign has, each of which keeps one set-up or none; with --hardest, how "
      "many hunts",
      [](const std::string& text) -> absl::StatusOr<std::optional<uint64_t>> {
        const absl::StatusOr<uint64_t> count = ReadCount(text, 1);
        if (!count.ok()) return count.status();
        return std::optional<uint64_t>(*count);
      },
      options.walks);
  AddThreads(app, options.threads,
             "Searches at the same time (default 0: one a core); the same set-ups for any number");
  AddCampaignOptions(app, options.campaign, options.output);
  AddOutputOptions(app, options.output);
}

}  // namespace rushkit
