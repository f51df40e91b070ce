#include "solver/analysis/advice.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "solver/analysis/interval.h"
#include "solver/base/random.h"
#include "solver/game/deal.h"

namespace rushkit {
namespace {

// Plays of a hand that are looked at where the price of information is asked for, the best ones.
constexpr size_t kPriceWidth = 24;

// The other player is to hold `hand`, of which the viewer knew a part.
absl::StatusOr<InformationSet> Revealing(const InformationSet& view, const CardCounts& hidden) {
  CardLedger cards = view.cards();
  const absl::Status revealed = cards.Reveal(Opponent(view.viewer()), hidden);
  if (!revealed.ok()) return revealed;
  return InformationSet::Resume(view.course(), view.viewer(), cards);
}

// Cards that the other hand may hide, each such hand as likely as it is.
CardCounts DrawHidden(const InformationSet& view, Random& random) {
  std::vector<Card> unseen = Shuffled(view.unseen(), random);
  unseen.resize(static_cast<size_t>(view.other().hidden));
  CardCounts hidden;
  for (const Card card : unseen) hidden.Add(card);
  return hidden;
}

// The mean of chances, or of what is added to them, with its normal interval
// between 0 and 1.
class Mean {
 public:
  void Add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  Estimate Interval() const {
    const double mean = sum_ / count_;
    const double variance =
        count_ > 1 ? std::max(0.0, (squares_ - count_ * mean * mean) / (count_ - 1)) : 0;
    const double half = kNormal95 * std::sqrt(variance / count_);
    return {mean, std::max(0.0, mean - half), std::min(1.0, mean + half)};
  }

 private:
  int count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

// Hands that the other player may have, each shown to the viewer; one if it is known.
absl::StatusOr<std::vector<InformationSet>> HandsShown(const InformationSet& view,
                                                       const AdviceRequest& request) {
  const int hands = view.other().hidden > 0 ? request.price_hands : 1;
  std::vector<InformationSet> shown;
  for (int i = 0; i < hands; ++i) {
    Random random(DerivedSeed(request.seed, static_cast<uint64_t>(i)));
    absl::StatusOr<InformationSet> one = Revealing(view, DrawHidden(view, random));
    if (!one.ok()) return one.status();
    shown.push_back(*std::move(one));
  }
  return shown;
}

double ChanceOf(const Judgement& judgement, const Turn& turn) {
  const JudgedTurn* judged = judgement.Find(turn);
  // Where a card wins at once, another turn with it may stand for `turn`.
  return judged != nullptr ? judged->win.chance : judgement.turns.front().win.chance;
}

// Of `turns` against each hand, by what was judged there.
PriceOfInformation PriceOf(const std::vector<Turn>& turns, const std::vector<Judgement>& judged) {
  const auto sum = [&](const Turn& turn) {
    double chances = 0;
    for (const Judgement& judgement : judged) chances += ChanceOf(judgement, turn);
    return chances;
  };
  const Turn& chosen = *std::max_element(
      turns.begin(), turns.end(), [&](const Turn& a, const Turn& b) { return sum(a) < sum(b); });
  Mean open;
  Mean hidden;
  Mean price;
  for (const Judgement& judgement : judged) {
    const double best = judgement.turns.front().win.chance;
    open.Add(best);
    hidden.Add(ChanceOf(judgement, chosen));
    price.Add(best - ChanceOf(judgement, chosen));
  }
  return {open.Interval(), hidden.Interval(), price.Interval(), static_cast<int>(judged.size())};
}

OpenDeal DealOf(const InformationSet& view) {
  OpenDeal deal{view.position(), view.to_move(), {}, {}};
  for (const Player player : kPlayers) {
    deal.hands[static_cast<size_t>(player)] = view.cards().HeldBy(player).known;
  }
  deal.draws.assign(view.cards().next_cards().begin(), view.cards().next_cards().end());
  return deal;
}

}  // namespace

absl::StatusOr<Advice> Adviser::Judge(const InformationSet& view, const AdviceRequest& request) {
  Advice advice;
  if (request.knowledge == Knowledge::kHidden) {
    HiddenRequest asked;
    asked.iterations = request.iterations;
    asked.seed = request.seed;
    asked.threads = request.threads;
    asked.turns = request.turns;
    asked.also = request.also;
    asked.limits = request.limits;
    HiddenJudgement judged = hidden_.Judge(view, asked);
    advice.judgement = std::move(judged.judgement);
    advice.iterations = judged.iterations;
    advice.stopped_by = judged.limit;
    return advice;
  }
  if (request.knowledge == Knowledge::kOpen) {
    OpenRandomRequest asked;
    asked.depth = request.depth;
    asked.named = request.turns;
    asked.also = request.also;
    asked.limits = request.limits;
    absl::StatusOr<OpenRandomJudgement> judged = open_.Judge(view, asked);
    if (!judged.ok()) return judged.status();
    advice.judgement = std::move(judged->judgement);
    advice.depth = judged->depth;
    advice.stopped_by = judged->stopped_by;
    return advice;
  }
  if (view.other().hidden > 0) {
    return absl::FailedPreconditionError("the other hand is not known");
  }
  OpenDealRequest asked;
  asked.spaces = view.course().spaces_rule();
  asked.max_depth = request.depth;
  asked.turns = request.turns;
  asked.limits = request.limits;
  OpenDealAnswer answer = known_.Solve(DealOf(view), asked);
  advice.judgement = std::move(answer.judgement);
  advice.verdicts = std::move(answer.verdicts);
  advice.verdict = answer.verdict;
  advice.line = std::move(answer.line);
  advice.stopped_by = answer.limit;
  return advice;
}

absl::Status Adviser::AddPrice(const InformationSet& view, const AdviceRequest& request,
                               Advice& advice) {
  OpenRandomRequest asked;
  asked.depth = request.depth;
  asked.named = 1;
  asked.expanded_for_bounds = 0;
  asked.search.width = kPriceWidth;
  asked.limits = request.limits;
  absl::StatusOr<std::vector<InformationSet>> shown = HandsShown(view, request);
  if (!shown.ok()) return shown.status();
  // First the best turn against each hand, then all of these against each hand.
  std::vector<Turn> turns = {advice.judgement.turns.front().turn};
  std::vector<Judgement> judged;
  for (const bool is_first : {true, false}) {
    for (const InformationSet& hand : *shown) {
      absl::StatusOr<OpenRandomJudgement> answer = open_.Judge(hand, asked);
      if (!answer.ok()) return answer.status();
      advice.price_limit = answer->stopped_by;
      if (advice.price_limit) return absl::OkStatus();
      const Turn& best = answer->judgement.turns.front().turn;
      if (!is_first) {
        judged.push_back(std::move(answer->judgement));
      } else if (std::find(turns.begin(), turns.end(), best) == turns.end()) {
        turns.push_back(best);
      }
    }
    asked.also = turns;
  }
  advice.price = PriceOf(turns, judged);
  return absl::OkStatus();
}

absl::StatusOr<Advice> Adviser::Advise(const InformationSet& view, const AdviceRequest& request) {
  absl::StatusOr<Advice> advice = Judge(view, request);
  if (!advice.ok()) return advice;
  if (request.prove) {
    ForcedWinRequest asked;
    asked.turns = *request.prove;
    asked.limits = request.limits;
    advice->forced = FindForcedWin(view, asked);
  }
  if (request.price_hands > 0) {
    const absl::Status priced = AddPrice(view, request, *advice);
    if (!priced.ok()) return priced;
  }
  return advice;
}

}  // namespace rushkit
