// The ten printed set-ups and the two decks, for games.
#ifndef RUSHKIT_BENCH_PRINTED_SET_UPS_H_
#define RUSHKIT_BENCH_PRINTED_SET_UPS_H_

#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_cat.h"
#include "data/embedded.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/position_file.h"

namespace rushkit::bench {

inline std::vector<Position> SetUps() {
  std::vector<Position> set_ups;
  PositionFileReader reader(LinesOf(*EmbeddedFile("setups/booklet.txt")), Connection::kAllThree);
  while (const std::optional<PositionEntry> entry = reader.Next()) {
    set_ups.push_back(*entry->position);
  }
  return set_ups;
}

inline Deck DeckNamed(const std::string& name) {
  return *ReadDeck(*EmbeddedFile(absl::StrCat("decks/", name, ".txt")));
}

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_PRINTED_SET_UPS_H_
