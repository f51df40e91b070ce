// What is written in any format is read back as the same position, over seeded random boards.
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "solver/base/random.h"
#include "solver/notation/position_classic.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_file.h"
#include "solver/notation/position_writer.h"
#include "tests/catch.h"
#include "tests/support/random_positions.h"

namespace rushkit {
namespace {

using Format = PositionFormat;

std::vector<Position> RandomPositions(uint64_t seed, int count) {
  Random random(seed);
  std::vector<Position> positions;
  for (int i = 0; i < count; ++i) {
    positions.push_back(i % 4 == 0 ? testing::RandomShift(random)
                                   : testing::RandomBoxed(random, testing::RandomWishes(random)));
  }
  return positions;
}

// The only entry of a text.
PositionEntry ReadOnly(const std::string& text, std::optional<Format> from = std::nullopt) {
  PositionFileReader reader(LinesOf(text), Connection::kAllThree, from);
  std::optional<PositionEntry> entry = reader.Next();
  REQUIRE(entry.has_value());
  CHECK_FALSE(reader.Next().has_value());
  return *entry;
}

// What a reader without a hint calls a text in that format.
Format DetectedAs(Format format, const Grid& grid) {
  if (format == Format::kCode && IsClassicGrid(grid)) return Format::kClassic;
  if (format == Format::kPicture && !grid.has_sides()) return Format::kRows;
  return format;
}

Position Renamed(const Position& position, const std::vector<Renaming>& renamed) {
  return position.WithLetters([&renamed](const Vehicle& vehicle) {
    for (const Renaming& one : renamed) {
      if (one.from == std::string(1, vehicle.letter)) return one.to;
    }
    return vehicle.letter;
  });
}

bool IsSameBoard(const Position& a, const Position& b) {
  return a.grid() == b.grid() && a.ToPlacement() == b.ToPlacement();
}

// What a reader makes of `position` in that format: its board must be the same, and its letters too
// but for those that are reported.
void CheckReadBack(const Position& position, Format format, const WrittenPosition& written,
                   const PositionEntry& entry) {
  REQUIRE(entry.position.ok());
  CHECK(entry.name == "it");
  CHECK(IsSameBoard(*entry.position, position));
  if (format == Format::kGridCsv) return;  // it has no letters
  const Position as_written = Renamed(position, written.renamed);
  // A block's own letters are renamed once more when it is read, o and the hero's x.
  CHECK(*entry.position == Renamed(as_written, entry.renamed));
}

// Which formats held some of the positions and which refused some.
struct Held {
  int written = 0;
  int refused = 0;
};

TEST_CASE("A position is read back from every format that can hold it, and the format is found") {
  std::map<Format, Held> held;
  for (const Position& position : RandomPositions(/*seed=*/1, 2000)) {
    for (const Format format : kPositionFormats) {
      const absl::StatusOr<WrittenPosition> written = WritePosition(position, "it", format);
      if (!written.ok()) {
        CHECK(absl::StartsWith(written.status().message(), FormatName(format)));
        ++held[format].refused;
        continue;
      }
      ++held[format].written;
      INFO(FormatName(format) << "\n" << written->text);
      CheckReadBack(position, format, *written, ReadOnly(written->text, format));
      const PositionEntry found = ReadOnly(written->text);
      CHECK(found.format == DetectedAs(format, position.grid()));
      CheckReadBack(position, format, *written, found);
    }
  }
  for (const Format format : kPositionFormats) {
    INFO(FormatName(format));
    const bool holds_all =
        format == Format::kCode || format == Format::kPicture || format == Format::kJson;
    CHECK(held[format].written > 100);
    CHECK((held[format].refused == 0) == holds_all);
  }
}

TEST_CASE("From any format to any other and back the board is the same") {
  for (const Position& position : RandomPositions(/*seed=*/2, 300)) {
    for (const Format a : kPositionFormats) {
      const absl::StatusOr<WrittenPosition> in_a = WritePosition(position, "", a);
      if (!in_a.ok()) continue;
      const PositionEntry from_a = ReadOnly(in_a->text, a);
      REQUIRE(from_a.position.ok());
      for (const Format b : kPositionFormats) {
        const absl::StatusOr<WrittenPosition> in_b = WritePosition(*from_a.position, "", b);
        if (!in_b.ok()) continue;
        const PositionEntry from_b = ReadOnly(in_b->text, b);
        REQUIRE(from_b.position.ok());
        const absl::StatusOr<WrittenPosition> again = WritePosition(*from_b.position, "", a);
        INFO(FormatName(a) << " to " << FormatName(b) << "\n" << in_a->text << in_b->text);
        REQUIRE(again.ok());
        const PositionEntry back = ReadOnly(again->text, a);
        REQUIRE(back.position.ok());
        CHECK(IsSameBoard(*back.position, position));
        if (in_b->renamed.empty() && from_b.renamed.empty() && b != Format::kGridCsv) {
          CHECK(*back.position == *from_a.position);
        }
      }
    }
  }
}

TEST_CASE("Entries of all formats follow one another in one file") {
  std::string file;
  std::vector<Position> positions;
  std::vector<Format> formats;
  for (const Position& position : RandomPositions(/*seed=*/3, 200)) {
    for (const Format format : kPositionFormats) {
      const absl::StatusOr<WrittenPosition> written =
          WritePosition(position, positions.size() % 3 == 0 ? "a name" : "", format);
      if (!written.ok()) continue;
      file += written->text;
      positions.push_back(position);
      formats.push_back(DetectedAs(format, position.grid()));
    }
  }
  PositionFileReader reader(LinesOf(file), Connection::kAllThree);
  for (size_t i = 0; i < positions.size(); ++i) {
    const std::optional<PositionEntry> entry = reader.Next();
    REQUIRE(entry.has_value());
    INFO(i << " " << FormatName(formats[i]) << " " << entry->position.status());
    REQUIRE(entry->position.ok());
    CHECK(entry->format == formats[i]);
    CHECK(IsSameBoard(*entry->position, positions[i]));
  }
  CHECK_FALSE(reader.Next().has_value());
}

TEST_CASE("A name of any kind comes back with its position") {
  Random random(4);
  const Position position = testing::RandomBoxed(random, {.blockers = 3});
  for (const std::string name :
       {"plain", "32", "-1.5", "two words", "a/b", "#1", "{", "[x]", "it:", "name: x", "|", "- a",
        "ooooooooooooooooooooooooooooooooAAoo", "+----+", "@@@@@@", "\xC3\xA9t\xC3\xA9", "\"q\"\\",
        "1,2", "car,orientation"}) {
    for (const Format format : kPositionFormats) {
      const absl::StatusOr<WrittenPosition> written = WritePosition(position, name, format);
      REQUIRE(written.ok());
      INFO(FormatName(format) << "\n" << written->text);
      const PositionEntry entry = ReadOnly(written->text, format);
      CHECK(entry.position.ok());
      CHECK(entry.name == name);
    }
  }
  const WrittenPosition written = *WritePosition(position, " over\n two\tlines ", Format::kRows);
  CHECK(ReadOnly(written.text).name == "over  two lines");
}

}  // namespace
}  // namespace rushkit
