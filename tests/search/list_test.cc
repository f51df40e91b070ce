// Lists of shortest escapes on grids with sides agree with their count.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/notation/card_notation.h"
#include "solver/search/solve.h"
#include "tests/catch.h"
#include "tests/search/questions.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

std::string TextOf(const Line& line) {
  std::string text;
  if (const auto* moves = std::get_if<std::vector<Move>>(&line)) {
    for (const Move& move : *moves) absl::StrAppend(&text, testing::TextOf(move), " ");
    return text;
  }
  for (const Turn& turn : std::get<std::vector<Turn>>(line)) {
    absl::StrAppend(&text, WriteCard(turn.card), ": ");
    for (const Move& move : turn.moves) absl::StrAppend(&text, testing::TextOf(move), " ");
  }
  return text;
}

TEST_CASE("As many shortest escapes are listed as are counted, each once and each right") {
  size_t most = 0;
  for (const std::string ask :
       {"booklet-2 gold moves 3", "booklet-6 silver moves 3", "booklet-1 gold moves 4",
        "booklet-2 silver spaces 17", "booklet-2 gold turns 2", "booklet-6 gold turns 2"}) {
    INFO(ask);
    std::vector<std::string> fields;
    for (size_t begin = 0; begin < ask.size();) {
      const size_t end = std::min(ask.find(' ', begin), ask.size());
      fields.push_back(ask.substr(begin, end - begin));
      begin = end + 1;
    }
    testing::Question question = testing::QuestionOf({"", fields});
    question.request.count_solutions = true;
    question.request.list_solutions = 400;
    const Position start = testing::PositionOf(question.code);
    const SearchResult result = Solve(start, question.request);
    REQUIRE(result.solutions.has_value());
    const size_t count = std::stoul(*result.solutions);
    most = std::max(most, count);
    CHECK(result.listed.size() == std::min<size_t>(count, 400));
    std::set<std::string> texts;
    for (const Line& line : result.listed) {
      texts.insert(TextOf(line));
      SearchResult one = result;
      one.escape->line = line;
      CHECK(testing::Objection(question, one).empty());
    }
    CHECK(texts.size() == result.listed.size());
  }
  CHECK(most > 20);
}

}  // namespace
}  // namespace rushkit
