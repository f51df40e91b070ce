// Whether a program keeps to the protocol of solver/notation/agent_protocol.h.
#ifndef RUSHKIT_CLI_COMPLIANCE_H_
#define RUSHKIT_CLI_COMPLIANCE_H_

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "absl/status/status.h"

namespace rushkit {

struct ComplianceCheck {
  std::string name;     // a sentence that is true of a program that passes
  absl::Status status;  // what went wrong, if anything
};

struct ComplianceOptions {
  std::vector<std::string> words;  // the program and its arguments
  std::chrono::nanoseconds turn_time;
  int games = 8;
};

// Makes every check, and hands each on as soon as it is made, until `on_check` returns false. A
// program that ends in one is started again for the next. Fails with NotFound when it cannot be
// started at all, and with Cancelled when the user has asked to stop.
absl::Status CheckCompliance(const ComplianceOptions& options,
                             const std::function<bool(const ComplianceCheck&)>& on_check);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_COMPLIANCE_H_
