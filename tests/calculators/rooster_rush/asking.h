// Questions for the tests, written as JSON with ' for ".
#ifndef RUSHKIT_TESTS_CALCULATORS_ROOSTER_RUSH_ASKING_H_
#define RUSHKIT_TESTS_CALCULATORS_ROOSTER_RUSH_ASKING_H_

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "calculators/rooster_rush/reader.h"
#include "tests/catch.h"

namespace rushkit::rooster::testing {

inline JsonValue Json(std::string text) {
  std::replace(text.begin(), text.end(), '\'', '"');
  INFO(text);
  absl::StatusOr<JsonValue> value = ParseJson(text);
  REQUIRE(value.ok());
  return *std::move(value);
}

template <class T>
T Require(const absl::StatusOr<T>& read) {
  INFO(read.status().message());
  REQUIRE(read.ok());
  return *read;
}

inline RoundResult Check(const std::string& text) {
  const Table table = Require(ReadTable(Json(text)));
  return RefereeRound(table.players, table.round, table.rules);
}

// Three players, a taxi up, a police car down, and then `more`.
inline std::string Taxi(const std::string& more) {
  return absl::StrCat(
      "{'players': 3, 'cards': 'taxi+police=3,fire=2,grandma=4', 'backs': 'taxi,police,red', ",
      "'stopped': 'taxi=vehicle,police=crosswalk'", more.empty() ? "" : ", ", more, "}");
}

inline GameResult CheckGame(const std::string& text) {
  return RefereeGame(Require(ReadGame(Json(text))));
}

inline Odds Ask(const std::string& text) { return OddsOf(Require(ReadOddsQuestion(Json(text)))); }

// "clause: rule -> effect" of each line that is broken.
inline std::vector<std::string> BrokenIn(const ScoreSheet& sheet) {
  std::vector<std::string> broken;
  for (const SheetLine& line : sheet.lines()) {
    if (line.is_broken) broken.push_back(line.clause + ": " + line.rule + " -> " + line.effect);
  }
  return broken;
}

inline std::vector<std::string> BrokenIn(const RoundResult& result) {
  std::vector<std::string> broken = BrokenIn(result.table);
  for (const ScoreSheet& sheet : result.sheets) {
    for (const std::string& line : BrokenIn(sheet)) broken.push_back(line);
  }
  return broken;
}

}  // namespace rushkit::rooster::testing

#endif  // RUSHKIT_TESTS_CALCULATORS_ROOSTER_RUSH_ASKING_H_
