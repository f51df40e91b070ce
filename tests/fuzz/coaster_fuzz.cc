// Any text as each question about Roller Coaster Rush, and any game that can be read refereed.
#include "calculators/roller_coaster_rush/questions.h"
#include "tests/fuzz/require.h"

using namespace rushkit::coaster;  // NOLINT(google-build-using-namespace)
using rushkit::testing::Require;
using rushkit::testing::RequireGoodRefusal;

namespace {

// The largest coaster for which all sets of pieces are searched in no time.
constexpr size_t kFewPieces = 10;

bool IsSmall(const Table& table) {
  for (const TableSide& side : table.sides) {
    if (side.pieces.has_value() && side.pieces->count() > kFewPieces) return false;
  }
  return true;
}

bool IsSmall(const GameLog& log) {
  PieceSet all;
  for (const PieceSet& hand : log.dealt) all |= hand;
  return all.count() <= kFewPieces;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto root = rushkit::ParseJson(rushkit::testing::TextOf(data, size));
  if (!root.ok()) return 0;
  if (const auto table = ReadTable(*root); table.ok()) {
    if (IsSmall(*table)) CheckTable(*table);
  } else {
    RequireGoodRefusal(table.status());
  }
  if (const auto score = ReadScoreQuestion(*root); score.ok()) {
    const auto opening = ScoreGrandOpening(score->entries, score->flags, score->rules);
    Require(opening.standings.size() == score->entries.size(), "everybody has a place");
  } else {
    RequireGoodRefusal(score.status());
  }
  if (const auto auction = ReadAuctionQuestion(*root); auction.ok()) {
    const auto result = HoldAuction(auction->auction, auction->players, auction->rules);
    Require(!result.winner.has_value() || result.sheet.verdict() != rushkit::Verdict::kNo,
            "nobody wins where a rule is broken");
  } else {
    RequireGoodRefusal(auction.status());
  }
  if (const auto demo = ReadDemoQuestion(*root); demo.ok()) {
    HoldDemo(demo->demo);
  } else {
    RequireGoodRefusal(demo.status());
  }
  if (const auto best = ReadBestQuestion(*root); best.ok()) {
    if (best->order.pieces.count() <= kFewPieces) FindBestOrder(best->order);
  } else {
    RequireGoodRefusal(best.status());
  }
  if (const auto log = ReadGameLog(*root); log.ok()) {
    if (IsSmall(*log)) RefereeGame(*log);
  } else {
    RequireGoodRefusal(log.status());
  }
  return 0;
}
