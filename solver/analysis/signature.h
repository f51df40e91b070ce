// One number that stands for everything a fixed list of searches found and did.
//
// A commit that changes the signature changed what some search finds or how it goes about it. Times
// and bytes are no part of it, so it is the same for every build type, compiler and machine.
#ifndef RUSHKIT_SOLVER_ANALYSIS_SIGNATURE_H_
#define RUSHKIT_SOLVER_ANALYSIS_SIGNATURE_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"
#include "solver/board/position.h"
#include "solver/search/result.h"
#include "solver/search/solve.h"

namespace rushkit {

// Of this version of the searches, as `rushkit bench` finds it. Results are told from those of
// another version by it.
inline constexpr uint32_t kSignature = 180626333;

// What is asked, and the truth about it, found out by other means.
struct BenchCase {
  std::string name;
  Position position;
  SolveRequest request;
  std::optional<int> length;  // of a shortest escape; nothing: there is none
};

// Ok, or FailedPrecondition that says what in `result` contradicts the truth: a wrong length or
// proof, a bound too high, an escape that is not legal or not as long as it says. A search that
// stopped at a limit may leave the answer open.
absl::Status CheckAnswer(const BenchCase& bench_case, const SearchResult& result);

class Signature {
 public:
  // Status, length, bounds, moves, counts: all of `result` that is the same in every run.
  void Add(absl::string_view name, const SearchResult& result);

  uint32_t value() const;

 private:
  void AddText(absl::string_view text);

  uint64_t hash_ = 0xcbf29ce484222325;  // FNV-1a, 64 bits
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_SIGNATURE_H_
