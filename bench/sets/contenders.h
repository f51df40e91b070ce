// Who answers the tasks of a set: the library, and the yardsticks.
#ifndef RUSHKIT_BENCH_SETS_CONTENDERS_H_
#define RUSHKIT_BENCH_SETS_CONTENDERS_H_

#include <string>

#include "bench/sets/task.h"

namespace rushkit::bench {

// Solve(), with that algorithm or, with nothing, its own choice.
Contender Library(const std::string& name, std::optional<Algorithm> algorithm = std::nullopt);
// Explore(), which counts.
Contender LibraryCount();
// They stop, and say so, at the distance that the task names, or where memory would run out.
// `count_all`: go on after an escape and count positions.
Contender Textbook(bool count_all = false);
Contender Floor(bool count_all = false);

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_SETS_CONTENDERS_H_
