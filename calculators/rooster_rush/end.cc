#include "calculators/rooster_rush/end.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace rushkit::rooster {
namespace {

std::vector<size_t> Remaining(absl::Span<const Player> players) {
  std::vector<size_t> remaining;
  for (size_t i = 0; i < players.size(); ++i) {
    if (!players[i].is_out()) remaining.push_back(i);
  }
  return remaining;
}

// Those of `some` who have the most points.
std::vector<size_t> Leaders(absl::Span<const Player> players, absl::Span<const size_t> some) {
  int most = 0;
  for (const size_t i : some) most = std::max(most, players[i].points);
  std::vector<size_t> leaders;
  std::copy_if(some.begin(), some.end(), std::back_inserter(leaders),
               [&](size_t i) { return players[i].points == most; });
  return leaders;
}

GameEnd AllOutEnd(absl::Span<const Player> before, absl::Span<const Player> after, AllOut reading) {
  if (reading == AllOut::kNobody) return {true, {}, "all who were left drop out together"};
  std::vector<size_t> winners = Leaders(after, Remaining(before));
  const int points = winners.empty() ? 0 : after[winners.front()].points;
  return {true, std::move(winners),
          absl::StrCat("all who were left drop out together; the most points are ", points)};
}

}  // namespace

GameEnd EndOf(absl::Span<const Player> before, absl::Span<const Player> after, const Rules& rules) {
  const std::vector<size_t> remaining = Remaining(after);
  if (remaining.empty()) return AllOutEnd(before, after, rules.all_out);
  if (remaining.size() == 1) return {true, remaining, "all others have dropped out"};
  std::vector<size_t> leaders = Leaders(after, remaining);
  const int most = after[leaders.front()].points;
  if (most < rules.winning_points) {
    return {false, {}, absl::StrCat("nobody has ", rules.winning_points, " points")};
  }
  if (leaders.size() > 1) {
    return {false, {}, absl::StrCat(leaders.size(), " players share the lead with ", most)};
  }
  return {true, std::move(leaders), absl::StrCat("most points: ", most)};
}

std::string Describe(const GameEnd& end, absl::Span<const Player> players) {
  if (!end.is_over) return "the game goes on";
  if (end.winners.empty()) return "nobody wins";
  const std::string names = absl::StrJoin(
      end.winners, " and ",
      [players](std::string* out, size_t player) { out->append(players[player].name); });
  return absl::StrCat(names, end.winners.size() == 1 ? " wins" : " share the win");
}

}  // namespace rushkit::rooster
