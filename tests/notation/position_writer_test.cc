// A position in every format: what is written, and what a format cannot hold.
#include "solver/notation/position_writer.h"

#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "solver/notation/position_code.h"
#include "tests/catch.h"
#include "tests/notation/messages.h"

namespace rushkit {
namespace {

using Format = PositionFormat;

std::string Written(const std::string& code, Format format, absl::string_view name = "it") {
  const absl::StatusOr<Position> position = ReadPositionCode(code, Connection::kAllThree);
  REQUIRE(position.ok());
  const absl::StatusOr<WrittenPosition> written = WritePosition(*position, name, format);
  if (!written.ok()) return testing::MessageOf(written);
  std::string text = written->text;
  for (const Renaming& one : written->renamed) {
    absl::StrAppend(&text, one.from, ">", std::string(1, one.to), " ");
  }
  return text;
}

struct Case {
  Format format;
  const char* text;
};

TEST_CASE("One position looks like this in every format") {
  const std::string code = "ooBooCAABooCooooooDDooooooooooEEEoFF";
  const std::vector<Case> cases = {
      {Format::kCode, "it ooBooCAABooCooooooDDooooooooooEEEoFF\n"},
      {Format::kPicture, "name: it\n..B..C\nAAB..C\n......\nDD....\n......\nEEE.FF\n\n"},
      {Format::kJson, "{\"name\":\"it\",\"position\":\"ooBooCAABooCooooooDDooooooooooEEEoFF\"}\n"},
      {Format::kClassic, "it ooBooCAABooCooooooDDooooooooooEEEoFF\n"},
      {Format::kDatabase, "name: it\n0 ooBooCAABooCooooooDDooooooooooEEEoFF 0\n"},
      {Format::kGroups, "it ..B..C AAB..C ...... DD.... ...... EEE.FF\n"},
      {Format::kRows, "name: it\n..B..C\nAAB..C\n......\nDD....\n......\nEEE.FF\n\n"},
      {Format::kBlocks,
       "it:\n..a..b\nxxa..b\n......\ncc....\n......\nooo.dd\n\nA>x B>a C>b D>c E>o F>d "},
      {Format::kFramed,
       "name: it\n+------+\n|..B..C|\n|AAB..C\n|......|\n|DD....|\n|......|\n|EEE.FF|\n+------+\n"
       "\n"},
      {Format::kCarCsv,
       "name: it\ncar,orientation,col,row,length\nX,H,1,2,2\nB,V,3,1,2\nC,V,6,1,2\nD,H,1,4,2\n"
       "E,H,1,6,3\nF,H,5,6,2\n\nA>X "},
      {Format::kGridCsv,
       "name: it\n-1,-1,1,-1,-1,2\n0,0,1,-1,-1,2\n-1,-1,-1,-1,-1,-1\n3,3,-1,-1,-1,-1\n"
       "-1,-1,-1,-1,-1,-1\n4,4,4,-1,5,5\n\n"},
      {Format::kCarJson,
       "{\"name\":\"it\",\"cars\":["
       "{\"id\":\"A\",\"player\":true,\"position\":6,\"length\":2,\"orientation\":\"horizontal\"},"
       "{\"id\":\"B\",\"player\":false,\"position\":2,\"length\":2,\"orientation\":\"vertical\"},"
       "{\"id\":\"C\",\"player\":false,\"position\":5,\"length\":2,\"orientation\":\"vertical\"},"
       "{\"id\":\"D\",\"player\":false,\"position\":18,\"length\":2,\"orientation\":\"horizontal\"}"
       ","
       "{\"id\":\"E\",\"player\":false,\"position\":30,\"length\":3,\"orientation\":\"horizontal\"}"
       ","
       "{\"id\":\"F\",\"player\":false,\"position\":34,\"length\":2,\"orientation\":\"horizontal\"}"
       "]}\n"},
  };
  CHECK(cases.size() == kPositionFormats.size());
  for (const Case& one : cases) {
    INFO(FormatName(one.format));
    CHECK(Written(code, one.format) == one.text);
  }
}

TEST_CASE("Another size is said where the lines do not show it") {
  const std::string code = "AA..B/....B/...../.....";
  CHECK(Written(code, Format::kCarCsv, "") ==
        "# size 5x4\ncar,orientation,col,row,length\nX,H,1,1,2\nB,V,5,1,2\n\nA>X ");
  CHECK(Written(code, Format::kCarJson, "") ==
        "{\"width\":5,\"height\":4,\"cars\":["
        "{\"id\":\"A\",\"player\":true,\"position\":0,\"length\":2,\"orientation\":\"horizontal\"},"
        "{\"id\":\"B\",\"player\":false,\"position\":4,\"length\":2,\"orientation\":\"vertical\"}"
        "]}\n");
}

TEST_CASE("A block without a name gets a header all the same") {
  CHECK(Written("XX../..../..../....", Format::kBlocks, "") ==
        "1:\nxx..\n....\n....\n....\n\nX>x ");
  CHECK(Written("XX../..../..../....", Format::kBlocks, "two words") ==
        "name: two words\n1:\nxx..\n....\n....\n....\n\nX>x ");
}

TEST_CASE("A vehicle of a block keeps a letter that says its length") {
  CHECK(Written("XXbr/kkbr/y..r/yOO.", Format::kBlocks, "") ==
        "1:\nxxbr\nkkbr\ny..r\nyaa.\n\nO>a X>x ");
}

struct Refusal {
  const char* code;
  Format format;
  const char* message;
};

TEST_CASE("What a format cannot hold is refused") {
  const char* const kShift = "GG12/14/14/14/14/14";
  const char* const kWalls = "AA../x.../..../....";
  const std::vector<Refusal> refusals = {
      {kShift, Format::kClassic, "classic holds no grid with sides"},
      {kShift, Format::kRows, "rows holds no grid with sides"},
      {kShift, Format::kCarJson, "car-json holds no grid with sides"},
      {kWalls, Format::kBlocks, "blocks holds no walls"},
      {kWalls, Format::kCarCsv, "car-csv holds no walls"},
      {kWalls, Format::kGridCsv, "grid-csv holds no walls"},
      {kWalls, Format::kCarJson, "car-json holds no walls"},
      {kWalls, Format::kClassic, "classic holds grids of 6 by 6 only"},
      {kWalls, Format::kDatabase, "database holds grids of 6 by 6 only"},
      {"AA.../...../...../.....", Format::kGroups, "groups holds square grids only"},
      {"AA../bbbb/..../....", Format::kBlocks, "blocks holds no vehicle of length 4"},
      {"AAAA/..../..../....", Format::kBlocks, "blocks holds no vehicle of length 4"},
      {"AABBCC/DDDEEE/FFFGGG/HHH.../....../......", Format::kBlocks,
       "blocks has letters for 4 vehicles of length 3"},
      {"AABBCC/DDEEFF/GGHHII/JJKKLL/MM..../......", Format::kBlocks,
       "blocks has letters for 11 vehicles of length 2"},
  };
  for (const Refusal& refusal : refusals) {
    INFO(refusal.code);
    CHECK(Written(refusal.code, refusal.format) == refusal.message);
  }
}

TEST_CASE("Every format is found again by its name") {
  for (const Format format : kPositionFormats) {
    CHECK(FormatNamed(FormatName(format)) == format);
    CHECK_FALSE(FormatDescription(format).empty());
  }
  CHECK_FALSE(FormatNamed("").has_value());
  CHECK_FALSE(FormatNamed("Code").has_value());
}

}  // namespace
}  // namespace rushkit
