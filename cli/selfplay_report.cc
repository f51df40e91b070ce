#include "cli/selfplay_report.h"

#include <cmath>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "cli/origin_json.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "solver/game/game_record.h"
#include "solver/notation/game_record.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

constexpr char kGameStart[] = R"({"type":"game",)";
constexpr char kRecordStart[] = "Setup:";

std::string EndingName(Ending ending) {
  switch (ending) {
    case Ending::kGoldWins:
      return "gold-wins";
    case Ending::kSilverWins:
      return "silver-wins";
    case Ending::kTurnCap:
      return "turn-cap";
    case Ending::kRepetition:
      return "repetition";
  }
  return "";
}

// Six digits are far more than the games can tell.
double Rounded(double value) { return std::round(value * 1e6) / 1e6; }

Json RateJson(uint64_t hits, uint64_t trials) {
  const Interval interval = WilsonInterval(hits, trials);
  return {{"wins", hits},
          {"rate", trials == 0 ? Json(nullptr) : Json(Rounded(Rate(hits, trials)))},
          {"interval", {Rounded(interval.low), Rounded(interval.high)}}};
}

std::string RateRow(absl::string_view what, uint64_t hits, uint64_t trials) {
  const Interval interval = WilsonInterval(hits, trials);
  std::string row = absl::StrFormat("%-22s %8d", what, hits);
  if (trials > 0) {
    absl::StrAppendFormat(&row, "   %5.1f %%  (%.1f to %.1f)", 100 * Rate(hits, trials),
                          100 * interval.low, 100 * interval.high);
  }
  return row + "\n";
}

std::string PlayerRow(const SelfPlayBlock& block, const SelfPlaySummary& summary, Player player) {
  return RateRow(absl::StrCat(WritePlayer(player), " (", block.names.Of(player), ")"),
                 summary.Wins(player), summary.finished());
}

std::string UnfinishedRow(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  const uint64_t unfinished = summary.games() - summary.finished();
  std::string row = absl::StrFormat("%-22s %8d", "unfinished", unfinished);
  if (unfinished > 0) {
    absl::StrAppend(&row, "   ", summary.at_turn_cap(), " at ", block.run.limits.turn_cap,
                    " turns, ", summary.by_repetition(), " by repetition");
  }
  return row + "\n";
}

std::string TurnsRow(const SelfPlaySummary& summary) {
  if (summary.finished() == 0) return "";
  return absl::StrFormat("%-22s %8.1f   %d to %d, standard deviation %.1f\n", "turns a game",
                         summary.MeanTurns(), summary.shortest(), summary.longest(),
                         summary.TurnsDeviation());
}

}  // namespace

std::string FirstPlayerName(FirstPlayer first) {
  switch (first) {
    case FirstPlayer::kGold:
      return "gold";
    case FirstPlayer::kSilver:
      return "silver";
    case FirstPlayer::kAlternate:
      return "alternate";
  }
  return "";
}

std::optional<FirstPlayer> FindFirstPlayer(absl::string_view name) {
  for (const FirstPlayer first :
       {FirstPlayer::kGold, FirstPlayer::kSilver, FirstPlayer::kAlternate}) {
    if (FirstPlayerName(first) == name) return first;
  }
  return std::nullopt;
}

std::string HeaderLine(const SelfPlayBlock& block) {
  const SelfPlayRun& run = block.run;
  Json object = {{"type", "header"}, {"version", RUSHKIT_VERSION}};
  AddOrigin(block.origin, object);
  object["position"] = WritePositionCode(run.position);
  object["rules"] = RulesJson({run.position.grid().connection(), run.spaces});
  object["deck"] = block.names.deck;
  object["gold"] = block.names.gold;
  object["silver"] = block.names.silver;
  object["first"] = FirstPlayerName(run.first);
  object["games"] = block.games;
  object["seed"] = run.seed;
  object["turn_cap"] = run.limits.turn_cap;
  object["repetitions"] = run.limits.repetitions;
  return WriteJsonLine(object);
}

std::string GameLine(const PlayedGame& game) {
  const std::optional<Player> winner = WinnerOf(game.ending);
  return WriteJsonLine({{"type", "game"},
                        {"game", game.number},
                        {"first", WritePlayer(game.first)},
                        {"winner", winner ? Json(WritePlayer(*winner)) : Json(nullptr)},
                        {"ending", EndingName(game.ending)},
                        {"turns", game.turns.size()},
                        {"reshuffles", game.reshuffles}});
}

bool IsGameLine(absl::string_view line) { return absl::StartsWith(line, kGameStart); }

std::string RecordText(const SelfPlayBlock& block, const PlayedGame& game) {
  GameRecord record = RecordOf(block.run, game);
  record.names = {block.names.gold, block.names.silver};
  // A file may change or be elsewhere when the record is read: its cards are written instead.
  if (block.names.deck == "a" || block.names.deck == "b") record.deck_name = block.names.deck;
  return WriteGameRecord(record);
}

bool IsRecordStart(absl::string_view line) { return absl::StartsWith(line, kRecordStart); }

std::string SummaryLine(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  Json object = {{"type", "summary"}};
  AddOrigin(block.origin, object);
  if (block.skipped > 0) object["skipped"] = block.skipped;
  object["games"] = summary.games();
  object["finished"] = summary.finished();
  object["turn_cap"] = summary.at_turn_cap();
  object["repetition"] = summary.by_repetition();
  for (const Player player : kPlayers) {
    object[WritePlayer(player)] = RateJson(summary.Wins(player), summary.finished());
  }
  object["first"] = RateJson(summary.wins_of_first(), summary.finished());
  object["turns"] = {{"mean", Rounded(summary.MeanTurns())},
                     {"deviation", Rounded(summary.TurnsDeviation())},
                     {"shortest", summary.shortest()},
                     {"longest", summary.longest()}};
  object["reshuffles"] = summary.reshuffles();
  return WriteJsonLine(object);
}

std::string SummaryTable(const SelfPlayBlock& block, const SelfPlaySummary& summary) {
  const std::string skipped =
      block.skipped == 0 ? "" : absl::StrCat(" from game ", block.skipped, " on");
  return absl::StrCat(
      block.origin.name.empty() ? block.origin.ToString() : Printable(block.origin.name), ": ",
      CountOf(summary.games(), "game"), skipped, ", deck ", Printable(block.names.deck), ", ",
      FirstPlayerName(block.run.first), " first, seed ", block.run.seed, "\n\n",
      absl::StrFormat("%-22s %8s   %s\n", "", "wins", "of finished games, with 95 % interval"),
      PlayerRow(block, summary, Player::kGold), PlayerRow(block, summary, Player::kSilver),
      RateRow("first player", summary.wins_of_first(), summary.finished()),
      UnfinishedRow(block, summary), TurnsRow(summary));
}

}  // namespace rushkit
