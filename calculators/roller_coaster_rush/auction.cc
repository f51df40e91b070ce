#include "calculators/roller_coaster_rush/auction.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <utility>

#include "absl/strings/str_cat.h"
#include "calculators/roller_coaster_rush/clauses.h"

namespace rushkit::coaster {
namespace {

using Players = std::vector<size_t>;

class Auctioneer {
 public:
  Auctioneer(const Auction& auction, absl::Span<const Bidder> players, const Rules& rules)
      : auction_(auction), players_(players), rules_(rules), bid_(players.size(), 0) {
    assert(auction.owner.has_value() && !auction.rounds.empty());
  }

  AuctionResult Hold() && {
    if (auction_.constructed.test(IndexOf(auction_.piece))) {
      result_.sheet.Break(kCallAuction,
                          absl::StrCat(WritePiece(auction_.piece), " shows its constructed side"),
                          "it cannot be auctioned again");
    }
    RestOnMoney();
    HoldRounds();
    CheckWrittenWinner();
    if (result_.sheet.verdict() == Verdict::kNo) result_.winner.reset();
    for (const Bidder& player : players_) result_.investors.push_back(player.investor);
    if (result_.winner.has_value()) ConstructTrack(*result_.winner);
    return std::move(result_);
  }

 private:
  const std::string& NameOf(size_t player) const { return players_[player].name; }
  // "a, b and c".
  std::string NamesOf(const Players& players) const {
    std::string names;
    for (size_t i = 0; i < players.size(); ++i) {
      const bool is_last = i + 1 == players.size();
      absl::StrAppend(&names, i == 0 ? "" : is_last ? " and " : ", ", NameOf(players[i]));
    }
    return names;
  }

  void HoldRounds() {
    Players involved(players_.size());
    std::iota(involved.begin(), involved.end(), size_t{0});
    for (size_t i = 0; i < auction_.rounds.size(); ++i) {
      clause_ = i == 0 ? kCallAuction : kSideAuctions;
      if (!TakeBids(auction_.rounds[i], involved)) return;
      involved = Leaders(auction_.rounds[i], involved);
      if (involved.size() > 1) continue;
      if (involved.size() == 1) result_.winner = involved.front();
      if (i + 1 < auction_.rounds.size()) {
        result_.sheet.Break(kSideAuctions, "a side-auction is held", "there is no tie");
      }
      return;
    }
    result_.sheet.Rest(
        {absl::StrCat("the side-auction of ", NamesOf(involved)), Confidence::kUnknown, true});
  }

  // False when the wrong players bid, or more than they have.
  bool TakeBids(const Bids& bids, const Players& involved) {
    const size_t lines = result_.sheet.lines().size();
    for (const size_t player : involved) {
      if (bids.count(player) > 0) continue;
      result_.sheet.Break(clause_, absl::StrCat(NameOf(player), " does not bid"),
                          "each of those involved does, if only nothing");
    }
    for (const auto& [player, bid] : bids) {
      bid_[player] += bid;
      CheckMoney(player);
      if (std::find(involved.begin(), involved.end(), player) != involved.end()) continue;
      result_.sheet.Break(clause_, absl::StrCat(NameOf(player), " bids"),
                          absl::StrCat("only ", NamesOf(involved), " are involved"));
    }
    return result_.sheet.lines().size() == lines;
  }

  void CheckMoney(size_t player) {
    const std::optional<int> money = players_[player].money;
    if (!money.has_value() || bid_[player] <= *money) return;
    result_.sheet.Break(clause_, absl::StrCat(NameOf(player), " bids $", bid_[player]),
                        absl::StrCat("there is only $", *money));
  }

  void RestOnMoney() {
    Players unknown;
    for (size_t i = 0; i < players_.size(); ++i) {
      if (!players_[i].money.has_value()) unknown.push_back(i);
    }
    if (unknown.empty()) return;
    result_.sheet.Rest({absl::StrCat("the money of ", NamesOf(unknown), ": bids not checked"),
                        Confidence::kUnknown, false});
  }

  // Those between whom the round leaves it open; nobody where the rulebook does.
  Players Leaders(const Bids& bids, const Players& involved) {
    const int highest = std::max_element(bids.begin(), bids.end(), [](auto& a, auto& b) {
                          return a.second < b.second;
                        })->second;
    if (highest == 0) return WinnerOfNoBids(involved);
    Players leaders;
    for (const auto& [player, bid] : bids) {
      if (bid == highest) leaders.push_back(player);
    }
    result_.sheet.Note(clause_,
                       absl::StrCat(clause_ == kSideAuctions ? "the most that is added is $"
                                                             : "the highest bid is $",
                                    highest),
                       absl::StrCat(NamesOf(leaders), leaders.size() == 1 ? " wins" : " tie"));
    return leaders;
  }

