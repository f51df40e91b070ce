#include "solver/notation/position_groups.h"

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/str_join.h"
#include "solver/notation/boxed_rows.h"
#include "solver/notation/position_rows.h"
#include "solver/notation/written_grid.h"

namespace rushkit {
namespace {

bool IsGroup(absl::string_view word) {
  const auto others = absl::c_count_if(word, [](char c) {
    return !absl::ascii_isalpha(static_cast<unsigned char>(c)) && c != '.' && c != '-';
  });
  const bool has_digit = absl::c_any_of(
      word, [](char c) { return absl::ascii_isdigit(static_cast<unsigned char>(c)); });
  return others <= 1 && !has_digit;
}

}  // namespace

std::optional<WordRange> FindGroups(absl::Span<const Word> words) {
  std::optional<WordRange> longest;
  size_t run = 0;  // words of one length, up to here
  for (size_t i = 0; i < words.size(); ++i) {
    const size_t size = words[i].text.size();
    const bool goes_on = run > 0 && words[i - 1].text.size() == size;
    run = IsGroup(words[i].text) ? (goes_on ? run + 1 : 1) : 0;
    if (IsBoxedSize(static_cast<int>(size)) && run >= size &&
        (!longest || size >= longest->count)) {
      longest = WordRange{i + 1 - size, size};
    }
  }
  return longest;
}

absl::StatusOr<Position> ReadPositionGroups(absl::Span<const Word> groups) {
  absl::StatusOr<WrittenGrid> written = ReadBoxedRows(groups, groups.front().where, ReadRowsCell);
  if (!written.ok()) return written.status();
  return written->ToPosition();
}

std::string WritePositionGroups(const Position& position) {
  return absl::StrJoin(WriteRows(position), " ");
}

}  // namespace rushkit
