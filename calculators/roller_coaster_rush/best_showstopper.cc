#include "calculators/roller_coaster_rush/best_showstopper.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace rushkit::coaster {
namespace {

std::optional<SuitedCard> Suit(const OrderQuestion& question, Money money,
                               absl::Span<const Money> others) {
  std::optional<BestOrder> best = FindBestOrder(question);
  if (!best.has_value()) return std::nullopt;
  if (question.showstopper.has_value()) {
    const int bonus = MoneyBonus(*question.showstopper, money, others, question.rules).value_or(0);
    best->expected += bonus;
    if (best->exact.has_value()) *best->exact += Fraction(bonus);
  }
  const Coaster order = best->order();
  const Entry entry = {
      "", {order.begin(), order.end()}, {order.size()}, question.showstopper, money};
  SuitedCard card = {question.showstopper, *best,
                     ScoreEntry(entry, others, question.flags, question.rules)};
  RestOnJoints(question.pieces, question.joints, card.sheet);
  return card;
}

// A bonus for money that is not known may put another card first.
void RestOnOthers(std::vector<SuitedCard>& cards) {
  SuitedCard& first = cards.front();
  for (size_t i = 1; i < cards.size(); ++i) {
    const bool may_be_first =
        cards[i].best.expected + cards[i].showstopper->points >= first.best.expected;
    for (const UncertainFact& fact : cards[i].sheet.facts()) {
      first.sheet.Rest({fact.fact, fact.confidence, fact.decides && may_be_first});
    }
  }
}

}  // namespace

std::vector<SuitedCard> RankShowstoppers(const OrderQuestion& question,
                                         absl::Span<const Showstopper> cards, Money money,
                                         absl::Span<const Money> others) {
  std::vector<std::optional<Showstopper>> asked(cards.begin(), cards.end());
  if (asked.empty()) asked.push_back(question.showstopper);
  std::vector<SuitedCard> ranked;
  OrderQuestion one = question;
  for (const std::optional<Showstopper>& showstopper : asked) {
    one.showstopper = showstopper;
    if (auto card = Suit(one, money, others)) ranked.push_back(*std::move(card));
  }
  if (ranked.empty()) return ranked;
  // Expectations that differ by a rounding are equal.
  const auto rank = [](const SuitedCard& card) {
    return std::llround(card.best.expected / kExpectedError);
  };
  std::stable_sort(ranked.begin(), ranked.end(),
                   [&](const auto& a, const auto& b) { return rank(a) > rank(b); });
  RestOnOthers(ranked);
  return ranked;
}

}  // namespace rushkit::coaster
