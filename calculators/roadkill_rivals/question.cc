#include "calculators/roadkill_rivals/question.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/action_reader.h"
#include "calculators/roadkill_rivals/reader.h"
#include "calculators/roadkill_rivals/ruling.h"

namespace rushkit::roadkill {
namespace {

constexpr char kOpponent[] = "opponent";  // where there is one without a name
constexpr size_t kMostCards = 200;
constexpr IntRange kTurns = {1, 99};
constexpr IntRange kStates = {1, 1'000'000'000};

// "NAME=REST", or REST alone, whose cards may have a "=" too, behind a ":".
std::pair<std::optional<Item>, Item> CutName(Item item) {
  const auto [name, rest] = CutItem(item, '=');
  const bool is_name = rest.has_value() && name.text.find_first_of(":,") == absl::string_view::npos;
  if (is_name) return {name, *rest};
  return {std::nullopt, item};
}

// Complains of a name that is empty or stands among `names`, and adds it to them.
std::string TakeName(Item name, std::vector<std::string>& names, Diagnostics& wrong) {
  if (name.text.empty() || std::count(names.begin(), names.end(), name.text) > 0) {
    wrong.push_back({name.where, absl::StrCat("found ", InQuotes(name.text),
                                              ", expected another player's name")});
  }
  return names.emplace_back(name.text);
}

std::vector<Opponent> ReadOpponents(Reader& reader) {
  const JsonValue* value = reader.Find("opponent");
  std::vector<Opponent> opponents;
  if (value == nullptr) return opponents;
  std::vector<std::string> names;
  if (value->kind == JsonKind::kList) return {{kOpponent, reader.ReadCards(*value)}};
  for (const JsonValue& one : value->items) {
    const std::string name = TakeName({one.key, one.key_where}, names, reader.wrong());
    opponents.push_back({name, reader.ReadCards(one)});
  }
  if (value->kind == JsonKind::kObject) return opponents;
  for (const Item& part : SplitItems(value->item(), '/')) {
    const auto [name, cards] = CutName(part);
    const std::string plain =
        opponents.empty() ? kOpponent : absl::StrCat(kOpponent, "-", opponents.size() + 1);
    const Item named = name.value_or(Item{plain, part.where});
    opponents.push_back(
        {TakeName(named, names, reader.wrong()),
         reader.catalogue().ReadCards(SplitItems(cards), std::nullopt, reader.wrong())});
  }
  return opponents;
}

// Complains of a lane in which no turn can begin.
void ExpectLegal(Reader& reader, absl::string_view key, const Cards& lane) {
  const ScoreSheet sheet = JudgeLane(lane);
  for (const SheetLine& line : sheet.lines()) {
    if (line.is_broken) {
      reader.Complain(key, absl::StrCat(line.rule, ": ", line.effect, " (", line.clause, ")"));
    }
  }
}

// What is not said of the table is as the action needs it.
void FillIn(const Roadkill& roadkill, Reader& reader, Table& table) {
  if (reader.Find("lane") != nullptr) return;
  table.lane = roadkill.vehicles;
  table.lane.insert(table.lane.end(), roadkill.animals.begin(), roadkill.animals.end());
}

void FillIn(const Take& take, Reader& reader, Table& table) {
  if (reader.Find("lane") == nullptr) table.lane = take.discards;
  if (reader.Find("freeway") == nullptr) table.freeway = {take.card};
}

void FillIn(Strike& strike, Reader& reader, Table& table) {
  if (reader.Find("lane") == nullptr) table.lane = {strike.with};
  if (table.opponents.empty()) table.opponents = {{kOpponent, {strike.victim}}};
  if (!strike.of.empty()) return;
  const auto has_victim = [&strike](const Opponent& opponent) {
    return Without(opponent.lane, {strike.victim}).has_value();
  };
  const auto found = std::find_if(table.opponents.begin(), table.opponents.end(), has_victim);
  strike.of = found == table.opponents.end() ? table.opponents.front().name : found->name;
}

Holdings ReadHoldings(Reader& reader, const JsonValue& value, std::vector<std::string>& names) {
  const JsonObject object(value, {{"name"}, {"pile", "lane"}}, reader.wrong());
  const std::optional<Item> name = object.Text("name");
  Holdings holdings;
  if (name.has_value()) holdings.name = TakeName(*name, names, reader.wrong());
  if (const JsonValue* pile = object.Find("pile")) holdings.pile = reader.ReadCards(*pile);
  if (const JsonValue* lane = object.Find("lane")) holdings.lane = reader.ReadCards(*lane);
  return holdings;
}

Holdings ReadHoldings(Reader& reader, Item text, std::vector<std::string>& names) {
  const auto [name, cards] = CutName(text);
  const auto [pile, lane] = CutItem(cards, '+');
  const auto read = [&reader](Item list) {
    return reader.catalogue().ReadCards(SplitItems(list), std::nullopt, reader.wrong());
  };
  return {TakeName(name.value_or(Item{"", text.where}), names, reader.wrong()), read(pile),
          read(lane.value_or(Item()))};
}

}  // namespace

absl::StatusOr<CheckQuestion> ReadCheck(const JsonValue& asked, const Catalogue& catalogue) {
  Reader reader(asked, catalogue, WithActionKeys({{}, {"lane", "freeway", "opponent"}}));
  CheckQuestion question;
  question.rules = reader.rules();
  Table& table = question.table;
  table = {reader.ReadCards("lane"), reader.ReadCards("freeway"), ReadOpponents(reader)};
  std::vector<std::string> names;
  for (const Opponent& opponent : table.opponents) names.push_back(opponent.name);
  if (table.opponents.empty()) names.emplace_back(kOpponent);
  question.action = ReadAction(reader, reader.object(), asked.where, names);
  if (question.action.has_value()) {
    std::visit([&](auto& action) { FillIn(action, reader, table); }, *question.action);
  } else if (reader.Find("lane") == nullptr && reader.wrong().empty()) {
    reader.Complain("",
                    "expected a lane, or what is done: vehicles and animals, wreck, attack, take");
  }
  return reader.Finish(std::move(question));
}

absl::StatusOr<OptionsQuestion> ReadOptions(const JsonValue& asked, const Catalogue& catalogue) {
  Reader reader(asked, catalogue, {{"freeway"}, {"lane", "opponent"}});
  OptionsQuestion question;
  question.rules = reader.rules();
  question.table = {reader.ReadCards("lane"), reader.ReadFreeway(), ReadOpponents(reader)};
  ExpectLegal(reader, "lane", question.table.lane);
  for (const Opponent& opponent : question.table.opponents) {
    ExpectLegal(reader, "opponent", opponent.lane);
  }
  return reader.Finish(std::move(question));
}

absl::StatusOr<PlanQuestion> ReadPlan(const JsonValue& asked, const Catalogue& catalogue) {
  Reader reader(asked, catalogue, {{"freeway", "turns"}, {"lane", "stream", "deck", "max-states"}});
  PlanQuestion question;
  question.rules = reader.rules();
  question.table = {reader.ReadCards("lane"), reader.ReadFreeway(), {}};
  ExpectLegal(reader, "lane", question.table.lane);
  question.turns = static_cast<unsigned>(reader.object().Int("turns", kTurns).value_or(1));
  question.stream = reader.ReadCards("stream");
  if (reader.Find("deck") != nullptr) question.deck = reader.ReadCards("deck");
  const std::optional<int> states = reader.object().Int("max-states", kStates);
  if (states.has_value()) question.limits.max_states = static_cast<uint64_t>(*states);
  const size_t left = question.stream.size() + question.deck.value_or(Cards()).size();
  if (left > kMostCards) {
    reader.Complain("deck",
                    absl::StrCat("found ", left, " cards, expected ", kMostCards, " at most"));
  }
  if (left == 0 && question.deck.has_value()) {
    reader.Complain("deck", "the deck is empty: the game is over");
  }
  return reader.Finish(std::move(question));
}

absl::StatusOr<std::vector<Holdings>> ReadScore(const JsonValue& asked,
                                                const Catalogue& catalogue) {
  Reader reader(asked, catalogue, {{"players"}, {}});
  std::vector<Holdings> players;
  std::vector<std::string> names;
  const JsonValue* value = reader.Find("players");
  if (value != nullptr && value->kind == JsonKind::kText) {
    for (const Item& text : SplitItems(value->item(), '/')) {
      players.push_back(ReadHoldings(reader, text, names));
    }
  } else {
    for (const JsonValue& one : reader.object().List("players")) {
      players.push_back(ReadHoldings(reader, one, names));
    }
  }
  if (players.empty()) reader.Complain("players", "expected a player at least");
  return reader.Finish(std::move(players));
}

}  // namespace rushkit::roadkill
