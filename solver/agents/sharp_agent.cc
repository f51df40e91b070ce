#include "solver/agents/sharp_agent.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>

#include "solver/agents/hand_odds.h"
#include "solver/agents/winning_turn.h"

namespace rushkit {
namespace {

constexpr size_t kLookedAt = 24;   // outcomes at least, if there are so many
constexpr size_t kCandidates = 5;  // that are named in a decision

// What counts, in tenths of a space; found by playing such weights against each other. Hindering
// the other one pays less than running: whoever counts both alike stands still too often.
constexpr int kOwnSpace = 10;
constexpr int kOtherSpace = 7;
constexpr double kThreat = 10;  // a chance of 1 to win next time, if the other one did nothing
constexpr double kEven = 60;    // so much more makes an even game one of 73 %

}  // namespace

absl::StatusOr<Decision> SharpAgent::Choose(const InformationSet& view, Random& /*random*/) {
  PlayGenerator& plays = SetupTables::For(view, tables_).plays();
  plays.Begin(view.position(), view.viewer());
  if (std::optional<Turn> turn = WinningTurn(plays, view)) return DecisionToWin(*std::move(turn));
  Weigh(view);
  LookAtBest(view);
  std::stable_sort(looked_.begin(), looked_.end(), [](const Looked& a, const Looked& b) {
    return std::make_tuple(a.danger != 0, -a.score) < std::make_tuple(b.danger != 0, -b.score);
  });
  Decision decision;
  for (size_t i = 0; i < std::min(kCandidates, looked_.size()); ++i) {
    const Looked& looked = looked_[i];
    const CompactPosition& outcome = plays.Of(looked.outcome.card)[looked.outcome.index];
    decision.candidates.push_back(
        {plays.TurnTo(looked.outcome.card, outcome), false, looked.score, looked.danger});
  }
  decision.turn = decision.candidates.front().turn;
  return decision;
}

void SharpAgent::Weigh(const InformationSet& view) {
  const RaceDistance& distance = tables_->race();
  const Player me = view.viewer();
  outcomes_.clear();
  for (const Card card : kAllCards) {
    if (!view.hand().Has(card)) continue;
    const Outcomes outcomes = tables_->plays().Of(card);
    for (size_t i = 0; i < outcomes.size(); ++i) {
      const int own = distance.Of(outcomes[i], me).spaces;
      const int other = distance.Of(outcomes[i], Opponent(me)).spaces;
      const int standing = kOtherSpace * other - kOwnSpace * own;
      outcomes_.push_back({standing, card, static_cast<uint32_t>(i)});
    }
  }
}

// Outcomes that stand alike are all looked at or none, so that no order of them plays a part.
void SharpAgent::LookAtBest(const InformationSet& view) {
  const auto is_worse = [](const Outcome& a, const Outcome& b) {
    return std::tie(a.standing, b.card, b.index) < std::tie(b.standing, a.card, a.index);
  };
  std::make_heap(outcomes_.begin(), outcomes_.end(), is_worse);
  looked_.clear();
  bool is_some_safe = false;
  while (!outcomes_.empty()) {
    const bool is_enough = looked_.size() >= kLookedAt && is_some_safe &&
                           outcomes_.front().standing != looked_.back().outcome.standing;
    if (is_enough) return;
    std::pop_heap(outcomes_.begin(), outcomes_.end(), is_worse);
    looked_.push_back(Look(view, outcomes_.back()));
    outcomes_.pop_back();
    is_some_safe = is_some_safe || looked_.back().danger == 0;
  }
}

SharpAgent::Looked SharpAgent::Look(const InformationSet& view, const Outcome& outcome) {
  PlayGenerator& plays = tables_->plays();
  const CompactPosition position = plays.Of(outcome.card)[outcome.index];
  Looked looked{outcome};
  const CardKinds winning =
      plays.Winning(position, Opponent(view.viewer()), PossibleKinds(view.other(), view.unseen()));
  if (!winning.empty()) looked.danger = ChanceToHold(view.other(), view.unseen(), winning);
  const double standing = outcome.standing + kThreat * ThreatOf(view, outcome.card, position);
  const double chance = 1 / (1 + std::exp(-standing / kEven));
  looked.score = (1 - looked.danger) * chance;
  if (EndsByRepetition(view, position)) looked.score = std::min(looked.score, 0.5);
  return looked;
}

// The chance to win on the next turn if the other player did nothing.
double SharpAgent::ThreatOf(const InformationSet& view, Card played,
                            const CompactPosition& position) {
  CardLedger::Held next{view.hand(), 1};
  next.known.Remove(played);
  const CardKinds winning =
      tables_->plays().Winning(position, view.viewer(), PossibleKinds(next, view.unseen()));
  return winning.empty() ? 0 : ChanceToHold(next, view.unseen(), winning);
}

bool SharpAgent::EndsByRepetition(const InformationSet& view,
                                  const CompactPosition& position) const {
  const GameCourse& course = view.course();
  if (course.turns() < 2 * course.limits().repetitions - 2) return false;
  const Position expanded = tables_->plays().form().Expand(position);
  return course.TimesSeen(expanded, Opponent(view.viewer())) + 1 >= course.limits().repetitions;
}

}  // namespace rushkit
