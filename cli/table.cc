#include "cli/table.h"

#include <algorithm>
#include <iterator>

#include "absl/strings/str_cat.h"
#include "cli/agent_source.h"
#include "cli/interrupt.h"
#include "cli/render/picture_text.h"
#include "cli/render/table_text.h"
#include "cli/render/words.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"
#include "solver/agents/named_agents.h"
#include "solver/base/diagnostics.h"
#include "solver/game/plays.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/game_record.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

// Shuffles have the first streams of a seed.
constexpr uint64_t kStreamsOfAgents = uint64_t{1} << 32;
constexpr char kClearScreen[] = "\x1b[H\x1b[2J\x1b[3J";

// Each thing that is wrong on a line of its own, by its column where there is one.
std::string Mistakes(const absl::Status& status) {
  std::string out;
  for (const Diagnostic& one : FromStatus(status)) {
    absl::StrAppend(&out,
                    one.where.column > 1 ? absl::StrCat("column ", one.where.column, ": ") : "",
                    one.message, "\n");
  }
  return out;
}

}  // namespace

absl::Status WriteRecordFile(const GameRecord& record, const std::string& file) {
  absl::StatusOr<ResultSink> sink = ResultSink::Open(file, 0);
  if (!sink.ok()) return sink.status();
  sink->Write(WriteGameRecord(record));
  return sink->Finish();
}

GameRecord Table::record() const {
  GameRecord record = game_.record();
  if (resigned_) {
    record.result =
        *resigned_ == Player::kGold ? RecordedResult::kGoldResigns : RecordedResult::kSilverResigns;
  }
  return record;
}

Player Table::Viewer() const {
  if (Persons() == 2) return game_.state().to_move();
  return IsPerson(Player::kGold) ? Player::kGold : Player::kSilver;
}

Random Table::ChanceOfTurn() const {
  const auto turn = static_cast<uint64_t>(game_.state().course().turns());
  return Random(DerivedSeed(game_.record().seed.value_or(1), kStreamsOfAgents + turn));
}

void Table::Say(absl::string_view text) {
  if (!is_lost_) is_lost_ = WriteToStandardOutput(text) != ExitStatus::kHolds;
}

void Table::ShowBoard() {
  Say(absl::StrCat("\n", DrawPosition(game_.state().position(), in_color_), "\n"));
}

void Table::ShowHands() {
  const GameState& state = game_.state();
  Say(Persons() > 0 ? HandsText(game_.referee().ViewOf(Viewer()))
                    : BothHandsText({state.HandOf(Player::kGold), state.HandOf(Player::kSilver)}));
}

void Table::ShowTable() {
  if (IsOver()) {
    Say(absl::StrCat(LastTurnText(game_.record())));
    ShowBoard();
    Say(ResultText(*record().result));
    return;
  }
  if (Persons() == 2 && prompt_.is_terminal()) HideHands();
  Say(absl::StrCat(LastTurnText(game_.record()),
                   StandText(game_.state().course(), game_.state().cards())));
  ShowBoard();
  ShowHands();
}

// The other person's hand is off the screen before this one's is shown.
void Table::HideHands() {
  const Player player = game_.state().to_move();
  Say(absl::StrCat(kClearScreen, "It is the turn of ", WritePlayer(player), ". When ",
                   WritePlayer(Opponent(player)), " does not look:\n"));
  std::string line;
  if (!prompt_.Next("press Enter ", {}, line)) has_left_ = true;
}

ExitStatus Table::Run() {
  while (!has_left_ && !is_lost_ && !Interrupted()) {
    const bool is_agents_turn = !IsOver() && !IsPerson(game_.state().to_move());
    if (must_show_ && (!is_agents_turn || Persons() == 0)) {
      ShowTable();
      must_show_ = false;
    } else if (is_agents_turn) {
      const absl::Status played = PlayAgent();
      if (absl::IsCancelled(played)) break;
      if (!played.ok()) {
        ReportError(played.message());
        return ExitStatus::kBadInput;
      }
    } else if (Persons() == 0 || !AskPerson()) {
      break;
    }
  }
  if (Interrupted()) return ExitStatus::kInterrupted;
  return is_lost_ ? ExitStatus::kBadInput : ExitStatus::kHolds;
}

absl::Status Table::PlayAgent() {
  const Player player = game_.state().to_move();
  Random random = ChanceOfTurn();
  absl::StatusOr<Decision> decision =
      agents_[static_cast<size_t>(player)]->Choose(game_.referee().ViewOf(player), random);
  if (!decision.ok()) return decision.status();
  decisions_[game_.record().turns.size()] = *decision;
  must_show_ = true;
  return game_.Play(decision->turn);
}

