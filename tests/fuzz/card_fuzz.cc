// Any text as a list of cards and as a deck.
#include <vector>

#include "solver/notation/card_notation.h"
#include "tests/fuzz/require.h"

using rushkit::testing::Require;
using rushkit::testing::RequireGoodRefusal;

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text = rushkit::testing::TextOf(data, size);
  const auto cards = rushkit::ReadCardList(text, {2, 3});
  RequireGoodRefusal(cards.status());
  if (cards.ok()) {
    const auto again = rushkit::ReadCardList(rushkit::WriteCardList(*cards));
    Require(again.ok() && *again == *cards, "a list that is written is the same list");
  }
  const auto deck = rushkit::ReadDeck(text);
  RequireGoodRefusal(deck.status());
  if (deck.ok()) {
    const auto again = rushkit::ReadDeck(rushkit::WriteDeck(*deck));
    Require(again.ok() && *again == *deck, "a deck that is written is the same deck");
  }
  return 0;
}
