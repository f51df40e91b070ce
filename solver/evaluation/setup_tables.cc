#include "solver/evaluation/setup_tables.h"

namespace rushkit {

SetupTables& SetupTables::For(const InformationSet& view, std::unique_ptr<SetupTables>& kept) {
  const Position& position = view.position();
  const SpacesRule rule = view.course().spaces_rule();
  const CardKinds cards = CardKinds::Of(view.cards().AllCards());
  const bool fits = kept != nullptr && kept->plays_.rule() == rule && kept->cards_ == cards &&
                    kept->plays_.form().Lettered(position).has_value();
  if (!fits) kept = std::make_unique<SetupTables>(position, rule, cards);
  return *kept;
}

}  // namespace rushkit
