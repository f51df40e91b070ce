#include "solver/search/line_recovery.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "solver/board/move_generation.h"
#include "solver/game/plays.h"

namespace rushkit {
namespace {

bool IsAt(const Position& position, Content content, OffsetSet offsets, ContentSpace& space) {
  const Contents contents = space.From(position);
  return contents.content == content && contents.offsets == offsets;
}

// The drive that takes the hero off, which must be possible.
Drive Leaving(const Position& position, Player hero) {
  const Vehicle* car = position.FindHero(hero);
  assert(car != nullptr);
  const bool is_gold = hero == Player::kGold;
  const int free = FreeSpaces(position, *car, is_gold ? Direction::kForward : Direction::kBackward);
  const Drive drive{car->letter, Spaces(is_gold ? free : -free)};
  assert(Leaves(position, drive));
  return drive;
}

// The first legal move that leads to the state.
Move MoveTo(const Position& position, Player hero, Distance distance,
            const DriveActions::State& state, ContentSpace& space) {
  const std::vector<Move> moves = LegalMoves(position, hero);
  const auto found = std::find_if(moves.begin(), moves.end(), [&](const Move& move) {
    if (distance == Distance::kOneSpace && SpacesOf(move) != 1) return false;
    if (const auto* drive = std::get_if<Drive>(&move)) {
      if (Leaves(position, *drive)) return false;
    }
    return IsAt(position.After(move), state.key.content, state.offsets, space);
  });
  assert(found != moves.end());
  return *found;
}

// Whether `next` goes on where `move` stopped; then `move` becomes both.
bool Extend(Move& move, const Move& next) {
  auto* drive = std::get_if<Drive>(&move);
  const auto* next_drive = std::get_if<Drive>(&next);
  if (drive != nullptr && next_drive != nullptr) {
    const int spaces = drive->spaces.value();
    const int more = next_drive->spaces.value();
    if (drive->vehicle != next_drive->vehicle || (spaces > 0) != (more > 0)) return false;
    drive->spaces = Spaces(spaces + more);
    return true;
  }
  auto* shift = std::get_if<Shift>(&move);
  const auto* next_shift = std::get_if<Shift>(&next);
  if (shift == nullptr || next_shift == nullptr) return false;
  const int rows = shift->rows.value();
  const int more = next_shift->rows.value();
  if (shift->side != next_shift->side || (rows > 0) != (more > 0)) return false;
  shift->rows = Rows(rows + more);
  return true;
}

}  // namespace

std::vector<Move> MovesAlong(const Position& start, Player hero, Distance distance,
                             absl::Span<const DriveActions::State> path, ContentSpace& space) {
  std::vector<Move> moves;
  const auto add = [&](const Move& move) {
    const bool merges = distance == Distance::kOneSpace && !moves.empty();
    if (!merges || !Extend(moves.back(), move)) moves.push_back(move);
  };
  Position position = start;
  for (const DriveActions::State& state : path.subspan(1)) {
    const Move move = MoveTo(position, hero, distance, state, space);
    add(move);
    position = position.After(move);
  }
  add(Leaving(position, hero));
  return moves;
}

std::vector<Turn> TurnsAlong(const Position& start, Player hero, SpacesRule rule,
                             absl::Span<const CardActions::State> path, CardActions& actions,
                             ContentSpace& space) {
  std::vector<Turn> turns;
  Position position = start;
  for (size_t i = 0; i < path.size(); ++i) {
    const bool is_last = i + 1 == path.size();
    const std::vector<Card> cards = actions.CardsOf(path[i].key.hand);
    const auto card = std::find_if(cards.begin(), cards.end(), [&](Card one) {
      return is_last ? actions.CardFinishes(path[i], one)
                     : actions.CardLeadsTo(path[i], path[i + 1], one);
    });
    assert(card != cards.end());
    std::vector<Play> plays = PlaysOf(position, hero, *card, rule);
    const auto play = std::find_if(plays.begin(), plays.end(), [&](const Play& one) {
      if (is_last || one.wins) return is_last && one.wins;
      return IsAt(one.position, path[i + 1].key.content, path[i + 1].offsets, space);
    });
    assert(play != plays.end());
    turns.push_back(play->turn);
    position = play->position;
  }
  return turns;
}

}  // namespace rushkit
