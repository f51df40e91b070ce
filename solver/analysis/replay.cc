#include "solver/analysis/replay.h"

#include <utility>

#include "absl/status/status.h"
#include "solver/board/move_generation.h"
#include "solver/game/plays.h"

namespace rushkit {
namespace {

// The cards that may be played, turn by turn.
class CardsAtHand {
 public:
  explicit CardsAtHand(const CardSupply& supply) : supply_(supply), hand_(supply.hand) {}

  absl::Status Play(Card card) {
    if (!hand_.has_value()) {
      if (supply_.deck.Has(card)) return absl::OkStatus();
      return absl::FailedPreconditionError("the deck holds no such card");
    }
    if (!hand_->Has(card)) return absl::FailedPreconditionError("the hand holds no such card");
    hand_->Remove(card);
    if (drawn_ < supply_.draws.size()) hand_->Add(supply_.draws[drawn_++]);
    return absl::OkStatus();
  }

 private:
  const CardSupply& supply_;
  std::optional<Hand> hand_;
  size_t drawn_ = 0;
};

int SpacesOf(const Turn& turn) {
  int spaces = 0;
  for (const Move& move : turn.moves) spaces += rushkit::SpacesOf(move);
  return spaces;
}

Position PositionAfter(const Position& position, const Move& move) { return position.After(move); }
Position PositionAfter(const Position& position, const Turn& turn) { return After(position, turn); }

// Whether `move` takes the hero of a boxed grid over the edge, and may.
bool IsDriveOff(const Position& position, Player hero, const Move& move, Goal goal) {
  if (position.grid().has_sides() || goal != Goal::kOff) return false;
  return IsAtGoal(position, goal) &&
         move == Move(Drive{position.FindHero(hero)->letter, Spaces(1)});
}

// `check(position, step)` says whether a move or turn is legal, given that the hero still stands.
template <class Step, class Check>
Replay ReplaySteps(const Position& start, Player hero, absl::Span<const Step> steps, Check check) {
  Replay replay{.positions = {start}, .spaces = 0, .escapes = false, .breach = std::nullopt};
  for (const Step& step : steps) {
    const Position& position = replay.positions.back();
    const absl::Status status =
        replay.escapes ? absl::FailedPreconditionError("the hero has left the grid already")
                       : check(position, step);
    if (!status.ok()) {
      replay.breach = Breach{replay.length() + 1, std::string(status.message())};
      return replay;
    }
    Position next = PositionAfter(position, step);
    replay.escapes = next.FindHero(hero) == nullptr;
    replay.spaces += SpacesOf(step);
    replay.positions.push_back(std::move(next));
  }
  return replay;
}

}  // namespace

Replay ReplayMoves(const Position& position, Player hero, absl::Span<const Move> moves, Goal goal) {
  Replay replay = ReplaySteps(position, hero, moves, [&](const Position& now, const Move& move) {
    return IsDriveOff(now, hero, move, goal) ? absl::OkStatus() : CheckMove(now, hero, move);
  });
  const Position& last = replay.positions.back();
  if (!last.grid().has_sides() && goal != Goal::kOff) replay.escapes = IsAtGoal(last, goal);
  return replay;
}

Replay ReplayTurns(const Position& position, Player hero, absl::Span<const Turn> turns,
                   SpacesRule rule, const CardSupply& supply) {
  CardsAtHand cards(supply);
  return ReplaySteps(position, hero, turns, [&](const Position& now, const Turn& turn) {
    absl::Status played = cards.Play(turn.card);
    return played.ok() ? CheckTurn(now, hero, turn, rule) : played;
  });
}

Replay ReplayLine(const Position& position, const SolveRequest& request, const Line& line) {
  if (const auto* moves = std::get_if<std::vector<Move>>(&line)) {
    return ReplayMoves(position, request.hero, *moves, request.goal);
  }
  return ReplayTurns(position, request.hero, std::get<std::vector<Turn>>(line), request.spaces,
                     request.cards);
}

}  // namespace rushkit
