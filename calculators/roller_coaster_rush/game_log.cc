// Reads a game as it was written down.
#include <utility>

#include "absl/strings/str_cat.h"
#include "calculators/roller_coaster_rush/notation.h"
#include "calculators/roller_coaster_rush/question_parts.h"
#include "calculators/roller_coaster_rush/questions.h"
#include "calculators/score_sheet/json_reader.h"

namespace rushkit::coaster {
namespace {

AuctionTurn ReadAuctionTurn(const JsonObject& object, absl::Span<const std::string> players,
                            Diagnostics& wrong) {
  AuctionTurn turn = {ReadAuction(object, "auction", players, wrong), {}};
  for (const auto& [name, letters] : ReadNamedLists(object, "coasters", wrong)) {
    const std::optional<size_t> player = FindPlayer(name, players, wrong);
    WrittenCoaster coaster = ReadCoaster(letters, wrong);
    if (player.has_value()) turn.rebuilt.push_back({*player, std::move(coaster)});
  }
  return turn;
}

Turn ReadTurn(const JsonValue& value, absl::Span<const std::string> players, Diagnostics& wrong) {
  const JsonKeys demo = {{"player", "demo"}, {}};
  const JsonKeys auction = {{"player", "auction", "bids"},
                            {"side-bids", "owner", "winner", "coasters"}};
  const bool is_demo = HasKey(value, "demo");
  const JsonObject object(value, is_demo ? demo : auction, wrong);
  Turn turn = {0, Runs()};
  if (const auto name = ReadWord(object, "player", wrong)) {
    turn.player = FindPlayer(*name, players, wrong).value_or(0);
  }
  if (is_demo) {
    turn.action = ReadRuns(object.Items("demo"), kPieceCount, wrong);
  } else {
    turn.action = ReadAuctionTurn(object, players, wrong);
  }
  return turn;
}

void ReadDraft(const JsonObject& object, GameLog& log, Diagnostics& wrong) {
  if (const JsonValue* cards = object.Find("showstoppers")) {
    log.laid_out = ReadShowstoppers(*cards, wrong);
  }
  for (const auto& [name, card] : object.Pairs("draft")) {
    const std::optional<size_t> player = FindPlayer(name, log.players, wrong);
    const std::optional<Showstopper> showstopper = ReadShowstopper(card, wrong);
    if (player.has_value() && showstopper.has_value()) {
      log.draft.push_back({*player, *showstopper});
    }
  }
}

}  // namespace

absl::StatusOr<GameLog> ReadGameLog(const JsonValue& root) {
  Diagnostics wrong;
  const JsonObject object(
      root,
      {{"players", "deal", "coasters"},
       {"first", "flags", "joints", "rules", "showstoppers", "draft", "turns", "grand-opening"}},
      wrong);
  GameLog log;
  log.rules = ReadRules(object, wrong);
  log.flags = ReadFlags(object.Pairs("flags"), wrong);
  log.joints = ReadJoints(object.Pairs("joints"), wrong);
  log.players = ReadNames(object.Items("players"), wrong);
  if (log.players.empty() && wrong.empty()) {
    wrong.push_back({root.where, "found no player, expected 2 to 4"});
  }
  if (const auto name = ReadWord(object, "first", wrong)) {
    log.first = FindPlayer(*name, log.players, wrong).value_or(0);
  }
  for (const std::vector<Item>& letters : ReadByPlayer(object, "deal", log.players, wrong)) {
    log.dealt.push_back(ReadPieces(letters, wrong));
  }
  for (const std::vector<Item>& letters : ReadByPlayer(object, "coasters", log.players, wrong)) {
    log.coasters.push_back(ReadCoaster(letters, wrong));
  }
  ReadDraft(object, log, wrong);
  for (const JsonValue& turn : object.List("turns")) {
    log.turns.push_back(ReadTurn(turn, log.players, wrong));
  }
  if (object.Find("grand-opening") != nullptr) {
    for (const auto& runs : ReadByPlayer(object, "grand-opening", log.players, wrong)) {
      log.grand_opening.push_back(ReadRuns(runs, kPieceCount, wrong));
    }
  }
  return Unless(wrong, log);
}

}  // namespace rushkit::coaster
