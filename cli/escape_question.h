// The question that solve and hint ask about each position, and what its answers have in common.
#ifndef RUSHKIT_CLI_ESCAPE_QUESTION_H_
#define RUSHKIT_CLI_ESCAPE_QUESTION_H_

#include <cstddef>
#include <string>

#include "absl/status/statusor.h"
#include "cli/batch.h"
#include "cli/exit_status.h"
#include "cli/options.h"
#include "cli/render/json.h"
#include "solver/search/result.h"
#include "solver/search/solve.h"

namespace rushkit {

// Everything on a command line that says what is searched, and how.
struct EscapeOptions {
  QuestionOptions question;
  RuleOptions rules;
  SearchOptions search;
  bool count_solutions = false;
  size_t list_solutions = 0;  // at most
};

// --hero, --metric, --hand, --draws, --rule, --deck, --search and the limits.
void AddEscapeOptions(CLI::App& app, EscapeOptions& options);

// What was searched for, and what came out.
struct SearchedEscape {
  SolveRequest request;
  SearchResult result;
  double seconds = 0;
};

// Answers each position of `batch`, once the options have been found to fit together.
ExitStatus RunEscapeBatch(Batch& batch, const EscapeOptions& options, const AnswerPosition& answer);

// Searches the position of `question`. Fails when the hero is not there.
absl::StatusOr<SearchedEscape> SearchEscape(const EscapeOptions& options, const Question& question);

// Solved, unsolvable, limit or interrupted.
ExitStatus StatusOf(const SearchResult& result);

// The heading of a report: "booklet-1: the gold hero's shortest escape in turns, deck a".
std::string Heading(const EscapeOptions& options, const Question& question,
                    const SolveRequest& request);
// "4 moves, proven optimal", "no escape: proven", "no answer within the limit of time: at least 3".
std::string Verdict(const SearchResult& result, Metric metric);

// `name` and `source` where there are any, then position, hero, metric and status.
Json EscapeJsonHead(const Question& question, const SearchedEscape& searched);
// Which rules, cards and goal were assumed.
void AddAssumptions(const EscapeOptions& options, const Question& question,
                    const SolveRequest& request, Json& object);

// "booklet-1: the " or "The ": what a heading begins with.
std::string HeadingStart(const Origin& origin);
// "read as blocks, o is called B\n": what of that is worth saying about a position, else nothing.
std::string ReadAs(const Origin& origin);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_ESCAPE_QUESTION_H_
