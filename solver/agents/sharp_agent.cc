#include "solver/agents/sharp_agent.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <tuple>
#include <utility>

#include "solver/evaluation/expected_reply.h"
#include "solver/evaluation/hand_odds.h"
#include "solver/evaluation/winning_turn.h"

namespace rushkit {
namespace {

constexpr size_t kLookedAt = 24;   // outcomes at least, if there are so many
constexpr size_t kCandidates = 5;  // that are named in a decision
constexpr size_t kReplied = 5;     // of which replies are weighed, at most

// What counts, in tenths of a space; found by playing such weights against each other. Hindering
// the other one pays less than running: whoever counts both alike stands still too often.
constexpr int kOwnSpace = 10;
constexpr int kOtherSpace = 7;
constexpr double kThreat = 10;  // a chance of 1 to win next time, if the other one did nothing
constexpr double kReply = 4;    // spaces that a turn saves on the average
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
  looked_.resize(std::min(kReplied + 1, looked_.size()));
  for (Looked& looked : looked_) {
    looked.turn = plays.TurnTo(looked.outcome.card, looked.position);
  }
  WeighReplies(view);
  for (size_t i = 0; i < std::min(kCandidates, looked_.size()); ++i) {
    const Looked& looked = looked_[i];
    decision.candidates.push_back({looked.turn, false, looked.score, looked.danger});
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
      const int own = distance.SpacesOf(outcomes[i], me);
      const int other = distance.SpacesOf(outcomes[i], Opponent(me));
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
  Looked looked;
  looked.outcome = outcome;
  looked.position = plays.Of(outcome.card)[outcome.index];
  const CardKinds winning = plays.Winning(looked.position, Opponent(view.viewer()),
                                          PossibleKinds(view.other(), view.unseen()));
  if (!winning.empty()) looked.danger = ChanceToHold(view.other(), view.unseen(), winning);
  looked.threat = ThreatOf(view, outcome.card, looked.position);
  looked.is_repetition = view.course().IsRepetitionNear() &&
                         view.course().EndsByRepetition(plays.form().Expand(looked.position));
  looked.score = ScoreOf(looked, outcome.standing);
  return looked;
}

double SharpAgent::ScoreOf(const Looked& looked, double standing) {
  const double chance = 1 / (1 + std::exp(-(standing + kThreat * looked.threat) / kEven));
  const double score = (1 - looked.danger) * chance;
  return looked.is_repetition ? std::min(score, 0.5) : score;
}

// Of those that score alike all are taken or none, so that no order of them plays a part.
void SharpAgent::WeighReplies(const InformationSet& view) {
  size_t count = 0;
  for (size_t i = 1; i <= std::min(kReplied, looked_.size()) && looked_[i - 1].danger == 0; ++i) {
    const bool is_end =
        i == looked_.size() || looked_[i].danger != 0 || looked_[i].score != looked_[i - 1].score;
    if (is_end) count = i;
  }
  if (count < 2) return;
  const auto end = looked_.begin() + static_cast<std::ptrdiff_t>(count);
  for (auto looked = looked_.begin(); looked != end; ++looked) {
    const RaceDistance& distance = tables_->race();
    const int own = distance.SpacesOf(looked->position, view.viewer());
    const double other = ExpectedReply(tables_->nearest(), view, looked->position);
    looked->score = ScoreOf(*looked, kOtherSpace * (other + kReply) - kOwnSpace * own);
  }
  std::stable_sort(looked_.begin(), end,
                   [](const Looked& a, const Looked& b) { return a.score > b.score; });
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

}  // namespace rushkit
