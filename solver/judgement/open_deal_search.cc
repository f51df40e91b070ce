#include "solver/judgement/open_deal_search.h"

#include <algorithm>
#include <cassert>
#include <tuple>
#include <utility>

namespace rushkit {
namespace {

// Bytes of the table, if the limits allow as many.
constexpr uint64_t kTableBytes = uint64_t{1} << 28;
// Numbers of orders that are kept from deal to deal.
constexpr uint32_t kMostOrders = 1 << 20;

// Those that leave few positions come first, because one of these may be enough.
constexpr std::array<Card, kCardKinds> kCheapFirst = {
    Card::kMove1, Card::kShift,      Card::kSlide, Card::kMove2,     Card::kMoveShift1,
    Card::kMove3, Card::kMoveShift2, Card::kMove4, Card::kMoveShift3};

// The turns of the other player in the race count less than one's own: see sharp_agent.cc.
constexpr int kOwnSpace = 10;
constexpr int kOtherSpace = 7;

// Less when a turn gains less in the race; of those that gain the same, when it is made later.
class IsWorseFor {
 public:
  explicit IsWorseFor(Player mover) : mover_(mover) {}

  bool operator()(const DealTurn& a, const DealTurn& b) const {
    return std::make_tuple(StandingOf(a), b.index) < std::make_tuple(StandingOf(b), a.index);
  }

 private:
  int StandingOf(const DealTurn& turn) const {
    return kOtherSpace * turn.races[static_cast<size_t>(Opponent(mover_))].spaces -
           kOwnSpace * turn.races[static_cast<size_t>(mover_)].spaces;
  }

