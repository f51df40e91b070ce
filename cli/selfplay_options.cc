#include "cli/selfplay_options.h"

#include <algorithm>
#include <climits>
#include <memory>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "cli/units.h"

namespace rushkit {
namespace {

constexpr uint64_t kGames = 100;
// As many as one has patience for, where something else says when it is enough.
constexpr uint64_t kMostGames = 1'000'000;

// A number between 0 and 1, neither of them.
std::optional<double> ReadShare(absl::string_view text) {
  double number = 0;
  if (!absl::SimpleAtod(text, &number) || !(number > 0 && number < 1)) return std::nullopt;
  return number;
}

absl::StatusOr<double> ReadWidth(const std::string& text) {
  const std::optional<double> width = ReadShare(text);
  if (width) return *width;
  return absl::InvalidArgumentError(
      absl::StrCat("found '", text, "', expected a number between 0 and 1, as 0.01"));
}

absl::StatusOr<SprtScores> ReadScores(const std::string& text) {
  const std::vector<std::string> words = absl::StrSplit(text, ',');
  if (words.size() == 2) {
    const std::optional<double> low = ReadShare(words[0]);
    const std::optional<double> high = ReadShare(words[1]);
    if (low && high && *low < *high) return SprtScores{*low, *high};
  }
  return absl::InvalidArgumentError(absl::StrCat(
      "found '", text, "', expected two scores between 0 and 1, the lower one first, as 0.5,0.52"));
}

void AddStopOptions(CLI::App& app, SelfPlayOptions& options) {
  AddValue(
      app, "--games", "N",
      "Games on each position, at most where something else ends them (default 100, else 1000000)",
      [](const std::string& text) -> absl::StatusOr<std::optional<uint64_t>> {
        const absl::StatusOr<uint64_t> count = ReadCount(text, 1);
        if (!count.ok()) return count.status();
        return std::optional<uint64_t>(*count);
      },
      options.chosen_games);
  AddValue(
      app, "--until-width", "W",
      "Play until the first player's rate (the score of --gold, if the agents differ) is known to "
      "W, as 0.01: half its interval; looked at after every 200 games",
      ReadWidth, options.until_width);
  AddValue(
      app, "--sprt", "S0,S1",
      "Play until a sequential test decides whether the score of --gold is S0 (H0) or S1 (H1), as "
      "0.5,0.52; it errs in 5 % of either case",
      ReadScores, options.sprt);
}

void AddFirst(CLI::App& app, FirstPlayer& first) {
  AddOption(app, "--first", "gold|silver|alternate",
            "Who begins (default alternate: Gold in every other pair, and where the colours are "
            "not alike, different agents change colours after every two pairs)",
            [&first](const std::string& word) -> absl::Status {
              const std::optional<FirstPlayer> found = FindFirstPlayer(word);
              if (found) first = *found;
              return found ? absl::OkStatus()
                           : absl::InvalidArgumentError(absl::StrCat(
                                 "found '", word, "', expected gold, silver or alternate"));
            });
}

void AddTurnLimit(CLI::App& app, GameLimits& limits) {
  AddOption(app, "--turn-cap", "N",
            "Turns of both players after which a game stands unfinished (default 200)",
            [&limits](const std::string& text) -> absl::Status {
              const absl::StatusOr<uint64_t> count = ReadCount(text, 1);
              if (!count.ok()) return count.status();
              limits.turn_cap = static_cast<int>(std::min<uint64_t>(*count, INT_MAX));
              return absl::OkStatus();
            });
}

void AddFile(CLI::App& app, const std::string& flag, const std::string& help, std::string& file) {
  AddOption(app, flag, "FILE", help, [&file](const std::string& path) -> absl::Status {
    if (path.empty()) return absl::InvalidArgumentError("found '', expected the name of a file");
    file = path;
    return absl::OkStatus();
  });
}

}  // namespace

uint64_t SelfPlayOptions::games() const {
  return chosen_games.value_or(has_stop_rule() ? kMostGames : kGames);
}

SelfPlayRun SelfPlayOptions::RunOn(const Position& setup) const {
  return {
      setup, rules.deck(), rules.rules.spaces, first,
      seed,  limits,       !is_single,         AgentsAlternate(names, first, IsOwnHalfTurn(setup))};
}

StopRule SelfPlayOptions::stop_rule() const {
  return {until_width, sprt, names.differ(), !is_single};
}

absl::StatusOr<AgentPair> SelfPlayOptions::OpenAgents() const {
  AgentPair pair;
  for (const Player player : kPlayers) {
    absl::StatusOr<std::unique_ptr<Agent>> agent = OpenAgent(names.Of(player), turn_time);
    if (!agent.ok()) return agent.status();
    pair[static_cast<size_t>(player)] = *std::move(agent);
  }
  return pair;
}

void AddSelfPlayOptions(CLI::App& app, SelfPlayOptions& options) {
  AddOptionalPosition(app, options.position);
  AddAgentOption(app, "--gold", "Who plays Gold (default sharp)", options.names.gold);
  AddAgentOption(app, "--silver", "Who plays Silver (default sharp)", options.names.silver);
  AddTurnTime(app, options.turn_time);
  AddStopOptions(app, options);
  AddValue(
      app, "--seed", "N", "What all chance comes from (default 1)",
      [](const std::string& text) { return ReadCount(text, 0); }, options.seed);
  AddFirst(app, options.first);
  AddFlag(app, "--no-pairs", "Deal each game anew, instead of playing each deal twice",
          options.is_single);
  AddTurnLimit(app, options.limits);
  AddRuleOptions(app, options.rules);
  AddFrom(app, options.from);
  AddThreads(app, options.threads,
             "Games that are played at the same time (default 0: one a core)");
  AddSkip(app, options.skip, "Leave out the first N games");
  AddCampaignOptions(app, options.campaign, options.output);
  AddFiles(app, "--summary",
           "Play nothing, but tell of the games that these files of campaigns hold",
           options.summarized);
  AddOutputOptions(app, options.output);
  AddFile(app, "--records",
          "Write the records of the games to FILE, which appears when they are complete",
          options.records);
  AddFile(app, "--mine", "Write the moments with one right turn to FILE, as puzzles, each proven",
          options.mine);
}

}  // namespace rushkit
