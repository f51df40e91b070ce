// What selfplay writes: JSON lines, each with a "type", or a table for each position.
#ifndef RUSHKIT_CLI_SELFPLAY_REPORT_H_
#define RUSHKIT_CLI_SELFPLAY_REPORT_H_

#include <cstdint>
#include <optional>
#include <string>

#include "absl/strings/string_view.h"
#include "cli/position_input.h"
#include "solver/analysis/self_play.h"
#include "solver/analysis/self_play_summary.h"
#include "solver/board/vehicle.h"

namespace rushkit {

// What was written on the command line.
struct SelfPlayNames {
  std::string gold = "sharp";
  std::string silver = "sharp";
  std::string deck = "a";

  const std::string& Of(Player player) const { return player == Player::kGold ? gold : silver; }
};

// The games on one position. The first `skipped` of `games` are left out.
struct SelfPlayBlock {
  const Origin& origin;
  SelfPlayRun run;
  const SelfPlayNames& names;
  uint64_t games;
  uint64_t skipped;
};

// "gold", "silver", "alternate"; and back, or nothing.
std::string FirstPlayerName(FirstPlayer first);
std::optional<FirstPlayer> FindFirstPlayer(absl::string_view name);

// {"type":"header",...}: the position, and all that the games depend on.
std::string HeaderLine(const SelfPlayBlock& block);
// {"type":"game","game":0,"first":"gold","winner":"silver","ending":"silver-wins","turns":53,...}
std::string GameLine(const PlayedGame& game);
bool IsGameLine(absl::string_view line);
// The record of a game (solver/notation/game_record.h) with the names of who played.
std::string RecordText(const SelfPlayBlock& block, const PlayedGame& game);
// Whether a record begins in a line of what RecordText writes.
bool IsRecordStart(absl::string_view line);
// {"type":"summary",...}: rates are those of finished games, with 95 % intervals.
std::string SummaryLine(const SelfPlayBlock& block, const SelfPlaySummary& summary);

// The same for people.
std::string SummaryTable(const SelfPlayBlock& block, const SelfPlaySummary& summary);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_SELFPLAY_REPORT_H_
