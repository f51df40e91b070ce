#include "cli/record_input.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/game_record_input.h"
#include "cli/line_reader.h"
#include "cli/position_input.h"
#include "cli/render/words.h"
#include "solver/base/diagnostics.h"
#include "solver/game/game_course.h"

namespace rushkit {
namespace {

absl::Status Bad(absl::string_view message) { return absl::InvalidArgumentError(message); }

absl::StatusOr<Position> ReadOnePosition(const std::string& argument,
                                         std::optional<PositionFormat> from,
                                         Connection connection) {
  if (argument == "-") {
    return Bad("standard input is for turns; expected a built-in name, a code or a file");
  }
  absl::StatusOr<PositionInput> input = PositionInput::Open(argument, connection, from);
  if (!input.ok()) return input.status();
  std::optional<InputPosition> only = input->Next();
  if (!only)
    return input->status().ok() ? Bad(absl::StrCat(argument, " holds no position"))
                                : input->status();
  if (!only->position.ok()) {
    return Bad(LocatedLines(only->origin.file, FromStatus(only->position.status())));
  }
  if (input->HasNext()) return Bad(absl::StrCat(argument, " holds more than one position"));
  return *std::move(only->position);
}

}  // namespace

absl::StatusOr<GameRecord> NewGame(const std::string& argument, std::optional<PositionFormat> from,
                                   const RuleOptions& rules, Player first, uint64_t seed) {
  const absl::StatusOr<Position> position = ReadOnePosition(argument, from, rules.rules.connection);
  if (!position.ok()) return position.status();
  // For what is missing on the grid, all of it.
  const absl::StatusOr<GameCourse> course = GameCourse::Begin(*position, first, rules.rules.spaces);
  if (!course.ok()) return Bad(LocatedLines(argument, FromStatus(course.status())));
  GameRecord record(*position);
  record.deck = rules.deck();
  if (rules.deck_name == "a" || rules.deck_name == "b") record.deck_name = rules.deck_name;
  record.spaces = rules.rules.spaces;
  record.first = first;
  record.seed = seed;
  return record;
}

absl::StatusOr<GameRecord> ReadOneRecord(const std::string& path) {
  const absl::StatusOr<std::string> text = ReadTextFile(path);
  if (!text.ok()) return text.status();
  const absl::StatusOr<std::vector<WrittenRecord>> records = ReadRecordFile(path, *text);
  if (!records.ok()) return records.status();
  if (records->size() == 1) return records->front().record;
  return Bad(absl::StrCat(path, " holds ", CountOf(static_cast<uint64_t>(records->size()), "game"),
                          ", expected one"));
}

}  // namespace rushkit
