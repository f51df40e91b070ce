#include "solver/judgement/open_random.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "solver/evaluation/win_chance.h"
#include "solver/game/card_kinds.h"
#include "solver/game/plays.h"

namespace rushkit {
namespace {

struct RankedPlay {
  OpenPlay play;
  bool is_lost = false;  // the other player wins at once
  Estimate win;
  const Turn* asked = nullptr;  // where this one was asked for
};

bool IsBetter(const RankedPlay& a, const RankedPlay& b) { return a.win.chance > b.win.chance; }

// One question.
class Question {
 public:
  Question(SetupTables& tables, const InformationSet& view, const OpenRandomRequest& request)
      : tables_(tables),
        view_(view),
        request_(request),
        state_(StateOf(view, tables.plays().form())) {}

  OpenRandomJudgement Answer() {
    if (!ListWins()) ListPlays();
    for (const Turn& turn : request_.also) ListAsked(turn);
    if (!ranked_.empty() || !lost_.empty()) {
      Deepen();
      Prove();
      Name();
    }
    return std::move(answer_);
  }

 private:
  Judgement& judgement() { return answer_.judgement; }

  // One turn for each card that wins at once.
  bool ListWins() {
    PlayGenerator& plays = tables_.plays();
    plays.Begin(view_.position(), view_.viewer());
    const CardKinds winning =
        plays.Winning(state_.position, state_.to_move, CardKinds::Of(state_.hand()));
    for (const Card card : kAllCards) {
      if (!winning.Has(card)) continue;
      PlayCursor cursor(plays, card);
      JudgedTurn turn{plays.TurnTo(card, *cursor.Next()), true, {1, 1, 1}, 0, 0};
      judgement().turns.push_back(std::move(turn));
    }
    return !winning.empty();
  }

  // The most promising plays, as many as are searched, and before them those of the others that
  // lose at once.
  void ListPlays() {
    Expectiminimax search(tables_, request_.search, LeafKind::kGuess);
    OrderedPlays plays;
    plays.Fill(tables_, state_.position, state_.to_move, state_.hand());
    judgement().expanded += 1;
    judgement().generated += plays.size();
    size_t safe = 0;
    for (size_t i = 0; i < plays.size() && safe < request_.search.width; ++i) {
      const OpenPlay& play = plays.At(i);
      if (search.WinsAtOnce(state_.After(play.card, play.position))) {
        lost_.push_back({play, true, {0, 0, 0}, nullptr});
      } else {
        ++safe;
        ranked_.push_back({play, false, {}, nullptr});
      }
    }
  }

  // Marks the play of `turn`, or lists it too.
  void ListAsked(const Turn& turn) {
    const CompactPosition position = *tables_.plays().form().Compact(After(view_.position(), turn));
    const int hero = *tables_.plays().form().HeroByte(state_.to_move);
    if (position[hero] == kGoneAnchor) return ListAskedWin(turn);
    for (std::vector<RankedPlay>* plays : {&ranked_, &lost_}) {
      const auto same = std::find_if(plays->begin(), plays->end(), [&](const RankedPlay& one) {
        return one.play.card == turn.card && one.play.position == position;
      });
      if (same != plays->end()) {
        same->asked = &turn;
        return;
      }
    }
    Expectiminimax search(tables_, request_.search, LeafKind::kGuess);
    const int lead = LeadOf(tables_.race(), position, Opponent(state_.to_move));
    const OpenPlay play{lead, 0, turn.card, position};
    const bool is_lost = search.WinsAtOnce(state_.After(play.card, play.position));
    (is_lost ? lost_ : ranked_)
        .push_back({play, is_lost, is_lost ? Estimate{0, 0, 0} : Estimate(), &turn});
  }

  void ListAskedWin(const Turn& turn) {
    const JudgedTurn win{turn, true, {1, 1, 1}, 0, 0};
    for (JudgedTurn& listed : judgement().turns) {
      if (listed.turn.card != turn.card) continue;
      listed = win;
      return;
    }
  }

