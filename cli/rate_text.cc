// The report on one position; the card game is in rate_game_text.cc, the table in rate_table.cc.
#include "cli/rate_text.h"

#include <functional>
#include <optional>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "cli/escape_question.h"
#include "cli/render/line_text.h"
#include "cli/render/picture_text.h"
#include "cli/render/words.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/rules_notation.h"

namespace rushkit {
namespace {

constexpr char kUnknown[] = "?";   // a limit was met
constexpr char kNotAsked[] = "-";  // unsolved, or in turns
constexpr char kBeyondStudy[] =
    "\n                       extrapolated: all of those were shorter than this one";

std::string SecondsText(const Difficulty& difficulty) {
  return absl::StrFormat("%s%d s, %s%s", difficulty.is_lower_bound ? "at least " : "",
                         difficulty.whole_seconds(), difficulty.is_lower_bound ? "at least " : "",
                         DifficultyName(difficulty.word));
}

std::string DifficultyLine(const RatedPosition& rated) {
  const std::optional<Difficulty> difficulty = rated.difficulty();
  if (!difficulty) return "difficulty             none: there is no escape\n";
  return absl::StrCat("difficulty             ", SecondsText(*difficulty),
                      rated.heroes.size() > 1 ? " for the hero who has it harder" : "",
                      "\n                       the time that people would take, from a study of "
                      "classic puzzles",
                      difficulty->is_extrapolated ? kBeyondStudy : "", "\n");
}

// "4", "5 at least", "none".
std::string LengthText(SearchStatus status, int lower_bound) {
  if (status == SearchStatus::kUnsolvable) return "none";
  return absl::StrCat(lower_bound, status == SearchStatus::kSolved ? "" : "+");
}

// A row of one figure in every metric.
std::string Row(absl::string_view what, const RatedHero& hero,
                const std::function<std::string(const SoloRating&)>& cell,
                absl::string_view meaning) {
  std::string out = absl::StrFormat("  %-20s", what);
  for (const auto& [metric, rating] : hero.solo) {
    absl::StrAppendFormat(&out, " %10s", cell(rating));
  }
  return absl::StrCat(out, "   ", meaning, "\n");
}

// The same of what only solved puzzles have.
std::string OptimalRow(absl::string_view what, const RatedHero& hero,
                       const std::function<std::string(const OptimalSolutions&)>& cell,
                       absl::string_view meaning) {
  return Row(
      what, hero,
      [&cell](const SoloRating& rating) {
        if (rating.optimal) return cell(*rating.optimal);
        return std::string(rating.optimal_limit ? kUnknown : kNotAsked);
      },
      meaning);
}

std::string LeastRow(absl::string_view what, const RatedHero& hero, int EscapeShape::*number,
                     absl::string_view meaning) {
  return OptimalRow(
      what, hero,
      [number](const OptimalSolutions& optimal) {
        return absl::StrCat(optimal.least.*number, optimal.all_listed ? "" : "-");
      },
      meaning);
}

std::string SoloTable(const RatedHero& hero) {
  const bool has_sides = hero.solo.size() > 2;
  std::string out = absl::StrFormat("  %-20s", "");
  for (const auto& [metric, rating] : hero.solo) {
    absl::StrAppendFormat(&out, " %10s", MetricName(metric));
  }
  out += "\n";
  out += Row(
      "shortest escape", hero,
      [](const SoloRating& one) { return LengthText(one.status, one.lower_bound); },
      "proven; none: proven that there is none; 5+: five at least, stopped at a limit");
  out += OptimalRow(
      "solutions", hero, [](const OptimalSolutions& one) { return one.count; },
      "shortest ones, different in their sequence of positions; ?: a limit");
  out += OptimalRow(
      "sets of moves", hero,
      [](const OptimalSolutions& one) {
        return absl::StrCat(one.move_sets, one.all_listed ? "" : "+");
      },
      "among them, whatever the order; +: that many at least");
  out += OptimalRow(
      "part at", hero,
      [](const OptimalSolutions& one) {
        return one.part_at ? absl::StrCat(*one.part_at) : std::string("never");
      },
      "the first step at which two of them part");
  out += OptimalRow(
      "forced steps", hero, [](const OptimalSolutions& one) { return absl::StrCat(one.forced); },
      "with only one way to go on with a shortest one");
  out += LeastRow("vehicles", hero, &EscapeShape::vehicles,
                  "that drive: the least over shortest ones; -: perhaps fewer");
  out += LeastRow("reversals", hero, &EscapeShape::reversals,
                  "moves of a vehicle or side that went the other way before");
  if (has_sides) {
    out += LeastRow("seam crossings", hero, &EscapeShape::seam_crossings,
                    "drives that end on other parts than they began");
    out += LeastRow("shifts", hero, &EscapeShape::shifts, "of a side, by any number of rows");
  }
  return out;
}

std::string AnswerText(const LengthAnswer& answer) {
  switch (answer.status) {
    case SearchStatus::kSolved:
      return CountOf(answer.lower_bound, Metric::kMoves);
    case SearchStatus::kUnsolvable:
      return "no escape";
    case SearchStatus::kLimitReached:
      break;
  }
  return absl::StrCat("at least ", CountOf(answer.lower_bound, Metric::kMoves));
}

std::string WhatIfRow(absl::string_view what, const LengthAnswer& answer) {
  return absl::StrFormat("  %-20s %s\n", what, AnswerText(answer));
}

std::string WithoutRows(const WhatIf& what_if) {
  std::vector<std::string> matter;
  std::vector<std::string> idle;
  std::vector<std::string> open;
  for (const WhatIf::Without& one : what_if.without) {
    const std::string letter(1, one.vehicle);
    if (!one.matters) {
      open.push_back(letter);
    } else if (*one.matters) {
      matter.push_back(absl::StrCat(letter, " (", AnswerText(one.answer), ")"));
    } else {
      idle.push_back(letter);
    }
  }
  std::string out;
  const auto add = [&out](absl::string_view what, const std::vector<std::string>& vehicles) {
    if (vehicles.empty()) return;
    absl::StrAppendFormat(&out, "  %-20s %s\n", what, absl::StrJoin(vehicles, ", "));
  };
  add("easier without", matter);
  add("the same without", idle);
  add("not known without", open);
  const bool has_escape = what_if.as_it_is.status != SearchStatus::kUnsolvable;
  const char* minimal = !has_escape        ? "-: no escape that blockers could make longer"
                        : !what_if.minimal ? "not known: stopped at a limit"
                        : *what_if.minimal ? "yes: no blocker can go"
                                           : "no";
  absl::StrAppendFormat(&out, "  %-20s %s\n", "minimal", minimal);
  return out;
}

std::string WhatIfTable(const WhatIf& what_if) {
  std::string out = "what if, in moves\n";
  if (what_if.no_shift) out += WhatIfRow("no side may shift", *what_if.no_shift);
  if (what_if.left_still) out += WhatIfRow("left may not shift", *what_if.left_still);
  if (what_if.right_still) out += WhatIfRow("right may not shift", *what_if.right_still);
  return out + WithoutRows(what_if);
}

std::string ClosureRow(const DependencyClosure& closure) {
  std::vector<std::string> pieces;
  for (const char vehicle : closure.vehicles) pieces.emplace_back(1, vehicle);
  if (closure.has_left_side) pieces.emplace_back("left");
  if (closure.has_right_side) pieces.emplace_back("right");
  return absl::StrFormat("  %-20s %d: %s\n", "hangs together", closure.size(),
                         absl::StrJoin(pieces, " "));
}

std::string ReachableRow(const Reachable& reachable) {
  const std::string positions = CountOf(reachable.positions, "position");
  return absl::StrFormat("  %-20s %s\n", "can be reached",
                         reachable.limit ? absl::StrCat("more than ", positions) : positions);
}

std::string HeroReport(const RatedHero& hero, const Position& position) {
  std::string name = HeroName(position, hero.hero);
  std::string out = absl::StrCat("\n", name, " alone");
  if (hero.difficulty) absl::StrAppend(&out, ": ", SecondsText(*hero.difficulty));
  absl::StrAppend(&out, "\n", SoloTable(hero));
  const SoloRating* moves = hero.Of(Metric::kMoves);
  if (moves->status == SearchStatus::kSolved && moves->best_known->length > 0) {
    absl::StrAppendFormat(&out, "  %-20s %s\n", "in moves", WriteLine(moves->best_known->line));
  }
  absl::StrAppend(&out, ClosureRow(hero.closure), ReachableRow(hero.reachable),
                  WhatIfTable(hero.what_if));
  return out;
}

std::string Heading(const RateQuestionOptions& options, const Question& question) {
  std::string out = absl::StrCat(HeadingStart(question.origin), " rating of ",
                                 question.position.grid().has_sides() ? "a set-up" : "a board");
  if (!question.position.grid().has_sides()) {
    return absl::StrCat(out, ", goal ", GoalName(options.question.goal()));
  }
  absl::StrAppend(&out, ", deck ", Printable(options.rules.deck_name));
  if (options.rules.rules != Rules()) {
    absl::StrAppend(&out, ", ", WriteRules(options.rules.rules));
  }
  return out;
}

}  // namespace

std::string RatingReport(const RateQuestionOptions& options, const Question& question,
                         const RatedPosition& rated, bool in_color) {
  std::string out =
      absl::StrCat(Heading(options, question), "\n", ReadAs(question.origin), "\n",
                   DrawPosition(question.position, in_color), "\n", DifficultyLine(rated));
  for (const RatedHero& hero : rated.heroes) out += HeroReport(hero, question.position);
  if (rated.game) absl::StrAppend(&out, "\n", GameReport(options, *rated.game));
  return out;
}

}  // namespace rushkit
