#include "solver/notation/card_notation.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

struct CardName {
  Card card;
  absl::string_view short_name;
  absl::string_view printed;
};

constexpr std::array<CardName, kCardKinds> kCardNames = {{
    {Card::kMove1, "M1", "Move 1"},
    {Card::kMove2, "M2", "Move 2"},
    {Card::kMove3, "M3", "Move 3"},
    {Card::kMove4, "M4", "Move 4"},
    {Card::kSlide, "SL", "Slide"},
    {Card::kShift, "SH", "Shift"},
    {Card::kMoveShift1, "MS1", "Move & Shift 1"},
    {Card::kMoveShift2, "MS2", "Move & Shift 2"},
    {Card::kMoveShift3, "MS3", "Move & Shift 3"},
}};

const CardName& NameOf(Card card) {
  return *std::find_if(kCardNames.begin(), kCardNames.end(),
                       [card](const CardName& name) { return name.card == card; });
}

std::string WrongCard(absl::string_view name) {
  if (name == "?") return "an unknown card, ?, cannot be played; expected the card that it is";
  return absl::StrCat("no card is called ", Quoted(name),
                      "; expected M1, M2, M3, M4, SL, SH, MS1, MS2 or MS3");
}

class DeckReader {
 public:
  absl::StatusOr<Deck> Read(absl::string_view text) {
    int line = 0;
    for (const absl::string_view row : absl::StrSplit(text, '\n')) ReadRow(row, {++line, 1});
    if (wrong_.empty() && deck_.size() == 0) {
      wrong_.push_back({{1, 1}, "a deck of no cards; expected lines such as M1 6"});
    }
    if (!wrong_.empty()) return ToStatus(InReadingOrder(std::move(wrong_)));
    return deck_;
  }

 private:
  void ReadRow(absl::string_view row, TextLocation start) {
    const std::vector<Word> words = SplitWords(WithoutTrailingBlanks(row), " \t", start);
    if (words.empty() || words.front().text.front() == '#') return;
    const std::optional<Card> card = ReadKind(words.front());
    const std::optional<int> count = ReadCount(words);
    if (card && count) deck_.Add(*card, *count);
  }

  std::optional<Card> ReadKind(const Word& word) {
    const std::optional<Card> card = FindCard(word.text);
    if (!card) {
      wrong_.push_back({word.where, WrongCard(word.text)});
    } else if (!seen_.insert(*card).second) {
      wrong_.push_back({word.where, absl::StrCat(word.text, " is counted a second time")});
      return std::nullopt;
    }
    return card;
  }

  std::optional<int> ReadCount(const std::vector<Word>& words) {
    if (words.size() == 1) {
      wrong_.push_back({Right(words[0].where, words[0].text.size()),
                        absl::StrCat("how many? expected a number from 0 to ", kMostCardsOfAKind)});
      return std::nullopt;
    }
    if (words.size() > 2) {
      wrong_.push_back({words[2].where, absl::StrCat("unexpected ", Quoted(words[2].text),
                                                     "; expected a card and a number")});
    }
    const std::optional<int> count = ReadDigits(words[1].text);
    if (count && *count <= kMostCardsOfAKind) return count;
    wrong_.push_back(
        {words[1].where, absl::StrCat(Quoted(words[1].text), " cards; expected a number from 0 to ",
                                      kMostCardsOfAKind)});
    return std::nullopt;
  }

  Deck deck_;
  std::set<Card> seen_;
  Diagnostics wrong_;
};

// The items of a list, each of which `read` reads; all that is wrong at once.
template <class Item, class Read>
absl::StatusOr<std::vector<Item>> ReadList(absl::string_view text, TextLocation start, Read read) {
  std::vector<Item> items;
  Diagnostics wrong;
  if (SplitWords(text, " \t", start).empty()) return items;
  size_t begin = 0;
  for (const absl::string_view part : absl::StrSplit(text, ',')) {
    const std::vector<Word> words = SplitWords(part, " \t", Right(start, begin));
    if (words.size() == 1) {
      absl::StatusOr<Item> item = read(words[0].text, words[0].where);
      if (item.ok()) {
        items.push_back(*std::move(item));
      } else {
        AddTo(wrong, item.status());
      }
    } else {
      wrong.push_back(
          words.empty() ? Diagnostic{Right(start, begin), "no card here; expected one, such as M3"}
                        : Diagnostic{words[1].where, absl::StrCat("expected a comma before ",
                                                                  Quoted(words[1].text))});
    }
    begin += part.size() + 1;
  }
  if (items.size() > kMostCardsInAList) {
    wrong.push_back(
        {start, absl::StrCat(items.size(), " cards; expected at most ", kMostCardsInAList)});
  }
  if (!wrong.empty()) return ToStatus(InReadingOrder(std::move(wrong)));
  return items;
}

}  // namespace

std::optional<Card> FindCard(absl::string_view name) {
  for (const CardName& one : kCardNames) {
    if (one.short_name == name) return one.card;
  }
  return std::nullopt;
}

absl::StatusOr<Card> ReadCard(absl::string_view word, TextLocation start) {
  const std::optional<Card> card = FindCard(word);
  if (!card) return ToStatus({{start, WrongCard(word)}});
  return *card;
}

std::string WriteCard(Card card) { return std::string(NameOf(card).short_name); }

std::string DescribeCard(Card card) { return std::string(NameOf(card).printed); }

absl::StatusOr<std::vector<Card>> ReadCardList(absl::string_view text, TextLocation start) {
  return ReadList<Card>(text, start, ReadCard);
}

absl::StatusOr<SeenCards> ReadSeenCards(absl::string_view text, TextLocation start) {
  return ReadList<std::optional<Card>>(
      text, start,
      [](absl::string_view word, TextLocation where) -> absl::StatusOr<std::optional<Card>> {
        if (word == "?") return std::nullopt;
        return ReadCard(word, where);
      });
}

std::string WriteSeenCards(const SeenCards& cards) {
  return absl::StrJoin(cards, ",", [](std::string* out, const std::optional<Card>& card) {
    out->append(card ? WriteCard(*card) : "?");
  });
}

std::string WriteCardList(absl::Span<const Card> cards) {
  return absl::StrJoin(cards, ",",
                       [](std::string* out, Card card) { out->append(WriteCard(card)); });
}

std::string WriteHand(const CardCounts& cards) {
  std::vector<Card> list;
  for (const Card card : kAllCards) {
    list.insert(list.end(), static_cast<size_t>(cards.Of(card)), card);
  }
  return WriteCardList(list);
}

absl::StatusOr<Deck> ReadDeck(absl::string_view text) { return DeckReader().Read(text); }

std::string WriteDeck(const Deck& deck) {
  std::string text;
  for (const Card card : kAllCards)
    absl::StrAppend(&text, WriteCard(card), " ", deck.Of(card), "\n");
  return text;
}

}  // namespace rushkit
