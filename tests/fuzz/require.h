// What must hold for every input: a fuzz target stops where it does not.
#ifndef RUSHKIT_TESTS_FUZZ_REQUIRE_H_
#define RUSHKIT_TESTS_FUZZ_REQUIRE_H_

#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"

namespace rushkit::testing {

inline void Require(bool holds, const char* what) {
  if (holds) return;
  std::fprintf(stderr, "does not hold: %s\n", what);
  std::abort();
}

inline absl::string_view TextOf(const uint8_t* data, size_t size) {
  return absl::string_view(reinterpret_cast<const char*>(data), size);
}

// A refusal says what and where, in reading order, and does not go on for ever.
inline void RequireGoodRefusal(const absl::Status& status) {
  if (status.ok()) return;
  Require(absl::IsInvalidArgument(status), "a refused input is an invalid argument");
  const Diagnostics wrong = FromStatus(status);
  Require(!wrong.empty(), "a refusal says something");
  Require(wrong == InReadingOrder(wrong), "what is wrong comes in reading order, once");
  for (const Diagnostic& one : wrong) {
    Require(one.where.line >= 1 && one.where.column >= 1, "lines and columns count from 1");
    Require(!one.message.empty(), "a message says something");
  }
  Require(ToStatus(wrong) == status, "diagnostics are a status and back");
}

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_FUZZ_REQUIRE_H_