  // Of those involved, who may have the fewest pieces: a number that is not known can be any.
  Players WithFewestPieces(const Players& involved) const {
    const auto pieces = [this](size_t player) { return players_[player].pieces; };
    Players fewest;
    for (const size_t one : involved) {
      if (std::all_of(involved.begin(), involved.end(), [&](size_t other) {
            return !pieces(one) || !pieces(other) || *pieces(one) <= *pieces(other);
          })) {
        fewest.push_back(one);
      }
    }
    return fewest;
  }

  Players WinnerOfNoBids(const Players& involved) {
    Players fewest = WithFewestPieces(involved);
    if (fewest.size() == 1) {
      result_.sheet.Note(kSideAuctions, "nobody bids, the fewest track pieces decide",
                         absl::StrCat(NameOf(fewest.front()), " wins"));
      return fewest;
    }
    const auto written = std::find(fewest.begin(), fewest.end(), auction_.winner);
    const bool is_written = written != fewest.end();
    if (auction_.winner.has_value() && !is_written) {
      result_.sheet.Break(
          kSideAuctions, absl::StrCat(NameOf(*auction_.winner), " is written down as the winner"),
          absl::StrCat("nobody bids, and ", NamesOf(fewest), " may have the fewest track pieces"));
    }
    result_.sheet.Rest({absl::StrCat("who wins when nobody bids: ", NamesOf(fewest),
                                     " may have equally few track pieces"),
                        Confidence::kUnknown, !is_written});
    if (!is_written) return {};
    result_.sheet.Note(kSideAuctions, "nobody bids, and the winner is written down",
                       absl::StrCat(NameOf(*written), " wins"));
    return {*written};
  }

  void CheckWrittenWinner() {
    if (!result_.winner.has_value() || !auction_.winner.has_value()) return;
    if (*auction_.winner == *result_.winner) return;
    result_.sheet.Break(clause_,
                        absl::StrCat(NameOf(*auction_.winner), " is written down as the winner"),
                        absl::StrCat(NameOf(*result_.winner), " wins"));
  }

  void ConstructTrack(size_t winner) {
    result_.pays = bid_[winner];
    const std::string piece = WritePiece(auction_.piece);
    result_.sheet.Note(kCallAuction,
                       absl::StrCat(NameOf(winner), " has won ", piece, " and constructs it"),
                       absl::StrCat("pays $", result_.pays, " to the bank, the others nothing"));
    if (*auction_.owner != winner) {
      result_.loser = auction_.owner;
      result_.sheet.Note(kCallAuction, absl::StrCat(piece, " was ", NameOf(*auction_.owner), "'s"),
                         absl::StrCat(NameOf(*auction_.owner), " loses ", piece));
    }
    TurnInvestor(winner);
    if (result_.loser.has_value()) TurnInvestor(*result_.loser);
  }

  void TurnInvestor(size_t player) {
    std::optional<Investor>& investor = result_.investors[player];
    const bool was_interested = investor == Investor::kInterested;
    if (rules_.investor == InvestorTurn::kToInterested) {
      investor = Investor::kInterested;
    } else if (investor.has_value()) {
      investor = was_interested ? Investor::kUninterested : Investor::kInterested;
    } else {
      result_.sheet.Rest(
          {absl::StrCat("which side the investor card of ", NameOf(player), " shows"),
           Confidence::kUnknown, false});
    }
    result_.sheet.Note(kExample, absl::StrCat("the investor card of ", NameOf(player)),
                       !investor.has_value()                ? "turns over"
                       : *investor == Investor::kInterested ? "turns to Interested"
                                                            : "turns to Uninterested");
  }

  const Auction& auction_;
  absl::Span<const Bidder> players_;
  const Rules& rules_;
  absl::string_view clause_ = kCallAuction;  // of the round
  std::vector<int> bid_;                     // by player, in all rounds so far
  AuctionResult result_;
};

}  // namespace

AuctionResult HoldAuction(const Auction& auction, absl::Span<const Bidder> players,
                          const Rules& rules) {
  return Auctioneer(auction, players, rules).Hold();
}

}  // namespace rushkit::coaster
