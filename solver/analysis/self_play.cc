#include "solver/analysis/self_play.h"

#include <algorithm>
#include <cassert>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/agents/ask.h"
#include "solver/base/diagnostics.h"
#include "solver/base/ordered_results.h"
#include "solver/base/random.h"
#include "solver/game/card_ledger.h"
#include "solver/game/recorded_game.h"
#include "solver/game/referee.h"

namespace rushkit {
namespace {

// The streams of one game.
constexpr uint64_t kCards = 0;
constexpr std::array<uint64_t, 2> kAgents = {1, 2};

constexpr uint64_t kMostAhead = 16;  // games that are begun ahead, for each thread

using Games = OrderedResults<absl::StatusOr<PlayedGame>>;

void Work(const SelfPlayRun& run, const MakeAgentPair& make_agents, Games& games) {
  absl::StatusOr<AgentPair> agents = make_agents();
  while (const std::optional<uint64_t> number = games.Begin()) {
    games.Finish(*number, agents.ok() ? PlayGame(run, *number, *agents)
                                      : absl::StatusOr<PlayedGame>(agents.status()));
  }
}

// Who plays Gold and who begins change with this.
uint64_t RoundOf(const SelfPlayRun& run, uint64_t number) {
  return run.in_pairs ? number / kGamesOfPair : number;
}

Player FirstOf(FirstPlayer first, uint64_t round) {
  if (first == FirstPlayer::kAlternate) return round % 2 == 0 ? Player::kGold : Player::kSilver;
  return first == FirstPlayer::kGold ? Player::kGold : Player::kSilver;
}

Shuffle ShuffleOf(const SelfPlayRun& run, const GameSeating& seating) {
  const uint64_t seed = DerivedSeed(seating.seed, kCards);
  return run.in_pairs ? StreamShuffle(seed, seating.stream_of_first) : SeededShuffle(seed);
}

// By player: what chance the agent there needs.
std::array<Random, 2> ChanceOf(const SelfPlayRun& run, const GameSeating& seating) {
  const auto of = [&](Player player) {
    const Stream stream =
        player == seating.first ? seating.stream_of_first : OtherStream(seating.stream_of_first);
    const size_t index = run.in_pairs ? static_cast<size_t>(stream) : static_cast<size_t>(player);
    return Random(DerivedSeed(seating.seed, kAgents[index]));
  };
  return {of(Player::kGold), of(Player::kSilver)};
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

bool IsOwnHalfTurn(const Position& position) {
  return position.HalfTurned().ToPlacement() == position.ToPlacement();
}

GameSeating SeatingOf(const SelfPlayRun& run, uint64_t number) {
  const uint64_t round = RoundOf(run, number);
  GameSeating seating;
  seating.number = number;
  seating.seed = DerivedSeed(run.seed, round);
  seating.first = FirstOf(run.first, round);
  if (run.in_pairs && number % kGamesOfPair == 1) seating.stream_of_first = Stream::kY;
  seating.agents_exchanged =
      run.agents_alternate && run.first == FirstPlayer::kAlternate && round / 2 % 2 == 1;
  seating.deal = DealFrom(run.deck, seating.first, ShuffleOf(run, seating));
  return seating;
}

absl::StatusOr<PlayedGame> PlayGame(const SelfPlayRun& run, uint64_t number, AgentPair& agents) {
  PlayedGame game{{SeatingOf(run, number), {}, 0, 0, {}}, {}};
  absl::StatusOr<GameCourse> course =
      GameCourse::Begin(run.position, game.first, run.spaces, run.limits);
  if (!course.ok()) return course.status();
  absl::StatusOr<Referee> referee =
      Referee::Begin(*course, run.deck, game.deal, ShuffleOf(run, game));
  if (!referee.ok()) return referee.status();
  std::array<Random, 2> chance = ChanceOf(run, game);
  RaceWatcher watcher(run.position);
  const GameState& state = referee->state();
  while (!state.ending()) {
    const Player player = state.to_move();
    const auto index = static_cast<size_t>(player);
    watcher.See(state.position(), player);
    Agent& agent = *agents[game.agents_exchanged ? 1 - index : index];
    absl::StatusOr<Decision> decision = Ask(agent, *referee, chance[index]);
    if (!decision.ok()) return decision.status();
    if (absl::Status legal = referee->Play(decision->turn); !legal.ok()) return legal;
    game.turns.push_back(std::move(decision->turn));
  }
  game.ending = *state.ending();
  game.turn_count = static_cast<int>(game.turns.size());
  game.reshuffles = state.cards().reshuffles();
  game.story = watcher.story();
  return game;
}

GameRecord RecordOf(const SelfPlayRun& run, const PlayedGame& game) {
  GameRecord start(run.position);
  start.deck = run.deck;
  start.spaces = run.spaces;
  start.limits = run.limits;
  start.first = game.first;
  if (!run.in_pairs) start.seed = DerivedSeed(game.seed, kCards);
  absl::StatusOr<RecordedGame> recorded = RecordedGame::Begin(start, ShuffleOf(run, game));
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
  Games games(range.begin, range.end, kMostAhead * static_cast<uint64_t>(range.threads));
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
