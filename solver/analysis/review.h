// A game looked at again: how good each turn was, by what the player knew, and with all cards open.
//
// A turn is graded by what it loses: the chance to win of the best turn that was found less that of
// the one played, both from one search. Searches by what the player knew are those of advice at the
// table; with open hands and random draws the same turn may look otherwise, by no fault of whoever
// played it. The swing of a game is Gold's chance before each turn.
#ifndef RUSHKIT_SOLVER_ANALYSIS_REVIEW_H_
#define RUSHKIT_SOLVER_ANALYSIS_REVIEW_H_

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/analysis/advice.h"
#include "solver/game/game_record.h"
#include "solver/judgement/judgement.h"
#include "solver/search/limits.h"

namespace rushkit {

// By what a turn loses, in chance to win.
enum class Grade : uint8_t {
  kBest,        // nothing
  kGood,        // less than 0.02
  kInaccuracy,  // less than 0.05
  kMistake,     // less than 0.15
  kBlunder,     // more
};
inline constexpr int kGrades = 5;
Grade GradeOf(double loss);

// A turn by one kind of knowledge.
struct GradedTurn {
  JudgedTurn played;
  JudgedTurn best;
  double loss = 0;
  Grade grade = Grade::kBest;
};

struct TurnReview {
  size_t turn = 0;  // index into the turns of the record
  Player player = Player::kGold;
  // Nothing where the record does not say the cards for it.
  std::optional<GradedTurn> known;  // by what the player knew
  std::optional<GradedTurn> open;   // with both hands open
  bool missed_win = false;          // a card in hand would have won at once

  // Gold's chance before the turn, by what the player to move knew; else by what is there.
  std::optional<double> GoldsChance() const;
};

struct ReviewRequest {
  uint64_t iterations = 1000;  // of hidden cards, for each turn
  int depth = 1;               // of open hands, in turns of both players
  uint64_t seed = 1;
  int threads = 1;
  // Where one ends the review, the turn that is searched then and those after are left out.
  Limits limits;
};

// What a player's turns come to, over those that could be graded.
struct ReviewTotal {
  uint64_t turns = 0;
  double loss = 0;
  std::array<uint64_t, kGrades> by_grade = {};

  double MeanLoss() const { return turns == 0 ? 0 : loss / static_cast<double>(turns); }
};

struct GameReview {
  std::vector<TurnReview> turns;
  std::optional<LimitKind> stopped_by;

  ReviewTotal TotalOf(Player player, Knowledge knowledge) const;
  // The turns that lost most, by what was known where that is there, the worst first; none that
  // lost nothing.
  std::vector<size_t> Worst(size_t count) const;
};

// Of a legal record. `on_turn` is told each turn when it is done. Fails with FailedPrecondition
// when the record breaks a rule.
absl::StatusOr<GameReview> Review(const GameRecord& record, const ReviewRequest& request,
                                  const std::function<void(const TurnReview&)>& on_turn = {});

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_ANALYSIS_REVIEW_H_
