// A game that is being played, with its record.
#ifndef RUSHKIT_SOLVER_GAME_RECORDED_GAME_H_
#define RUSHKIT_SOLVER_GAME_RECORDED_GAME_H_

#include <utility>

#include "absl/status/statusor.h"
#include "solver/game/deal.h"
#include "solver/game/game_record.h"
#include "solver/game/referee.h"

namespace rushkit {

class RecordedGame {
 public:
  // Goes on where `record` ends. What it does not say about cards comes from its seed, or from seed
  // 1: the deal and every shuffle. Fails with FailedPrecondition when the record breaks a rule,
  // and with InvalidArgument when some of its cards are not known.
  static absl::StatusOr<RecordedGame> From(const GameRecord& record);
  // A new game of what `start` says, which has no turns, with cards that `shuffle` deals; a seed
  // stays as it is written. Fails with InvalidArgument when no game can begin like that.
  static absl::StatusOr<RecordedGame> Begin(const GameRecord& start, const Shuffle& shuffle);

  const Referee& referee() const { return referee_; }
  const GameState& state() const { return referee_.state(); }
  // With all cards and the result so far.
  const GameRecord& record() const { return record_; }

  // As Referee::Play().
  absl::Status Play(const Turn& turn);

 private:
  // `start` gets the deal.
  static absl::StatusOr<RecordedGame> BeginWith(GameRecord start, const Deal& deal,
                                                const Shuffle& shuffle);

  RecordedGame(GameRecord record, Referee referee)
      : record_(std::move(record)), referee_(std::move(referee)) {}

  GameRecord record_;
  Referee referee_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_RECORDED_GAME_H_
