// Every file of cases with known answers: proven lengths, and escapes that the slow twin accepts.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/search/questions.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::Question;
using testing::QuestionOf;
using testing::ReadCases;

SearchResult Answer(const Question& question, std::optional<Algorithm> algorithm) {
  SolveRequest request = question.request;
  request.algorithm = algorithm;
  return Solve(testing::PositionOf(question.code, question.connection), request);
}

void CheckCase(const Question& question, std::optional<Algorithm> algorithm) {
  const std::string objection = testing::Objection(question, Answer(question, algorithm));
  INFO(question.where << " " << question.code);
  CHECK(objection == "");
}

void CheckFile(const std::string& name, std::optional<Algorithm> algorithm,
               Connection connection = Connection::kAllThree) {
  for (const testing::CaseLine& line : ReadCases(name)) {
    CheckCase(QuestionOf(line, connection), algorithm);
  }
}

// The lines whose length is in [low, high]: deep files are too long for one test.
void CheckLengths(const std::string& name, int low, int high) {
  int checked = 0;
  for (const testing::CaseLine& line : ReadCases(name)) {
    const Question question = QuestionOf(line);
    if (question.length < low || question.length > high) continue;
    CheckCase(question, std::nullopt);
    ++checked;
  }
  CHECK(checked > 0);
}

}  // namespace

TEST_CASE("The cases in moves have their known lengths by A*") {
  CheckFile("cases-moves.txt", Algorithm::kAStar);
}

TEST_CASE("The cases in moves have their known lengths breadth-first") {
  CheckFile("cases-moves.txt", Algorithm::kBreadthFirst);
}

TEST_CASE("The cases under connection=neighbours have their known lengths by A*") {
  CheckFile("cases-neighbours.txt", Algorithm::kAStar, Connection::kNeighbours);
}

TEST_CASE("The cases under connection=neighbours have their known lengths breadth-first") {
  CheckFile("cases-neighbours.txt", Algorithm::kBreadthFirst, Connection::kNeighbours);
}

TEST_CASE("The cases in spaces have their known lengths by A*") {
  CheckFile("cases-spaces.txt", Algorithm::kAStar);
}

TEST_CASE("The cases in spaces have their known lengths breadth-first") {
  CheckFile("cases-spaces.txt", Algorithm::kBreadthFirst);
}

TEST_CASE("A hero that must turn back to let something out finds its shortest escape") {
  for (const testing::CaseLine& line : ReadCases("cases-turning-back.txt")) {
    Question question = QuestionOf(line);
    for (const Algorithm algorithm : {Algorithm::kAStar, Algorithm::kBreadthFirst}) {
      CheckCase(question, algorithm);
    }
    // The same for the other hero.
    question.code = testing::CodeOf(testing::PositionOf(question.code).HalfTurned());
    question.request.hero = Opponent(question.request.hero);
    CheckCase(question, std::nullopt);
  }
}

TEST_CASE("The cases in turns have their known lengths by A*") {
  CheckFile("cases-turns.txt", Algorithm::kAStar);
}

TEST_CASE("The cases in turns have their known lengths breadth-first") {
  CheckFile("cases-turns.txt", Algorithm::kBreadthFirst);
}

TEST_CASE("The printed set-ups have their known lengths for both heroes in every metric") {
  struct Lengths {
    const char* metric;
    const char* deck;
    std::array<int, 10> lengths;
  };
  const Lengths rows[] = {
      {"moves", "a", {4, 3, 6, 4, 4, 3, 4, 5, 5, 5}},
      {"spaces", "a", {18, 17, 22, 19, 19, 17, 18, 21, 22, 20}},
      {"turns", "a", {3, 2, 4, 3, 3, 2, 3, 3, 3, 3}},
      {"turns", "b", {2, 2, 3, 3, 2, 2, 2, 3, 3, 3}},
  };
  for (const Lengths& row : rows) {
    for (size_t i = 0; i < row.lengths.size(); ++i) {
      const std::string name = "booklet-" + std::to_string(i + 1);
      for (const char* hero : {"gold", "silver"}) {
        const Question question =
            QuestionOf({name, {name, hero, row.metric, std::to_string(row.lengths[i]), row.deck}});
        const SearchResult result = Answer(question, std::nullopt);
        INFO(name << " " << hero << " " << row.metric << " " << row.deck);
        CHECK(testing::Objection(question, result) == "");
        CHECK(result.statistics.peak_bytes < 1'000'000'000);
      }
    }
  }
}

// The deepest are for the release build: a debug build with sanitizers would take many minutes.
#ifdef NDEBUG
constexpr int kDeepestMoves = 99;
constexpr int kDeepestSpaces = 99;
constexpr int kDeepestTurns = 99;
#else
constexpr int kDeepestMoves = 6;
constexpr int kDeepestSpaces = 19;
constexpr int kDeepestTurns = 2;
#endif

TEST_CASE("The deep set-ups in moves have their known lengths") {
  CheckLengths("deep-moves.txt", 0, kDeepestMoves);
}

TEST_CASE("The deep set-ups in spaces up to 33 have their known lengths") {
  CheckLengths("deep-spaces.txt", 0, std::min(33, kDeepestSpaces));
}

TEST_CASE("The deep set-ups in turns have their known lengths", "[slow]") {
  CheckLengths("deep-turns.txt", 0, kDeepestTurns);
}

#ifdef NDEBUG
TEST_CASE("The deep set-ups in spaces beyond 33 have their known lengths", "[slow]") {
  CheckLengths("deep-spaces.txt", 34, kDeepestSpaces);
}

TEST_CASE("The hardest set-ups of the first hunt have their known lengths") {
  for (const testing::CaseLine& line : ReadCases("first-hunt.txt")) {
    for (const size_t field : {2, 3}) {
      CheckCase(QuestionOf({line.where,
                            {line.fields.at(1), field == 2 ? "gold" : "silver", "moves",
                             line.fields.at(field)}}),
                std::nullopt);
    }
  }
}

TEST_CASE("The hardest set-up of the first hunt has the same length in turns by both searches",
          "[slow]") {
  CheckFile("hunt-turns.txt", Algorithm::kAStar);
  CheckFile("hunt-turns.txt", Algorithm::kBreadthFirst);
}
#endif

}  // namespace rushkit
