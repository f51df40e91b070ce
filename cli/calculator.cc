#include "cli/calculator.h"

#include "CLI/CLI.hpp"
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

}  // namespace rushkit
