#include "solver/game/play_space.h"

#include <algorithm>
#include <utility>

#include "solver/board/move_generation.h"

namespace rushkit {
namespace {

// Whether two drives in a row are one longer drive.
bool Joins(const Move& first, const Move& second) {
  const auto* before = std::get_if<Drive>(&first);
  const auto* after = std::get_if<Drive>(&second);
  return before != nullptr && after != nullptr && before->vehicle == after->vehicle &&
         (before->spaces.value() > 0) == (after->spaces.value() > 0);
}

}  // namespace

std::vector<Move> Joined(const std::vector<Move>& moves) {
  std::vector<Move> joined;
  for (const Move& move : moves) {
    if (joined.empty() || !Joins(joined.back(), move)) {
      joined.push_back(move);
      continue;
    }
    auto& drive = std::get<Drive>(joined.back());
    drive.spaces = Spaces(drive.spaces.value() + std::get<Drive>(move).spaces.value());
  }
  return joined;
}

PlaySpace::PlaySpace(const Position& start, Player mover) : mover_(mover) {
  visits_.push_back({start, NumberOf(start.ToPlacement()), -1, std::nullopt, 0, false});
}

PlaySpace::Set PlaySpace::Start() const {
  Set set;
  Insert(0, set);
  return set;
}

PlaySpace::Set PlaySpace::Steps(const Set& from) { return Drives(from, true); }

PlaySpace::Set PlaySpace::Slides(const Set& from) { return Drives(from, false); }

PlaySpace::Set PlaySpace::Drives(const Set& from, bool single_steps) {
  Set set;
  for (const int visit : from.visits_) {
    if (HasWon(visit)) continue;
    const Position position = PositionOf(visit);
    for (const Drive& drive : LegalDrives(position, mover_)) {
      if (single_steps && SpacesOf(drive) != 1) continue;
      Reach(visit, drive, Leaves(position, drive), set);
    }
  }
  return set;
}

PlaySpace::Set PlaySpace::Shifts(const Set& from) {
  Set set;
  for (const int visit : from.visits_) {
    if (HasWon(visit)) continue;
    for (const Shift& shift : LegalShifts(PositionOf(visit))) Reach(visit, shift, false, set);
  }
  return set;
}

PlaySpace::Set PlaySpace::Wins(const Set& set) const {
  Set wins;
  for (const int visit : set.visits_) {
    if (HasWon(visit)) Insert(visit, wins);
  }
  return wins;
}

PlaySpace::Set PlaySpace::Union(Set a, const Set& b) const {
  for (const int visit : b.visits_) Insert(visit, a);
  return a;
}

PlaySpace::Set PlaySpace::Minus(const Set& a, const Set& b) const {
  Set rest;
  for (const int visit : a.visits_) {
    if (!b.index_.contains(At(visit).placement)) Insert(visit, rest);
  }
  return rest;
}

std::vector<Move> PlaySpace::MovesTo(int visit) const {
  std::vector<Move> moves;
  for (; At(visit).move; visit = At(visit).parent) moves.push_back(*At(visit).move);
  std::reverse(moves.begin(), moves.end());
  return Joined(moves);
}

void PlaySpace::Reach(int parent, const Move& move, bool won, Set& set) {
  const Visit& from = At(parent);
  const int more = from.move && Joins(*from.move, move) ? 0 : 1;
  Position position = from.position.After(move);
  const int placement = NumberOf(position.ToPlacement());
  Visit visit{std::move(position), placement, parent, move, from.moves + more, won};
  visits_.push_back(std::move(visit));
  if (!Insert(static_cast<int>(visits_.size()) - 1, set)) visits_.pop_back();
}

bool PlaySpace::Insert(int visit, Set& set) const {
  const auto [place, is_new] = set.index_.try_emplace(At(visit).placement, set.visits_.size());
  if (is_new) {
    set.visits_.push_back(visit);
    return true;
  }
  if (At(visit).moves >= At(set.visits_[place->second]).moves) return false;
  set.visits_[place->second] = visit;
  return true;
}

int PlaySpace::NumberOf(Placement placement) {
  return numbers_.try_emplace(std::move(placement), static_cast<int>(numbers_.size()))
      .first->second;
}

}  // namespace rushkit
