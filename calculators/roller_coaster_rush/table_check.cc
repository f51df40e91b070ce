#include "calculators/roller_coaster_rush/table_check.h"

#include "absl/strings/str_cat.h"
#include "calculators/roller_coaster_rush/best_order.h"
#include "calculators/roller_coaster_rush/clauses.h"

namespace rushkit::coaster {
namespace {

// How many blueprint cards each player is dealt; nothing when so many cannot play.
std::optional<size_t> CardsDealtTo(size_t players) {
  constexpr size_t kCards[] = {6, 5, 4};  // 2 players, 3, 4
  if (players < 2 || players > 4) return std::nullopt;
  return kCards[players - 2];
}

void CheckNumbers(const Table& table, ScoreSheet& sheet) {
  const std::optional<size_t> cards = CardsDealtTo(table.sides.size());
  const std::string players = absl::StrCat(table.sides.size(), " players");
  if (!cards.has_value()) {
    sheet.Break(kSetup, absl::StrCat("players at the table: ", table.sides.size()),
                "2 to 4 can play");
    return;
  }
  for (const TableSide& side : table.sides) {
    const size_t dealt = side.pieces.has_value() ? side.pieces->count() : 0;
    const std::string rule = absl::StrCat(Whose(side.name), dealt, " blueprint cards");
    const std::string effect = absl::StrCat(players, " get ", *cards, " each");
    if (dealt == *cards) {
      sheet.Note(kSetup, rule, effect);
    } else {
      sheet.Break(kSetup, rule, effect);
    }
  }
}

void CheckCoaster(const TableSide& side, const Joints& joints, ScoreSheet& sheet) {
  ScoreSheet own;
  const std::optional<Coaster> coaster = AsCoaster(side.name, *side.coaster, own);
  if (coaster.has_value()) {
    if (side.pieces.has_value()) CheckPieces(side.name, *coaster, *side.pieces, own);
    CheckJoints(side.name, *coaster, joints, own);
  }
  if (!side.pieces.has_value()) {
    own.Rest({absl::StrCat(Whose(side.name), "the pieces to be used: not checked"),
              Confidence::kUnknown, false});
  }
  if (own.verdict() != Verdict::kNo) {
    own.Note(kSetup, absl::StrCat(Whose(side.name), WriteCoaster(*coaster)),
             "the launch piece at the front, then each piece once");
  }
  sheet.Append(own);
}

void CheckConstructible(const TableSide& side, const Table& table, ScoreSheet& sheet) {
  const std::optional<Coaster> coaster = FindCoaster(*side.pieces, table.joints);
  const std::string pieces = absl::StrCat(Whose(side.name), WritePieces(PiecesOf(*side.pieces)));
  if (!coaster.has_value()) {
    sheet.Break(
        kSetup, absl::StrCat(pieces, " fit in no order"),
        table.is_deal ? "shuffle all blueprint cards and deal again" : "there is no coaster");
  } else if (table.joints.Know(*side.pieces)) {
    sheet.Note(kSetup, absl::StrCat(pieces, " fit"), WritePieces(*coaster));
  }
  RestOnJoints(*side.pieces, table.joints, sheet);
}

}  // namespace

ScoreSheet CheckTable(const Table& table) {
  ScoreSheet sheet;
  if (table.is_deal) CheckNumbers(table, sheet);
  std::vector<Holding> holdings;
  for (const TableSide& side : table.sides) {
    holdings.push_back(
        {side.name, side.pieces.has_value() ? *side.pieces : PiecesIn(*side.coaster)});
  }
  CheckShared(holdings, sheet);
  for (const TableSide& side : table.sides) {
    if (side.coaster.has_value()) CheckCoaster(side, table.joints, sheet);
    if (side.pieces.has_value() && (table.is_deal || !side.coaster.has_value())) {
      CheckConstructible(side, table, sheet);
    }
  }
  return sheet;
}

}  // namespace rushkit::coaster
