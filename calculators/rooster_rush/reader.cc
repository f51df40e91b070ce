#include "calculators/rooster_rush/reader.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "calculators/score_sheet/json_reader.h"

namespace rushkit::rooster {
namespace {

constexpr IntRange kPlayerRange = {PlayerCount::kLowest, PlayerCount::kHighest};
constexpr IntRange kPointRange = {0, 100};
constexpr int kLargestDenominator = 10'000;  // so that products of four fit
constexpr char kKeepsAll[] = "none";
constexpr Named<Thing> kThings[] = {{"button", Thing::kButton}, {"nothing", Thing::kNothing}};

using Names = std::vector<std::string>;

// The players' names: a list of them, or their number, for p1, p2 and so on. Nothing, which is
// said, when there are too few or too many.
Names ReadNames(const JsonObject& object, Diagnostics& wrong) {
  const JsonValue* written = object.Find("players");
  const std::vector<Item> items = object.Items("players");
  Names names;
  if (items.size() == 1) {
    const int count = ReadInt(items[0], kPlayerRange, wrong).value_or(0);
    for (int i = 1; i <= count; ++i) names.push_back(absl::StrCat("p", i));
  } else if (kPlayerRange.Holds(static_cast<int>(items.size()))) {
    for (const Item& item : items) {
      if (item.text.empty() || std::count(names.begin(), names.end(), item.text) > 0) {
        wrong.push_back({item.where, absl::StrCat("found ", InQuotes(item.text),
                                                  ", expected another player's name")});
      }
      names.emplace_back(item.text);
    }
  } else if (written != nullptr) {
    wrong.push_back(
        {written->where, absl::StrCat("found ", items.size(), " players, expected 3 to 6")});
  }
  return names;
}

std::optional<size_t> FindPlayer(Item item, const Names& names, Diagnostics& wrong) {
  const auto found = std::find(names.begin(), names.end(), item.text);
  if (found != names.end()) return static_cast<size_t>(found - names.begin());
  if (names.empty()) return std::nullopt;  // which is wrong enough
  wrong.push_back(UnknownName(item, "player", names));
  return std::nullopt;
}

std::vector<Player> ReadPlayers(const JsonObject& object, Diagnostics& wrong) {
  std::vector<Player> players;
  const Names names = ReadNames(object, wrong);
  for (const std::string& name : names) players.push_back({name, 0, Tickets()});
  const auto fill = [&](absl::string_view key, IntRange range, auto set) {
    for (const auto& [name, value] : object.Pairs(key)) {
      const std::optional<size_t> player = FindPlayer(name, names, wrong);
      const std::optional<int> number = ReadInt(value, range, wrong);
      if (player.has_value() && number.has_value()) set(players[*player], *number);
    }
  };
  fill("points", kPointRange, [](Player& player, int points) { player.points = points; });
  fill("tickets", {Tickets::kLowest, Tickets::kHighest},
       [](Player& player, int tickets) { player.tickets = Tickets(tickets); });
  return players;
}

Rules ReadRules(const JsonObject& object, Diagnostics& wrong) {
  Rules rules;
  for (const ItemPair& pair : object.Pairs("rules")) ApplyRule(Readings(), pair, rules, wrong);
  return rules;
}

// Reads what happened in a round between players of these names.
class RoundReader {
 public:
  RoundReader(const JsonValue& value, const JsonObject& object, Names names, Diagnostics& wrong)
      : value_(value), object_(object), names_(std::move(names)), wrong_(wrong) {}

  Round Read() {
    Round round;
    round.cards = ReadCards(object_.Items("cards"), object_.Items("backs"), wrong_);
    round.holders = ReadHolders();
    round.spins = ReadSpins();
    CheckSides(round);
    round.presses = ReadPresses(round.cards.size());
    round.discards = ReadDiscards();
    return round;
  }

 private:
  std::vector<ChipHolder> ReadHolders() {
    std::vector<ChipHolder> holders;
    for (const auto& [name, value] : object_.Pairs("chips")) {
      const std::optional<Vehicle> vehicle = ReadName(name, "vehicle", VehicleNames(), wrong_);
      const std::optional<size_t> player = FindPlayer(value, names_, wrong_);
      if (vehicle.has_value() && player.has_value()) holders.push_back({*vehicle, *player});
    }
    return holders;
  }

