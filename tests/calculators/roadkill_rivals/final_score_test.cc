// Points, ties and the ranking at the end.
#include "calculators/roadkill_rivals/final_score.h"

#include <algorithm>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "tests/calculators/roadkill_rivals/support.h"
#include "tests/catch.h"

namespace rushkit::roadkill {
namespace {

std::vector<Holdings> ReadPlayers(const std::string& text) {
  const absl::StatusOr<JsonValue> root = ParseJson(absl::StrCat("{\"players\": \"", text, "\"}"));
  REQUIRE(root.ok());
  const absl::StatusOr<std::vector<Holdings>> players = ReadScore(*root, Shipped());
  INFO(players.status());
  REQUIRE(players.ok());
  return *players;
}

// "1 ann 7, 2 bo 6 to 7".
std::string Ranking(const FinalScore& score) {
  std::string text;
  for (const Standing& standing : score.standings) {
    absl::StrAppend(&text, text.empty() ? "" : ", ", standing.rank, " ", standing.name, " ",
                    WriteRange(standing.points));
  }
  return text;
}

TEST_CASE("Lanes go to the piles, most points win, then most cards, else it is shared") {
  struct Row {
    std::string players;
    std::string ranking;
    Verdict verdict;
    std::string why;
  };
  const std::vector<Row> rows = {
      {"ann=animal:3/bo=animal:4", "1 bo 4, 2 ann 3", Verdict::kHolds, "most points"},
      {"ann=animal:3+animal:2/bo=animal:4", "1 ann 5, 2 bo 4", Verdict::kHolds,
       "the lane counts too"},
      {"ann=animal:3/bo=animal:2+animal:1", "1 bo 3, 2 ann 3", Verdict::kHolds,
       "a tie goes to more cards"},
      {"ann=animal:3,police/bo=animal:2,animal:1", "1 ann 3, 1 bo 3", Verdict::kHolds,
       "shared, Police counts as a card"},
      {"ann=rv:points=1/bo=animal:1/cy=none", "1 ann 1, 1 bo 1, 3 cy 0", Verdict::kHolds,
       "two share, the third is third"},
      {"ann=rv/bo=animal:1,police", "1 bo 1, 2 ann 0 to 1", Verdict::kHolds,
       "open points that turn nothing"},
      {"ann=rv,police/bo=animal:1", "1 bo 1, 2 ann 0 to 1", Verdict::kUnknown,
       "open points that turn it"},
      {"ann=rv,animal:1/bo=rv,animal:2", "1 bo 2 to 3, 2 ann 1 to 2", Verdict::kHolds,
       "cards of one name are alike"},
      {"ann=vehicle:3,animal:1,police/bo=vehicle:3,animal:2", "1 bo 2 to 3, 2 ann 1 to 2",
       Verdict::kUnknown, "cards without a name need not be"},
      {"ann=skunk/bo=animal:1", "1 ann 1 to 5, 1 bo 1", Verdict::kUnknown, "an open strength"},
      {"ann=lottery/bo=animal:1", "1 bo 1, 2 ann 0", Verdict::kNo,
       "a roadside card comes to no pile"},
      {"ann=none+bigrig,rattler/bo=animal:1", "1 ann 5 to 6, 2 bo 1", Verdict::kNo,
       "a lane with four keys"},
      {"ann=police,animal:2/bo=police", "1 ann 2, 2 bo 0", Verdict::kHolds, "both Police cards"},
      {"ann=police,animal:2/bo=2xpolice", "1 ann 2, 2 bo 0", Verdict::kNo,
       "one more than there are"},
  };
  for (const auto& [players, ranking, verdict, why] : rows) {
    INFO(players << ": " << why);
    const FinalScore score = ScoreGame(ReadPlayers(players));
    CHECK(Ranking(score) == ranking);
    CHECK(score.verdict() == verdict);
  }
}

TEST_CASE("Scores do not depend on the order in which players are listed") {
  std::vector<Holdings> players =
      ReadPlayers("ann=rv,animal:2/bo=skunk+police/cy=vehicle:3,animal:1,animal:1/di=animal:2");
  std::sort(players.begin(), players.end(),
            [](const Holdings& a, const Holdings& b) { return a.name < b.name; });
  const FinalScore first = ScoreGame(players);
  do {
    const FinalScore score = ScoreGame(players);
    CHECK(score.verdict() == first.verdict());
    for (const Standing& standing : score.standings) {
      const auto same =
          std::find_if(first.standings.begin(), first.standings.end(),
                       [&](const Standing& one) { return one.name == standing.name; });
      CHECK(standing.rank == same->rank);
      CHECK(standing.points == same->points);
      CHECK(standing.sheet == same->sheet);
    }
  } while (
      std::next_permutation(players.begin(), players.end(),
                            [](const Holdings& a, const Holdings& b) { return a.name < b.name; }));
}

TEST_CASE("The lines of a player add up") {
  const FinalScore score = ScoreGame(ReadPlayers("ann=animal:3,rv:points=1+rattler/bo=none"));
  CHECK(score.standings[0].sheet.total() == 9);
  CHECK(score.standings[0].points == Range{9, 9});
  CHECK(score.standings[0].cards == 3);
}

}  // namespace
}  // namespace rushkit::roadkill
