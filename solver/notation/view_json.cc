#include "solver/notation/view_json.h"

#include <array>
#include <cassert>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/rules_notation.h"

namespace rushkit {
namespace {

using Json = nlohmann::ordered_json;

constexpr int64_t kMostTurns = 1'000'000;

Json CountsJson(const CardCounts& counts) {
  Json object = Json::object();
  for (const Card card : kAllCards) {
    if (counts.Has(card)) object[WriteCard(card)] = counts.Of(card);
  }
  return object;
}

// Sorted by code, so that nothing depends on the order of a hash table.
Json SeenJson(const GameCourse& course) {
  std::map<Player, std::map<std::string, int>> seen;
  for (const Standing& standing : course.AllSeen()) {
    seen[standing.to_move][WritePositionCode(standing.position)] = standing.times;
  }
  Json object = Json::object();
  for (const auto& [player, times] : seen) object[WritePlayer(player)] = times;
  return object;
}

Json RulesOf(const GameCourse& course) {
  Json rules;
  for (const absl::string_view rule : absl::StrSplit(WriteRules(course.rules()), ' ')) {
    const size_t equals = rule.find('=');
    rules[std::string(rule.substr(0, equals))] = std::string(rule.substr(equals + 1));
  }
  rules["turn_cap"] = course.limits().turn_cap;
  rules["repetitions"] = course.limits().repetitions;
  return rules;
}

// Takes the parts of a view one by one.
class ViewReader {
 public:
  explicit ViewReader(JsonFields& fields) : fields_(fields) {}

  std::optional<InformationSet> Read() {
    const bool rules_are_known = ReadRules();
    const std::optional<Player> player = ReadWho();
    const std::optional<Position> position = ReadPosition("position");
    if (!player || !position) {
      ReadAccount(Player::kGold);  // for what else is wrong
      return std::nullopt;
    }
    const std::optional<CardLedger> cards = ReadAccount(*player);
    const std::optional<GameCourse> course = ReadCourse(*position, *player);
    if (!cards || !course || !rules_are_known) return std::nullopt;
    return *InformationSet::Resume(*course, *player, *cards);
  }

 private:
  // False when something is wrong with them.
  bool ReadRules() {
    std::optional<JsonFields> rules = fields_.Object("rules");
    if (!rules) return true;
    const bool connection = ReadRule("connection", *rules);
    const bool spaces = ReadRule("spaces", *rules);
    const std::optional<int64_t> cap = rules->Number("turn_cap", 1, kMostTurns, limits_.turn_cap);
    const std::optional<int64_t> times =
        rules->Number("repetitions", 1, kMostTurns, limits_.repetitions);
    if (!connection || !spaces || !cap || !times) return false;
    limits_ = {static_cast<int>(*cap), static_cast<int>(*times)};
    return true;
  }

  bool ReadRule(absl::string_view name, JsonFields& rules) {
    if (!rules.Has(name)) return true;
    const std::optional<std::string> value = rules.Text(name);
    if (!value) return false;
    const absl::Status status = ApplyRule(absl::StrCat(name, "=", *value), rules_);
    if (!status.ok()) rules.Refuse(name, status);
    return status.ok();
  }

  std::optional<Player> ReadWho() {
    const std::optional<std::string> word = fields_.Text("player");
    if (!word) return std::nullopt;
    const std::optional<Player> player = ReadPlayer(*word);
    if (!player) fields_.Refuse("player", "expected gold or silver");
    return player;
  }

  std::optional<Position> ReadPosition(absl::string_view key) {
    const std::optional<std::string> code = fields_.Text(key);
    if (!code) return std::nullopt;
    const absl::StatusOr<Position> position = ReadPositionCode(*code, rules_.connection);
    if (position.ok()) return *position;
    fields_.Refuse(key, position.status());
    return std::nullopt;
  }

  std::optional<CardCounts> ReadCards(absl::string_view key, std::optional<std::string> otherwise) {
    const std::optional<std::string> text = fields_.Text(key, std::move(otherwise));
    if (!text) return std::nullopt;
    const absl::StatusOr<std::vector<Card>> cards = ReadCardList(*text);
    if (!cards.ok()) {
      fields_.Refuse(key, cards.status());
      return std::nullopt;
    }
    CardCounts counts;
    if (cards->size() > size_t{kHandSize}) {
      fields_.Refuse(key, absl::StrCat("more than ", kHandSize, " cards"));
      return std::nullopt;
    }
    for (const Card card : *cards) counts.Add(card);
    return counts;
  }

