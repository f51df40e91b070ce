#include "tests/twin/plays.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <set>
#include <tuple>

namespace rushkit::twin {
namespace {

bool IsShift(const std::string& move) { return NameIn(move).size() > 1; }

// What a player has on the table while a Move, Shift, or Move & Shift card is played.
struct Stage {
  Table table;
  int spaces = 0;
  int shifts = 0;
  bool won = false;
};

// What the card pays for.
int SpacesPaid(const std::string& card) {
  return std::isdigit(card.back()) != 0 ? card.back() - '0' : 0;
}
int ShiftsPaid(const std::string& card) { return card[0] == 'S' || card[1] == 'S' ? 1 : 0; }

// Stages that can come up, the untouched table included: all of them, or as many as it takes to see
// that all that the card pays for can be used.
enum class Extent { kAll, kUntilFull };
std::vector<Stage> StagesOf(const Table& start, char player, const std::string& card,
                            Extent extent = Extent::kAll) {
  const bool stood_here = start.Has(player);
  std::vector<Stage> open = {{start, 0, 0, false}};
  std::vector<Stage> stages;
  std::set<std::tuple<std::string, int, int>> seen = {{start.Key(), 0, 0}};
  while (!open.empty()) {
    const Stage stage = open.back();
    open.pop_back();
    stages.push_back(stage);
    const bool full = stage.spaces == SpacesPaid(card) && stage.shifts == ShiftsPaid(card);
    if (full && extent == Extent::kUntilFull) break;
    if (stage.won) continue;
    for (const std::string& move : stage.table.Moves(player)) {
      const bool shift = IsShift(move);
      if (!shift && std::abs(NumberIn(move)) != 1) continue;
      Stage next{stage.table.After(move), stage.spaces + (shift ? 0 : 1),
                 stage.shifts + (shift ? 1 : 0), false};
      if (next.spaces > SpacesPaid(card) || next.shifts > ShiftsPaid(card)) continue;
      next.won = stood_here && !next.table.Has(player);
      if (seen.insert({next.table.Key(), next.spaces, next.shifts}).second) open.push_back(next);
    }
  }
  return stages;
}

// The most that can be used: the shift comes first, then spaces.
std::pair<int, int> MostUsed(const std::vector<Stage>& stages) {
  std::pair<int, int> most;
  for (const Stage& stage : stages) most = std::max(most, {stage.shifts, stage.spaces});
  return most;
}

void Keep(const Table& table, bool won, Outcomes& outcomes) {
  outcomes.codes.emplace(table.Key(), table.Code());
  outcomes.wins = outcomes.wins || won;
}

Outcomes SlidesOf(const Table& start, char player) {
  Outcomes outcomes;
  for (const std::string& move : start.Moves(player)) {
    if (IsShift(move)) continue;
    const Table after = start.After(move);
    Keep(after, start.Has(player) && !after.Has(player), outcomes);
  }
  if (outcomes.codes.empty()) Keep(start, false, outcomes);
  return outcomes;
}

bool IsLegalSlide(const Table& start, char player, const std::vector<std::string>& moves) {
  if (moves.empty()) {
    for (const std::string& move : start.Moves(player)) {
      if (!IsShift(move)) return false;
    }
  }
  for (const std::string& move : moves) {
    if (IsShift(move) || NameIn(move) != NameIn(moves[0])) return false;
    if ((NumberIn(move) > 0) != (NumberIn(moves[0]) > 0)) return false;
  }
  return true;
}

}  // namespace

Outcomes OutcomesOf(const Table& start, char player, const std::string& card, Spending spending) {
  if (card == "SL") return SlidesOf(start, player);
  const std::vector<Stage> stages = StagesOf(start, player, card);
  const std::pair<int, int> most = MostUsed(stages);
  const bool all = spending == Spending::kUpTo && card != "SH";
  Outcomes outcomes;
  for (const Stage& stage : stages) {
    const bool full = std::pair(stage.shifts, stage.spaces) == most;
    if (all || stage.won || full) Keep(stage.table, stage.won, outcomes);
  }
  return outcomes;
}

bool IsLegalTurn(const Table& start, char player, const std::string& card,
                 const std::vector<std::string>& moves, Spending spending) {
  const Replayed replayed = Replay(start.Code(), player, moves, start.connected());
  if (!replayed.legal) return false;
  if (card == "SL") return IsLegalSlide(start, player, moves);
  std::pair<int, int> used;  // shifts, spaces
  for (const std::string& move : moves) {
    (IsShift(move) ? used.first : used.second) += IsShift(move) ? 1 : std::abs(NumberIn(move));
  }
  if (used.first > ShiftsPaid(card) || used.second > SpacesPaid(card)) return false;
  if (replayed.solves || (spending == Spending::kUpTo && card != "SH")) return true;
  // All that the card pays for is the most that can be used: no need to try everything.
  if (used == std::pair(ShiftsPaid(card), SpacesPaid(card))) return true;
  return used == MostUsed(StagesOf(start, player, card, Extent::kUntilFull));
}

}  // namespace rushkit::twin
