// The default search on grids with sides, A* beside the layered search: the same answers as each
// of them gives alone, from any number of threads, and honest ones at a limit.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "data/embedded.h"
#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/search/questions.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::PositionOf;
using testing::Question;

#ifdef NDEBUG
const std::vector<std::string> kSaturated = {"saturated-1", "saturated-3", "held-2"};
constexpr size_t kDeepOnes = 4;
const std::vector<uint64_t> kStates = {1, 100, 3'000, 10'000, 20'000, 40'000, 200'000};
const std::vector<uint64_t> kBytes = {1, 200'000, 1'000'000, 2'000'000, 4'000'000, 8'000'000};
#else
const std::vector<std::string> kSaturated = {"held-2"};
constexpr size_t kDeepOnes = 1;
const std::vector<uint64_t> kStates = {1, 3'000, 10'000};
const std::vector<uint64_t> kBytes = {1, 1'000'000};
#endif

// Without an escape: the layered search is first.
std::vector<Question> Saturated(const std::vector<std::string>& names) {
  std::vector<Question> questions;
  std::istringstream lines{std::string(EmbeddedFile("bench/saturated.txt").value())};
  for (std::string line; std::getline(lines, line);) {
    std::istringstream fields(line);
    Question question;
    fields >> question.where >> question.code;
    if (std::find(names.begin(), names.end(), question.where) == names.end()) continue;
    question.length = -1;
    questions.push_back(question);
  }
  REQUIRE(questions.size() == names.size());
  return questions;
}

// With an escape after more than A* does alone.
std::vector<Question> Deep(const std::string& name, int low, int high, size_t most) {
  std::vector<Question> questions;
  for (const testing::CaseLine& line : testing::ReadCases(name)) {
    const Question question = testing::QuestionOf(line);
    if (question.length < low || question.length > high || questions.size() == most) continue;
    questions.push_back(question);
  }
  REQUIRE(questions.size() == most);
  return questions;
}

std::vector<Question> Long() {
  std::vector<Question> all = Saturated(kSaturated);
  for (const Question& question : Deep("deep-moves.txt", 11, 13, kDeepOnes))
    all.push_back(question);
  for (const Question& question : Deep("deep-spaces.txt", 27, 30, kDeepOnes))
    all.push_back(question);
  return all;
}

SearchResult Answer(const Question& question, std::optional<Algorithm> algorithm, int threads = 1) {
  SolveRequest request = question.request;
  request.algorithm = algorithm;
  request.threads = threads;
  return Solve(PositionOf(question.code, question.connection), request);
}

std::string TextOf(const SearchResult& result) {
  std::ostringstream text;
  text << static_cast<int>(result.status) << " " << static_cast<int>(result.algorithm) << " "
       << result.lower_bound << " " << (result.limit ? static_cast<int>(*result.limit) : -1) << " "
       << result.statistics.expanded << " " << result.statistics.generated << " "
       << result.statistics.peak_bytes;
  if (!result.escape) return text.str();
  text << " " << result.escape->length;
  for (const Move& move : std::get<std::vector<Move>>(result.escape->line)) {
    text << " " << testing::TextOf(move);
  }
  return text.str();
}

const std::optional<Algorithm> kSearches[] = {std::nullopt, Algorithm::kBreadthFirst,
                                              Algorithm::kAStar};

TEST_CASE("The race gives the known answers, by whichever search is first") {
  int by_layers = 0;
  for (const Question& question : Long()) {
    INFO(question.where << " " << question.code);
    const SearchResult result = Answer(question, std::nullopt, 2);
    CHECK(testing::Objection(question, result) == "");
    CHECK(result.status != SearchStatus::kLimitReached);
    by_layers += result.algorithm == Algorithm::kBreadthFirst ? 1 : 0;
  }
  CHECK(by_layers == static_cast<int>(kSaturated.size()));
}

TEST_CASE("One thread and two give the same answers and statistics") {
  for (const Question& question : Long()) {
    for (const auto& algorithm : kSearches) {
      if (algorithm == Algorithm::kAStar) continue;     // it has but one
      if (algorithm && question.length >= 0) continue;  // breadth-first that is far
      INFO(question.where << " " << question.code);
      const std::string one = TextOf(Answer(question, algorithm, 1));
      CHECK(TextOf(Answer(question, algorithm, 2)) == one);
    }
  }
}

// What is said at limits of every size, in the same words by one thread and by two.
void CheckAtLimits(Question question, const std::vector<uint64_t>& limits,
                   uint64_t Limits::*limit) {
  int reached = 0;
  for (const uint64_t most : limits) {
    question.request.limits = {};
    question.request.limits.*limit = most;
    for (const auto& algorithm : kSearches) {
      INFO(question.where << " " << question.code << " " << most);
      const SearchResult result = Answer(question, algorithm);
      CHECK(testing::Objection(question, result) == "");
      if (result.status == SearchStatus::kLimitReached) {
        ++reached;
        if (result.escape) CHECK(result.escape->length > result.lower_bound);
      }
      if (algorithm == Algorithm::kAStar) continue;
      CHECK(TextOf(Answer(question, algorithm, 2)) == TextOf(result));
    }
  }
  CHECK(reached > 0);
}

TEST_CASE("At a limit of states the race says nothing that is not so") {
  for (const Question& question : Saturated({"saturated-1"})) {
    CheckAtLimits(question, kStates, &Limits::max_states);
  }
  for (const Question& question : Deep("deep-moves.txt", 11, 13, 2)) {
    CheckAtLimits(question, kStates, &Limits::max_states);
  }
  for (const Question& question : Deep("deep-spaces.txt", 27, 30, 1)) {
    CheckAtLimits(question, kStates, &Limits::max_states);
  }
}

TEST_CASE("At a limit of memory the race says nothing that is not so") {
  for (const Question& question : Saturated({"held-2"})) {
    CheckAtLimits(question, kBytes, &Limits::max_bytes);
  }
  for (const Question& question : Deep("deep-moves.txt", 11, 13, 2)) {
    CheckAtLimits(question, kBytes, &Limits::max_bytes);
  }
}

TEST_CASE("An interrupt ends both searches of a race soon, whenever it comes") {
  for (Question question : Deep("deep-moves.txt", 16, 18, 1)) {
    for (const int threads : {1, 2}) {
      for (const auto& algorithm : kSearches) {
        for (const int milliseconds : {0, 3, 20, 60}) {
          std::atomic<bool> interrupted = false;
          question.request.limits.interrupt = &interrupted;
          std::chrono::steady_clock::time_point when;
          std::thread user([&] {
            std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
            when = std::chrono::steady_clock::now();
            interrupted = true;
          });
          const SearchResult result = Answer(question, algorithm, threads);
          const auto end = std::chrono::steady_clock::now();
          user.join();
          CHECK(testing::Objection(question, result) == "");
          CHECK(end - when < std::chrono::seconds(10));
        }
      }
    }
  }
}

TEST_CASE("A race whose time is over says what it has proved") {
  for (Question question : Deep("deep-moves.txt", 15, 18, 1)) {
    for (const int threads : {1, 2}) {
      for (const int milliseconds : {0, 10, 50}) {
        question.request.limits.deadline =
            std::chrono::steady_clock::now() + std::chrono::milliseconds(milliseconds);
        const SearchResult result = Answer(question, std::nullopt, threads);
        CHECK(testing::Objection(question, result) == "");
        if (result.status == SearchStatus::kLimitReached) CHECK(result.limit == LimitKind::kTime);
      }
    }
  }
}

}  // namespace
}  // namespace rushkit
