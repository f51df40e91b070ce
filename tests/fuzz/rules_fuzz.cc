// Any text as a rule.
#include <string>

#include "solver/notation/rules_notation.h"
#include "tests/fuzz/require.h"

using rushkit::testing::Require;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text = rushkit::testing::TextOf(data, size);
  rushkit::Rules rules;
  const absl::Status status = rushkit::ApplyRule(text, rules);
  rushkit::testing::RequireGoodRefusal(status);
  const std::string written = rushkit::WriteRules(rules);
  Require(!status.ok() || written.find(std::string(text)) != std::string::npos,
          "a rule that is applied is written");
  Require(status.ok() || rules == rushkit::Rules(), "a rule that is refused changes nothing");
  return 0;
}
