// Someone who plays: sees an information set, answers a turn.
#ifndef RUSHKIT_SOLVER_AGENTS_AGENT_H_
#define RUSHKIT_SOLVER_AGENTS_AGENT_H_

#include "absl/status/statusor.h"
#include "solver/base/random.h"
#include "solver/game/decision.h"
#include "solver/game/information_set.h"

namespace rushkit {

class Agent {
 public:
  virtual ~Agent() = default;

  // Whether it is a reference that has to be shown both hands (open_view.h). It can play only where
  // someone does: no player does at a table.
  virtual bool sees_both_hands() const { return false; }

  // A legal turn for the player to move, who is the viewer of `view`; the game is not over. All
  // chance comes from `random`, and nothing is kept from one call to the next that could change an
  // answer: the same view and the same random numbers give the same decision. Fails only where an
  // agent is a program of its own that does not answer.
  virtual absl::StatusOr<Decision> Choose(const InformationSet& view, Random& random) = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_AGENTS_AGENT_H_
