#include "solver/game/win_search.h"

#include <algorithm>

namespace rushkit {
namespace {

// The most spaces that a card of `kinds` pays for beside a shift, or without one; 0 if none does.
int MostSpaces(CardKinds kinds, bool shift) {
  int most = 0;
  for (const Card card : kAllCards) {
    if (kinds.Has(card) && PowerOf(card).shift == shift) {
      most = std::max(most, PowerOf(card).spaces);
    }
  }
  return most;
}

// Adds those cards of `asked` that pay for `spaces`, and for a shift if that is wanted.
void AddWinning(CardKinds asked, int spaces, bool shift, CardKinds& winning) {
  for (const Card card : kAllCards) {
    const CardPower power = PowerOf(card);
    if (asked.Has(card) && power.spaces >= spaces && (power.shift || !shift)) winning.Add(card);
  }
}

}  // namespace

CardKinds WinSearch::Winning(const CompactPosition& position, Player mover, CardKinds asked) {
  CardKinds winning;
  const std::optional<int> hero = form_.HeroByte(mover);
  if (!hero || position[*hero] == kGoneAnchor) return winning;
  const int with_shift = MostSpaces(asked, true);
  const int most = std::max(MostSpaces(asked, false), with_shift);
  const int own = form_.table().ExitOf(mover, position[*hero]).spaces;
  if (own > most && !asked.Has(Card::kSlide)) return winning;
  const Occupancy occupied = form_.OccupiedOf(position);
  if (asked.Has(Card::kSlide) && AfterSlideOff(position, occupied, mover)) {
    winning.Add(Card::kSlide);
  }
  const int least = PlaySpace::LeastSpacesToWin(form_, position, occupied, mover);
  if (least > most) return winning;
  const std::optional<int> driven =
      least == own ? own : FewestSpaces(position, occupied, mover, false, least, most);
  if (driven) AddWinning(asked, *driven, false, winning);
  // A shift that helps lets some vehicle touch a seam after it, which clears nothing ahead.
  const int worth_it = std::min(with_shift, driven.value_or(with_shift + 1) - 1);
  if (least + 1 > worth_it) return winning;
  const std::optional<int> shifted =
      FewestSpaces(position, occupied, mover, true, least + 1, worth_it);
  if (shifted) AddWinning(asked, *shifted, true, winning);
  return winning;
}

std::optional<int> WinSearch::FewestSpaces(const CompactPosition& position,
                                           const Occupancy& occupied, Player mover, bool shift,
                                           int least, int most) {
  space_.BeginForWins(position, occupied, mover, most);
  CardOutcomes<PlaySpace> levels(space_, SpacesRule::kUpTo, space_.Start());
  for (int spaces = least; spaces <= most; ++spaces) {
    const auto level = static_cast<size_t>(spaces);
    if (!space_.IsEmpty(shift ? levels.WinsShifted(level) : levels.WinsDriven(level))) {
      return spaces;
    }
  }
  return std::nullopt;
}

std::optional<CompactPosition> WinSearch::AfterSlideOff(const CompactPosition& position,
                                                        const Occupancy& occupied,
                                                        Player mover) const {
  const int hero = *form_.HeroByte(mover);
  const StepsOfGrid& grid = form_.table().At(position[CompactPosition::kOffsets]);
  const auto shape = static_cast<size_t>(form_.SlotOf(hero).shape.value());
  const size_t outward = mover == Player::kGold ? 1 : 0;
  uint8_t anchor = position[hero];
  while (anchor != kGoneAnchor) {
    const Step step = grid[shape][anchor][outward];
    if (occupied.Has(step.enter)) return std::nullopt;
    anchor = step.next;
  }
  return position.With(hero, position[hero], kGoneAnchor);
}

void WinSearch::Begin(const CompactPosition& position, Player mover, Card card) {
  power_ = PowerOf(card);
  levels_.reset();
  wins_ = PlaySpace::Set();
  given_ = 0;
  next_level_ = 0;
  slide_win_.reset();
  const std::optional<int> hero = form_.HeroByte(mover);
  if (!hero || position[*hero] == kGoneAnchor) return;
  const Occupancy occupied = form_.OccupiedOf(position);
  if (power_.slide) {
    slide_win_ = AfterSlideOff(position, occupied, mover);
    return;
  }
  if (PlaySpace::LeastSpacesToWin(form_, position, occupied, mover) > power_.spaces) return;
  space_.BeginForWins(position, occupied, mover, power_.spaces);
  levels_.emplace(space_, SpacesRule::kUpTo, space_.Start());
}

const CompactPosition* WinSearch::Next() {
  if (slide_win_ && given_++ == 0) return &*slide_win_;
  if (!levels_) return nullptr;
  const int levels = (power_.spaces + 1) * (power_.shift ? 2 : 1);
  while (given_ == space_.NumbersOf(wins_).size()) {
    if (next_level_ == levels) return nullptr;
    const auto spaces = static_cast<size_t>(next_level_ % (power_.spaces + 1));
    const bool shift = next_level_ > power_.spaces;
    wins_ = space_.Union(wins_, shift ? levels_->WinsShifted(spaces) : levels_->WinsDriven(spaces));
    ++next_level_;
  }
  return &space_[space_.NumbersOf(wins_)[given_++]];
}

}  // namespace rushkit
