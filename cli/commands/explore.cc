// rushkit explore: everything that can be reached from a position, counted.

#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "cli/batch.h"
#include "cli/commands/command.h"
#include "cli/escape_question.h"
#include "cli/options.h"
#include "cli/origin_json.h"
#include "cli/render/json.h"
#include "cli/render/picture_text.h"
#include "cli/render/words.h"
#include "cli/units.h"
#include "solver/analysis/explorer.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit explore BBGoooooGoHHEIAADJEILLDJooKoCCFFKooo
  rushkit explore oBFoGGoBFoooAAFoooLEEIIKLDDJHKCCCJHK --goal off --format json
  rushkit explore AAbb../..cc../x...dd/...... --metric spaces --csv
  rushkit explore setups.txt --max-memory 1GiB --format json -o explored.jsonl

Distances are counted in the metric. Exit status: 0 everything is counted, 2 wrong
input, 3 stopped at a limit, 130 interrupted; what is counted by then is whole distances.
)";

struct ExploreOptions {
  Batch batch;
  QuestionOptions question;
  RuleOptions rules;
  SearchOptions search;
  bool as_csv = false;
};

struct Explored {
  ExploreRequest request;
  Exploration found;
  double seconds = 0;
};

// Distances from 0 on; a count that is not there is 0.
uint64_t CountAt(const std::vector<uint64_t>& counts, size_t distance) {
  return distance < counts.size() ? counts[distance] : 0;
}
size_t Distances(const Exploration& found) {
  return std::max(found.depth_counts.size(), found.length_counts.size());
}

std::string Summary(const Explored& explored) {
  const Exploration& found = explored.found;
  const std::string positions = CountOf(found.reachable, "position");
  switch (found.status) {
    case SearchStatus::kSolved:
      return absl::StrCat(positions, ", ", found.solved_positions, " of them solved");
    case SearchStatus::kUnsolvable:
      return absl::StrCat(positions, ", none with an escape");
    case SearchStatus::kLimitReached:
      break;
  }
  const std::string why = found.limit == LimitKind::kInterrupt
                              ? "interrupted"
                              : absl::StrCat("stopped at the limit of ", LimitName(*found.limit));
  return absl::StrCat("at least ", positions, ": ", why);
}

std::string Table(const Exploration& found) {
  const bool with_lengths = !found.length_counts.empty();
  std::string out = absl::StrFormat("%10s %16s", "distance", "from the start");
  if (with_lengths) absl::StrAppendFormat(&out, " %16s", "from an escape");
  absl::StrAppend(&out, "\n");
  for (size_t distance = 0; distance < Distances(found); ++distance) {
    absl::StrAppendFormat(&out, "%10d %16d", distance, CountAt(found.depth_counts, distance));
    if (with_lengths) {
      absl::StrAppendFormat(&out, " %16d", CountAt(found.length_counts, distance));
    }
    absl::StrAppend(&out, "\n");
  }
  return out;
}

std::string ToText(const ExploreOptions& options, const Question& question,
                   const Explored& explored) {
  const Exploration& found = explored.found;
  const bool in_color = options.batch.output.in_color();
  const Metric metric = explored.request.metric;
  std::string out = absl::StrCat(
      HeadingStart(question.origin), " positions that can be reached, in ", MetricName(metric),
      "\n", ReadAs(question.origin), "\n", DrawPosition(question.position, in_color), "\n",
      Summary(explored), "\n\n", Table(found));
  if (found.farthest.has_value()) {
    absl::StrAppend(&out, "\nfarthest from an escape, ", CountOf(found.farthest->length, metric),
                    ": ", WritePositionCode(found.farthest->position), "\n",
                    DrawPosition(found.farthest->position, in_color));
  }
  absl::StrAppend(&out, "\n", found.statistics.expanded, " expanded, ", found.statistics.generated,
                  " generated, ", WriteSeconds(explored.seconds), ", ",
                  WriteSize(found.statistics.peak_bytes), "\n");
  return out;
}

std::string OneLine(const Question& question, const Explored& explored) {
  const Exploration& found = explored.found;
  const std::string name =
      question.origin.name.empty() ? "" : Printable(question.origin.name) + ": ";
  std::string out = absl::StrCat(question.origin.ToString(), ": ", name, Summary(explored));
  if (found.farthest.has_value()) {
    absl::StrAppend(&out, ", farthest ", CountOf(found.farthest->length, explored.request.metric),
                    ": ", WritePositionCode(found.farthest->position));
  }
  return out + "\n";
}

constexpr char kCsvHead[] = "position,distance,from_start,from_escape\n";

std::string CsvField(const std::string& text) {
  if (text.find_first_of(",\"\n") == std::string::npos) return text;
  return absl::StrCat("\"", absl::StrReplaceAll(text, {{"\"", "\"\""}}), "\"");
}

std::string ToCsv(const Question& question, const Exploration& found) {
  const Origin& origin = question.origin;
  const std::string position = CsvField(!origin.name.empty() ? Printable(origin.name)
                                        : origin.is_in_file  ? origin.ToString()
                                                            : WritePositionCode(question.position));
  std::string out;
  for (size_t distance = 0; distance < Distances(found); ++distance) {
    absl::StrAppend(&out, position, ",", distance, ",", CountAt(found.depth_counts, distance), ",",
                    CountAt(found.length_counts, distance), "\n");
  }
  return out;
}

