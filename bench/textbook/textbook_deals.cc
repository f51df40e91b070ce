#include "bench/textbook/textbook_deals.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "solver/game/play_generator.h"

namespace rushkit::bench {
namespace {

class BruteForce {
 public:
  explicit BruteForce(const OpenDeal& deal)
      : deal_(deal), plays_(deal.position, SpacesRule::kExact) {}

  TextbookVerdict Answer(int depth) {
    const Moment start = {*plays_.form().Compact(deal_.position), deal_.to_move, deal_.hands, 0};
    for (int turns = 1; 2 * turns - 1 <= depth; ++turns) {
      if (Wins(start, turns)) return {{Fate::kWins, turns, 0}, positions_};
      if (2 * turns <= depth && Loses(start, turns)) return {{Fate::kLoses, turns, 0}, positions_};
    }
    return {{Fate::kOpen, 0, depth}, positions_};
  }

 private:
  struct Moment {
    CompactPosition position;
    Player mover;
    std::array<Hand, 2> hands;
    size_t drawn;

    const Hand& hand() const { return hands[static_cast<size_t>(mover)]; }
  };

  // The moments after each turn, and whether one has won. A copy, for what is below makes others.
  std::pair<std::vector<Moment>, bool> AllAfter(const Moment& moment) {
    std::pair<std::vector<Moment>, bool> all;
    plays_.Begin(moment.position, moment.mover);
    for (const Card card : kAllCards) {
      if (!moment.hand().Has(card)) continue;
      Moment after = moment;
      after.mover = Opponent(moment.mover);
      Hand& hand = after.hands[static_cast<size_t>(moment.mover)];
      hand.Remove(card);
      if (moment.drawn < deal_.draws.size()) hand.Add(deal_.draws[moment.drawn]);
      ++after.drawn;
      const Outcomes outcomes = plays_.Of(card);
      all.second = all.second || outcomes.win_count() > 0;
      for (const CompactPosition& outcome : outcomes) {
        after.position = outcome;
        all.first.push_back(after);
      }
    }
    positions_ += all.first.size();
    return all;
  }

  bool Wins(const Moment& moment, int turns) {
    const auto [all, wins] = AllAfter(moment);
    if (wins) return true;
    if (turns == 1 || moment.hand().size() < kHandSize) return false;
    return std::any_of(all.begin(), all.end(),
                       [&](const Moment& after) { return Loses(after, turns - 1); });
  }

  bool Loses(const Moment& moment, int turns) {
    if (moment.hand().size() < kHandSize) return false;
    const auto [all, wins] = AllAfter(moment);
    return !wins && std::all_of(all.begin(), all.end(),
                                [&](const Moment& after) { return Wins(after, turns); });
  }

  const OpenDeal& deal_;
  PlayGenerator plays_;
  uint64_t positions_ = 0;
};

}  // namespace

TextbookVerdict TextbookVerdictOf(const OpenDeal& deal, int depth) {
  return BruteForce(deal).Answer(depth);
}

}  // namespace rushkit::bench
