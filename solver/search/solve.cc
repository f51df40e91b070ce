#include "solver/search/solve.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

#include "absl/types/span.h"
#include "solver/search/card_actions.h"
#include "solver/search/hunt.h"
#include "solver/search/line_recovery.h"
#include "solver/search/solve_boxed.h"
#include "solver/search/solve_drives.h"
#include "solver/search/turn_bound.h"

namespace rushkit {
namespace {

// The most drives and shifts that one card of the supply pays for.
int MovesACard(const CardSupply& supply) {
  const CardCounts& held = supply.hand ? *supply.hand : supply.deck;
  std::vector<Card> cards = supply.draws;
  std::copy_if(kAllCards.begin(), kAllCards.end(), std::back_inserter(cards),
               [&held](Card card) { return held.Has(card); });
  int most = 1;
  for (const Card card : cards) {
    const CardPower power = PowerOf(card);
    most = std::max(most, power.spaces + (power.shift ? 1 : 0));
  }
  return most;
}

SearchResult SolveByCards(const Position& position, const SolveRequest& request) {
  ContentSpace space(position.grid(), request.hero);
  CardActions actions(space, request.cards, request.spaces, request.library);
  const Contents start = space.From(position);
  return Search<CardActions>(
      {actions,
       {{start.content, CardActions::kFirstHand}, start.offsets},
       request,
       [&] {
         return std::make_unique<TurnBound>(space, MovesACard(request.cards), request.library);
       },
       [&](absl::Span<const CardActions::State> path, size_t most) {
         std::vector<Line> lines;
         for (auto& turns :
              TurnsAlong(position, request.hero, request.spaces, path, actions, space, most)) {
           lines.emplace_back(std::move(turns));
         }
         return lines;
       }});
}

}  // namespace

SearchResult Solve(const Position& position, const SolveRequest& request) {
  assert(position.FindHero(request.hero) != nullptr);
  assert(request.metric != Metric::kTurns || request.sides == FreeSides());
  if (!position.grid().has_sides()) return SolveBoxed(position, request);
  return request.metric == Metric::kTurns ? SolveByCards(position, request)
                                          : SolveByDrives(position, request);
}

}  // namespace rushkit
