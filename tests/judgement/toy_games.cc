#include "tests/judgement/toy_games.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <tuple>
#include <vector>

#include "solver/game/card_ledger.h"
#include "tests/catch.h"
#include "tests/support/positions.h"

namespace rushkit::testing {
namespace {

constexpr int kRows = 6;
constexpr int kColumns = 14;
constexpr size_t kTurns = 4;  // that are played out

// A grid as text, on which vehicles are put where there is room.
class Grid {
 public:
  bool Put(char letter, int row, int column, int down, int right) {
    for (int i = 0; i < 2; ++i) {
      if (At(row + i * down, column + i * right) != '.') return false;
    }
    for (int i = 0; i < 2; ++i) At(row + i * down, column + i * right) = letter;
    return true;
  }
  std::string code() const {
    std::string code;
    for (const std::string& row : rows_) code += (code.empty() ? "" : "/") + row;
    return code + ":0,0";
  }

 private:
  char& At(int row, int column) {
    return rows_[static_cast<size_t>(row)][static_cast<size_t>(column)];
  }
  std::vector<std::string> rows_ = std::vector<std::string>(kRows, std::string(kColumns, '.'));
};

int Any(Random& random, int least, int most) {
  return least + static_cast<int>(random.Below(static_cast<uint64_t>(most - least + 1)));
}

Position RandomGrid(Random& random) {
  Grid grid;
  // One draw a statement: compilers choose the order of arguments.
  int column = Any(random, 10, 11);
  grid.Put('G', Any(random, 0, 2), column, 0, 1);
  column = Any(random, 0, 2);
  grid.Put('S', Any(random, 3, 5), column, 0, 1);
  for (char letter = 'a'; letter < 'a' + Any(random, 1, 2);) {
    column = Any(random, 0, 13);
    if (grid.Put(letter, Any(random, 0, 4), column, 1, 0)) ++letter;
  }
  return PositionOf(grid.code());
}

// The recursion over plays and draws.
class BruteForce {
 public:
  explicit BruteForce(const ToyGame& toy) {
    for (size_t i = 0; i < kTurns; ++i) {
      generators_.push_back(std::make_unique<PlayGenerator>(toy.position, SpacesRule::kExact));
    }
  }

  // With `turns` turns played. The fourth and fifth turn are only looked at for wins.
  Bounds Chance(const CompactPosition& position, const std::array<Hand, 2>& hands,
                const CardCounts& pile, size_t turns) {
    const Player mover = turns % 2 == 0 ? Player::kGold : Player::kSilver;
    const Hand& hand = hands[static_cast<size_t>(mover)];
    const bool wins = !generators_[0]->Winning(position, mover, CardKinds::Of(hand)).empty();
    if (wins) return mover == Player::kGold ? Bounds{1, 1} : Bounds{0, 0};
    if (turns == kTurns) return {0, 1};
    const auto [known, is_new] = known_.try_emplace({position, hands, pile, turns});
    Bounds& best = known->second;
    if (!is_new) return best;
    best = mover == Player::kGold ? Bounds{0, 0} : Bounds{1, 0};
    PlayGenerator& plays = *generators_[turns];
    plays.Begin(position, mover);
    for (const Card card : kAllCards) {
      if (!hand.Has(card)) continue;
      for (const CompactPosition& outcome : plays.Of(card)) {
        const Bounds after = AfterDraw(outcome, hands, pile, turns, card);
        best.low =
            mover == Player::kGold ? std::max(best.low, after.low) : std::min(best.low, after.low);
        best.high = std::max(best.high, after.high);
      }
    }
    return best;
  }

 private:
  Bounds AfterDraw(const CompactPosition& position, const std::array<Hand, 2>& hands,
                   const CardCounts& pile, size_t turns, Card played) {
    Bounds mean{0, 0};
    for (const Card drawn : kAllCards) {
      if (!pile.Has(drawn)) continue;
      std::array<Hand, 2> next = hands;
      next[turns % 2].Remove(played);
      next[turns % 2].Add(drawn);
      CardCounts rest = pile;
      rest.Remove(drawn);
      const Bounds bounds = Chance(position, next, rest, turns + 1);
      const double weight = static_cast<double>(pile.Of(drawn)) / pile.size();
      mean.low += weight * bounds.low;
      mean.high += weight * bounds.high;
    }
    return mean;
  }

  using State = std::tuple<CompactPosition, std::array<Hand, 2>, CardCounts, size_t>;

  std::map<State, Bounds> known_;
  std::vector<std::unique_ptr<PlayGenerator>> generators_;
};

}  // namespace

InformationSet ToyGame::View() const {
  const auto course = GameCourse::Begin(position, Player::kGold, SpacesRule::kExact);
  REQUIRE(course.ok());
  CardLedger::Account account;
  for (const Player player : kPlayers) {
    account.held[static_cast<size_t>(player)].known = hands[static_cast<size_t>(player)];
  }
  account.unseen = pile;
  account.pile_size = pile.size();
  const auto ledger = CardLedger::Resume(account);
  REQUIRE(ledger.ok());
  const auto view = InformationSet::Resume(*course, Player::kGold, *ledger);
  REQUIRE(view.ok());
  return *view;
}

ToyGame RandomToy(Random& random) {
  ToyGame toy{RandomGrid(random), {}, {}};
  for (Hand& hand : toy.hands) {
    for (int i = 0; i < kHandSize; ++i) {
      hand.Add(Any(random, 0, 2) == 0 ? Card::kShift : Card::kMove1);
    }
  }
  for (int i = 0; i < 5; ++i) toy.pile.Add(Any(random, 0, 2) == 0 ? Card::kMove2 : Card::kMove1);
  return toy;
}

Bounds ExactChance(const ToyGame& toy) {
  const CompactForm form(toy.position);
  return BruteForce(toy).Chance(*form.Compact(toy.position), toy.hands, toy.pile, 0);
}

}  // namespace rushkit::testing
