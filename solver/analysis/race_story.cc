#include "solver/analysis/race_story.h"

#include <algorithm>
#include <cstdlib>

#include "solver/game/card_kinds.h"

namespace rushkit {
namespace {

constexpr int kToMove = 1;     // what being to move is worth
constexpr int kLeastLead = 2;  // both in spaces

}  // namespace

// The kinds of cards bound turns; spaces are the same with any.
RaceWatcher::RaceWatcher(const Position& setup)
    : form_(setup), race_(form_, setup, CardKinds::All()) {}

int RaceWatcher::LeadIn(const Position& position, Player to_move) const {
  const CompactPosition compact = *form_.Compact(position);
  const int ahead =
      race_.SpacesOf(compact, Player::kSilver) - race_.SpacesOf(compact, Player::kGold);
  return ahead + (to_move == Player::kGold ? kToMove : -kToMove);
}

void RaceWatcher::See(const Position& position, Player to_move) {
  const int lead = LeadIn(position, to_move);
  const Player ahead = lead > 0 ? Player::kGold : Player::kSilver;
  int& greatest = story_.greatest_leads[static_cast<size_t>(ahead)];
  greatest = std::max(greatest, std::abs(lead));
  if (std::abs(lead) < kLeastLead) return;
  if (leader_ && *leader_ != ahead) ++story_.lead_changes;
  leader_ = ahead;
}

}  // namespace rushkit
