#include "solver/rating/fairness_run.h"

#include "solver/agents/named_agents.h"

namespace rushkit {

absl::StatusOr<FairnessResult> FairnessOf(const Position& position,
                                          const FairnessRequest& request) {
  const SelfPlayRun run{position,     request.deck,  request.spaces, FirstPlayer::kAlternate,
                        request.seed, request.limits};
  if (absl::Status status = Check(run); !status.ok()) return status;
  if (absl::Status status = CheckAgentName(request.agent); !status.ok()) return status;

  FairnessResult result;
  result.is_own_half_turn = IsOwnHalfTurn(position);
  const FairnessTest test{request.within, result.is_own_half_turn, request.max_unfinished};
  const auto on_game = [&](const PlayedGame& game) {
    result.summary.Add(game);
    if (request.on_game) request.on_game(game);
    if (IsLookDue(result.summary.games(), request.first_look)) {
      result.fairness = FairnessAfter(result.summary, test, Look::kBetween);
      if (result.fairness.is_decided) return false;
    }
    const bool is_last = result.summary.games() == request.most_games;
    result.is_stopped = !is_last && request.is_stopped && request.is_stopped();
    return !result.is_stopped;
  };
  const auto make_agents = [&]() -> absl::StatusOr<AgentPair> {
    return AgentPair{MakeAgent(request.agent), MakeAgent(request.agent)};
  };
  absl::Status status =
      PlayGames(run, {0, request.most_games, request.threads}, make_agents, on_game);
  if (!status.ok()) return status;
  if (!result.fairness.is_decided) {
    result.fairness = FairnessAfter(result.summary, test, Look::kLast);
  }
  return result;
}

}  // namespace rushkit
