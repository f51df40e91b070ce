#include "tests/twin/search.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <set>
#include <unordered_set>
#include <utility>

namespace rushkit::twin {
namespace {

// Tables at one distance from the start, and what each next distance holds.
using Layers = std::map<int, std::vector<Table>>;

// Puts what lies one move, space or card from a table into the layers.
using Expand = std::function<void(const Table& table, int distance, Layers& layers)>;

// Dijkstra's algorithm over whole layers: the nearest first, each position once.
Answer Search(const Table& start, char player, size_t most, const Expand& expand) {
  if (!start.Has(player)) return {Answer::Status::kUnsolvable, 0};
  Layers layers;
  layers[0].push_back(start);
  std::unordered_set<std::string> seen;
  while (!layers.empty()) {
    const int distance = layers.begin()->first;
    const std::vector<Table> layer = std::move(layers.begin()->second);
    layers.erase(layers.begin());
    for (const Table& table : layer) {
      if (!table.Has(player)) return {Answer::Status::kSolved, distance};
    }
    for (const Table& table : layer) {
      if (!seen.insert(table.Key()).second) continue;
      if (seen.size() > most) return {Answer::Status::kLimit, distance};
      expand(table, distance, layers);
    }
  }
  return {Answer::Status::kUnsolvable, 0};
}

Expand ByMoves(char player, Unit unit, const std::vector<std::string>& still = {}) {
  return [player, unit, still](const Table& table, int distance, Layers& layers) {
    for (const std::string& move : table.Moves(player)) {
      if (std::count(still.begin(), still.end(), NameIn(move)) > 0) continue;
      const int cost = unit == Unit::kMoves ? 1 : std::abs(NumberIn(move));
      layers[distance + cost].push_back(table.After(move));
    }
  };
}

}  // namespace

Answer ShortestMoves(const std::string& code, char player, Connected connected, size_t most) {
  return Search(Table(code, connected), player, most, ByMoves(player, Unit::kMoves));
}

Answer ShortestMovesWithout(const std::string& code, char player,
                            const std::vector<std::string>& still, size_t most) {
  return Search(Table(code), player, most, ByMoves(player, Unit::kMoves, still));
}

Answer ShortestSpacesWithout(const std::string& code, char player,
                             const std::vector<std::string>& still, size_t most) {
  return Search(Table(code), player, most, ByMoves(player, Unit::kSpaces, still));
}

Answer ShortestSpaces(const std::string& code, char player, Connected connected, size_t most) {
  return Search(Table(code, connected), player, most, ByMoves(player, Unit::kSpaces));
}

Answer ShortestTurns(const std::string& code, char player, const std::vector<std::string>& cards,
                     Spending spending, Connected connected, size_t most) {
  const Expand by_cards = [&](const Table& table, int distance, Layers& layers) {
    for (const std::string& card : cards) {
      for (const auto& [key, after] : OutcomesOf(table, player, card, spending).codes) {
        layers[distance + 1].emplace_back(after, connected);
      }
    }
  };
  return Search(Table(code, connected), player, most, by_cards);
}

Solvable DistancesFromAll(const std::string& code, char player, Unit unit, Connected connected,
                          size_t most) {
  // Every move of an unsolved position can be taken back at the same cost, so the distances spread
  // from the escapes along the same moves.
  std::map<std::string, Table> all;
  std::vector<Table> open = {Table(code, connected)};
  std::map<int, std::vector<std::string>> layers;  // keys by distance, some later found nearer
  while (!open.empty()) {
    const Table table = open.back();
    open.pop_back();
    if (!all.emplace(table.Key(), table).second) continue;
    if (all.size() > most) return {};
    for (const std::string& move : table.Moves(player)) {
      const Table after = table.After(move);
      const int cost = unit == Unit::kMoves ? 1 : std::abs(NumberIn(move));
      if (after.Has(player)) {
        open.push_back(after);
      } else {
        layers[cost].push_back(table.Key());
      }
    }
  }
  Solvable solvable;
  std::set<std::string> done;
  while (!layers.empty()) {
    const int distance = layers.begin()->first;
    const std::vector<std::string> layer = std::move(layers.begin()->second);
    layers.erase(layers.begin());
    for (const std::string& key : layer) {
      if (!done.insert(key).second) continue;
      const Table& table = all.at(key);
      solvable.distance_by_code[table.Code()] = distance;
      for (const std::string& move : table.Moves(player)) {
        const Table after = table.After(move);
        if (!after.Has(player)) continue;
        const int cost = unit == Unit::kMoves ? 1 : std::abs(NumberIn(move));
        layers[distance + cost].push_back(after.Key());
      }
    }
  }
  for (const auto& [key, table] : all) {
    if (!done.contains(key)) solvable.hopeless.push_back(table.Code());
  }
  return solvable;
}

}  // namespace rushkit::twin
