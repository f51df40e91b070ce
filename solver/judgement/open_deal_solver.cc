#include "solver/judgement/open_deal_solver.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "solver/game/plays.h"
#include "solver/judgement/open_deal_search.h"

namespace rushkit {
namespace {

// A turn of the player to move, and what is proven of it.
struct RootTurn {
  DealTurn turn;
  DealVerdict verdict;
};

Estimate EstimateOf(const DealVerdict& verdict) {
  switch (verdict.fate) {
    case Fate::kWins:
      return {1, 1, 1};
    case Fate::kLoses:
      return {0, 0, 0};
    case Fate::kOpen:
      return {};
  }
  return {};
}

// Answers one question after the other about one deal.
class Deepening {
 public:
  Deepening(OpenDealSearch& search, const Position& position, const OpenDealRequest& request)
      : search_(search), position_(position), request_(request) {}

  OpenDealAnswer Run() {
    verdict_.depth = 1;
    const CardKinds winning = search_.WinningKinds(search_.root());
    if (!winning.empty()) {
      verdict_ = {Fate::kWins, 1, 0};
      ListWins(winning);
    } else {
      for (const DealTurn& turn : search_.TurnsOf(search_.root())) {
        turns_.push_back({turn, {Fate::kOpen, 0, 1}});
      }
      Deepen();
    }
    return Answer();
  }

 private:
  void ListWins(CardKinds winning);
  void Deepen();
  bool LookForWin(int turns);
  bool LookForLoss(int turns);
  OpenDealAnswer Answer();
  JudgedTurn Judged(const RootTurn& root_turn);
  std::vector<Turn> Line();
  std::optional<DealTurn> BestTurn(const DealNode& node, bool wins, int turns);
  DealTurn WinAtOnce(const DealNode& node, Card card);

  DealNode After(const DealTurn& turn) const {
    return search_.After(search_.root(), turn.card, turn.position);
  }
  size_t wanted() const { return std::max<size_t>(1, request_.turns); }

