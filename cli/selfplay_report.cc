// The lines of games: header, game and record. The summary is in selfplay_summary_json.cc.
#include "cli/selfplay_report.h"

#include <array>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "cli/origin_json.h"
#include "cli/render/json.h"
#include "solver/game/game_record.h"
#include "solver/notation/game_record.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

constexpr char kHeaderStart[] = R"({"type":"header",)";
constexpr char kGameStart[] = R"({"type":"game",)";
constexpr char kSummaryStart[] = R"({"type":"summary",)";
constexpr char kRecordStart[] = "Setup:";

constexpr std::array<std::pair<Ending, const char*>, 4> kEndingNames = {
    {{Ending::kGoldWins, "gold-wins"},
     {Ending::kSilverWins, "silver-wins"},
     {Ending::kTurnCap, "turn-cap"},
     {Ending::kRepetition, "repetition"}}};

constexpr std::array<std::pair<FirstPlayer, const char*>, 3> kFirstPlayerNames = {
    {{FirstPlayer::kGold, "gold"},
     {FirstPlayer::kSilver, "silver"},
     {FirstPlayer::kAlternate, "alternate"}}};

template <class Names, class Value>
std::string NameOf(const Names& names, Value value) {
  for (const auto& [named, name] : names) {
    if (named == value) return name;
  }
  return "";
}

// What `wanted` names, or null.
template <class Value, size_t kSize>
const Value* FindNamed(const std::array<std::pair<Value, const char*>, kSize>& names,
                       absl::string_view wanted) {
  for (const auto& [named, name] : names) {
    if (name == wanted) return &named;
  }
  return nullptr;
}

std::string StreamName(Stream stream) { return stream == Stream::kX ? "X" : "Y"; }

// Who plays `player` in a game.
const std::string& AgentOf(const SelfPlayBlock& block, const GameSeating& game, Player player) {
  return block.names.Of(game.agents_exchanged ? Opponent(player) : player);
}

void AddGame(const SelfPlayBlock& block, const GameOutcome& game, Json& object) {
  const std::optional<Player> winner = WinnerOf(game.ending);
  object["game"] = game.number;
  if (block.run.in_pairs) {
    object["pair"] = game.number / kGamesOfPair;
    object["stream_of_first"] = StreamName(game.stream_of_first);
  }
  if (block.run.agents_alternate) object["gold"] = AgentOf(block, game, Player::kGold);
  object["first"] = WritePlayer(game.first);
  object["winner"] = winner ? Json(WritePlayer(*winner)) : Json(nullptr);
  object["ending"] = NameOf(kEndingNames, game.ending);
  object["turns"] = game.turn_count;
  object["reshuffles"] = game.reshuffles;
  object["lead_changes"] = game.story.lead_changes;
  object["drama"] = winner ? Json(game.story.DramaFor(*winner)) : Json(nullptr);
}

// A key that should hold a number from 0 on.
std::optional<int> CountIn(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_number_unsigned()) return std::nullopt;
  return found->get<int>();
}

}  // namespace

bool AgentsAlternate(const SelfPlayNames& names, FirstPlayer first, bool is_symmetric) {
  return names.differ() && !is_symmetric && first == FirstPlayer::kAlternate;
}

std::string FirstPlayerName(FirstPlayer first) { return NameOf(kFirstPlayerNames, first); }

std::optional<FirstPlayer> FindFirstPlayer(absl::string_view name) {
  const FirstPlayer* first = FindNamed(kFirstPlayerNames, name);
  return first == nullptr ? std::nullopt : std::optional<FirstPlayer>(*first);
}

std::string HeaderLine(const SelfPlayBlock& block) {
  const SelfPlayRun& run = block.run;
  Json object = {{"type", "header"}, {"version", RUSHKIT_VERSION}};
  AddOrigin(block.origin, object);
  object["position"] = WritePositionCode(run.position);
  object["symmetric"] = block.is_symmetric;
  object["rules"] = RulesJson({run.position.grid().connection(), run.spaces});
  object["deck"] = block.names.deck;
  object["gold"] = block.names.gold;
  object["silver"] = block.names.silver;
  object["first"] = FirstPlayerName(run.first);
  object["pairs"] = run.in_pairs;
  object["games"] = block.games;
  if (block.stop.half_width) object["until_width"] = *block.stop.half_width;
  if (block.stop.test) object["sprt"] = {block.stop.test->low, block.stop.test->high};
  object["seed"] = run.seed;
  object["turn_cap"] = run.limits.turn_cap;
  object["repetitions"] = run.limits.repetitions;
  return WriteJsonLine(object);
}

bool IsHeaderLine(absl::string_view line) { return absl::StartsWith(line, kHeaderStart); }

std::string GameLine(const SelfPlayBlock& block, const GameOutcome& game) {
  Json object = {{"type", "game"}};
  AddGame(block, game, object);
  return WriteJsonLine(object);
}

std::string GameLineOfMany(const SelfPlayBlock& block, uint64_t position_number,
                           const GameOutcome& game) {
  Json object = {{"type", "game"}};
  AddOrigin(block.origin, object);
  object["position_number"] = position_number;
  object["setup"] = WritePositionCode(block.run.position);
  AddGame(block, game, object);
  return WriteJsonLine(object);
}
bool IsGameLine(absl::string_view line) { return absl::StartsWith(line, kGameStart); }

bool IsSummaryLine(absl::string_view line) { return absl::StartsWith(line, kSummaryStart); }

std::optional<GameOutcome> ReadGameLine(absl::string_view line, const SelfPlayRun& run,
                                        uint64_t number) {
  const Json object = Json::parse(line.begin(), line.end(), nullptr, false);
  if (!object.is_object() || object.value("game", Json()) != Json(number)) return std::nullopt;
  const Json name = object.value("ending", Json());
  const Ending* ending =
      name.is_string() ? FindNamed(kEndingNames, name.get<std::string>()) : nullptr;
  const std::optional<int> turns = CountIn(object, "turns");
  const std::optional<int> reshuffles = CountIn(object, "reshuffles");
  const std::optional<int> lead_changes = CountIn(object, "lead_changes");
  if (!ending || !turns || !reshuffles || !lead_changes) return std::nullopt;
  GameOutcome game{SeatingOf(run, number), *ending, *turns, *reshuffles, {*lead_changes, {}}};
  if (const std::optional<Player> winner = WinnerOf(*ending)) {
    const std::optional<int> drama = CountIn(object, "drama");
    if (!drama) return std::nullopt;
    game.story.greatest_leads[static_cast<size_t>(Opponent(*winner))] = *drama;
  }
  return game;
}

std::string RecordText(const SelfPlayBlock& block, const PlayedGame& game) {
  GameRecord record = RecordOf(block.run, game);
  record.names = {AgentOf(block, game, Player::kGold), AgentOf(block, game, Player::kSilver)};
  // A file may change or be elsewhere when the record is read: its cards are written instead.
  if (block.names.deck == "a" || block.names.deck == "b") record.deck_name = block.names.deck;
  const std::string pair = block.run.in_pairs
                               ? absl::StrCat(" of pair ", game.number / kGamesOfPair, ", stream ",
                                              StreamName(game.stream_of_first), " first")
                               : "";
  return absl::StrCat("# game ", game.number, pair, "\n", WriteGameRecord(record));
}

bool IsRecordStart(absl::string_view line) { return absl::StartsWith(line, kRecordStart); }

}  // namespace rushkit
