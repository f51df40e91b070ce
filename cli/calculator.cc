#include "cli/calculator.h"

#include <iterator>
#include <utility>

#include "CLI/CLI.hpp"
#include "absl/strings/numbers.h"
#include "absl/strings/str_join.h"
#include "cli/interrupt.h"
#include "cli/line_reader.h"
#include "cli/render/words.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"

namespace rushkit {
namespace {

// False, and said so, when that failed.
bool WriteResult(const OutputOptions& output, absl::string_view text) {
  absl::StatusOr<ResultSink> sink = ResultSink::Open(output.file, 0);
  absl::Status status = sink.status();
  if (sink.ok()) {
    sink->Write(text);
    status = sink->Finish();
  }
  if (!status.ok()) ReportError(status.message());
  return status.ok();
}

// 0, 1, or 3 when a fact that is not known decides.
ExitStatus StatusOf(Verdict verdict) {
  switch (verdict) {
    case Verdict::kHolds:
      return ExitStatus::kHolds;
    case Verdict::kNo:
      return ExitStatus::kNo;
    case Verdict::kUnknown:
      return ExitStatus::kLimit;
  }
  return ExitStatus::kHolds;
}

// Writes the form that the options ask for.
ExitStatus WriteAnswer(const OutputOptions& output, const CalculatorAnswer& answer) {
  const bool is_json = output.format() == Format::kJson;
  const bool is_written = WriteResult(output, is_json ? WriteJsonLine(answer.json) : answer.text);
  if (!is_written) return ExitStatus::kBadInput;
  return answer.is_interrupted ? ExitStatus::kInterrupted : StatusOf(answer.verdict);
}

// Says what is wrong: with places in `file`, or where that is empty, with the command line of
// `command`. Among JSON results it is an object too, as for positions.
ExitStatus ReportWrong(const OutputOptions& output, absl::string_view command,
                       absl::string_view file, const Diagnostics& wrong) {
  if (file.empty()) {
    const std::string messages = absl::StrJoin(
        wrong, "; ", [](std::string* out, const Diagnostic& one) { out->append(one.message); });
    ReportError(absl::StrCat(command, ": ", messages, "\nTry: rushkit ", command, " --help"));
  } else {
    WriteToStandardError(absl::StrCat(LocatedLines(file, wrong), "\n"));
  }
  if (output.format() == Format::kJson) {
    Json object = {{"status", "error"}};
    if (!file.empty()) object["source"] = std::string(file);
    AddErrors(wrong, object);
    WriteResult(output, WriteJsonLine(object));
  }
  return ExitStatus::kBadInput;
}

// Reads `file`, or standard input for "-", and writes the answer to it.
ExitStatus AnswerFile(const OutputOptions& output, absl::string_view command,
                      const std::string& file, const AnswerQuestion& answer) {
  const absl::StatusOr<std::string> text = ReadTextFile(file);
  if (Interrupted()) return ExitStatus::kInterrupted;
  if (!text.ok()) {
    ReportError(text.status().message());
    return ExitStatus::kBadInput;
  }
  const absl::StatusOr<JsonValue> root = ParseJson(*text);
  if (!root.ok()) return ReportWrong(output, command, file, FromStatus(root.status()));
  const absl::StatusOr<CalculatorAnswer> answered = answer(*root);
  if (!answered.ok()) return ReportWrong(output, command, file, FromStatus(answered.status()));
  return WriteAnswer(output, *answered);
}

}  // namespace

AskedOptions::AskedOptions(CLI::App& app) : app_(app) {
  app.add_option("FILE", file_, "A JSON file with the same keys; - is standard input")
      ->type_name("");
}

void AskedOptions::Add(const std::string& key, const std::string& value_name,
                       const std::string& help) {
  Asked& asked = options_.emplace_back(Asked{key, std::nullopt});
  AddOption(app_, absl::StrCat("--", key), value_name, help, [&asked](const std::string& text) {
    asked.text = text;
    return absl::OkStatus();
  });
}

// The options as lines of an object: the first line is the object, then one line an option.
JsonValue AskedOptions::ToJson() const {
  JsonValue object = {JsonKind::kObject};
  int line = 1;
  for (const auto& [key, text] : options_) {
    ++line;
    if (!text.has_value()) continue;
    double number = 0;
    const JsonKind kind = absl::SimpleAtod(*text, &number) ? JsonKind::kNumber : JsonKind::kText;
    object.items.push_back({kind, {line, 1}, *text, {}, key, {line, 1}});
  }
  return object;
}

Diagnostics AskedOptions::WithOptions(Diagnostics wrong) const {
  for (Diagnostic& one : wrong) {
    if (one.where.line > 1) {
      const Asked& asked = *std::next(options_.begin(), one.where.line - 2);
      one.message = absl::StrCat("--", asked.key, ": ", one.message);
    }
    one.where = {};
  }
  return wrong;
}

ExitStatus AskedOptions::Answer(const OutputOptions& output, absl::string_view command,
                                const AnswerQuestion& answer) const {
  const JsonValue object = ToJson();
  const auto refuse = [&](std::string message) {
    return ReportWrong(output, command, "", {{{}, std::move(message)}});
  };
  if (file_.empty() && options_.empty()) return refuse("FILE is required");
  if (!file_.empty() && !object.items.empty()) {
    return refuse(absl::StrCat("FILE holds the whole question: leave out --", object.items[0].key));
  }
  if (!file_.empty()) return AnswerFile(output, command, file_, answer);
  const absl::StatusOr<CalculatorAnswer> answered = answer(object);
  if (answered.ok()) return WriteAnswer(output, *answered);
  return ReportWrong(output, command, "", WithOptions(FromStatus(answered.status())));
}

}  // namespace rushkit
