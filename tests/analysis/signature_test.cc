// The signature, and the check of answers against the truth.

#include "solver/analysis/signature.h"

#include <string>
#include <vector>

#include "solver/notation/position_code.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

BenchCase CaseOf(std::optional<int> length) {
  return {"case", *ReadPositionCode("..GG........../14/14/14/14/14", Connection::kAllThree),
          SolveRequest{}, length};
}

SearchResult Solved(std::vector<Move> moves) {
  SearchResult result;
  result.status = SearchStatus::kSolved;
  result.lower_bound = static_cast<int>(moves.size());
  result.escape = Escape{result.lower_bound, std::move(moves)};
  return result;
}

Move Gold(int spaces) { return Drive{'G', Spaces(spaces)}; }

TEST_CASE("An answer is wrong in each of these ways") {
  SearchResult unsolvable;
  unsolvable.status = SearchStatus::kUnsolvable;
  SearchResult bound_too_high;
  bound_too_high.lower_bound = 2;
  SearchResult without_escape = Solved({});
  without_escape.escape.reset();
  SearchResult miscounted = Solved({Gold(12)});
  miscounted.escape->length = 2;
  struct Row {
    const char* why;
    std::optional<int> truth;
    SearchResult result;
    bool is_right;
  };
  const Row rows[] = {
      {"the escape", 1, Solved({Gold(12)}), true},
      {"no escape where there is one", 1, unsolvable, false},
      {"no escape where there is none", std::nullopt, unsolvable, true},
      {"an escape where there is none", std::nullopt, Solved({Gold(12)}), false},
      {"a longer escape called shortest", 1, Solved({Gold(1), Gold(11)}), false},
      {"a shorter escape than the truth", 2, Solved({Gold(12)}), false},
      {"a move that is not legal", 1, Solved({Gold(13)}), false},
      {"moves that do not escape", 1, Solved({Gold(11)}), false},
      {"a length that the moves do not have", 2, miscounted, false},
      {"solved without an escape", 1, without_escape, false},
      {"a bound that is too high", 1, bound_too_high, false},
      {"an open answer", 1, SearchResult{}, true},
  };
  for (const Row& row : rows) {
    INFO(row.why);
    CHECK(CheckAnswer(CaseOf(row.truth), row.result).ok() == row.is_right);
  }
}

uint32_t SignatureOf(const SearchResult& result) {
  Signature signature;
  signature.Add("case", result);
  return signature.value();
}

TEST_CASE("The signature changes with each thing that a search finds or does, but not with bytes") {
  const SearchResult base = Solved({Gold(12)});
  std::vector<SearchResult> others(7, base);
  others[0].status = SearchStatus::kLimitReached;
  others[1].algorithm = Algorithm::kBreadthFirst;
  others[2].lower_bound = 0;
  others[3].statistics.expanded = 1;
  others[4].statistics.generated = 1;
  others[5].solutions.emplace(1, '1');
  others[6].escape->line = std::vector<Move>{Gold(11)};
  for (size_t i = 0; i < others.size(); ++i) {
    INFO("difference " << i);
    CHECK(SignatureOf(others[i]) != SignatureOf(base));
  }
  SearchResult larger = base;
  larger.statistics.peak_bytes = 1000;
  CHECK(SignatureOf(larger) == SignatureOf(base));
}

TEST_CASE("The signature is FNV-1a of 64 bits folded to 32") {
  CHECK(Signature().value() == (0x84222325u ^ 0xcbf29ce4u));
}

}  // namespace
}  // namespace rushkit
