// How many set-ups are rated a minute?
//
// The ten printed set-ups: the solo part for both heroes, all metrics and every "what if", as
// `rushkit rate` asks it but for counting what can be reached; and the card game at quick effort.
// Lengths must be the known ones, and a game rating the same on one thread and on two, or the exit
// status is 1. With --quick one set-up is rated.

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <string>
#include <vector>

#include "bench/printed_set_ups.h"
#include "solver/rating/difficulty.h"
#include "solver/rating/game_rating.h"
#include "solver/rating/solo_rating.h"
#include "solver/rating/what_if.h"
#include "solver/search/picture_library.h"

namespace rushkit::bench {
namespace {

using Clock = std::chrono::steady_clock;

// By metric, of both heroes, with deck a: found by other programs too.
constexpr std::array<std::array<int, 10>, 3> kLengths = {{{4, 3, 6, 4, 4, 3, 4, 5, 5, 5},
                                                          {18, 17, 22, 19, 19, 17, 18, 21, 22, 20},
                                                          {3, 2, 4, 3, 3, 2, 3, 3, 3, 3}}};
constexpr std::array<Metric, 3> kMetrics = {Metric::kMoves, Metric::kSpaces, Metric::kTurns};

double SecondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

// What a "what if" may store, as in the command.
constexpr uint64_t kMostAsked = 200'000;

// False when a length is not the known one.
bool RateHero(const Position& position, Player hero, size_t number, SoloRequest request) {
  bool is_right = true;
  for (size_t metric = 0; metric < kMetrics.size(); ++metric) {
    request.with_all = kMetrics[metric] != Metric::kTurns;
    const SoloRating rating = RateSolo(position, hero, kMetrics[metric], request);
    is_right = is_right && rating.length() == kLengths[metric][number] &&
               rating.optimal.has_value() == request.with_all;
  }
  request.limits.max_states = kMostAsked;
  const WhatIf what_if = AskWhatIf(position, hero, request);
  is_right = is_right && what_if.as_it_is.status == SearchStatus::kSolved &&
             what_if.as_it_is.lower_bound == kLengths[0][number];
  return is_right && DifficultyOf(position, hero, request).has_value();
}

bool MeasureSolo(const std::vector<Position>& set_ups) {
  PictureLibrary library;
  SoloRequest request;
  request.deck = DeckNamed("a");
  request.library = &library;
  bool is_right = true;
  const Clock::time_point start = Clock::now();
  for (size_t number = 0; number < set_ups.size(); ++number) {
    const Clock::time_point before = Clock::now();
    for (const Player hero : kPlayers) {
      is_right = RateHero(set_ups[number], hero, number, request) && is_right;
    }
    std::printf("solo booklet-%-3zu %7.2f s\n", number + 1, SecondsSince(before));
    std::fflush(stdout);
  }
  const double seconds = SecondsSince(start);
  std::printf("solo: %zu set-ups, %.1f s, %.1f a minute%s\n", set_ups.size(), seconds,
              60 * static_cast<double>(set_ups.size()) / seconds,
              is_right ? "" : "  WRONG: not the known lengths");
  return is_right;
}

bool IsSame(const SelfPlaySummary& a, const SelfPlaySummary& b) {
  return a.games() == b.games() && a.finished() == b.finished() &&
         a.Wins(Party::kFirstPlayer) == b.Wins(Party::kFirstPlayer) &&
         a.turns().numerator() == b.turns().numerator();
}

// Nothing to compare with when a game could not be played.
absl::StatusOr<GameRating> RateWith(const Position& position, int threads) {
  GameRatingRequest request;
  request.deck = DeckNamed("a");
  request.other_deck = DeckNamed("b");
  request.effort = Effort::kQuick;
  request.threads = threads;
  return RateGame(position, request);
}

bool MeasureGame(const std::vector<Position>& set_ups) {
  bool is_right = true;
  std::array<double, 2> seconds = {};  // on one thread, and on two
  for (const Position& position : set_ups) {
    const Clock::time_point start = Clock::now();
    const absl::StatusOr<GameRating> one = RateWith(position, 1);
    seconds[0] += SecondsSince(start);
    const Clock::time_point again = Clock::now();
    const absl::StatusOr<GameRating> two = RateWith(position, 2);
    seconds[1] += SecondsSince(again);
    is_right = is_right && one.ok() && two.ok() && IsSame(one->game.summary, two->game.summary) &&
               IsSame(one->skill->summary, two->skill->summary);
  }
  const auto count = static_cast<double>(set_ups.size());
  std::printf(
      "game, quick: %zu set-ups, %.1f s, %.1f a minute; two threads %.1f s, %.1f a minute%s\n",
      set_ups.size(), seconds[0], 60 * count / seconds[0], seconds[1], 60 * count / seconds[1],
      is_right ? "" : "  WRONG: threads change the answer");
  return is_right;
}

int Main(const std::vector<std::string>& words) {
  std::vector<Position> set_ups = SetUps();
  if (words.size() == 1 && words.front() == "--quick") {
    set_ups.resize(1, set_ups.front());
  } else if (!words.empty()) {
    std::fprintf(stderr, "usage: rating_bench [--quick]\n");
    return 2;
  }
  const bool solo = MeasureSolo(set_ups);
  return MeasureGame(set_ups) && solo ? 0 : 1;
}

}  // namespace
}  // namespace rushkit::bench

int main(int argc, char** argv) {
  return rushkit::bench::Main(std::vector<std::string>(argv + 1, argv + argc));
}
