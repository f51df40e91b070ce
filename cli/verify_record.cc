#include "cli/verify_record.h"

#include <optional>

#include "absl/strings/str_cat.h"
#include "cli/game_record_input.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"
#include "solver/game/game_record.h"
#include "solver/notation/game_record.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

// As it is written, but for what no turn is long enough for.
std::string TurnText(const RecordedTurn& recorded) {
  constexpr size_t kLongest = 200;
  std::string text = absl::StrCat(recorded.number, " ", WritePlayer(recorded.player), " ",
                                  WriteTurn(recorded.turn));
  return text.size() <= kLongest ? text : absl::StrCat(text.substr(0, kLongest), "...");
}

int TurnsOf(const GameReplay& replay) { return replay.course ? replay.course->turns() : 0; }

// The result by the rules, or as it was written where somebody has resigned.
RecordedResult ResultOf(const GameRecord& record, const GameReplay& replay) {
  if (replay.is_legal() && record.result) return *record.result;
  return rushkit::ResultOf(replay.course ? replay.course->ending() : std::nullopt);
}

std::string ResultWords(RecordedResult result) {
  if (result == RecordedResult::kGoldWins) return "gold wins";
  if (result == RecordedResult::kSilverWins) return "silver wins";
  return result == RecordedResult::kOpen ? "still open" : WriteResult(result);
}

// Whether every card is known, so that every draw could be checked.
bool KnowsCards(const GameReplay& replay) {
  if (!replay.cards) return false;
  for (const Player player : kPlayers) {
    if (replay.cards->HeldBy(player).hidden > 0) return false;
  }
  return true;
}

std::string ToText(const std::string& path, const WrittenRecord& written,
                   const GameReplay& replay) {
  const GameRecord& record = written.record;
  if (replay.is_legal()) {
    return absl::StrCat(path, ":", written.setup.line,
                        ": legal: ", ResultWords(ResultOf(record, replay)), ", ",
                        CountOf(TurnsOf(replay), Metric::kTurns),
                        KnowsCards(replay) ? "" : "; not all cards are known", "\n");
  }
  const RecordBreach& breach = *replay.breach;
  std::string what;
  if (breach.place == RecordBreach::Place::kTurn) {
    what = absl::StrCat("breaks at turn ", TurnText(record.turns[breach.turn]), ": ");
  } else if (breach.place == RecordBreach::Place::kNewPile) {
    what = absl::StrCat("breaks behind turn ", TurnText(record.turns[breach.turn]), ": ");
  } else {
    what = breach.place == RecordBreach::Place::kResult ? "breaks at its result: "
                                                        : "breaks before the first turn: ";
  }
  const TextLocation where = written.WhereOf(breach);
  return absl::StrCat(path, ":", where.line, ":", where.column, ": ", what, breach.reason, "\n");
}

Json ToJson(const std::string& path, const WrittenRecord& written, const GameReplay& replay) {
  const GameRecord& record = written.record;
  Json object;
  object["source"] = absl::StrCat(path, ":", written.setup.line);
  object["setup"] = WritePositionCode(record.setup);
  object["legal"] = replay.is_legal();
  object["turns"] = TurnsOf(replay);
  const RecordedResult result = ResultOf(record, replay);
  object["result"] = WriteResult(result);
  object["finished"] = result != RecordedResult::kOpen;
  object["cards_known"] = KnowsCards(replay);
  if (replay.course) object["position"] = WritePositionCode(replay.course->position());
  if (replay.breach) {
    const RecordBreach& breach = *replay.breach;
    const bool is_turn =
        breach.place == RecordBreach::Place::kTurn || breach.place == RecordBreach::Place::kNewPile;
    if (is_turn) {
      object["broken_at"] = breach.turn + 1;
      object["turn"] = TurnText(record.turns[breach.turn]);
    }
    object["line"] = written.WhereOf(breach).line;
    object["reason"] = breach.reason;
  }
  object["rules"] = RulesJson({record.setup.grid().connection(), record.spaces});
  return object;
}

}  // namespace

ExitStatus VerifyRecords(const std::string& path, const std::string& text,
                         const OutputOptions& output) {
  const auto records = ReadRecordFile(path, text);
  if (!records.ok()) {
    ReportError(records.status().message());
    return ExitStatus::kBadInput;
  }
  absl::StatusOr<ResultSink> sink = ResultSink::Open(output.file, 0);
  if (!sink.ok()) {
    ReportError(sink.status().message());
    return ExitStatus::kBadInput;
  }
  ExitStatus status = ExitStatus::kHolds;
  for (const WrittenRecord& written : *records) {
    const GameReplay replay = ReplayGame(written.record);
    if (!replay.is_legal()) status = ExitStatus::kNo;
    const bool json = output.format() == Format::kJson;
    if (!sink->Write(json ? WriteJsonLine(ToJson(path, written, replay))
                          : ToText(path, written, replay))) {
      break;
    }
  }
  const absl::Status finished = sink->Finish();
  if (finished.ok()) return status;
  ReportError(finished.message());
  return ExitStatus::kBadInput;
}

}  // namespace rushkit
