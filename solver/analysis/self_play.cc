#include "solver/analysis/self_play.h"

#include <algorithm>
#include <cassert>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/agents/ask.h"
#include "solver/base/diagnostics.h"
#include "solver/base/random.h"
#include "solver/game/card_ledger.h"
#include "solver/game/recorded_game.h"
#include "solver/game/referee.h"

namespace rushkit {
namespace {

// The streams of one game.
constexpr uint64_t kCards = 0;
constexpr std::array<uint64_t, 2> kAgents = {1, 2};

// Finished games wait here until those before them are taken; not more than some are begun ahead.
class OrderedGames {
 public:
  using Result = absl::StatusOr<PlayedGame>;

  explicit OrderedGames(const GameRange& range)
      : next_(range.begin),
        taken_(range.begin),
        end_(range.end),
        most_ahead_(kMostAhead * static_cast<uint64_t>(range.threads)) {}

  // The number of a game to play; nothing when there is none left.
  std::optional<uint64_t> Begin() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_stopped_ || next_ < taken_ + most_ahead_; });
    if (is_stopped_ || next_ == end_) return std::nullopt;
    return next_++;
  }
  void Finish(uint64_t number, Result result) {
    const std::lock_guard lock(mutex_);
    finished_.emplace(number, std::move(result));
    changed_.notify_all();
  }
  Result Take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return finished_.count(taken_) > 0; });
    auto node = finished_.extract(taken_++);
    changed_.notify_all();
    return std::move(node.mapped());
  }
  void Stop() {
    const std::lock_guard lock(mutex_);
    is_stopped_ = true;
    changed_.notify_all();
  }

 private:
  static constexpr uint64_t kMostAhead = 16;  // for each thread

  std::mutex mutex_;  // guards all below
  std::condition_variable changed_;
  uint64_t next_;
  uint64_t taken_;
  uint64_t end_;
  uint64_t most_ahead_;
  std::map<uint64_t, Result> finished_;
  bool is_stopped_ = false;
};

void Work(const SelfPlayRun& run, const MakeAgentPair& make_agents, OrderedGames& games) {
  absl::StatusOr<AgentPair> agents = make_agents();
  while (const std::optional<uint64_t> number = games.Begin()) {
    games.Finish(*number, agents.ok() ? PlayGame(run, *number, *agents)
                                      : absl::StatusOr<PlayedGame>(agents.status()));
  }
}

Player FirstOf(FirstPlayer first, uint64_t number) {
  if (first == FirstPlayer::kAlternate) return number % 2 == 0 ? Player::kGold : Player::kSilver;
  return first == FirstPlayer::kGold ? Player::kGold : Player::kSilver;
}

}  // namespace

absl::Status Check(const SelfPlayRun& run) {
  Diagnostics wrong;
  const auto add = [&wrong](const absl::Status& status) {
    if (!status.ok()) wrong.push_back({{}, std::string(status.message())});
  };
  add(GameCourse::Begin(run.position, Player::kGold, run.spaces, run.limits).status());
  add(CardLedger::Deal(run.deck).status());
  return wrong.empty() ? absl::OkStatus() : ToStatus(wrong);
}

absl::StatusOr<PlayedGame> PlayGame(const SelfPlayRun& run, uint64_t number, AgentPair& agents) {
  PlayedGame game;
  game.number = number;
  game.seed = DerivedSeed(run.seed, number);
  game.first = FirstOf(run.first, number);
  const Shuffle shuffle = SeededShuffle(DerivedSeed(game.seed, kCards));
  std::array<Random, 2> chance = {Random(DerivedSeed(game.seed, kAgents[0])),
                                  Random(DerivedSeed(game.seed, kAgents[1]))};
  absl::StatusOr<GameCourse> course =
      GameCourse::Begin(run.position, game.first, run.spaces, run.limits);
  if (!course.ok()) return course.status();
  game.deal = DealFrom(run.deck, game.first, shuffle);
  absl::StatusOr<Referee> referee = Referee::Begin(*course, run.deck, game.deal, shuffle);
  if (!referee.ok()) return referee.status();
  while (!referee->state().ending()) {
    const auto player = static_cast<size_t>(referee->state().to_move());
    absl::StatusOr<Decision> decision = Ask(*agents[player], *referee, chance[player]);
    if (!decision.ok()) return decision.status();
    if (absl::Status legal = referee->Play(decision->turn); !legal.ok()) return legal;
    game.turns.push_back(std::move(decision->turn));
  }
  game.ending = *referee->state().ending();
  game.reshuffles = referee->state().cards().reshuffles();
  return game;
}

GameRecord RecordOf(const SelfPlayRun& run, const PlayedGame& game) {
  GameRecord start(run.position);
  start.deck = run.deck;
  start.spaces = run.spaces;
  start.limits = run.limits;
  start.first = game.first;
  start.seed = DerivedSeed(game.seed, kCards);
  absl::StatusOr<RecordedGame> recorded = RecordedGame::From(start);
  assert(recorded.ok());
  for (const Turn& turn : game.turns) {
    // It was legal when it was played.
    [[maybe_unused]] const absl::Status played = recorded->Play(turn);
    assert(played.ok());
  }
  return recorded->record();
}

absl::Status PlayGames(const SelfPlayRun& run, const GameRange& range,
                       const MakeAgentPair& make_agents,
                       absl::FunctionRef<bool(const PlayedGame&)> on_game) {
  OrderedGames games(range);
  std::vector<std::thread> threads;
  threads.reserve(static_cast<size_t>(range.threads));
  for (int i = 0; i < range.threads; ++i) {
    threads.emplace_back([&] { Work(run, make_agents, games); });
  }
  absl::Status status;
  for (uint64_t number = range.begin; number < range.end; ++number) {
    const absl::StatusOr<PlayedGame> game = games.Take();
    status = game.status();
    if (!status.ok() || !on_game(*game)) break;
  }
  games.Stop();
  for (std::thread& thread : threads) thread.join();
  return status;
}

}  // namespace rushkit
