// How much do pairs of games narrow an interval, and would control variates narrow it further?
//
// An agent plays itself on all ten printed set-ups. The variance of the first player's score in two
// games of a pair is compared with that of two independent games: their ratio is what pairs save.
// The control variates were fixed before any game was looked at: the power of cards, in spaces, is
// what a card pays for, with 2 for a shift and 3 for a slide; of the hand, and of the hand with the
// first four draws. Their expectations are known, so as much of a variance can be taken away as
// they explain: the square of the correlation, within set-ups. In single games it is what the first
// player's cards have more than the other's; in pairs that cancels, and what is left is what both
// have together.

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "bench/printed_set_ups.h"
#include "solver/agents/named_agents.h"
#include "solver/analysis/self_play.h"

namespace rushkit::bench {
namespace {

constexpr uint64_t kSeed = 20'261'201;
constexpr std::array<size_t, 2> kDraws = {0, 4};

// Sums of products around the means of each set-up.
class Correlation {
 public:
  void Add(const std::vector<double>& x, const std::vector<double>& y) {
    const double mean_x = Mean(x);
    const double mean_y = Mean(y);
    for (size_t i = 0; i < x.size(); ++i) {
      xx_ += (x[i] - mean_x) * (x[i] - mean_x);
      xy_ += (x[i] - mean_x) * (y[i] - mean_y);
      yy_ += (y[i] - mean_y) * (y[i] - mean_y);
    }
  }
  // Per cent of the variance of y that x explains.
  double Explained() const { return xx_ * yy_ == 0 ? 0 : 100 * xy_ * xy_ / (xx_ * yy_); }
  double squares_of_y() const { return yy_; }

 private:
  static double Mean(const std::vector<double>& values) {
    double sum = 0;
    for (const double value : values) sum += value;
    return sum / static_cast<double>(values.size());
  }

  double xx_ = 0;
  double xy_ = 0;
  double yy_ = 0;
};

double PowerOfCard(Card card) {
  constexpr double kShift = 2;
  constexpr double kSlide = 3;
  const CardPower power = PowerOf(card);
  return power.spaces + (power.shift ? kShift : 0) + (power.slide ? kSlide : 0);
}

// Of the hand that a player is dealt and his first `draws` draws.
double PowerOfCards(const GameSeating& game, Player player, size_t draws) {
  double power = 0;
  const Hand& hand = game.deal.hands[static_cast<size_t>(player)];
  for (const Card card : kAllCards) power += hand.Of(card) * PowerOfCard(card);
  const size_t from = player == game.first ? 0 : 1;
  for (size_t i = 0; i < draws; ++i) power += PowerOfCard(game.deal.pile[from + 2 * i]);
  return power;
}

double ScoreOfFirst(const GameOutcome& game) {
  const std::optional<Player> winner = WinnerOf(game.ending);
  if (!winner) return 0.5;
  return *winner == game.first ? 1 : 0;
}

// By number of draws.
using ByDraws = std::array<std::vector<double>, kDraws.size()>;

struct Games {
  std::vector<double> scores;       // of the first player
  std::vector<double> pair_scores;  // of two games
  ByDraws differences;              // of the first player's cards and the other's
  ByDraws sums;                     // of both, by pair
};

std::optional<Games> Play(const SelfPlayRun& run, const std::string& agent,
                          const GameRange& range) {
  Games games;
  const auto make_agents = [&]() -> absl::StatusOr<AgentPair> {
    return AgentPair{MakeAgent(agent), MakeAgent(agent)};
  };
  const absl::Status status = PlayGames(run, range, make_agents, [&](const PlayedGame& game) {
    games.scores.push_back(ScoreOfFirst(game));
    const bool is_pair = game.stream_of_first == Stream::kY;
    if (is_pair) games.pair_scores.push_back(games.scores.back() + *(games.scores.end() - 2));
    for (size_t i = 0; i < kDraws.size(); ++i) {
      const double first = PowerOfCards(game, game.first, kDraws[i]);
      const double other = PowerOfCards(game, Opponent(game.first), kDraws[i]);
      games.differences[i].push_back(first - other);
      if (is_pair) games.sums[i].push_back(first + other);
    }
    return true;
  });
  return status.ok() ? std::optional<Games>(games) : std::nullopt;
}

// False when a game could not be played, or pairs do worse than single games.
bool Measure(const std::string& agent, const std::string& deck, uint64_t games, int threads) {
  std::array<Correlation, kDraws.size()> single;
  std::array<Correlation, kDraws.size()> paired;
  uint64_t seed = kSeed;
  for (const Position& position : SetUps()) {
    const SelfPlayRun run{
        position, DeckNamed(deck), SpacesRule::kExact, FirstPlayer::kAlternate, ++seed, {}};
    const std::optional<Games> played = Play(run, agent, {0, games, threads});
    if (!played) return false;
    for (size_t i = 0; i < kDraws.size(); ++i) {
      single[i].Add(played->differences[i], played->scores);
      paired[i].Add(played->sums[i], played->pair_scores);
    }
  }
  const double saved = single[0].squares_of_y() / paired[0].squares_of_y();
  std::printf("%-8s %4s %6d %8.2f %13.1f %% %9.1f %% %13.2f %% %9.2f %%\n", agent.c_str(),
              deck.c_str(), static_cast<int>(10 * games), saved, single[0].Explained(),
              single[1].Explained(), paired[0].Explained(), paired[1].Explained());
  std::fflush(stdout);
  constexpr double kNoise = 0.8;
  return saved > kNoise;
}

int Main(const std::vector<std::string>& words) {
  uint64_t games = 400;  // on each set-up
  int threads = 1;
  for (size_t i = 0; i < words.size(); ++i) {
    const bool has_value = i + 1 < words.size();
    if (words[i] == "--quick") {
      games = 40;
    } else if (words[i] == "--games" && has_value && absl::SimpleAtoi(words[i + 1], &games)) {
      ++i;
    } else if (words[i] == "--threads" && has_value && absl::SimpleAtoi(words[i + 1], &threads)) {
      ++i;
    } else {
      std::fprintf(stderr, "usage: pairs_bench [--games N] [--threads N] [--quick]\n");
      return 2;
    }
  }
  const bool is_quick = games <= 40;
  std::printf("%-8s %4s %6s %8s   single: %s   pairs: %s\n", "agent", "deck", "games", "a pair",
              "hands, and 4 draws", "hands, and 4 draws");
  bool is_right = true;
  for (const std::string agent : {"greedy", "sharp"}) {
    if (is_quick && agent == "sharp") continue;
    for (const std::string deck : {"a", "b"}) {
      is_right = Measure(agent, deck, games, threads) && is_right;
    }
  }
  return is_right ? 0 : 1;
}

}  // namespace
}  // namespace rushkit::bench

int main(int argc, char** argv) {
  return rushkit::bench::Main(std::vector<std::string>(argv + 1, argv + argc));
}
