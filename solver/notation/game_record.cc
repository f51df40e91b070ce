#include "solver/notation/game_record.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/strip.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/game_record_words.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/rules_notation.h"
#include "solver/notation/text.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

constexpr std::array<absl::string_view, 10> kHeaders = {
    "Setup", "Deck", "Rules", "First", "Gold", "Silver", "Seed", "Hands", "Pile", "Result"};

constexpr absl::string_view kUsualDeck = "a";
constexpr int kMostTurns = 100'000;

// A line as "Header: value", where it is one.
struct HeaderLine {
  absl::string_view header;
  Word value;
};

std::optional<HeaderLine> ReadHeader(absl::string_view line, TextLocation start) {
  const size_t colon = line.find(':');
  if (colon == absl::string_view::npos) return std::nullopt;
  const absl::string_view header = line.substr(0, colon);
  if (std::find(kHeaders.begin(), kHeaders.end(), header) == kHeaders.end()) return std::nullopt;
  size_t begin = colon + 1;
  while (begin < line.size() && IsBlank(line[begin])) ++begin;
  return HeaderLine{header, {line.substr(begin), Right(start, begin)}};
}

bool MeansNothing(absl::string_view line) {
  const absl::string_view rest = absl::StripLeadingAsciiWhitespace(line);
  return rest.empty() || rest.front() == '#';
}

// There is no position without vehicles.
Position JustAHero() {
  Setup setup;
  for (const int column : {0, 1})
    setup.cells.push_back({kGoldLetter, {Row(0), Column(column)}, {}});
  return *Position::From(setup);
}

// Reads the lines of one record.
class RecordReader {
 public:
  RecordReader(const RecordNames& names, Diagnostics& wrong)
      : names_(names), wrong_(wrong), written_(GameRecord(JustAHero())) {}

  void ReadLine(absl::string_view line, TextLocation start) {
    if (const auto header = ReadHeader(line, start)) {
      ReadHeaderLine(*header, start);
    } else {
      ReadTurnLine(line, start);
    }
  }

  // The record, if nothing was wrong with it; `start` is where it begins.
  std::optional<WrittenRecord> Take(TextLocation start) {
    const size_t before = wrong_.size();
    if (!seen_.contains("Setup")) {
      AddWrong(start, "a game without its set-up; expected a line Setup: CODE");
      return std::nullopt;
    }
    std::optional<Position> setup = ReadSetup();
    Deck deck;
    if (seen_.contains("Deck")) {
      deck = ReadDeckValue();
    } else if (const auto named = names_.deck(kUsualDeck)) {
      deck = *named;
      deck_name_ = std::string(kUsualDeck);
    } else {
      AddWrong(start, "a game without its deck; expected a line Deck: CARDS");
    }
    if (!setup || has_wrong_ || wrong_.size() > before) return std::nullopt;
    written_.record.setup = *std::move(setup);
    written_.record.deck = deck;
    written_.record.deck_name = deck_name_;
    written_.record.spaces = rules_.spaces;
    return std::move(written_);
  }

 private:
  GameRecord& record() { return written_.record; }

  void AddWrong(TextLocation where, std::string message) {
    has_wrong_ = true;
    wrong_.push_back({where, std::move(message)});
  }
  template <class Value>
  std::optional<Value> Checked(absl::StatusOr<Value> value) {
    if (value.ok()) return *std::move(value);
    has_wrong_ = true;
    AddTo(wrong_, value.status());
    return std::nullopt;
  }

  void ReadHeaderLine(const HeaderLine& line, TextLocation start) {
    const bool is_new_pile = line.header == "Pile" && !record().turns.empty();
    if (!is_new_pile && !record().turns.empty() && line.header != "Result") {
      AddWrong(start, absl::StrCat(line.header, ": stands behind turns; expected before them"));
      return;
    }
    if (is_new_pile) {
      if (auto pile = Checked(ReadSeenCards(line.value.text, line.value.where))) {
        record().turns.back().new_pile = *std::move(pile);
        written_.new_piles.back() = line.value.where;
      }
      return;
    }
    if (!seen_.insert(std::string(line.header)).second) {
      AddWrong(start, absl::StrCat(line.header, ": comes a second time"));
      return;
    }
    ReadValue(line);
  }

