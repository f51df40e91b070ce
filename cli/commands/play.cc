// rushkit play: a game at the terminal, between persons, agents, or one of each.

#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/agent_source.h"
#include "cli/command_words.h"
#include "cli/commands/command.h"
#include "cli/options.h"
#include "cli/prompt.h"
#include "cli/record_input.h"
#include "cli/render/words.h"
#include "cli/table.h"
#include "cli/terminal.h"
#include "solver/agents/named_agents.h"
#include "solver/notation/move_notation.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit play
  rushkit play booklet-4 --gold random --silver human --first silver -o game.txt
  rushkit play booklet-1 --gold random --silver 'exec:rushkit agent random' --turn-cap 20
  printf 'hand\nhint\nquit\n' | rushkit play --silver random

At the table, help says what can be typed. exec: starts a program that speaks the protocol that
"rushkit agent" serves, without a shell: say exec:sh -c '...' for one. When it fails, the game
stops.
Exit status: 0 the game has ended or was left, 2 an agent failed or wrong input, 130 interrupted.
)";

constexpr char kPerson[] = "human";
constexpr char kDefaultSetup[] = "booklet-1";

struct PlayOptions {
  std::string position;
  std::optional<PositionFormat> from;
  RuleOptions rules;
  std::array<std::optional<std::string>, 2> players;  // by player
  std::optional<Player> first;
  std::optional<uint64_t> seed;
  std::optional<uint64_t> turn_cap;
  std::string resume;
  std::chrono::nanoseconds turn_time = kDefaultTurnTime;
  std::string file;
  When color = When::kAuto;
};

absl::Status Bad(absl::string_view message) { return absl::InvalidArgumentError(message); }

absl::StatusOr<GameRecord> RecordToBegin(const PlayOptions& options) {
  const std::string position = options.position.empty() ? kDefaultSetup : options.position;
  absl::StatusOr<GameRecord> record =
      NewGame(position, options.from, options.rules, options.first.value_or(Player::kGold),
              options.seed.value_or(1));
  if (!record.ok()) return record;
  if (options.turn_cap) record->limits.turn_cap = static_cast<int>(*options.turn_cap);
  return record;
}

absl::StatusOr<GameRecord> RecordToResume(const PlayOptions& options) {
  if (!options.position.empty() || options.first || options.seed || options.turn_cap ||
      options.rules.other_deck || options.rules.rules != Rules{}) {
    return Bad(
        "--resume goes on with the game as it is: leave POSITION, --deck, --rule, --first, "
        "--seed and --turn-cap out");
  }
  absl::StatusOr<GameRecord> record = ReadOneRecord(options.resume);
  if (record.ok()) record->result.reset();  // whoever has resigned may go on
  return record;
}

// As chosen; as written in the record, unless that would start a program; else a person plays
// gold, and the strongest agent silver.
std::string NameOf(Player player, const PlayOptions& options, const GameRecord& record) {
  const auto index = static_cast<size_t>(player);
  if (options.players[index]) return *options.players[index];
  const std::string& written = record.names[index];
  const bool is_agent = CheckAgentName(written).ok() && !IsReference(written);
  if (written == kPerson || is_agent) return written;
  return player == Player::kGold ? kPerson : StrongestAgent();
}

// The command that goes on with what -o has saved.
std::string ResumingCommand(const PlayOptions& options) {
  std::string command = absl::StrCat("rushkit play --resume ", ShellQuoted(options.file));
  for (const Player player : kPlayers) {
    const std::optional<std::string>& name = options.players[static_cast<size_t>(player)];
    if (!name) continue;
    absl::StrAppend(&command, " --", WritePlayer(player), " ", ShellQuoted(*name));
  }
  return absl::StrCat(command, " -o ", ShellQuoted(options.file));
}

