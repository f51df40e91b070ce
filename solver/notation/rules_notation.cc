#include "solver/notation/rules_notation.h"

#include <array>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/base/diagnostics.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

template <class Value>
struct NamedValue {
  absl::string_view name;
  Value value;
};

// One reading: its name, its values, the default first, and where it is kept.
template <class Value>
struct Reading {
  absl::string_view name;
  std::array<NamedValue<Value>, 2> values;
  Value Rules::*field;
};

constexpr Reading<Connection> kConnection = {
    "connection",
    {{{"all-three", Connection::kAllThree}, {"neighbours", Connection::kNeighbours}}},
    &Rules::connection};

constexpr Reading<SpacesRule> kSpaces = {
    "spaces", {{{"exact", SpacesRule::kExact}, {"up-to", SpacesRule::kUpTo}}}, &Rules::spaces};

template <class Value>
absl::Status Apply(const Reading<Value>& reading, const Word& value, Rules& rules) {
  for (const auto& [name, meaning] : reading.values) {
    if (name != value.text) continue;
    rules.*reading.field = meaning;
    return absl::OkStatus();
  }
  const std::string known =
      absl::StrJoin(reading.values, " or ",
                    [](std::string* out, const auto& one) { absl::StrAppend(out, one.name); });
  return Wrong(value.where, absl::StrCat("unknown value ", Quoted(value.text), " for ",
                                         reading.name, "; expected ", known));
}

template <class Value>
std::string Write(const Reading<Value>& reading, const Rules& rules) {
  for (const auto& [name, meaning] : reading.values) {
    if (meaning == rules.*reading.field) return absl::StrCat(reading.name, "=", name);
  }
  return std::string(reading.name);
}

}  // namespace

absl::Status ApplyRule(absl::string_view text, Rules& rules) {
  const size_t equals = text.find('=');
  if (equals == absl::string_view::npos) {
    return Wrong({},
                 absl::StrCat("a rule ", Quoted(text), " without a value; expected NAME=VALUE"));
  }
  const absl::string_view name = text.substr(0, equals);
  const Word value = {text.substr(equals + 1), Right({}, equals + 1)};
  if (name == kConnection.name) return Apply(kConnection, value, rules);
  if (name == kSpaces.name) return Apply(kSpaces, value, rules);
  return Wrong({}, absl::StrCat("unknown rule ", Quoted(name), "; expected ", kConnection.name,
                                " or ", kSpaces.name));
}

std::string WriteRules(const Rules& rules) {
  return absl::StrCat(Write(kConnection, rules), " ", Write(kSpaces, rules));
}

}  // namespace rushkit
