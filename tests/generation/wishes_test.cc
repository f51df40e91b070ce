#include "solver/generation/wishes.h"

#include <cstdint>
#include <optional>
#include <string>

#include "data/embedded.h"
#include "solver/notation/position_code.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

// booklet-3: six moves, 22 spaces, four turns of deck a; ten blockers, four of them along a row.
constexpr char kBooklet3[] =
    "......aa....../...b...c..dd../GGeb..fc..gh../..eb..fc..ghSS/..ii..f...g.../"
    "......jj......:0,0";
// One way out: the truck goes down, the hero drives.
constexpr char kOneWay[] = "....../..oB../AAoB../..oB../....../......";
// Six moves; five of them without B, D, F or G, and six still without E, H or I.
constexpr char kThreeNeedless[] = "IIHHHoooDoooAADCBFEooCBFEooCoooGGGoo";

Position Read(const std::string& code) { return *ReadPositionCode(code, Connection::kAllThree); }

WishVerdict JudgeOf(const std::string& code, const Wishes& wishes) {
  const MeasureSettings settings;
  const Position position = Read(code);
  const Manner manner = position.grid().has_sides() ? Manner::kSymmetric : Manner::kClassic;
  SetupCandidate candidate(position, manner, settings, nullptr);
  return Judge(wishes, candidate);
}

TEST_CASE("A range tells how far a number is outside") {
  const Range range{3, 5};
  CHECK(range.Gap(1) == 2);
  CHECK(range.Gap(3) == 0);
  CHECK(range.Gap(5) == 0);
  CHECK(range.Gap(9) == 4);
  CHECK(range.Holds(4));
  CHECK_FALSE(range.Holds(6));
}

TEST_CASE("What a set-up is keeps the wish for it, and breaks the wish for another") {
  Wishes kept;
  kept.vehicles = Range{10, 10};
  kept.horizontal = Range{4, 4};
  kept.hero_row = Row(2);
  kept.moves = Range{6, 6};
  kept.spaces = Range{22, 22};
  kept.pieces = PieceCounts::Of(Read(kBooklet3));
  CHECK(JudgeOf(kBooklet3, kept).is_kept());

  const auto broken_by = [](auto change) {
    Wishes wishes;
    change(wishes);
    return JudgeOf(kBooklet3, wishes).broken;
  };
  CHECK(broken_by([](Wishes& w) { w.vehicles = Range{11, 12}; }) == WishKind::kVehicles);
  CHECK(broken_by([](Wishes& w) { w.horizontal = Range{0, 3}; }) == WishKind::kHorizontal);
  CHECK(broken_by([](Wishes& w) { w.hero_row = Row(1); }) == WishKind::kHeroRow);
  CHECK(broken_by([](Wishes& w) { w.asymmetric = true; }) == WishKind::kAsymmetric);
  CHECK(broken_by([](Wishes& w) { w.moves = Range{7}; }) == WishKind::kMoves);
  CHECK(broken_by([](Wishes& w) { w.spaces = Range{0, 21}; }) == WishKind::kSpaces);
  CHECK(broken_by([](Wishes& w) { w.unique = true; }) == WishKind::kUnique);
  CHECK(broken_by([](Wishes& w) { w.minimal = true; }) == WishKind::kMinimal);
  CHECK(broken_by([](Wishes& w) { w.difficulty = Range{9000}; }) == WishKind::kDifficulty);
}

TEST_CASE("The first broken wish is told, and is farther away the more come after it") {
  Wishes wishes;
  wishes.vehicles = Range{12, 12};
  wishes.moves = Range{9};
  const WishVerdict both = JudgeOf(kBooklet3, wishes);
  wishes.vehicles.reset();
  const WishVerdict one = JudgeOf(kBooklet3, wishes);
  CHECK(both.broken == WishKind::kVehicles);
  CHECK(one.broken == WishKind::kMoves);
  CHECK(both.points > one.points);
}

TEST_CASE("What has a word keeps the wish for that word, and for no other") {
  const double seconds = DifficultyFrom(FeaturesWith(6, Read(kBooklet3), Player::kGold)).seconds;
  CHECK(DifficultyWordOf(seconds) == DifficultyWord::kHard);
  for (const DifficultyWord word : kDifficultyWords) {
    Wishes wishes;
    wishes.difficulty = word;
    CHECK(JudgeOf(kBooklet3, wishes).is_kept() == (word == DifficultyWord::kHard));
  }
  Wishes whole;
  whole.difficulty = Range{60, 60};  // 60.3
  CHECK(JudgeOf(kBooklet3, whole).is_kept());
}

TEST_CASE("A limit may leave open how many blockers are needless, and never changes it") {
  const auto needless_within = [](uint64_t states) {
    MeasureSettings settings;
    settings.limits.max_states = states;
    SetupCandidate candidate(Read(kThreeNeedless), Manner::kClassic, settings, nullptr);
    return candidate.NeedlessBlockers(Player::kGold);
  };
  CHECK_FALSE(needless_within(1).has_value());
  for (uint64_t states = 2; states < 10'000; states *= 2) {
    CAPTURE(states);
    CHECK(needless_within(states).value_or(3) == 3);
  }
  CHECK(needless_within(512) == 3);
}

TEST_CASE("The nearer a length is to the wish, the fewer points") {
  int before = 0;
  for (const int least : {7, 8, 10}) {
    Wishes wishes;
    wishes.moves = Range{least};
    const int points = JudgeOf(kBooklet3, wishes).points;
    CHECK(points > before);
    before = points;
  }
}

TEST_CASE("A board with one way out is unique and minimal") {
  Wishes wishes;
  wishes.unique = true;
  wishes.minimal = true;
  wishes.moves = Range{2, 2};
  CHECK(JudgeOf(kOneWay, wishes).is_kept());
}

TEST_CASE("Where a wall of trucks leaves no row, nobody escapes without a shift") {
  // Three trucks one above the other close the left part's seam for the hero's row, until it moves.
  Wishes wishes;
  wishes.must_shift = true;
  const std::string open =
      "............../GG............/............../............../"
      "............SS/..............:0,0";
  CHECK(JudgeOf(open, wishes).broken == WishKind::kMustShift);
  const std::string shut =
      "......aaa...../GG...bb......./.....c......../.....c......../"
      ".....c......SS/..............:0,0";
  CHECK(JudgeOf(shut, {}).is_kept());
}

TEST_CASE("What cannot be proven within the limits has no escape yet") {
  MeasureSettings settings;
  settings.limits.max_states = 1;
  SetupCandidate candidate(Read(kBooklet3), Manner::kSymmetric, settings, nullptr);
  CHECK(Judge({}, candidate).broken == WishKind::kEscape);
}

}  // namespace
}  // namespace rushkit
