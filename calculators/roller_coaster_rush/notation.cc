#include "calculators/roller_coaster_rush/notation.h"

#include "absl/strings/str_cat.h"
#include "calculators/score_sheet/json_reader.h"

namespace rushkit::coaster {
namespace {

constexpr absl::string_view kLaunch = "launch";

void Expected(Item item, absl::string_view what, Diagnostics& wrong) {
  wrong.push_back({item.where, absl::StrCat("found ", InQuotes(item.text), ", expected ", what)});
}

std::optional<Height> ReadHeight(Item item, Diagnostics& wrong) {
  const std::optional<int> height = ReadInt(item, {Height::kLowest, Height::kHighest}, wrong);
  return height.has_value() ? Height::From(*height) : std::nullopt;
}

std::optional<Fraction> ReadChance(Item item, Diagnostics& wrong) {
  const std::optional<Fraction> chance = Fraction::Parse(item.text);
  if (chance.has_value() && *chance <= Fraction(1)) return chance;
  Expected(item, "a chance from 0 to 1, such as 0.95 or 9/10", wrong);
  return std::nullopt;
}

}  // namespace

std::vector<Item> DataLines(absl::string_view text) {
  std::vector<Item> lines;
  int number = 0;
  for (Item line : SplitItems({text}, '\n')) {
    line.where = {++number, 1};
    if (!line.text.empty() && line.text.front() != '#') lines.push_back(line);
  }
  return lines;
}

std::vector<Item> SplitLetters(Item letters) {
  const bool has_plus = letters.text.find('+') != absl::string_view::npos;
  return SplitItems(letters, has_plus ? '+' : ',');
}

std::optional<Piece> ReadPiece(Item item, Diagnostics& wrong) {
  const bool is_one = item.text.size() == 1 && item.text[0] >= 'A';
  const std::optional<Piece> piece = is_one ? Piece::From(item.text[0] - 'A') : std::nullopt;
  if (!piece.has_value()) Expected(item, "a letter from A to S", wrong);
  return piece;
}

PieceSet ReadPieces(absl::Span<const Item> letters, Diagnostics& wrong) {
  PieceSet pieces;
  for (const Item& letter : letters) {
    const std::optional<Piece> piece = ReadPiece(letter, wrong);
    if (!piece.has_value()) continue;
    if (pieces.test(IndexOf(*piece))) Expected(letter, "each piece once", wrong);
    pieces.set(IndexOf(*piece));
  }
  return pieces;
}

WrittenCoaster ReadCoaster(absl::Span<const Item> letters, Diagnostics& wrong) {
  WrittenCoaster written;
  for (const Item& letter : letters) {
    if (letter.text == kLaunch) {
      written.push_back(std::nullopt);
    } else if (const std::optional<Piece> piece = ReadPiece(letter, wrong)) {
      written.push_back(piece);
    }
  }
  return written;
}

Flags ReadFlags(absl::Span<const ItemPair> pairs, Diagnostics& wrong) {
  Flags flags;
  for (const auto& [letter, value] : pairs) {
    const std::optional<Piece> piece = ReadPiece(letter, wrong);
    const std::optional<int> count = ReadInt(value, kFlagRange, wrong);
    if (piece.has_value()) flags[IndexOf(*piece)] = count;
  }
  return flags;
}

Joints ReadJoints(absl::Span<const ItemPair> pairs, Diagnostics& wrong) {
  Joints joints;
  for (const auto& [name, value] : pairs) {
    if (name.text == kLaunch) {
      joints.launch = ReadHeight(value, wrong);
      continue;
    }
    const std::optional<Piece> piece = ReadPiece(name, wrong);
    const auto [entry_text, exit_text] = CutItem(value, '-');
    if (!exit_text.has_value()) {
      Expected(value, "the heights of entry and exit, such as 3-2", wrong);
      continue;
    }
    const std::optional<Height> entry = ReadHeight(entry_text, wrong);
    const std::optional<Height> exit = ReadHeight(*exit_text, wrong);
    if (piece.has_value() && entry.has_value() && exit.has_value()) {
      joints.pieces[IndexOf(*piece)] = Joint{*entry, *exit};
    }
  }
  return joints;
}

std::array<Fraction, kPieceCount> ReadReach(const JsonValue& value, Diagnostics& wrong) {
  std::array<Fraction, kPieceCount> reach;
  reach.fill(Fraction(1));
  const bool is_one = value.kind == JsonKind::kNumber ||
                      (value.kind == JsonKind::kText && value.text.find('=') == std::string::npos);
  if (is_one) {
    reach.fill(ReadChance(value.item(), wrong).value_or(Fraction(1)));
    return reach;
  }
  for (const auto& [letter, text] : ReadPairs(value, wrong)) {
    const std::optional<Piece> piece = ReadPiece(letter, wrong);
    const std::optional<Fraction> chance = ReadChance(text, wrong);
    if (piece.has_value() && chance.has_value()) reach[IndexOf(*piece)] = *chance;
  }
  return reach;
}

}  // namespace rushkit::coaster
