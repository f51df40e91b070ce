// The slow twin of the cards: every order of single steps and shifts that a card can pay for, tried
// out one by one.
#ifndef RUSHKIT_TESTS_TWIN_PLAYS_H_
#define RUSHKIT_TESTS_TWIN_PLAYS_H_

#include <map>
#include <string>
#include <vector>

#include "tests/twin/table.h"

namespace rushkit::twin {

enum class Spending { kExact, kUpTo };  // the rule `spaces`

struct Outcomes {
  std::map<std::string, std::string> codes;  // one code for each Key that the card can leave
  bool wins = false;                         // some play takes the player's hero off
};

// What `card` (`M3`, `SL`, `MS2`, ...) can leave.
Outcomes OutcomesOf(const Table& start, char player, const std::string& card, Spending spending);

// Whether `moves` is a whole turn that `card` allows. Drives may be written step by step or joined.
bool IsLegalTurn(const Table& start, char player, const std::string& card,
                 const std::vector<std::string>& moves, Spending spending);

}  // namespace rushkit::twin

#endif  // RUSHKIT_TESTS_TWIN_PLAYS_H_
