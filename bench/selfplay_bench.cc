// How fast are games between agents, and do the stronger ones win?
//
// First: what one look at both races costs, and how much faster the nearest outcomes are searched
// for than found among all, which must be the same.
//
// Every two neighbours of the ladder play on all ten printed set-ups with both decks, in pairs with
// the seats exchanged, each of them playing first in every other pair. The 95 % interval over pairs
// of the stronger one's wins among finished games must lie above a half, or the exit status is 1;
// with --quick, which plays few games, the search above sharp need not be the winner.

#include <algorithm>
#include <array>
#include <chrono>
#include <climits>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "bench/printed_set_ups.h"
#include "solver/agents/named_agents.h"
#include "solver/analysis/self_play.h"
#include "solver/analysis/self_play_summary.h"
#include "solver/evaluation/nearest_outcomes.h"
#include "solver/evaluation/race_distance.h"
#include "solver/game/play_generator.h"

namespace rushkit::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr uint64_t kSeed = 20'261'130;

double SecondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// What one pairing came to, over all set-ups; wins of Gold are those of the stronger agent.
struct Match {
  SelfPlaySummary summary;
  uint64_t turns = 0;  // of all games
  double seconds = 0;
};

struct Setting {
  uint64_t games = 80;  // on each set-up
  int threads = 1;
  std::string search = "mcts:100";  // the rung above those that take no number
  bool search_must_win = true;
};

// Nothing when some game could not be played. The set-ups are their own half turns, so it makes no
// difference who plays Gold.
std::optional<Match> Play(const std::string& strong, const std::string& weak,
                          const std::string& deck, const Setting& setting) {
  Match match;
  const Clock::time_point start = Clock::now();
  uint64_t seed = kSeed;
  const auto make_agents = [&]() -> absl::StatusOr<AgentPair> {
    return AgentPair{MakeAgent(strong), MakeAgent(weak)};
  };
  for (const Position& position : SetUps()) {
    const SelfPlayRun run{
        position, DeckNamed(deck), SpacesRule::kExact, FirstPlayer::kAlternate, ++seed, {}};
    const absl::Status status = PlayGames(run, {0, setting.games, setting.threads}, make_agents,
                                          [&](const PlayedGame& game) {
                                            match.summary.Add(game);
                                            match.turns += game.turns.size();
                                            return true;
                                          });
    if (!status.ok()) return std::nullopt;
  }
  match.seconds = SecondsSince(start);
  return match;
}

bool Report(const std::string& strong, const std::string& weak, const std::string& deck,
            const std::optional<Match>& match, bool must_win) {
  if (!match) {
    std::printf("%s against %s: a game could not be played\n", strong.c_str(), weak.c_str());
    return false;
  }
  const SelfPlaySummary& summary = match->summary;
  const Interval interval = summary.RateInterval(Party::kGold);
  const bool is_right = !must_win || interval.low > 0.5;
  const auto turns = static_cast<double>(match->turns);
  const auto games = static_cast<double>(summary.games());
  std::printf("%-8s %-8s %4s %6d %10d %7.1f %%  %5.1f to %5.1f %9.1f %% %8.1f %8.1f %9.0f%s\n",
              strong.c_str(), weak.c_str(), deck.c_str(), static_cast<int>(summary.games()),
              static_cast<int>(summary.games() - summary.finished()),
              100 * Rate(summary.Wins(Party::kGold), summary.finished()), 100 * interval.low,
              100 * interval.high,
              100 * Rate(summary.Wins(Party::kFirstPlayer), summary.finished()), turns / games,
              games / match->seconds, 1e6 * match->seconds / turns,
              is_right ? "" : "  WRONG: the stronger one must win");
  std::fflush(stdout);
  return is_right;
}

bool PlayLadder(const Setting& setting) {
  std::printf("%-8s %-8s %4s %6s %10s %9s  %14s %11s %8s %8s %9s\n", "agent", "against", "deck",
              "games", "unfinished", "wins", "95 % interval", "first wins", "turns", "games/s",
              "us a turn");
  bool is_right = true;
  const std::vector<std::string> names = AgentNames();
  for (const std::string deck : {"a", "b"}) {
    const auto match = Play(setting.search, names.back(), deck, setting);
    is_right =
        Report(setting.search, names.back(), deck, match, setting.search_must_win) && is_right;
  }
  for (size_t i = names.size(); i-- > 1;) {
    for (const std::string deck : {"a", "b"}) {
      const auto match = Play(names[i], names[i - 1], deck, setting);
      is_right = Report(names[i], names[i - 1], deck, match, true) && is_right;
    }
  }
  for (const std::string deck : {"a", "b"}) {
    const auto match = Play(names.back(), names.back(), deck, setting);
    is_right = Report(names.back(), names.back(), deck, match, false) && is_right;
  }
  return is_right;
}

