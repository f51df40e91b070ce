#include "solver/notation/puzzle_json.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "nlohmann/json.hpp"
#include "solver/notation/canonical.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/json_fields.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/turn_notation.h"
#include "solver/notation/view_json.h"

namespace rushkit {
namespace {

using Json = nlohmann::ordered_json;

constexpr int kMostTurns = 100;

std::optional<PuzzleKind> ReadKind(JsonFields& fields) {
  const std::optional<std::string> name = fields.Text("kind");
  if (!name) return std::nullopt;
  for (const PuzzleKind kind : {PuzzleKind::kWin, PuzzleKind::kDefence}) {
    if (*name == PuzzleKindName(kind)) return kind;
  }
  fields.Refuse("kind", "expected win or defence");
  return std::nullopt;
}

std::optional<Turn> ReadSolution(JsonFields& fields, const std::optional<InformationSet>& view) {
  const std::optional<std::string> text = fields.Text("solution");
  if (!text) return std::nullopt;
  const absl::StatusOr<Turn> turn = ReadTurn(*text);
  const absl::Status status = turn.ok() && view ? view->Check(*turn) : turn.status();
  if (status.ok()) return *turn;
  fields.Refuse("solution", status);
  return std::nullopt;
}

std::optional<WrittenPuzzle> ReadFields(JsonFields& fields) {
  const std::optional<std::string> type = fields.Text("type");
  if (type && *type != "puzzle") fields.Refuse("type", "expected puzzle");
  const std::optional<PuzzleKind> kind = ReadKind(fields);
  const std::optional<int64_t> turns = fields.Number("turns", 1, kMostTurns);
  std::optional<JsonFields> view_fields = fields.Object("view", /*may_be_missing=*/false);
  const std::optional<InformationSet> view =
      view_fields ? ReadView(*view_fields) : std::optional<InformationSet>();
  const std::optional<Turn> solution = ReadSolution(fields, view);
  const std::optional<std::string> source = fields.Text("source", "");
  if (!kind || !turns || !view || !solution || !source) return std::nullopt;
  return WrittenPuzzle{{*kind, *view, static_cast<int>(*turns), *solution}, *source};
}

}  // namespace

std::string PuzzleKindName(PuzzleKind kind) { return kind == PuzzleKind::kWin ? "win" : "defence"; }

std::string WritePuzzle(const WrittenPuzzle& written) {
  const Puzzle& puzzle = written.puzzle;
  Json object;
  object["type"] = "puzzle";
  object["kind"] = PuzzleKindName(puzzle.kind);
  object["turns"] = puzzle.turns;
  object["view"] = WriteView(puzzle.view);
  object["solution"] = WriteTurn(puzzle.solution);
  if (!written.source.empty()) object["source"] = written.source;
  return absl::StrCat(object.dump(-1, ' ', false, Json::error_handler_t::replace), "\n");
}

absl::StatusOr<WrittenPuzzle> ReadPuzzle(absl::string_view line) {
  const Json object = Json::parse(line.begin(), line.end(), nullptr, /*allow_exceptions=*/false);
  if (!object.is_object()) {
    return absl::InvalidArgumentError("expected a JSON object that is a puzzle");
  }
  std::vector<std::string> wrong;
  JsonFields fields(object, "", wrong);
  const std::optional<WrittenPuzzle> puzzle = ReadFields(fields);
  if (puzzle && wrong.empty()) return *puzzle;
  return absl::InvalidArgumentError(absl::StrJoin(wrong, "\n"));
}

std::string PuzzleKey(const Puzzle& puzzle) {
  const InformationSet& view = puzzle.view;
  const Position seen =
      view.viewer() == Player::kGold ? view.position() : view.position().HalfTurned();
  const auto code = [](const Position& position) {
    return WritePositionCode(LetteredInReadingOrder(position));
  };
  return absl::StrCat(PuzzleKindName(puzzle.kind), " ", puzzle.turns, " ",
                      std::min(code(seen), code(seen.UpsideDown())), " ", WriteHand(view.hand()),
                      " ", WriteHand(view.other().known), " ",
                      puzzle.kind == PuzzleKind::kWin ? WriteHand(view.unseen()) : "");
}

}  // namespace rushkit