  std::optional<CardCounts> ReadCounts(absl::string_view key, bool may_be_missing) {
    std::optional<JsonFields> object = fields_.Object(key, may_be_missing);
    CardCounts counts;
    if (!object) return counts;
    for (const std::string& name : object->Keys()) {
      const std::optional<Card> card = FindCard(name);
      if (!card) {
        object->Refuse(name, "no such card");
        return std::nullopt;
      }
      const std::optional<int64_t> count = object->Number(name, 0, kMostCardsOfAKind);
      if (!count) return std::nullopt;
      counts.Add(*card, static_cast<int>(*count));
    }
    return counts;
  }

  std::optional<CardLedger> ReadAccount(Player player) {
    const std::optional<CardCounts> hand = ReadCards("hand", std::nullopt);
    const std::optional<CardCounts> known = ReadCards("other_known", "");
    const std::optional<int64_t> hidden = fields_.Number(
        "other_hidden", 0, kHandSize, kHandSize - known.value_or(CardCounts()).size());
    const std::optional<CardCounts> unseen = ReadCounts("unseen", /*may_be_missing=*/false);
    const std::optional<CardCounts> discards = ReadCounts("discards", /*may_be_missing=*/true);
    const std::optional<int64_t> pile = fields_.Number("pile", 1, kMostTurns);
    const std::optional<int64_t> reshuffles = fields_.Number("reshuffles", 0, kMostTurns, 0);
    if (!fields_.Has("unseen")) return std::nullopt;
    if (!hand || !known || !hidden || !unseen || !discards || !pile || !reshuffles) return {};
    const CardLedger::Held own{*hand, 0};
    const CardLedger::Held other{*known, static_cast<int>(*hidden)};
    const absl::StatusOr<CardLedger> cards = CardLedger::Resume(
        {.held = player == Player::kGold ? std::array{own, other} : std::array{other, own},
         .unseen = *unseen,
         .discards = *discards,
         .pile_size = static_cast<int>(*pile),
         .reshuffles = static_cast<int>(*reshuffles)});
    if (cards.ok()) return *cards;
    fields_.Refuse("", cards.status());
    return std::nullopt;
  }

  std::optional<std::vector<Standing>> ReadSeen() {
    std::vector<Standing> all;
    std::optional<JsonFields> seen = fields_.Object("seen");
    if (!seen) return all;
    for (const Player player : kPlayers) {
      std::optional<JsonFields> times = seen->Object(WritePlayer(player));
      if (!times) continue;
      for (const std::string& code : times->Keys()) {
        const absl::StatusOr<Position> position = ReadPositionCode(code, rules_.connection);
        const std::optional<int64_t> count = times->Number(code, 1, kMostTurns);
        if (!position.ok()) times->Refuse(code, position.status());
        if (!position.ok() || !count) return std::nullopt;
        all.push_back({*position, player, static_cast<int>(*count)});
      }
    }
    return all;
  }

  std::optional<GameCourse> ReadCourse(const Position& position, Player player) {
    const std::optional<int64_t> turns = fields_.Number("turns", 0, kMostTurns, 0);
    const std::optional<std::vector<Standing>> seen = ReadSeen();
    if (!turns || !seen) return std::nullopt;
    Standing present{position, player, 1};
    for (const Standing& standing : *seen) {
      if (standing.to_move != player) continue;
      if (standing.position.ToPlacement() == position.ToPlacement()) present.times = standing.times;
    }
    const absl::StatusOr<GameCourse> course =
        GameCourse::Resume(present, *seen, rules_.spaces, limits_, static_cast<int>(*turns));
    if (course.ok()) return *course;
    fields_.Refuse("", course.status());
    return std::nullopt;
  }

  JsonFields& fields_;
  Rules rules_;
  GameLimits limits_;
};

}  // namespace

Json WriteView(const InformationSet& view) {
  assert(view.viewer() == view.to_move());
  Json object;
  object["position"] = WritePositionCode(view.position());
  object["player"] = WritePlayer(view.viewer());
  object["hand"] = WriteHand(view.hand());
  object["other_known"] = WriteHand(view.other().known);
  object["other_hidden"] = view.other().hidden;
  object["unseen"] = CountsJson(view.unseen());
  object["pile"] = view.cards().pile_size();
  object["discards"] = CountsJson(view.cards().discards());
  object["reshuffles"] = view.cards().reshuffles();
  object["turns"] = view.course().turns();
  object["rules"] = RulesOf(view.course());
  object["seen"] = SeenJson(view.course());
  return object;
}

std::optional<InformationSet> ReadView(JsonFields& fields) { return ViewReader(fields).Read(); }

}  // namespace rushkit
