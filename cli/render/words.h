// The words of results, the same in text, JSON and options.
#ifndef RUSHKIT_CLI_RENDER_WORDS_H_
#define RUSHKIT_CLI_RENDER_WORDS_H_

#include <string>

#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/board/goal.h"
#include "solver/board/position.h"
#include "solver/game/turn.h"
#include "solver/search/result.h"

namespace rushkit {

std::string MetricName(Metric metric);             // "moves"
std::string AlgorithmName(Algorithm algorithm);    // "breadth-first", "A*"
std::string AlgorithmOption(Algorithm algorithm);  // "bfs", "astar"
std::string StatusName(SearchStatus status);       // "solved", "unsolvable", "limit"
std::string LimitName(LimitKind limit);            // "states", "time"
std::string GoalName(Goal goal);                   // "edge", "clear", "off"

// "the gold hero", on a boxed grid "the hero".
std::string HeroName(const Position& position, Player hero);

// "1 move", "4 turns".
std::string CountOf(int count, Metric metric);
std::string CountOf(uint64_t count, absl::string_view noun);

// `text` as it may be shown on a terminal: control characters become "?".
std::string Printable(absl::string_view text);

// A card with what it pays for, in words: "Move 3: blocker a, 2 right; gold hero, 1 right".
// `turn` must be legal in `before`.
std::string DescribeTurn(const Position& before, const Turn& turn);

// A line `file:line:column: message` for each diagnostic, without a newline after the last.
std::string LocatedLines(absl::string_view file, const Diagnostics& diagnostics);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RENDER_WORDS_H_
