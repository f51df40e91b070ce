#include "calculators/roller_coaster_rush/best_order.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <map>

namespace rushkit::coaster {
namespace {

constexpr double kImpossible = -std::numeric_limits<double>::infinity();
constexpr double kNotYetKnown = std::numeric_limits<double>::quiet_NaN();
// Two expectations that differ by less are the same: the difference may be rounding.
constexpr double kSame = kExpectedError / (2 * static_cast<double>(kPieceCount));
// Below this, fractions of whole points with such a denominator keep within 63 bits.
constexpr double kLargestDenominator = 1e15;

struct Scored {
  BonusState next;
  int points;
};

// Completing `piece`, with its bonus.
Scored Complete(const OrderQuestion& question, BonusState state, Piece piece) {
  const int value = question.flags[IndexOf(piece)].value_or(0);
  if (!question.showstopper.has_value()) return {{}, value};
  const BonusStep step =
      Advance(*question.showstopper, question.flags, question.rules, state, piece);
  return {step.next, value + step.bonus};
}

// The chance that the better of so many drops gets as far as one drop does with `one`.
template <class Number>
Number Better(Number one, int drops) {
  assert(drops == 1 || drops == 2);
  return drops == 1 ? one : one + one - one * one;
}

class OrderSearch {
 public:
  explicit OrderSearch(const OrderQuestion& question)
      : question_(question), pieces_(PiecesOf(question.pieces)) {
    FindSituations();
    FindChances();
    values_.assign((all() + 1) * situations_.size(), kNotYetKnown);
  }

  std::optional<Coaster> Find() {
    if (ValueOf(0, 0) == kImpossible) return std::nullopt;
    Coaster order;
    Set used = 0;
    size_t situation = 0;
    while (used != all()) {
      const double best = ValueOf(used, situation);
      size_t next = 0;
      while (ValueWith(used, situation, next) < best - kSame) ++next;
      order.push_back(pieces_[next]);
      situation = StepsOf(situation)[next]->situation;
      used |= Set{1} << next;
    }
    return order;
  }

 private:
  using Set = size_t;  // a bit a piece, by its number in pieces_

  // What, beside the pieces used, decides on what can follow and what it scores.
  struct Situation {
    BonusState bonus;
    std::optional<Height> exit;

    friend auto operator<=>(const Situation&, const Situation&) = default;
  };

  struct Step {
    size_t situation;
    double points;
  };
  using Steps = std::vector<std::optional<Step>>;  // by piece; nothing where it does not fit

  Set all() const { return (Set{1} << pieces_.size()) - 1; }
  const Steps& StepsOf(size_t situation) const { return situations_[situation]; }

  // Numbers all situations that orders lead to, and links them.
  void FindSituations() {
    std::map<Situation, size_t> numbers;
    std::vector<Situation> found;
    const auto number = [&](const Situation& situation) {
      const auto [place, is_new] = numbers.emplace(situation, found.size());
      if (is_new) found.push_back(situation);
      return place->second;
    };
    number({{}, question_.joints.launch});
    for (size_t i = 0; i < found.size(); ++i) {
      Steps steps;
      for (const Piece piece : pieces_) {
        const Scored scored = Complete(question_, found[i].bonus, piece);
        steps.emplace_back();
        if (!question_.joints.MayFollow(found[i].exit, piece)) continue;
        steps.back() =
            Step{number({scored.next, question_.joints.ExitOf(piece)}), double(scored.points)};
      }
      situations_.push_back(std::move(steps));
    }
  }

  // Of each set of pieces, the chance that the counted run gets through it.
  void FindChances() {
    chances_.assign(all() + 1, 1.0);
    if (!question_.reach.has_value()) return;
    for (size_t i = 0; i < pieces_.size(); ++i) {
      const double chance = (*question_.reach)[IndexOf(pieces_[i])].ToDouble();
      for (Set set = Set{1} << i; set < Set{2} << i; ++set) {
        chances_[set] = chances_[set ^ (Set{1} << i)] * chance;
      }
    }
    for (double& chance : chances_) chance = Better(chance, question_.drops);
  }

  // The most that the pieces that are not in `used` can add.
  double ValueOf(Set used, size_t situation) {
    if (used == all()) return 0;
    double& value = values_[used * situations_.size() + situation];
    if (!std::isnan(value)) return value;
    double best = kImpossible;
    for (size_t next = 0; next < pieces_.size(); ++next) {
      best = std::max(best, ValueWith(used, situation, next));
    }
    return value = best;
  }

  // The same, when they begin with `next`.
  double ValueWith(Set used, size_t situation, size_t next) {
    const Set with = used | Set{1} << next;
    const std::optional<Step>& step = StepsOf(situation)[next];
    if (with == used || !step.has_value()) return kImpossible;
    return chances_[with] * step->points + ValueOf(with, step->situation);
  }

  const OrderQuestion& question_;
  Coaster pieces_;
  std::vector<Steps> situations_;
  std::vector<double> chances_;  // by set
  std::vector<double> values_;   // by set and situation
};

// Nothing when the numbers may get too large.
std::optional<Fraction> ExactlyExpected(const OrderQuestion& question,
                                        const std::vector<OrderStep>& steps) {
  Fraction expected;
  Fraction chance(1);
  double denominator = 1;
  for (const OrderStep& step : steps) {
    const Fraction reach =
        question.reach.has_value() ? (*question.reach)[IndexOf(step.piece)] : Fraction(1);
    denominator *= std::pow(static_cast<double>(reach.denominator()), question.drops);
    if (denominator > kLargestDenominator) return std::nullopt;
    chance *= reach;
    expected += Better(chance, question.drops) * Fraction(step.points);
  }
  return expected;
}

}  // namespace

Coaster BestOrder::order() const {
  Coaster order;
  for (const OrderStep& step : steps) order.push_back(step.piece);
  return order;
}

BestOrder Evaluate(const OrderQuestion& question, const Coaster& order) {
  BestOrder result;
  BonusState state;
  double chance = 1;
  for (const Piece piece : order) {
    const Scored scored = Complete(question, state, piece);
    state = scored.next;
    if (question.reach.has_value()) chance *= (*question.reach)[IndexOf(piece)].ToDouble();
    result.steps.push_back({piece, scored.points, Better(chance, question.drops)});
    result.expected += scored.points * result.steps.back().chance;
  }
  result.exact = ExactlyExpected(question, result.steps);
  return result;
}

std::optional<Coaster> FindCoaster(const PieceSet& pieces, const Joints& joints) {
  if (joints.IsEmpty()) return PiecesOf(pieces);
  OrderQuestion question;
  question.pieces = pieces;
  question.joints = joints;
  return OrderSearch(question).Find();
}

std::optional<BestOrder> FindBestOrder(const OrderQuestion& question) {
  const std::optional<Coaster> order = OrderSearch(question).Find();
  if (!order.has_value()) return std::nullopt;
  return Evaluate(question, *order);
}

}  // namespace rushkit::coaster
