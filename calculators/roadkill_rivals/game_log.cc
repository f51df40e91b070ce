#include "calculators/roadkill_rivals/game_log.h"

#include <algorithm>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/action_reader.h"
#include "calculators/roadkill_rivals/reader.h"

namespace rushkit::roadkill {
namespace {

constexpr IntRange kDeckSizes = {1, 200};
constexpr char kPile[] = "/pile";
constexpr char kDiscard[] = "discard";

class LogReader {
 public:
  LogReader(const JsonValue& root, const Catalogue& catalogue)
      : reader_(root, catalogue, {{"players", "freeway", "turns"}, {"first", "deck"}}) {}

  absl::StatusOr<GameLog> Read() {
    log_.rules = reader_.rules();
    ReadPlayers();
    if (const std::optional<Item> first = reader_.object().Text("first")) {
      log_.first = FindPlayer(*first).value_or(0);
    }
    log_.freeway = reader_.ReadFreeway();
    ReadDeck();
    for (const JsonValue& turn : reader_.object().List("turns")) ReadTurn(turn);
    return reader_.Finish(std::move(log_));
  }

 private:
  void ReadPlayers() {
    for (const Item& name : reader_.object().Items("players")) {
      const bool is_known = std::count(log_.players.begin(), log_.players.end(), name.text) > 0;
      const bool is_place = name.text == kDiscard || absl::EndsWith(name.text, kPile);
      if (name.text.empty() || is_known || is_place) {
        reader_.wrong().push_back({name.where, absl::StrCat("found ", InQuotes(name.text),
                                                            ", expected another player's name")});
      } else {
        log_.players.emplace_back(name.text);
      }
    }
    if (log_.players.size() < 2 && reader_.Find("players") != nullptr) {
      reader_.Complain("players", "expected two players at least");
    }
  }

  std::optional<size_t> FindPlayer(Item name) {
    const auto found = std::find(log_.players.begin(), log_.players.end(), name.text);
    if (found != log_.players.end()) return static_cast<size_t>(found - log_.players.begin());
    reader_.wrong().push_back(UnknownName(name, "player", log_.players));
    return std::nullopt;
  }

  void ReadDeck() {
    const JsonValue* deck = reader_.Find("deck");
    if (deck == nullptr) {
      const Fact& all = reader_.catalogue().deck_size();
      log_.deck_size = static_cast<size_t>(all.assumed) - kFreewayCards;
      log_.deck_size_confidence = all.confidence;
      return;
    }
    if (deck->kind == JsonKind::kNumber) {
      log_.deck_size = static_cast<size_t>(
          ReadInt(*deck, kDeckSizes, reader_.wrong()).value_or(kDeckSizes.lowest));
      return;
    }
    log_.deck = reader_.ReadCards(*deck);
    log_.deck_size = log_.deck->size();
    if (log_.deck->empty()) reader_.Complain("deck", "expected a card at least");
    if (log_.deck_size > static_cast<size_t>(kDeckSizes.highest)) {
      reader_.Complain("deck", absl::StrCat("found ", log_.deck_size, " cards, expected ",
                                            kDeckSizes.highest, " at most"));
    }
  }

  void ReadTurn(const JsonValue& value) {
    const JsonObject object(value, WithActionKeys({{"player"}, {"reveal", "moves"}}),
                            reader_.wrong());
    const std::optional<Item> name = object.Text("player");
    const std::optional<size_t> player = name.has_value() ? FindPlayer(*name) : std::nullopt;
    std::vector<std::string> others;
    for (const std::string& other : log_.players) {
      if (!name.has_value() || other != name->text) others.push_back(other);
    }
    const size_t mistakes = reader_.wrong().size();
    std::optional<Action> action = ReadAction(reader_, object, value.where, others);
    if (!action.has_value()) {
      if (mistakes == reader_.wrong().size()) Complain(value, "expected an action in this turn");
      return;
    }
    if (auto* strike = std::get_if<Strike>(&*action)) NameVictim(value, others, *strike);
    GameTurn turn = {
        player.value_or(0), *std::move(action), reader_.ReadCard(object, "reveal"), {}};
    for (const JsonValue& move : object.List("moves")) ReadMove(move, turn.moves);
    CheckTake(value, turn);
    log_.turns.push_back(std::move(turn));
  }

  void NameVictim(const JsonValue& value, const std::vector<std::string>& others, Strike& strike) {
    if (others.size() > 1 && strike.of.empty()) Complain(value, "expected 'of': whose card it is");
    if (strike.of.empty()) strike.of = others.empty() ? "" : others.front();
  }

  void CheckTake(const JsonValue& value, const GameTurn& turn) {
    const bool is_take = std::holds_alternative<Take>(turn.action);
    if (turn.reveal.has_value() && !is_take) {
      Complain(value, "'reveal' is for a card that is taken");
    }
    if (!turn.moves.empty() && !is_take) Complain(value, "'moves' are for a card that is taken");
    if (is_take && !turn.reveal.has_value() && !log_.deck.has_value()) {
      Complain(value, "expected 'reveal': the card that comes to the freeway");
    }
  }

  void ReadMove(const JsonValue& value, std::vector<CardMove>& moves) {
    const JsonObject object(value, {{"card", "from", "to"}, {}}, reader_.wrong());
    const std::optional<Card> card = reader_.ReadCard(object, "card");
    const std::optional<Place> from = ReadPlace(object.Text("from"));
    const std::optional<Place> to = ReadPlace(object.Text("to"));
    if (card.has_value() && from.has_value() && to.has_value()) {
      moves.push_back({*card, *from, *to});
    }
  }

  std::optional<Place> ReadPlace(std::optional<Item> item) {
    if (!item.has_value()) return std::nullopt;
    if (item->text == kDiscard) return Place();
    const bool is_pile = absl::EndsWith(item->text, kPile);
    if (is_pile) item->text.remove_suffix(sizeof(kPile) - 1);
    const std::optional<size_t> player = FindPlayer(*item);
    if (!player.has_value()) return std::nullopt;
    return Place{player, is_pile};
  }

  void Complain(const JsonValue& value, absl::string_view message) {
    reader_.wrong().push_back({value.where, std::string(message)});
  }

  Reader reader_;
  GameLog log_;
};

}  // namespace

absl::StatusOr<GameLog> ReadGameLog(const JsonValue& root, const Catalogue& catalogue) {
  return LogReader(root, catalogue).Read();
}

}  // namespace rushkit::roadkill
