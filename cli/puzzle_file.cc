#include "cli/puzzle_file.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "cli/line_reader.h"
#include "cli/position_input.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "cli/terminal.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/puzzle_json.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

bool IsHeader(absl::string_view line) {
  const Json object = Json::parse(line.begin(), line.end(), nullptr, /*allow_exceptions=*/false);
  return object.is_object() && object.value("type", Json()) == "header" &&
         object.value("holds", Json()) == "puzzles";
}

// "gold wins within 2 turns, only by M3: a+2", "silver has one defence, M1: b-1"
std::string Claim(const Puzzle& puzzle) {
  const std::string player = WritePlayer(puzzle.view.viewer());
  const std::string turn = WriteTurn(puzzle.solution);
  if (puzzle.kind == PuzzleKind::kDefence) {
    return absl::StrCat(player, " has one defence, ", turn);
  }
  return absl::StrCat(player, " wins within ", CountOf(puzzle.turns, Metric::kTurns), ", only by ",
                      turn);
}

std::string ToText(const std::string& source, const Puzzle& puzzle, const absl::Status& status) {
  return absl::StrCat(source, ": ", status.ok() ? "proven: " : "not so: ", Claim(puzzle),
                      status.ok() ? "" : absl::StrCat(": ", status.message()), "\n");
}

Json ToJson(const std::string& source, const Puzzle& puzzle, const absl::Status& status) {
  Json object;
  object["source"] = source;
  object["kind"] = PuzzleKindName(puzzle.kind);
  object["player"] = WritePlayer(puzzle.view.viewer());
  object["position"] = WritePositionCode(puzzle.view.position());
  object["turns"] = puzzle.turns;
  object["solution"] = WriteTurn(puzzle.solution);
  object["proven"] = status.ok();
  if (!status.ok()) object["reason"] = std::string(status.message());
  object["rules"] = RulesJson(puzzle.view.course().rules());
  return object;
}

// One line of a file.
struct Checked {
  std::string text;
  ExitStatus status = ExitStatus::kHolds;
};

Checked Check(const std::string& source, absl::string_view line, PuzzleMine& mine, bool json) {
  const absl::StatusOr<WrittenPuzzle> written = ReadPuzzle(line);
  if (!written.ok()) {
    const std::string message = absl::StrReplaceAll(written.status().message(), {{"\n", "; "}});
    return {json ? WriteJsonLine({{"status", "error"}, {"source", source}, {"message", message}})
                 : absl::StrCat(source, ": ", message, "\n"),
            ExitStatus::kBadInput};
  }
  const absl::Status proven = mine.Verify(written->puzzle);
  return {json ? WriteJsonLine(ToJson(source, written->puzzle, proven))
               : ToText(source, written->puzzle, proven),
          proven.ok() ? ExitStatus::kHolds : ExitStatus::kNo};
}

ExitStatus Refuse(const absl::Status& status) {
  ReportError(status.message());
  return ExitStatus::kBadInput;
}

}  // namespace

std::string PuzzleHeaderLine() {
  return WriteJsonLine({{"type", "header"}, {"holds", "puzzles"}, {"version", RUSHKIT_VERSION}});
}

std::optional<std::string> FindPuzzleText(const std::string& path) {
  if (!NamesFile(path)) return std::nullopt;
  absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return std::nullopt;
  const std::string first = text->substr(0, text->find('\n'));
  if (!IsHeader(first)) return std::nullopt;
  return *std::move(text);
}

ExitStatus VerifyPuzzles(const std::string& path, const std::string& text,
                         const OutputOptions& output) {
  absl::StatusOr<ResultSink> sink = ResultSink::Open(output.file, 0);
  if (!sink.ok()) return Refuse(sink.status());
  PuzzleMine mine;
  ExitStatus status = ExitStatus::kHolds;
  int number = 0;
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    const std::string source = absl::StrCat(path, ":", ++number);
    if (line.empty() || line.front() == '#' || IsHeader(line)) continue;
    const Checked checked = Check(source, line, mine, output.format() == Format::kJson);
    if (checked.status != ExitStatus::kHolds && status != ExitStatus::kBadInput) {
      status = checked.status;
    }
    if (!sink->Write(checked.text)) break;
  }
  const absl::Status finished = sink->Finish();
  return finished.ok() ? status : Refuse(finished);
}

absl::StatusOr<PuzzleFile> PuzzleFile::Open(const std::string& path, bool goes_on) {
  absl::StatusOr<ResultSink> sink = ResultSink::Open(path, goes_on ? 1 : 0, IsHeader);
  if (!sink.ok()) return sink.status();
  PuzzleFile file(*std::move(sink));
  if (!goes_on || file.sink_.part_path().empty()) {
    file.sink_.Write(PuzzleHeaderLine());
    return file;
  }
  const absl::StatusOr<std::string> text = ReadTextFile(file.sink_.part_path());
  if (!text.ok()) return text.status();
  for (const absl::string_view line : absl::StrSplit(*text, '\n')) {
    const absl::StatusOr<WrittenPuzzle> written = ReadPuzzle(line);
    if (written.ok()) file.keys_.insert(PuzzleKey(written->puzzle));
  }
  return file;
}

bool PuzzleFile::Add(const GameRecord& record, absl::string_view source) {
  bool is_written = true;
  mine_.Mine(record, {}, [&](const Puzzle& puzzle, size_t turn) {
    if (!keys_.insert(PuzzleKey(puzzle)).second) return;
    const WrittenPuzzle written{puzzle, absl::StrCat(source, ", turn ", turn)};
    is_written = is_written && sink_.Write(WritePuzzle(written));
  });
  return is_written;
}

}  // namespace rushkit