  OpenDealSearch& search_;
  const Position& position_;
  const OpenDealRequest& request_;
  DealVerdict verdict_;
  std::vector<RootTurn> turns_;
};

// One with each kind of card that wins.
void Deepening::ListWins(CardKinds winning) {
  for (const Card card : kAllCards) {
    if (winning.Has(card)) turns_.push_back({WinAtOnce(search_.root(), card), verdict_});
  }
}

void Deepening::Deepen() {
  if (search_.root().IsInDoubt()) return;
  // The last question that can be answered: whether the card that comes after the unknown draw of
  // each player wins with what is known of his hand.
  const int last = std::min(request_.max_depth, static_cast<int>(search_.draws()) + 3);
  for (int depth = 2; depth <= last && verdict_.is_open(); ++depth) {
    const bool is_answered = depth % 2 == 0 ? LookForLoss(depth / 2) : LookForWin(depth / 2 + 1);
    if (!is_answered) return;
    if (verdict_.is_open()) verdict_.depth = depth;
  }
}

// Looks at the turns that are not lost, until there are as many of them as are wanted. False when
// stopped.
bool Deepening::LookForLoss(int turns) {
  size_t open = 0;
  for (RootTurn& root_turn : turns_) {
    if (!root_turn.verdict.is_open()) continue;
    if (search_.CanWin(After(root_turn.turn), turns)) {
      root_turn.verdict = {Fate::kLoses, turns, 0};
      continue;
    }
    if (search_.stopped_by()) return false;
    root_turn.verdict.depth = 2 * turns;
    if (++open == wanted()) return true;
  }
  if (open == 0) verdict_ = {Fate::kLoses, turns, 0};
  return true;
}

// Looks at all turns that are not lost, until one wins and as many as are wanted have been looked
// at. False when stopped without one.
bool Deepening::LookForWin(int turns) {
  size_t looked_at = 0;
  for (RootTurn& root_turn : turns_) {
    if (!root_turn.verdict.is_open()) continue;
    if (!verdict_.is_open() && looked_at >= wanted()) break;
    ++looked_at;
    if (search_.IsLost(After(root_turn.turn), turns - 1)) {
      root_turn.verdict = {Fate::kWins, turns, 0};
      verdict_ = root_turn.verdict;
      continue;
    }
    if (search_.stopped_by()) break;
    root_turn.verdict.depth = 2 * turns - 1;
  }
  return !verdict_.is_open() || !search_.stopped_by();
}

// Smaller for what is listed sooner.
int RankOf(const DealVerdict& verdict) {
  constexpr int kAny = 1000;  // more than turns
  switch (verdict.fate) {
    case Fate::kWins:
      return verdict.turns;
    case Fate::kOpen:
      return kAny;
    case Fate::kLoses:
      return 2 * kAny - verdict.turns;
  }
  return 0;
}

OpenDealAnswer Deepening::Answer() {
  OpenDealAnswer answer;
  answer.verdict = verdict_;
  std::stable_sort(turns_.begin(), turns_.end(), [](const RootTurn& a, const RootTurn& b) {
    return RankOf(a.verdict) < RankOf(b.verdict);
  });
  turns_.resize(std::min(turns_.size(), wanted()));
  for (const RootTurn& root_turn : turns_) {
    answer.judgement.turns.push_back(Judged(root_turn));
    answer.verdicts.push_back(root_turn.verdict);
  }
  if (!verdict_.is_open()) answer.line = Line();
  answer.limit = search_.stopped_by();
  answer.judgement.expanded = search_.statistics().expanded;
  answer.judgement.generated = search_.statistics().generated;
  return answer;
}

JudgedTurn Deepening::Judged(const RootTurn& root_turn) {
  search_.plays().Begin(position_, search_.root().mover);
  JudgedTurn judged;
  judged.turn = search_.plays().TurnTo(root_turn.turn.card, root_turn.turn.position);
  judged.wins = root_turn.verdict.fate == Fate::kWins && root_turn.verdict.turns == 1;
  judged.win = EstimateOf(root_turn.verdict);
  const bool is_answered = !judged.wins && !search_.WinningKinds(After(root_turn.turn)).empty();
  judged.danger = is_answered ? 1 : 0;
  return judged;
}

// Every step is the first best one in the order of TurnsOf(), so that nothing that the search has
// done before plays a part.
std::vector<Turn> Deepening::Line() {
  std::vector<Turn> line;
  Position position = position_;
  DealNode node = search_.root();
  bool wins = verdict_.fate == Fate::kWins;
  int turns = verdict_.turns;
  while (turns > 0) {
    const std::optional<DealTurn> best =
        line.empty() ? turns_.front().turn : BestTurn(node, wins, turns);
    if (!best) return line;
    search_.plays().Begin(position, node.mover);
    line.push_back(search_.plays().TurnTo(best->card, best->position));
    position = rushkit::After(position, line.back());
    node = search_.After(node, best->card, best->position);
    if (wins) --turns;
    wins = !wins;
  }
  return line;
}

// A turn that wins within `turns`, or with which the mover lasts as long. Nothing when stopped.
std::optional<DealTurn> Deepening::BestTurn(const DealNode& node, bool wins, int turns) {
  const CardKinds winning = search_.WinningKinds(node);
  for (const Card card : kAllCards) {
    if (winning.Has(card)) return WinAtOnce(node, card);
  }
  if (search_.stopped_by()) return std::nullopt;
  for (const DealTurn& turn : search_.TurnsOf(node)) {
    const DealNode after = search_.After(node, turn.card, turn.position);
    const bool is_best =
        wins ? search_.IsLost(after, turns - 1) : turns == 1 || !search_.CanWin(after, turns - 1);
    if (search_.stopped_by()) return std::nullopt;
    if (is_best) return turn;
  }
  return std::nullopt;
}

DealTurn Deepening::WinAtOnce(const DealNode& node, Card card) {
  PlayGenerator& plays = search_.plays();
  plays.Begin(node.position, node.mover);
  return {*PlayCursor(plays, card).Next(), {}, 0, card};
}

}  // namespace

OpenDealSolver::OpenDealSolver() = default;
OpenDealSolver::~OpenDealSolver() = default;

OpenDealAnswer OpenDealSolver::Solve(const OpenDeal& deal, const OpenDealRequest& request) {
  if (search_ == nullptr || !search_->Fits(deal.position, request.spaces)) {
    search_ = std::make_unique<OpenDealSearch>(deal.position, request.spaces);
  }
  search_->Begin(deal, request.limits);
  return Deepening(*search_, deal.position, request).Run();
}

std::vector<OpenDealAnswer> OpenDealSolver::SolveAll(absl::Span<const OpenDeal> deals,
                                                     const OpenDealRequest& request) {
  std::vector<std::pair<int, size_t>> order;  // how near to an end, and which
  for (size_t i = 0; i < deals.size(); ++i) {
    const CompactForm form(deals[i].position);
    const RaceDistance race(form, deals[i].position, kEffortKinds);
    const CompactPosition position = *form.Compact(deals[i].position);
    order.emplace_back(-std::min(race.Of(position, Player::kGold).spaces,
                                 race.Of(position, Player::kSilver).spaces),
                       i);
  }
  std::sort(order.begin(), order.end());
  std::vector<OpenDealAnswer> answers(deals.size());
  for (const auto& one : order) answers[one.second] = Solve(deals[one.second], request);
  return answers;
}

}  // namespace rushkit
