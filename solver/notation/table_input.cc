#include "solver/notation/table_input.h"

#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

constexpr absl::string_view kSeparators = " \t\r,";

std::string Upper(absl::string_view text) { return absl::AsciiStrToUpper(text); }

std::optional<Card> CardIn(absl::string_view word) { return FindCard(Upper(word)); }

bool IsSign(char c) { return c == '+' || c == '-'; }

char InOtherCase(char letter) {
  return absl::ascii_isupper(letter) ? absl::ascii_tolower(letter) : absl::ascii_toupper(letter);
}

// A move as move_notation.h wants it: of the same length, so that columns stay.
std::string Spelled(absl::string_view word, const Position& position) {
  std::string lower = absl::AsciiStrToLower(word);
  if (absl::StartsWith(lower, "left") || absl::StartsWith(lower, "right")) return lower;
  std::string spelled(word);
  const char letter = spelled.front();
  if (absl::ascii_isalpha(letter) && position.Find(letter) == nullptr &&
      position.Find(InOtherCase(letter)) != nullptr) {
    spelled.front() = InOtherCase(letter);
  }
  if (spelled.size() > 1 && !IsSign(spelled[1])) spelled[1] = absl::ascii_toupper(spelled[1]);
  return spelled;
}

// `words` without the card, which is the first of them.
absl::StatusOr<TableInput> ReadMoves(Card card, absl::Span<const Word> words,
                                     const Position& position) {
  Turn turn{card, {}};
  Diagnostics wrong;
  for (const Word& word : words) {
    const std::string spelled = Spelled(word.text, position);
    const absl::StatusOr<Move> move = ReadMove(spelled, word.where, &position);
    AddTo(wrong, move.status());
    if (move.ok()) turn.moves.push_back(*move);
  }
  if (!wrong.empty()) return ToStatus(InReadingOrder(std::move(wrong)));
  return TableInput(std::move(turn));
}

// The card before a colon, which the first move may follow at once: "M3:a+2".
absl::StatusOr<TableInput> ReadTurnWithColon(std::vector<Word> words, const Position& position) {
  const Word first = words.front();
  const size_t colon = first.text.find(':');
  const absl::StatusOr<Card> card = ReadCard(Upper(first.text.substr(0, colon)), first.where);
  if (!card.ok()) return card.status();
  words.front() = {first.text.substr(colon + 1), Right(first.where, colon + 1)};
  if (words.front().text.empty()) words.erase(words.begin());
  return ReadMoves(*card, words, position);
}

std::vector<TableVerb> VerbsThatBegin(absl::string_view word) {
  std::vector<TableVerb> verbs;
  const std::vector<std::string>& names = TableVerbNames();
  for (size_t i = 0; i < names.size(); ++i) {
    if (absl::StartsWith(names[i], word)) verbs.push_back(static_cast<TableVerb>(i));
  }
  return verbs;
}

absl::StatusOr<TableInput> ReadCommand(absl::string_view line, absl::Span<const Word> words) {
  const std::string word = absl::AsciiStrToLower(words.front().text);
  const std::vector<TableVerb> verbs =
      word == "?" ? std::vector<TableVerb>{TableVerb::kHelp} : VerbsThatBegin(word);
  if (verbs.size() != 1) {
    const std::string names = absl::StrJoin(verbs, " or ", [](std::string* out, TableVerb verb) {
      out->append(TableVerbNames()[static_cast<size_t>(verb)]);
    });
    return absl::InvalidArgumentError(
        verbs.empty() ? absl::StrCat("found ", Quoted(words.front().text),
                                     ", expected a turn such as M3 a+2 G+1, or help")
                      : absl::StrCat(Quoted(word), " may be ", names));
  }
  TableCommand command{verbs.front(), std::nullopt, ""};
  if (command.verb == TableVerb::kPlays) {
    if (words.size() > 1) command.card = CardIn(words[1].text);
    if (!command.card) return absl::InvalidArgumentError("plays needs a card, such as plays M3");
  } else if (command.verb == TableVerb::kSave) {
    const size_t end = words.front().text.data() + words.front().text.size() - line.data();
    command.file = std::string(absl::StripAsciiWhitespace(line.substr(end)));
    if (command.file.empty()) return absl::InvalidArgumentError("save needs the name of a file");
  } else if (words.size() > 1) {
    return absl::InvalidArgumentError(
        absl::StrCat(TableVerbNames()[static_cast<size_t>(command.verb)], " stands alone"));
  }
  return TableInput(std::move(command));
}

}  // namespace

const std::vector<std::string>& TableVerbNames() {
  static const auto* const kNames = new std::vector<std::string>{
      "help", "hand", "board", "hint", "why", "plays", "undo", "save", "resign", "quit"};
  return *kNames;
}

absl::StatusOr<TableInput> ReadTableInput(absl::string_view line, const Position& position) {
  const std::vector<Word> words = SplitWords(line, kSeparators, {});
  if (words.empty() || absl::StartsWith(words.front().text, "#")) return TableInput();
  const absl::string_view first = words.front().text;
  if (const std::optional<Card> card = CardIn(first)) {
    // "M3 : a+2" too.
    const bool has_colon = words.size() > 1 && words[1].text == ":";
    return ReadMoves(*card, absl::MakeConstSpan(words).subspan(has_colon ? 2 : 1), position);
  }
  if (absl::StrContains(first, ':')) return ReadTurnWithColon(words, position);
  const bool is_move = first.size() > 2 && ReadMove(Spelled(first, position)).ok();
  if (!is_move) return ReadCommand(line, words);
  return absl::InvalidArgumentError(
      absl::StrCat("a turn begins with its card, such as M3 ", first));
}

}  // namespace rushkit
