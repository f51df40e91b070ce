#include "cli/known_cards.h"

#include <string>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "cli/options.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"

namespace rushkit {
namespace {

absl::StatusOr<SeenCards> ReadSeen(const std::string& text) {
  absl::StatusOr<SeenCards> cards = ReadSeenCards(text);
  if (!cards.ok()) return WithoutPlaces(cards.status());
  return cards;
}

absl::StatusOr<std::vector<Card>> ReadAll(const std::string& text) {
  absl::StatusOr<std::vector<Card>> cards = ReadCardList(text);
  if (!cards.ok()) return WithoutPlaces(cards.status());
  return cards;
}

CardLedger::Held HeldOf(const SeenCards& cards) {
  CardLedger::Held held;
  for (const std::optional<Card>& card : cards) {
    if (card) held.known.Add(*card);
  }
  held.hidden = kHandSize - held.known.size();
  return held;
}

CardCounts CountsOf(const std::vector<Card>& cards) {
  CardCounts counts;
  for (const Card card : cards) counts.Add(card);
  return counts;
}

// "--hand has 3 cards, expected 4", for each list that has not as many as it should.
void CheckSizes(const KnownCards& cards, std::vector<std::string>& errors) {
  if (cards.hand.empty()) {
    errors.emplace_back("no hand: expected --hand with four cards, such as --hand M3,SH,SL,MS2");
  } else if (cards.hand.size() != kHandSize) {
    errors.push_back(absl::StrCat("--hand has ", cards.hand.size(), " cards, expected four"));
  } else if (!AllKnown(cards.hand)) {
    errors.emplace_back("--hand has a card that is not known; whoever is to move knows his own");
  }
  if (cards.other_hand.size() > kHandSize) {
    errors.push_back(absl::StrCat("--other-hand has ", cards.other_hand.size(),
                                  " cards, expected at most four"));
  }
}

// Names each kind of which more is told than the deck has.
void CheckDeck(const CardCounts& told, const Deck& deck, std::vector<std::string>& errors) {
  for (const Card card : kAllCards) {
    if (told.Of(card) <= deck.Of(card)) continue;
    errors.push_back(absl::StrCat("the deck has ", deck.Of(card), " ", WriteCard(card), ", and ",
                                  told.Of(card), " are named"));
  }
}

absl::Status Bad(const std::vector<std::string>& errors) {
  return absl::InvalidArgumentError(absl::StrJoin(errors, "; "));
}

}  // namespace

void AddKnownCardOptions(CLI::App& app, KnownCards& cards) {
  AddValue(app, "--hand", "CARDS", "The four cards of the player, such as M3,SH,SL,MS2", ReadSeen,
           cards.hand);
  AddValue(app, "--other-hand", "CARDS",
           "What the other player is known to hold, such as M4,?,?,? (default: nothing)", ReadSeen,
           cards.other_hand);
  AddValue(app, "--draws", "CARDS", "The cards on top of the draw pile, the next one first",
           ReadAll, cards.draws);
  AddValue(app, "--discards", "CARDS", "The cards on the discard pile, in any order", ReadAll,
           cards.discards);
}

absl::StatusOr<CardLedger> LedgerOf(const KnownCards& cards, Player player, const Deck& deck) {
  std::vector<std::string> errors;
  CheckSizes(cards, errors);
  if (!errors.empty()) return Bad(errors);
  CardLedger::Account account;
  account.held[static_cast<size_t>(player)] = HeldOf(cards.hand);
  account.held[static_cast<size_t>(Opponent(player))] = HeldOf(cards.other_hand);
  account.discards = CountsOf(cards.discards);
  CardCounts told = account.discards;
  for (const CardLedger::Held& held : account.held) told.Add(held.known);
  CardCounts with_draws = told;
  with_draws.Add(CountsOf(cards.draws));
  CheckDeck(with_draws, deck, errors);
  account.pile_size = deck.size() - kDealtCards - account.discards.size();
  if (account.pile_size < 1) {
    errors.push_back(absl::StrCat("the deck has ", deck.size(), " cards: with two hands and ",
                                  account.discards.size(),
                                  " discards none is left to draw, which never is so"));
  }
  if (!errors.empty()) return Bad(errors);
  account.unseen = deck;
  account.unseen.Remove(told);
  absl::StatusOr<CardLedger> ledger = CardLedger::Resume(account);
  if (!ledger.ok()) return ledger;
  const absl::Status revealed = ledger->RevealPile(cards.draws);
  if (!revealed.ok())
    return absl::InvalidArgumentError(absl::StrCat("--draws: ", revealed.message()));
  return ledger;
}

}  // namespace rushkit
