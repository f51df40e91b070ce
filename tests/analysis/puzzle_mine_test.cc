#include "solver/analysis/puzzle_mine.h"

#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "solver/analysis/record_view.h"
#include "solver/game/plays.h"
#include "solver/notation/puzzle_json.h"
#include "tests/analysis/recorded_games.h"
#include "tests/catch.h"
#include "tests/games/views.h"
#include "tests/support/case_file.h"
#include "tests/support/positions.h"

namespace rushkit {
namespace {

using testing::GameNumber;
using testing::PositionOf;
using testing::RecordedBetween;
using testing::SeededGame;

Hand HandOf(const std::vector<Card>& cards) {
  Hand hand;
  for (const Card card : cards) hand.Add(card);
  return hand;
}

// Of a game in which both hands are open, and Gold is to move.
InformationSet OpenOn(const Position& position, const Hand& hand, const Hand& other) {
  Deck deck = testing::DeckA();
  deck.Remove(hand);
  deck.Remove(other);
  const auto course = GameCourse::Begin(position, Player::kGold, SpacesRule::kExact);
  REQUIRE(course.ok());
  const auto cards = CardLedger::Resume({.held = {CardLedger::Held{hand, 0}, {other, 0}},
                                         .unseen = deck,
                                         .discards = {},
                                         .pile_size = deck.size()});
  REQUIRE(cards.ok());
  auto view = InformationSet::Resume(*course, Player::kGold, *cards);
  REQUIRE(view.ok());
  return *view;
}

bool CanWin(const Position& position, Player player, const Hand& hand, SpacesRule rule) {
  for (const Card card : kAllCards) {
    if (!hand.Has(card)) continue;
    for (const Play& play : PlaysOf(position, player, card, rule)) {
      if (play.wins) return true;
    }
  }
  return false;
}

// The first two turns after which the other player does not win, as far as there are any, found
// without any of the fast ways.
std::vector<Play> DefencesOf(const InformationSet& view) {
  std::vector<Play> defences;
  const SpacesRule rule = view.course().spaces_rule();
  for (const Card card : kAllCards) {
    if (!view.hand().Has(card)) continue;
    for (const Play& play : PlaysOf(view.position(), view.viewer(), card, rule)) {
      if (!CanWin(play.position, Opponent(view.viewer()), view.other().known, rule)) {
        defences.push_back(play);
        if (defences.size() == 2) return defences;
      }
    }
  }
  return defences;
}

// Silver leaves with M3 unless something stands in its row; Gold is far off. A blocker below can
// come up into it with just the right card.
constexpr char kOneDefence[] =
    "...SS........./....b........./....b........./............../............../GG............";

// In which the first game number is that a short scan found a puzzle in.
constexpr uint64_t kGameWithPuzzle = 102;

TEST_CASE("A defence is a puzzle where the slow way finds just one") {
  const Position position = PositionOf(kOneDefence);
  const std::vector<std::vector<Card>> hands = {
      {Card::kMove1, Card::kMove1, Card::kMove1, Card::kMove1},
      {Card::kMove1, Card::kMove2, Card::kSlide, Card::kShift},
      {Card::kMove2, Card::kMove2, Card::kMove2, Card::kMove2},
      {Card::kShift, Card::kShift, Card::kShift, Card::kShift},
      {Card::kSlide, Card::kSlide, Card::kSlide, Card::kMove4},
  };
  const std::vector<std::vector<Card>> others = {
      {Card::kMove3, Card::kMove3, Card::kMove1, Card::kMove1},
      {Card::kSlide, Card::kMove1, Card::kMove1, Card::kMove2},
      {Card::kMoveShift3, Card::kMove1, Card::kMove1, Card::kMove2},
  };
  Deck deck;
  for (const Card card : kAllCards) deck.Add(card, 9);
  for (const std::vector<Card>& hand : hands) {
    for (const std::vector<Card>& other : others) {
      const auto course = GameCourse::Begin(position, Player::kGold, SpacesRule::kExact);
      REQUIRE(course.ok());
      const auto cards =
          CardLedger::Resume({.held = {CardLedger::Held{HandOf(hand), 0}, {HandOf(other), 0}},
                              .unseen = deck,
                              .discards = {},
                              .pile_size = deck.size()});
      REQUIRE(cards.ok());
      const auto view = InformationSet::Resume(*course, Player::kGold, *cards);
      REQUIRE(view.ok());
      const std::vector<Play> defences = DefencesOf(*view);
      const std::optional<Puzzle> puzzle = PuzzleMine().FindDefence(*view);
      REQUIRE(puzzle.has_value() == (defences.size() == 1));
      if (!puzzle) continue;
      CHECK(puzzle->solution == defences.front().turn);
      CHECK(PuzzleMine().Verify(*puzzle).ok());
    }
  }
}

// Calls `visit` with what is seen with open hands before each turn of a seeded game.
template <class Visit>
void ForEachOpenView(uint64_t number, const char* silver, const Visit& visit) {
  SeededGame game = GameNumber(number);
  game.turns = 60;
  const GameRecord record = RecordedBetween(game, "random", silver);
  PlayGenerator plays(game.start, game.spaces);
  for (size_t turn = 0; turn < record.turns.size(); ++turn) {
    const auto view = ViewAfter(record, turn, Knowledge::kOpen);
    REQUIRE(view.ok());
    visit(*view, plays);
  }
}

// Which moments are worth the slow look is asked the fast way.
CardKinds Winning(PlayGenerator& plays, const Position& position, Player player, const Hand& hand) {
  return plays.Winning(*plays.form().Compact(position), player, CardKinds::Of(hand));
}

TEST_CASE("In whole games just those defences are puzzles that the slow way finds alone") {
  int looked = 0;
  for (uint64_t number = 0; number < 4; ++number) {
    ForEachOpenView(number, "greedy", [&](const InformationSet& view, PlayGenerator& plays) {
      const Player other = Opponent(view.viewer());
      if (Winning(plays, view.position(), other, view.other().known).empty()) return;
      if (!Winning(plays, view.position(), view.viewer(), view.hand()).empty()) return;
      ++looked;
      CHECK(PuzzleMine().FindDefence(view).has_value() == (DefencesOf(view).size() == 1));
    });
  }
  CHECK(looked > 3);
}

TEST_CASE("A win at once is a puzzle when one card alone wins and not by a simple drive") {
  int looked = 0;
  for (uint64_t number = 0; number < 30; ++number) {
    ForEachOpenView(number, "random", [&](const InformationSet& view, PlayGenerator& plays) {
      if (Winning(plays, view.position(), view.viewer(), view.hand()).empty()) return;
      std::vector<Card> winning;
      for (const Card card : kAllCards) {
        Hand alone;
        if (view.hand().Has(card)) alone.Add(card);
        const SpacesRule rule = view.course().spaces_rule();
        if (CanWin(view.position(), view.viewer(), alone, rule)) winning.push_back(card);
      }
      ++looked;
      const std::optional<Puzzle> puzzle = PuzzleMine().FindWin(view, {});
      if (!puzzle) return;
      CHECK(winning == std::vector<Card>{puzzle->solution.card});
      CHECK(puzzle->turns == 1);
      CHECK(puzzle->solution.moves.size() >= 3);
      CHECK(PuzzleMine().Verify(*puzzle).ok());
    });
  }
  CHECK(looked > 3);
}

TEST_CASE("A puzzle that says something else than what is so is not verified") {
  const Position position = PositionOf(
      ".b............/.b............/SS.......GG.../............../............../..............");
  // Three spaces are too few, and the next turn has enough whatever comes.
  const Hand hand = HandOf({Card::kMove1, Card::kMove4, Card::kShift, Card::kShift});
  const Hand other = HandOf({Card::kMove1, Card::kMove1, Card::kMove2, Card::kMove2});
  const InformationSet view = OpenOn(position, hand, other);
  PuzzleMine mine;
  const Puzzle wrong{PuzzleKind::kDefence, view, 1, {Card::kMove1, {}}};
  CHECK(mine.Verify(wrong).message() == "there is not just one defence");
  const Puzzle none{PuzzleKind::kWin, view, 1, {Card::kMove1, {}}};
  CHECK_FALSE(mine.Verify(none).ok());
}

TEST_CASE("Games are mined moment by moment, each on its own") {
  SeededGame game = GameNumber(kGameWithPuzzle);
  game.turns = 80;
  PuzzleMine mine;
  const GameRecord record = RecordedBetween(game, "greedy", "greedy");
  int puzzles = 0;
  mine.Mine(record, {}, [&](const Puzzle& puzzle, size_t turn) {
    ++puzzles;
    CHECK(puzzle.view.position() == ViewAfter(record, turn - 1, Knowledge::kOpen)->position());
    CHECK(puzzle.view.course().turns() == 0);
    CHECK(mine.Verify(puzzle).ok());
  });
  CHECK(puzzles > 0);
}

std::vector<Puzzle> RecordedPuzzles() {
  std::vector<Puzzle> puzzles;
  std::ifstream file(RUSHKIT_SOURCE_DIR "/data/puzzles/booklet.jsonl");
  for (std::string line; std::getline(file, line);) {
    const auto written = ReadPuzzle(line);
    if (written.ok()) puzzles.push_back(written->puzzle);
  }
  return puzzles;
}

TEST_CASE("Every recorded puzzle is proven anew, and no two are the same") {
  const std::vector<Puzzle> puzzles = RecordedPuzzles();
  CHECK(puzzles.size() >= 50);
  absl::flat_hash_set<std::string> keys;
  PuzzleMine mine;
  for (const Puzzle& puzzle : puzzles) {
    INFO(WritePuzzle({puzzle, ""}));
    CHECK(mine.Verify(puzzle).ok());
    CHECK(keys.insert(PuzzleKey(puzzle)).second);
  }
}

TEST_CASE("With another turn or number of turns a recorded puzzle is none") {
  PuzzleMine mine;
  const std::vector<Puzzle> puzzles = RecordedPuzzles();
  for (size_t i = 0; i < puzzles.size(); i += 7) {
    const Puzzle& puzzle = puzzles[i];
    Puzzle other = puzzle;
    for (const Card card : kAllCards) {
      if (!puzzle.view.hand().Has(card) || card == puzzle.solution.card) continue;
      other.solution = PlaysOf(puzzle.view.position(), puzzle.view.viewer(), card,
                               puzzle.view.course().spaces_rule())
                           .front()
                           .turn;
      CHECK(mine.Verify(other).message() == "another turn is the right one");
    }
    if (puzzle.kind == PuzzleKind::kDefence) continue;
    Puzzle longer = puzzle;
    longer.turns += 1;
    CHECK_FALSE(mine.Verify(longer).ok());
  }
}

}  // namespace
}  // namespace rushkit
