// A library of pictures that searches share: the same answers and statistics as without one,
// whatever was asked before, and never more memory than allowed.
#include "solver/search/picture_library.h"

#include <algorithm>
#include <cstdint>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "solver/base/random.h"
#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/search/questions.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::Question;

#ifdef NDEBUG
constexpr size_t kEvery = 3;
constexpr uint64_t kMostStates = 4'000;
#else
constexpr size_t kEvery = 19;
constexpr uint64_t kMostStates = 1'000;
#endif

// Positions of all case files, asked about for both heroes, under both connection rules where
// the position has its sides in line.
std::vector<Question> AllQuestions() {
  std::vector<Question> questions;
  size_t line_number = 0;
  const auto add = [&](const std::string& name, Connection connection) {
    for (const testing::CaseLine& line : testing::ReadCases(name)) {
      if (line_number++ % kEvery != 0) continue;
      Question question = testing::QuestionOf(line, connection);
      question.request.limits.max_states = kMostStates;
      questions.push_back(question);
      question.request.hero =
          question.request.hero == Player::kGold ? Player::kSilver : Player::kGold;
      const Position position = testing::PositionOf(question.code, connection);
      if (position.FindHero(question.request.hero) != nullptr) questions.push_back(question);
    }
  };
  for (const char* name : {"cases-moves.txt", "cases-spaces.txt", "cases-turning-back.txt",
                           "cases-turns.txt", "deep-moves.txt"}) {
    add(name, Connection::kAllThree);
  }
  for (const char* name : {"cases-neighbours.txt", "cases-moves.txt", "cases-spaces.txt"}) {
    add(name, Connection::kNeighbours);
  }
  return questions;
}

void AddLine(const Line& line, std::ostringstream& text) {
  if (const auto* moves = std::get_if<std::vector<Move>>(&line)) {
    for (const Move& move : *moves) text << " " << testing::TextOf(move);
    return;
  }
  for (const Turn& turn : std::get<std::vector<Turn>>(line)) {
    text << " " << static_cast<int>(turn.card) << ":";
    for (const Move& move : turn.moves) text << " " << testing::TextOf(move);
  }
}

// All that a search says.
std::string AnswerTo(const Question& question, PictureLibrary* library) {
  SolveRequest request = question.request;
  request.library = library;
  const SearchResult result =
      Solve(testing::PositionOf(question.code, question.connection), request);
  std::ostringstream text;
  text << question.code << " " << static_cast<int>(result.status) << " "
       << static_cast<int>(result.algorithm) << " " << result.lower_bound << " "
       << (result.limit ? static_cast<int>(*result.limit) : -1) << " " << result.statistics.expanded
       << " " << result.statistics.generated << " " << result.statistics.peak_bytes << " "
       << result.solutions.value_or("");
  if (result.escape) AddLine(result.escape->line, text);
  for (const Line& line : result.listed) AddLine(line, text);
  return text.str();
}

std::vector<std::string> AnswersTo(const std::vector<Question>& questions,
                                   PictureLibrary* library) {
  std::vector<std::string> answers;
  for (const Question& question : questions) answers.push_back(AnswerTo(question, library));
  return answers;
}

// A permutation of so many numbers.
std::vector<size_t> Shuffled(size_t size, uint64_t seed) {
  Random random(seed);
  std::vector<size_t> order(size);
  for (size_t i = 0; i < size; ++i) order[i] = i;
  for (size_t i = size; i > 1; --i) std::swap(order[i - 1], order[random.Below(i)]);
  return order;
}

TEST_CASE("With a library searches say what they say without one, in whatever order") {
  const std::vector<Question> questions = AllQuestions();
  const std::vector<std::string> alone = AnswersTo(questions, nullptr);
  PictureLibrary library;
  CHECK(AnswersTo(questions, &library) == alone);
  for (const uint64_t seed : {1, 2}) {
    for (const size_t i : Shuffled(questions.size(), seed)) {
      if (const std::string answer = AnswerTo(questions[i], &library); answer != alone[i]) {
        FAIL_CHECK(answer << "\nalone: " << alone[i]);
      }
    }
  }
}

TEST_CASE("A library that is emptied again and again changes nothing either") {
  const std::vector<Question> questions = AllQuestions();
  const std::vector<std::string> alone = AnswersTo(questions, nullptr);
  for (const size_t most_bytes : {0, 50'000, 1'000'000}) {
    PictureLibrary library(most_bytes);
    CHECK(AnswersTo(questions, &library) == alone);
  }
}

TEST_CASE("Threads that have a library each say the same") {
  std::vector<Question> questions = AllQuestions();
  questions.resize(questions.size() / 2);
  const std::vector<std::string> alone = AnswersTo(questions, nullptr);
  std::vector<std::vector<std::string>> answers(3);
  std::vector<std::thread> threads;
  for (std::vector<std::string>& own : answers) {
    threads.emplace_back([&] {
      PictureLibrary library;
      own = AnswersTo(questions, &library);
    });
  }
  for (std::thread& thread : threads) thread.join();
  for (const std::vector<std::string>& own : answers) CHECK(own == alone);
}

Question Booklet3() {
  Question question;
  question.code =
      "......aa....../...b...c..dd../GGeb..fc..gh../..eb..fc..ghSS/..ii..f...g.../......jj......"
      ":0,0";
  return question;
}

TEST_CASE("Counting and listing with a library gives the same escapes") {
  for (const Metric metric : {Metric::kMoves, Metric::kSpaces, Metric::kTurns}) {
    Question question = Booklet3();
    question.request.metric = metric;
    question.request.cards.deck = testing::DeckNamed("a");
    question.request.count_solutions = true;
    question.request.list_solutions = 20;
    question.request.limits.max_states = kMostStates;
    const std::string alone = AnswerTo(question, nullptr);
    PictureLibrary library;
    CHECK(AnswerTo(question, &library) == alone);
    CHECK(AnswerTo(question, &library) == alone);
  }
}

TEST_CASE("At a limit of memory a search says the same with a full library, which goes") {
  PictureLibrary library;
  AnswerTo(Booklet3(), &library);
  const size_t full = library.bytes();
  for (const uint64_t most : {1, 300'000, 700'000, 1'000'000, 2'000'000, 4'000'000}) {
    INFO(most);
    Question question = Booklet3();
    question.request.limits.max_bytes = most;
    const std::string alone = AnswerTo(question, nullptr);
    AnswerTo(Booklet3(), &library);
    CHECK(library.bytes() >= full);
    CHECK(AnswerTo(question, &library) == alone);
    if (most < full) CHECK(library.bytes() < full);
  }
}

TEST_CASE("A library knows nothing at first, and what it is asked twice it has once") {
  PictureLibrary library;
  const size_t empty = library.bytes();
  AnswerTo(Booklet3(), &library);
  const size_t once = library.bytes();
  CHECK(once > empty);
  AnswerTo(Booklet3(), &library);
  CHECK(library.bytes() == once);
  library.Empty();
  CHECK(library.bytes() == empty);
}

TEST_CASE("A library that may hold little holds less") {
  PictureLibrary large;
  AnswerTo(Booklet3(), &large);
  PictureLibrary small(5'000);
  AnswerTo(Booklet3(), &small);
  CHECK(small.bytes() < large.bytes() / 2);
}

}  // namespace
}  // namespace rushkit
