#include "solver/generation/wishes.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdlib>
#include <limits>

#include "solver/analysis/self_play.h"

namespace rushkit {
namespace {

// A wish that is broken is worth so many points, and so is each that comes after it; how far it is
// from being kept counts within that.
constexpr int kPointsOfWish = 1000;
// So many points for one move, space, turn or blocker too many or too few.
constexpr int kPointsOfOne = 40;
// What cannot be measured is farther away than what can.
constexpr int kUnproven = 700;
constexpr int kUnsolvable = 900;

int PointsOfGap(int gap) { return std::min(gap * kPointsOfOne, kUnproven - 1); }

int BlockersOf(const Position& position) {
  return static_cast<int>(std::count_if(position.vehicles().begin(), position.vehicles().end(),
                                        [](const Vehicle& vehicle) { return !vehicle.is_hero(); }));
}

int HorizontalOf(const Position& position) {
  return static_cast<int>(std::count_if(
      position.vehicles().begin(), position.vehicles().end(),
      [](const Vehicle& vehicle) { return !vehicle.is_hero() && vehicle.is_horizontal(); }));
}

int PiecesApart(const PieceCounts& a, const PieceCounts& b) {
  int apart = 0;
  for (size_t i = 0; i < a.counts.size(); ++i) {
    for (size_t j = 0; j < a.counts[i].size(); ++j) {
      apart += std::abs(static_cast<int>(a.counts[i][j]) - static_cast<int>(b.counts[i][j]));
    }
  }
  return apart;
}

int RowsApart(const Position& position, Row row) {
  const Vehicle* gold = position.FindHero(Player::kGold);
  return gold == nullptr ? 1 : std::abs(gold->at.row.value() - row.value());
}

// The same for each of the heroes that count, in the worst case of them.
template <class PointsOf>
int WorstOfHeroes(SetupCandidate& candidate, PointsOf points_of) {
  int worst = 0;
  for (const Player hero : HeroesThatCount(candidate.manner())) {
    worst = std::max(worst, points_of(hero));
  }
  return worst;
}

int PointsOfStatus(const SearchResult& result) {
  if (result.status == SearchStatus::kSolved) return 0;
  return result.status == SearchStatus::kUnsolvable ? kUnsolvable : kUnproven;
}

// What could not be proven in a moment is looked at again by the wishes about lengths.
int PointsOfEscape(SetupCandidate& candidate, bool is_length_wished) {
  return WorstOfHeroes(candidate, [&](Player hero) {
    const SearchResult& result = candidate.Escape(hero, Metric::kMoves);
    if (is_length_wished && result.status == SearchStatus::kLimitReached) return 0;
    return PointsOfStatus(result);
  });
}

// Of two that are too short by as much, the one that takes more moves, and more work to prove, is
// thought nearer: without that, most small changes lead nowhere.
int PointsOfEase(const SearchResult& result, const SearchResult& in_moves) {
  constexpr int kHalf = kPointsOfOne / 2;
  const int work = static_cast<int>(std::bit_width(result.statistics.expanded));
  return 2 * kHalf - std::min(work, kHalf) - std::min(in_moves.lower_bound, kHalf);
}

int PointsOfLength(SetupCandidate& candidate, Metric metric, const Range& range) {
  return WorstOfHeroes(candidate, [&](Player hero) {
    const SearchResult& first = candidate.Escape(hero, metric);
    // What is not too short at least may be just right.
    const SearchResult& result =
        range.Holds(first.lower_bound) ? candidate.EscapeByPersistence(hero, metric) : first;
    const SearchResult& in_moves = candidate.Escape(hero, Metric::kMoves);
    // There is an escape, and it is not too short: only the proof is missing.
    const bool is_long = result.status == SearchStatus::kLimitReached &&
                         in_moves.status == SearchStatus::kSolved &&
                         result.lower_bound >= range.low;
    const int of_status = is_long ? kPointsOfOne / 4 : PointsOfStatus(result);
    if (of_status > 0) return of_status;
    const int length = result.escape->length;
    const int gap = range.Gap(length);
    if (gap == 0) return 0;
    if (length > range.high) return PointsOfGap(gap);
    return PointsOfGap(gap - 1) + PointsOfEase(result, in_moves) + 1;
  });
}

// The longer it takes without a shift, the nearer.
int PointsOfMustShift(SetupCandidate& candidate) {
  return WorstOfHeroes(candidate, [&](Player hero) {
    const SearchResult result = candidate.EscapeWithoutShift(hero);
    switch (result.status) {
      case SearchStatus::kUnsolvable:
        return 0;
      case SearchStatus::kSolved:
        return std::max(1, kUnproven - result.escape->length * kPointsOfOne / 2);
      case SearchStatus::kLimitReached:
        break;
    }
    return kPointsOfOne;
  });
}

int PointsOfMinimal(SetupCandidate& candidate) {
  return WorstOfHeroes(candidate, [&](Player hero) {
    const std::optional<int> needless = candidate.NeedlessBlockers(hero);
    return needless ? PointsOfGap(*needless) : kUnproven;
  });
}

int PointsOfDifficulty(SetupCandidate& candidate, const DifficultyWish& wish) {
  constexpr int kPointsOfSecond = 4;
  const std::optional<Difficulty> difficulty = candidate.ProvenDifficulty();
  if (!difficulty) return kUnproven;
  if (const auto* range = std::get_if<Range>(&wish)) {
    return std::min(range->Gap(difficulty->whole_seconds()) * kPointsOfSecond, kUnproven - 1);
  }
  const auto word = std::get<DifficultyWord>(wish);
  if (difficulty->word == word) return 0;
  const double away = std::ceil(SecondsFrom(difficulty->seconds, word) * kPointsOfSecond);
  return static_cast<int>(std::clamp(away, 1.0, kUnproven - 1.0));
}

int PointsOfUnique(SetupCandidate& candidate) {
  return WorstOfHeroes(candidate, [&](Player hero) {
    const std::optional<int> log = candidate.LogOfSolutions(hero);
    return log ? PointsOfGap(*log) : kUnproven;
  });
}

// A drive of any distance can be slid and a shift has its card, where the deck holds both.
bool IsTurnForEachMove(const Deck& deck) {
  return deck.Has(Card::kSlide) && deck.Has(Card::kShift);
}

// A search for turns takes long: it is spared where moves say that there are too few, since a card
// pays for one move at least. Mostly a card pays for more: four turns and more are looked for where
// there are kMovesBeyond moves more than that, unless moves are wished for by themselves.
int PointsOfTurns(SetupCandidate& candidate, const Range& range, bool are_moves_wished) {
  constexpr int kMovesBeyond = 2;
  if (IsTurnForEachMove(candidate.settings().cards.deck)) {
    const int beyond = range.low >= 4 && !are_moves_wished ? kMovesBeyond : 0;
    const int of_moves = PointsOfLength(candidate, Metric::kMoves,
                                        {range.low + beyond, std::numeric_limits<int>::max()});
    if (of_moves > 0) return std::min(of_moves + kPointsOfOne * 10, kUnproven - 1);
  }
  return PointsOfLength(candidate, Metric::kTurns, range);
}

// More games would show what is undecided; nothing mends what is unfair.
int PointsOfGames(SetupCandidate& candidate, const FairnessWish& wish) {
  const std::optional<FairnessResult>& games = candidate.Games(wish.within, wish.max_unfinished);
  if (!games) return kUnsolvable;
  const Fairness& fairness = games->fairness;
  if (fairness.is_passed) return 0;
  const int of_verdict = !wish.within                                      ? 0
                         : fairness.verdict == FairnessVerdict::kUnfair    ? kPointsOfOne * 8
                         : fairness.verdict == FairnessVerdict::kUndecided ? kPointsOfOne * 2
                                                                           : 0;
  return of_verdict + (fairness.has_too_many_unfinished ? kPointsOfOne * 4 : 0) + 1;
}

// Nothing when there is no such wish.
std::optional<int> PointsOf(WishKind kind, const Wishes& wishes, SetupCandidate& candidate,
                            const IsKnown& is_known) {
  const Position& position = candidate.position();
  switch (kind) {
    case WishKind::kVehicles:
      if (!wishes.vehicles) return std::nullopt;
      return PointsOfGap(wishes.vehicles->Gap(BlockersOf(position)));
    case WishKind::kHorizontal:
      if (!wishes.horizontal) return std::nullopt;
      return PointsOfGap(wishes.horizontal->Gap(HorizontalOf(position)));
    case WishKind::kPieces:
      if (!wishes.pieces) return std::nullopt;
      return PointsOfGap(PiecesApart(PieceCounts::Of(position), *wishes.pieces));
    case WishKind::kHeroRow:
      if (!wishes.hero_row) return std::nullopt;
      return PointsOfGap(RowsApart(position, *wishes.hero_row));
    case WishKind::kAsymmetric:
      if (!wishes.asymmetric) return std::nullopt;
      return IsOwnHalfTurn(position) ? 1 : 0;
    case WishKind::kEscape:
      return PointsOfEscape(candidate, wishes.is_length_wished());
    case WishKind::kMoves:
      if (!wishes.moves) return std::nullopt;
      return PointsOfLength(candidate, Metric::kMoves, *wishes.moves);
    case WishKind::kSpaces:
      if (!wishes.spaces) return std::nullopt;
      return PointsOfLength(candidate, Metric::kSpaces, *wishes.spaces);
    case WishKind::kUnique:
      if (!wishes.unique) return std::nullopt;
      return PointsOfUnique(candidate);
    case WishKind::kMustShift:
      if (!wishes.must_shift) return std::nullopt;
      return PointsOfMustShift(candidate);
    case WishKind::kMinimal:
      if (!wishes.minimal) return std::nullopt;
      return PointsOfMinimal(candidate);
    case WishKind::kDifficulty:
      if (!wishes.difficulty) return std::nullopt;
      return PointsOfDifficulty(candidate, *wishes.difficulty);
    case WishKind::kTurns:
      if (!wishes.turns) return std::nullopt;
      return PointsOfTurns(candidate, *wishes.turns, wishes.moves.has_value());
    case WishKind::kNew:
      return is_known && is_known(position) ? 1 : 0;
    case WishKind::kFair:
      if (!wishes.fair) return std::nullopt;
      return PointsOfGames(candidate, *wishes.fair);
  }
  return std::nullopt;
}

int PointsBehind(WishKind kind) {
  return kPointsOfWish * static_cast<int>(kWishKinds - static_cast<size_t>(kind));
}

}  // namespace

PieceCounts PieceCounts::Of(const Position& position) {
  PieceCounts pieces;
  for (const Vehicle& vehicle : position.vehicles()) {
    if (vehicle.is_hero()) continue;
    ++pieces.counts[static_cast<size_t>(vehicle.orientation)]
                   [static_cast<size_t>(vehicle.length.value())];
  }
  return pieces;
}

WishVerdict Judge(const Wishes& wishes, SetupCandidate& candidate, const IsKnown& is_known) {
  for (size_t i = 0; i < kWishKinds; ++i) {
    const auto kind = static_cast<WishKind>(i);
    const std::optional<int> points = PointsOf(kind, wishes, candidate, is_known);
    if (points.value_or(0) > 0) return {kind, PointsBehind(kind) + *points};
  }
  return {};
}

}  // namespace rushkit
