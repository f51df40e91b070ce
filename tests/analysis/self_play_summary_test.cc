#include "solver/analysis/self_play_summary.h"

#include <array>
#include <cmath>
#include <vector>

#include "solver/analysis/stop_rule.h"
#include "tests/catch.h"

namespace rushkit {
namespace {

GameOutcome Ended(uint64_t number, Player first, Ending ending, int turns,
                  Stream stream_of_first = Stream::kX) {
  GameOutcome game;
  game.number = number;
  game.first = first;
  game.stream_of_first = stream_of_first;
  game.ending = ending;
  game.turn_count = turns;
  game.reshuffles = 1;
  return game;
}

// Both games of a pair in which Gold begins.
void AddPair(SelfPlaySummary& summary, Ending one, Ending two) {
  const uint64_t number = summary.games();
  summary.Add(Ended(number, Player::kGold, one, 10, Stream::kX));
  summary.Add(Ended(number + 1, Player::kGold, two, 10, Stream::kY));
}

SelfPlaySummary FiveSingleGames() {
  SelfPlaySummary summary;
  summary.Add(Ended(0, Player::kGold, Ending::kGoldWins, 10));
  summary.Add(Ended(1, Player::kGold, Ending::kSilverWins, 20));
  summary.Add(Ended(2, Player::kSilver, Ending::kSilverWins, 30));
  summary.Add(Ended(3, Player::kSilver, Ending::kTurnCap, 200));
  summary.Add(Ended(4, Player::kGold, Ending::kRepetition, 40));
  return summary;
}

TEST_CASE("a summary counts unfinished games apart") {
  CHECK(SelfPlaySummary().turns().Ratio() == 0);
  const SelfPlaySummary summary = FiveSingleGames();
  CHECK(summary.games() == 5);
  CHECK(summary.finished() == 3);
  CHECK(summary.Wins(Party::kGold) == 1);
  CHECK(summary.Losses(Party::kGold) == 2);
  CHECK(summary.Wins(Party::kFirstPlayer) == 2);
  CHECK(summary.at_turn_cap() == 1);
  CHECK(summary.by_repetition() == 1);
  CHECK(summary.reshuffles() == 5);
  CHECK(summary.turns().Ratio() == Approx(20));
  CHECK(summary.TurnsDeviation() == Approx(10));
  CHECK(summary.shortest() == 10);
  CHECK(summary.longest() == 30);
  CHECK(summary.Score(Party::kFirstPlayer) == Approx(3.0 / 5));
}

TEST_CASE("games that are dealt one by one are no pairs, and have Wilson's interval") {
  const SelfPlaySummary summary = FiveSingleGames();
  CHECK(summary.pairs() == 0);
  CHECK(summary.lone_games() == 5);
  CHECK(summary.RateInterval(Party::kFirstPlayer).low == WilsonInterval(2, 3).low);
  CHECK(summary.UnfinishedInterval().high == WilsonInterval(2, 5).high);
  CHECK_FALSE(summary.Worth(Party::kFirstPlayer).has_value());
}

TEST_CASE("quantiles are the least lengths that so many games do not exceed") {
  SelfPlaySummary summary;
  CHECK(summary.TurnsQuantile(50) == 0);
  for (int turns = 10; turns >= 1; --turns) {
    summary.Add(Ended(static_cast<uint64_t>(10 - turns), Player::kGold, Ending::kGoldWins, turns));
  }
  CHECK(summary.TurnsQuantile(0) == 1);
  CHECK(summary.TurnsQuantile(10) == 1);
  CHECK(summary.TurnsQuantile(11) == 2);
  CHECK(summary.TurnsQuantile(50) == 5);
  CHECK(summary.TurnsQuantile(90) == 9);
  CHECK(summary.TurnsQuantile(100) == 10);
}

TEST_CASE("pairs are counted by their points, an unfinished game being half of one") {
  SelfPlaySummary summary;
  AddPair(summary, Ending::kGoldWins, Ending::kGoldWins);
  AddPair(summary, Ending::kGoldWins, Ending::kSilverWins);
  AddPair(summary, Ending::kSilverWins, Ending::kGoldWins);
  AddPair(summary, Ending::kTurnCap, Ending::kGoldWins);
  AddPair(summary, Ending::kRepetition, Ending::kSilverWins);
  AddPair(summary, Ending::kSilverWins, Ending::kSilverWins);
  AddPair(summary, Ending::kTurnCap, Ending::kRepetition);
  for (const Party party : kParties) {
    CHECK(summary.PairPoints(party) == std::array<uint64_t, 5>{1, 1, 3, 1, 1});
  }
  CHECK(summary.pairs() == 7);
  CHECK(summary.lone_games() == 0);
  CHECK(summary.Score(Party::kGold) == Approx(0.5));
}

TEST_CASE("half a pair is a game like others, and no pair") {
  SelfPlaySummary summary;
  // The second game of a pair whose first one is not there, a pair, and a first game.
  summary.Add(Ended(5, Player::kGold, Ending::kGoldWins, 10, Stream::kY));
  summary.Add(Ended(6, Player::kGold, Ending::kGoldWins, 10, Stream::kX));
  summary.Add(Ended(7, Player::kGold, Ending::kGoldWins, 10, Stream::kY));
  summary.Add(Ended(8, Player::kGold, Ending::kSilverWins, 10, Stream::kX));
  CHECK(summary.games() == 4);
  CHECK(summary.pairs() == 1);
  CHECK(summary.lone_games() == 2);
  CHECK(summary.Wins(Party::kGold) == 3);
  CHECK(summary.PairPoints(Party::kGold) == std::array<uint64_t, 5>{0, 0, 0, 0, 1});
  // A game with a gap before it is not the second one of what came before.
  SelfPlaySummary gap;
  gap.Add(Ended(6, Player::kGold, Ending::kGoldWins, 10, Stream::kX));
  gap.Add(Ended(9, Player::kGold, Ending::kGoldWins, 10, Stream::kY));
  CHECK(gap.pairs() == 0);
}

TEST_CASE("intervals are taken over pairs: games that are split tell more than games apart") {
  SelfPlaySummary split;
  SelfPlaySummary alike;
  for (int i = 0; i < 50; ++i) {
    AddPair(split, Ending::kGoldWins, Ending::kSilverWins);
    AddPair(alike, i % 2 == 0 ? Ending::kGoldWins : Ending::kSilverWins,
            i % 2 == 0 ? Ending::kGoldWins : Ending::kSilverWins);
  }
  constexpr Party kFirst = Party::kFirstPlayer;
  CHECK(split.Wins(kFirst) == alike.Wins(kFirst));
  CHECK(split.RateInterval(kFirst).HalfWidth() < 0.03);
  CHECK(alike.RateInterval(kFirst).HalfWidth() > 0.13);
  CHECK(*split.Worth(kFirst) > 1000);
  CHECK(*alike.Worth(kFirst) == Approx(50).epsilon(0.07));
  // The interval of the formula over all pairs, imagined ones included.
  RatioSums sums;
  for (int i = 0; i < 50; ++i) sums.Add(i % 2 == 0 ? 2 : 0, 2);
  CHECK(alike.RateInterval(kFirst).low == Approx(PairedInterval(sums, 2).low));
}

TEST_CASE("the first agent is Gold's, or Silver's where the agents are exchanged") {
  SelfPlaySummary summary;
  GameOutcome game = Ended(0, Player::kSilver, Ending::kGoldWins, 10);
  summary.Add(game);
  game.agents_exchanged = true;
  summary.Add(game);
  summary.Add(game);
  CHECK(summary.Wins(Party::kGold) == 3);
  CHECK(summary.Wins(Party::kFirstAgent) == 1);
  CHECK(summary.Wins(Party::kFirstPlayer) == 0);
}

TEST_CASE("a card is worth what the holders of the better hand win more, in either seat") {
  SelfPlaySummary summary;
  for (uint64_t pair = 0; pair < 40; ++pair) {
    // Whoever has the stream with the slides wins: X, and Y in every other pair.
    const bool x_has = pair % 2 == 0;
    GameOutcome one = Ended(2 * pair, Player::kGold,
                            x_has ? Ending::kGoldWins : Ending::kSilverWins, 10, Stream::kX);
    one.deal.hands[x_has ? 0 : 1].Add(Card::kSlide, 2);
    GameOutcome two = Ended(2 * pair + 1, Player::kGold,
                            x_has ? Ending::kSilverWins : Ending::kGoldWins, 10, Stream::kY);
    two.deal.hands[x_has ? 1 : 0].Add(Card::kSlide, 2);
    summary.Add(one);
    summary.Add(two);
  }
  // Two slides more win both games: one more is a quarter of a game in each seat.
  CHECK(summary.card_worths().Of(Card::kSlide)->worth == Approx(0.25));
  CHECK_FALSE(summary.card_worths().Of(Card::kShift).has_value());
}

TEST_CASE("lead changes and drama are those of finished games, drama that of the winner") {
  SelfPlaySummary summary;
  GameOutcome game = Ended(0, Player::kGold, Ending::kGoldWins, 10);
  game.story = {3, {7, 4}};
  summary.Add(game);
  game.ending = Ending::kSilverWins;
  summary.Add(game);
  game.ending = Ending::kTurnCap;
  summary.Add(game);
  CHECK(summary.lead_changes().Ratio() == Approx(3));
  CHECK(summary.drama().Ratio() == Approx((4 + 7) / 2.0));
}

// Pairs of which one in five is won by Gold and the others are split, as long as the rule wants.
uint64_t PairsUntil(const StopRule& rule) {
  SelfPlaySummary summary;
  while (!IsEnough(rule, summary) && summary.pairs() < 100'000) {
    const bool is_won = summary.pairs() % 5 == 0;
    AddPair(summary, Ending::kGoldWins, is_won ? Ending::kGoldWins : Ending::kSilverWins);
  }
  return summary.pairs();
}

TEST_CASE("a width is looked at after whole batches, and reached") {
  CHECK(PairsUntil({0.5, {}, false, true}) == kGamesOfBatch / 2);
  // An error of 0.2 by the root of the pairs, so 1540 of them, and up to the next batch.
  CHECK(PairsUntil({0.01, {}, false, true}) == 1600);
  CHECK(PairsUntil({0.01, {}, true, true}) == 1600);
}

TEST_CASE("a test is decided after a pair, and not between its games") {
  const StopRule rule{{}, SprtScores{0.5, 0.6}, true, true};
  const uint64_t pairs = PairsUntil(rule);
  CHECK(pairs > 10);
  CHECK(pairs < 100);
  SelfPlaySummary summary;
  for (int i = 0; i < 200; ++i) AddPair(summary, Ending::kGoldWins, Ending::kGoldWins);
  CHECK(IsEnough(rule, summary));
  summary.Add(Ended(summary.games(), Player::kGold, Ending::kGoldWins, 10, Stream::kX));
  CHECK_FALSE(IsEnough(rule, summary));
  CHECK(IsEnough({{}, SprtScores{0.5, 0.6}, true, false}, summary));
}

TEST_CASE("without a rule there are never enough games") {
  CHECK(PairsUntil({}) == 100'000);
  CHECK_FALSE(StopRule{}.is_any());
}

}  // namespace
}  // namespace rushkit