  std::vector<Spin> ReadSpins() {
    std::vector<Spin> spins;
    const JsonValue* stopped = object_.Find("stopped");
    if (stopped == nullptr) return spins;
    if (stopped->kind != JsonKind::kList) return {ReadSpin(*stopped)};
    for (const JsonValue& spin : stopped->items) spins.push_back(ReadSpin(spin));
    return spins;
  }

  Spin ReadSpin(const JsonValue& stopped) {
    Spin spin;
    for (const auto& [name, value] : ReadPairs(stopped, wrong_)) {
      const std::optional<Vehicle> vehicle = ReadName(name, "vehicle", VehicleNames(), wrong_);
      const std::optional<Side> side = ReadName(value, "side", SideNames(), wrong_);
      if (vehicle.has_value()) spin.push_back({*vehicle, side.value_or(Side::kCrosswalk)});
    }
    return spin;
  }

  // Every chip in play must have a side in the spin that counts.
  void CheckSides(const Round& round) {
    const Spin last = round.spins.empty() ? Spin() : round.spins.back();
    for (const Vehicle vehicle : ChipsInPlay(round.cards).list()) {
      const bool is_told = std::any_of(last.begin(), last.end(), [vehicle](const auto& chip) {
        return chip.vehicle == vehicle || chip.side == Side::kFell;
      });
      if (is_told) continue;
      const JsonValue* stopped = object_.Find("stopped");
      wrong_.push_back({stopped == nullptr ? value_.where : stopped->where,
                        absl::StrCat("no side of the ", NameOf(vehicle, VehicleNames()),
                                     " chip, which is in play, in 'stopped'")});
    }
  }

  std::vector<Press> ReadPresses(size_t cards) {
    std::vector<Press> presses;
    const JsonValue* pressed = object_.Find("pressed");
    if (pressed == nullptr) return presses;
    for (const auto& [name, value] : ReadPairs(*pressed, wrong_, /*may_repeat=*/true)) {
      const std::optional<size_t> player = FindPlayer(name, names_, wrong_);
      const std::optional<Choice> choice = ReadChoice(value, cards);
      if (player.has_value() && choice.has_value()) presses.push_back({*player, *choice});
    }
    return presses;
  }

  std::optional<Choice> ReadChoice(Item item, size_t cards) {
    for (const auto& [name, thing] : kThings) {
      if (name == item.text) return Choice{thing};
    }
    size_t number = 0;
    if (absl::SimpleAtoi(item.text, &number) && number >= 1 && number <= cards) {
      return Choice{Thing::kCard, number - 1};
    }
    wrong_.push_back(
        {item.where, absl::StrCat("found ", InQuotes(item.text), ", expected a card from 1 to ",
                                  cards, ", button or nothing")});
    return std::nullopt;
  }

  std::vector<Discard> ReadDiscards() {
    std::vector<Discard> discards;
    for (const auto& [name, value] : object_.Pairs("discards")) {
      const std::optional<size_t> player = FindPlayer(name, names_, wrong_);
      std::optional<RoadCard> ticket;
      if (value.text != kKeepsAll) ticket = ReadCards({value}, {}, wrong_).front();
      if (player.has_value()) discards.push_back({*player, ticket});
    }
    return discards;
  }

