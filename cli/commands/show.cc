// rushkit show: draws a position.

#include <memory>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/batch.h"
#include "cli/commands/command.h"
#include "cli/options.h"
#include "cli/origin_json.h"
#include "cli/render/json.h"
#include "cli/render/picture_text.h"
#include "cli/render/words.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit show booklet-1
  rushkit show GG12/14/14/14/14/12SS:2,-1 --color always
  rushkit show setups.txt --format json
)";

struct ShowOptions {
  Batch batch;
  RuleOptions rules;
  bool is_first = true;
};

// A block of a file of positions: it can be read again.
std::string ToText(ShowOptions& options, const Question& question) {
  const std::string& name = question.origin.name;
  return absl::StrCat(std::exchange(options.is_first, false) ? "" : "\n",
                      name.empty() ? "" : absl::StrCat("name: ", Printable(name), "\n"),
                      DrawPosition(question.position, options.batch.output.in_color()));
}

Json ToJson(const Question& question) {
  Json object;
  AddOrigin(question.origin, object);
  object.update(PositionJson(question.position));
  return object;
}

Answer AnswerOne(ShowOptions& options, const Question& question) {
  const bool json = options.batch.output.format() == Format::kJson;
  return {json ? WriteJsonLine(ToJson(question)) : ToText(options, question), ExitStatus::kHolds};
}

RunCommand DeclareShow(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<ShowOptions>();
  options->batch.command_line = words;
  options->batch.bad_prefix = "# ";
  options->batch.can_resume = false;
  AddPosition(app, options->batch.position);
  AddRuleOptions(app, options->rules);
  AddFrom(app, options->batch.from);
  AddOutputOptions(app, options->batch.output);
  return [options] {
    options->batch.connection = options->rules.rules.connection;
    return RunBatch(options->batch,
                    [&](const Question& question) { return AnswerOne(*options, question); });
  };
}

}  // namespace

Command ShowCommand() {
  return {"show", "POSITION", "Draw a position, as a picture that can be read again", kExamples,
          DeclareShow};
}

}  // namespace rushkit
