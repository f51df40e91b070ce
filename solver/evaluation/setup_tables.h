// What an agent keeps about the set-up that it plays on: only memory and look-ups, nothing that
// could change an answer.
#ifndef RUSHKIT_SOLVER_EVALUATION_SETUP_TABLES_H_
#define RUSHKIT_SOLVER_EVALUATION_SETUP_TABLES_H_

#include <memory>

#include "solver/evaluation/nearest_outcomes.h"
#include "solver/evaluation/race_distance.h"
#include "solver/game/card_kinds.h"
#include "solver/game/information_set.h"
#include "solver/game/play_generator.h"

namespace rushkit {

class SetupTables {
 public:
  // Those for the game of `view`: what `kept` holds if they are, else new ones in its place.
  static SetupTables& For(const InformationSet& view, std::unique_ptr<SetupTables>& kept);

  SetupTables(const Position& position, SpacesRule rule, CardKinds cards)
      : plays_(position, rule),
        cards_(cards),
        race_(plays_.form(), position, cards),
        nearest_(plays_, race_) {}
  SetupTables(const SetupTables&) = delete;
  SetupTables& operator=(const SetupTables&) = delete;

  PlayGenerator& plays() { return plays_; }
  const RaceDistance& race() const { return race_; }
  NearestOutcomes& nearest() { return nearest_; }

 private:
  PlayGenerator plays_;
  CardKinds cards_;  // of the whole deck
  RaceDistance race_;
  NearestOutcomes nearest_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_EVALUATION_SETUP_TABLES_H_
