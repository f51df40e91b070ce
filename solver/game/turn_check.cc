// CheckTurn of plays.h: which turns a card allows, clause by clause.
#include <cstdlib>
#include <optional>
#include <string>

#include "absl/strings/str_cat.h"
#include "solver/board/move_generation.h"
#include "solver/game/play_generator.h"
#include "solver/game/plays.h"

namespace rushkit {
namespace {

std::string TitleOf(Card card) {
  const CardPower power = PowerOf(card);
  if (power.slide) return "Slide";
  if (power.spaces == 0) return "Shift";
  return absl::StrCat(power.shift ? "Move & Shift " : "Move ", power.spaces);
}

// The booklet's heading for the card's clause.
std::string ClauseOf(Card card) {
  const CardPower power = PowerOf(card);
  if (power.slide) return " (Slide)";
  if (power.spaces == 0) return " (Shift the Grid)";
  return power.shift ? " (Move & Shift)" : " (Move)";
}

absl::Status Broken(absl::string_view message) { return absl::FailedPreconditionError(message); }

// Replays one turn and keeps account of what it has used.
class TurnChecker {
 public:
  TurnChecker(const Position& start, Player mover, Card card, SpacesRule rule)
      : start_(start), position_(start), mover_(mover), card_(card), rule_(rule) {}

  // Makes the next move, if it may be made and the card pays for it.
  absl::Status Make(const Move& move) {
    if (won_) return Broken("the hero has left, which ends the turn (Winning the Game)");
    if (absl::Status legal = CheckMove(position_, mover_, move); !legal.ok()) return legal;
    const auto* drive = std::get_if<Drive>(&move);
    absl::Status paid = drive != nullptr ? PayFor(*drive) : PayForShift();
    if (!paid.ok()) return paid;
    won_ = drive != nullptr && Leaves(position_, *drive);
    position_ = position_.After(move);
    return absl::OkStatus();
  }

  // Whether the card has been used as it must.
  absl::Status CheckUse() const {
    if (won_) return absl::OkStatus();
    if (PowerOf(card_).slide) return CheckSlideUse();
    if (PowerOf(card_).spaces == 0) return CheckShiftUse();
    if (rule_ == SpacesRule::kUpTo) return absl::OkStatus();
    return CheckFullUse();
  }

 private:
  absl::Status Refuse(const std::string& what) const {
    return Broken(absl::StrCat("a ", TitleOf(card_), " card ", what, ClauseOf(card_)));
  }

  absl::Status PayFor(const Drive& drive) {
    if (PowerOf(card_).slide) return PayForSlide(drive);
    const int spaces = PowerOf(card_).spaces;
    if (spaces == 0) return Refuse("moves no vehicle");
    used_.spaces += SpacesOf(drive);
    if (used_.spaces <= spaces) return absl::OkStatus();
    return Refuse(absl::StrCat("pays for ", spaces, spaces == 1 ? " space" : " spaces",
                               ", and this makes ", used_.spaces));
  }

  absl::Status PayForSlide(const Drive& drive) {
    if (slide_ && slide_->vehicle != drive.vehicle) return Refuse("moves one vehicle only");
    if (slide_ && (slide_->spaces.value() > 0) != (drive.spaces.value() > 0)) {
      return Refuse("moves in one direction only");
    }
    slide_ = drive;
    return absl::OkStatus();
  }

  absl::Status PayForShift() {
    if (!PowerOf(card_).shift) return Refuse("pays for no shift");
    if (used_.shift) return Refuse("pays for one shift, and this is the second");
    used_.shift = true;
    return absl::OkStatus();
  }

  absl::Status CheckSlideUse() const {
    if (slide_ || LegalDrives(start_, mover_).empty()) return absl::OkStatus();
    return Refuse("must move a vehicle when one can move");
  }

  absl::Status CheckShiftUse() const {
    if (used_.shift || LegalShifts(start_).empty()) return absl::OkStatus();
    return Refuse("must shift a side when one can be shifted");
  }

  absl::Status CheckFullUse() const {
    const CardPower power = PowerOf(card_);
    if (used_.spaces == power.spaces && used_.shift == power.shift) return absl::OkStatus();
    PlayGenerator generator(start_, rule_);
    generator.Begin(start_, mover_);
    const CardUse most = generator.MostUse(card_);
    if (most.shift && !used_.shift) return Refuse("must shift a side when one can be shifted");
    if (used_.spaces >= most.spaces) return absl::OkStatus();
    return Refuse(absl::StrCat("must use all spaces that it can: ", used_.spaces, " of ",
                               power.spaces, " used, and more can be"));
  }

  const Position& start_;
  Position position_;
  Player mover_;
  Card card_;
  SpacesRule rule_;
  CardUse used_;
  std::optional<Drive> slide_;
  bool won_ = false;
};

}  // namespace

absl::Status CheckTurn(const Position& position, Player mover, const Turn& turn, SpacesRule rule) {
  TurnChecker checker(position, mover, turn.card, rule);
  for (size_t i = 0; i < turn.moves.size(); ++i) {
    const absl::Status made = checker.Make(turn.moves[i]);
    if (!made.ok()) return Broken(absl::StrCat("move ", i + 1, ": ", made.message()));
  }
  return checker.CheckUse();
}

}  // namespace rushkit
