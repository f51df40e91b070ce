#include "solver/game/recorded_game.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <optional>
#include <vector>

namespace rushkit {
namespace {

constexpr uint64_t kDefaultSeed = 1;

SeenCards ByKind(const CardCounts& cards) {
  SeenCards seen;
  for (const Card card : kAllCards)
    seen.insert(seen.end(), static_cast<size_t>(cards.Of(card)), card);
  return seen;
}

absl::Status SomeHidden() {
  return absl::InvalidArgumentError(
      "some cards of the record are not known, so nobody can play on from it");
}

// As dealt: what is written, or what the seed says.
absl::StatusOr<Deal> DealOf(const GameRecord& record, uint64_t seed) {
  if (!record.hands && !record.pile) {
    return DealFrom(record.deck, record.first, SeededShuffle(seed));
  }
  if (!record.hands || !record.pile) return SomeHidden();
  Deal deal;
  for (const Player player : kPlayers) {
    const size_t index = static_cast<size_t>(player);
    const auto hand = AllKnown((*record.hands)[index]);
    if (!hand) return SomeHidden();
    for (const Card card : *hand) deal.hands[index].Add(card);
  }
  auto pile = AllKnown(*record.pile);
  if (!pile) return SomeHidden();
  deal.pile = *std::move(pile);
  return deal;
}

// The piles that are written, by the number of their shuffle from 1.
absl::StatusOr<std::vector<std::vector<Card>>> PilesOf(const GameRecord& record) {
  std::vector<std::vector<Card>> piles;
  for (const RecordedTurn& recorded : record.turns) {
    if (recorded.new_pile.empty()) continue;
    auto pile = AllKnown(recorded.new_pile);
    if (!pile) return SomeHidden();
    piles.push_back(*std::move(pile));
  }
  return piles;
}

}  // namespace

absl::StatusOr<RecordedGame> RecordedGame::From(const GameRecord& record) {
  const GameReplay replay = ReplayGame(record);
  if (replay.breach) return absl::FailedPreconditionError(replay.breach->reason);
  const uint64_t seed = record.seed.value_or(kDefaultSeed);
  absl::StatusOr<Deal> deal = DealOf(record, seed);
  if (!deal.ok()) return deal.status();
  const auto piles = PilesOf(record);
  if (!piles.ok()) return piles.status();
  const Shuffle shuffle = [piles = *piles, seed](const CardCounts& cards, int number) {
    const size_t index = static_cast<size_t>(number) - 1;
    return index < piles.size() ? piles[index] : SeededShuffle(seed)(cards, number);
  };
  GameRecord start = Truncated(record, 0);
  start.seed = seed;
  absl::StatusOr<RecordedGame> game = BeginWith(std::move(start), *deal, shuffle);
  if (!game.ok()) return game.status();
  for (const RecordedTurn& recorded : record.turns) {
    if (absl::Status played = game->Play(recorded.turn); !played.ok()) return played;
  }
  if (record.result) game->record_.result = record.result;
  return game;
}

absl::StatusOr<RecordedGame> RecordedGame::Begin(const GameRecord& start, const Shuffle& shuffle) {
  if (absl::Status cards = CardLedger::Deal(start.deck).status(); !cards.ok()) return cards;
  return BeginWith(Truncated(start, 0), DealFrom(start.deck, start.first, shuffle), shuffle);
}

absl::StatusOr<RecordedGame> RecordedGame::BeginWith(GameRecord start, const Deal& deal,
                                                     const Shuffle& shuffle) {
  const absl::StatusOr<GameCourse> course =
      GameCourse::Begin(start.setup, start.first, start.spaces, start.limits);
  if (!course.ok()) return course.status();
  absl::StatusOr<Referee> referee = Referee::Begin(*course, start.deck, deal, shuffle);
  if (!referee.ok()) return referee.status();
  start.hands = {ByKind(deal.hands[0]), ByKind(deal.hands[1])};
  start.pile = SeenOf(deal.pile);
  return RecordedGame(std::move(start), *std::move(referee));
}

absl::Status RecordedGame::Play(const Turn& turn) {
  const Player player = state().to_move();
  const int reshuffles = state().cards().reshuffles();
  if (absl::Status played = referee_.Play(turn); !played.ok()) return played;
  RecordedTurn recorded{state().course().turns(), player, turn, {}};
  const CardLedger& cards = state().cards();
  if (cards.reshuffles() > reshuffles) recorded.new_pile = SeenOf(cards.next_cards());
  record_.turns.push_back(std::move(recorded));
  record_.result = ResultOf(state().ending());
  return absl::OkStatus();
}

}  // namespace rushkit
