#include "solver/search/line_recovery.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <utility>

#include "solver/board/move_generation.h"
#include "solver/game/play_generator.h"
#include "solver/game/plays.h"
#include "solver/search/content_position.h"

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

// Adds a move; single spaces in a row become one move.
void Add(std::vector<Move>& moves, const Move& move, Distance distance) {
  const bool merges = distance == Distance::kOneSpace && !moves.empty();
  if (!merges || !Extend(moves.back(), move)) moves.push_back(move);
}

// All ways to play along a path, by trying out each card and each way to win at its end.
class TurnLines {
 public:
  TurnLines(Player hero, SpacesRule rule, absl::Span<const CardActions::State> path,
            CardActions& actions, ContentSpace& space, size_t most)
      : hero_(hero), rule_(rule), path_(path), actions_(actions), space_(space), most_(most) {}

  std::vector<std::vector<Turn>> From(const Position& start) {
    Extend(start, 0);
    return std::move(lines_);
  }

 private:
  void Extend(const Position& position, size_t turn) {
    const bool is_last = turn + 1 == path_.size();
    for (const Card card : actions_.CardsOf(path_[turn].key.hand)) {
      if (is_last && actions_.CardFinishes(path_[turn], card)) Finish(position, card);
      if (!is_last && actions_.CardLeadsTo(path_[turn], path_[turn + 1], card)) {
        LeadOn(position, turn, card);
      }
    }
  }

  // A card leaves the next position once.
  void LeadOn(const Position& position, size_t turn, Card card) {
    if (lines_.size() >= most_) return;
    const CardActions::State& next = path_[turn + 1];
    const Position target = PositionOf({next.key.content, next.offsets}, space_, hero_, position);
    const std::optional<Turn> played = TurnBetween(position, target, hero_, card, rule_);
    assert(played.has_value());
    played_.push_back(*played);
    Extend(After(position, *played), turn + 1);
    played_.pop_back();
  }

  void Finish(const Position& position, Card card) {
    PlayGenerator generator(position, rule_);
    generator.Begin(position, hero_);
    const Outcomes outcomes = generator.Of(card);
    for (size_t i = 0; i < outcomes.win_count() && lines_.size() < most_; ++i) {
      lines_.push_back(played_);
      lines_.back().push_back(generator.TurnTo(card, outcomes[i]));
    }
  }

  Player hero_;
  SpacesRule rule_;
  absl::Span<const CardActions::State> path_;
  CardActions& actions_;
  ContentSpace& space_;
  size_t most_;
  std::vector<Turn> played_;
  std::vector<std::vector<Turn>> lines_;
};

}  // namespace

std::vector<Move> MovesAlong(const Position& start, Player hero, Distance distance,
                             absl::Span<const DriveActions::State> path, ContentSpace& space) {
  std::vector<Move> moves;
  Position position = start;
  for (const DriveActions::State& state : path.subspan(1)) {
    const Move move = MoveTo(position, hero, distance, state, space);
    Add(moves, move, distance);
    position = position.After(move);
  }
  Add(moves, Leaving(position, hero), distance);
  return moves;
}

std::vector<Move> MovesAlong(const BoxedSpace& space, Distance distance, Goal goal,
                             absl::Span<const BoxedActions::State> path) {
  std::vector<Move> moves;
  for (size_t i = 1; i < path.size(); ++i) {
    Add(moves, space.DriveBetween(path[i - 1].key, path[i].key), distance);
  }
  if (goal == Goal::kOff) moves.push_back(Drive{space.hero().letter, Spaces(1)});
  return moves;
}

std::vector<std::vector<Turn>> TurnsAlong(const Position& start, Player hero, SpacesRule rule,
                                          absl::Span<const CardActions::State> path,
                                          CardActions& actions, ContentSpace& space, size_t most) {
  std::vector<std::vector<Turn>> lines =
      TurnLines(hero, rule, path, actions, space, most).From(start);
  assert(!lines.empty());
  return lines;
}

}  // namespace rushkit
