// The best order against all orders, and against very many.
#include "calculators/roller_coaster_rush/best_order.h"

#include <algorithm>
#include <string>
#include <vector>

#include "calculators/roller_coaster_rush/best_showstopper.h"
#include "calculators/roller_coaster_rush/grand_opening.h"
#include "tests/calculators/roller_coaster_rush/pieces.h"
#include "tests/catch.h"

namespace rushkit::coaster {
namespace {

using testing::Card;
using testing::FlagsOf;
using testing::Order;

const std::vector<std::string>& Cards() {
  static const auto* const kCards = new std::vector<std::string>{
      "",           "values:4,5",  "double-after:I,J", "alphabetical",      "descending",
      "same-value", "alternating", "most-money",       "sequence:1/A,2,3+7"};
  return *kCards;
}

OrderQuestion RandomQuestion(size_t count, const std::string& card, Random& random) {
  OrderQuestion question;
  question.pieces = SetOf(testing::RandomOrder(count, random));
  question.flags = testing::RandomFlags(random);
  if (!card.empty()) question.showstopper = Card(card);
  if (random.Below(2) == 0) question.rules.alphabetical = Alphabetical::kConsecutive;
  if (random.Below(2) == 0) question.rules.double_after = DoubleAfter::kFrom;
  return question;
}

void AddChances(OrderQuestion& question, Random& random) {
  Reach& reach = question.reach.emplace();
  for (Fraction& chance : reach) chance = Fraction(static_cast<int64_t>(random.Below(11)), 10);
  question.drops = static_cast<int>(1 + random.Below(2));
}

// Some joints of three heights; now and then one that is not known.
void AddJoints(OrderQuestion& question, Random& random) {
  const auto height = [&random] { return Height(static_cast<int>(random.Below(3))); };
  if (random.Below(4) > 0) question.joints.launch = height();
  for (auto& joint : question.joints.pieces) {
    if (random.Below(6) > 0) joint = Joint{height(), height()};
  }
}

bool FitsTogether(const Coaster& order, const Joints& joints) {
  std::optional<Height> exit = joints.launch;
  for (const Piece piece : order) {
    const std::optional<Joint>& joint = joints.pieces[IndexOf(piece)];
    if (exit.has_value() && joint.has_value() && joint->entry != *exit) return false;
    exit = joint.has_value() ? std::optional<Height>(joint->exit) : std::nullopt;
  }
  return true;
}

// What the Grand Opening gives for each number of pieces completed, weighed with its chance: of two
// independent runs the better counts.
double SlowExpectation(const OrderQuestion& question, const Coaster& order) {
  std::vector<double> at_least = {1};  // the chance that one run completes so many
  for (const Piece piece : order) {
    const double reach = question.reach ? (*question.reach)[IndexOf(piece)].ToDouble() : 1;
    at_least.push_back(at_least.back() * reach);
  }
  at_least.push_back(0);
  Entry entry = {"", {order.begin(), order.end()}, {}, question.showstopper, 0};
  const std::vector<Money> richer = {1};  // nobody scores for money
  double expected = 0;
  for (size_t first = 0; first <= order.size(); ++first) {
    for (size_t second = 0; second <= order.size(); ++second) {
      if (question.drops == 1 && second > 0) break;
      const double chance = (at_least[first] - at_least[first + 1]) *
                            (question.drops == 1 ? 1 : at_least[second] - at_least[second + 1]);
      entry.runs = {std::max(first, second)};
      expected += chance * *ScoreEntry(entry, richer, question.flags, question.rules).total();
    }
  }
  return expected;
}

TEST_CASE("An order is worth the score of each outcome times its chance") {
  Random random(3);
  for (int round = 0; round < 60; ++round) {
    OrderQuestion question = RandomQuestion(6, Cards()[random.Below(Cards().size())], random);
    AddChances(question, random);
    const Coaster order = PiecesOf(question.pieces);
    const BestOrder worth = Evaluate(question, order);
    CHECK(worth.expected == Approx(SlowExpectation(question, order)).margin(1e-9));
    REQUIRE(worth.exact.has_value());
    CHECK(worth.exact->ToDouble() == Approx(worth.expected).margin(1e-12));
  }
}

// The best of all orders, the first by letters of those that are equal; empty when none fits.
BestOrder BestOfAll(const OrderQuestion& question) {
  Coaster order = PiecesOf(question.pieces);
  BestOrder best;
  do {
    if (!FitsTogether(order, question.joints)) continue;
    BestOrder one = Evaluate(question, order);
    if (best.steps.empty() || one.expected > best.expected + 1e-9) best = std::move(one);
  } while (std::next_permutation(order.begin(), order.end()));
  return best;
}

void CheckAgainstAll(const OrderQuestion& question) {
  const BestOrder best = BestOfAll(question);
  const std::optional<BestOrder> found = FindBestOrder(question);
  REQUIRE(found.has_value() == !best.steps.empty());
  if (!found.has_value()) return;
  CHECK(found->expected == Approx(best.expected).margin(1e-9));
  CHECK(found->order() == best.order());
}

TEST_CASE("The best order is the best of all orders") {
  Random random(4);
  for (const std::string& card : Cards()) {
    for (size_t count = 1; count <= 6; ++count) {
      OrderQuestion question = RandomQuestion(count, card, random);
      INFO(card << " " << WritePieces(PiecesOf(question.pieces)));
      CheckAgainstAll(question);
      AddChances(question, random);
      CheckAgainstAll(question);
      AddJoints(question, random);
      CheckAgainstAll(question);
    }
  }
}

TEST_CASE("The best order of eight pieces is the best of all 40 320") {
  Random random(5);
  for (const char* card : {"alphabetical", "double-after:I,J"}) {
    OrderQuestion question = RandomQuestion(8, card, random);
    AddChances(question, random);
    CheckAgainstAll(question);
  }
}

TEST_CASE("Ten thousand random orders are never better") {
  Random random(6);
  for (const char* card : {"alphabetical", "alternating", "double-after:I,J", "sequence:1,2+7"}) {
    OrderQuestion question = RandomQuestion(11, card, random);
    AddChances(question, random);
    const BestOrder best = *FindBestOrder(question);
    Coaster order = PiecesOf(question.pieces);
    for (int round = 0; round < 10'000; ++round) {
      testing::Shuffle(order, random);
      REQUIRE(Evaluate(question, order).expected <= best.expected + kExpectedError);
    }
  }
}

TEST_CASE("All nineteen pieces are no more than a question of sets") {
  Random random(7);
  OrderQuestion question = RandomQuestion(kPieceCount, "double-after:I,J", random);
  question.reach.emplace().fill(Fraction(19, 20));
  const BestOrder best = *FindBestOrder(question);
  CHECK(SetOf(best.order()).all());
  CHECK_FALSE(best.exact.has_value());  // 20 to the 19th
  const Piece first = best.order().front();
  CHECK((first == Order("I")[0] || first == Order("J")[0]));
}

TEST_CASE("Without chances the alphabet is the best order for the alphabetical card") {
  OrderQuestion question;
  question.pieces = SetOf(Order("F,D,J,E,I"));
  question.flags = FlagsOf("D=2,E=5,F=4,I=1,J=3");
  question.showstopper = Card("alphabetical");
  const BestOrder best = *FindBestOrder(question);
  CHECK(best.order() == Order("D,E,F,I,J"));
  CHECK(best.expected == 15 + 10);
  CHECK(*best.exact == Fraction(25));
}

TEST_CASE("The most points come first where every piece is a risk") {
  OrderQuestion question;
  question.pieces = SetOf(Order("A,B,C"));
  question.flags = FlagsOf("A=1,B=5,C=3");
  question.reach.emplace().fill(Fraction(1, 2));
  CHECK(FindBestOrder(question)->order() == Order("B,C,A"));
  CHECK(*FindBestOrder(question)->exact == Fraction(5, 2) + Fraction(3, 4) + Fraction(1, 8));
  question.drops = 2;  // 3/4, 7/16, 15/64
  CHECK(*FindBestOrder(question)->exact == Fraction(15, 4) + Fraction(21, 16) + Fraction(15, 64));
}

TEST_CASE("Only orders that can be built are looked at") {
  OrderQuestion question;
  question.pieces = SetOf(Order("A,B,C"));
  question.joints = testing::JointsOf("launch=2,A=1-3,B=2-1,C=3-0");
  question.showstopper = Card("descending");
  CHECK(FindBestOrder(question)->order() == Order("B,A,C"));
  question.joints = testing::JointsOf("launch=2,A=1-3,B=1-2,C=3-0");
  CHECK_FALSE(FindBestOrder(question).has_value());
  CHECK_FALSE(FindCoaster(question.pieces, question.joints).has_value());
}

std::vector<std::string> NamesOfCards(const std::vector<SuitedCard>& cards) {
  std::vector<std::string> names;
  for (const SuitedCard& card : cards) {
    names.push_back(WriteShowstopper(*card.showstopper));
  }
  return names;
}

TEST_CASE("The showstopper that suits the pieces best comes first") {
  OrderQuestion question;
  question.pieces = SetOf(Order("D,E,F"));
  question.flags = FlagsOf("D=1,E=1,F=5");
  const std::vector<Showstopper> cards = {Card("values:4,5"), Card("most-money"),
                                          Card("alphabetical"), Card("double-after:D")};
  const std::vector<SuitedCard> known = RankShowstoppers(question, cards, 9, {Money(7)});
  CHECK(NamesOfCards(known) ==
        std::vector<std::string>{"alphabetical", "double-after:D", "most-money", "values:4,5"});
  CHECK(known[0].sheet.total() == 13);
  CHECK(known[1].best.order() == Order("D,E,F"));
  CHECK(known[2].sheet.total() == 11);
  for (const SuitedCard& card : known) {
    CHECK(card.best.expected == card.sheet.total());
    CHECK(card.best.exact == Fraction(*card.sheet.total()));
  }
  CHECK(known[0].sheet.verdict() == Verdict::kHolds);
}

TEST_CASE("Money that is not known leaves the best showstopper open only where it could win") {
  OrderQuestion question;
  question.pieces = SetOf(Order("D,E,F"));
  question.flags = FlagsOf("D=1,E=1,F=5");
  const std::vector<Showstopper> close = {Card("values:5"), Card("most-money")};
  CHECK(RankShowstoppers(question, close, {}, {})[0].sheet.verdict() == Verdict::kUnknown);
  const std::vector<Showstopper> clear = {Card("alphabetical"), Card("most-money")};
  const ScoreSheet sheet = RankShowstoppers(question, clear, {}, {})[0].sheet;
  CHECK(sheet.verdict() == Verdict::kHolds);
  CHECK(sheet.facts().back().fact == "who has the most money: +4 not counted");
}

}  // namespace
}  // namespace rushkit::coaster
