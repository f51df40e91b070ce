#include "solver/game/plays.h"

#include <cassert>
#include <utility>

#include "solver/game/card_outcomes.h"
#include "solver/game/play_space.h"

namespace rushkit {
namespace {

// CardOutcomes may let a position stand for the one that is reached two spaces later by driving out
// and back. Here the two spaces are shown: the last step is taken back and made again.
std::vector<Move> SpentInFull(std::vector<Move> moves, int spaces) {
  size_t last = moves.size();
  for (size_t i = 0; i < moves.size(); ++i) {
    if (!std::holds_alternative<Drive>(moves[i])) continue;
    spaces -= SpacesOf(moves[i]);
    last = i;
  }
  if (last == moves.size() || spaces < 2) return moves;
  const auto& drive = std::get<Drive>(moves[last]);
  const Spaces step(drive.spaces.value() > 0 ? 1 : -1);
  const std::vector<Move> out_and_back = {Reversed(Drive{drive.vehicle, step}),
                                          Drive{drive.vehicle, step}};
  moves.insert(moves.begin() + static_cast<std::ptrdiff_t>(last) + 1, out_and_back.begin(),
               out_and_back.end());
  return moves;
}

}  // namespace

std::vector<Play> PlaysOf(const Position& position, Player mover, Card card, SpacesRule rule) {
  PlaySpace space(position, mover);
  const PlaySpace::Set outcomes = CardOutcomes<PlaySpace>(space, rule).Of(space.Start(), card);
  std::vector<Play> plays;
  for (const int visit : outcomes.visits()) {
    const bool wins = space.HasWon(visit);
    std::vector<Move> moves = space.MovesTo(visit);
    if (!wins && rule == SpacesRule::kExact) {
      moves = SpentInFull(std::move(moves), PowerOf(card).spaces);
    }
    plays.push_back({space.PositionOf(visit), Turn{card, std::move(moves)}, wins});
  }
  assert(!plays.empty());
  return plays;
}

std::optional<Turn> TurnBetween(const Position& position, const Position& target, Player mover,
                                Card card, SpacesRule rule) {
  const Placement wanted = target.ToPlacement();
  for (Play& play : PlaysOf(position, mover, card, rule)) {
    if (play.position.ToPlacement() == wanted) return std::move(play.turn);
  }
  return std::nullopt;
}

Position After(const Position& position, const Turn& turn) {
  Position after = position;
  for (const Move& move : turn.moves) after = after.After(move);
  return after;
}

}  // namespace rushkit