  void ReadValue(const HeaderLine& line) {
    const Word& value = line.value;
    if (line.header == "Setup") {
      setup_ = value;
      written_.setup = value.where;
    } else if (line.header == "Deck") {
      deck_ = value;
      written_.deck = value.where;
    } else if (line.header == "Rules") {
      for (const Word& rule : SplitWords(value.text, " \t,", value.where)) ReadRule(rule);
    } else if (line.header == "First") {
      ReadFirst(value);
    } else if (line.header == "Gold" || line.header == "Silver") {
      record().names[line.header == "Gold" ? 0 : 1] = std::string(value.text);
    } else if (line.header == "Seed") {
      ReadSeed(value);
    } else if (line.header == "Hands") {
      ReadHands(value);
    } else if (line.header == "Pile") {
      written_.pile = value.where;
      record().pile = Checked(ReadSeenCards(value.text, value.where));
    } else {
      ReadResult(value);
    }
  }

  std::optional<Position> ReadSetup() {
    const std::optional<std::string> named = names_.setup_code(setup_.text);
    if (!named && !LooksLikePositionCode(setup_.text)) {
      AddWrong(setup_.where, absl::StrCat("set-up ", Quoted(setup_.text),
                                          "; expected a code, or a name such as booklet-1"));
      return std::nullopt;
    }
    return Checked(ReadPositionCode(named ? absl::string_view(*named) : setup_.text,
                                    rules_.connection, setup_.where));
  }

  Deck ReadDeckValue() {
    if (const std::optional<Deck> named = names_.deck(deck_.text)) {
      deck_name_ = std::string(deck_.text);
      return *named;
    }
    // A deck is a list of lines; here they stand side by side.
    const absl::StatusOr<Deck> deck = ReadDeck(absl::StrReplaceAll(deck_.text, {{",", "\n"}}));
    if (deck.ok()) return *deck;
    AddWrong(deck_.where, absl::StrCat("deck ", Quoted(deck_.text),
                                       "; expected a, b, or cards such as M1 6, M2 6, SL 3: ",
                                       FromStatus(deck.status()).front().message));
    return {};
  }

  void ReadRule(const Word& rule) {
    const std::vector<Word> halves = SplitFields(rule.text, '=', rule.where);
    int* limit = nullptr;
    if (halves.front().text == kTurnCapRule) limit = &record().limits.turn_cap;
    if (halves.front().text == kRepetitionsRule) limit = &record().limits.repetitions;
    if (limit != nullptr) {
      const std::optional<int> number =
          halves.size() == 2 ? ReadDigits(halves[1].text) : std::nullopt;
      if (!number || *number < 1 || *number > kMostTurns) {
        AddWrong(rule.where, absl::StrCat(Quoted(rule.text), "; expected ", halves.front().text,
                                          "= and a number from 1 to ", kMostTurns));
      } else {
        *limit = *number;
      }
      return;
    }
    const absl::Status applied = ApplyRule(rule.text, rules_);
    if (applied.ok()) return;
    for (const Diagnostic& diagnostic : FromStatus(applied)) {
      AddWrong(rule.where, diagnostic.message);
    }
  }

  std::optional<Player> ReadPlayerWord(const Word& word) {
    const std::optional<Player> player = ReadPlayer(word.text);
    if (!player) AddWrong(word.where, absl::StrCat(Quoted(word.text), "; expected gold or silver"));
    return player;
  }

  void ReadFirst(const Word& value) {
    if (const auto player = ReadPlayerWord(value)) record().first = *player;
  }

  void ReadSeed(const Word& value) {
    uint64_t seed = 0;
    if (absl::SimpleAtoi(value.text, &seed)) {
      record().seed = seed;
    } else {
      AddWrong(value.where,
               absl::StrCat("seed ", Quoted(value.text), "; expected a number below 2^64"));
    }
  }