  Player mover_;
};

}  // namespace

OpenDealSearch::Killer OpenDealSearch::Killer::Of(Card card, const CompactPosition& from,
                                                  const CompactPosition& to) {
  Killer killer = {card, from.words()};
  for (size_t i = 0; i < killer.change.size(); ++i) killer.change[i] ^= to.words()[i];
  return killer;
}

OpenDealSearch::OpenDealSearch(const Position& setup, SpacesRule rule)
    : plays_(setup, rule), last_plays_(setup, rule), race_(plays_.form(), setup, kEffortKinds) {}

bool OpenDealSearch::Fits(const Position& position, SpacesRule rule) const {
  return plays_.rule() == rule && plays_.form().Lettered(position).has_value();
}

void OpenDealSearch::Begin(const OpenDeal& deal, const Limits& limits) {
  if (orders_.size() > kMostOrders) {
    orders_ = DrawOrders();
    table_.Clear();
  }
  table_.Age(std::min(kTableBytes, limits.max_bytes));
  root_ = {*plays_.form().Compact(deal.position), deal.to_move, deal.hands, 0};
  draws_ = deal.draws;
  orders_from_.assign(draws_.size() + 1, DrawOrders::kNone);
  for (size_t i = draws_.size(); i-- > 0;) {
    orders_from_[i] = orders_.With(static_cast<size_t>(draws_[i]), orders_from_[i + 1]);
  }
  meter_.emplace(limits, on_progress_);
  stopped_by_.reset();
  winners_.clear();
  refuters_.clear();
}

CardKinds OpenDealSearch::WinningKinds(const DealNode& node) {
  return plays_.Winning(node.position, node.mover, CardKinds::Of(node.HandOf(node.mover)));
}

DealNode OpenDealSearch::After(const DealNode& node, Card card,
                               const CompactPosition& position) const {
  DealNode after = node;
  after.position = position;
  after.mover = Opponent(node.mover);
  after.HandOf(node.mover).Remove(card);
  if (node.drawn < draws_.size()) after.HandOf(node.mover).Add(draws_[node.drawn]);
  ++after.drawn;
  return after;
}

// What the attacker's cards can do in so many own turns, and what the defender has to add.
RaceEffort OpenDealSearch::EffortFor(const DealNode& node, Player attacker, int turns) const {
  const bool moves_first = node.mover == attacker;
  CardCounts cards = node.HandOf(attacker);
  size_t draw = node.drawn + (moves_first ? 0 : 1);
  for (int turn = 1; turn < turns && draw < draws_.size(); ++turn, draw += 2) {
    cards.Add(draws_[draw]);
  }
  RaceEffort effort = MostEffort(cards, turns);
  effort.Add(ForcedEffort(node.HandOf(Opponent(attacker)), moves_first ? turns - 1 : turns,
                          plays_.rule()));
  return effort;
}

bool OpenDealSearch::MayWinInTime(const DealNode& node, Player attacker, int turns) const {
  return EffortFor(node, attacker, turns).IsEnoughFor(race_.Of(node.position, attacker));
}

bool OpenDealSearch::CanWin(const DealNode& node, int turns) {
  if (!WinningKinds(node).empty()) return true;
  return turns > 1 && MayWinInTime(node, node.mover, turns) && CanWinRace(node, turns);
}

bool OpenDealSearch::IsLost(const DealNode& node, int turns) {
  return MayWinInTime(node, Opponent(node.mover), turns) && IsRaceLost(node, turns);
}

bool OpenDealSearch::CanWinRace(const DealNode& node, int turns) {
  if (!WinningKinds(node).empty()) return true;
  if (turns == 1 || node.IsInDoubt() || stopped_by_) return false;
  const OpenDealKey key = KeyOf(node);
  if (const OpenDealTable::Proofs* known = table_.Find(key)) {
    if (known->of_mover.wins != 0 && known->of_mover.wins <= turns) return true;
    if (known->of_mover.fails >= turns) return false;
  }
  const bool wins =
      turns == 2 ? SomeSecondTurnWins(node) : SomeTurnSettles(node, node.mover, turns);
  if (wins) {
    table_.Put(key).of_mover.wins = static_cast<uint8_t>(turns);
  } else if (!stopped_by_) {
    table_.Put(key).of_mover.fails = static_cast<uint8_t>(turns);
  }
  return wins;
}

bool OpenDealSearch::IsRaceLost(const DealNode& node, int turns) {
  if (node.IsInDoubt() || !WinningKinds(node).empty()) return false;
  if (IsRefutedByNothing(node, turns) || stopped_by_) return false;
  if (turns == 1) return IsLostToNextTurn(node);
  const OpenDealKey key = KeyOf(node);
  if (const OpenDealTable::Proofs* known = table_.Find(key)) {
    if (known->of_other.wins != 0 && known->of_other.wins <= turns) return true;
    if (known->of_other.fails >= turns) return false;
  }
  const bool is_lost = !SomeTurnSettles(node, Opponent(node.mover), turns);
  if (is_lost) {
    table_.Put(key).of_other.wins = static_cast<uint8_t>(turns);
  } else if (!stopped_by_) {
    table_.Put(key).of_other.fails = static_cast<uint8_t>(turns);
  }
  return is_lost;
}

bool OpenDealSearch::MayDoNothing(const DealNode& node) const {
  return std::any_of(kAllCards.begin(), kAllCards.end(), [&](Card card) {
    return node.HandOf(node.mover).Has(card) && CanLeaveAll(card, plays_.rule());
  });
}

bool OpenDealSearch::IsRefutedByNothing(const DealNode& node, int turns) {
  return std::any_of(kAllCards.begin(), kAllCards.end(), [&](Card card) {
    return node.HandOf(node.mover).Has(card) && CanLeaveAll(card, plays_.rule()) &&
           !CanWin(After(node, card, node.position), turns);
  });
}

// Whether the other player can win at once after each turn of the mover.
bool OpenDealSearch::IsLostToNextTurn(const DealNode& node) {
  const Player other = Opponent(node.mover);
  const CardKinds kinds = CardKinds::Of(node.HandOf(other));
  last_plays_.Begin(node.position, node.mover);
  size_t made = 0;
  bool is_lost = true;
  for (const Card card : kCheapFirst) {
    if (!is_lost || !node.HandOf(node.mover).Has(card)) continue;
    const Outcomes outcomes = last_plays_.Of(card);
    made += outcomes.size();
    is_lost = std::all_of(outcomes.begin(), outcomes.end(), [&](const CompactPosition& outcome) {
      return !last_plays_.Winning(outcome, other, kinds).empty();
    });
  }
  CountExpanded(made);
  return is_lost;
}

// Whether some turn wins with the one after it, whatever comes between.
bool OpenDealSearch::SomeSecondTurnWins(const DealNode& node) {
  Killer& killer = winners_[2];
  std::array<Card, kCardKinds> order = kCheapFirst;
  std::stable_partition(order.begin(), order.end(), [&](Card card) { return card == killer.card; });
  plays_.Begin(node.position, node.mover);
  size_t made = 0;
  bool wins = false;
  for (const Card card : order) {
    if (wins || !node.HandOf(node.mover).Has(card)) continue;
    const Outcomes outcomes = plays_.Of(card);
    made += outcomes.size();
    wins = SomeThreatWins(node, card, outcomes, killer);
  }
  CountExpanded(made);
  return wins;
}

bool OpenDealSearch::SomeThreatWins(const DealNode& node, Card card, const Outcomes& outcomes,
                                    Killer& killer) {
  DealNode after = After(node, card, node.position);
  const CardKinds kinds = CardKinds::Of(after.HandOf(node.mover));
  const bool must_threaten = MayDoNothing(after);
  const RaceEffort effort = EffortFor(after, node.mover, 1);
  const auto wins = [&](const CompactPosition& outcome) {
    const bool may_win = must_threaten ? !plays_.Winning(outcome, node.mover, kinds).empty()
                                       : effort.IsEnoughFor(race_.Of(outcome, node.mover));
    if (!may_win) return false;
    after.position = outcome;
    return IsRaceLost(after, 1);
  };
  if (card == killer.card) {
    const auto like = std::find_if(outcomes.begin(), outcomes.end(), [&](const auto& outcome) {
      return Killer::Of(card, node.position, outcome) == killer;
    });
    if (like != outcomes.end() && wins(*like)) return true;
  }
  const auto found = std::find_if(outcomes.begin(), outcomes.end(), wins);
  if (found == outcomes.end()) return false;
  killer = Killer::Of(card, node.position, *found);
  return true;
}

// Whether one turn of the mover is enough: of the attacker, to win; of the defender, not to lose.
bool OpenDealSearch::SomeTurnSettles(const DealNode& node, Player attacker, int turns) {
  const bool attacks = node.mover == attacker;
  const int turns_after = attacks ? turns - 1 : turns;
  if (level_ == lists_.size()) lists_.emplace_back();
  std::vector<DealTurn>& list = lists_[level_];
  MakeTurns(node, list);
  const bool are_all_left = LeaveOutHopeless(node, attacker, turns_after, list);
  if (!attacks && !are_all_left) return true;

  Killer& killer = (attacks ? winners_ : refuters_)[turns];
  const auto liked = std::find_if(list.begin(), list.end(), [&](const DealTurn& turn) {
    return Killer::Of(turn.card, node.position, turn.position) == killer;
  });
  const auto settles = [&](const DealTurn& turn) {
    ++level_;
    const DealNode after = After(node, turn.card, turn.position);
    const bool wins = attacks ? IsRaceLost(after, turns_after) : CanWinRace(after, turns_after);
    --level_;
    return wins == attacks;
  };
  if (liked != list.end() && settles(*liked)) return true;
  const IsWorseFor is_worse(node.mover);
  std::make_heap(list.begin(), list.end(), is_worse);
  for (auto end = list.end(); end != list.begin() && !stopped_by_; --end) {
    std::pop_heap(list.begin(), end, is_worse);
    const DealTurn& best = *(end - 1);
    if (!settles(best)) continue;
    killer = Killer::Of(best.card, node.position, best.position);
    return true;
  }
  return stopped_by_ && !attacks;
}

// Takes out the turns after which the attacker's race is too long. Whether none is.
bool OpenDealSearch::LeaveOutHopeless(const DealNode& node, Player attacker, int turns,
                                      std::vector<DealTurn>& list) const {
  std::array<RaceEffort, kCardKinds> efforts;  // by card
  for (const Card card : kAllCards) {
    if (!node.HandOf(node.mover).Has(card)) continue;
    efforts[static_cast<size_t>(card)] =
        EffortFor(After(node, card, node.position), attacker, turns);
  }
  const auto end = std::remove_if(list.begin(), list.end(), [&](const DealTurn& turn) {
    const Race& race = turn.races[static_cast<size_t>(attacker)];
    return !efforts[static_cast<size_t>(turn.card)].IsEnoughFor(race);
  });
  const bool are_all_left = end == list.end();
  list.erase(end, list.end());
  return are_all_left;
}

std::vector<DealTurn> OpenDealSearch::TurnsOf(const DealNode& node) {
  std::vector<DealTurn> turns;
  MakeTurns(node, turns);
  const IsWorseFor is_worse(node.mover);
  std::sort(turns.begin(), turns.end(),
            [&](const DealTurn& a, const DealTurn& b) { return is_worse(b, a); });
  return turns;
}

void OpenDealSearch::MakeTurns(const DealNode& node, std::vector<DealTurn>& turns) {
  turns.clear();
  plays_.Begin(node.position, node.mover);
  for (const Card card : kAllCards) {
    if (!node.HandOf(node.mover).Has(card)) continue;
    for (const CompactPosition& outcome : plays_.Of(card)) {
      const auto index = static_cast<uint32_t>(turns.size());
      turns.push_back({outcome,
                       {race_.Of(outcome, Player::kGold), race_.Of(outcome, Player::kSilver)},
                       index,
                       card});
    }
  }
  CountExpanded(turns.size());
}

void OpenDealSearch::CountExpanded(size_t generated) {
  meter_->CountExpanded(1);
  meter_->CountGenerated(generated);
  meter_->CountStored(1);
  if (!stopped_by_) stopped_by_ = meter_->Check(0, 0);
}

OpenDealKey OpenDealSearch::KeyOf(const DealNode& node) const {
  return rushkit::KeyOf(plays_.form(), node, orders_from_[std::min(node.drawn, draws_.size())]);
}

}  // namespace rushkit
