#include "solver/game/game_course.h"

#include <algorithm>
#include <cassert>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/string_view.h"
#include "solver/base/diagnostics.h"
#include "solver/board/setup.h"
#include "solver/game/plays.h"

namespace rushkit {
namespace {

constexpr absl::string_view kBlockerLetters = "abcdefghijklmnpqrstuvwyzABCDEFHIJKLMNOPQRTUVWXYZ";

// The cells of `vehicle` that are on the grid. Where it straddles a seam its row has another number
// in each part.
std::vector<Cell> CellsOf(const Vehicle& vehicle, Offsets offsets, const Grid& grid) {
  const auto offset_at = [&](int column) {
    return offsets.Of(grid.PartAt(Column(std::max(column, 0)))).value();
  };
  std::vector<Cell> cells;
  const int row = vehicle.at.row.value();
  const int column = vehicle.at.column.value();
  for (int i = 0; i < vehicle.length.value(); ++i) {
    if (!vehicle.is_horizontal()) {
      cells.push_back({Row(row + i), vehicle.at.column});
    } else if (grid.HasColumn(column + i)) {
      cells.push_back({Row(row + offset_at(column) - offset_at(column + i)), Column(column + i)});
    }
  }
  return cells;
}

// A position of that placement; blockers get letters in their order.
Position Lettered(const Placement& placement, const Grid& grid) {
  Setup setup;
  setup.grid = grid;
  setup.left_offset = placement.offsets.left.value();
  setup.right_offset = placement.offsets.right.value();
  size_t blockers = 0;
  for (const Vehicle& vehicle : placement.vehicles) {
    const char letter = vehicle.role == Role::kGoldHero     ? kGoldLetter
                        : vehicle.role == Role::kSilverHero ? kSilverLetter
                                                            : kBlockerLetters[blockers++];
    for (const Cell& cell : CellsOf(vehicle, placement.offsets, grid)) {
      setup.cells.push_back({letter, cell, {}});
    }
  }
  return *Position::From(setup);
}

}  // namespace

absl::StatusOr<GameCourse> GameCourse::Begin(const Position& start, Player first, SpacesRule spaces,
                                             const GameLimits& limits) {
  if (!start.grid().has_sides()) {
    return absl::InvalidArgumentError("the card game is played on a grid with sides");
  }
  std::vector<absl::string_view> missing;
  if (start.FindHero(Player::kGold) == nullptr) missing.push_back("the gold hero, G, is missing");
  if (start.FindHero(Player::kSilver) == nullptr) {
    missing.push_back("the silver hero, S, is missing");
  }
  if (!missing.empty()) return absl::InvalidArgumentError(absl::StrJoin(missing, "; "));
  return GameCourse(start, first, spaces, limits);
}

absl::StatusOr<GameCourse> GameCourse::Resume(const Standing& present,
                                              absl::Span<const Standing> earlier, SpacesRule spaces,
                                              const GameLimits& limits, int turns) {
  absl::StatusOr<GameCourse> course = Begin(present.position, present.to_move, spaces, limits);
  Diagnostics wrong = FromStatus(course.status());
  if (turns < 0 || turns >= limits.turn_cap) {
    wrong.push_back({{},
                     absl::StrCat(turns, " turns have been played; expected 0 to ",
                                  limits.turn_cap - 1, ", one less than the cap")});
  }
  if (present.times < 1 || present.times >= limits.repetitions) {
    wrong.push_back({{},
                     absl::StrCat("the position stands for the time ", present.times,
                                  "; expected 1 to ", limits.repetitions - 1)});
  }
  for (const Standing& standing : earlier) {
    if (standing.position.grid() == present.position.grid()) continue;
    wrong.push_back({{}, "a position that has stood is on another grid"});
    break;
  }
  if (!wrong.empty()) return ToStatus(wrong);
  course->turns_ = turns;
  for (const Standing& standing : earlier) {
    course->Note({standing.position.ToPlacement(), standing.to_move}, standing.times);
  }
  course->Note({present.position.ToPlacement(), present.to_move}, present.times);
  return course;
}

void GameCourse::Note(const SeenKey& key, int times) {
  seen_[key] = times;
  most_times_ = std::max(most_times_, times);
}

GameCourse::GameCourse(const Position& start, Player first, SpacesRule spaces,
                       const GameLimits& limits)
    : position_(start), to_move_(first), spaces_(spaces), limits_(limits) {
  Note({position_.ToPlacement(), to_move_}, 1);
}

int GameCourse::TimesSeen(const Position& position, Player to_move) const {
  const auto found = seen_.find(SeenKey{position.ToPlacement(), to_move});
  return found == seen_.end() ? 0 : found->second;
}

bool GameCourse::EndsByRepetition(const Position& after) const {
  return IsRepetitionNear() && TimesSeen(after, Opponent(to_move_)) + 1 >= limits_.repetitions;
}

std::vector<Standing> GameCourse::AllSeen() const {
  std::vector<Standing> all;
  all.reserve(seen_.size());
  for (const auto& [key, times] : seen_) {
    all.push_back({Lettered(key.placement, position_.grid()), key.to_move, times});
  }
  return all;
}

absl::Status GameCourse::Check(const Turn& turn) const {
  if (ending_) return absl::FailedPreconditionError("the game is over (Winning the Game)");
  return CheckTurn(position_, to_move_, turn, spaces_);
}

void GameCourse::Play(const Turn& turn) {
  assert(Check(turn).ok());
  position_ = After(position_, turn);
  ++turns_;
  if (position_.FindHero(to_move_) == nullptr) ending_ = WinOf(to_move_);
  to_move_ = Opponent(to_move_);
  if (ending_) return;
  const int times = TimesSeen(position_, to_move_) + 1;
  Note({position_.ToPlacement(), to_move_}, times);
  if (times >= limits_.repetitions) {
    ending_ = Ending::kRepetition;
  } else if (turns_ >= limits_.turn_cap) {
    ending_ = Ending::kTurnCap;
  }
}

}  // namespace rushkit
