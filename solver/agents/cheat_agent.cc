#include "solver/agents/cheat_agent.h"

namespace rushkit {
namespace {

constexpr size_t kWidth = 24;  // plays of a hand
// Of the table, some 100 MB: beyond, the depth before is what counts.
constexpr uint64_t kMostStored = 1'000'000;

}  // namespace

CheatAgent::CheatAgent(int depth) {
  request_.depth = depth;
  request_.search.width = kWidth;
  request_.expanded_for_bounds = 0;
  request_.limits.max_states = kMostStored;
}

absl::StatusOr<Decision> CheatAgent::Choose(const InformationSet& view, Random& /*random*/) {
  const absl::StatusOr<OpenRandomJudgement> judged = judge_.Judge(view, request_);
  if (!judged.ok()) return judged.status();
  Decision decision;
  for (const JudgedTurn& one : judged->judgement.turns) {
    const double score = one.wins ? kWinScore : one.win.chance;
    decision.candidates.push_back({one.turn, one.wins, score, one.danger});
  }
  decision.turn = decision.candidates.front().turn;
  return decision;
}

}  // namespace rushkit
