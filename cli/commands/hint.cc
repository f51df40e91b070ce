// rushkit hint: the next move of a shortest escape, and how many are left.

#include "solver/analysis/hint.h"

#include <memory>
#include <optional>
#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/batch.h"
#include "cli/commands/command.h"
#include "cli/escape_question.h"
#include "cli/options.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit hint booklet-1
  rushkit hint booklet-4 --hero silver --metric turns
  rushkit hint booklet-1 --hand M3,SH,SL,MS2 --draws M1,M4

Exit status: as for solve.
)";

struct HintOptions {
  Batch batch;
  EscapeOptions escape;
};

std::string Notation(const std::variant<Move, Turn>& next) {
  const auto* move = std::get_if<Move>(&next);
  return move != nullptr ? WriteMove(*move) : WriteTurn(std::get<Turn>(next));
}

std::string Words(const Position& position, const std::variant<Move, Turn>& next) {
  const auto* move = std::get_if<Move>(&next);
  return move != nullptr ? DescribeMove(position, *move)
                         : DescribeTurn(position, std::get<Turn>(next));
}

std::string ToText(const Question& question, const SearchedEscape& searched) {
  const Metric metric = searched.request.metric;
  const std::optional<Hint> hint = HintFrom(searched.result, metric);
  const std::string place =
      question.is_one_of_many ? absl::StrCat(question.origin.ToString(), ": ") : "";
  const bool is_done = searched.result.escape.has_value() && searched.result.escape->length == 0;
  if (is_done) return absl::StrCat(place, "nothing is left to do (0 moves, proven optimal)\n");
  if (!hint.has_value()) return absl::StrCat(place, Verdict(searched.result, metric), "\n");
  const std::string left =
      hint->remaining == 0
          ? question.position.grid().has_sides() ? "then the hero is off" : "then it is done"
          : absl::StrCat("then ", CountOf(hint->remaining, metric), " left");
  return absl::StrCat(place, Notation(hint->next), "  ", Words(question.position, hint->next),
                      question.is_one_of_many ? "; " : "\n", left, " (",
                      Verdict(searched.result, metric), ")\n");
}

Json ToJson(const HintOptions& options, const Question& question, const SearchedEscape& searched) {
  const std::optional<Hint> hint = HintFrom(searched.result, searched.request.metric);
  Json object = EscapeJsonHead(question, searched);
  object["next"] = nullptr;
  if (hint.has_value()) {
    const auto* turn = std::get_if<Turn>(&hint->next);
    object["next"] = turn != nullptr ? TurnJson(*turn) : Json(Notation(hint->next));
    object["remaining"] = hint->remaining;
  } else if (searched.result.escape.has_value()) {
    object["remaining"] = 0;
  }
  const bool is_solved = searched.result.status == SearchStatus::kSolved;
  object["length"] = is_solved ? Json(searched.result.escape->length) : Json(nullptr);
  if (searched.result.status == SearchStatus::kLimitReached) {
    object["limit"] = LimitName(*searched.result.limit);
    object["lower_bound"] = searched.result.lower_bound;
  }
  AddAssumptions(options.escape, question, searched.request, object);
  return object;
}

absl::StatusOr<Answer> AnswerOne(const HintOptions& options, const Question& question) {
  absl::StatusOr<SearchedEscape> searched = SearchEscape(options.escape, question);
  if (!searched.ok()) return searched.status();
  const bool json = options.batch.output.format() == Format::kJson;
  return Answer{
      json ? WriteJsonLine(ToJson(options, question, *searched)) : ToText(question, *searched),
      StatusOf(searched->result)};
}

RunCommand DeclareHint(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<HintOptions>();
  options->batch.command_line = words;
  options->batch.threads = 0;
  AddPosition(app, options->batch.position);
  AddEscapeOptions(app, options->escape);
  AddFrom(app, options->batch.from);
  AddThreads(app, options->batch.threads);
  AddSkip(app, options->batch.skip);
  AddOutputOptions(app, options->batch.output);
  return [options] {
    return RunEscapeBatch(options->batch, options->escape,
                          [&](const Question& question) { return AnswerOne(*options, question); });
  };
}

}  // namespace

Command HintCommand() {
  return {"hint", "POSITION", "The next move of a shortest escape, and how many are left",
          kExamples, DeclareHint};
}

}  // namespace rushkit
