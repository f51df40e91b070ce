// Moments of games that are puzzles: one right turn, and that proven.
#ifndef RUSHKIT_SOLVER_ANALYSIS_PUZZLE_MINE_H_
#define RUSHKIT_SOLVER_ANALYSIS_PUZZLE_MINE_H_

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "absl/status/status.h"
#include "solver/evaluation/setup_tables.h"
#include "solver/game/game_record.h"
#include "solver/game/puzzle.h"

namespace rushkit {

struct PuzzleRequest {
  int turns = 2;               // of wins, at most
  uint64_t max_states = 4000;  // to prove one; what needs more is passed by
};

// Keeps tables of a set-up from one call to the next.
class PuzzleMine {
 public:
  // Whether a moment is a puzzle. A win is asked by what the player to move sees, a defence where
  // `view` shows the other hand.
  std::optional<Puzzle> FindWin(const InformationSet& view, const PuzzleRequest& request);
  std::optional<Puzzle> FindDefence(const InformationSet& view);

  // Ok, or FailedPrecondition with what is not as the puzzle says, proven anew without a limit.
  absl::Status Verify(const Puzzle& puzzle);

  // Calls `on_puzzle` with each puzzle of a legal record that says all cards, and the number of its
  // turn, from 1 on. The history of the game is left out of them.
  void Mine(const GameRecord& record, const PuzzleRequest& request,
            const std::function<void(const Puzzle&, size_t turn)>& on_puzzle);

 private:
  std::optional<Puzzle> FindWinAtOnce(const InformationSet& view, CardKinds winning);

  std::unique_ptr<SetupTables> tables_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_PUZZLE_MINE_H_
