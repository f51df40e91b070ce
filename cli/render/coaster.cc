#include "cli/render/coaster.h"

#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "cli/render/score_sheet.h"
#include "cli/render/words.h"

namespace rushkit {
namespace {

using coaster::GrandOpening;
using coaster::Investor;
using coaster::PlayerState;
using coaster::Standing;
using coaster::SuitedCard;

template <class Value>
Json OrNull(const std::optional<Value>& value) {
  return value.has_value() ? Json(*value) : Json(nullptr);
}

Json PiecesJson(absl::Span<const coaster::Piece> pieces) {
  Json list = Json::array();
  for (const coaster::Piece piece : pieces) list.push_back(coaster::WritePiece(piece));
  return list;
}

Json InvestorJson(std::optional<Investor> investor) {
  if (!investor.has_value()) return nullptr;
  return std::string(NameOf<Investor>(*investor, coaster::kInvestors));
}

Json ShowstopperJson(const std::optional<coaster::Showstopper>& showstopper) {
  return showstopper.has_value() ? Json(coaster::WriteShowstopper(*showstopper)) : Json(nullptr);
}

Json RankingJson(const std::vector<Standing>& standings) {
  Json list = Json::array();
  for (const Standing& one : standings) {
    list.push_back({{"place", one.place},
                    {"player", one.name},
                    {"points", one.points},
                    {"money", OrNull(one.money)},
                    {"pieces", one.pieces}});
  }
  return list;
}

std::string RankingText(const std::vector<Standing>& standings) {
  std::string out;
  for (const Standing& one : standings) {
    absl::StrAppend(&out, one.place, ". ", Printable(one.name), ": ",
                    CountOf(static_cast<uint64_t>(one.points), "point"),
                    one.money.has_value() ? absl::StrCat(", $", *one.money) : "", ", ",
                    CountOf(one.pieces, "track piece"), "\n");
  }
  return out;
}

// One order: "total" is of a run that completes all of it.
void AddOrder(const SuitedCard& card, bool has_reach, Json& object) {
  object["showstopper"] = ShowstopperJson(card.showstopper);
  object["order"] = PiecesJson(card.best.order());
  object["total"] = card.sheet.total().value_or(0);
  if (!has_reach) return;
  object["expected"] = card.best.expected;
  if (card.best.exact.has_value()) object["expected_exact"] = card.best.exact->ToString();
}

Json StepsJson(const coaster::BestOrder& best) {
  Json steps = Json::array();
  for (const coaster::OrderStep& step : best.steps) {
    steps.push_back({{"piece", coaster::WritePiece(step.piece)},
                     {"points", step.points},
                     {"chance", step.chance}});
  }
  return steps;
}

std::string NameOfCard(const SuitedCard& card) {
  return card.showstopper.has_value() ? coaster::WriteShowstopper(*card.showstopper)
                                      : "no showstopper";
}

std::string ChancesText(const coaster::BestOrder& best) {
  std::string out = "\npiece  points  chance\n";
  for (const coaster::OrderStep& step : best.steps) {
    absl::StrAppendFormat(&out, "%-5s  %6d  %.4f\n", coaster::WritePiece(step.piece), step.points,
                          step.chance);
  }
  const std::string exact =
      best.exact.has_value() ? absl::StrCat(" (", best.exact->ToString(), ")") : "";
  return absl::StrCat(out, absl::StrFormat("expected points: %.4f", best.expected), exact, "\n");
}

Json PlayerJson(const PlayerState& player) {
  return {{"player", player.name},
          {"coaster", PiecesJson(player.coaster)},
          {"constructed", PiecesJson(coaster::PiecesOf(player.constructed))},
          {"money", player.money},
          {"investor", InvestorJson(player.investor)},
          {"showstopper", ShowstopperJson(player.showstopper)}};
}

std::string PlayerText(const PlayerState& player) {
  return absl::StrCat(
      Printable(player.name), ": $", player.money, ", investor ",
      NameOf<Investor>(player.investor, coaster::kInvestors), ", coaster ",
      coaster::WritePieces(player.coaster),
      player.showstopper.has_value()
          ? absl::StrCat(", showstopper ", coaster::WriteShowstopper(*player.showstopper))
          : "",
      "\n");
}

}  // namespace

Json SheetJson(const ScoreSheet& sheet) {
  Json object = {{"verdict", std::string(VerdictName(sheet.verdict()))}};
  AddSheet(sheet, object);
  return object;
}

Json GrandOpeningJson(const GrandOpening& opening) {
  Json object = SheetJson(opening.ties);
  object["verdict"] = std::string(VerdictName(opening.verdict()));
  object["ranking"] = RankingJson(opening.standings);
  object["players"] = Json::array();
  for (const coaster::PlayerScore& one : opening.scores) {
    Json player = {{"player", one.name}};
    player.update(SheetJson(one.sheet));
    object["players"].push_back(std::move(player));
  }
  return object;
}

std::string GrandOpeningText(const GrandOpening& opening, bool in_color) {
  std::string out;
  for (const coaster::PlayerScore& one : opening.scores) {
    absl::StrAppend(&out, Printable(one.name), "\n", SheetText(one.sheet, in_color), "\n");
  }
  return absl::StrCat(out, RankingText(opening.standings), SheetText(opening.ties, in_color));
}

Json AuctionJson(const coaster::AuctionQuestion& question, const coaster::AuctionResult& result) {
  const auto name = [&question](std::optional<size_t> player) {
    return player.has_value() ? Json(question.players[*player].name) : Json(nullptr);
  };
  Json object = {{"verdict", std::string(VerdictName(result.sheet.verdict()))},
                 {"piece", coaster::WritePiece(question.auction.piece)},
                 {"winner", name(result.winner)},
                 {"pays", result.winner.has_value() ? Json(result.pays) : Json(nullptr)},
                 {"loser", name(result.loser)}};
  object["investors"] = Json::object();
  for (size_t i = 0; i < question.players.size(); ++i) {
    object["investors"][question.players[i].name] = InvestorJson(result.investors[i]);
  }
  AddSheet(result.sheet, object);
  return object;
}

Json DemoJson(const coaster::DemoQuestion& question, const coaster::DemoResult& result) {
  Json object = {{"verdict", std::string(VerdictName(result.sheet.verdict()))},
                 {"payout", result.payout}};
  if (question.money.has_value()) object["money"] = *question.money + result.payout;
  object["investor"] = result.sheet.verdict() == Verdict::kNo
                           ? InvestorJson(question.demo.investor)
                           : InvestorJson(Investor::kUninterested);
  AddSheet(result.sheet, object);
  return object;
}

Json BestJson(const coaster::BestQuestion& question,
              const std::vector<coaster::SuitedCard>& cards) {
  const SuitedCard& first = cards.front();
  const bool has_reach = question.order.reach.has_value();
  Json object = {{"verdict", std::string(VerdictName(first.sheet.verdict()))}};
  AddOrder(first, has_reach, object);
  if (has_reach) {
    object["error"] = coaster::kExpectedError;
    object["steps"] = StepsJson(first.best);
  }
  AddSheet(first.sheet, object);
  if (cards.size() > 1) {
    object["ranking"] = Json::array();
    for (const SuitedCard& card : cards) {
      Json one = Json::object();
      AddOrder(card, has_reach, one);
      object["ranking"].push_back(std::move(one));
    }
  }
  return object;
}

std::string BestText(const coaster::BestQuestion& question,
                     const std::vector<coaster::SuitedCard>& cards, bool in_color) {
  const SuitedCard& first = cards.front();
  const bool has_reach = question.order.reach.has_value();
  std::string out = absl::StrCat(coaster::WriteCoaster(first.best.order()), " for ",
                                 NameOfCard(first), "\n", SheetText(first.sheet, in_color));
  if (has_reach) absl::StrAppend(&out, ChancesText(first.best));
  if (cards.size() == 1) return out;
  absl::StrAppend(&out, has_reach ? "\nshowstoppers by expected points:\n" : "\nshowstoppers:\n");
  for (const SuitedCard& card : cards) {
    absl::StrAppend(
        &out,
        absl::StrFormat("%8s  ", has_reach ? absl::StrFormat("%.4f", card.best.expected)
                                           : absl::StrCat(card.sheet.total().value_or(0))),
        NameOfCard(card), ": ", coaster::WritePieces(card.best.order()), "\n");
  }
  return out;
}

Json GameJson(const coaster::GameReport& report) {
  Json object = SheetJson(report.sheet);
  object["verdict"] = std::string(VerdictName(report.verdict()));
  object["broken_turn"] = OrNull(report.broken_turn);
  object["next"] = report.next_player.has_value() ? Json(report.players[*report.next_player].name)
                                                  : Json(nullptr);
  object["players"] = Json::array();
  for (const PlayerState& player : report.players) object["players"].push_back(PlayerJson(player));
  if (report.opening.has_value()) object["grand_opening"] = GrandOpeningJson(*report.opening);
  return object;
}

std::string GameText(const coaster::GameReport& report, bool in_color) {
  std::string out = absl::StrCat(SheetText(report.sheet, in_color), "\n");
  for (const PlayerState& player : report.players) absl::StrAppend(&out, PlayerText(player));
  if (!report.opening.has_value()) return out;
  return absl::StrCat(out, "\n", GrandOpeningText(*report.opening, in_color));
}

}  // namespace rushkit