// The row at distance 0, or what stands for a bad position.
bool BeginsCsv(absl::string_view line) {
  const std::vector<absl::string_view> words = absl::StrSplit(line, ',');
  return absl::StartsWith(line, "#") || (words.size() > 3 && words[words.size() - 3] == "0");
}

Json ToJson(const ExploreOptions& options, const Question& question, const Explored& explored) {
  const Exploration& found = explored.found;
  Json object;
  AddOrigin(question.origin, object);
  object["position"] = WritePositionCode(question.position);
  object["hero"] = WritePlayer(explored.request.hero);
  object["metric"] = MetricName(explored.request.metric);
  object["status"] = StatusName(found.status);
  if (found.limit.has_value()) object["limit"] = LimitName(*found.limit);
  object["reachable"] = found.reachable;
  object["depth_counts"] = found.depth_counts;
  const bool is_whole = found.status != SearchStatus::kLimitReached;
  object["solved_positions"] = is_whole ? Json(found.solved_positions) : Json(nullptr);
  object["length_counts"] = is_whole ? Json(found.length_counts) : Json(nullptr);
  object["farthest"] = nullptr;
  if (found.farthest.has_value()) {
    object["farthest"] = {{"position", WritePositionCode(found.farthest->position)},
                          {"length", found.farthest->length}};
  }
  if (question.position.grid().has_sides()) {
    object["rules"] = RulesJson(options.rules.rules);
  } else {
    object["goal"] = GoalName(explored.request.goal);
  }
  object["expanded"] = found.statistics.expanded;
  object["generated"] = found.statistics.generated;
  object["seconds"] = explored.seconds;
  object["peak_bytes"] = found.statistics.peak_bytes;
  return object;
}

ExitStatus StatusOf(const Exploration& found) {
  if (!found.limit.has_value()) return ExitStatus::kHolds;
  return found.limit == LimitKind::kInterrupt ? ExitStatus::kInterrupted : ExitStatus::kLimit;
}

absl::StatusOr<Explored> ExploreOne(const ExploreOptions& options, const Question& question) {
  absl::StatusOr<Player> hero = options.question.HeroOf(question.position);
  if (!hero.ok()) return hero.status();
  const auto start = std::chrono::steady_clock::now();
  ExploreRequest request = {.hero = *hero,
                            .metric = options.question.metric(),
                            .goal = options.question.goal(),
                            .threads = question.threads,
                            .limits = options.search.LimitsFromNow(question.is_one_of_many),
                            .on_progress = [&progress = question.progress](const Progress& done) {
                              progress.Update(done);
                            }};
  Exploration found = Explore(question.position, request);
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  return Explored{std::move(request), std::move(found), seconds.count()};
}

absl::StatusOr<Answer> AnswerOne(const ExploreOptions& options, const Question& question) {
  absl::StatusOr<Explored> explored = ExploreOne(options, question);
  if (!explored.ok()) return explored.status();
  const ExitStatus status = StatusOf(explored->found);
  if (options.as_csv) return Answer{ToCsv(question, explored->found), status};
  if (options.batch.output.format() == Format::kJson) {
    return Answer{WriteJsonLine(ToJson(options, question, *explored)), status};
  }
  if (question.is_one_of_many) return Answer{OneLine(question, *explored), status};
  return Answer{ToText(options, question, *explored), status};
}

ExitStatus RunExplore(ExploreOptions& options) {
  if (options.question.metric() == Metric::kTurns) {
    ReportError("explore counts moves or spaces: a card is not always taken back by another");
    return ExitStatus::kBadInput;
  }
  if (options.as_csv && options.batch.output.format() == Format::kJson) {
    ReportError("--csv and --format json: expected one of them");
    return ExitStatus::kBadInput;
  }
  if (options.as_csv) {
    options.batch.head = kCsvHead;
    options.batch.begins_result = BeginsCsv;
  }
  options.batch.connection = options.rules.rules.connection;
  return RunBatch(options.batch,
                  [&](const Question& question) { return AnswerOne(options, question); });
}

RunCommand DeclareExplore(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<ExploreOptions>();
  options->batch.command_line = words;
  options->batch.threads = 0;
  options->batch.bad_prefix = "# ";
  AddPosition(app, options->batch.position);
  AddHeroOption(app, options->question);
  AddMetricOption(app, options->question);
  AddGoalOption(app, options->question);
  AddRuleOptions(app, options->rules);
  AddLimitOptions(app, options->search);
  AddFlag(app, "--csv", "Write the counts by distance as a table with commas", options->as_csv);
  AddFrom(app, options->batch.from);
  AddThreads(app, options->batch.threads);
  AddSkip(app, options->batch.skip);
  AddOutputOptions(app, options->batch.output);
  return [options] { return RunExplore(*options); };
}

}  // namespace

Command ExploreCommand() {
  return {"explore", "POSITION", "Everything that can be reached, counted by distance", kExamples,
          DeclareExplore};
}

}  // namespace rushkit
