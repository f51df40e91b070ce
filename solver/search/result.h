// What a search found out, and how far it can be trusted.
#ifndef RUSHKIT_SOLVER_SEARCH_RESULT_H_
#define RUSHKIT_SOLVER_SEARCH_RESULT_H_

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "solver/board/move.h"
#include "solver/game/turn.h"
#include "solver/search/limits.h"

namespace rushkit {

// How long a solo escape is. RULES: "Three measures of a solo escape".
enum class Metric : uint8_t {
  kMoves,   // one for a drive of any distance or a shift of any number of rows
  kSpaces,  // one for every space driven and every row shifted
  kTurns,   // one for every card
};

enum class Algorithm : uint8_t { kBreadthFirst, kAStar };

// The first two are proofs, the third is not.
enum class SearchStatus : uint8_t { kSolved, kUnsolvable, kLimitReached };

// An escape: moves for the metrics `moves` and `spaces` (each move its own entry, a drive of n
// spaces being one entry that counts n under `spaces`), turns for `turns`.
using Line = std::variant<std::vector<Move>, std::vector<Turn>>;

// An escape and its length in the metric that was asked for.
struct Escape {
  int length = 0;
  Line line;
};

// One step of all shortest escapes together: a move, a space or a card.
struct StepChoices {
  uint64_t positions = 0;  // different ones (with a hand: and hands) before the step
  uint64_t ways = 0;       // to take it from these; as many as positions: nobody has a choice

  friend bool operator==(const StepChoices&, const StepChoices&) = default;
};

struct SearchStatistics {
  uint64_t expanded = 0;    // positions whose successors were made
  uint64_t generated = 0;   // successors made, repetitions included
  uint64_t peak_bytes = 0;  // held by the search's tables at most
};

struct SearchResult {
  SearchStatus status = SearchStatus::kLimitReached;
  Algorithm algorithm = Algorithm::kAStar;
  std::optional<Escape> escape;  // kSolved: proven shortest. kLimitReached: best known, if any
  int lower_bound = 0;           // no escape is shorter; the length itself when solved
  // kLimitReached: which limit. kSolved: the one that stopped the count of solutions, if one did.
  std::optional<LimitKind> limit;
  // kSolved and asked for: how many shortest ones there are, a decimal number.
  std::optional<std::string> solutions;
  std::vector<StepChoices> steps;  // with `solutions`: step by step
  // kSolved and asked for: that many of them, or all if there are fewer, unless a limit stopped it.
  std::vector<Line> listed;
  SearchStatistics statistics;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_RESULT_H_
