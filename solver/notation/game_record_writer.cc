// The writing half of game_record.h.
#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/game_record.h"
#include "solver/notation/game_record_words.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/rules_notation.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

std::string WriteDeckValue(const GameRecord& record) {
  if (!record.deck_name.empty()) return record.deck_name;
  std::vector<std::string> kinds;
  for (const Card card : kAllCards) {
    if (record.deck.Has(card)) {
      kinds.push_back(absl::StrCat(WriteCard(card), " ", record.deck.Of(card)));
    }
  }
  return absl::StrJoin(kinds, ", ");
}

std::string WriteRulesValue(const GameRecord& record) {
  std::string text = WriteRules({record.setup.grid().connection(), record.spaces});
  const GameLimits usual;
  if (record.limits.turn_cap != usual.turn_cap) {
    absl::StrAppend(&text, " ", kTurnCapRule, "=", record.limits.turn_cap);
  }
  if (record.limits.repetitions != usual.repetitions) {
    absl::StrAppend(&text, " ", kRepetitionsRule, "=", record.limits.repetitions);
  }
  return text;
}

}  // namespace

std::string WriteResult(RecordedResult result) {
  const auto* found = std::find_if(kResults.begin(), kResults.end(),
                                   [result](const auto& one) { return one.result == result; });
  return std::string(found->name);
}

std::string WriteGameRecord(const GameRecord& record) {
  std::string text = absl::StrCat(
      "Setup: ", WritePositionCode(record.setup), "\n", "Deck: ", WriteDeckValue(record), "\n",
      "Rules: ", WriteRulesValue(record), "\n", "First: ", WritePlayer(record.first), "\n");
  const auto add = [&text](absl::string_view header, const std::string& value) {
    if (!value.empty()) absl::StrAppend(&text, header, ": ", value, "\n");
  };
  add("Gold", record.names[0]);
  add("Silver", record.names[1]);
  if (record.seed) add("Seed", absl::StrCat(*record.seed));
  if (record.hands) {
    add("Hands", absl::StrCat("gold ", WriteSeenCards((*record.hands)[0]), "; silver ",
                              WriteSeenCards((*record.hands)[1])));
  }
  if (record.pile) add("Pile", WriteSeenCards(*record.pile));
  if (record.result) add("Result", WriteResult(*record.result));
  for (const RecordedTurn& recorded : record.turns) {
    absl::StrAppend(&text, recorded.number, " ", WritePlayer(recorded.player), " ",
                    WriteTurn(recorded.turn), "\n");
    if (!recorded.new_pile.empty()) add("Pile", WriteSeenCards(recorded.new_pile));
  }
  return text;
}

}  // namespace rushkit
