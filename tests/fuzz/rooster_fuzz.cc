// Any text as a round, as a question about chances and as a log of Rooster Rush.
#include "calculators/rooster_rush/reader.h"
#include "tests/fuzz/require.h"

namespace rooster = rushkit::rooster;
using rushkit::Fraction;
using rushkit::JsonValue;
using rushkit::testing::Require;
using rushkit::testing::RequireGoodRefusal;

namespace {

void FuzzTable(const JsonValue& root) {
  const auto table = rooster::ReadTable(root);
  RequireGoodRefusal(table.status());
  if (!table.ok()) return;
  const auto result = rooster::RefereeRound(table->players, table->round, table->rules);
  for (size_t i = 0; i < result.after.size(); ++i) {
    const auto account = rooster::Account(table->players[i], result.sheets[i]);
    Require(account.total().value_or(0) == result.after[i].points, "an account adds up");
  }
}

void FuzzOdds(const JsonValue& root) {
  const auto question = rooster::ReadOddsQuestion(root);
  RequireGoodRefusal(question.status());
  if (!question.ok()) return;
  const auto odds = rooster::OddsOf(*question);
  Require(odds.button_pays >= Fraction(0) && odds.button_pays <= Fraction(1), "a chance is one");
  for (const auto& card : odds.cards) {
    Require(card.safe + odds.button_pays <= Fraction(1),
            "the button does not pay beside a safe card");
  }
}

void FuzzGame(const JsonValue& root) {
  const auto record = rooster::ReadGame(root);
  RequireGoodRefusal(record.status());
  if (!record.ok()) return;
  const auto result = rooster::RefereeGame(*record);
  Require(result.rounds.size() <= record->rounds.size(), "no round is made up");
  for (size_t i = 0; i < result.players.size(); ++i) {
    Require(result.sheets[i].total().value_or(0) == result.players[i].points,
            "the lines of all rounds add up");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const auto root = rushkit::ParseJson(rushkit::testing::TextOf(data, size));
  if (!root.ok()) return 0;
  FuzzTable(*root);
  FuzzOdds(*root);
  FuzzGame(*root);
  return 0;
}
