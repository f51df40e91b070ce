// A yardstick for searches with open hands and random draws: maxima and means by plain recursion,
// with the outcomes of a hand made anew wherever they are needed.
#ifndef RUSHKIT_BENCH_TEXTBOOK_PLAIN_EXPECTATION_H_
#define RUSHKIT_BENCH_TEXTBOOK_PLAIN_EXPECTATION_H_

#include <cstddef>
#include <cstdint>

#include "solver/evaluation/setup_tables.h"
#include "solver/judgement/open_state.h"

namespace rushkit::bench {

class PlainExpectation {
 public:
  // Of each hand `width` plays are looked at: the most promising of those after which the other
  // player does not win at once.
  PlainExpectation(SetupTables& tables, size_t width) : tables_(tables), width_(width) {}

  // The chance to win of the player to move, who does not win at once.
  double Best(const OpenState& state, int depth);

  uint64_t expanded() const { return expanded_; }
  uint64_t generated() const { return generated_; }

 private:
  double Mean(const OpenState& undrawn, int depth);
  bool WinsAtOnce(const OpenState& state);

  SetupTables& tables_;
  size_t width_;
  uint64_t expanded_ = 0;
  uint64_t generated_ = 0;
};

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_TEXTBOOK_PLAIN_EXPECTATION_H_
