// How many different outcomes of a card a second, beside the textbook way, and how long does it
// take to say which cards win at once?
//
// Asked on the ten printed set-ups and on positions of seeded random games over them, each for the
// player whose turn it is. Both ways must find as many outcomes. Times are processor time.

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/string_view.h"
#include "bench/textbook/textbook_plays.h"
#include "data/embedded.h"
#include "solver/base/random.h"
#include "solver/game/play_generator.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/position_file.h"

namespace rushkit::bench {
namespace {

constexpr uint64_t kSeed = 1;
constexpr int kTurns = 12;        // of each game
constexpr int kTurnsBetween = 4;  // positions that are taken from it
constexpr double kLeastSeconds = 0.3;

// One position of a set-up's game, and who is to move.
struct Task {
  size_t setup;
  Position position;
  CompactPosition compact;
  Player mover;
};

struct Tasks {
  std::vector<std::unique_ptr<PlayGenerator>> generators;  // by set-up
  std::vector<Task> tasks;
};

// Random cards and outcomes; a game ends when a hero has left.
void AddGame(const Position& start, size_t setup, Random& random, Tasks& tasks) {
  PlayGenerator& generator = *tasks.generators[setup];
  CompactPosition position = *generator.form().Compact(start);
  Player mover = Player::kGold;
  for (int turn = 0; turn <= kTurns; ++turn, mover = Opponent(mover)) {
    if (turn % kTurnsBetween == 0) {
      tasks.tasks.push_back({setup, generator.form().Expand(position), position, mover});
    }
    generator.Begin(position, mover);
    const Outcomes outcomes = generator.Of(kAllCards[random.Below(kAllCards.size())]);
    position = outcomes[random.Below(outcomes.size())];
    if (generator.IsWin(position)) return;
  }
}

Tasks MakeTasks() {
  Tasks tasks;
  Random random(kSeed);
  PositionFileReader reader(LinesOf(*EmbeddedFile("setups/booklet.txt")), Connection::kAllThree);
  while (std::optional<PositionEntry> entry = reader.Next()) {
    const Position& position = *entry->position;
    tasks.generators.push_back(std::make_unique<PlayGenerator>(position, SpacesRule::kExact));
    AddGame(position, tasks.generators.size() - 1, random, tasks);
  }
  return tasks;
}

struct Measured {
  uint64_t count = 0;
  double seconds = 0;
  double per_second() const { return static_cast<double>(count) / seconds; }
};

// Calls `run`, which counts what it has done, until enough time has passed.
template <class Run>
Measured Measure(double least_seconds, Run run) {
  Measured measured;
  const std::clock_t start = std::clock();
  do {
    measured.count += run();
    measured.seconds = static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
  } while (measured.seconds < least_seconds);
  return measured;
}

uint64_t CountAll(const Tasks& tasks, Card card) {
  uint64_t count = 0;
  for (const Task& task : tasks.tasks) {
    PlayGenerator& generator = *tasks.generators[task.setup];
    generator.Begin(task.compact, task.mover);
    count += generator.Of(card).size();
  }
  return count;
}

uint64_t CountHands(const Tasks& tasks) {
  uint64_t count = 0;
  for (const Task& task : tasks.tasks) {
    PlayGenerator& generator = *tasks.generators[task.setup];
    generator.Begin(task.compact, task.mover);
    for (const Card card : kAllCards) count += generator.Of(card).size();
  }
  return count;
}

uint64_t CountTextbook(const Tasks& tasks, Card card) {
  uint64_t count = 0;
  for (const Task& task : tasks.tasks) {
    count += TextbookPlaysOf(task.position, task.mover, card).count;
  }
  return count;
}

// Whether both ways find the same for each task.
bool Agree(const Tasks& tasks, Card card) {
  for (const Task& task : tasks.tasks) {
    PlayGenerator& generator = *tasks.generators[task.setup];
    generator.Begin(task.compact, task.mover);
    const Outcomes outcomes = generator.Of(card);
    const TextbookPlays plays = TextbookPlaysOf(task.position, task.mover, card);
    if (outcomes.size() == plays.count && (outcomes.win_count() > 0) == plays.wins) continue;
    std::printf("%s: %zu outcomes, and %zu the textbook way\n", WriteCard(card).c_str(),
                outcomes.size(), plays.count);
    return false;
  }
  return true;
}

// What the other player could win with after each outcome of Move 2.
struct WinQuestions {
  std::vector<CompactPosition> positions;
  size_t setup;
  Player mover;
};

std::vector<WinQuestions> MakeWinQuestions(const Tasks& tasks) {
  std::vector<WinQuestions> questions;
  for (const Task& task : tasks.tasks) {
    PlayGenerator& generator = *tasks.generators[task.setup];
    generator.Begin(task.compact, task.mover);
    const Outcomes outcomes = generator.Of(Card::kMove2);
    questions.push_back({{outcomes.begin(), outcomes.end()}, task.setup, Opponent(task.mover)});
  }
  return questions;
}

void PrintWins(const Tasks& tasks, double least_seconds) {
  const std::vector<WinQuestions> questions = MakeWinQuestions(tasks);
  uint64_t asked = 0;
  uint64_t won = 0;
  const Measured measured = Measure(least_seconds, [&] {
    asked = won = 0;
    for (const WinQuestions& some : questions) {
      PlayGenerator& generator = *tasks.generators[some.setup];
      for (const CompactPosition& position : some.positions) {
        won += generator.Winning(position, some.mover, CardKinds::All()).empty() ? 0 : 1;
      }
      asked += some.positions.size();
    }
    return asked;
  });
  std::printf(
      "\nwhich of all nine kinds win at once: %.0f ns a question, %llu questions, %llu yes\n",
      1e9 / measured.per_second(), static_cast<unsigned long long>(asked),
      static_cast<unsigned long long>(won));
}

int Run(bool quick) {
  const Tasks tasks = MakeTasks();
  const double least_seconds = quick ? 0 : kLeastSeconds;
  std::printf("%zu positions\n%4s %10s %14s %14s %8s\n", tasks.tasks.size(), "card", "outcomes",
              "a second", "textbook", "ratio");
  for (const Card card : kAllCards) {
    if (!quick || PowerOf(card).spaces < 3) {
      if (!Agree(tasks, card)) return EXIT_FAILURE;
    }
    const uint64_t once = CountAll(tasks, card);
    const Measured fast = Measure(least_seconds, [&] { return CountAll(tasks, card); });
    const Measured slow =
        quick ? fast : Measure(least_seconds, [&] { return CountTextbook(tasks, card); });
    std::printf("%4s %10llu %14.0f %14.0f %8.1f\n", WriteCard(card).c_str(),
                static_cast<unsigned long long>(once), fast.per_second(), slow.per_second(),
                fast.per_second() / slow.per_second());
  }
  const Measured hands = Measure(least_seconds, [&] { return CountHands(tasks); });
  std::printf("%4s %10llu %14.0f\n", "all", static_cast<unsigned long long>(CountHands(tasks)),
              hands.per_second());
  PrintWins(tasks, least_seconds);
  return EXIT_SUCCESS;
}

}  // namespace
}  // namespace rushkit::bench

int main(int argc, char** argv) {
  const bool quick = argc > 1 && absl::string_view(argv[1]) == "--quick";
  return rushkit::bench::Run(quick);
}
