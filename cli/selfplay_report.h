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
#include "solver/analysis/stop_rule.h"
#include "solver/board/vehicle.h"

namespace rushkit {

// What was written on the command line.
struct SelfPlayNames {
  std::string gold = "sharp";
  std::string silver = "sharp";
  std::string deck = "a";

  const std::string& Of(Player player) const { return player == Player::kGold ? gold : silver; }
  bool differ() const { return gold != silver; }
};

// Whether agents change colours from time to time: where it makes a difference, and who begins
// changes too.
bool AgentsAlternate(const SelfPlayNames& names, FirstPlayer first, bool is_symmetric);

// The games on one position. The first `skipped` of at most `games` are left out.
struct SelfPlayBlock {
  const Origin& origin;
  SelfPlayRun run;
  const SelfPlayNames& names;
  StopRule stop;
  uint64_t games;
  uint64_t skipped;
  bool is_symmetric;  // the position is its own half turn

  // Who plays which colour makes no difference, so that nothing is to be learnt of it.
  bool colours_are_alike() const { return is_symmetric && !names.differ(); }
};

// "gold", "silver", "alternate"; and back, or nothing.
std::string FirstPlayerName(FirstPlayer first);
std::optional<FirstPlayer> FindFirstPlayer(absl::string_view name);

// "games", "width", "test": what ended the games.
std::string StopName(const SelfPlayBlock& block, const SelfPlaySummary& summary);
// "accepted H0", "accepted H1", "undecided".
std::string VerdictName(SprtVerdict verdict);

// {"type":"header",...}: the position, and all that the games depend on.
std::string HeaderLine(const SelfPlayBlock& block);
bool IsHeaderLine(absl::string_view line);
// {"type":"game","game":0,"first":"gold","winner":"silver","ending":"silver-wins","turns":53,...}
std::string GameLine(const SelfPlayBlock& block, const GameOutcome& game);
// The same among games of many positions: {"type":"game","name":"booklet-1","position_number":0,
// "setup":CODE,"game":0,...}
std::string GameLineOfMany(const SelfPlayBlock& block, uint64_t position_number,
                           const GameOutcome& game);
bool IsGameLine(absl::string_view line);
// What a line of GameLine() says of game `number` of a run; nothing when it is no such line.
std::optional<GameOutcome> ReadGameLine(absl::string_view line, const SelfPlayRun& run,
                                        uint64_t number);
// The record of a game (solver/notation/game_record.h) with the names of who played, behind a
// comment that numbers it.
std::string RecordText(const SelfPlayBlock& block, const PlayedGame& game);
// Whether a record begins in a line of what RecordText writes.
bool IsRecordStart(absl::string_view line);
// {"type":"summary",...}: rates are those of finished games, with 95 % intervals.
std::string SummaryLine(const SelfPlayBlock& block, const SelfPlaySummary& summary);
bool IsSummaryLine(absl::string_view line);

// The same for people.
std::string SummaryTable(const SelfPlayBlock& block, const SelfPlaySummary& summary);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_SELFPLAY_REPORT_H_
