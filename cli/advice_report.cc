#include "cli/advice_report.h"

#include <array>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "cli/render/table_text.h"
#include "cli/render/words.h"
#include "solver/game/plays.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

constexpr std::array<std::pair<Knowledge, const char*>, 3> kKnowledgeNames = {
    {{Knowledge::kHidden, "hidden"},
     {Knowledge::kOpen, "open"},
     {Knowledge::kOpenKnown, "open-known"}}};

std::string Percent(double chance) { return absl::StrFormat("%5.1f %%", 100 * chance); }

// "51.2 %  48.0 to 54.3"; of an exact chance "100.0 %  exact".
std::string EstimateText(const Estimate& estimate) {
  if (estimate.is_exact()) return absl::StrCat(Percent(estimate.chance), "  exact       ");
  return absl::StrCat(Percent(estimate.chance),
                      absl::StrFormat("  %5.1f to %5.1f", 100 * estimate.low, 100 * estimate.high));
}

std::string TurnLine(const InformationSet& view, const Advice& advice, size_t index) {
  const JudgedTurn& judged = advice.judgement.turns[index];
  const std::string value = advice.verdicts.empty()
                                ? EstimateText(judged.win)
                                : absl::StrFormat("%-16s", VerdictText(advice.verdicts[index]));
  return absl::StrFormat("%3d. %s  danger %s  %s (%s)\n", index + 1, value, Percent(judged.danger),
                         WriteTurn(judged.turn), DescribeTurn(view.position(), judged.turn));
}

// "4000 iterations, 812 positions and 40211 outcomes": how much was looked at.
std::string EffortText(const AdviceRequest& request, const Advice& advice) {
  std::string out;
  if (request.knowledge == Knowledge::kHidden) {
    absl::StrAppend(&out, CountOf(advice.iterations, "iteration"), " from seed ", request.seed,
                    ", ");
  } else if (advice.depth > 0) {
    absl::StrAppend(&out, "depth ", advice.depth, ", ");
  }
  absl::StrAppend(&out, CountOf(advice.judgement.expanded, "position"), " and ",
                  CountOf(advice.judgement.generated, "outcome"));
  if (advice.stopped_by) {
    absl::StrAppend(&out, "; stopped by the limit of ", LimitName(*advice.stopped_by));
  }
  return out;
}

std::string ForcedText(const ForcedWin& forced, int asked) {
  const std::string turns = CountOf(forced.turns, Metric::kTurns);
  switch (forced.status) {
    case ForcedWinStatus::kForced:
      return absl::StrCat("forced: wins within ", turns, " whatever the other holds and draws: ",
                          WriteTurn(forced.first_turns.front()), "\n");
    case ForcedWinStatus::kNone:
      return absl::StrCat("no forced win within ", CountOf(asked, Metric::kTurns), ": proven\n");
    case ForcedWinStatus::kUnknown:
      return absl::StrCat("no answer within the limit of ", LimitName(*forced.limit),
                          forced.turns > 0 ? absl::StrCat(": none within ", turns) : "", "\n");
  }
  return "";
}

std::string PriceText(const PriceOfInformation& price) {
  return absl::StrFormat(
      "to see the other hand is worth %.1f points (%.1f to %.1f), over %s that it may be\n",
      100 * price.price.chance, 100 * price.price.low, 100 * price.price.high,
      price.hands == 1 ? "1 hand" : absl::StrCat(price.hands, " hands"));
}

std::string LineText(const Advice& advice) {
  return absl::StrCat("best play: ",
                      absl::StrJoin(advice.line, " / ",
                                    [](std::string* out, const Turn& turn) {
                                      absl::StrAppend(out, WriteTurn(turn));
                                    }),
                      "\n");
}

Json EstimateJson(const Estimate& estimate) {
  return {{"chance", estimate.chance}, {"low", estimate.low}, {"high", estimate.high}};
}

Json VerdictJson(const DealVerdict& verdict) {
  Json object;
  object["fate"] = verdict.fate == Fate::kWins    ? "wins"
                   : verdict.fate == Fate::kLoses ? "loses"
                                                  : "open";
  if (verdict.is_open()) {
    object["depth"] = verdict.depth;
  } else {
    object["turns"] = verdict.turns;
  }
  return object;
}

