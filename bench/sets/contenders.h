// Who answers the tasks of a set: the library, and the yardsticks.
#ifndef RUSHKIT_BENCH_SETS_CONTENDERS_H_
#define RUSHKIT_BENCH_SETS_CONTENDERS_H_

#include <cstdint>
#include <string>

#include "bench/sets/task.h"

namespace rushkit::bench {

// Solve(), with that algorithm or, with nothing, its own choice. Where it is a yardstick itself it
// may stop at a limit of the task.
Contender Library(const std::string& name, std::optional<Algorithm> algorithm = std::nullopt,
                  bool may_stop = false);
// Solve() with a library of pictures that each run begins empty.
Contender LibraryWithPictures();
// Explore(), which counts.
Contender LibraryCount();
// LayeredSearch, which counts as far as the task's depth. It leaves out positions whose hero has
// left.
Contender LibraryLayers(int threads = 1);
// They stop, and say so, at the distance that the task names, or where memory would run out.
// `count_all`: go on after an escape and count positions. A textbook position takes some 300 bytes.
Contender Textbook(bool count_all = false, uint64_t most_positions = 20'000'000);
Contender Floor(bool count_all = false);

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_SETS_CONTENDERS_H_
