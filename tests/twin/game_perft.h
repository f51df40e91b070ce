// The slow twin of perft of the card game.
#ifndef RUSHKIT_TESTS_TWIN_GAME_PERFT_H_
#define RUSHKIT_TESTS_TWIN_GAME_PERFT_H_

#include <cstddef>
#include <map>
#include <string>
#include <tuple>

#include "tests/twin/plays.h"
#include "tests/twin/referee.h"
#include "tests/twin/table.h"

namespace rushkit::twin {

// What cards leave, looked up where it was tried out before.
class KnownOutcomes {
 public:
  const Outcomes& Of(const Table& table, char player, const std::string& card, Spending spending);

 private:
  std::map<std::tuple<std::string, char, std::string, Spending>, Outcomes> known_;
};

struct StateCounts {
  size_t states = 0;     // by what stands on the table and which cards were played, in order
  size_t positions = 0;  // by what stands on the table
};

// After exactly `depth` turns. A game that is won goes no further.
StateCounts CountStates(const Table& start, char first, Spending spending,
                        const std::map<char, Cards>& hands, const Cards& pile, int depth,
                        KnownOutcomes& known);

}  // namespace rushkit::twin

#endif  // RUSHKIT_TESTS_TWIN_GAME_PERFT_H_