  void ReadHands(const Word& value) {
    written_.hands = value.where;
    std::array<std::optional<SeenCards>, 2> hands;
    for (const Word& field : SplitFields(value.text, ';', value.where)) {
      const std::vector<Word> words = SplitWords(field.text, " \t", field.where);
      if (words.empty()) {
        AddWrong(field.where, "no hand here; expected gold CARDS; silver CARDS");
        continue;
      }
      const std::optional<Player> player = ReadPlayerWord(words.front());
      if (!player) continue;
      std::optional<SeenCards>& hand = hands[static_cast<size_t>(*player)];
      if (hand) AddWrong(field.where, "a second hand of one player");
      const size_t length = words.front().text.size();
      auto cards = Checked(ReadSeenCards(field.text.substr(length), Right(field.where, length)));
      if (cards) hand = *std::move(cards);
    }
    // Of whom nothing is said, nothing is known.
    const SeenCards hidden(size_t{kHandSize}, std::nullopt);
    record().hands = {hands[0].value_or(hidden), hands[1].value_or(hidden)};
  }

  void ReadResult(const Word& value) {
    written_.result = value.where;
    for (const ResultName& one : kResults) {
      if (one.name == value.text) record().result = one.result;
    }
    if (record().result) return;
    AddWrong(value.where, absl::StrCat("result ", Quoted(value.text), "; expected ",
                                       absl::StrJoin(kResults, ", ",
                                                     [](std::string* out, const ResultName& one) {
                                                       absl::StrAppend(out, one.name);
                                                     })));
  }

  void ReadTurnLine(absl::string_view line, TextLocation start) {
    const std::vector<Word> words = SplitWords(line, " \t", start);
    const std::optional<int> number = ReadDigits(absl::StripSuffix(words.front().text, "."));
    if (!number || words.size() < 3) {
      AddWrong(words.front().where,
               absl::StrCat("neither a header nor a turn: ", Quoted(line),
                            "; expected a turn such as 12 gold MS2: G+1 left-2 G+1"));
      return;
    }
    const std::optional<Player> player = ReadPlayerWord(words[1]);
    if (!player) return;
    const size_t begin = static_cast<size_t>(words[2].where.column - start.column);
    auto turn = Checked(ReadTurn(line.substr(begin), words[2].where));
    if (!turn) return;
    record().turns.push_back({*number, *player, *std::move(turn), {}});
    written_.turns.push_back(words.front().where);
    written_.new_piles.push_back(words.front().where);
  }

  const RecordNames& names_;
  Diagnostics& wrong_;
  bool has_wrong_ = false;
  std::set<std::string> seen_;  // headers
  Word setup_;
  Word deck_;
  std::string deck_name_;
  Rules rules_;
  WrittenRecord written_;  // on a grid of no importance until all of it is read
};

}  // namespace

TextLocation WrittenRecord::WhereOf(const RecordBreach& breach) const {
  switch (breach.place) {
    case RecordBreach::Place::kSetup:
      return setup;
    case RecordBreach::Place::kDeck:
      return deck;
    case RecordBreach::Place::kHands:
      return hands;
    case RecordBreach::Place::kPile:
      return pile;
    case RecordBreach::Place::kTurn:
      return turns[breach.turn];
    case RecordBreach::Place::kNewPile:
      return new_piles[breach.turn];
    case RecordBreach::Place::kResult:
      return result;
  }
  return {};
}

bool LooksLikeGameRecord(absl::string_view text) {
  for (const absl::string_view line : absl::StrSplit(text, '\n')) {
    if (MeansNothing(line)) continue;
    return ReadHeader(line, {}).has_value();
  }
  return false;
}

absl::StatusOr<std::vector<WrittenRecord>> ReadGameRecords(absl::string_view text,
                                                           const RecordNames& names) {
  std::vector<WrittenRecord> records;
  Diagnostics wrong;
  std::optional<RecordReader> reader;
  TextLocation begin;
  const auto finish = [&] {
    if (!reader) return;
    if (auto written = reader->Take(begin)) records.push_back(*std::move(written));
  };
  int number = 0;
  for (const absl::string_view row : absl::StrSplit(text, '\n')) {
    const TextLocation start{++number, 1};
    const absl::string_view line = WithoutTrailingBlanks(row);
    if (MeansNothing(line)) continue;
    if (!reader || absl::StartsWith(line, "Setup:")) {
      finish();
      reader.emplace(names, wrong);
      begin = start;
    }
    reader->ReadLine(line, start);
  }
  finish();
  if (records.empty() && wrong.empty()) {
    wrong.push_back({{}, "no game here; expected a record that begins with Setup:"});
  }
  if (!wrong.empty()) return ToStatus(InReadingOrder(std::move(wrong)));
  return records;
}

}  // namespace rushkit
