#include "calculators/roller_coaster_rush/showstopper.h"

#include <algorithm>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "calculators/roller_coaster_rush/notation.h"

namespace rushkit::coaster {
namespace {

constexpr size_t kLongestSequence = 6;
constexpr IntRange kPoints = {1, 99};

struct KindOfCard {
  ShowstopperKind kind;
  absl::string_view name;
  int usual_points;  // 0: none that are usual
  bool has_list = false;
};

constexpr KindOfCard kKinds[] = {
    {ShowstopperKind::kMostMoney, "most-money", 4},
    {ShowstopperKind::kDoubleAfter, "double-after", 0, true},
    {ShowstopperKind::kValues, "values", 1, true},
    {ShowstopperKind::kAlphabetical, "alphabetical", 2},
    {ShowstopperKind::kDescending, "descending", 2},
    {ShowstopperKind::kSameValue, "same-value", 2},
    {ShowstopperKind::kAlternating, "alternating", 2},
    {ShowstopperKind::kSequence, "sequence", 0, true},
};

const KindOfCard* FindKind(Item name, Diagnostics& wrong) {
  std::vector<std::string> names;
  for (const KindOfCard& one : kKinds) {
    if (one.name == name.text) return &one;
    names.emplace_back(one.name);
  }
  wrong.push_back(UnknownName(name, "showstopper", names));
  return nullptr;
}

void ReadWhat(Item item, PieceMatch& match, Diagnostics& wrong) {
  const bool is_value = !item.text.empty() && item.text.front() >= '0' && item.text.front() <= '9';
  if (is_value) {
    const std::optional<int> value = ReadInt(item, kFlagRange, wrong);
    if (value.has_value()) match.values.set(static_cast<size_t>(*value));
  } else if (const std::optional<Piece> piece = ReadPiece(item, wrong)) {
    match.pieces.set(IndexOf(*piece));
  }
}

void ReadMatches(Item list, Showstopper& showstopper, Diagnostics& wrong) {
  const std::vector<Item> places = SplitItems(list);
  const bool is_sequence = showstopper.kind == ShowstopperKind::kSequence;
  if (places.empty() || (is_sequence && places.size() > kLongestSequence)) {
    wrong.push_back({list.where, absl::StrCat("found ", InQuotes(list.text), ", expected ",
                                              is_sequence ? "1 to 6 places such as D,E/4"
                                                          : "pieces or values such as I,4")});
  }
  for (const Item& place : places) {
    if (is_sequence || showstopper.matches.empty()) showstopper.matches.emplace_back();
    std::vector<Item> whats = SplitItems(place, '/');
    if (whats.empty()) whats.push_back(place);
    for (const Item& what : whats) ReadWhat(what, showstopper.matches.back(), wrong);
  }
}

void ReadPoints(std::optional<Item> item, Item whole, const KindOfCard& kind,
                Showstopper& showstopper, Diagnostics& wrong) {
  const bool has_points = kind.kind != ShowstopperKind::kDoubleAfter;
  showstopper.points = kind.usual_points;
  if (item.has_value() && !has_points) {
    wrong.push_back({item->where, absl::StrCat(kind.name, " has no points of its own")});
  } else if (item.has_value()) {
    showstopper.points = ReadInt(*item, kPoints, wrong).value_or(0);
  } else if (has_points && kind.usual_points == 0) {
    wrong.push_back({whole.where, absl::StrCat("found ", InQuotes(whole.text),
                                               ", expected its points behind a +")});
  }
}

// What segments compare: letters, or values, where these are known.
std::optional<int> ComparedOf(ShowstopperKind kind, Piece piece, const Flags& flags) {
  const bool is_letter =
      kind == ShowstopperKind::kAlphabetical || kind == ShowstopperKind::kDescending;
  return is_letter ? piece.value() : flags[IndexOf(piece)];
}

constexpr uint8_t kOnePiece = 1;
constexpr uint8_t kGoesOn = 2;  // of alternating values: the last step rose
constexpr uint8_t kFell = 3;

// The progress of a segment to which a piece is added that stands `step` above the last.
uint8_t SegmentAfter(ShowstopperKind kind, const Rules& rules, uint8_t progress, int step) {
  const bool one_by_one = rules.alphabetical == Alphabetical::kConsecutive;
  switch (kind) {
    case ShowstopperKind::kAlphabetical:
      return (one_by_one ? step == 1 : step > 0) ? kGoesOn : kOnePiece;
    case ShowstopperKind::kDescending:
      return (one_by_one ? step == -1 : step < 0) ? kGoesOn : kOnePiece;
    case ShowstopperKind::kSameValue:
      return step == 0 ? kGoesOn : kOnePiece;
    default:
      if (step > 0 && progress != kGoesOn) return kGoesOn;
      return step < 0 && progress != kFell ? kFell : kOnePiece;
  }
}

BonusStep AdvanceSegment(const Showstopper& showstopper, const Flags& flags, const Rules& rules,
                         BonusState state, Piece piece) {
  const std::optional<int> compared = ComparedOf(showstopper.kind, piece, flags);
  if (!compared.has_value()) return {};
  const auto last = static_cast<int8_t>(*compared);
  if (state.progress == 0) return {{last, kOnePiece}, 0};
  const uint8_t next =
      SegmentAfter(showstopper.kind, rules, state.progress, *compared - state.last);
  if (next == kOnePiece) return {{last, next}, 0};
  return {{last, next}, state.progress == kOnePiece ? 2 * showstopper.points : showstopper.points};
}

// Bit i of the progress: the first i + 1 places stand right before here. A completed sequence
// begins anew, so no piece counts twice.
BonusStep AdvanceSequence(const Showstopper& showstopper, const Flags& flags, BonusState state,
                          Piece piece) {
  unsigned next = 0;
  for (size_t i = 0; i < showstopper.matches.size(); ++i) {
    const bool stands = i == 0 || ((state.progress >> (i - 1)) & 1U) != 0;
    if (stands && showstopper.matches[i].Fits(piece, flags)) next |= 1U << i;
  }
  if (((next >> (showstopper.matches.size() - 1)) & 1U) != 0) return {{}, showstopper.points};
  return {{0, static_cast<uint8_t>(next)}, 0};
}

std::string WriteMatch(const PieceMatch& match, absl::string_view separator) {
  std::vector<std::string> words;
  for (const Piece piece : PiecesOf(match.pieces)) words.push_back(WritePiece(piece));
  for (size_t value = 0; value < match.values.size(); ++value) {
    if (match.values.test(value)) words.push_back(absl::StrCat(value));
  }
  return absl::StrJoin(words, separator);
}

}  // namespace

bool PieceMatch::Fits(Piece piece, const Flags& flags) const {
  const std::optional<int> value = flags[IndexOf(piece)];
  return pieces.test(IndexOf(piece)) ||
         (value.has_value() && values.test(static_cast<size_t>(*value)));
}

std::optional<Showstopper> ReadShowstopper(Item item, Diagnostics& wrong) {
  const size_t before = wrong.size();
  const auto [card, points] = CutItem(item, '+');
  const auto [name, list] = CutItem(card, ':');
  const KindOfCard* kind = FindKind(name, wrong);
  if (kind == nullptr) return std::nullopt;
  Showstopper showstopper = {kind->kind, {}, 0};
  if (list.has_value() && !kind->has_list) {
    wrong.push_back({list->where, absl::StrCat(kind->name, " has no list")});
  } else if (kind->has_list) {
    ReadMatches(list.value_or(Item{"", item.where}), showstopper, wrong);
  }
  ReadPoints(points, item, *kind, showstopper, wrong);
  return wrong.size() == before ? std::optional<Showstopper>(showstopper) : std::nullopt;
}

std::string WriteShowstopper(const Showstopper& showstopper) {
  const auto* kind = std::find_if(std::begin(kKinds), std::end(kKinds),
                                  [&](const auto& one) { return one.kind == showstopper.kind; });
  const bool is_sequence = showstopper.kind == ShowstopperKind::kSequence;
  const std::string list = absl::StrJoin(showstopper.matches, ",",
                                         [is_sequence](std::string* out, const PieceMatch& match) {
                                           out->append(WriteMatch(match, is_sequence ? "/" : ","));
                                         });
  return absl::StrCat(
      kind->name, list.empty() ? "" : ":", list,
      showstopper.points == kind->usual_points ? "" : absl::StrCat("+", showstopper.points));
}

BonusStep Advance(const Showstopper& showstopper, const Flags& flags, const Rules& rules,
                  BonusState state, Piece piece) {
  const int value = flags[IndexOf(piece)].value_or(0);
  switch (showstopper.kind) {
    case ShowstopperKind::kMostMoney:
      return {};
    case ShowstopperKind::kDoubleAfter:
      if (state.progress != 0) return {state, value};
      if (!showstopper.matches.front().Fits(piece, flags)) return {};
      return {{0, 1}, rules.double_after == DoubleAfter::kFrom ? value : 0};
    case ShowstopperKind::kValues:
      return {{}, showstopper.matches.front().Fits(piece, flags) ? showstopper.points : 0};
    case ShowstopperKind::kSequence:
      return AdvanceSequence(showstopper, flags, state, piece);
    default:
      return AdvanceSegment(showstopper, flags, rules, state, piece);
  }
}

}  // namespace rushkit::coaster
