// What a line of a campaign file says, and that no damage to it goes unseen.
#include "solver/campaign/unit_line.h"

#include <string>

#include "absl/strings/match.h"
#include "absl/strings/str_split.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

// The lines of a text that ends with a newline.
std::vector<std::string> LinesOf(const std::string& text) {
  std::vector<std::string> lines = absl::StrSplit(text, '\n');
  REQUIRE(lines.back().empty());
  lines.pop_back();
  return lines;
}

TEST_CASE("the checksum is the one of gzip and PNG") {
  CHECK(Crc32Of("123456789") == "cbf43926");  // the check value of the standard
  CHECK(Crc32Of("") == "00000000");
}

TEST_CASE("a unit is written as the header says") {
  CHECK(WriteUnit(7, {{R"({"a":1})"}, 0}) == Sealed(R"({"a":1,"unit":7,"part":1,"parts":1})"));
  CHECK(WriteUnit(7, {{R"({"a":1})", "{}"}, 3}) ==
        Sealed(R"({"a":1,"unit":7,"part":1,"parts":2,"exit":3})") +
            Sealed(R"({"unit":7,"part":2,"parts":2,"exit":3})"));
  CHECK(WriteUnit(7, {{}, 0}) == Sealed(R"({"unit":7,"part":0,"parts":0})"));
}

TEST_CASE("a unit that is read is the one that was written") {
  const UnitResults results = {
      {R"({"text":"\"unit\":9,\"part\":1"})", R"({"of":{"unit":4}})", "{}"}, 130};
  const std::vector<std::string> lines = LinesOf(WriteUnit(12'345'678'901, results));
  REQUIRE(lines.size() == 3);
  for (size_t i = 0; i < lines.size(); ++i) {
    CAPTURE(lines[i]);
    const absl::StatusOr<UnitLine> line = ReadUnitLine(lines[i]);
    REQUIRE(line.ok());
    CHECK(line->unit == 12'345'678'901);
    CHECK(line->part == i + 1);
    CHECK(line->parts == 3);
    CHECK(line->exit == 130);
    CHECK(ResultIn(lines[i]) == results.objects[i]);
  }
  CHECK(ResultIn(LinesOf(WriteUnit(0, {})).front()) == "{}");
}

TEST_CASE("no byte of a line can change unseen") {
  const std::string line = LinesOf(WriteUnit(3, {{R"({"moves":["a+2","G+14"]})"}, 0})).front();
  for (size_t i = 0; i < line.size(); ++i) {
    for (int bit = 0; bit < 8; ++bit) {
      std::string changed = line;
      changed[i] = static_cast<char>(changed[i] ^ (1 << bit));
      CAPTURE(changed);
      CHECK_FALSE(ReadUnitLine(changed).ok());
    }
    CHECK_FALSE(ReadUnitLine(line.substr(0, i)).ok());
    CHECK_FALSE(ReadUnitLine(line.substr(i + 1)).ok());
  }
}

struct BadLine {
  std::string line;
  const char* message;
};

TEST_CASE("what is no line of a unit is refused, and why") {
  const auto sealed = [](const char* object) { return LinesOf(Sealed(object)).front(); };
  const BadLine kCases[] = {
      {"", "damaged: it does not end with its checksum"},
      {"{}", "damaged: it does not end with its checksum"},
      {R"({"a":1,"crc32":"00000000"})", "damaged: its checksum is "},
      {sealed(R"({"a":1})"), "no line of a campaign"},
      {sealed(R"({"unit":1})"), "no line of a campaign"},
      {sealed(R"({"unit":-1,"part":1,"parts":1})"), "no line of a campaign"},
      {sealed(R"({"unit":1,"part":0,"parts":1})"), "no line of a campaign"},
      {sealed(R"({"unit":1,"part":2,"parts":1})"), "no line of a campaign"},
      {sealed(R"({"unit":1,"part":1,"parts":0})"), "no line of a campaign"},
      {sealed(R"({"unit":1,"part":1,"parts":1,"exit":x})"), "no line of a campaign"},
      {sealed(R"({"unit":1,"part":1,"parts":1,"more":1})"), "no line of a campaign"},
      {sealed(R"({"unit":99999999999999999999,"part":1,"parts":1})"), "no line of a campaign"},
  };
  for (const BadLine& bad : kCases) {
    CAPTURE(bad.line);
    const absl::StatusOr<UnitLine> read = ReadUnitLine(bad.line);
    REQUIRE_FALSE(read.ok());
    CHECK(absl::StartsWith(read.status().message(), bad.message));
  }
}

}  // namespace
}  // namespace rushkit
