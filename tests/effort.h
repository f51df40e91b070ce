// How much of a long test is done: all of it, or a fifth where sanitizers make it ten times slower.
#ifndef RUSHKIT_TESTS_EFFORT_H_
#define RUSHKIT_TESTS_EFFORT_H_

#include <cstdint>

namespace rushkit::testing {

#ifdef RUSHKIT_SANITIZED
inline constexpr int kEffort = 5;
#else
inline constexpr int kEffort = 1;
#endif

// So many of `count` things, at least one.
constexpr int Effort(int count) { return (count + kEffort - 1) / kEffort; }

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_EFFORT_H_
