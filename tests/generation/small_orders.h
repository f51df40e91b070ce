// Small orders of new set-ups, whose proofs are short, and what comes of them.
#ifndef RUSHKIT_TESTS_GENERATION_SMALL_ORDERS_H_
#define RUSHKIT_TESTS_GENERATION_SMALL_ORDERS_H_

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "solver/generation/generator.h"
#include "solver/notation/position_code.h"
#include "solver/search/solve.h"
#include "tests/catch.h"

namespace rushkit::testing {

// Some cards of every kind that moves a vehicle or a side.
inline Deck SmallDeck() {
  Deck deck;
  for (const Card card : kAllCards) deck.Add(card, 3);
  return deck;
}

// Few blockers, so that proofs are short.
inline GenerationOrder SmallOrder(const Wishes& wishes) {
  GenerationOrder order;
  WalkTask task;
  task.design.least_blockers = 4;
  task.design.most_blockers = 6;
  task.wishes = wishes;
  order.tasks = {task};
  order.measures.cards.deck = SmallDeck();
  order.measures.limits.max_states = 2000;
  order.most_tries = 4000;
  return order;
}

struct Found {
  std::vector<GeneratedSetup> setups;
  GenerationResult result;
};

inline Found Find(const GenerationOrder& order) {
  Found found;
  absl::StatusOr<GenerationResult> result = Generate(
      order,
      [&](const GeneratedSetup& setup) {
        found.setups.push_back(setup);
        return true;
      },
      [](const GenerationProgress&) {});
  REQUIRE(result.ok());
  found.result = *std::move(result);
  return found;
}

inline std::vector<std::string> CodesOf(const Found& found) {
  std::vector<std::string> codes;
  for (const GeneratedSetup& setup : found.setups) {
    codes.push_back(WritePositionCode(setup.position));
  }
  return codes;
}

inline int LengthOf(const Position& position, Metric metric, Player hero = Player::kGold) {
  SolveRequest request;
  request.hero = hero;
  request.metric = metric;
  request.cards.deck = SmallDeck();
  const SearchResult result = Solve(position, request);
  REQUIRE(result.status == SearchStatus::kSolved);
  return result.escape->length;
}

inline int BlockersOf(const Position& position) {
  return static_cast<int>(std::count_if(position.vehicles().begin(), position.vehicles().end(),
                                        [](const Vehicle& vehicle) { return !vehicle.is_hero(); }));
}

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_GENERATION_SMALL_ORDERS_H_
