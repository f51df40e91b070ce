#include "calculators/roller_coaster_rush/best_showstopper.h"

#include <algorithm>

namespace rushkit::coaster {
namespace {

std::optional<SuitedCard> Suit(const OrderQuestion& question, Money money,
                               absl::Span<const Money> others) {
  const std::optional<BestOrder> best = FindBestOrder(question);
  if (!best.has_value()) return std::nullopt;
  const Coaster order = best->order();
  const Entry entry = {
      "", {order.begin(), order.end()}, {order.size()}, question.showstopper, money};
  SuitedCard card = {question.showstopper, *best,
                     ScoreEntry(entry, others, question.flags, question.rules), best->expected};
  RestOnJoints(question.pieces, question.joints, card.sheet);
  if (card.showstopper.has_value()) {
    card.value += MoneyBonus(*card.showstopper, money, others, question.rules).value_or(0);
  }
  return card;
}

// Whether a bonus for money that is not known would put the card first.
bool MayBeFirst(const SuitedCard& card, const SuitedCard& first) {
  return card.sheet.verdict() == Verdict::kUnknown &&
         card.value + card.showstopper->points >= first.value;
}

}  // namespace

Suitability RankShowstoppers(const OrderQuestion& question, absl::Span<const Showstopper> cards,
                             Money money, absl::Span<const Money> others) {
  std::vector<std::optional<Showstopper>> asked(cards.begin(), cards.end());
  if (asked.empty()) asked.push_back(question.showstopper);
  Suitability result;
  OrderQuestion one = question;
  for (const std::optional<Showstopper>& showstopper : asked) {
    one.showstopper = showstopper;
    if (auto card = Suit(one, money, others)) result.cards.push_back(*std::move(card));
  }
  if (result.cards.empty()) return {{}, Verdict::kNo};
  std::stable_sort(result.cards.begin(), result.cards.end(),
                   [](const auto& a, const auto& b) { return a.value > b.value + kExpectedError; });
  const SuitedCard& first = result.cards.front();
  result.verdict = first.sheet.verdict();
  for (const SuitedCard& card : result.cards) {
    if (card.showstopper.has_value() && MayBeFirst(card, first)) result.verdict = Verdict::kUnknown;
  }
  return result;
}

}  // namespace rushkit::coaster
