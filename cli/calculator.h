// What the commands of the calculators share: files with one table or game, readings, and answers.
#ifndef RUSHKIT_CLI_CALCULATOR_H_
#define RUSHKIT_CLI_CALCULATOR_H_

#include <functional>
#include <list>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "calculators/score_sheet/json_value.h"
#include "calculators/score_sheet/rule_table.h"
#include "calculators/score_sheet/score_sheet.h"
#include "cli/exit_status.h"
#include "cli/options.h"
#include "cli/render/json.h"
#include "nlohmann/json.hpp"

namespace rushkit {

// "a=x|a=y|b=12|b=11": for Command::rule_values.
template <class Rules>
std::string RuleValues(const RuleTable<Rules>& table) {
  std::string values;
  for (const Rule<Rules>& rule : table) {
    for (const auto& [word, value] : rule.reading.values) {
      absl::StrAppend(&values, values.empty() ? "" : "|", rule.reading.name, "=", word);
    }
  }
  return values;
}

// --rule NAME=VALUE. `table` must outlive `app`. What is chosen is kept in `chosen` too, to be
// applied again over the rules of a file.
template <class Rules>
void AddReadings(CLI::App& app, const RuleTable<Rules>& table, Rules& rules,
                 std::vector<std::string>* chosen = nullptr) {
  std::string help = "A reading of the rules: ";
  for (const Rule<Rules>& rule : table) {
    absl::StrAppend(&help, rule.reading.name, "=", rule.reading.ValueList(), "; ");
  }
  AddOption(app, "--rule", "NAME=VALUE", help + "may be repeated",
            [&table, &rules, chosen](const std::string& text) {
              const absl::Status status = ApplyRule(table, text, rules);
              if (status.ok() && chosen != nullptr) chosen->push_back(text);
              return status.ok() ? status : WithoutPlaces(status);
            });
}

template <class Rules>
Json ReadingsJson(const RuleTable<Rules>& table, const Rules& rules) {
  Json object = Json::object();
  for (const auto& [name, value] : WriteRules(table, rules)) object[name] = value;
  return object;
}

// A result in both forms. The text has its last newline. `is_interrupted`: by the user, and it is
// what was found by then.
struct CalculatorAnswer {
  Verdict verdict = Verdict::kHolds;
  Json json;
  std::string text;
  bool is_interrupted = false;
};

// Answers a question, or fails (see ToStatus) with what is wrong with it.
using AnswerQuestion = std::function<absl::StatusOr<CalculatorAnswer>(const JsonValue&)>;

// A question that is asked either with options or with a JSON FILE. Each option is a key of that
// file, and its text what the file may hold as a text, so that one reader takes both.
class AskedOptions {
 public:
  // FILE, and --KEY for each that is added.
  explicit AskedOptions(CLI::App& app);
  void Add(const std::string& key, const std::string& value_name, const std::string& help);

  // Writes what `answer` makes of FILE, or of an object of the options that were given. What is
  // wrong has its place there.
  ExitStatus Answer(const OutputOptions& output, absl::string_view command,
                    const AnswerQuestion& answer) const;

 private:
  struct Asked {
    std::string key;
    std::optional<std::string> text;
  };

  JsonValue ToJson() const;
  // What is wrong with that object, each behind the option that it is in.
  Diagnostics WithOptions(Diagnostics wrong) const;

  CLI::App& app_;
  std::string file_;
  std::list<Asked> options_;  // the readers of the options keep their addresses
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CALCULATOR_H_
