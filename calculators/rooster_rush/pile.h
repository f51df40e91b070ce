// The draw pile as far as the players can know it.
#ifndef RUSHKIT_CALCULATORS_ROOSTER_RUSH_PILE_H_
#define RUSHKIT_CALCULATORS_ROOSTER_RUSH_PILE_H_

#include <cstddef>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "absl/types/span.h"
#include "calculators/rooster_rush/card.h"

namespace rushkit::rooster {

// A card, or nothing where nobody knows which.
using PerhapsCard = std::optional<RoadCard>;

// Groups of cards from the top to the bottom, each shuffled: what went to the bottom together comes
// up together, in any order. Of a group either every card is known or none.
class Pile {
 public:
  Pile() = default;

  size_t size() const;

  // Takes the top cards, of which there must be enough. When they cannot be `cards` it changes
  // nothing and says why.
  std::optional<std::string> Draw(absl::Span<const RoadCard> cards);

  // Puts the cards under the pile, shuffled.
  void PutUnder(absl::Span<const PerhapsCard> cards);

 private:
  struct Group {
    std::vector<RoadCard> cards;
    size_t unknown = 0;

    size_t size() const { return cards.size() + unknown; }
  };

  // Takes `count` cards of `group`, not all of it, which are among `cards`; the others of `cards`
  // are unknown ones from above it.
  static std::optional<std::string> DrawSome(size_t count, std::vector<RoadCard> cards,
                                             Group& group);

  std::deque<Group> groups_;
};

}  // namespace rushkit::rooster

#endif  // RUSHKIT_CALCULATORS_ROOSTER_RUSH_PILE_H_