// What one look at both races costs, over all outcomes of one card on the printed set-ups.
void MeasureRace() {
  uint64_t asked = 0;
  uint64_t sum = 0;
  double seconds = 0;
  for (const Position& position : SetUps()) {
    PlayGenerator plays(position, SpacesRule::kExact);
    const RaceDistance distance(plays.form(), position, CardKinds::All());
    plays.Begin(position, Player::kGold);
    const Outcomes outcomes = plays.Of(Card::kMoveShift2);
    const Clock::time_point start = Clock::now();
    for (int round = 0; round < 20; ++round) {
      for (const CompactPosition& outcome : outcomes) {
        for (const Player player : kPlayers) {
          sum += static_cast<uint64_t>(distance.Of(outcome, player).spaces);
        }
        ++asked;
      }
    }
    seconds += SecondsSince(start);
  }
  std::printf("both races of a position: %.0f ns (%llu positions, %llu spaces)\n",
              1e9 * seconds / static_cast<double>(asked), static_cast<unsigned long long>(asked),
              static_cast<unsigned long long>(sum));
}

// The least race that each card leaves, by looking at all that it can leave.
NearestOutcomes::Spaces LeastOfAll(PlayGenerator& plays, const RaceDistance& race,
                                   const CompactPosition& position, Player mover) {
  NearestOutcomes::Spaces spaces;
  spaces.fill(INT_MAX);
  plays.Begin(position, mover);
  for (const Card card : kAllCards) {
    int& least = spaces[static_cast<size_t>(card)];
    for (const CompactPosition& outcome : plays.Of(card)) {
      least = std::min(least, race.SpacesOf(outcome, mover));
    }
  }
  return spaces;
}

// How much of the time of that the search for them saves, on outcomes of the printed set-ups.
bool MeasureNearest() {
  uint64_t asked = 0;
  uint64_t wrong = 0;
  std::array<double, 2> seconds = {};  // of the search, and of looking at all
  for (const Position& position : SetUps()) {
    PlayGenerator plays(position, SpacesRule::kExact);
    const RaceDistance race(plays.form(), position, CardKinds::All());
    NearestOutcomes nearest(plays, race);
    plays.Begin(position, Player::kGold);
    const Outcomes outcomes = plays.Of(Card::kMoveShift1);
    const std::vector<CompactPosition> some(outcomes.begin(), outcomes.end());
    for (size_t i = 0; i < some.size(); i += 1 + some.size() / 20) {
      const Clock::time_point start = Clock::now();
      const auto found = nearest.Of(some[i], Player::kSilver, CardKinds::All());
      const Clock::time_point middle = Clock::now();
      const auto expected = LeastOfAll(plays, race, some[i], Player::kSilver);
      seconds[1] += SecondsSince(middle);
      seconds[0] += std::chrono::duration<double>(middle - start).count();
      wrong += found == expected ? 0 : 1;
      ++asked;
    }
  }
  const auto positions = static_cast<double>(asked);
  std::printf(
      "nearest outcomes of all cards: %.0f us, of looking at all %.0f us, %.1f times (%llu "
      "positions, %llu wrong)\n\n",
      1e6 * seconds[0] / positions, 1e6 * seconds[1] / positions, seconds[1] / seconds[0],
      static_cast<unsigned long long>(asked), static_cast<unsigned long long>(wrong));
  return wrong == 0;
}

int Main(const std::vector<std::string>& words) {
  Setting setting;
  for (size_t i = 0; i < words.size(); ++i) {
    uint64_t number = 0;
    const bool has_number = i + 1 < words.size() && absl::SimpleAtoi(words[i + 1], &number);
    if (words[i] == "--quick") {
      setting.games = 8;
      setting.search = "mcts:10";
      setting.search_must_win = false;
    } else if (words[i] == "--games" && has_number) {
      setting.games = number;
      ++i;
    } else if (words[i] == "--threads" && has_number) {
      setting.threads = static_cast<int>(number);
      ++i;
    } else {
      std::fprintf(stderr, "usage: selfplay_bench [--games N] [--threads N] [--quick]\n");
      return 2;
    }
  }
  MeasureRace();
  const bool is_nearest_right = MeasureNearest();
  return PlayLadder(setting) && is_nearest_right ? 0 : 1;
}

}  // namespace
}  // namespace rushkit::bench

int main(int argc, char** argv) {
  return rushkit::bench::Main(std::vector<std::string>(argv + 1, argv + argc));
}
