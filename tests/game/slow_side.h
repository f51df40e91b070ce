// What the fast side holds, in the words of the slow twin.
#ifndef RUSHKIT_TESTS_GAME_SLOW_SIDE_H_
#define RUSHKIT_TESTS_GAME_SLOW_SIDE_H_

#include <cstdlib>
#include <map>
#include <optional>
#include <string>

#include "absl/types/span.h"
#include "solver/game/deal.h"
#include "solver/game/game_course.h"
#include "tests/game/random_games.h"
#include "tests/twin/referee.h"

namespace rushkit::testing {

inline std::string NameOf(Card card) {
  for (const auto& [name, named] : CardsByName()) {
    if (named == card) return name;
  }
  std::abort();
}

inline twin::Cards NamesOf(absl::Span<const Card> cards) {
  twin::Cards names;
  for (const Card card : cards) names.push_back(NameOf(card));
  return names;
}

inline twin::Cards NamesOf(const CardCounts& cards) {
  return twin::Sorted(NamesOf(CardsOf(cards)));
}

inline std::string NameOf(const std::optional<Ending>& ending) {
  if (!ending) return "";
  if (*ending == Ending::kRepetition) return "repetition";
  if (*ending == Ending::kTurnCap) return "cap";
  return *ending == Ending::kGoldWins ? "G" : "S";
}

// The slow referee of a game of this kind with this deal.
inline twin::Referee SlowReferee(const GameKind& kind, const Deal& deal) {
  const bool all_three = kind.start.grid().connection() == Connection::kAllThree;
  const twin::Table table(CodeOf(kind.start),
                          all_three ? twin::Connected::kAllThree : twin::Connected::kNeighbours);
  return {table,
          LetterOf(kind.first),
          TwinOf(kind.spaces),
          twin::Breaks{kind.limits.turn_cap, kind.limits.repetitions},
          {{'G', NamesOf(deal.hands[0])}, {'S', NamesOf(deal.hands[1])}},
          NamesOf(deal.pile)};
}

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_GAME_SLOW_SIDE_H_
