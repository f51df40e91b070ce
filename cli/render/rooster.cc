#include "cli/render/rooster.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/render/score_sheet.h"
#include "cli/render/words.h"

namespace rushkit {
namespace {

using rooster::Choice;
using rooster::GameEnd;
using rooster::Player;
using rooster::RoundResult;
using rooster::Table;
using rooster::Thing;
using rooster::VehicleSet;

Json VehiclesJson(VehicleSet vehicles) {
  Json list = Json::array();
  for (const rooster::Vehicle vehicle : vehicles.list()) {
    list.push_back(std::string(NameOf(vehicle, rooster::VehicleNames())));
  }
  return list;
}

Json CardsJson(const Table& table, const RoundResult& result) {
  Json list = Json::array();
  for (size_t i = 0; i < result.hits.size(); ++i) {
    const std::optional<size_t> player = result.secured_by[i];
    list.push_back(
        {{"card", rooster::WriteCard(table.round.cards[i])},
         {"safe", result.hits[i].IsEmpty()},
         {"hit_by", VehiclesJson(result.hits[i])},
         {"secured_by", player.has_value() ? Json(table.players[*player].name) : Json(nullptr)}});
  }
  return list;
}

Json PlayerJson(const Player& player, const ScoreSheet& account) {
  Json object = {{"player", player.name},
                 {"points", player.points},
                 {"tickets", player.tickets.value()},
                 {"out", player.is_out()}};
  AddSheet(account, object);
  return object;
}

void AddEnd(const GameEnd& end, const std::vector<Player>& players, Json& object) {
  object["over"] = end.is_over;
  object["winners"] = Json::array();
  for (const size_t player : end.winners) object["winners"].push_back(players[player].name);
}

std::string PlayerHeading(const Player& player) {
  return absl::StrCat(Printable(player.name), ": ",
                      CountOf(static_cast<uint64_t>(player.points), "point"), ", ",
                      CountOf(static_cast<uint64_t>(player.tickets.value()), "ticket"),
                      player.is_out() ? ", dropped out" : "", "\n");
}

std::string Accounts(const std::vector<Player>& players, const std::vector<ScoreSheet>& accounts,
                     bool in_color) {
  std::string out;
  for (size_t i = 0; i < players.size(); ++i) {
    absl::StrAppend(&out, "\n", PlayerHeading(players[i]), SheetText(accounts[i], in_color));
  }
  return out;
}

std::vector<ScoreSheet> AccountsOf(const Table& table, const RoundResult& result) {
  std::vector<ScoreSheet> accounts;
  for (size_t i = 0; i < table.players.size(); ++i) {
    accounts.push_back(rooster::Account(table.players[i], result.sheets[i]));
  }
  return accounts;
}

// A fraction under `key`, and as a decimal beside it.
void AddFraction(const std::string& key, const Fraction& value, Json& object) {
  object[key] = value.ToString();
  object[key + "_decimal"] = value.ToDouble();
}

// As in --pressed: "1", "button", "nothing".
std::string ChoiceWord(Choice choice) {
  if (choice.thing == Thing::kCard) return absl::StrCat(choice.card + 1);
  return choice.thing == Thing::kButton ? "button" : "nothing";
}

Json ChipsJson(const std::vector<rooster::ChipChance>& chips) {
  Json list = Json::array();
  for (const rooster::ChipChance& chip : chips) {
    Json one = {{"chip", std::string(NameOf(chip.vehicle, rooster::VehicleNames()))}};
    AddFraction("vehicle_side", chip.up, one);
    list.push_back(std::move(one));
  }
  return list;
}

Json ChoicesJson(const std::vector<rooster::ChoiceOdds>& choices) {
  Json list = Json::array();
  for (const rooster::ChoiceOdds& choice : choices) {
    Json one = {{"choice", ChoiceWord(choice.choice)}};
    AddFraction("stays", choice.stays, one);
    AddFraction("expected_tickets", choice.expected_tickets, one);
    AddFraction("counting_points", choice.counting_points, one);
    list.push_back(std::move(one));
  }
  return list;
}

// The tables of a game's rounds, each with the players as they were before it.
std::vector<Table> TablesOf(const rooster::GameRecord& record, const rooster::GameResult& result) {
  std::vector<Table> tables;
  for (size_t i = 0; i < result.rounds.size(); ++i) {
    tables.push_back(
        {i == 0 ? record.players : result.rounds[i - 1].after, record.rounds[i], record.rules});
  }
  return tables;
}

}  // namespace

Json RoundJson(const Table& table, const RoundResult& result) {
  Json object = {{"verdict", std::string(VerdictName(result.verdict()))},
                 {"chips_in_play", VehiclesJson(result.chips_in_play)},
                 {"face_up", VehiclesJson(result.face_up)},
                 {"cards", CardsJson(table, result)},
                 {"button_pays", result.button_pays}};
  AddEnd(result.end, table.players, object);
  AddSheet(result.table, object);
  const std::vector<ScoreSheet> accounts = AccountsOf(table, result);
  object["players"] = Json::array();
  for (size_t i = 0; i < accounts.size(); ++i) {
    object["players"].push_back(PlayerJson(result.after[i], accounts[i]));
  }
  return object;
}

std::string RoundText(const Table& table, const RoundResult& result, bool in_color) {
  return absl::StrCat(SheetText(result.table, in_color),
                      Accounts(result.after, AccountsOf(table, result), in_color));
}

Json OddsJson(const rooster::OddsQuestion& question, const rooster::Odds& odds) {
  Json object = {{"verdict", std::string(VerdictName(odds.sheet.verdict()))},
                 {"chips", ChipsJson(question.chips)},
                 {"cards", Json::array()}};
  for (size_t i = 0; i < odds.cards.size(); ++i) {
    Json one = {{"card", rooster::WriteCard(question.cards[i])}};
    AddFraction("safe", odds.cards[i].safe, one);
    AddFraction("expected_points", odds.cards[i].expected_points, one);
    object["cards"].push_back(std::move(one));
  }
  AddFraction("button", odds.button_pays, object);
  object["choices"] = ChoicesJson(odds.choices);
  object["best"] = {{"maximise_points", ChoiceWord(odds.choices[odds.best_for_points].choice)},
                    {"stay_in_the_game", ChoiceWord(odds.choices[odds.best_for_staying].choice)}};
  AddSheet(odds.sheet, object);
  return object;
}

Json GameJson(const rooster::GameRecord& record, const rooster::GameResult& result) {
  Json object = {{"verdict", std::string(VerdictName(result.verdict()))}, {"pile", result.pile}};
  AddEnd(result.end, result.players, object);
  AddSheet(result.table, object);
  object["players"] = Json::array();
  for (size_t i = 0; i < result.players.size(); ++i) {
    object["players"].push_back(PlayerJson(result.players[i], result.sheets[i]));
  }
  object["rounds"] = Json::array();
  const std::vector<Table> tables = TablesOf(record, result);
  for (size_t i = 0; i < tables.size(); ++i) {
    object["rounds"].push_back(RoundJson(tables[i], result.rounds[i]));
  }
  return object;
}

std::string GameText(const rooster::GameRecord& record, const rooster::GameResult& result,
                     bool in_color) {
  std::string out = SheetText(result.table, in_color);
  const std::vector<Table> tables = TablesOf(record, result);
  for (size_t i = 0; i < tables.size(); ++i) {
    const RoundResult& round = result.rounds[i];
    if (round.verdict() != Verdict::kHolds) {
      return absl::StrCat(out, "round ", i + 1, ":\n", RoundText(tables[i], round, in_color));
    }
    absl::StrAppend(&out, "round ", i + 1, ": ", round.end.reason, ": ",
                    Printable(Describe(round.end, record.players)), "\n");
  }
  return absl::StrCat(out, Accounts(result.players, result.sheets, in_color));
}

}  // namespace rushkit
