// Any text as facts about cards, as a question and as a log of Roadkill Rivals.
#include "calculators/roadkill_rivals/game_log.h"
#include "calculators/roadkill_rivals/options.h"
#include "calculators/roadkill_rivals/question.h"
#include "calculators/roadkill_rivals/ruling.h"
#include "tests/fuzz/require.h"

namespace roadkill = rushkit::roadkill;
using rushkit::JsonValue;
using rushkit::Verdict;
using rushkit::testing::Require;
using rushkit::testing::RequireGoodRefusal;

namespace {

// Some cards of each kind; a text may tell of more.
const roadkill::Catalogue& Cards() {
  static const auto* const kCatalogue = [] {
    auto read = roadkill::Catalogue::Read(R"({"deck": 68, "cards": [
        {"name": "animal", "kind": "animal"}, {"name": "vehicle", "kind": "vehicle"},
        {"name": "rattler", "kind": "animal", "strength": 5, "keys": 2, "strikes": true},
        {"name": "skunk", "kind": ["animal", "inferred"], "strength": "?", "extra": 1},
        {"name": "rv", "kind": "vehicle", "strength": [5, "likely"], "strikes": true},
        {"name": "police", "kind": "police", "copies": 2},
        {"name": "lottery", "kind": "roadside", "extra": 2},
        {"name": "roadside", "kind": "roadside"}]})");
    Require(read.ok(), "the cards are right");
    return new roadkill::Catalogue(*std::move(read));
  }();
  return *kCatalogue;
}

void FuzzCheck(const JsonValue& root) {
  const auto question = roadkill::ReadCheck(root, Cards());
  RequireGoodRefusal(question.status());
  if (!question.ok() || !question->action.has_value()) return;
  const auto ruling = roadkill::Judge(question->table, *question->action, question->rules);
  if (ruling.is_no()) return;
  Require(roadkill::JudgeLane(ruling.lane).verdict() != Verdict::kNo,
          "what is allowed leaves a legal lane");
  Require(ruling.sheet.total().value_or(0) >= roadkill::PointsOf(ruling.scored).lowest,
          "the lines add up");
}

void FuzzOptions(const JsonValue& root) {
  const auto question = roadkill::ReadOptions(root, Cards());
  RequireGoodRefusal(question.status());
  if (!question.ok()) return;
  for (const auto& option : roadkill::OptionsOf(question->table, question->rules)) {
    Require(!roadkill::Judge(question->table, option.action, question->rules).is_no(),
            "an option is allowed");
  }
}

void FuzzScore(const JsonValue& root) {
  const auto players = roadkill::ReadScore(root, Cards());
  RequireGoodRefusal(players.status());
  if (!players.ok()) return;
  const auto score = roadkill::ScoreGame(*players);
  Require(score.standings.size() == players->size(), "everybody is ranked");
  for (const auto& standing : score.standings) {
    const int total = standing.sheet.total().value_or(0);
    Require(standing.points.lowest <= total && total <= standing.points.highest,
            "an account adds up");
  }
}

// Plans of few turns and states: the search itself has its own tests.
void FuzzPlan(const JsonValue& root) {
  auto question = roadkill::ReadPlan(root, Cards());
  RequireGoodRefusal(question.status());
  if (!question.ok() || question->turns > 3) return;
  question->limits.max_states = 50;
  const auto plan = roadkill::MakePlan(*question);
  Require(plan.lowest.ToDouble() <= plan.points.ToDouble() &&
              plan.points.ToDouble() <= plan.highest.ToDouble(),
          "the points lie in their range");
  Require(plan.states <= 50, "the limit holds");
}

void FuzzGame(const JsonValue& root) {
  const auto log = roadkill::ReadGameLog(root, Cards());
  RequireGoodRefusal(log.status());
  if (!log.ok()) return;
  const auto result = roadkill::RefereeGame(*log);
  Require(result.state.freeway.size() == (result.state.is_over ? 0 : 4), "the freeway is full");
  Require(result.state == roadkill::RefereeGame(*log).state, "a log has one outcome");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto root = rushkit::ParseJson(rushkit::testing::TextOf(data, size));
  if (!root.ok()) return 0;
  FuzzCheck(*root);
  FuzzOptions(*root);
  FuzzScore(*root);
  FuzzPlan(*root);
  FuzzGame(*root);
  return 0;
}
