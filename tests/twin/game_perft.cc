#include "tests/twin/game_perft.h"

#include <algorithm>
#include <set>

namespace rushkit::twin {
namespace {

// A game after some turns; by the key of its table and the cards played it is known from others.
struct Moment {
  Table table;
  std::map<char, Cards> hands;
  Cards pile;
};
using Moments = std::map<std::pair<std::string, Cards>, Moment>;

// All that can be after one more turn.
Moments NextOf(const Moments& now, char player, Spending spending, KnownOutcomes& known) {
  Moments next;
  for (const auto& [name, moment] : now) {
    if (!moment.table.Has('G') || !moment.table.Has('S')) continue;
    const Cards& hand = moment.hands.at(player);
    for (const std::string& card : std::set<std::string>(hand.begin(), hand.end())) {
      for (const auto& [key, code] : known.Of(moment.table, player, card, spending).codes) {
        Moment after{Table(code, moment.table.connected()), moment.hands, moment.pile};
        Cards& left = after.hands.at(player);
        left.erase(std::find(left.begin(), left.end(), card));
        if (after.table.Has(player)) {
          left.push_back(after.pile.front());
          after.pile.erase(after.pile.begin());
        }
        Cards played = name.second;
        played.push_back(card);
        next.insert({{key, played}, after});
      }
    }
  }
  return next;
}

}  // namespace

const Outcomes& KnownOutcomes::Of(const Table& table, char player, const std::string& card,
                                  Spending spending) {
  const auto question = std::make_tuple(table.Key(), player, card, spending);
  const auto found = known_.find(question);
  if (found != known_.end()) return found->second;
  return known_[question] = OutcomesOf(table, player, card, spending);
}

StateCounts CountStates(const Table& start, char first, Spending spending,
                        const std::map<char, Cards>& hands, const Cards& pile, int depth,
                        KnownOutcomes& known) {
  Moments now = {{{start.Key(), {}}, {start, hands, pile}}};
  for (int turn = 0; turn < depth; ++turn) {
    const bool is_first = turn % 2 == 0;
    now = NextOf(now, is_first == (first == 'G') ? 'G' : 'S', spending, known);
  }
  std::set<std::string> keys;
  for (const auto& [name, moment] : now) keys.insert(name.first);
  return {now.size(), keys.size()};
}

}  // namespace rushkit::twin
