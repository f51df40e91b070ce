// Cards, lists of cards and decks.
//
//   card     = "M1" | "M2" | "M3" | "M4" | "SL" | "SH" | "MS1" | "MS2" | "MS3"
//   list     = card { "," card }          a hand, or an order of drawing: "M3,SH,SL,MS2"; up to 200
//   seen     = ( card | "?" ) { "," ( card | "?" ) }   a list with cards that are not known
//   deck     = { card number newline }    how many of that kind, 0 to 99: "M1 6"
//
// Blanks around a card of a list are ignored. In a deck a line that starts with "#" is a comment;
// a kind may be left out, which means none, but not come twice.
#ifndef RUSHKIT_SOLVER_NOTATION_CARD_NOTATION_H_
#define RUSHKIT_SOLVER_NOTATION_CARD_NOTATION_H_

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "absl/types/span.h"
#include "solver/base/diagnostics.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"
#include "solver/game/card_ledger.h"
#include "solver/game/game_record.h"

namespace rushkit {

inline constexpr int kMostCardsOfAKind = 99;  // in a deck
inline constexpr size_t kMostCardsInAList = kLargestDeck;

// The card of that name, or nothing.
std::optional<Card> FindCard(absl::string_view name);

// Reads exactly one card; `start` is where `word` begins.
absl::StatusOr<Card> ReadCard(absl::string_view word, TextLocation start = {});
// "MS2".
std::string WriteCard(Card card);
// What is printed on the card: "Move 3", "Slide", "Shift", "Move & Shift 2".
std::string DescribeCard(Card card);

// An empty text is an empty list. Fails with all that is wrong at once; a card that is not known,
// "?", is an error of its own.
absl::StatusOr<std::vector<Card>> ReadCardList(absl::string_view text, TextLocation start = {});
// "M3,SH,SL,MS2".
std::string WriteCardList(absl::Span<const Card> cards);
// The same of cards in no order, sorted by kind.
std::string WriteHand(const CardCounts& cards);

// The same with cards that are not known. Reading what is written gives the same cards.
absl::StatusOr<SeenCards> ReadSeenCards(absl::string_view text, TextLocation start = {});
std::string WriteSeenCards(const SeenCards& cards);

// Fails with all that is wrong at once, also with a deck of no cards.
absl::StatusOr<Deck> ReadDeck(absl::string_view text);
// A line for each of the nine kinds. Reading it gives the same deck.
std::string WriteDeck(const Deck& deck);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_NOTATION_CARD_NOTATION_H_
