// One auction, with its side-auctions: who wins, who pays what, and what changes hands.
#ifndef RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_AUCTION_H_
#define RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_AUCTION_H_

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "calculators/roller_coaster_rush/investor.h"
#include "calculators/roller_coaster_rush/piece.h"
#include "calculators/roller_coaster_rush/rules.h"
#include "calculators/score_sheet/score_sheet.h"

namespace rushkit::coaster {

// What each player puts down, in dollars, by the player's number.
using Bids = std::map<size_t, int>;

// As someone wrote it down.
struct Auction {
  Piece piece;                   // on the blueprint that is up
  std::optional<size_t> owner;   // in front of whom it lies
  std::vector<Bids> rounds;      // the auction, then each side-auction with what is added
  std::optional<size_t> winner;  // decides where the rulebook does not
  PieceSet constructed;          // blueprints that show their constructed side
};

// A player at the table, as far as the auction has to do with it. Nothing: not known.
struct Bidder {
  std::string name;
  std::optional<int> money;
  std::optional<size_t> pieces;  // in the model coaster
  std::optional<Investor> investor;
};

struct AuctionResult {
  ScoreSheet sheet;
  std::optional<size_t> winner;  // nothing: not known, or a rule was broken
  int pays = 0;                  // the winner, to the bank
  std::optional<size_t> loser;   // of the piece
  // By player, after the auction.
  std::vector<std::optional<Investor>> investors;
};

// The owner must be known, and there must be at least one round with a bid. Players are numbers in
// `players`, all of whom bid.
AuctionResult HoldAuction(const Auction& auction, absl::Span<const Bidder> players,
                          const Rules& rules);

}  // namespace rushkit::coaster

#endif  // RUSHKIT_CALCULATORS_ROLLER_COASTER_RUSH_AUCTION_H_
