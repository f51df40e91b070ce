#include "solver/game/open_view.h"

namespace rushkit {

InformationSet OpenView(const GameState& state) {
  return *InformationSet::Resume(state.course(), state.to_move(), state.cards().WithoutOrder());
}

}  // namespace rushkit
