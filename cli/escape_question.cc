#include "cli/escape_question.h"

#include <chrono>
#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/campaign/campaign_options.h"
#include "cli/origin_json.h"
#include "cli/render/words.h"
#include "cli/terminal.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/letters.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_format.h"
#include "solver/notation/rules_notation.h"

namespace rushkit {
namespace {

using Clock = std::chrono::steady_clock;

SolveRequest RequestFor(const EscapeOptions& options, Player hero, const Question& question) {
  return {.hero = hero,
          .metric = options.question.metric(),
          .spaces = options.rules.rules.spaces,
          .cards = options.question.metric() == Metric::kTurns
                       ? SupplyFrom(options.rules, options.question)
                       : CardSupply{},
          .algorithm = options.search.algorithm,
          .count_solutions = options.count_solutions,
          .list_solutions = options.list_solutions,
          .goal = options.question.goal(),
          .sides = {},
          .threads = question.threads,
          .limits = options.search.LimitsFromNow(question.is_one_of_many),
          .on_progress = [&progress = question.progress](
                             const Progress& figures) { progress.Update(figures); },
          .library = &question.library};
}

// ", deck b, spaces=up-to": whatever is not the default, and the cards of `turns`.
std::string Assumptions(const EscapeOptions& options, const SolveRequest& request) {
  std::string out;
  if (request.cards.hand.has_value()) {
    absl::StrAppend(&out, ", hand ", WriteCardList(*options.question.hand));
    if (!request.cards.draws.empty()) {
      absl::StrAppend(&out, ", then drawing ", WriteCardList(request.cards.draws));
    }
  } else if (request.metric == Metric::kTurns) {
    absl::StrAppend(&out, ", deck ", options.rules.deck_name);
  }
  if (options.rules.rules != Rules()) {
    absl::StrAppend(&out, ", ", WriteRules(options.rules.rules));
  }
  return out;
}

std::string GoalWords(Goal goal) {
  return goal == Goal::kEdge    ? " to the edge"
         : goal == Goal::kClear ? " to a clear lane"
                                : " off the board";
}

}  // namespace

void AddEscapeOptions(CLI::App& app, EscapeOptions& options) {
  AddHeroOption(app, options.question);
  AddMetricOption(app, options.question);
  AddGoalOption(app, options.question);
  AddCardOptions(app, options.question);
  AddRuleOptions(app, options.rules);
  AddSearchOptions(app, options.search);
}

ExitStatus RunEscapeBatch(Batch& batch, const EscapeOptions& options,
                          const AnswerPosition& answer) {
  if (absl::Status status = options.question.Check(); !status.ok()) {
    ReportError(status.message());
    return ExitStatus::kBadInput;
  }
  batch.connection = options.rules.rules.connection;
  Json facts;
  AddRuleFacts(options.rules, facts);
  return RunBatch(batch, answer, facts);
}

absl::StatusOr<SearchedEscape> SearchEscape(const EscapeOptions& options,
                                            const Question& question) {
  absl::StatusOr<Player> hero = options.question.HeroOf(question.position);
  if (!hero.ok()) return hero.status();
  if (absl::Status status = options.question.CheckMetricOn(question.position); !status.ok()) {
    return status;
  }
  const Clock::time_point start = Clock::now();
  SolveRequest request = RequestFor(options, *hero, question);
  SearchResult result = Solve(question.position, request);
  const std::chrono::duration<double> seconds = Clock::now() - start;
  return SearchedEscape{std::move(request), std::move(result), seconds.count()};
}

ExitStatus StatusOf(const SearchResult& result) {
  if (result.status == SearchStatus::kUnsolvable) return ExitStatus::kNo;
  // Solved with a limit: what that stopped is the count of solutions.
  if (!result.limit.has_value()) return ExitStatus::kHolds;
  return result.limit == LimitKind::kInterrupt ? ExitStatus::kInterrupted : ExitStatus::kLimit;
}

std::string HeadingStart(const Origin& origin) {
  const bool is_named = !origin.name.empty() || origin.is_in_file;
  const std::string name = !origin.name.empty() ? Printable(origin.name) : origin.ToString();
  return is_named ? name + ": the" : "The";
}

std::string ReadAs(const Origin& origin) {
  const bool is_ours = !origin.format.has_value() || *origin.format < PositionFormat::kDatabase;
  if (is_ours && origin.renamed.empty()) return "";
  std::string out = absl::StrCat("read as ", FormatName(*origin.format));
  for (const Renaming& one : origin.renamed) {
    absl::StrAppend(&out, ", ", Printable(one.from), " is called ", std::string(1, one.to));
  }
  return out + "\n";
}

std::string Heading(const EscapeOptions& options, const Question& question,
                    const SolveRequest& request) {
  const std::string start = HeadingStart(question.origin);
  if (!question.position.grid().has_sides()) {
    return absl::StrCat(start, " hero's shortest way in ", MetricName(request.metric),
                        GoalWords(request.goal));
  }
  return absl::StrCat(start, " ", WritePlayer(request.hero), " hero's shortest escape in ",
                      MetricName(request.metric), Assumptions(options, request));
}

std::string Verdict(const SearchResult& result, Metric metric) {
  switch (result.status) {
    case SearchStatus::kSolved:
      return absl::StrCat(CountOf(result.escape->length, metric), ", proven optimal");
    case SearchStatus::kUnsolvable:
      return "no escape: proven";
    case SearchStatus::kLimitReached:
      break;
  }
  const std::string bound = absl::StrCat("at least ", CountOf(result.lower_bound, metric));
  const std::string best =
      result.escape.has_value()
          ? absl::StrCat(", the best known has ", CountOf(result.escape->length, metric))
          : "";
  if (result.limit == LimitKind::kInterrupt) return absl::StrCat("interrupted: ", bound, best);
  return absl::StrCat("no answer within the limit of ", LimitName(*result.limit), ": ", bound,
                      best);
}

Json EscapeJsonHead(const Question& question, const SearchedEscape& searched) {
  Json object;
  AddOrigin(question.origin, object);
  object["position"] = WritePositionCode(question.position);
  object["hero"] = WritePlayer(searched.request.hero);
  object["metric"] = MetricName(searched.request.metric);
  object["status"] = StatusName(searched.result.status);
  return object;
}

void AddAssumptions(const EscapeOptions& options, const Question& question,
                    const SolveRequest& request, Json& object) {
  if (!question.position.grid().has_sides()) {
    object["goal"] = GoalName(request.goal);
    return;
  }
  object["rules"] = RulesJson(options.rules.rules);
  if (request.cards.hand.has_value()) {
    object["hand"] = WriteCardList(*options.question.hand);
    object["draws"] = WriteCardList(request.cards.draws);
  } else if (request.metric == Metric::kTurns) {
    object["deck"] = options.rules.deck_name;
  }
}

}  // namespace rushkit
