#include "tests/twin/territory.h"

#include <cstdlib>
#include <map>
#include <queue>
#include <set>
#include <utility>

namespace rushkit::twin {
namespace {

struct Spot {
  Table table;
  int depth = 0;
  bool is_solved = false;
  std::vector<std::pair<std::string, size_t>> after;  // by each move; two may lead to one spot
  std::vector<size_t> before;
};

// The whole territory, spot 0 being the start; empty when it is too large.
std::vector<Spot> SpotsFrom(const std::string& code, char hero, Unit unit, Aim aim,
                            Connected connected, size_t most) {
  const bool has_sides = code.find(':') != std::string::npos;
  std::vector<Spot> spots;
  std::map<std::string, size_t> number_by_key;
  const auto number_of = [&](const Table& table, int depth) {
    const auto [entry, is_new] = number_by_key.try_emplace(table.Key(), spots.size());
    if (is_new) {
      const bool is_solved = has_sides ? !table.Has(hero) : IsThere(table.Code(), hero, aim);
      spots.push_back({table, depth, is_solved, {}, {}});
    }
    return entry->second;
  };
  number_of(Table(code, connected), 0);
  for (size_t i = 0; i < spots.size(); ++i) {
    if (spots.size() > most) return {};
    if (has_sides && spots[i].is_solved) continue;
    const Table table = spots[i].table;
    for (const std::string& move : table.Moves(hero)) {
      const int number = std::abs(std::stoi(move.substr(move.find_first_of("+-"))));
      if (unit == Unit::kSpaces && number != 1) continue;
      const size_t next = number_of(table.After(move), spots[i].depth + 1);
      spots[i].after.emplace_back(move, next);
      spots[next].before.push_back(i);
    }
  }
  return spots;
}

// The length of the shortest escape from each spot, -1 where there is none.
std::vector<int> LengthsOf(const std::vector<Spot>& spots) {
  std::vector<int> lengths(spots.size(), -1);
  std::queue<size_t> queue;
  for (size_t i = 0; i < spots.size(); ++i) {
    if (!spots[i].is_solved) continue;
    lengths[i] = 0;
    queue.push(i);
  }
  for (; !queue.empty(); queue.pop()) {
    for (const size_t before : spots[queue.front()].before) {
      if (lengths[before] >= 0) continue;
      lengths[before] = lengths[queue.front()] + 1;
      queue.push(before);
    }
  }
  return lengths;
}

void CountAt(std::vector<size_t>& counts, int index) {
  if (counts.size() <= static_cast<size_t>(index)) counts.resize(static_cast<size_t>(index) + 1);
  ++counts[static_cast<size_t>(index)];
}

}  // namespace

bool IsThere(const std::string& code, char hero, Aim aim) {
  const size_t last = code.rfind(hero);
  const size_t end = code.find('/', last);
  const std::string lane = code.substr(last + 1, end == std::string::npos ? end : end - last - 1);
  if (aim == Aim::kClear) return lane.find_first_not_of('.') == std::string::npos;
  return lane.empty();
}

Territory TerritoryOf(const std::string& code, char hero, Unit unit, Aim aim, Connected connected,
                      size_t most) {
  const std::vector<Spot> spots = SpotsFrom(code, hero, unit, aim, connected, most);
  Territory territory;
  if (spots.empty()) return territory;
  territory.is_known = true;
  territory.reachable = spots.size();
  const std::vector<int> lengths = LengthsOf(spots);
  for (size_t i = 0; i < spots.size(); ++i) {
    if (spots[i].is_solved) ++territory.solved;
    CountAt(territory.by_depth, spots[i].depth);
    if (lengths[i] >= 0) CountAt(territory.by_length, lengths[i] + (aim == Aim::kOff ? 1 : 0));
  }
  return territory;
}

std::vector<std::vector<std::string>> AllShortest(const std::string& code, char hero, Unit unit,
                                                  Aim aim, size_t most) {
  const std::vector<Spot> spots = SpotsFrom(code, hero, unit, aim, Connected::kAllThree, most);
  if (spots.empty()) return {};
  const std::vector<int> lengths = LengthsOf(spots);
  std::vector<std::vector<std::string>> done;
  std::vector<std::pair<size_t, std::vector<std::string>>> open;
  if (lengths[0] >= 0) open.push_back({0, {}});
  while (!open.empty()) {
    const auto [spot, moves] = open.back();
    open.pop_back();
    if (lengths[spot] == 0) done.push_back(moves);
    std::set<size_t> seen;  // sequences of positions count, not moves
    for (const auto& [move, next] : spots[spot].after) {
      if (lengths[spot] == 0 || lengths[next] != lengths[spot] - 1) continue;
      if (!seen.insert(next).second) continue;
      open.push_back({next, moves});
      open.back().second.push_back(move);
    }
  }
  return done;
}

}  // namespace rushkit::twin
