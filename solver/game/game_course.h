// What everyone at the table sees of a game: the grid, whose turn it is, and how it ended.
#ifndef RUSHKIT_SOLVER_GAME_GAME_COURSE_H_
#define RUSHKIT_SOLVER_GAME_GAME_COURSE_H_

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_map.h"
#include "absl/status/statusor.h"
#include "absl/types/span.h"
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

// A position that has stood in a game, with a player to move.
struct Standing {
  Position position;  // letters do not matter: to both players equal vehicles are one
  Player to_move = Player::kGold;
  int times = 1;
};

class GameCourse {
 public:
  // Fails with InvalidArgument, naming all that is missing, unless `start` is a grid with sides and
  // both heroes.
  static absl::StatusOr<GameCourse> Begin(const Position& start, Player first, SpacesRule spaces,
                                          const GameLimits& limits = {});
  // Goes on with a game of which `turns` have been played, and in which `present` and the `earlier`
  // positions have stood. Fails also when by its limits it would be over.
  static absl::StatusOr<GameCourse> Resume(const Standing& present,
                                           absl::Span<const Standing> earlier, SpacesRule spaces,
                                           const GameLimits& limits, int turns);

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
  // Whether some position has stood so often that once more, with the same player to move, would
  // end the game: far cheaper than to ask of each play what follows.
  bool IsRepetitionNear() const { return most_times_ + 1 >= limits_.repetitions; }
  // Whether a turn of the player to move that leads to `after`, on the same grid, ends the game by
  // repetition.
  bool EndsByRepetition(const Position& after) const;
  // All that have stood, the present one included, in no order that means anything. Blockers have
  // letters by their places, and not their own.
  std::vector<Standing> AllSeen() const;

  // Ok, or FailedPrecondition that names the move of `turn` that may not be made or the clause by
  // which its card has not been used as it must; nothing may be played when the game is over.
  absl::Status Check(const Turn& turn) const;
  // Makes a turn that Check() lets pass.
  void Play(const Turn& turn);

  friend bool operator==(const GameCourse&, const GameCourse&) = default;

 private:
  struct SeenKey {
    Placement placement;
    Player to_move = Player::kGold;

    friend bool operator==(const SeenKey&, const SeenKey&) = default;
    template <typename H>
    friend H AbslHashValue(H h, const SeenKey& key) {
      return H::combine(std::move(h), key.placement, key.to_move);
    }
  };

  GameCourse(const Position& start, Player first, SpacesRule spaces, const GameLimits& limits);

  // Notes that a position with that player to move has stood so often.
  void Note(const SeenKey& key, int times);

  Position position_;
  Player to_move_;
  SpacesRule spaces_;
  GameLimits limits_;
  int turns_ = 0;
  std::optional<Ending> ending_;
  absl::flat_hash_map<SeenKey, int> seen_;
  int most_times_ = 1;  // the largest number in it
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_GAME_COURSE_H_
