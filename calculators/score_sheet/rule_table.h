// The open readings of a rulebook as a table of names and values: each game keeps them in a small
// struct of its own, and the table reads and writes its fields.
//
//   const RuleTable<Rules> kTable = {
//       Choice<Rules>("forced-discard", {{"until-legal", Discard::kUntilLegal}, ...},
//                     &Rules::forced_discard),
//       Number<Rules>("winning-points", {12, 11}, {1, 1000}, &Rules::winning_points)};
#ifndef RUSHKIT_CALCULATORS_SCORE_SHEET_RULE_TABLE_H_
#define RUSHKIT_CALCULATORS_SCORE_SHEET_RULE_TABLE_H_

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/string_view.h"
#include "calculators/score_sheet/item.h"
#include "calculators/score_sheet/json_reader.h"
#include "solver/base/diagnostics.h"

namespace rushkit {

// The name of one reading, and what it can be, as numbers.
struct Reading {
  std::string name;
  std::vector<std::pair<std::string, int>> values;  // default first
  std::optional<IntRange> numbers = std::nullopt;   // any of these is a value too

  std::string NameOf(int value) const;
  // "12|11|N".
  std::string ValueList() const;
};

template <class Rules>
struct Rule {
  Reading reading;
  std::function<int(const Rules&)> get;
  std::function<void(Rules&, int)> set;
};

template <class Rules>
using RuleTable = std::vector<Rule<Rules>>;

template <class Rules, class Value>
Rule<Rules> Choice(std::string name, const std::vector<std::pair<std::string, Value>>& values,
                   Value Rules::*field) {
  Reading reading = {std::move(name), {}};
  for (const auto& [word, value] : values) {
    reading.values.emplace_back(word, static_cast<int>(value));
  }
  return {std::move(reading),
          [field](const Rules& rules) { return static_cast<int>(rules.*field); },
          [field](Rules& rules, int value) { rules.*field = static_cast<Value>(value); }};
}

template <class Rules>
Rule<Rules> Number(std::string name, const std::vector<int>& usual, IntRange range,
                   int Rules::*field) {
  Reading reading = {std::move(name), {}, range};
  for (const int value : usual) reading.values.emplace_back(absl::StrCat(value), value);
  return {std::move(reading), [field](const Rules& rules) { return rules.*field; },
          [field](Rules& rules, int value) { rules.*field = value; }};
}

// The value of `reading` that `item` names. Complains where it gives nothing.
std::optional<int> ReadValue(const Reading& reading, Item item, Diagnostics& wrong);

template <class Rules>
void ApplyRule(const RuleTable<Rules>& table, const ItemPair& pair, Rules& rules,
               Diagnostics& wrong) {
  std::vector<std::string> names;
  for (const Rule<Rules>& rule : table) {
    names.push_back(rule.reading.name);
    if (rule.reading.name != pair.name.text) continue;
    const std::optional<int> value = ReadValue(rule.reading, pair.value, wrong);
    if (value.has_value()) rule.set(rules, *value);
    return;
  }
  wrong.push_back(UnknownName(pair.name, "rule", names));
}

// Sets what a text such as "winning-points=11" names. Fails (see ToStatus) when it names nothing.
template <class Rules>
absl::Status ApplyRule(const RuleTable<Rules>& table, absl::string_view text, Rules& rules) {
  Diagnostics wrong;
  const std::vector<ItemPair> pairs = ReadPairs({text}, wrong);
  if (pairs.empty() && wrong.empty()) wrong.push_back({{}, "found '', expected NAME=VALUE"});
  for (const ItemPair& pair : pairs) ApplyRule(table, pair, rules, wrong);
  return ToStatus(wrong);
}

// Each rule's name and value, in the order of the table.
template <class Rules>
std::vector<std::pair<std::string, std::string>> WriteRules(const RuleTable<Rules>& table,
                                                            const Rules& rules) {
  std::vector<std::pair<std::string, std::string>> written;
  for (const Rule<Rules>& rule : table) {
    written.emplace_back(rule.reading.name, rule.reading.NameOf(rule.get(rules)));
  }
  return written;
}

}  // namespace rushkit

#endif  // RUSHKIT_CALCULATORS_SCORE_SHEET_RULE_TABLE_H_
