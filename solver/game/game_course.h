// What everyone at the table sees of a game: the grid, whose turn it is, and how it ended.
#ifndef RUSHKIT_SOLVER_GAME_GAME_COURSE_H_
#define RUSHKIT_SOLVER_GAME_GAME_COURSE_H_

#include <optional>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "solver/board/position.h"
#include "solver/game/rules.h"
#include "solver/game/turn.h"

namespace rushkit {

enum class Ending : uint8_t {
  kGoldWins,  // booklet, "Winning the Game"
  kSilverWins,
  kTurnCap,     // unfinished: nothing in the booklet ends an endless game
  kRepetition,  // unfinished: the same position with the same player to move once too often
};

constexpr Ending WinOf(Player player) {
  return player == Player::kGold ? Ending::kGoldWins : Ending::kSilverWins;
}
// Who has won, or nothing for a game that stands unfinished.
constexpr std::optional<Player> WinnerOf(Ending ending) {
  if (ending == Ending::kGoldWins) return Player::kGold;
  if (ending == Ending::kSilverWins) return Player::kSilver;
  return std::nullopt;
}

// When a game is broken off. Both are ours, not the booklet's.
struct GameLimits {
  int turn_cap = 200;   // turns of both players together
  int repetitions = 5;  // the time at which a position with the same player to move ends it

  friend bool operator==(const GameLimits&, const GameLimits&) = default;
};

class GameCourse {
 public:
  // Fails with InvalidArgument, naming all that is missing, unless `start` is a grid with sides and
  // both heroes.
  static absl::StatusOr<GameCourse> Begin(const Position& start, Player first, SpacesRule spaces,
                                          const GameLimits& limits = {});

  const Position& position() const { return position_; }
  Player to_move() const { return to_move_; }
  SpacesRule spaces_rule() const { return spaces_; }
  Rules rules() const { return {position_.grid().connection(), spaces_}; }
  const GameLimits& limits() const { return limits_; }
  // Turns that have been played, by both.
  int turns() const { return turns_; }
  // Nothing while it goes on.
  std::optional<Ending> ending() const { return ending_; }
  // How often `position` has stood with `to_move` to play, the present one included.
  int TimesSeen(const Position& position, Player to_move) const;

  // Ok, or FailedPrecondition that names the move of `turn` that may not be made or the clause by
  // which its card has not been used as it must; nothing may be played when the game is over.
  absl::Status Check(const Turn& turn) const;
  // Makes a turn that Check() lets pass.
  void Play(const Turn& turn);

  friend bool operator==(const GameCourse&, const GameCourse&) = default;

 private:
  // To both players equal vehicles are one.
  struct Standing {
    Placement placement;
    Player to_move = Player::kGold;

    friend bool operator==(const Standing&, const Standing&) = default;
    template <typename H>
    friend H AbslHashValue(H h, const Standing& standing) {
      return H::combine(std::move(h), standing.placement, standing.to_move);
    }
  };

  GameCourse(const Position& start, Player first, SpacesRule spaces, const GameLimits& limits);

  Position position_;
  Player to_move_;
  SpacesRule spaces_;
  GameLimits limits_;
  int turns_ = 0;
  std::optional<Ending> ending_;
  absl::flat_hash_map<Standing, int> seen_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_GAME_COURSE_H_
