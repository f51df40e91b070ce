// Who has won when a round ends.
#include "calculators/rooster_rush/end.h"

#include <algorithm>
#include <string>
#include <vector>

#include "solver/base/random.h"
#include "tests/catch.h"

namespace rushkit::rooster {
namespace {

struct Row {
  std::vector<int> points;   // of the players, in order
  std::vector<int> tickets;  // after the round; three: dropped out
  bool is_over;
  std::vector<size_t> winners;
  const char* why;
};

std::vector<Player> PlayersOf(const Row& row) {
  std::vector<Player> players;
  for (size_t i = 0; i < row.points.size(); ++i) {
    players.push_back({std::to_string(i), row.points[i], Tickets(row.tickets[i])});
  }
  return players;
}

// Before the round nobody had dropped out.
std::vector<Player> Before(std::vector<Player> players) {
  for (Player& player : players) player.tickets = Tickets(std::min(2, player.tickets.value()));
  return players;
}

void CheckRows(const std::vector<Row>& rows, const Rules& rules) {
  for (const Row& row : rows) {
    INFO(row.why);
    const std::vector<Player> after = PlayersOf(row);
    const GameEnd end = EndOf(Before(after), after, rules);
    CHECK(end.is_over == row.is_over);
    CHECK(end.winners == row.winners);
  }
}

TEST_CASE("More than eleven points win with most of all") {
  CheckRows({{{11, 9, 0}, {0, 0, 0}, false, {}, "11 is not more than 11"},
             {{12, 9, 0}, {0, 0, 0}, true, {0}, "12 is"},
             {{12, 9, 14}, {0, 2, 2}, true, {2}, "two have enough, one has more"},
             {{0, 0, 0, 0, 0, 15}, {0, 0, 0, 0, 0, 0}, true, {5}, "the sixth player"}},
            Rules());
}

TEST_CASE("Players who share the lead play on") {
  CheckRows({{{12, 12, 3}, {0, 0, 0}, false, {}, "two with 12"},
             {{14, 14, 13}, {0, 0, 0}, false, {}, "a third behind them has enough, but not most"},
             {{14, 15, 13}, {0, 0, 0}, true, {1}, "one leads again"},
             {{14, 14, 13}, {3, 0, 0}, true, {1}, "one of them drops out"},
             {{15, 13, 13}, {3, 0, 0}, false, {}, "the leader drops out, and two share the lead"}},
            Rules());
}

TEST_CASE("The last one wins whatever the points") {
  CheckRows({{{11, 0, 9}, {3, 0, 3}, true, {1}, "without a point"},
             {{20, 2, 9}, {3, 1, 3}, true, {1}, "though another had enough"},
             {{12, 2, 9}, {0, 3, 3}, true, {0}, "and has most as well"},
             {{20, 2, 9}, {3, 1, 2}, false, {}, "two are left, and who is out does not count"}},
            Rules());
}

TEST_CASE("When all drop out together each reading is played") {
  const std::vector<Row> shared = {{{5, 9, 4}, {3, 3, 3}, true, {1}, "most points"},
                                   {{9, 9, 4}, {3, 3, 3}, true, {0, 1}, "two share"},
                                   {{0, 0, 0}, {3, 3, 3}, true, {0, 1, 2}, "all share nothing"}};
  CheckRows(shared, {.all_out = AllOut::kSharedByPoints});
  std::vector<Row> nobody = shared;
  for (Row& row : nobody) row.winners.clear();
  CheckRows(nobody, {.all_out = AllOut::kNobody});
}

TEST_CASE("Who dropped out in an earlier round has no share") {
  const std::vector<Player> after = {
      {"a", 10, Tickets(3)}, {"b", 4, Tickets(3)}, {"c", 2, Tickets(3)}};
  std::vector<Player> before = after;
  before[1].tickets = before[2].tickets = Tickets(2);
  CHECK(EndOf(before, after, Rules()).winners == std::vector<size_t>{1});
}

TEST_CASE("The winning points are a parameter") {
  for (const int enough : {1, 11, 12, 20}) {
    for (int points = 0; points <= 21; ++points) {
      const std::vector<Player> players = {{"a", points, {}}, {"b", 0, {}}, {"c", 0, {}}};
      CHECK(EndOf(players, {.winning_points = enough}).is_over == (points >= enough));
    }
  }
}

TEST_CASE("The order in which players are listed does not matter") {
  Random random(1);
  for (int i = 0; i < 2000; ++i) {
    std::vector<Player> after;
    for (uint64_t count = 3 + random.Below(4); count > 0; --count) {
      after.push_back({std::to_string(count), static_cast<int>(10 + random.Below(4)),
                       Tickets(static_cast<int>(random.Below(4)))});
    }
    std::vector<Player> turned = after;
    std::rotate(turned.begin(), turned.begin() + 1, turned.end());
    const GameEnd end = EndOf(Before(after), after, Rules());
    GameEnd back = EndOf(Before(turned), turned, Rules());
    for (size_t& winner : back.winners) winner = (winner + 1) % after.size();
    std::sort(back.winners.begin(), back.winners.end());
    CHECK(end == back);
  }
}

}  // namespace
}  // namespace rushkit::rooster
