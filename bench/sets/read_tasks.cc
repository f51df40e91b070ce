#include "bench/sets/read_tasks.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <limits>
#include <optional>
#include <sstream>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "data/embedded.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"

namespace rushkit::bench {
namespace {

// The files are part of the source tree and checked by the tests: a wrong one ends the program.
[[noreturn]] void Refuse(const PositionEntry& entry) {
  std::fprintf(stderr, "solve_bench: line %d: unexpected fields\n", entry.line);
  std::exit(EXIT_FAILURE);
}

const std::string& Field(const PositionEntry& entry, size_t index) {
  if (index >= entry.fields.size()) Refuse(entry);
  return entry.fields[index];
}

int64_t NumberIn(const PositionEntry& entry, size_t index) {
  int64_t number = 0;
  if (!absl::SimpleAtoi(Field(entry, index), &number)) Refuse(entry);
  return number;
}

Player PlayerIn(const PositionEntry& entry, size_t index) {
  const std::optional<Player> player = ReadPlayer(Field(entry, index));
  if (!player) Refuse(entry);
  return *player;
}

Task TaskOf(const PositionEntry& entry, Player hero, std::optional<int> length) {
  Task task{entry.name.empty() ? absl::StrCat("line ", entry.line) : entry.name,
            *entry.position,
            {},
            length,
            {},
            {}};
  task.request.hero = hero;
  return task;
}

}  // namespace

absl::StatusOr<std::vector<Task>> ReadTasks(const std::string& text, const std::string& where,
                                            const TasksOf& tasks_of) {
  std::vector<Task> tasks;
  PositionFileReader reader(LinesOf(text), Connection::kAllThree);
  while (const std::optional<PositionEntry> entry = reader.Next()) {
    if (!entry->position.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat(where, ": ", entry->position.status().message()));
    }
    for (Task& task : tasks_of(*entry)) tasks.push_back(std::move(task));
  }
  if (tasks.empty()) return absl::InvalidArgumentError(absl::StrCat(where, ": no task"));
  return tasks;
}

absl::StatusOr<std::vector<Task>> ReadBenchFile(const std::string& name, const TasksOf& tasks_of) {
  const std::optional<absl::string_view> text = EmbeddedFile(absl::StrCat("bench/", name));
  if (!text) return absl::NotFoundError(absl::StrCat("no data file bench/", name));
  return ReadTasks(std::string(*text), name, tasks_of);
}

absl::StatusOr<std::vector<Task>> ReadCaseFile(const std::string& name, const TasksOf& tasks_of) {
  const std::string path = absl::StrCat(RUSHKIT_SOURCE_DIR "/tests/cases/", name);
  std::ifstream in(path);
  if (!in) return absl::NotFoundError(absl::StrCat("cannot read ", path));
  std::ostringstream text;
  text << in.rdbuf();
  return ReadTasks(text.str(), name, tasks_of);
}

std::vector<Task> CaseTask(const PositionEntry& entry) {
  const auto length = static_cast<int>(NumberIn(entry, 2));
  Task task = TaskOf(entry, PlayerIn(entry, 0), length < 0 ? kNoEscape : length);
  const std::string& metric = Field(entry, 1);
  task.request.metric = metric == "moves"    ? Metric::kMoves
                        : metric == "spaces" ? Metric::kSpaces
                                             : Metric::kTurns;
  if (task.request.metric == Metric::kTurns) {
    const auto deck = EmbeddedFile(absl::StrCat("decks/", Field(entry, 3), ".txt"));
    if (!deck) Refuse(entry);
    task.request.cards.deck = ReadDeck(*deck).value();
  }
  return {task};
}

std::vector<Task> ClassicTask(const PositionEntry& entry) {
  return {TaskOf(entry, Player::kGold, static_cast<int>(NumberIn(entry, 0)))};
}

std::vector<Task> ClassicCountTask(const PositionEntry& entry) {
  Task task = TaskOf(entry, Player::kGold, {});
  task.counted = static_cast<uint64_t>(NumberIn(entry, 2));
  task.depth = std::numeric_limits<int>::max();
  return {task};
}

std::vector<Task> BothHeroes(const PositionEntry& entry) {
  return {TaskOf(entry, Player::kGold, static_cast<int>(NumberIn(entry, 0))),
          TaskOf(entry, Player::kSilver, static_cast<int>(NumberIn(entry, 1)))};
}

std::vector<Task> SaturatedTask(const PositionEntry& entry) {
  Task task = TaskOf(entry, PlayerIn(entry, 0), kNoEscape);
  task.counted = static_cast<uint64_t>(NumberIn(entry, 1));
  return {task};
}

}  // namespace rushkit::bench
