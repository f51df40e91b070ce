// rushkit convert: rewrites files of positions.

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "cli/batch.h"
#include "cli/commands/command.h"
#include "cli/options.h"
#include "cli/origin_json.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "cli/terminal.h"
#include "cli/unique_filter.h"
#include "solver/notation/canonical.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_writer.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit convert booklet-1 --to picture
  rushkit convert IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM --to framed
  rushkit convert setups.txt --to json -o setups.jsonl
  rushkit convert setups.txt --canonical --unique

--canonical: of all pictures of the same puzzle the smallest code, with letters in
reading order. Two set-ups are the same for --unique if they differ only in letters;
with --canonical also if one is the other upside down and, where both heroes are
there, turned by half.
)";

struct ConvertOptions {
  Batch batch;
  RuleOptions rules;
  PositionFormat to = PositionFormat::kCode;
  bool canonical = false;
  bool unique = false;
  std::optional<uint64_t> max_bytes;
  std::unique_ptr<UniqueFilter> filter;
};

bool IsJson(const ConvertOptions& options) { return options.to == PositionFormat::kJson; }

// What happened to letters on the way, for those who look.
void TellRenamed(const ConvertOptions& options, const Origin& origin,
                 const std::vector<Renaming>& renamed) {
  if (renamed.empty() || options.canonical || options.batch.output.is_quiet) return;
  const std::string list = absl::StrJoin(renamed, ", ", [](std::string* out, const Renaming& one) {
    absl::StrAppend(out, Printable(one.from), " is called ", std::string(1, one.to));
  });
  WriteToStandardError(absl::StrCat("rushkit: ", origin.ToString(), ": ", list, "\n"));
}

// What stood beside the position on its line goes with it, where the format has room for that.
std::string WithFields(std::string text, const Origin& origin, PositionFormat to) {
  if (origin.fields.empty()) return text;
  if (to == PositionFormat::kDatabase && origin.fields.size() == 2) {
    const std::vector<std::string> words = absl::StrSplit(text, ' ');
    return absl::StrCat(origin.fields[0], " ", words[1], " ", origin.fields[1], "\n");
  }
  if (to != PositionFormat::kCode && to != PositionFormat::kClassic) return text;
  return absl::StrCat(absl::StripSuffix(text, "\n"), " ", absl::StrJoin(origin.fields, " "), "\n");
}

absl::StatusOr<std::string> Write(const ConvertOptions& options, const Origin& origin,
                                  const Position& position) {
  if (IsJson(options)) {
    Json object;
    AddOrigin(origin, object);
    object["position"] = WritePositionCode(position);
    return WriteJsonLine(object);
  }
  absl::StatusOr<WrittenPosition> written = WritePosition(position, origin.name, options.to);
  if (!written.ok()) return written.status();
  std::vector<Renaming> renamed = origin.renamed;
  renamed.insert(renamed.end(), written->renamed.begin(), written->renamed.end());
  TellRenamed(options, origin, renamed);
  return WithFields(std::move(written->text), origin, options.to);
}

absl::StatusOr<Answer> AnswerOne(ConvertOptions& options, const Question& question) {
  const Position position =
      options.canonical ? CanonicalPosition(question.position) : question.position;
  absl::StatusOr<std::string> text = Write(options, question.origin, position);
  if (!text.ok()) return text.status();
  if (options.filter == nullptr) return Answer{*std::move(text), ExitStatus::kHolds};
  const Position same = options.canonical ? position : LetteredInReadingOrder(position);
  const bool is_new = options.filter->Add(WritePositionCode(same), *text);
  return Answer{is_new ? *std::move(text) : "", ExitStatus::kHolds};
}

ExitStatus RunConvert(ConvertOptions& options) {
  Batch& batch = options.batch;
  batch.connection = options.rules.rules.connection;
  batch.bad_prefix = options.to == PositionFormat::kBlocks ? "- " : "# ";
  if (batch.output.format() == Format::kJson) options.to = PositionFormat::kJson;
  if (IsJson(options)) batch.output.chosen_format = Format::kJson;
  if (options.unique) {
    const uint64_t most = options.max_bytes.value_or(MachineMemory() / 4);
    options.filter = std::make_unique<UniqueFilter>(most);
    batch.writes_bad = [&options](absl::string_view text) {
      return options.filter->AddAnyway(text);
    };
    batch.at_end = [&options](const auto& write) { return options.filter->Finish(write); };
  }
  const ExitStatus status =
      RunBatch(batch, [&](const Question& question) { return AnswerOne(options, question); });
  if (options.filter == nullptr || options.filter->status().ok()) return status;
  ReportError(options.filter->status().message());
  return ExitStatus::kBadInput;
}

RunCommand DeclareConvert(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<ConvertOptions>();
  options->batch.command_line = words;
  options->batch.can_resume = false;
  AddPosition(app, options->batch.position);
  AddFormatOption(app, "--to", "The format to write (default code)", options->to);
  AddFrom(app, options->batch.from);
  AddFlag(app, "--canonical", "Write the smallest code of each puzzle", options->canonical);
  AddFlag(app, "--unique", "Leave out what has come before", options->unique);
  AddRuleOptions(app, options->rules);
  AddMemoryOption(app, "Memory for --unique, beyond which temporary files are used: 512MiB",
                  options->max_bytes);
  AddOutputOptions(app, options->batch.output);
  return [options] { return RunConvert(*options); };
}

}  // namespace

Command ConvertCommand() {
  return {"convert", "POSITION", "Rewrite positions in another format", kExamples, DeclareConvert};
}

}  // namespace rushkit
