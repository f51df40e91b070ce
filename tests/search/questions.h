// Questions to Solve() from lines of tests/cases, and answers checked move by move.
#ifndef RUSHKIT_TESTS_SEARCH_QUESTIONS_H_
#define RUSHKIT_TESTS_SEARCH_QUESTIONS_H_

#include <string>
#include <vector>

#include "solver/search/solve.h"
#include "tests/support/case_file.h"

namespace rushkit::testing {

// `CODE HERO METRIC LENGTH [DECK]`; length -1: there is no escape.
struct Question {
  std::string where;
  std::string code;
  Connection connection = Connection::kAllThree;
  SolveRequest request;
  int length = 0;
};

Question QuestionOf(const CaseLine& line, Connection connection = Connection::kAllThree);

// The deck `a` or `b` of data/decks.
Deck DeckNamed(const std::string& name);

// What is wrong with `result` as an answer to `question`, empty if nothing: another status or
// length, a bound that does not fit, an escape that the board or the slow twin does not accept or
// that is not as long as it says.
std::string Objection(const Question& question, const SearchResult& result);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_SEARCH_QUESTIONS_H_
