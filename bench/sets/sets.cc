#include "bench/sets/sets.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "bench/sets/contenders.h"
#include "bench/sets/neighbours.h"
#include "bench/sets/random_boards.h"
#include "bench/sets/read_tasks.h"
#include "solver/base/random.h"

namespace rushkit::bench {
namespace {

constexpr uint64_t kSeed = 20'250'101;
constexpr int kRandomBoards = 2000;
constexpr int kQuickRandomBoards = 100;
constexpr int kLargeBoards = 120;
constexpr int kQuickLargeBoards = 24;
// Where the yardsticks give up.
constexpr uint64_t kMostLargeStates = 500'000;
constexpr size_t kQuickTasks = 8;
constexpr int kNeighbours = 400;
constexpr int kQuickNeighbours = 20;

constexpr char kBooklet3[] =
    "......aa....../...b...c..dd../GGeb..fc..gh../..eb..fc..ghSS/..ii..f...g.../......jj......:0,0";

// How many positions are within so many moves of booklet-3, both counted by two programs.
constexpr int kFrontierDepth = 6;
constexpr uint64_t kFrontierPositions = 16'037'877;
constexpr uint64_t kFrontierGone = 29;
constexpr int kQuickFrontierDepth = 4;
constexpr uint64_t kQuickFrontierPositions = 284'353;

// Beyond that the textbook takes minutes, and its rate is known.
constexpr uint64_t kMostSaturatedTextbook = 6'000'000;

using Tasks = absl::StatusOr<std::vector<Task>>;

Tasks First(size_t most, Tasks tasks) {
  if (tasks.ok() && tasks->size() > most) tasks->erase(tasks->begin() + most, tasks->end());
  return tasks;
}

// Those with an escape of `low` to `high`.
Tasks Between(int low, int high, Tasks tasks) {
  if (!tasks.ok()) return tasks;
  tasks->erase(
      std::remove_if(tasks->begin(), tasks->end(),
                     [&](const Task& task) { return task.length < low || task.length > high; }),
      tasks->end());
  return tasks;
}

Tasks RandomTasks(bool quick) {
  Random random(kSeed);
  std::string text;
  for (int i = 0; i < (quick ? kQuickRandomBoards : kRandomBoards); ++i) {
    absl::StrAppend(&text, RandomBoard(random, {}), "\n");
  }
  return ReadTasks(text, "classic-random", [](const PositionEntry& entry) {
    return std::vector<Task>{{absl::StrCat("board ", entry.line), *entry.position, {}, {}, {}, {}}};
  });
}

// Of 7 x 7 to 10 x 10 cells in turn.
Tasks LargeTasks(bool quick) {
  Random random(kSeed + 1);
  std::string text;
  for (int i = 0; i < (quick ? kQuickLargeBoards : kLargeBoards); ++i) {
    const int size = 7 + i % 4;
    absl::StrAppend(&text, RandomBoard(random, {size, size / 2, 8, 9}), "\n");
  }
  return ReadTasks(text, "classic-large", [](const PositionEntry& entry) {
    Task task{absl::StrCat("board ", entry.line), *entry.position, {}, {}, {}, {}};
    task.request.limits.max_states = kMostLargeStates;
    return std::vector<Task>{task};
  });
}

Tasks Frontier(bool quick) {
  return ReadTasks(absl::StrCat("booklet-3 ", kBooklet3, "\n"), "booklet-3",
                   [&](const PositionEntry& entry) {
                     Task task{entry.name, *entry.position, {}, {}, {}, {}};
                     task.depth = quick ? kQuickFrontierDepth : kFrontierDepth;
                     task.counted = quick ? kQuickFrontierPositions : kFrontierPositions;
                     task.gone = quick ? 0 : kFrontierGone;
                     return std::vector<Task>{task};
                   });
}

// booklet-3 and set-ups like it, as a generator that looks for harder ones asks about them.
Tasks Neighbours(bool quick) {
  Random random(kSeed);
  std::string text = absl::StrCat(kBooklet3, "\n");
  for (int i = 1; i < (quick ? kQuickNeighbours : kNeighbours); ++i) {
    absl::StrAppend(&text, WithOneMoved(random, kBooklet3), "\n");
  }
  return ReadTasks(text, "shift-neighbours", [](const PositionEntry& entry) {
    return std::vector<Task>{
        {absl::StrCat("neighbour ", entry.line), *entry.position, {}, {}, {}, {}}};
  });
}

BenchSet Classic(const std::string& name, const std::string& about) {
  return {name,
          about,
          [name](bool quick) {
            return First(quick ? kQuickTasks : SIZE_MAX,
                         ReadBenchFile(absl::StrCat(name, ".txt"), ClassicTask));
          },
          {Library("library"), Textbook(), Floor()}};
}

BenchSet ByBothSearches(const std::string& name, const std::string& about, const std::string& file,
                        int low, int high) {
  return {name,
          about,
          [=](bool quick) {
            // The quick ones are short, whatever the set asks for.
            return quick ? First(kQuickTasks, Between(4, 5, ReadCaseFile(file, CaseTask)))
                         : Between(low, high, ReadCaseFile(file, CaseTask));
          },
          {Library("A*", Algorithm::kAStar), Library("breadth-first", Algorithm::kBreadthFirst)}};
}

BenchSet LibraryOnly(const std::string& name, const std::string& about, const std::string& file) {
  return {name,
          about,
          [=](bool quick) {
            return First(quick ? kQuickTasks / 2 : SIZE_MAX, ReadCaseFile(file, CaseTask));
          },
          {Library("library")}};
}

}  // namespace

std::vector<BenchSet> AllSets() {
  std::vector<BenchSet> sets;
  sets.push_back(Classic("classic-40", "the 40 original cards"));
  sets.push_back(Classic("classic-hard", "twenty hard boards of a public database"));
  sets.push_back({"classic-random",
                  "seeded boards with 8 to 13 vehicles, solvable or not",
                  RandomTasks,
                  {Library("library"), Textbook(), Floor()}});
  sets.push_back({"classic-large",
                  "seeded boards of 7 x 7 to 10 x 10 cells with 9 to 17 vehicles",
                  LargeTasks,
                  {Library("library"), Library("general A*", Algorithm::kAStar, true), Floor()}});
  sets.push_back({"classic-count",
                  "the 40 cards and the twenty hard boards: all that can be reached, counted",
                  [](bool quick) {
                    Tasks tasks = ReadBenchFile("classic-40.txt", ClassicCountTask);
                    const Tasks hard = ReadBenchFile("classic-hard.txt", ClassicCountTask);
                    if (!tasks.ok() || !hard.ok()) return tasks.ok() ? hard : tasks;
                    tasks->insert(tasks->end(), hard->begin(), hard->end());
                    return First(quick ? kQuickTasks : SIZE_MAX, std::move(tasks));
                  },
                  {LibraryCount(), Textbook(true), Floor(true)}});
  sets.push_back(ByBothSearches("shift-cases", "A* beside breadth-first, random set-ups",
                                "cases-moves.txt", 4, 7));
  sets.back().long_from = 6;
  sets.back().contenders.push_back(Textbook());
  sets.push_back(ByBothSearches("shift-deep", "A* beside breadth-first, dense set-ups",
                                "deep-moves.txt", 10, 99));
  sets.push_back(
      {"shift-frontier",
       "every position within six moves of booklet-3",
       Frontier,
       {LibraryLayers(), LibraryLayers(2), LibraryCount(), Textbook(true), Floor(true)}});
  sets.push_back({"shift-saturated",
                  "no escape, and all that can be reached",
                  [](bool quick) {
                    return First(quick ? 1 : SIZE_MAX,
                                 ReadBenchFile("saturated.txt", SaturatedTask));
                  },
                  {Library("breadth-first", Algorithm::kBreadthFirst), Library("library"),
                   LibraryCount(), Textbook(true, kMostSaturatedTextbook), Floor(true)}});
  sets.push_back({"first-hunt",
                  "the hardest of a first hunt, both heroes",
                  [](bool quick) {
                    return Between(0, quick ? 7 : 99, ReadCaseFile("first-hunt.txt", BothHeroes));
                  },
                  {Library("library"), Floor()}});
  sets.push_back({"shift-neighbours",
                  "booklet-3 with one blocker elsewhere, with and without shared pictures",
                  Neighbours,
                  {Library("library"), LibraryWithPictures()}});
  sets.push_back(LibraryOnly("deep-spaces", "dense set-ups in spaces", "deep-spaces.txt"));
  sets.push_back(LibraryOnly("deep-turns", "dense set-ups in turns", "deep-turns.txt"));
  return sets;
}

}  // namespace rushkit::bench