Json JudgedJson(const InformationSet& view, const Advice& advice, size_t index) {
  const JudgedTurn& judged = advice.judgement.turns[index];
  Json object;
  object["turn"] = WriteTurn(judged.turn);
  object["words"] = DescribeTurn(view.position(), judged.turn);
  object["position"] = WritePositionCode(After(view.position(), judged.turn));
  object.update(EstimateJson(judged.win));
  object["exact"] = judged.win.is_exact();
  object["danger"] = judged.danger;
  object["wins"] = judged.wins;
  if (judged.visits > 0) object["visits"] = judged.visits;
  if (!advice.verdicts.empty()) object["verdict"] = VerdictJson(advice.verdicts[index]);
  return object;
}

Json ForcedJson(const ForcedWin& forced, int asked) {
  Json object;
  object["within"] = asked;
  object["status"] = forced.status == ForcedWinStatus::kForced ? "forced"
                     : forced.status == ForcedWinStatus::kNone ? "none"
                                                               : "limit";
  if (forced.status != ForcedWinStatus::kNone) object["turns"] = forced.turns;
  if (forced.status == ForcedWinStatus::kForced) {
    object["turn"] = WriteTurn(forced.first_turns.front());
  }
  if (forced.limit) object["limit"] = LimitName(*forced.limit);
  object["expanded"] = forced.expanded;
  object["generated"] = forced.generated;
  return object;
}

}  // namespace

std::string KnowledgeName(Knowledge knowledge) {
  return kKnowledgeNames[static_cast<size_t>(knowledge)].second;
}

std::optional<Knowledge> FindKnowledge(absl::string_view name) {
  for (const auto& [knowledge, its_name] : kKnowledgeNames) {
    if (name == its_name) return knowledge;
  }
  return std::nullopt;
}

std::string VerdictText(const DealVerdict& verdict) {
  if (verdict.is_open()) return absl::StrCat("open to depth ", verdict.depth);
  return absl::StrCat(verdict.fate == Fate::kWins ? "wins in " : "loses in ",
                      CountOf(verdict.turns, Metric::kTurns));
}

std::string AdviceText(const InformationSet& view, const AdviceRequest& request,
                       const Advice& advice) {
  std::string out = HandsText(view);
  if (advice.verdict)
    absl::StrAppend(&out, WritePlayer(view.viewer()), " ", VerdictText(*advice.verdict), "\n");
  for (size_t i = 0; i < advice.judgement.turns.size(); ++i) {
    absl::StrAppend(&out, TurnLine(view, advice, i));
  }
  if (!advice.line.empty()) absl::StrAppend(&out, LineText(advice));
  absl::StrAppend(&out, EffortText(request, advice), "\n");
  if (advice.forced) absl::StrAppend(&out, ForcedText(*advice.forced, *request.prove));
  if (advice.price) absl::StrAppend(&out, PriceText(*advice.price));
  if (advice.price_limit) {
    absl::StrAppend(&out, "no price of information within the limit of ",
                    LimitName(*advice.price_limit), "\n");
  }
  return out;
}

void AddAdvice(const InformationSet& view, const AdviceRequest& request, const Advice& advice,
               Json& object) {
  object["level"] = KnowledgeName(request.knowledge);
  object["chance"] = advice.judgement.turns.front().win.chance;
  if (advice.verdict) object["verdict"] = VerdictJson(*advice.verdict);
  Json turns = Json::array();
  for (size_t i = 0; i < advice.judgement.turns.size(); ++i) {
    turns.push_back(JudgedJson(view, advice, i));
  }
  object["turns"] = std::move(turns);
  if (!advice.line.empty()) {
    Json line = Json::array();
    for (const Turn& turn : advice.line) line.push_back(WriteTurn(turn));
    object["line"] = std::move(line);
  }
  if (request.knowledge == Knowledge::kHidden) {
    object["iterations"] = advice.iterations;
    object["seed"] = request.seed;
  } else {
    object["depth"] = request.knowledge == Knowledge::kOpen ? advice.depth : request.depth;
  }
  object["repeatable"] = !request.limits.deadline.has_value();
  object["expanded"] = advice.judgement.expanded;
  object["generated"] = advice.judgement.generated;
  if (advice.stopped_by) object["limit"] = LimitName(*advice.stopped_by);
  if (advice.forced) object["prove"] = ForcedJson(*advice.forced, *request.prove);
  if (advice.price) {
    object["price_of_information"] = {{"open", EstimateJson(advice.price->open)},
                                      {"hidden", EstimateJson(advice.price->hidden)},
                                      {"price", EstimateJson(advice.price->price)},
                                      {"hands", advice.price->hands}};
  }
  if (advice.price_limit) {
    object["price_of_information"] = {{"limit", LimitName(*advice.price_limit)}};
  }
}

}  // namespace rushkit
