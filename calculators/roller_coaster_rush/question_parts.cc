#include "calculators/roller_coaster_rush/question_parts.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "calculators/roller_coaster_rush/notation.h"

namespace rushkit::coaster {
namespace {

Bids ReadBids(absl::Span<const ItemPair> pairs, absl::Span<const std::string> players,
              Diagnostics& wrong) {
  Bids bids;
  for (const auto& [name, value] : pairs) {
    const std::optional<size_t> player = FindPlayer(name, players, wrong);
    const std::optional<int> bid = ReadInt(value, kMoneyRange, wrong);
    if (player.has_value() && bid.has_value()) bids[*player] = *bid;
  }
  return bids;
}

std::vector<std::vector<ItemPair>> ReadRounds(const JsonValue& value, Diagnostics& wrong) {
  std::vector<std::vector<ItemPair>> rounds;
  if (value.kind == JsonKind::kText) {
    for (const Item& round : SplitItems(value.item(), ';')) {
      rounds.push_back(ReadPairs(round, wrong));
    }
  } else if (value.kind == JsonKind::kObject) {
    rounds.push_back(ReadPairs(value, wrong));
  } else {
    for (const JsonValue& round : ReadList(value, wrong)) {
      rounds.push_back(ReadPairs(round, wrong));
    }
  }
  return rounds;
}

}  // namespace

bool HasKey(const JsonValue& object, absl::string_view key) {
  return std::any_of(object.items.begin(), object.items.end(),
                     [key](const JsonValue& member) { return member.key == key; });
}

std::optional<Item> ReadWord(const JsonObject& object, absl::string_view key, Diagnostics& wrong) {
  const JsonValue* value = object.Find(key);
  if (value == nullptr) return std::nullopt;
  return value->kind == JsonKind::kNumber ? value->item() : ReadText(*value, wrong);
}

std::vector<std::string> ReadNames(absl::Span<const Item> items, Diagnostics& wrong) {
  std::vector<std::string> names;
  for (const Item& item : items) {
    const bool is_new = std::find(names.begin(), names.end(), item.text) == names.end();
    if (item.text.empty() || !is_new) {
      wrong.push_back(
          {item.where, absl::StrCat("found ", InQuotes(item.text), ", expected another name")});
    }
    names.emplace_back(item.text);
  }
  return names;
}

std::optional<size_t> FindPlayer(Item name, absl::Span<const std::string> players,
                                 Diagnostics& wrong) {
  const auto found = std::find(players.begin(), players.end(), name.text);
  if (found != players.end()) return static_cast<size_t>(found - players.begin());
  if (!players.empty()) wrong.push_back(UnknownName(name, "player", players));
  return std::nullopt;
}

std::vector<NamedList> ReadNamedLists(const JsonObject& object, absl::string_view key,
                                      Diagnostics& wrong) {
  std::vector<NamedList> lists;
  const JsonValue* value = object.Find(key);
  if (value == nullptr) return lists;
  if (value->kind != JsonKind::kObject) {
    for (const auto& [name, letters] : ReadPairs(*value, wrong)) {
      lists.push_back({name, SplitLetters(letters)});
    }
    return lists;
  }
  for (const JsonValue& member : value->items) {
    lists.push_back(
        {{member.key, member.key_where},
         member.kind == JsonKind::kText ? SplitLetters(member.item()) : ReadItems(member, wrong)});
  }
  return lists;
}

std::vector<std::vector<Item>> ReadByPlayer(const JsonObject& object, absl::string_view key,
                                            absl::Span<const std::string> players,
                                            Diagnostics& wrong) {
  std::vector<std::optional<std::vector<Item>>> found(players.size());
  for (const auto& [name, items] : ReadNamedLists(object, key, wrong)) {
    const std::optional<size_t> player = FindPlayer(name, players, wrong);
    if (player.has_value()) found[*player] = items;
  }
  std::vector<std::vector<Item>> lists;
  for (size_t i = 0; i < players.size(); ++i) {
    lists.push_back(found[i].value_or(std::vector<Item>()));
    if (object.Find(key) == nullptr || found[i].has_value()) continue;
    wrong.push_back({object.Find(key)->where, absl::StrCat(InQuotes(players[i]), " is missing")});
  }
  return lists;
}

Runs ReadRuns(absl::Span<const Item> items, size_t longest, Diagnostics& wrong) {
  Runs runs;
  for (const Item& item : items) {
    const std::optional<int> run = ReadInt(item, {0, static_cast<int>(longest)}, wrong);
    if (run.has_value()) runs.push_back(static_cast<size_t>(*run));
  }
  return runs;
}

std::vector<Money> ReadMoney(absl::Span<const Item> items, Diagnostics& wrong) {
  std::vector<Money> money;
  for (const Item& item : items) money.push_back(ReadInt(item, kMoneyRange, wrong));
  return money;
}

std::vector<Showstopper> ReadShowstoppers(const JsonValue& value, Diagnostics& wrong) {
  std::vector<Showstopper> showstoppers;
  const bool is_text = value.kind == JsonKind::kText;
  for (const Item& item : is_text ? SplitItems(value.item(), ';') : ReadItems(value, wrong)) {
    const std::optional<Showstopper> one = ReadShowstopper(item, wrong);
    if (one.has_value()) showstoppers.push_back(*one);
  }
  return showstoppers;
}

Rules ReadRules(const JsonObject& object, Diagnostics& wrong) {
  Rules rules;
  for (const ItemPair& pair : object.Pairs("rules")) ApplyRule(Readings(), pair, rules, wrong);
  return rules;
}

Auction ReadAuction(const JsonObject& object, absl::string_view piece_key,
                    absl::Span<const std::string> players, Diagnostics& wrong) {
  Auction auction;
  if (const auto letter = ReadWord(object, piece_key, wrong)) {
    auction.piece = ReadPiece(*letter, wrong).value_or(Piece());
  }
  auction.rounds.push_back(ReadBids(object.Pairs("bids"), players, wrong));
  if (const JsonValue* rounds = object.Find("side-bids")) {
    for (const std::vector<ItemPair>& round : ReadRounds(*rounds, wrong)) {
      auction.rounds.push_back(ReadBids(round, players, wrong));
    }
  }
  if (const auto name = ReadWord(object, "owner", wrong)) {
    auction.owner = FindPlayer(*name, players, wrong);
  }
  if (const auto name = ReadWord(object, "winner", wrong)) {
    auction.winner = FindPlayer(*name, players, wrong);
  }
  return auction;
}

}  // namespace rushkit::coaster
