#include "calculators/roller_coaster_rush/game.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "calculators/roller_coaster_rush/best_order.h"
#include "calculators/roller_coaster_rush/clauses.h"
#include "calculators/roller_coaster_rush/demo.h"
#include "calculators/roller_coaster_rush/table_check.h"

namespace rushkit::coaster {
namespace {

class Referee {
 public:
  explicit Referee(const GameLog& log) : log_(log) {}

  GameReport Watch() && {
    SetUp();
    for (size_t i = 0; i < log_.turns.size() && IsRight(); ++i) TakeTurn(i);
    if (IsRight()) OpenGrandly();
    return std::move(report_);
  }

 private:
  bool IsRight() const { return report_.sheet.verdict() == Verdict::kHolds; }
  PlayerState& State(size_t player) { return report_.players[player]; }
  size_t PlayerOfTurn(size_t turn) const { return (log_.first + turn) % log_.players.size(); }

  PieceSet BlueprintsLeft() const {
    PieceSet left;
    for (const PlayerState& player : report_.players)
      left |= player.blueprints & ~player.constructed;
    return left;
  }

  void SetUp() {
    Table table = {{}, true, log_.joints};
    for (size_t i = 0; i < log_.players.size(); ++i) {
      PlayerState player;
      player.name = log_.players[i];
      player.blueprints = log_.dealt[i];
      ScoreSheet said_by_table;
      player.coaster = AsCoaster(player.name, log_.coasters[i], said_by_table).value_or(Coaster());
      table.sides.push_back({player.name, log_.dealt[i], log_.coasters[i]});
      report_.players.push_back(std::move(player));
    }
    report_.sheet = CheckTable(table);
    Draft();
  }

  // One card more than players is laid out, and they pick in reverse turn order: last the first
  // player.
  void Draft() {
    const size_t players = log_.players.size();
    if (log_.laid_out.empty() && log_.draft.empty()) return;
    CheckNumber(log_.laid_out.size(), players + 1, "showstoppers laid out");
    CheckNumber(log_.draft.size(), players, "showstoppers picked");
    std::vector<Showstopper> row = log_.laid_out;
    for (size_t i = 0; i < log_.draft.size(); ++i) {
      const auto& [player, showstopper] = log_.draft[i];
      const size_t turn = players - 1 - i % players;
      if (player != PlayerOfTurn(turn)) {
        report_.sheet.Break(
            kShowstopperMode, absl::StrCat(State(player).name, " picks"),
            absl::StrCat("in reverse turn order it is for ", State(PlayerOfTurn(turn)).name));
      }
      const auto card = std::find(row.begin(), row.end(), showstopper);
      const std::string rule =
          absl::StrCat(State(player).name, " picks ", WriteShowstopper(showstopper));
      if (card == row.end()) {
        report_.sheet.Break(kShowstopperMode, rule, "it does not lie there");
        continue;
      }
      row.erase(card);
      State(player).showstopper = showstopper;
      report_.sheet.Note(kShowstopperMode, rule, "in reverse turn order");
    }
  }

  void CheckNumber(size_t number, size_t expected, absl::string_view what) {
    if (number == expected) return;
    report_.sheet.Break(kShowstopperMode, absl::StrCat(what, ": ", number),
                        absl::StrCat("with ", log_.players.size(), " players ", expected));
  }

  void TakeTurn(size_t index) {
    const Turn& turn = log_.turns[index];
    const auto* auction = std::get_if<AuctionTurn>(&turn.action);
    const std::string rule = absl::StrCat("turn ", index + 1, ": ", State(turn.player).name);
    const std::string effect =
        auction == nullptr
            ? "demos the coaster"
            : absl::StrCat("calls an auction for ", WritePiece(auction->auction.piece));
    ScoreSheet& sheet = report_.sheet;
    if (BlueprintsLeft().none()) {
      sheet.Break(kGrandOpening, rule, "all blueprints have been auctioned: no more turns");
    } else if (turn.player != PlayerOfTurn(index)) {
      sheet.Break(kPlayerTurns, rule,
                  absl::StrCat("the marker is with ", State(PlayerOfTurn(index)).name));
    } else {
      sheet.Note(kPlayerTurns, rule, effect);
      if (auction != nullptr) {
        CallAuction(*auction);
      } else {
        RunDemo(turn.player, std::get<Runs>(turn.action));
      }
    }
    if (sheet.verdict() == Verdict::kNo) report_.broken_turn = index + 1;
  }

  // In front of whom the blueprint lies; nothing, and said so, when it is not as written.
  std::optional<size_t> OwnerOf(const Auction& auction) {
    const std::string piece = WritePiece(auction.piece);
    const auto owner = std::find_if(
        report_.players.begin(), report_.players.end(),
        [&](const PlayerState& player) { return player.blueprints.test(IndexOf(auction.piece)); });
    if (owner == report_.players.end()) {
      report_.sheet.Break(kCallAuction, absl::StrCat(piece, " is up for auction"),
                          "nobody has this blueprint");
      return std::nullopt;
    }
    const auto number = static_cast<size_t>(owner - report_.players.begin());
    if (auction.owner.value_or(number) == number) return number;
    report_.sheet.Break(kCallAuction,
                        absl::StrCat(piece, " is called ", State(*auction.owner).name, "'s"),
                        absl::StrCat("it lies in front of ", owner->name));
    return std::nullopt;
  }