// Writes the record where that was asked for, and says how to go on after an interrupt.
ExitStatus Finish(const PlayOptions& options, const GameRecord& record, ExitStatus result) {
  const absl::Status saved =
      options.file.empty() ? absl::OkStatus() : WriteRecordFile(record, options.file);
  if (!saved.ok()) {
    ReportError(saved.message());
    return ExitStatus::kBadInput;
  }
  if (result != ExitStatus::kInterrupted) return result;
  const std::string turns = CountOf(static_cast<uint64_t>(record.turns.size()), "turn");
  ReportError(options.file.empty()
                  ? absl::StrCat("interrupted after ", turns, "; -o FILE would have kept the game")
                  : absl::StrCat("interrupted after ", turns, "; the game is in ", options.file,
                                 "; to go on: ", ResumingCommand(options)));
  return result;
}

ExitStatus Refuse(const absl::Status& status) {
  ReportError(status.message());
  return ExitStatus::kBadInput;
}

ExitStatus RunPlay(const PlayOptions& options) {
  absl::StatusOr<GameRecord> record =
      options.resume.empty() ? RecordToBegin(options) : RecordToResume(options);
  if (!record.ok()) return Refuse(record.status());
  std::array<std::unique_ptr<Agent>, 2> agents;
  for (const Player player : kPlayers) {
    const auto index = static_cast<size_t>(player);
    const std::string name = NameOf(player, options, *record);
    record->names[index] = name;
    if (name == kPerson) continue;
    absl::StatusOr<std::unique_ptr<Agent>> agent = OpenAgent(name, options.turn_time);
    if (!agent.ok()) return Refuse(agent.status());
    agents[index] = *std::move(agent);
  }
  absl::StatusOr<RecordedGame> game = RecordedGame::From(*record);
  if (!game.ok()) return Refuse(game.status());
  const std::unique_ptr<Prompt> prompt = OpenPrompt();
  Table table(*std::move(game), std::move(agents), *prompt, WantsColor(options.color));
  const ExitStatus result = table.Run();
  return Finish(options, table.record(), result);
}

void AddPlayer(CLI::App& app, Player player, PlayOptions& options) {
  std::optional<std::string>& chosen = options.players[static_cast<size_t>(player)];
  AddOption(
      app, absl::StrCat("--", WritePlayer(player)), absl::StrCat(kPerson, "|", AgentChoices()),
      absl::StrCat("Who plays ", WritePlayer(player), " (default ",
                   player == Player::kGold ? kPerson : StrongestAgent(), ")"),
      [&chosen](const std::string& text) -> absl::Status {
        absl::Status status = text == kPerson ? absl::OkStatus() : CheckAgent(text);
        if (absl::IsNotFound(status)) {
          return Bad(absl::StrCat("found '", text, "', expected ", kPerson, "|", AgentChoices()));
        }
        if (!status.ok()) return status;
        chosen = text;
        return absl::OkStatus();
      });
}

RunCommand DeclarePlay(CLI::App& app, const std::vector<std::string>& /*words*/) {
  auto options = std::make_shared<PlayOptions>();
  AddPositionOr(app, kDefaultSetup, options->position);
  for (const Player player : kPlayers) AddPlayer(app, player, *options);
  AddPlayerOption(app, "--first", "Who begins (default gold)", options->first);
  AddRuleOptions(app, options->rules);
  AddFrom(app, options->from);
  AddSeed(app, options->seed);
  AddTurnCap(app, options->turn_cap);
  AddTurnTime(app, options->turn_time);
  AddOption(app, "--resume", "FILE", "Go on with the game of a record",
            [options = options.get()](const std::string& path) -> absl::Status {
              options->resume = path;
              return absl::OkStatus();
            });
  AddOutputFile(app, "Write the record of the game to FILE when it ends or is left", options->file);
  AddColor(app, options->color);
  return [options] { return RunPlay(*options); };
}

}  // namespace

Command PlayCommand() {
  return {"play", "[POSITION]", "Play the card game, against an agent or a person", kExamples,
          DeclarePlay};
}

}  // namespace rushkit
