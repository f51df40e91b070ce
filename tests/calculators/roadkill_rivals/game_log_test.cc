// Logs as they are written: what is refused, and that one that was played by the rules comes out
// as it was played.
#include "calculators/roadkill_rivals/game_log.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/options.h"
#include "solver/base/random.h"
#include "tests/calculators/roadkill_rivals/support.h"
#include "tests/catch.h"

namespace rushkit::roadkill {
namespace {

absl::StatusOr<GameLog> ReadLog(std::string text) {
  std::replace(text.begin(), text.end(), '\'', '"');
  const absl::StatusOr<JsonValue> root = ParseJson(text);
  INFO(text << ": " << root.status());
  REQUIRE(root.ok());
  return ReadGameLog(*root, Shipped());
}

TEST_CASE("A log that is not right is refused with the place of each mistake") {
  const std::string freeway = "'freeway': 'rv,animal:1,animal:2,police'";
  const auto with = [&](const std::string& turns) {
    return absl::StrCat("{", freeway, ", 'players': 'ann,bo', 'turns': [", turns, "]}");
  };
  const std::vector<std::pair<std::string, std::string>> rows = {
      {absl::StrCat("{", freeway, ", 'turns': []}"), "1:1: 'players' is missing"},
      {absl::StrCat("{", freeway, ", 'players': 'ann', 'turns': []}"),
       "1:55: expected two players at least"},
      {absl::StrCat("{", freeway, ", 'players': 'ann,bo,discard', 'turns': []}"),
       "1:63: found 'discard', expected another player's name"},
      {absl::StrCat("{", freeway, ", 'players': 'ann,bo,ann/pile', 'turns': []}"),
       "1:63: found 'ann/pile', expected another player's name"},
      {absl::StrCat("{", freeway, ", 'players': 'ann,bo', 'first': 'cy', 'turns': []}"),
       "1:75: unknown player 'cy'; expected ann or bo"},
      {"{'freeway': 'rv,rv,rv', 'players': 'ann,bo', 'turns': []}",
       "1:13: found 3 cards, expected four"},
      {absl::StrCat("{", freeway, ", 'players': 'ann,bo', 'deck': 'none', 'turns': []}"),
       "1:73: expected a card at least"},
      {absl::StrCat("{", freeway,
                    ", 'players': 'ann,bo', 'deck': '99xrv,99xrv,3xrv', 'turns': []}"),
       "1:73: found 201 cards, expected 200 at most"},
      {with("{'player': 'ann'}"), "1:75: expected an action in this turn"},
      {with("{'player': 'ann', 'take': 'rv'}"),
       "1:75: expected 'reveal': the card that comes to the freeway"},
      {with("{'player': 'ann', 'vehicles': 4, 'animals': 2, 'reveal': 'rv'}"),
       "1:75: 'reveal' is for a card that is taken"},
      {with("{'player': 'ann', 'vehicles': 4, 'animals': 2, 'moves': "
            "[{'card': 'rv', 'from': 'bo', 'to': 'ann/pile'}]}"),
       "1:75: 'moves' are for a card that is taken"},
      {with("{'player': 'ann', 'take': 'roadside', 'reveal': 'rv', 'moves': "
            "[{'card': 'rv', 'from': 'bob', 'to': 'ann/pile'}]}"),
       "1:163: unknown player 'bob'; did you mean bo?"},
      {with("{'player': 'ann', 'wreck': 2, 'with': 'rv', 'of': 'ann'}"),
       "1:126: unknown opponent 'ann'; expected bo"},
  };
  for (const auto& [text, message] : rows) {
    INFO(text);
    CHECK(std::string(ReadLog(text).status().message()) == message);
  }
}

TEST_CASE("A turn is one action") {
  const std::string both = R"({'players': 'ann,bo', 'freeway': 'rv,animal:1,animal:2,police',
      'turns': [{'player': 'ann', 'take': 'rv', 'vehicles': 4, 'animals': 1}]})";
  CHECK(std::string(ReadLog(both).status().message()) ==
        "2:17: expected one action: a roadkill, a wreck, an attack or a card to take");
}

TEST_CASE("Between three players a strike says whose card it is") {
  const auto wreck = [](const std::string& players) {
    return absl::StrCat("{'players': '", players, "', 'freeway': 'rv,rv,rv,rv', 'turns': ",
                        "[{'player': 'ann', 'wreck': 2, 'with': 'rv'}]}");
  };
  CHECK(ReadLog(wreck("ann,bo")).ok());
  CHECK(std::string(ReadLog(wreck("ann,bo,cy")).status().message()) ==
        "1:62: expected 'of': whose card it is");
}

TEST_CASE("Without a deck the log has the cards that are known to be left") {
  const absl::StatusOr<GameLog> log =
      ReadLog("{'players': 'ann,bo', 'freeway': 'rv,rv,rv,rv', 'turns': []}");
  REQUIRE(log.ok());
  CHECK(log->deck_size == 64);
  const UncertainFact cards = {"the number of cards: 68; write deck, how many are left",
                               Confidence::kLikely, false};
  CHECK(RefereeGame(*log).sheet.facts()[0] == cards);
}

const char* const kDeck =
    "2xanimal:1,2xanimal:2,2xanimal:3,coyote,2xrattler,2xskunk:2,2xvehicle:2,vehicle:3,"
    "2xvehicle:4,2xrv,2xbigrig,dirtbike:2,2xpolice,2xlottery";