  void CallAuction(const AuctionTurn& turn) {
    Auction auction = turn.auction;
    auction.owner = OwnerOf(auction);
    if (!auction.owner.has_value()) return;
    std::vector<Bidder> bidders;
    for (const PlayerState& player : report_.players) {
      auction.constructed |= player.constructed;
      bidders.push_back({player.name, player.money, player.coaster.size(), player.investor});
    }
    const AuctionResult result = HoldAuction(auction, bidders, log_.rules);
    report_.sheet.Append(result.sheet);
    if (!result.winner.has_value()) return;
    State(*result.winner).money -= result.pays;
    for (size_t i = 0; i < report_.players.size(); ++i) State(i).investor = *result.investors[i];
    HandOver(auction.piece, *result.winner, result.loser);
    Rebuild(turn.rebuilt, *result.winner, result.loser);
  }

  // With the coasters of those who do not say how they rebuild.
  void HandOver(Piece piece, size_t winner, std::optional<size_t> loser) {
    State(winner).constructed.set(IndexOf(piece));
    if (!loser.has_value()) return;
    State(winner).blueprints.set(IndexOf(piece));
    State(winner).coaster.push_back(piece);
    State(*loser).blueprints.reset(IndexOf(piece));
    Coaster& coaster = State(*loser).coaster;
    coaster.erase(std::find(coaster.begin(), coaster.end(), piece));
  }

  void Rebuild(const std::vector<Rebuilt>& rebuilt, size_t winner, std::optional<size_t> loser) {
    for (const auto& [player, written] : rebuilt) {
      const std::string& name = State(player).name;
      const std::optional<Coaster> coaster = AsCoaster(name, written, report_.sheet);
      if (!coaster.has_value()) return;
      CheckPieces(name, *coaster, State(player).blueprints, report_.sheet);
      const bool has_won = player == winner && loser.has_value();
      // Where joints count, a piece may not go in without rebuilding.
      const bool may_reorder = player == loser || (has_won && !log_.joints.IsEmpty());
      if (!may_reorder && !IsAddition(*coaster, State(player).coaster, has_won)) {
        report_.sheet.Break(kCallAuction, absl::StrCat(name, " reorders the coaster"),
                            "only who loses a piece does; a piece that is won goes in anywhere");
      }
      State(player).coaster = *coaster;
    }
    if (!loser.has_value()) return;
    for (const size_t player : {winner, *loser}) CheckFit(State(player));
  }

  // Whether `now` is `before` with its last piece, where that was just won, perhaps further ahead.
  static bool IsAddition(Coaster now, Coaster before, bool has_won) {
    if (has_won && !before.empty()) {
      now.erase(std::remove(now.begin(), now.end(), before.back()), now.end());
      before.pop_back();
    }
    return now == before;
  }

  void CheckFit(const PlayerState& player) {
    if (FindCoaster(player.blueprints, log_.joints).has_value()) {
      CheckJoints(player.name, player.coaster, log_.joints, report_.sheet);
    } else {
      report_.sheet.Rest({absl::StrCat("what ", player.name, " does whose pieces fit in no order"),
                          Confidence::kUnknown, true});
    }
  }

  void RunDemo(size_t player, const Runs& runs) {
    PlayerState& state = State(player);
    const DemoResult result =
        HoldDemo({state.name, {state.coaster.begin(), state.coaster.end()}, runs, state.investor});
    report_.sheet.Append(result.sheet);
    if (!IsRight()) return;
    state.money += result.payout;
    state.investor = Investor::kUninterested;
  }

  void OpenGrandly() {
    const size_t left = BlueprintsLeft().count();
    const std::string rule = absl::StrCat(left, " blueprints are left to be auctioned");
    if (left > 0) report_.next_player = PlayerOfTurn(log_.turns.size());
    if (log_.grand_opening.empty()) {
      report_.sheet.Note(kGrandOpening, rule,
                         left > 0
                             ? absl::StrCat("it is ", State(*report_.next_player).name, "'s turn")
                             : "the Grand Opening is next");
      return;
    }
    if (left > 0) {
      report_.sheet.Break(kGrandOpening, rule, "it is too early for the Grand Opening");
      return;
    }
    std::vector<Entry> entries;
    for (size_t i = 0; i < report_.players.size(); ++i) {
      const PlayerState& player = State(i);
      entries.push_back({player.name,
                         {player.coaster.begin(), player.coaster.end()},
                         log_.grand_opening[i],
                         player.showstopper,
                         player.money});
    }
    report_.opening = ScoreGrandOpening(entries, log_.flags, log_.rules);
  }

  const GameLog& log_;
  GameReport report_;
};

}  // namespace

Verdict GameReport::verdict() const {
  return opening.has_value() ? Worse(sheet.verdict(), opening->verdict()) : sheet.verdict();
}

GameReport RefereeGame(const GameLog& log) { return Referee(log).Watch(); }

}  // namespace rushkit::coaster
