#include "solver/rating/game_rating.h"

#include <utility>

#include "solver/agents/named_agents.h"
#include "solver/analysis/self_play.h"

namespace rushkit {
namespace {

// The same arrangement on a grid that allows other pairs of offsets, if it is legal there.
absl::StatusOr<Position> WithConnection(const Position& position, Connection connection) {
  Setup setup;
  setup.grid = Grid::Shift(connection);
  setup.left_offset = position.offsets().left.value();
  setup.right_offset = position.offsets().right.value();
  for (int row = 0; row < setup.grid.height(); ++row) {
    for (int column = 0; column < setup.grid.width(); ++column) {
      const Cell cell{Row(row), Column(column)};
      const Vehicle* vehicle = position.VehicleOn(cell);
      if (vehicle != nullptr) setup.cells.push_back({vehicle->letter, cell, {}});
    }
  }
  return Position::From(setup);
}

Connection Other(Connection connection) {
  return connection == Connection::kAllThree ? Connection::kNeighbours : Connection::kAllThree;
}

SpacesRule Other(SpacesRule spaces) {
  return spaces == SpacesRule::kExact ? SpacesRule::kUpTo : SpacesRule::kExact;
}

// The parts of one rating, played one after the other.
class GameRater {
 public:
  GameRater(const Position& position, const GameRatingRequest& request)
      : position_(position), request_(request), games_(GamesOf(request.effort)) {}

  absl::StatusOr<GameRating> Rate() {
    absl::Status status = RateItself();
    if (status.ok())
      status = RateSkill(games_.skill, kStrong, kWeak, GamePart::kSkill, rating_.skill);
    if (status.ok()) {
      status = RateSkill(games_.search, kSearching, kStrong, GamePart::kSearch, rating_.search);
    }
    if (status.ok()) status = RateVariations();
    if (!status.ok()) return status;
    return std::move(rating_);
  }

 private:
  void Tell(GamePart part, uint64_t games, uint64_t most) const {
    if (request_.on_progress) request_.on_progress({part, games, most});
  }

  // Asked while there are games left of a part.
  bool IsStopped() {
    if (request_.is_stopped && request_.is_stopped()) rating_.is_complete = false;
    return !rating_.is_complete;
  }

  absl::Status RateItself() {
    LuckCount luck(IsOwnHalfTurn(position_));
    FairnessRequest request;
    static_cast<AgentGames&>(request) = request_;
    request.within = request_.within;
    request.first_look = games_.first_look;
    request.most_games = games_.most;
    uint64_t games = 0;
    request.on_game = [&](const PlayedGame& game) {
      luck.Add(game);
      Tell(GamePart::kGame, ++games, games_.most);
    };
    request.is_stopped = [this] { return IsStopped(); };
    absl::StatusOr<FairnessResult> result = FairnessOf(position_, request);
    if (!result.ok()) return result.status();
    rating_.game = *std::move(result);
    rating_.luck = luck.Value();
    return absl::OkStatus();
  }

  absl::Status RateSkill(uint64_t most, const std::string& stronger, const std::string& weaker,
                         GamePart part, std::optional<Skill>& skill) {
    if (most == 0 || !rating_.is_complete) return absl::OkStatus();
    SelfPlayRun run = RunOn(position_);
    run.agents_alternate = !rating_.game.is_own_half_turn;
    skill = Skill{stronger, weaker, {}};
    return Play(run, most, stronger, weaker, part, skill->summary);
  }

  absl::Status RateVariations() {
    if (games_.variation == 0) return absl::OkStatus();
    const Rules rules = {position_.grid().connection(), request_.spaces};
    SelfPlayRun other_deck = RunOn(position_);
    other_deck.deck = request_.other_deck;
    absl::Status status = RateVariation(Changed::kDeck, other_deck);
    if (!status.ok()) return status;
    SelfPlayRun other_spaces = RunOn(position_);
    other_spaces.spaces = Other(rules.spaces);
    status = RateVariation(Changed::kSpaces, other_spaces);
    if (!status.ok()) return status;
    const absl::StatusOr<Position> other = WithConnection(position_, Other(rules.connection));
    return other.ok() ? RateVariation(Changed::kConnection, RunOn(*other)) : absl::OkStatus();
  }

  absl::Status RateVariation(Changed changed, const SelfPlayRun& run) {
    if (!rating_.is_complete) return absl::OkStatus();
    rating_.variations.push_back({changed, {run.position.grid().connection(), run.spaces}, {}});
    return Play(run, games_.variation, request_.agent, request_.agent, GamePart::kVariation,
                rating_.variations.back().summary);
  }

  SelfPlayRun RunOn(const Position& position) const {
    return {position,      request_.deck,  request_.spaces, FirstPlayer::kAlternate,
            request_.seed, request_.limits};
  }

  absl::Status Play(const SelfPlayRun& run, uint64_t most, const std::string& gold,
                    const std::string& silver, GamePart part, SelfPlaySummary& summary) {
    if (absl::Status status = Check(run); !status.ok()) return status;
    const auto make_agents = [&]() -> absl::StatusOr<AgentPair> {
      return AgentPair{MakeAgent(gold), MakeAgent(silver)};
    };
    return PlayGames(run, {0, most, request_.threads}, make_agents, [&](const PlayedGame& game) {
      summary.Add(game);
      Tell(part, summary.games(), most);
      return summary.games() == most || !IsStopped();
    });
  }

  const Position& position_;
  const GameRatingRequest& request_;
  EffortGames games_;
  GameRating rating_;
};

}  // namespace

EffortGames GamesOf(Effort effort) {
  switch (effort) {
    case Effort::kQuick:
      return {.first_look = 128, .most = 128, .skill = 64, .search = 0, .variation = 0};
    case Effort::kNormal:
      return {.first_look = 512, .most = 512, .skill = 128, .search = 0, .variation = 256};
    case Effort::kThorough:
      break;
  }
  return {.first_look = 1024, .most = 16384, .skill = 512, .search = 256, .variation = 1024};
}

absl::StatusOr<GameRating> RateGame(const Position& position, const GameRatingRequest& request) {
  return GameRater(position, request).Rate();
}

}  // namespace rushkit
