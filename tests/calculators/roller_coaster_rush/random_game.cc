#include "tests/calculators/roller_coaster_rush/random_game.h"

#include <algorithm>
#include <string>

#include "tests/calculators/roller_coaster_rush/pieces.h"

namespace rushkit::coaster::testing {
namespace {

class Table {
 public:
  explicit Table(Random& random) : random_(random), count_(2 + Draw(3)) {}

  PlayedGame Play() && {
    SetUp();
    while (!left_.empty()) {
      const size_t player = (log().first + log().turns.size()) % count_;
      PlayerState& state = game_.players[player];
      const bool demos = state.investor == Investor::kInterested && Draw(2) == 0;
      log().turns.push_back({player, demos ? decltype(Turn::action)(Demo(state)) : AuctionOne()});
    }
    for (const PlayerState& state : game_.players) log().grand_opening.push_back(Drops(state));
    return std::move(game_);
  }

 private:
  GameLog& log() { return game_.log; }
  size_t Draw(size_t bound) { return random_.Below(bound); }

  void SetUp() {
    const size_t cards = 8 - count_;  // 6, 5 or 4
    left_ = RandomOrder(cards * count_, random_);
    log().flags = RandomFlags(random_);
    log().first = Draw(count_);
    if (Draw(2) == 0) log().rules.investor = InvestorTurn::kFlip;
    for (size_t i = 0; i < count_; ++i) {
      PlayerState state;
      state.name = std::string(1, static_cast<char>('a' + i));
      const auto begin = left_.begin() + static_cast<long>(i * cards);
      state.coaster.assign(begin, begin + static_cast<long>(cards));
      state.blueprints = SetOf(state.coaster);
      log().players.push_back(state.name);
      log().dealt.push_back(state.blueprints);
      log().coasters.emplace_back(state.coaster.begin(), state.coaster.end());
      game_.players.push_back(state);
    }
    if (Draw(2) == 0) Draft();
  }

  void Draft() {
    for (const char* card :
         {"most-money", "alphabetical", "values:4,5", "same-value", "descending"}) {
      if (log().laid_out.size() <= count_) log().laid_out.push_back(Card(card));
    }
    std::vector<Showstopper> row = log().laid_out;
    Shuffle(row, random_);
    for (size_t i = 0; i < count_; ++i) {
      const size_t player = (log().first + 2 * count_ - 1 - i) % count_;
      game_.players[player].showstopper = row[i];
      log().draft.push_back({player, row[i]});
    }
  }

  Runs Drops(const PlayerState& state) {
    Runs runs = {Draw(state.coaster.size() + 1)};
    if (runs[0] < state.coaster.size() && Draw(2) == 0) {
      runs.push_back(Draw(state.coaster.size() + 1));
    }
    return runs;
  }

  Runs Demo(PlayerState& state) {
    Runs runs = Drops(state);
    state.money += static_cast<int>(*std::max_element(runs.begin(), runs.end()));
    state.investor = Investor::kUninterested;
    return runs;
  }

  AuctionTurn AuctionOne() {
    AuctionTurn turn;
    const size_t at = Draw(left_.size());
    const Piece piece = left_[at];
    left_.erase(left_.begin() + static_cast<long>(at));
    turn.auction.piece = piece;
    const size_t winner = BidFor(turn.auction);
    PlayerState& taker = game_.players[winner];
    for (const Bids& bids : turn.auction.rounds) taker.money -= bids.at(winner);
    taker.constructed.set(IndexOf(piece));
    TurnOver(taker);
    for (size_t i = 0; i < count_; ++i) {
      PlayerState& owner = game_.players[i];
      if (i == winner || !owner.blueprints.test(IndexOf(piece))) continue;
      Take(piece, taker, owner, turn, winner, i);
      break;
    }
    return turn;
  }

  void Take(Piece piece, PlayerState& taker, PlayerState& owner, AuctionTurn& turn, size_t winner,
            size_t loser) {
    TurnOver(owner);
    owner.blueprints.reset(IndexOf(piece));
    taker.blueprints.set(IndexOf(piece));
    owner.coaster.erase(std::find(owner.coaster.begin(), owner.coaster.end(), piece));
    const bool says_so = Draw(2) == 0;
    const size_t place = says_so ? Draw(taker.coaster.size() + 1) : taker.coaster.size();
    taker.coaster.insert(taker.coaster.begin() + static_cast<long>(place), piece);
    if (!says_so) return;
    Shuffle(owner.coaster, random_);
    turn.rebuilt = {{winner, {taker.coaster.begin(), taker.coaster.end()}},
                    {loser, {owner.coaster.begin(), owner.coaster.end()}}};
  }

  void TurnOver(PlayerState& state) {
    const bool flips =
        log().rules.investor == InvestorTurn::kFlip && state.investor == Investor::kInterested;
    state.investor = flips ? Investor::kUninterested : Investor::kInterested;
  }

  // Draws bids until somebody wins.
  size_t BidFor(Auction& auction) {
    std::vector<size_t> involved;
    std::vector<int> purse;
    for (size_t i = 0; i < count_; ++i) {
      involved.push_back(i);
      purse.push_back(game_.players[i].money);
    }
    while (true) {
      Bids& bids = auction.rounds.emplace_back();
      int highest = 0;
      for (const size_t player : involved) {
        bids[player] = std::min(purse[player], static_cast<int>(Draw(4)));
        purse[player] -= bids[player];
        highest = std::max(highest, bids[player]);
      }
      std::vector<size_t> leaders;
      for (const size_t player : involved) {
        if (bids[player] == highest) leaders.push_back(player);
      }
      if (highest == 0) return WithoutBids(leaders, auction);
      if (leaders.size() == 1) return leaders[0];
      involved = leaders;
    }
  }

  size_t WithoutBids(const std::vector<size_t>& involved, Auction& auction) {
    size_t fewest = kPieceCount;
    for (const size_t player : involved) {
      fewest = std::min(fewest, game_.players[player].coaster.size());
    }
    std::vector<size_t> equal;
    for (const size_t player : involved) {
      if (game_.players[player].coaster.size() == fewest) equal.push_back(player);
    }
    const size_t winner = equal[Draw(equal.size())];
    if (equal.size() > 1) auction.winner = winner;
    return winner;
  }

  Random& random_;
  size_t count_;  // of players
  Coaster left_;  // blueprints to be auctioned
  PlayedGame game_;
};

}  // namespace

PlayedGame PlayAtRandom(Random& random) { return Table(random).Play(); }

}  // namespace rushkit::coaster::testing
