#include "solver/game/play_generator.h"

#include <algorithm>
#include <cassert>

namespace rushkit {

std::optional<size_t> Outcomes::Find(const CompactPosition& position) const {
  const auto found = std::find(begin(), end(), position);
  if (found == end()) return std::nullopt;
  return static_cast<size_t>(std::distance(begin(), found));
}

PlayGenerator::PlayGenerator(const Position& setup, SpacesRule rule)
    : form_(setup),
      rule_(rule),
      space_(form_),
      win_search_(form_),
      lazy_wins_(form_),
      turn_search_(form_) {}

void PlayGenerator::Begin(const CompactPosition& position, Player mover) {
  lettered_start_ = position;
  BeginAt(position, mover);
}

void PlayGenerator::Begin(const Position& position, Player mover) {
  const std::optional<CompactPosition> lettered = form_.Lettered(position);
  assert(lettered.has_value());
  lettered_start_ = *lettered;
  BeginAt(form_.Sorted(*lettered), mover);
}

void PlayGenerator::BeginAt(const CompactPosition& position, Player mover) {
  start_ = position;
  mover_ = mover;
  made_.fill(std::nullopt);
  space_.Begin(position, form_.OccupiedOf(position), mover);
  outcomes_.emplace(space_, rule_, space_.Start());
}

Outcomes PlayGenerator::Of(Card card) {
  std::optional<PlaySpace::Set>& set = made_[static_cast<size_t>(card)];
  if (!set) set = outcomes_->Of(card);
  return Outcomes(space_, *set);
}

bool PlayGenerator::IsWin(const CompactPosition& outcome) const {
  const std::optional<int> hero = form_.HeroByte(mover_);
  return hero && outcome[*hero] == kGoneAnchor && start_[*hero] != kGoneAnchor;
}

Turn PlayGenerator::TurnTo(Card card, const CompactPosition& outcome) {
  const CardPower power = PowerOf(card);
  TurnGoal goal{outcome, IsWin(outcome), {power.spaces, power.shift}, std::nullopt};
  if (power.slide) {
    goal.most.spaces = Spaces::kHighest;
  } else if (!goal.wins && (rule_ == SpacesRule::kExact || power.spaces == 0)) {
    goal.use = MostUse(card);
  }
  return {card, turn_search_.Find(lettered_start_, mover_, goal)};
}

PlayCursor::PlayCursor(PlayGenerator& generator, Card card) : generator_(generator), card_(card) {
  generator_.lazy_wins_.Begin(generator_.start_, generator_.mover_, card_);
}

const CompactPosition* PlayCursor::Next() {
  if (!rest_) {
    if (const CompactPosition* win = generator_.lazy_wins_.Next()) return win;
    rest_ = generator_.Of(card_);
    next_ = rest_->win_count();
  }
  return next_ < rest_->size() ? &(*rest_)[next_++] : nullptr;
}

}  // namespace rushkit
