// Set-ups that are like another one, as a generator meets them.
#ifndef RUSHKIT_BENCH_SETS_NEIGHBOURS_H_
#define RUSHKIT_BENCH_SETS_NEIGHBOURS_H_

#include <string>

#include "solver/base/random.h"

namespace rushkit::bench {

// A position code of a grid with sides in line, with one of its blockers elsewhere: turned the same
// way, on cells that were free or its own.
std::string WithOneMoved(Random& random, const std::string& code);

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_SETS_NEIGHBOURS_H_