bool Table::AskPerson() {
  std::vector<std::string> words = TableVerbNames();
  std::string text = "> ";
  if (!IsOver()) {
    text = absl::StrCat(WritePlayer(game_.state().to_move()), "> ");
    for (const Card card : kAllCards) {
      if (game_.state().HandOf(game_.state().to_move()).Has(card)) words.push_back(WriteCard(card));
    }
  }
  std::string line;
  if (!prompt_.Next(text, words, line)) return false;
  const absl::StatusOr<TableInput> input = ReadTableInput(line, game_.state().position());
  if (!input.ok()) {
    Say(Mistakes(input.status()));
  } else if (const auto* turn = std::get_if<Turn>(&*input)) {
    PlayTurn(*turn);
  } else if (const auto* command = std::get_if<TableCommand>(&*input)) {
    Do(*command);
  }
  return true;
}

void Table::PlayTurn(const Turn& turn) {
  if (resigned_) return Say("the game is over (Winning the Game)\n");
  const absl::Status played = game_.Play(turn);
  if (!played.ok()) return Say(absl::StrCat(WriteTurn(turn), " is illegal: ", Mistakes(played)));
  must_show_ = true;
}

void Table::Do(const TableCommand& command) {
  switch (command.verb) {
    case TableVerb::kHelp:
      return Say(TableHelp());
    case TableVerb::kHand:
      return ShowHands();
    case TableVerb::kBoard:
      return ShowBoard();
    case TableVerb::kHint:
      return Hint();
    case TableVerb::kWhy:
      return Why();
    case TableVerb::kPlays:
      return Plays(*command.card);
    case TableVerb::kUndo:
      return Undo();
    case TableVerb::kSave:
      return Save(command.file);
    case TableVerb::kResign:
      return Resign();
    case TableVerb::kQuit:
      has_left_ = true;
  }
}

void Table::Hint() {
  if (IsOver()) return Say("the game is over\n");
  Random random = ChanceOfTurn();
  const InformationSet& view = game_.referee().ViewOf(game_.state().to_move());
  const absl::StatusOr<Decision> decision = MakeAgent(StrongestAgent())->Choose(view, random);
  if (!decision.ok()) return Say(Mistakes(decision.status()));
  Say(absl::StrCat(StrongestAgent(), " would play ", WriteTurn(decision->turn), " (",
                   DescribeTurn(view.position(), decision->turn), ")\n",
                   CandidatesText(*decision)));
}

// The last turn of an agent.
void Table::Why() {
  const auto after = decisions_.lower_bound(game_.record().turns.size());
  if (after == decisions_.begin()) return Say("no agent has played yet\n");
  const auto& [turn, decision] = *std::prev(after);
  const std::string who = WritePlayer(game_.record().turns[turn].player);
  Say(absl::StrCat(
      "turn ", turn + 1, ", ", who, " played ", WriteTurn(decision.turn),
      decision.candidates.empty()
          ? " and says nothing about it\n"
          : absl::StrCat(", of ",
                         CountOf(static_cast<uint64_t>(decision.candidates.size()), "candidate"),
                         "\n", CandidatesText(decision))));
}

void Table::Plays(Card card) {
  if (IsOver()) return Say("the game is over\n");
  const GameState& state = game_.state();
  const std::vector<Play> plays =
      PlaysOf(state.position(), state.to_move(), card, state.course().spaces_rule());
  const auto win = std::find_if(plays.begin(), plays.end(), [](const Play& p) { return p.wins; });
  Say(absl::StrCat(
      DescribeCard(card), ": ", CountOf(static_cast<uint64_t>(plays.size()), "different play"),
      win == plays.end() ? ", none wins" : absl::StrCat(", and ", WriteTurn(win->turn), " wins"),
      state.HandOf(state.to_move()).Has(card) ? "" : " (not in your hand)", "\n"));
}

void Table::Undo() {
  if (resigned_) {
    resigned_.reset();
    must_show_ = true;
    return;
  }
  const std::vector<RecordedTurn>& turns = game_.record().turns;
  size_t keep = turns.size();
  while (keep > 0 && !IsPerson(turns[keep - 1].player)) --keep;
  if (keep == 0) return Say("no person has played yet\n");
  absl::StatusOr<RecordedGame> earlier = RecordedGame::From(Truncated(game_.record(), keep - 1));
  if (!earlier.ok()) return Say(Mistakes(earlier.status()));
  game_ = *std::move(earlier);
  decisions_.erase(decisions_.lower_bound(keep - 1), decisions_.end());
  must_show_ = true;
}

void Table::Save(const std::string& file) {
  const absl::Status saved = WriteRecordFile(record(), file);
  Say(saved.ok() ? absl::StrCat("saved to ", Printable(file), "\n") : Mistakes(saved));
}

void Table::Resign() {
  if (IsOver()) return Say("the game is over\n");
  resigned_ = game_.state().to_move();
  must_show_ = true;
}

}  // namespace rushkit
