// The slow twin of the searches: plain breadth-first over strings, for small positions.
#ifndef RUSHKIT_TESTS_TWIN_SEARCH_H_
#define RUSHKIT_TESTS_TWIN_SEARCH_H_

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "tests/twin/plays.h"
#include "tests/twin/table.h"

namespace rushkit::twin {

// How a search ended. `length` is the shortest escape when solved; when the search stopped at its
// limit of positions, no escape is shorter than `length`.
struct Answer {
  enum class Status { kSolved, kUnsolvable, kLimit };
  Status status = Status::kLimit;
  int length = 0;

  bool solved() const { return status == Status::kSolved; }
};

inline constexpr size_t kSmall = 5'000;  // positions: a second or two in Release

// The shortest solo escape of `player`'s hero in each metric, looking at `most` positions at most.
Answer ShortestMoves(const std::string& code, char player,
                     Connected connected = Connected::kAllThree, size_t most = kSmall);
// The same where the sides of `still` ("left", "right") do not shift.
Answer ShortestMovesWithout(const std::string& code, char player,
                            const std::vector<std::string>& still, size_t most = kSmall);
Answer ShortestSpacesWithout(const std::string& code, char player,
                             const std::vector<std::string>& still, size_t most = kSmall);
Answer ShortestSpaces(const std::string& code, char player,
                      Connected connected = Connected::kAllThree, size_t most = kSmall);
// `cards`: the kinds that may be played, in unlimited supply.
Answer ShortestTurns(const std::string& code, char player, const std::vector<std::string>& cards,
                     Spending spending = Spending::kExact,
                     Connected connected = Connected::kAllThree, size_t most = kSmall);

// How far every position that can be reached is from its nearest escape; leaving is the last move
// and counts. Positions whose hero has left are not among them. Empty when there are more than
// `most`. Of positions that differ only in which of two equal vehicles stands where, one is named.
enum class Unit { kMoves, kSpaces };
struct Solvable {
  std::map<std::string, int> distance_by_code;  // of positions that have an escape
  std::vector<std::string> hopeless;            // codes of those that have none
};
Solvable DistancesFromAll(const std::string& code, char player, Unit unit,
                          Connected connected = Connected::kAllThree, size_t most = kSmall);

}  // namespace rushkit::twin

#endif  // RUSHKIT_TESTS_TWIN_SEARCH_H_
