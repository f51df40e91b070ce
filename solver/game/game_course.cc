#include "solver/game/game_course.h"

#include <cassert>
#include <utility>

#include "solver/base/diagnostics.h"
#include "solver/game/plays.h"

namespace rushkit {

absl::StatusOr<GameCourse> GameCourse::Begin(const Position& start, Player first, SpacesRule spaces,
                                             const GameLimits& limits) {
  if (!start.grid().has_sides()) {
    return absl::InvalidArgumentError("the card game is played on a grid with sides");
  }
  Diagnostics wrong;
  if (start.FindHero(Player::kGold) == nullptr) {
    wrong.push_back({{}, "the gold hero, G, is missing"});
  }
  if (start.FindHero(Player::kSilver) == nullptr) {
    wrong.push_back({{}, "the silver hero, S, is missing"});
  }
  if (!wrong.empty()) return ToStatus(wrong);
  return GameCourse(start, first, spaces, limits);
}

GameCourse::GameCourse(const Position& start, Player first, SpacesRule spaces,
                       const GameLimits& limits)
    : position_(start), to_move_(first), spaces_(spaces), limits_(limits) {
  seen_[Standing{position_.ToPlacement(), to_move_}] = 1;
}

int GameCourse::TimesSeen(const Position& position, Player to_move) const {
  const auto found = seen_.find(Standing{position.ToPlacement(), to_move});
  return found == seen_.end() ? 0 : found->second;
}

absl::Status GameCourse::Check(const Turn& turn) const {
  if (ending_) return absl::FailedPreconditionError("the game is over (Winning the Game)");
  return CheckTurn(position_, to_move_, turn, spaces_);
}

void GameCourse::Play(const Turn& turn) {
  assert(Check(turn).ok());
  position_ = After(position_, turn);
  ++turns_;
  if (position_.FindHero(to_move_) == nullptr) ending_ = WinOf(to_move_);
  to_move_ = Opponent(to_move_);
  if (ending_) return;
  const int times = ++seen_[Standing{position_.ToPlacement(), to_move_}];
  if (times >= limits_.repetitions) {
    ending_ = Ending::kRepetition;
  } else if (turns_ >= limits_.turn_cap) {
    ending_ = Ending::kTurnCap;
  }
}

}  // namespace rushkit
