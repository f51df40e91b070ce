// What a reader says when it refuses, for tests that pin every word of it.
#ifndef RUSHKIT_TESTS_NOTATION_MESSAGES_H_
#define RUSHKIT_TESTS_NOTATION_MESSAGES_H_

#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"

namespace rushkit::testing {

inline std::string MessageOf(const absl::Status& status) { return std::string(status.message()); }

template <class T>
std::string MessageOf(const absl::StatusOr<T>& result) {
  return MessageOf(result.status());
}

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_NOTATION_MESSAGES_H_
