#include "cli/render/roadkill.h"

#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "cli/render/score_sheet.h"
#include "cli/render/words.h"

namespace rushkit {
namespace {

using roadkill::Action;
using roadkill::Cards;
using roadkill::Expectation;
using roadkill::FinalScore;
using roadkill::GameState;
using roadkill::Holdings;
using roadkill::Option;
using roadkill::Plan;
using roadkill::PlanLimit;
using roadkill::PlannedAction;
using roadkill::Ruling;
using roadkill::Standing;

Json CardsJson(const Cards& cards) {
  Json list = Json::array();
  for (const roadkill::Card& card : cards) list.push_back(card.text);
  return list;
}

Json RangeJson(roadkill::Range range) {
  return {{"lowest", range.lowest}, {"highest", range.highest}};
}

// What an action that is allowed does.
void AddEffect(const Ruling& ruling, Json& object) {
  object["points"] = RangeJson(PointsOf(ruling.scored));
  object["lane"] = CardsJson(ruling.lane);
  object["keys"] = KeysOf(ruling.lane);
  object["extra_turns"] = ruling.extra_turns;
}

Json RankingJson(const FinalScore& score) {
  Json list = Json::array();
  for (const Standing& one : score.standings) {
    list.push_back({{"place", one.rank},
                    {"player", one.name},
                    {"points", RangeJson(one.points)},
                    {"cards", one.cards}});
  }
  return list;
}

// A fraction under `key`, and as a decimal beside it.
void AddExpectation(const std::string& key, const Expectation& value, Json& object) {
  object[key] = value.ToString();
  object[key + "_decimal"] = value.ToDouble();
}

// "27/4 = 6.750", "3".
std::string ExpectationText(const Expectation& value) {
  std::string exact = value.ToString();
  if (exact.find('/') == std::string::npos) return exact;
  return absl::StrCat(exact, " = ", absl::StrFormat("%.3f", value.ToDouble()));
}

absl::string_view LimitName(PlanLimit limit) {
  switch (limit) {
    case PlanLimit::kStates:
      return "states";
    case PlanLimit::kDraws:
      return "draws";
    case PlanLimit::kTime:
      return "time";
    case PlanLimit::kInterrupt:
      return "interrupt";
  }
  return "";
}

Json PlayerJson(const Holdings& player) {
  return {{"player", player.name},
          {"lane", CardsJson(player.lane)},
          {"keys", KeysOf(player.lane)},
          {"pile", CardsJson(player.pile)}};
}

std::string PlayerText(const Holdings& player) {
  return absl::StrCat(Printable(player.name), ": lane ", Printable(WriteCards(player.lane)),
                      "; pile ", Printable(WriteCards(player.pile)), "\n");
}

// Whose turn it is.
std::string NextText(const GameState& state) {
  const std::string more =
      state.extra_turns > 0
          ? absl::StrCat(", with ", CountOf(static_cast<uint64_t>(state.extra_turns), "extra turn"),
                         " behind it")
          : "";
  return absl::StrCat("freeway: ", Printable(WriteCards(state.freeway)), "; ",
                      CountOf(state.deck_left, "card"), " in the deck\n",
                      "next: ", Printable(state.players[state.mover].name), more, "\n");
}

void AddCards(const roadkill::Take& take, Json& object) {
  object["take"] = take.card.text;
  object["discard"] = CardsJson(take.discards);
}

void AddCards(const roadkill::Roadkill& roadkill, Json& object) {
  object["vehicles"] = CardsJson(roadkill.vehicles);
  object["animals"] = CardsJson(roadkill.animals);
}

void AddCards(const roadkill::Strike& strike, Json& object) {
  object[strike.kind == roadkill::CardKind::kVehicle ? "wreck" : "attack"] = strike.victim.text;
  object["with"] = strike.with.text;
  object["of"] = strike.of;
}

}  // namespace

Json ActionJson(const Action& action) {
  Json object = {{"action", std::string(NameOf(action))}};
  std::visit([&object](const auto& one) { AddCards(one, object); }, action);
  return object;
}

Json RulingJson(const roadkill::CheckQuestion& question, const Ruling& ruling) {
  Json object = {{"verdict", std::string(VerdictName(ruling.sheet.verdict()))}};
  if (question.action.has_value()) object.update(ActionJson(*question.action));
  if (!ruling.is_no()) AddEffect(ruling, object);
  AddSheet(ruling.sheet, object);
  return object;
}

ScoreSheet OptionsSheet(absl::Span<const Option> options) {
  ScoreSheet sheet;
  for (const Option& option : options) {
    const ScoreSheet& own = option.ruling.sheet;
    const bool is_open = own.verdict() == Verdict::kUnknown;
    sheet.Note(ClauseOf(option.action), Describe(option.action),
               absl::StrCat(option.ruling.Effect(), is_open ? ", if it is allowed" : ""));
    for (const UncertainFact& fact : own.facts()) sheet.Rest(fact);
  }
  return sheet;
}

Json OptionsJson(absl::Span<const Option> options) {
  const ScoreSheet sheet = OptionsSheet(options);
  Json object = {{"verdict", std::string(VerdictName(sheet.verdict()))}};
  object["options"] = Json::array();
  for (const Option& option : options) {
    Json one = {{"verdict", std::string(VerdictName(option.ruling.sheet.verdict()))}};
    one.update(ActionJson(option.action));
    AddEffect(option.ruling, one);
    object["options"].push_back(std::move(one));
  }
  AddSheet(sheet, object);
  return object;
}

Json ScoreJson(const FinalScore& score) {
  Json object = {{"verdict", std::string(VerdictName(score.verdict()))},
                 {"ranking", RankingJson(score)}};
  AddSheet(score.sheet, object);
  object["players"] = Json::array();
  for (const Standing& standing : score.standings) {
    Json player = {{"player", standing.name}};
    AddSheet(standing.sheet, player);
    object["players"].push_back(std::move(player));
  }
  return object;
}

std::string ScoreText(const FinalScore& score, bool in_color) {
  std::string out;
  for (const Standing& standing : score.standings) {
    absl::StrAppend(&out, Printable(standing.name), "\n", SheetText(standing.sheet, in_color),
                    "\n");
  }
  return absl::StrCat(out, SheetText(score.sheet, in_color));
}

Json PlanJson(const Plan& plan) {
  Json object = {{"verdict", std::string(VerdictName(plan.sheet.verdict()))}};
  AddExpectation("points", plan.points, object);
  AddExpectation("lowest", plan.lowest, object);
  AddExpectation("highest", plan.highest, object);
  object["lower_bound"] = plan.is_lower_bound;
  if (plan.limit.has_value()) object["limit"] = std::string(LimitName(*plan.limit));
  object["turns"] = plan.turns;
  object["states"] = plan.states;
  object["line"] = Json::array();
  for (const Action& action : plan.line) object["line"].push_back(ActionJson(action));
  object["choices"] = Json::array();
  for (const PlannedAction& choice : plan.choices) {
    Json one = ActionJson(choice.action);
    AddExpectation("points", choice.points, one);
    object["choices"].push_back(std::move(one));
  }
  AddSheet(plan.sheet, object);
  return object;
}

std::string PlanText(const Plan& plan, bool in_color) {
  std::string out = absl::StrCat(
      SheetText(plan.sheet, in_color),
      "\npoints of the best play: ", plan.is_lower_bound ? "at least " : "",
      ExpectationText(plan.points),
      plan.limit.has_value() ? absl::StrCat(", within ", CountOf(uint64_t{plan.turns}, "turn"))
                             : "",
      "\n");
  if (!(plan.lowest == plan.highest)) {
    absl::StrAppend(&out, "by what the open facts are: ", ExpectationText(plan.lowest), " to ",
                    ExpectationText(plan.highest), "\n");
  }
  if (plan.choices.empty()) return out;
  absl::StrAppend(&out, "\nthe first turn, and the points of the best play behind it:\n");
  for (const PlannedAction& choice : plan.choices) {
    absl::StrAppendFormat(&out, "%8.3f  ", choice.points.ToDouble());
    absl::StrAppend(&out, Printable(Describe(choice.action)), "\n");
  }
  return out;
}

Json GameJson(const roadkill::GameResult& result) {
  const GameState& state = result.state;
  const auto or_null = [](bool is_there, auto value) {
    return is_there ? Json(value) : Json(nullptr);
  };
  Json object = {
      {"verdict", std::string(VerdictName(result.verdict()))},
      {"broken_turn", or_null(result.broken_at.has_value(), result.broken_at.value_or(0))},
      {"over", state.is_over},
      {"next", or_null(!state.is_over, state.players[state.mover].name)},
      {"extra_turns", state.extra_turns},
      {"freeway", CardsJson(state.freeway)},
      {"deck", state.deck_left},
      {"discards", CardsJson(state.discards)}};
  AddSheet(result.sheet, object);
  object["players"] = Json::array();
  for (const Holdings& player : state.players) object["players"].push_back(PlayerJson(player));
  if (result.score.has_value()) object["score"] = ScoreJson(*result.score);
  return object;
}

std::string GameText(const roadkill::GameResult& result, bool in_color) {
  std::string out = absl::StrCat(SheetText(result.sheet, in_color), "\n");
  for (const Holdings& player : result.state.players) absl::StrAppend(&out, PlayerText(player));
  if (!result.state.is_over) absl::StrAppend(&out, NextText(result.state));
  if (!result.score.has_value()) return out;
  return absl::StrCat(out, "\n", ScoreText(*result.score, in_color));
}

}  // namespace rushkit
