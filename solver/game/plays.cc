#include "solver/game/plays.h"

#include <utility>

#include "solver/game/play_generator.h"

namespace rushkit {

std::vector<Play> PlaysOf(const Position& position, Player mover, Card card, SpacesRule rule) {
  PlayGenerator generator(position, rule);
  generator.Begin(position, mover);
  const Outcomes outcomes = generator.Of(card);
  std::vector<Play> plays;
  plays.reserve(outcomes.size());
  for (size_t i = 0; i < outcomes.size(); ++i) {
    Turn turn = generator.TurnTo(card, outcomes[i]);
    Position after = After(position, turn);
    plays.push_back({std::move(after), std::move(turn), outcomes.Wins(i)});
  }
  return plays;
}

std::optional<Turn> TurnBetween(const Position& position, const Position& target, Player mover,
                                Card card, SpacesRule rule) {
  PlayGenerator generator(position, rule);
  const std::optional<CompactPosition> wanted = generator.form().Compact(target);
  if (!wanted) return std::nullopt;
  generator.Begin(position, mover);
  if (!generator.Of(card).Find(*wanted)) return std::nullopt;
  return generator.TurnTo(card, *wanted);
}

Position After(const Position& position, const Turn& turn) {
  Position after = position;
  for (const Move& move : turn.moves) after = after.After(move);
  return after;
}

}  // namespace rushkit
