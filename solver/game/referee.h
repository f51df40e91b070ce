// The referee of one game: deals, has turns played, draws and shuffles, and shows each player what
// he may see.
#ifndef RUSHKIT_SOLVER_GAME_REFEREE_H_
#define RUSHKIT_SOLVER_GAME_REFEREE_H_

#include <array>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/game/deal.h"
#include "solver/game/game_state.h"
#include "solver/game/information_set.h"

namespace rushkit {

class Referee {
 public:
  // `deal` is all of `deck`; `shuffle` is asked whenever the discards become the pile, counting
  // from 1.
  static absl::StatusOr<Referee> Begin(const GameCourse& course, const Deck& deck, const Deal& deal,
                                       Shuffle shuffle);

  const GameState& state() const { return state_; }
  const InformationSet& ViewOf(Player player) const { return views_[static_cast<size_t>(player)]; }

  // Plays `turn`, draws a card and makes a new pile where that is due. Fails, and changes nothing,
  // when the turn breaks a rule.
  absl::Status Play(const Turn& turn);

 private:
  Referee(GameState state, std::array<InformationSet, 2> views, Shuffle shuffle)
      : state_(std::move(state)), views_(std::move(views)), shuffle_(std::move(shuffle)) {}

  void Draw(Player player);

  GameState state_;
  std::array<InformationSet, 2> views_;  // by player
  Shuffle shuffle_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_REFEREE_H_
