// How strong is a search of hidden hands with N iterations, and how long does a decision take?
//
// `mcts:N` plays against sharp on all ten printed set-ups with both decks, in pairs of games with
// the same cards and the seats exchanged, Gold and Silver first in turn. The score of a pair is
// that of mcts, a half for each game that stands unfinished; the interval is over pairs. Times are
// processor time. A score whose interval does not lie above a half makes the exit status 1, but for
// --quick, which plays too few games for that and only has them played.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "data/embedded.h"
#include "solver/agents/named_agents.h"
#include "solver/analysis/self_play.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/position_file.h"

namespace rushkit::bench {
namespace {

constexpr uint64_t kSeed = 20'261'130;

double ProcessorSeconds() {
  timespec now = {};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

// How long an agent has thought.
struct Thinking {
  double seconds = 0;
  uint64_t decisions = 0;
};

// An agent with a clock.
class TimedAgent : public Agent {
 public:
  TimedAgent(const std::string& name, Thinking& thinking)
      : agent_(MakeAgent(name)), thinking_(thinking) {}

  absl::StatusOr<Decision> Choose(const InformationSet& view, Random& random) override {
    const double start = ProcessorSeconds();
    absl::StatusOr<Decision> decision = agent_->Choose(view, random);
    thinking_.seconds += ProcessorSeconds() - start;
    ++thinking_.decisions;
    return decision;
  }

 private:
  std::unique_ptr<Agent> agent_;
  Thinking& thinking_;
};

struct Setting {
  uint64_t pairs = 6;  // on each set-up
  std::vector<std::string> iterations = {"50", "100", "200", "400"};
  bool must_win = true;
};

// The scores of pairs, from 0 to 1.
struct Scores {
  uint64_t pairs = 0;
  double sum = 0;
  double squares = 0;
  uint64_t unfinished = 0;

  void Add(double score) {
    ++pairs;
    sum += score;
    squares += score * score;
  }
  double Mean() const { return sum / static_cast<double>(pairs); }
  double HalfWidth() const {
    const auto count = static_cast<double>(pairs);
    return 1.96 * std::sqrt(std::max(0.0, squares / count - Mean() * Mean()) / count);
  }
};

std::vector<Position> SetUps() {
  std::vector<Position> set_ups;
  PositionFileReader reader(LinesOf(*EmbeddedFile("setups/booklet.txt")), Connection::kAllThree);
  while (const std::optional<PositionEntry> entry = reader.Next()) {
    set_ups.push_back(*entry->position);
  }
  return set_ups;
}

// What Gold scores in a game, or nothing when it cannot be played.
std::optional<double> GoldScore(const SelfPlayRun& run, uint64_t number, AgentPair& agents) {
  const absl::StatusOr<PlayedGame> game = PlayGame(run, number, agents);
  if (!game.ok()) return std::nullopt;
  const std::optional<Player> winner = WinnerOf(game->ending);
  if (!winner) return 0.5;
  return *winner == Player::kGold ? 1 : 0;
}

bool PlayPair(const SelfPlayRun& run, uint64_t number, std::array<AgentPair, 2>& seats,
              Scores& scores) {
  const std::optional<double> as_gold = GoldScore(run, number, seats[0]);
  const std::optional<double> against_gold = GoldScore(run, number, seats[1]);
  if (!as_gold || !against_gold) return false;
  scores.unfinished += (*as_gold == 0.5 ? 1 : 0) + (*against_gold == 0.5 ? 1 : 0);
  scores.Add((*as_gold + 1 - *against_gold) / 2);
  return true;
}

// Whether all could be played and mcts is the stronger one.
bool Match(const std::string& iterations, const std::string& deck, const Setting& setting) {
  const std::string name = absl::StrCat("mcts:", iterations);
  Thinking own;
  Thinking other;
  Scores scores;
  uint64_t seed = kSeed;
  for (const Position& position : SetUps()) {
    const SelfPlayRun run{position,
                          *ReadDeck(*EmbeddedFile(absl::StrCat("decks/", deck, ".txt"))),
                          SpacesRule::kExact,
                          FirstPlayer::kAlternate,
                          ++seed,
                          {}};
    std::array<AgentPair, 2> seats;
    for (const size_t seat : {size_t{0}, size_t{1}}) {
      seats[seat][seat] = std::make_unique<TimedAgent>(name, own);
      seats[seat][1 - seat] = std::make_unique<TimedAgent>("sharp", other);
    }
    for (uint64_t number = 0; number < setting.pairs; ++number) {
      if (!PlayPair(run, number, seats, scores)) return false;
    }
  }
  const bool is_right = !setting.must_win || scores.Mean() - scores.HalfWidth() > 0.5;
  std::printf("%-10s %4s %6d %10d %7.1f %%  %5.1f to %5.1f %14.2f %10.2f%s\n", name.c_str(),
              deck.c_str(), static_cast<int>(scores.pairs), static_cast<int>(scores.unfinished),
              100 * scores.Mean(), 100 * (scores.Mean() - scores.HalfWidth()),
              100 * (scores.Mean() + scores.HalfWidth()),
              1e3 * own.seconds / static_cast<double>(own.decisions),
              1e3 * other.seconds / static_cast<double>(other.decisions),
              is_right ? "" : "  WRONG: it must win");
  std::fflush(stdout);
  return is_right;
}

int Main(const std::vector<std::string>& words) {
  Setting setting;
  for (size_t i = 0; i < words.size(); ++i) {
    const bool has_value = i + 1 < words.size();
    if (words[i] == "--quick") {
      setting = {1, {"20"}, false};
    } else if (words[i] == "--pairs" && has_value &&
               absl::SimpleAtoi(words[i + 1], &setting.pairs)) {
      ++i;
    } else if (words[i] == "--iterations" && has_value) {
      setting.iterations = absl::StrSplit(words[++i], ',');
    } else {
      std::fprintf(stderr, "usage: mcts_bench [--pairs N] [--iterations N,...] [--quick]\n");
      return 2;
    }
  }
  std::printf("%-10s %4s %6s %10s %9s  %14s %14s %10s\n", "agent", "deck", "pairs", "unfinished",
              "score", "95 % interval", "ms a decision", "of sharp");
  bool is_right = true;
  for (const std::string& iterations : setting.iterations) {
    for (const std::string deck : {"a", "b"})
      is_right = Match(iterations, deck, setting) && is_right;
  }
  return is_right ? 0 : 1;
}

}  // namespace
}  // namespace rushkit::bench

int main(int argc, char** argv) {
  return rushkit::bench::Main(std::vector<std::string>(argv + 1, argv + argc));
}