// A game that is played by the rules and by chance, its states and its log.
class RandomGame {
 public:
  explicit RandomGame(uint64_t seed) : random_(seed), deck_(ReadAll(kDeck)) {
    for (size_t i = deck_.size(); i > 1; --i) std::swap(deck_[i - 1], deck_[random_.Below(i)]);
    state_.freeway = Draw(4);
    state_.players = {{"ann", {}, {}}, {"bo", {}, {}}, {"cy", {}, {}}};
    state_.deck_left = deck_.size();
    text_ = absl::StrCat("{'players': 'ann,bo,cy', 'freeway': '", WriteCards(state_.freeway, ","),
                         "', 'deck': '", WriteCards(deck_, ","), "', 'turns': [");
    states_.push_back(state_);
    while (!state_.is_over) TakeTurn();
    text_ += "]}";
  }

  const std::string& text() const { return text_; }
  const std::vector<GameState>& states() const { return states_; }  // before the first turn, ...

 private:
  Cards Draw(size_t count) {
    Cards cards(deck_.begin(), deck_.begin() + static_cast<std::ptrdiff_t>(count));
    deck_.erase(deck_.begin(), deck_.begin() + static_cast<std::ptrdiff_t>(count));
    return cards;
  }

  void TakeTurn() {
    Holdings& mover = state_.players[state_.mover];
    Table table = {mover.lane, state_.freeway, {}};
    for (const Holdings& other : state_.players) {
      if (other.name != mover.name) table.opponents.push_back({other.name, other.lane});
    }
    const std::vector<Option> options = OptionsOf(table, Rules());
    const Option& option = options[random_.Below(options.size())];
    absl::StrAppend(&text_, states_.size() > 1 ? "," : "", "{'player': '", mover.name, "', ");
    const Ruling ruling = Judge(table, option.action, Rules());
    mover.lane = ruling.lane;
    for (const Card& card : ruling.scored) mover.pile.push_back(card);
    std::visit([this](const auto& action) { Do(action); }, option.action);
    text_ += "}";
    state_.extra_turns += ruling.extra_turns;
    if (state_.is_over) {
      state_.extra_turns = 0;
    } else if (state_.extra_turns > 0) {
      --state_.extra_turns;
    } else {
      state_.mover = (state_.mover + 1) % 3;
    }
    states_.push_back(state_);
  }

  void Do(const Roadkill& roadkill) {
    absl::StrAppend(&text_, "'vehicles': '", WriteCards(roadkill.vehicles, ","), "', 'animals': '",
                    WriteCards(roadkill.animals, ","), "'");
  }

  void Do(const Strike& strike) {
    absl::StrAppend(&text_, strike.kind == CardKind::kVehicle ? "'wreck': '" : "'attack': '",
                    strike.victim.text, "', 'with': '", strike.with.text, "', 'of': '", strike.of,
                    "'");
    Holdings& victim = state_.players[static_cast<size_t>(strike.of[0] - 'a')];
    victim.lane = *Without(victim.lane, {strike.victim});
    state_.discards.push_back(strike.victim);
  }

  void Do(const Take& take) {
    absl::StrAppend(&text_, "'take': '", take.card.text, "'");
    if (!take.discards.empty()) {
      absl::StrAppend(&text_, ", 'discard': '", WriteCards(take.discards, ","), "'");
    }
    state_.freeway = *Without(state_.freeway, {take.card});
    for (const Card& card : take.discards) state_.discards.push_back(card);
    if (!take.card.goes_to_lane()) state_.discards.push_back(take.card);
    state_.freeway.push_back(Draw(1)[0]);
    state_.is_over = --state_.deck_left == 0;
    if (!state_.is_over) return;
    for (const Card& card : state_.freeway) state_.discards.push_back(card);
    state_.freeway.clear();
  }

  Random random_;
  Cards deck_;
  GameState state_;
  std::string text_;
  std::vector<GameState> states_;
};

TEST_CASE("A log replayed gives the state that was played, after every turn") {
  size_t turns = 0;
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    const RandomGame game(seed);
    const absl::StatusOr<GameLog> log = ReadLog(game.text());
    INFO(game.text() << ": " << log.status());
    REQUIRE(log.ok());
    for (size_t i = 0; i < game.states().size(); ++i) {
      GameLog part = *log;
      part.turns.erase(part.turns.begin() + static_cast<std::ptrdiff_t>(i), part.turns.end());
      const GameResult result = RefereeGame(part);
      CHECK_FALSE(result.broken_at.has_value());
      CHECK(result.state == game.states()[i]);
      CHECK(RefereeGame(part).sheet == result.sheet);
      CHECK(result.score.has_value() == (i + 1 == game.states().size()));
    }
    turns += log->turns.size();
  }
  CHECK(turns > 400);
}

size_t CountCards(const GameState& state) {
  size_t count = state.freeway.size() + state.discards.size() + state.deck_left;
  for (const Holdings& player : state.players) count += player.lane.size() + player.pile.size();
  return count;
}

TEST_CASE("No card is lost or comes back, and every lane is legal after every turn") {
  const Cards all = ReadAll(kDeck);
  for (uint64_t seed = 1; seed <= 20; ++seed) {
    const RandomGame game(seed);
    const absl::StatusOr<GameLog> log = ReadLog(game.text());
    REQUIRE(log.ok());
    Cards discards;
    for (size_t i = 0; i < game.states().size(); ++i) {
      GameLog part = *log;
      part.turns.erase(part.turns.begin() + static_cast<std::ptrdiff_t>(i), part.turns.end());
      const GameState state = RefereeGame(part).state;
      CHECK(CountCards(state) == all.size());
      CHECK(state.freeway.size() == (state.is_over ? 0 : 4));
      for (const Holdings& player : state.players) CHECK(KeysOf(player.lane) <= kMostKeys);
      CHECK(std::equal(discards.begin(), discards.end(), state.discards.begin()));
      discards = state.discards;
    }
  }
}

}  // namespace
}  // namespace rushkit::roadkill