  void Deepen() {
    Expectiminimax search(tables_, request_.search, LeafKind::kGuess);
    for (int depth = 1; depth <= request_.depth; ++depth) {
      if (depth > 1) search.Limit(request_.limits, std::numeric_limits<uint64_t>::max());
      std::vector<RankedPlay> ranked = Ranked(search, depth);
      answer_.stopped_by = search.limit_reached();
      if (answer_.stopped_by) break;
      ranked_ = std::move(ranked);
      answer_.depth = depth;
    }
    Count(search);
    KeepNamed();
  }

  // As many as are to be named, those that lose last, and whatever was asked for.
  void KeepNamed() {
    ranked_.insert(ranked_.end(), lost_.begin(), lost_.end());
    size_t kept = 0;
    for (size_t i = 0; i < ranked_.size(); ++i) {
      if (i < request_.named || ranked_[i].asked != nullptr) ranked_[kept++] = ranked_[i];
    }
    ranked_.resize(kept);
  }

  // The plays by their values at one depth. Of those that are not among the best, only that.
  std::vector<RankedPlay> Ranked(Expectiminimax& search, int depth) const {
    std::vector<RankedPlay> ranked;
    for (RankedPlay one : ranked_) {
      Window window;
      const bool matters = one.asked != nullptr || ranked.size() < request_.named;
      if (!matters) window.low = ranked[request_.named - 1].win.chance;
      one.win.chance = search.ValueOf(state_, one.play, depth - 1, window);
      if (search.limit_reached()) return ranked;
      ranked.insert(std::upper_bound(ranked.begin(), ranked.end(), one, IsBetter), one);
    }
    return ranked;
  }

  void Prove() {
    if (request_.expanded_for_bounds == 0) return;
    const bool is_gold = state_.to_move == Player::kGold;
    const ExpectiminimaxSetting all_plays{.pruning = request_.search.pruning,
                                          .keeps_table = request_.search.keeps_table};
    for (const bool is_low : {true, false}) {
      Expectiminimax search(tables_, all_plays,
                            is_low == is_gold ? LeafKind::kGoldLoses : LeafKind::kGoldWins);
      for (RankedPlay& one : ranked_) {
        if (!one.is_lost) ProveBound(search, one.play, is_low ? one.win.low : one.win.high);
      }
      Count(search);
    }
    for (RankedPlay& one : ranked_) {
      one.win.chance = std::clamp(one.win.chance, one.win.low, one.win.high);
    }
    std::stable_sort(ranked_.begin(), ranked_.end(), IsBetter);
  }

  // A deeper bound is never wider: the last one that could be proven is the best.
  void ProveBound(Expectiminimax& search, const OpenPlay& play, double& bound) const {
    for (int depth = 1; depth <= answer_.depth; ++depth) {
      search.Limit(request_.limits, search.expanded() + request_.expanded_for_bounds);
      const double value = search.ValueOf(state_, play, depth - 1, {});
      if (search.limit_reached()) return;
      bound = value;
    }
  }

  void Name() {
    tables_.plays().Begin(view_.position(), view_.viewer());
    for (const RankedPlay& one : ranked_) {
      JudgedTurn turn;
      turn.turn = one.asked != nullptr ? *one.asked
                                       : tables_.plays().TurnTo(one.play.card, one.play.position);
      turn.win = one.win;
      turn.danger = one.is_lost ? 1 : 0;
      judgement().turns.push_back(std::move(turn));
    }
  }

  void Count(const Expectiminimax& search) {
    judgement().expanded += search.expanded();
    judgement().generated += search.generated();
  }

  SetupTables& tables_;
  const InformationSet& view_;
  const OpenRandomRequest& request_;
  const OpenState state_;
  std::vector<RankedPlay> ranked_;  // the best first
  std::vector<RankedPlay> lost_;
  OpenRandomJudgement answer_;
};

}  // namespace

absl::StatusOr<OpenRandomJudgement> OpenRandomJudge::Judge(const InformationSet& view,
                                                           const OpenRandomRequest& request) {
  assert(request.depth > 0 && request.named > 0 && request.search.width > 0);
  if (view.other().hidden > 0) {
    return absl::FailedPreconditionError("the other player's hand is not shown");
  }
  if (view.to_move() != view.viewer()) {
    return absl::FailedPreconditionError("the other player is to move");
  }
  return Question(SetupTables::For(view, tables_), view, request).Answer();
}

}  // namespace rushkit
