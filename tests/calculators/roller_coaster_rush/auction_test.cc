// Auctions and side-auctions, the rulebook's example first.
#include "calculators/roller_coaster_rush/auction.h"

#include <string>
#include <vector>

#include "tests/calculators/roller_coaster_rush/pieces.h"
#include "tests/catch.h"

namespace rushkit::coaster {
namespace {

std::vector<Bidder> Players(size_t count) {
  std::vector<Bidder> players;
  for (size_t i = 0; i < count; ++i) {
    players.push_back(
        {std::string(1, static_cast<char>('a' + i)), 20, 4 + i, Investor::kUninterested});
  }
  return players;
}

Auction AuctionOf(std::vector<Bids> rounds, size_t owner) {
  Auction auction;
  auction.piece = testing::Order("H")[0];
  auction.owner = owner;
  auction.rounds = std::move(rounds);
  return auction;
}

TEST_CASE("The example: a tie, a side-auction, and the blueprint of a third player") {
  const AuctionResult result =
      HoldAuction(AuctionOf({{{0, 3}, {1, 2}, {2, 3}}, {{0, 1}, {2, 0}}}, 1), Players(3), {});
  CHECK(result.sheet.verdict() == Verdict::kHolds);
  CHECK(result.winner == 0);
  CHECK(result.pays == 4);
  CHECK(result.loser == 1);
  CHECK(result.investors[0] == Investor::kInterested);
  CHECK(result.investors[1] == Investor::kInterested);
  CHECK(result.investors[2] == Investor::kUninterested);
}

struct WinnerRow {
  std::vector<Bids> rounds;
  std::optional<size_t> winner;
  int pays;
  Verdict verdict;
  const char* why;
};

// Players a, b and c have 4, 5 and 6 track pieces and $20 each; b owns the blueprint.
TEST_CASE("Who bid most wins and pays the bank") {
  const std::vector<WinnerRow> rows = {
      {{{{0, 1}, {1, 2}, {2, 5}}}, 2, 5, Verdict::kHolds, "the highest bid"},
      {{{{0, 1}, {1, 7}, {2, 5}}}, 1, 7, Verdict::kHolds, "the owner pays the bank too"},
      {{{{0, 4}, {1, 4}, {2, 4}}, {{0, 2}, {1, 1}, {2, 2}}, {{0, 0}, {2, 3}}},
       2,
       9,
       Verdict::kHolds,
       "a third round among those who still tie, all rounds are paid"},
      {{{{0, 4}, {1, 4}, {2, 3}}, {{0, 0}, {1, 0}}},
       0,
       4,
       Verdict::kHolds,
       "nobody adds anything: the fewest pieces of those who tied, who pays the first bid"},
      {{{{0, 3}, {1, 4}, {2, 4}}, {{1, 0}, {2, 0}}},
       1,
       4,
       Verdict::kHolds,
       "a has fewer pieces but is not involved"},
      {{{{0, 0}, {1, 0}, {2, 0}}}, 0, 0, Verdict::kHolds, "nobody bids: the fewest pieces, free"},
      {{{{0, 20}, {1, 0}, {2, 0}}}, 0, 20, Verdict::kHolds, "all the money"},
      {{{{0, 21}, {1, 0}, {2, 0}}}, {}, 0, Verdict::kNo, "more than there is"},
      {{{{0, 15}, {1, 15}, {2, 0}}, {{0, 6}, {1, 5}}},
       {},
       0,
       Verdict::kNo,
       "more than there is in both rounds together"},
      {{{{0, 4}, {1, 4}, {2, 3}}}, {}, 0, Verdict::kUnknown, "the side-auction is to come"},
      {{{{0, 4}, {1, 4}, {2, 3}}, {{0, 1}, {1, 1}, {2, 9}}},
       {},
       0,
       Verdict::kNo,
       "c is not in the tie"},
      {{{{0, 4}, {1, 4}, {2, 3}}, {{0, 1}}}, {}, 0, Verdict::kNo, "b does not bid"},
      {{{{0, 4}, {2, 3}}}, {}, 0, Verdict::kNo, "all players bid, b is missing"},
      {{{{0, 4}, {1, 3}, {2, 3}}, {{1, 1}, {2, 0}}},
       {},
       0,
       Verdict::kNo,
       "no tie, no side-auction"},
  };
  for (const auto& [rounds, winner, pays, verdict, why] : rows) {
    INFO(why);
    const AuctionResult result = HoldAuction(AuctionOf(rounds, 1), Players(3), {});
    CHECK(result.sheet.verdict() == verdict);
    CHECK(result.winner == winner);
    CHECK(result.pays == pays);
    CHECK(result.loser.has_value() == (winner.has_value() && winner != 1U));
  }
}

TEST_CASE("The owner who wins loses nothing, and only one investor turns") {
  const AuctionResult result = HoldAuction(AuctionOf({{{0, 1}, {1, 7}}}, 1), Players(2), {});
  CHECK_FALSE(result.loser.has_value());
  CHECK(result.investors[0] == Investor::kUninterested);
  CHECK(result.investors[1] == Investor::kInterested);
}

TEST_CASE("Investors turn to Interested, or over, as the reading says") {
  std::vector<Bidder> players = Players(2);
  players[0].investor = Investor::kInterested;
  players[1].investor = std::nullopt;
  const Auction auction = AuctionOf({{{0, 7}, {1, 0}}}, 1);
  Rules rules;
  AuctionResult result = HoldAuction(auction, players, rules);
  CHECK(result.investors[0] == Investor::kInterested);
  CHECK(result.investors[1] == Investor::kInterested);
  rules.investor = InvestorTurn::kFlip;
  result = HoldAuction(auction, players, rules);
  CHECK(result.investors[0] == Investor::kUninterested);
  CHECK_FALSE(result.investors[1].has_value());
  CHECK(result.sheet.facts().size() == 1);
}

TEST_CASE("A tie in track pieces without a bid is not decided by the rulebook") {
  std::vector<Bidder> players = Players(3);
  players[1].pieces = 4;
  Auction auction = AuctionOf({{{0, 0}, {1, 0}, {2, 0}}}, 1);
  CHECK(HoldAuction(auction, players, {}).sheet.verdict() == Verdict::kUnknown);
  auction.winner = 1;
  const AuctionResult decided = HoldAuction(auction, players, {});
  CHECK(decided.winner == 1);
  CHECK(decided.sheet.verdict() == Verdict::kHolds);
  CHECK(decided.sheet.facts().size() == 1);
  auction.winner = 2;
  const AuctionResult wrong = HoldAuction(auction, players, {});
  CHECK(wrong.sheet.verdict() == Verdict::kNo);
  CHECK(wrong.sheet.lines()[0].effect ==
        "nobody bids, and a and b may have the fewest track pieces");
}

TEST_CASE("Track pieces that nobody counted leave it open who has the fewest") {
  std::vector<Bidder> players = Players(3);
  players[2].pieces = std::nullopt;
  const Auction auction = AuctionOf({{{0, 0}, {1, 0}, {2, 0}}}, 1);
  const AuctionResult result = HoldAuction(auction, players, {});
  CHECK(result.sheet.verdict() == Verdict::kUnknown);
  CHECK(result.sheet.facts()[0].fact ==
        "who wins when nobody bids: a and c may have equally few track pieces");
}

TEST_CASE("A winner who is written down must be the one who wins") {
  Auction auction = AuctionOf({{{0, 1}, {1, 7}}}, 1);
  auction.winner = 1;
  CHECK(HoldAuction(auction, Players(2), {}).sheet.verdict() == Verdict::kHolds);
  auction.winner = 0;
  const AuctionResult result = HoldAuction(auction, Players(2), {});
  CHECK(result.sheet.verdict() == Verdict::kNo);
  CHECK_FALSE(result.winner.has_value());
}

TEST_CASE("A constructed blueprint is not auctioned again") {
  Auction auction = AuctionOf({{{0, 1}, {1, 7}}}, 1);
  auction.constructed.set(IndexOf(auction.piece));
  CHECK(HoldAuction(auction, Players(2), {}).sheet.verdict() == Verdict::kNo);
}

TEST_CASE("Bids are not checked where nobody knows the money, and it is said") {
  std::vector<Bidder> players = Players(2);
  players[0].money = std::nullopt;
  const AuctionResult result = HoldAuction(AuctionOf({{{0, 500}, {1, 7}}}, 1), players, {});
  CHECK(result.winner == 0);
  REQUIRE(result.sheet.facts().size() == 1);
  CHECK(result.sheet.facts()[0].fact == "the money of a: bids not checked");
}

}  // namespace
}  // namespace rushkit::coaster
