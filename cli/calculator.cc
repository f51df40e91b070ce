#include "cli/calculator.h"

#include <iterator>
#include <utility>

#include "CLI/CLI.hpp"
#include "absl/strings/numbers.h"
#include "absl/strings/str_join.h"
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

}  // namespace

void AddFileWord(CLI::App& app, const std::string& help, std::string& file) {
  app.add_option("FILE", file, help)->type_name("");
}

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

ExitStatus WriteAnswer(const OutputOptions& output, const CalculatorAnswer& answer) {
  const bool is_json = output.format() == Format::kJson;
  const bool is_written = WriteResult(output, is_json ? WriteJsonLine(answer.json) : answer.text);
  return is_written ? StatusOf(answer.verdict) : ExitStatus::kBadInput;
}

ExitStatus ReportWrong(const OutputOptions& output, absl::string_view command,
                       absl::string_view file, const absl::Status& status) {
  const Diagnostics wrong = FromStatus(status);
  if (file.empty()) {
    ReportError(absl::StrCat(command, ": ", WithoutPlaces(status).message(), "\nTry: rushkit ",
                             command, " --help"));
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

ExitStatus AnswerFile(const OutputOptions& output, absl::string_view command,
                      const std::string& file, const AnswerText& answer) {
  const absl::StatusOr<std::string> text = ReadTextFile(file);
  if (!text.ok()) {
    ReportError(text.status().message());
    return ExitStatus::kBadInput;
  }
  const absl::StatusOr<CalculatorAnswer> answered = answer(*text);
  if (!answered.ok()) return ReportWrong(output, command, file, answered.status());
  return WriteAnswer(output, *answered);
}

AskedOptions::AskedOptions(CLI::App& app) : app_(app) {
  AddFileWord(app, "A JSON file with the same keys; - is standard input", file_);
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
    int number = 0;
    const JsonKind kind = absl::SimpleAtoi(*text, &number) ? JsonKind::kNumber : JsonKind::kText;
    object.items.push_back({kind, {line, 1}, *text, {}, key, {line, 1}});
  }
  return object;
}

ExitStatus AskedOptions::Answer(
    const OutputOptions& output, absl::string_view command,
    const std::function<absl::StatusOr<CalculatorAnswer>(const JsonValue&)>& answer) const {
  if (file_.empty() && options_.empty()) {
    return ReportWrong(output, command, "", absl::InvalidArgumentError("FILE is required"));
  }
  const JsonValue object = ToJson();
  if (!file_.empty() && !object.items.empty()) {
    return ReportWrong(output, command, "",
                       absl::InvalidArgumentError(absl::StrCat(
                           "FILE holds the whole question: leave out --", object.items[0].key)));
  }
  if (!file_.empty()) {
    return AnswerFile(output, command, file_,
                      [&answer](const std::string& text) -> absl::StatusOr<CalculatorAnswer> {
                        const absl::StatusOr<JsonValue> root = ParseJson(text);
                        if (!root.ok()) return root.status();
                        return answer(*root);
                      });
  }
  const absl::StatusOr<CalculatorAnswer> answered = answer(object);
  if (answered.ok()) return WriteAnswer(output, *answered);
  std::vector<std::string> messages;
  for (const Diagnostic& one : FromStatus(answered.status())) {
    const bool is_whole = one.where.line == 1;
    messages.push_back(absl::StrCat(
        is_whole ? ""
                 : absl::StrCat("--", std::next(options_.begin(), one.where.line - 2)->key, ": "),
        one.message));
  }
  return ReportWrong(output, command, "",
                     absl::InvalidArgumentError(absl::StrJoin(messages, "; ")));
}

}  // namespace rushkit
