// One game at the terminal: persons and agents in turn, and what persons may ask meanwhile.
#ifndef RUSHKIT_CLI_TABLE_H_
#define RUSHKIT_CLI_TABLE_H_

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "cli/exit_status.h"
#include "cli/prompt.h"
#include "solver/agents/agent.h"
#include "solver/game/recorded_game.h"
#include "solver/notation/table_input.h"

namespace rushkit {

// Nobody is shown what he may not see: a person the own hand, two persons at one terminal each his
// own when the other looks away, whoever watches two agents everything.
class Table {
 public:
  // `agents` by player; null for a person.
  Table(RecordedGame game, std::array<std::unique_ptr<Agent>, 2> agents, Prompt& prompt,
        bool in_color)
      : game_(std::move(game)), agents_(std::move(agents)), prompt_(prompt), in_color_(in_color) {}

  // Plays until the game is over and nobody wants anything more, somebody leaves, the input ends,
  // or the user interrupts. Bad input when an agent fails, which it reports.
  ExitStatus Run();

  // The game so far.
  GameRecord record() const;

 private:
  bool IsPerson(Player player) const { return agents_[static_cast<size_t>(player)] == nullptr; }
  int Persons() const { return int{IsPerson(Player::kGold)} + int{IsPerson(Player::kSilver)}; }
  bool IsOver() const { return resigned_.has_value() || game_.state().ending().has_value(); }
  // Whose eyes see the table now: the only person's, or of two that of the player to move.
  Player Viewer() const;

  void Say(absl::string_view text);
  void ShowBoard();
  void ShowHands();
  void ShowTable();
  void HideHands();

  absl::Status PlayAgent();
  // False once there is nothing more to read.
  bool AskPerson();
  void Do(const TableCommand& command);
  void PlayTurn(const Turn& turn);
  void Hint();
  void Why();
  void Plays(Card card);
  void Undo();
  void Save(const std::string& file);
  void Resign();

  // All chance of one decision: it depends on the turn only, so a turn that is taken back and
  // played again is answered likewise.
  Random ChanceOfTurn() const;

  RecordedGame game_;
  std::array<std::unique_ptr<Agent>, 2> agents_;
  Prompt& prompt_;
  bool in_color_;
  std::optional<Player> resigned_;
  std::map<size_t, Decision> decisions_;  // of agents, by turn
  bool has_left_ = false;
  bool must_show_ = true;  // the table has changed since a person saw it
  bool is_lost_ = false;   // standard output
};

// Writes a record to FILE, all at once.
absl::Status WriteRecordFile(const GameRecord& record, const std::string& file);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_TABLE_H_
