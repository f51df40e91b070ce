#include "cli/render/words.h"

#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"

namespace rushkit {

std::string MetricName(Metric metric) {
  switch (metric) {
    case Metric::kMoves:
      return "moves";
    case Metric::kSpaces:
      return "spaces";
    case Metric::kTurns:
      return "turns";
  }
  return "";
}

std::string AlgorithmName(Algorithm algorithm) {
  return algorithm == Algorithm::kBreadthFirst ? "breadth-first" : "A*";
}

std::string AlgorithmOption(Algorithm algorithm) {
  return algorithm == Algorithm::kBreadthFirst ? "bfs" : "astar";
}

std::string StatusName(SearchStatus status) {
  switch (status) {
    case SearchStatus::kSolved:
      return "solved";
    case SearchStatus::kUnsolvable:
      return "unsolvable";
    case SearchStatus::kLimitReached:
      return "limit";
  }
  return "";
}

std::string LimitName(LimitKind limit) {
  switch (limit) {
    case LimitKind::kStates:
      return "states";
    case LimitKind::kMemory:
      return "memory";
    case LimitKind::kTime:
      return "time";
    case LimitKind::kInterrupt:
      return "interrupt";
  }
  return "";
}

std::string GoalName(Goal goal) {
  switch (goal) {
    case Goal::kEdge:
      return "edge";
    case Goal::kClear:
      return "clear";
    case Goal::kOff:
      return "off";
  }
  return "";
}

std::string HeroName(const Position& position, Player hero) {
  return position.grid().has_sides() ? absl::StrCat("the ", WritePlayer(hero), " hero")
                                     : "the hero";
}

std::string CountOf(int count, Metric metric) {
  std::string noun = MetricName(metric);
  noun.pop_back();
  return CountOf(static_cast<uint64_t>(count), noun);
}

std::string CountOf(uint64_t count, absl::string_view noun) {
  return absl::StrCat(count, " ", noun, count == 1 ? "" : "s");
}

std::string Printable(absl::string_view text) {
  std::string printable(text);
  for (char& c : printable) {
    if (absl::ascii_iscntrl(static_cast<unsigned char>(c))) c = '?';
  }
  return printable;
}

std::string DescribeTurn(const Position& before, const Turn& turn) {
  if (turn.moves.empty()) return absl::StrCat(DescribeCard(turn.card), ": no effect");
  Position position = before;
  std::vector<std::string> moves;
  for (const Move& move : turn.moves) {
    moves.push_back(DescribeMove(position, move));
    position = position.After(move);
  }
  return absl::StrCat(DescribeCard(turn.card), ": ", absl::StrJoin(moves, "; "));
}

std::string LocatedLines(absl::string_view file, const Diagnostics& diagnostics) {
  return absl::StrJoin(diagnostics, "\n", [file](std::string* out, const Diagnostic& diagnostic) {
    absl::StrAppend(out, file, ":", diagnostic.where.line, ":", diagnostic.where.column, ": ",
                    diagnostic.message);
  });
}

}  // namespace rushkit
