// The fixed list of searches behind the signature: data/bench/positions.txt.
//
//   line     = name code { question }
//   question = hero ":" metric ":" truth { ":" option }     "gold:turns:2:deck=b"
//   truth    = length of a shortest escape | "unsolvable"
//   option   = "states=" number | "search=" ( "bfs" | "astar" ) | "count" | "deck=b"
//            | "spaces=up-to" | "goal=" ( "clear" | "off" )
#ifndef RUSHKIT_CLI_BENCH_LIST_H_
#define RUSHKIT_CLI_BENCH_LIST_H_

#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "solver/analysis/signature.h"

namespace rushkit {

// One case a question, named after its line and its question. Fails with all that is wrong.
absl::StatusOr<std::vector<BenchCase>> ReadBenchList(absl::string_view text);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_BENCH_LIST_H_
