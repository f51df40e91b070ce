#include "calculators/roller_coaster_rush/questions.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "calculators/roller_coaster_rush/notation.h"
#include "calculators/roller_coaster_rush/question_parts.h"
#include "calculators/score_sheet/json_reader.h"

namespace rushkit::coaster {
namespace {

TableSide& SideOf(Item name, Table& table) {
  const auto side = std::find_if(table.sides.begin(), table.sides.end(),
                                 [name](const TableSide& one) { return one.name == name.text; });
  if (side != table.sides.end()) return *side;
  return table.sides.emplace_back(TableSide{std::string(name.text), std::nullopt, std::nullopt});
}

Entry ReadEntry(const JsonObject& object, Diagnostics& wrong) {
  Entry entry;
  entry.coaster = ReadCoaster(object.Items("track"), wrong);
  const auto pieces = std::count_if(entry.coaster.begin(), entry.coaster.end(),
                                    [](const auto& piece) { return piece.has_value(); });
  entry.runs = ReadRuns(object.Items("completed"), static_cast<size_t>(pieces), wrong);
  if (const std::optional<Item> item = object.Text("showstopper")) {
    entry.showstopper = ReadShowstopper(*item, wrong);
  }
  entry.money = object.Int("money", kMoneyRange);
  return entry;
}

// One of `what` a player: complains when fewer or more than can play.
void CheckNumber(size_t number, const JsonValue& value, absl::string_view what,
                 Diagnostics& wrong) {
  if (number >= 2 && number <= 4) return;
  wrong.push_back({value.where, absl::StrCat("found ", number, " ", what, ", expected 2 to 4")});
}

std::optional<Investor> ReadInvestor(Item item, Diagnostics& wrong) {
  return ReadName<Investor>(item, "side of an investor card", kInvestors, wrong);
}

void ReadBidders(const JsonObject& object, absl::Span<const std::string> names,
                 std::vector<Bidder>& players, Diagnostics& wrong) {
  const auto for_each = [&](absl::string_view key, auto read) {
    for (const auto& [name, value] : object.Pairs(key)) {
      const std::optional<size_t> player = FindPlayer(name, names, wrong);
      if (player.has_value()) read(players[*player], value);
    }
  };
  for_each("money",
           [&](Bidder& one, Item value) { one.money = ReadInt(value, kMoneyRange, wrong); });
  for_each("lengths", [&](Bidder& one, Item value) {
    one.pieces = ReadInt(value, {0, static_cast<int>(kPieceCount)}, wrong);
  });
  for_each("investors",
           [&](Bidder& one, Item value) { one.investor = ReadInvestor(value, wrong); });
}

}  // namespace

absl::StatusOr<Table> ReadTable(const JsonValue& root) {
  Diagnostics wrong;
  const JsonObject object(root, {{}, {"track", "pieces", "deal", "owned", "coasters", "joints"}},
                          wrong);
  Table table = {{}, object.Find("deal") != nullptr, ReadJoints(object.Pairs("joints"), wrong)};
  if (object.Find("pieces") != nullptr) {
    SideOf({}, table).pieces = ReadPieces(object.Items("pieces"), wrong);
  }
  if (object.Find("track") != nullptr) {
    SideOf({}, table).coaster = ReadCoaster(object.Items("track"), wrong);
  }
  const bool is_one = !table.sides.empty();
  for (const char* key : {"deal", "owned"}) {
    for (const auto& [name, letters] : ReadNamedLists(object, key, wrong)) {
      SideOf(name, table).pieces = ReadPieces(letters, wrong);
    }
  }
  for (const auto& [name, letters] : ReadNamedLists(object, "coasters", wrong)) {
    SideOf(name, table).coaster = ReadCoaster(letters, wrong);
  }
  const bool is_mixed =
      (is_one && table.sides.size() > 1) || (table.is_deal && object.Find("owned") != nullptr);
  if (table.sides.empty() || is_mixed) {
    wrong.push_back({root.where,
                     "expected 'track' and 'pieces' of one player, or 'coasters' and 'deal' or "
                     "'owned' of a table"});
  }
  return Unless(wrong, table);
}

absl::StatusOr<ScoreQuestion> ReadScoreQuestion(const JsonValue& root) {
  Diagnostics wrong;
  ScoreQuestion question;
  question.is_table = HasKey(root, "players");
  const JsonKeys one_player = {{"track", "completed"},
                               {"flags", "showstopper", "money", "others-money", "rules"}};
  const JsonKeys table = {{"players"}, {"flags", "rules"}};
  const JsonObject object(root, question.is_table ? table : one_player, wrong);
  question.flags = ReadFlags(object.Pairs("flags"), wrong);
  question.rules = ReadRules(object, wrong);
  question.others = ReadMoney(object.Items("others-money"), wrong);
  if (!question.is_table) question.entries.push_back(ReadEntry(object, wrong));
  std::vector<Item> names;
  for (const JsonValue& player : object.List("players")) {
    const JsonObject one(player, {{"name", "track", "completed"}, {"showstopper", "money"}}, wrong);
    question.entries.push_back(ReadEntry(one, wrong));
    if (const auto name = ReadWord(one, "name", wrong)) {
      names.push_back(*name);
      question.entries.back().name = std::string(name->text);
    }
  }
  ReadNames(names, wrong);
  if (question.is_table && wrong.empty()) {
    CheckNumber(object.List("players").size(), *object.Find("players"), "players", wrong);
  }
  return Unless(wrong, question);
}

absl::StatusOr<AuctionQuestion> ReadAuctionQuestion(const JsonValue& root) {
  Diagnostics wrong;
  const JsonObject object(
      root,
      {{"bids", "piece", "owner"},
       {"side-bids", "winner", "money", "lengths", "investors", "constructed", "rules"}},
      wrong);
  AuctionQuestion question;
  std::vector<std::string> names;
  const size_t wrong_before = wrong.size();
  for (const auto& [name, bid] : object.Pairs("bids")) {
    names.emplace_back(name.text);
    question.players.push_back({names.back(), std::nullopt, std::nullopt, std::nullopt});
  }
  const JsonValue* bids = object.Find("bids");
  if (bids != nullptr && wrong.size() == wrong_before) {
    CheckNumber(names.size(), *bids, "bids", wrong);
  }
  question.auction = ReadAuction(object, "piece", names, wrong);
  question.auction.constructed = ReadPieces(object.Items("constructed"), wrong);
  ReadBidders(object, names, question.players, wrong);
  question.rules = ReadRules(object, wrong);
  return Unless(wrong, question);
}

absl::StatusOr<DemoQuestion> ReadDemoQuestion(const JsonValue& root) {
  Diagnostics wrong;
  const JsonObject object(root, {{"track", "completed"}, {"player", "investor", "money"}}, wrong);
  const Entry entry = ReadEntry(object, wrong);
  DemoQuestion question = {{"", entry.coaster, entry.runs, std::nullopt}, entry.money};
  if (const auto name = ReadWord(object, "player", wrong)) {
    question.demo.player = std::string(name->text);
  }
  if (const std::optional<Item> side = object.Text("investor")) {
    question.demo.investor = ReadInvestor(*side, wrong);
  }
  return Unless(wrong, question);
}

absl::StatusOr<BestQuestion> ReadBestQuestion(const JsonValue& root) {
  Diagnostics wrong;
  const JsonObject object(
      root,
      {{"pieces"},
       {"flags", "joints", "showstopper", "reach", "drops", "money", "others-money", "rules"}},
      wrong);
  BestQuestion question;
  OrderQuestion& order = question.order;
  order.pieces = ReadPieces(object.Items("pieces"), wrong);
  order.flags = ReadFlags(object.Pairs("flags"), wrong);
  order.joints = ReadJoints(object.Pairs("joints"), wrong);
  order.rules = ReadRules(object, wrong);
  order.drops = object.Int("drops", {1, 2}).value_or(1);
  if (const JsonValue* reach = object.Find("reach")) order.reach = ReadReach(*reach, wrong);
  if (const JsonValue* cards = object.Find("showstopper")) {
    question.cards = ReadShowstoppers(*cards, wrong);
  }
  question.money = object.Int("money", kMoneyRange);
  question.others = ReadMoney(object.Items("others-money"), wrong);
  return Unless(wrong, question);
}

}  // namespace rushkit::coaster
