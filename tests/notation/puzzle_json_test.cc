#include "solver/notation/puzzle_json.h"

#include <string>
#include <utility>

#include "absl/strings/str_replace.h"
#include "solver/agents/random_agent.h"
#include "solver/game/plays.h"
#include "solver/notation/position_code.h"
#include "tests/catch.h"
#include "tests/games/views.h"

namespace rushkit {
namespace {

// What is not looked at here is whether the solution is right.
Puzzle PuzzleOf(const InformationSet& view, PuzzleKind kind) {
  for (const Card card : kAllCards) {
    if (!view.hand().Has(card)) continue;
    Turn turn =
        PlaysOf(view.position(), view.viewer(), card, view.course().spaces_rule()).front().turn;
    return {kind, view, kind == PuzzleKind::kWin ? 2 : 1, std::move(turn)};
  }
  FAIL("an empty hand");
  return {kind, view, 1, {}};
}

template <class Visit>
void ForEachPuzzle(uint64_t games, const Visit& visit) {
  for (uint64_t number = 0; number < games; ++number) {
    RandomAgent gold;
    RandomAgent silver;
    testing::SeededGame game = testing::GameNumber(number);
    game.turns = 30;
    int turn = 0;
    ForEachView(game, gold, silver, [&](const InformationSet& view) {
      if (++turn % 10 != 1) return;
      visit(PuzzleOf(view, turn % 20 == 1 ? PuzzleKind::kWin : PuzzleKind::kDefence));
    });
  }
}

TEST_CASE("A puzzle that is written and read again is the same puzzle") {
  int puzzles = 0;
  ForEachPuzzle(8, [&](const Puzzle& puzzle) {
    ++puzzles;
    const std::string line = WritePuzzle({puzzle, "a game"});
    const auto read = ReadPuzzle(line);
    REQUIRE(read.ok());
    CHECK(read->puzzle == puzzle);
    CHECK(read->source == "a game");
    CHECK(WritePuzzle(*read) == line);
  });
  CHECK(puzzles > 15);
}

TEST_CASE("Whatever is wrong with a puzzle is said, by its field") {
  std::string line;
  ForEachPuzzle(1, [&](const Puzzle& puzzle) {
    if (line.empty()) line = WritePuzzle({puzzle, ""});
  });
  const auto refusal = [&](const std::string& from, const std::string& to) {
    const std::string changed = absl::StrReplaceAll(line, {{from, to}});
    REQUIRE(changed != line);
    const auto read = ReadPuzzle(changed);
    REQUIRE_FALSE(read.ok());
    return std::string(read.status().message());
  };
  CHECK(ReadPuzzle("no JSON").status().message() == "expected a JSON object that is a puzzle");
  CHECK(ReadPuzzle("[]").status().message() == "expected a JSON object that is a puzzle");
  CHECK(refusal("\"type\":\"puzzle\"", "\"type\":\"game\"") == "type: expected puzzle");
  CHECK(refusal("\"kind\":\"win\"", "\"kind\":\"draw\"") == "kind: expected win or defence");
  CHECK(refusal("\"kind\":\"win\",", "") == "kind is missing");
  CHECK(refusal("\"turns\":2,\"view\"", "\"turns\":0,\"view\"").find("turns") == 0);
  CHECK(refusal("\"view\":", "\"wiev\":") == "view is missing");
  CHECK(refusal("\"solution\":\"", "\"solution\":\"X9 ").find("solution") == 0);
  CHECK(refusal("\"solution\":", "\"other\":") == "solution is missing");
  CHECK(refusal("\"pile\":24", "\"pile\":0").find("view.pile") == 0);
}

TEST_CASE("Half turns and letters make no other puzzle, cards and kinds do") {
  ForEachPuzzle(2, [&](const Puzzle& puzzle) {
    const InformationSet& view = puzzle.view;
    const Player other = Opponent(view.viewer());
    const auto course =
        GameCourse::Begin(view.position().HalfTurned(), other, view.course().spaces_rule());
    REQUIRE(course.ok());
    const auto cards = CardLedger::Resume(
        {.held = {view.cards().HeldBy(Player::kSilver), view.cards().HeldBy(Player::kGold)},
         .unseen = view.unseen(),
         .discards = view.cards().discards(),
         .pile_size = view.cards().pile_size()});
    REQUIRE(cards.ok());
    const auto turned = InformationSet::Resume(*course, other, *cards);
    REQUIRE(turned.ok());
    const Puzzle same{puzzle.kind, *turned, puzzle.turns, puzzle.solution};
    CHECK(PuzzleKey(same) == PuzzleKey(puzzle));
    Puzzle different = puzzle;
    different.turns += 1;
    CHECK(PuzzleKey(different) != PuzzleKey(puzzle));
    different = puzzle;
    different.kind = puzzle.kind == PuzzleKind::kWin ? PuzzleKind::kDefence : PuzzleKind::kWin;
    CHECK(PuzzleKey(different) != PuzzleKey(puzzle));
  });
}

TEST_CASE("Upside down, and with other discards, a puzzle is no other; with other cards it is") {
  ForEachPuzzle(2, [&](const Puzzle& puzzle) {
    const InformationSet& view = puzzle.view;
    const auto with = [&](const Position& position, const CardLedger::Account& account) {
      const auto course = GameCourse::Begin(position, view.viewer(), view.course().spaces_rule());
      REQUIRE(course.ok());
      const auto cards = CardLedger::Resume(account);
      REQUIRE(cards.ok());
      const auto changed = InformationSet::Resume(*course, view.viewer(), *cards);
      REQUIRE(changed.ok());
      return PuzzleKey({puzzle.kind, *changed, puzzle.turns, puzzle.solution});
    };
    CardLedger::Account account{
        .held = {view.cards().HeldBy(Player::kGold), view.cards().HeldBy(Player::kSilver)},
        .unseen = view.unseen(),
        .discards = view.cards().discards(),
        .pile_size = view.cards().pile_size()};
    CHECK(with(view.position(), account) == PuzzleKey(puzzle));
    CHECK(with(view.position().UpsideDown(), account) == PuzzleKey(puzzle));
    account.discards.Add(Card::kMove1);
    CHECK(with(view.position(), account) == PuzzleKey(puzzle));
    Hand& hand = account.held[static_cast<size_t>(view.viewer())].known;
    const Card gone = puzzle.solution.card;
    hand.Remove(gone);
    hand.Add(gone == Card::kMove1 ? Card::kMove2 : Card::kMove1);
    CHECK(with(view.position(), account) != PuzzleKey(puzzle));
  });
}

}  // namespace
}  // namespace rushkit