  const JsonValue& value_;
  const JsonObject& object_;
  Names names_;
  Diagnostics& wrong_;
};

Names NamesOf(absl::Span<const Player> players) {
  Names names;
  for (const Player& player : players) names.push_back(player.name);
  return names;
}

std::vector<std::string> WithRoundKeys(std::vector<std::string> keys) {
  for (const char* key : {"backs", "chips", "stopped", "pressed", "discards"})
    keys.emplace_back(key);
  return keys;
}

std::optional<Fraction> ReadChance(Item item, Diagnostics& wrong) {
  const std::optional<Fraction> chance = Fraction::Parse(item.text);
  if (chance.has_value() && *chance <= Fraction(1) &&
      chance->denominator() <= kLargestDenominator) {
    return chance;
  }
  wrong.push_back(
      {item.where, absl::StrCat("found ", InQuotes(item.text), ", expected a chance ",
                                "from 0 to 1 such as 2/3 or 0.65, its denominator at most ",
                                kLargestDenominator)});
  return std::nullopt;
}

// The chip of `vehicle` among those in play, or null.
ChipChance* FindChip(std::optional<Vehicle> vehicle, std::vector<ChipChance>& chips) {
  const auto found = std::find_if(chips.begin(), chips.end(),
                                  [&](const auto& chip) { return chip.vehicle == vehicle; });
  return found == chips.end() ? nullptr : &*found;
}

std::vector<ChipChance> ReadChips(const JsonObject& object, VehicleSet in_play,
                                  Diagnostics& wrong) {
  std::vector<ChipChance> chips;
  for (const Vehicle vehicle : in_play.list()) chips.push_back({vehicle, Fraction(1, 2)});
  for (const auto& [name, value] : object.Pairs("bias")) {
    const std::optional<Vehicle> vehicle = ReadName(name, "vehicle", VehicleNames(), wrong);
    const std::optional<Fraction> chance = ReadChance(value, wrong);
    ChipChance* chip = FindChip(vehicle, chips);
    if (chip != nullptr && chance.has_value()) *chip = {chip->vehicle, *chance, true};
  }
  for (const auto& [name, value] : object.Pairs("stopped")) {
    const std::optional<Vehicle> vehicle = ReadName(name, "vehicle", VehicleNames(), wrong);
    // A chip that fell is spun again, so that it has not stopped.
    const std::optional<Side> side = ReadName(value, "side", SideNames().first(2), wrong);
    ChipChance* chip = FindChip(vehicle, chips);
    if (chip != nullptr && side.has_value()) {
      *chip = {chip->vehicle, Fraction(side == Side::kVehicle ? 1 : 0), true};
    } else if (vehicle.has_value() && chip == nullptr) {
      wrong.push_back(
          {name.where, absl::StrCat(name.text, " is on no back: its chip is not used")});
    }
  }
  return chips;
}

}  // namespace

absl::StatusOr<Table> ReadTable(const JsonValue& root) {
  Diagnostics wrong;
  const JsonObject object(
      root, {{"players", "cards"}, WithRoundKeys({"points", "tickets", "rules"})}, wrong);
  Table table;
  table.players = ReadPlayers(object, wrong);
  table.rules = ReadRules(object, wrong);
  table.round = RoundReader(root, object, NamesOf(table.players), wrong).Read();
  if (!wrong.empty()) return ToStatus(InReadingOrder(wrong));
  return table;
}

absl::StatusOr<OddsQuestion> ReadOddsQuestion(const JsonValue& root) {
  Diagnostics wrong;
  const JsonObject object(root, {{"cards"}, {"backs", "stopped", "bias", "points", "tickets"}},
                          wrong);
  OddsQuestion question;
  question.cards = ReadCards(object.Items("cards"), object.Items("backs"), wrong);
  const JsonValue* cards = object.Find("cards");
  if (cards != nullptr && question.cards.size() != 3 && question.cards.size() != 4) {
    wrong.push_back({cards->where, absl::StrCat("found ", question.cards.size(),
                                                " cards, expected 3 or, of 4 to 6 players, 4")});
  }
  question.chips = ReadChips(object, ChipsInPlay(question.cards), wrong);
  question.points = object.Int("points", kPointRange).value_or(0);
  question.tickets = Tickets(object.Int("tickets", {0, Tickets::kHighest - 1}).value_or(0));
  if (!wrong.empty()) return ToStatus(InReadingOrder(wrong));
  return question;
}

absl::StatusOr<GameRecord> ReadGame(const JsonValue& root) {
  Diagnostics wrong;
  const JsonObject object(root, {{"players", "rounds"}, {"rules", "deck"}}, wrong);
  GameRecord record;
  record.players = ReadPlayers(object, wrong);
  record.rules = ReadRules(object, wrong);
  if (object.Find("deck") != nullptr) record.deck = ReadCards(object.Items("deck"), {}, wrong);
  for (const JsonValue& round : object.List("rounds")) {
    const JsonObject keys(round, {{"cards"}, WithRoundKeys({})}, wrong);
    record.rounds.push_back(RoundReader(round, keys, NamesOf(record.players), wrong).Read());
  }
  if (!wrong.empty()) return ToStatus(InReadingOrder(wrong));
  return record;
}

}  // namespace rushkit::rooster
