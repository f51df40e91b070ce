#include "solver/analysis/self_play_summary.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace rushkit {
namespace {

// Denominators of a whole pair: games, and half points.
constexpr int64_t kGames = 2;
constexpr int64_t kHalfPoints = 4;

// Games won by the holder of stream X, less those won by the other.
int WinsOfX(const GameOutcome& game) {
  const std::optional<Player> winner = WinnerOf(game.ending);
  if (!winner) return 0;
  const bool first_has_x = game.stream_of_first == Stream::kX;
  return (*winner == game.first) == first_has_x ? 1 : -1;
}

}  // namespace

void SelfPlaySummary::Unit::Add(const Unit& more) {
  games += more.games;
  finished += more.finished;
  for (size_t party = 0; party < wins.size(); ++party) wins[party] += more.wins[party];
  turns += more.turns;
  lead_changes += more.lead_changes;
  drama += more.drama;
}

SelfPlaySummary::Unit SelfPlaySummary::UnitOf(const GameOutcome& game) {
  Unit unit;
  unit.games = 1;
  const std::optional<Player> winner = WinnerOf(game.ending);
  if (!winner) return unit;
  const Player first_agent = game.agents_exchanged ? Player::kSilver : Player::kGold;
  unit.finished = 1;
  unit.wins[Index(Party::kGold)] = *winner == Player::kGold ? 1 : 0;
  unit.wins[Index(Party::kFirstPlayer)] = *winner == game.first ? 1 : 0;
  unit.wins[Index(Party::kFirstAgent)] = *winner == first_agent ? 1 : 0;
  unit.turns = game.turn_count;
  unit.lead_changes = game.story.lead_changes;
  unit.drama = game.story.DramaFor(*winner);
  return unit;
}

bool SelfPlaySummary::IsSecondOfPair(const GameOutcome& game) const {
  return games_ > 0 && game.stream_of_first == Stream::kY && last_.stream_of_first == Stream::kX &&
         game.number == last_.number + 1;
}

void SelfPlaySummary::Add(const GameOutcome& game) {
  Unit unit = UnitOf(game);
  if (IsSecondOfPair(game)) {
    Count(last_unit_, false);
    unit.Add(last_unit_);
    CountPair(unit, game);
  }
  Count(unit, true);
  ++games_;
  reshuffles_ += static_cast<uint64_t>(game.reshuffles);
  if (WinnerOf(game.ending)) {
    ++lengths_[game.turn_count];
  } else {
    ++(game.ending == Ending::kTurnCap ? at_turn_cap_ : by_repetition_);
  }
  last_ = game;
  last_unit_ = unit;
}

void SelfPlaySummary::CountPair(const Unit& pair, const GameOutcome& second) {
  ++pairs_;
  for (size_t party = 0; party < points_.size(); ++party) {
    ++points_[party][static_cast<size_t>(pair.Points(party))];
  }
  const Hand& hand_x = last_.deal.hands[static_cast<size_t>(last_.first)];
  const Hand& hand_y = last_.deal.hands[static_cast<size_t>(Opponent(last_.first))];
  card_worths_.Add(hand_x, hand_y, WinsOfX(last_) + WinsOfX(second));
}

void SelfPlaySummary::Count(const Unit& unit, bool is_more) {
  const auto count = [is_more](RatioSums& sums, int64_t numerator, int64_t denominator) {
    if (is_more) {
      sums.Add(numerator, denominator);
    } else {
      sums.Remove(numerator, denominator);
    }
  };
  for (size_t party = 0; party < rates_.size(); ++party) {
    count(rates_[party], unit.wins[party], unit.finished);
    count(scores_[party], unit.Points(party), 2 * unit.games);
  }
  count(unfinished_, unit.games - unit.finished, unit.games);
  count(turns_, unit.turns, unit.finished);
  count(lead_changes_, unit.lead_changes, unit.finished);
  count(drama_, unit.drama, unit.finished);
}

uint64_t SelfPlaySummary::Wins(Party party) const {
  return static_cast<uint64_t>(rates_[Index(party)].numerator());
}

Interval SelfPlaySummary::RateInterval(Party party) const {
  return pairs_ == 0 ? WilsonInterval(Wins(party), finished())
                     : PairedInterval(rates_[Index(party)], kGames);
}

std::optional<double> SelfPlaySummary::Worth(Party party) const {
  if (pairs_ < kLeastUnits || finished() == 0) return std::nullopt;
  return WorthInGames(rates_[Index(party)], kGames);
}

Interval SelfPlaySummary::ScoreInterval(Party party) const {
  return PairedInterval(scores_[Index(party)], kHalfPoints);
}

Interval SelfPlaySummary::UnfinishedInterval() const {
  return pairs_ == 0 ? WilsonInterval(games_ - finished(), games_)
                     : PairedInterval(unfinished_, kGames);
}

double SelfPlaySummary::TurnsDeviation() const {
  if (finished() < 2) return 0;
  const double mean = turns_.Ratio();
  double squares = 0;
  for (const auto& [turns, games] : lengths_) {
    squares += static_cast<double>(games) * (turns - mean) * (turns - mean);
  }
  return std::sqrt(squares / static_cast<double>(finished() - 1));
}

int SelfPlaySummary::TurnsQuantile(int percent) const {
  uint64_t games = 0;
  for (const auto& [turns, of_length] : lengths_) {
    games += of_length;
    if (100 * games >= static_cast<uint64_t>(percent) * finished()) return turns;
  }
  return 0;
}

}  // namespace rushkit
