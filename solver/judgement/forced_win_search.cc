#include "solver/judgement/forced_win_search.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

#include "solver/evaluation/hand_odds.h"

namespace rushkit {
namespace {

// The kinds by how little they do for whoever holds them, and by how few positions they leave.
constexpr std::array<Card, kCardKinds> kWeakFirst = {
    Card::kMove1, Card::kMove2, Card::kShift,      Card::kMove3,     Card::kMoveShift1,
    Card::kMove4, Card::kSlide, Card::kMoveShift2, Card::kMoveShift3};

// Moves up to `count` cards from one place to another, the first kinds of `order` first.
template <class Order>
void MoveFirst(const Order& order, int count, CardCounts& from, CardCounts& to) {
  for (const Card card : order) {
    for (; count > 0 && from.Has(card); --count) {
      from.Remove(card);
      to.Add(card);
    }
  }
}

}  // namespace

ForcedWinSearch::ForcedWinSearch(const InformationSet& view, const Limits& limits)
    : viewer_(view.viewer()),
      plays_(view.position(), view.course().spaces_rule()),
      last_plays_(view.position(), view.course().spaces_rule()),
      race_(plays_.form(), view.position(), kEffortKinds),
      root_{*plays_.form().Compact(view.position()), view.cards()},
      meter_(limits, on_progress_) {
  assert(view.to_move() == viewer_);
}

CardKinds ForcedWinSearch::WinningKinds(const SightNode& node) {
  return plays_.Winning(node.position, viewer_, CardKinds::Of(node.cards.HeldBy(viewer_).known));
}

SightNode ForcedWinSearch::After(const SightNode& node, const SightTurn& turn) const {
  SightNode after{turn.position, node.cards};
  const absl::Status played = after.cards.Play(viewer_, turn.card);
  assert(played.ok());
  static_cast<void>(played);
  return after;
}

bool ForcedWinSearch::CanForce(const SightNode& node, int turns) {
  if (!WinningKinds(node).empty()) return true;
  if (turns == 1 || stopped_by_ || IsRaceLong(node, turns, turns - 1)) return false;
  const Key key = {node.position, node.cards.HeldBy(viewer_).known,
                   node.cards.HeldBy(other()).known, node.cards.unseen(),
                   node.cards.next_cards().size()};
  const WinBounds known = known_[key];
  if (known.wins != 0 && known.wins <= turns) return true;
  if (known.fails >= turns) return false;
  std::vector<SightTurn>& list = NextList();
  MakeTurns(node, viewer_, CardKinds::Of(key.own), list);
  ++level_;
  const bool wins = std::any_of(list.begin(), list.end(), [&](const SightTurn& turn) {
    return IsForced(After(node, turn), turns - 1);
  });
  --level_;
  if (wins) {
    known_[key].wins = static_cast<uint8_t>(turns);
  } else if (!stopped_by_) {
    known_[key].fails = static_cast<uint8_t>(turns);
  }
  return wins;
}

bool ForcedWinSearch::IsForced(const SightNode& node, int turns) {
  if (stopped_by_) return false;
  const CardKinds replies = PossibleKinds(node.cards.HeldBy(other()), node.cards.unseen());
  if (!plays_.Winning(node.position, other(), replies).empty()) return false;
  if (IsRaceLong(node, turns, turns)) return false;
  const std::vector<Drawn> draws = DrawsOf(node);
  return turns == 1 ? IsForcedAtOnce(node, draws) : IsForcedLater(node, draws, turns);
}

// Whether there are draws and hidden cards with which the viewer does not come home within `turns`
// own turns and `draws` draws, whatever he does: the other player holds what lets him do least, and
// of the rest the viewer draws what does least. Nothing is said where cards that are drawn may
// be those of the next pile, or are known.
bool ForcedWinSearch::IsRaceLong(const SightNode& node, int turns, int draws) const {
  const CardLedger& cards = node.cards;
  if (cards.pile_size() <= 2 * turns || !cards.next_cards().empty()) return false;
  const CardLedger::Held& held = cards.HeldBy(other());
  CardCounts rest = cards.unseen();
  CardCounts theirs = held.known;
  CardCounts own = cards.HeldBy(viewer_).known;
  std::array<Card, kCardKinds> idle_first = kWeakFirst;
  std::stable_partition(idle_first.begin(), idle_first.end(),
                        [&](Card card) { return CanLeaveAll(card, plays_.rule()); });
  MoveFirst(idle_first, held.hidden, rest, theirs);
  MoveFirst(kWeakFirst, draws, rest, own);
  RaceEffort effort = MostEffort(own, turns);
  effort.Add(ForcedEffort(theirs, draws, plays_.rule()));
  return !effort.IsEnoughFor(race_.Of(node.position, viewer_));
}

// Those that the viewer may draw, the least useful ones first.
std::vector<ForcedWinSearch::Drawn> ForcedWinSearch::DrawsOf(const SightNode& node) const {
  std::vector<Drawn> draws;
  for (const Card card : kWeakFirst) {
    Drawn drawn{card, node.cards, {}};
    if (!drawn.cards.Draw(card).ok()) continue;
    drawn.replies = PossibleKinds(drawn.cards.HeldBy(other()), drawn.cards.unseen());
    draws.push_back(std::move(drawn));
  }
  return draws;
}

// Whether the next turn wins, whatever is drawn and replied.
bool ForcedWinSearch::IsForcedAtOnce(const SightNode& node, const std::vector<Drawn>& draws) {
  const Hand& hand = node.cards.HeldBy(viewer_).known;
  const auto may_come = [&](Card card) {
    return std::any_of(draws.begin(), draws.end(),
                       [&](const Drawn& drawn) { return drawn.replies.Has(card); });
  };
  for (const Card card : kAllCards) {
    if (CanLeaveAll(card, plays_.rule()) && may_come(card) &&
        !WinsAfter(node.position, card, hand, draws)) {
      return false;
    }
  }
  last_plays_.Begin(node.position, other());
  size_t made = 0;
  bool is_forced = true;
  for (const Card card : kWeakFirst) {
    if (!is_forced || !may_come(card)) continue;
    const Outcomes outcomes = last_plays_.Of(card);
    made += outcomes.size();
    is_forced = std::all_of(outcomes.begin(), outcomes.end(), [&](const CompactPosition& outcome) {
      return WinsAfter(outcome, card, hand, draws);
    });
  }
  CountExpanded(made);
  return is_forced;
}

// Whether the viewer wins at once after a reply with `card`, with `hand` or whatever he has drawn.
bool ForcedWinSearch::WinsAfter(const CompactPosition& reply, Card card, const Hand& hand,
                                const std::vector<Drawn>& draws) {
  if (!last_plays_.Winning(reply, viewer_, CardKinds::Of(hand)).empty()) return true;
  CardKinds needed;
  for (const Drawn& drawn : draws) {
    if (drawn.replies.Has(card)) needed.Add(drawn.card);
  }
  return last_plays_.Winning(reply, viewer_, needed) == needed;
}

bool ForcedWinSearch::IsForcedLater(const SightNode& node, const std::vector<Drawn>& draws,
                                    int turns) {
  CardKinds replies;
  for (const Card card : kAllCards) {
    const bool may_come = std::any_of(draws.begin(), draws.end(),
                                      [&](const Drawn& drawn) { return drawn.replies.Has(card); });
    if (may_come) replies.Add(card);
    const bool is_refuted = may_come && CanLeaveAll(card, plays_.rule()) &&
                            !CanForceAfter(node.position, card, draws, turns);
    if (is_refuted) return false;
  }
  std::vector<SightTurn>& list = NextList();
  MakeTurns(node, other(), replies, list);
  ++level_;
  const bool is_forced = std::all_of(list.begin(), list.end(), [&](const SightTurn& reply) {
    return CanForceAfter(reply.position, reply.card, draws, turns);
  });
  --level_;
  return is_forced;
}

// Whether the viewer can force a win after a reply with `card`, whatever he has drawn before.
bool ForcedWinSearch::CanForceAfter(const CompactPosition& reply, Card card,
                                    const std::vector<Drawn>& draws, int turns) {
  return std::all_of(draws.begin(), draws.end(), [&](const Drawn& drawn) {
    if (!drawn.replies.Has(card)) return true;
    SightNode next{reply, drawn.cards};
    const bool is_seen = next.cards.Play(other(), card).ok() && next.cards.Draw(std::nullopt).ok();
    assert(is_seen);
    static_cast<void>(is_seen);
    return CanForce(next, turns);
  });
}

std::vector<SightTurn> ForcedWinSearch::TurnsOf(const SightNode& node) {
  std::vector<SightTurn> turns;
  MakeTurns(node, viewer_, CardKinds::Of(node.cards.HeldBy(viewer_).known), turns);
  return turns;
}

void ForcedWinSearch::MakeTurns(const SightNode& node, Player mover, CardKinds kinds,
                                std::vector<SightTurn>& turns) {
  turns.clear();
  plays_.Begin(node.position, mover);
  for (const Card card : kWeakFirst) {
    if (!kinds.Has(card)) continue;
    for (const CompactPosition& outcome : plays_.Of(card)) turns.push_back({card, outcome});
  }
  CountExpanded(turns.size());
}

std::vector<SightTurn>& ForcedWinSearch::NextList() {
  if (level_ == lists_.size()) lists_.emplace_back();
  return lists_[level_];
}

void ForcedWinSearch::CountExpanded(size_t generated) {
  meter_.CountExpanded(1);
  meter_.CountGenerated(generated);
  meter_.CountStored(1);
  const uint64_t bytes = known_.capacity() * (sizeof(Key) + sizeof(WinBounds) + 1);
  if (!stopped_by_) stopped_by_ = meter_.Check(bytes, 0);
}

}  // namespace rushkit
