// One turn of its own against the exact danger of the reply.
//
// Every outcome of every card in hand is weighed by both races (race_distance.h). The best of them
// are looked at closely: the danger is the chance that the other player holds a card that wins at
// once, over all that he can hold. A win that can be stopped is stopped: where none of the best is
// safe, the others follow in order until one is. Of several that are safe, or when none is, the one
// with the best guess of the chance to win is played. For the few best of several that are safe
// that guess counts how far the other player is expected to come with its reply (expected_reply.h).
#ifndef RUSHKIT_SOLVER_AGENTS_SHARP_AGENT_H_
#define RUSHKIT_SOLVER_AGENTS_SHARP_AGENT_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/agents/agent.h"
#include "solver/evaluation/setup_tables.h"
#include "solver/game/card_counts.h"
#include "solver/game/card_kinds.h"
#include "solver/game/compact_position.h"
#include "solver/game/turn.h"

namespace rushkit {

class SharpAgent : public Agent {
 public:
  absl::StatusOr<Decision> Choose(const InformationSet& view, Random& random) override;

 private:
  // An outcome by the number that it has among those of its card.
  struct Outcome {
    int standing = 0;  // the races, weighed: higher is better
    Card card = Card::kMove1;
    uint32_t index = 0;
  };
  struct Looked {
    Outcome outcome;
    CompactPosition position;
    Turn turn;  // of those that may be named
    double danger = 0;
    double threat = 0;  // the chance to win on the next turn if the other player did nothing
    bool is_repetition = false;
    double score = 0;
  };

  // Fills outcomes_, then looked_ from the best of them on.
  void Weigh(const InformationSet& view);
  void LookAtBest(const InformationSet& view);
  Looked Look(const InformationSet& view, const Outcome& outcome);
  static double ScoreOf(const Looked& looked, double standing);
  // Scores anew, and sorts, the first of those in looked_ that are safe.
  void WeighReplies(const InformationSet& view);
  double ThreatOf(const InformationSet& view, Card played, const CompactPosition& position);

  std::unique_ptr<SetupTables> tables_;
  std::vector<Outcome> outcomes_;  // a heap, the best on top
  std::vector<Looked> looked_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_AGENTS_SHARP_AGENT_H_
