#include "solver/notation/turn_notation.h"

#include <optional>
#include <utility>

#include "absl/strings/ascii.h"
#include "absl/strings/str_cat.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/text.h"

namespace rushkit {
namespace {

constexpr absl::string_view kSeparators = " \t\r\n,";

// Takes the words of a line of play one by one.
class LineReader {
 public:
  explicit LineReader(const Position* position) : position_(position) {}

  void Read(absl::string_view text, TextLocation start) {
    for (const Word& word : SplitWords(text, kSeparators, start)) ReadWord(WithoutNumber(word));
  }

  absl::StatusOr<MovesOrTurns> Take() {
    if (!wrong_.empty()) return ToStatus(InReadingOrder(std::move(wrong_)));
    if (!turns_.empty()) return MovesOrTurns(std::move(turns_));
    return MovesOrTurns(std::move(moves_));
  }

 private:
  static Word WithoutNumber(const Word& word) {
    const size_t dot = word.text.find_first_not_of("0123456789");
    if (dot == 0 || dot == absl::string_view::npos || word.text[dot] != '.') return word;
    return {word.text.substr(dot + 1), Right(word.where, dot + 1)};
  }

  // "M3:", "a+2", or both in one: "M3:a+2".
  void ReadWord(const Word& word) {
    const size_t colon = word.text.find(':');
    if (colon == absl::string_view::npos) return ReadMoveWord(word);
    ReadCardWord({word.text.substr(0, colon), word.where});
    ReadMoveWord({word.text.substr(colon + 1), Right(word.where, colon + 1)});
  }

  void ReadCardWord(const Word& word) {
    if (turns_.empty() && !moves_.empty() && !wrong_mix_) {
      wrong_mix_ = true;
      wrong_.push_back({word.where, absl::StrCat("a turn, ", Quoted(word.text),
                                                 ", after moves without a card; expected moves "
                                                 "only, or turns only")});
    }
    const absl::StatusOr<Card> card = ReadCard(word.text, word.where);
    AddTo(wrong_, card.status());
    // A turn of a card that is not known keeps the moves that follow in their place.
    turns_.push_back({card.value_or(Card::kMove1), {}});
  }

  void ReadMoveWord(const Word& word) {
    if (word.text.empty()) return;
    if (FindCard(word.text)) {
      wrong_.push_back(
          {word.where, absl::StrCat(word.text, " is a card; a turn begins with ", word.text, ":")});
      return;
    }
    const absl::StatusOr<Move> move = ReadMove(word.text, word.where, position_);
    if (!move.ok()) return AddTo(wrong_, move.status());
    (turns_.empty() ? moves_ : turns_.back().moves).push_back(*move);
  }

  const Position* position_;
  std::vector<Move> moves_;
  std::vector<Turn> turns_;
  Diagnostics wrong_;
  bool wrong_mix_ = false;
};

}  // namespace

absl::StatusOr<Turn> ReadTurn(absl::string_view text, TextLocation start) {
  LineReader reader(/*position=*/nullptr);
  reader.Read(text, start);
  absl::StatusOr<MovesOrTurns> line = reader.Take();
  if (!line.ok()) return line.status();
  auto* turns = std::get_if<std::vector<Turn>>(&*line);
  if (turns != nullptr && turns->size() == 1) return std::move(turns->front());
  return ToStatus({{start, absl::StrCat(turns == nullptr ? "no turn" : "more than one turn",
                                        "; expected one, such as M3: a+2 G+1")}});
}

std::string WriteTurn(const Turn& turn) {
  return absl::StrCat(WriteCard(turn.card), turn.moves.empty() ? ":" : ": ",
                      WriteMoves(turn.moves));
}

absl::StatusOr<MovesOrTurns> ReadLine(absl::Span<const std::string> arguments,
                                      const Position* position) {
  LineReader reader(position);
  int number = 0;
  for (const std::string& argument : arguments) reader.Read(argument, {++number, 1});
  return reader.Take();
}

}  // namespace rushkit
