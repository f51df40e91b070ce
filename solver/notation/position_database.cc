#include "solver/notation/position_database.h"

#include <utility>

#include "absl/algorithm/container.h"
#include "absl/strings/str_cat.h"
#include "solver/notation/position_classic.h"

namespace rushkit {

bool LooksLikeDatabase(absl::Span<const Word> words) {
  const auto classic =
      absl::c_count_if(words, [](const Word& word) { return LooksLikeClassic(word.text); });
  const auto numbers =
      absl::c_count_if(words, [](const Word& word) { return IsNumber(word.text); });
  return classic == 1 && numbers > 0 && static_cast<size_t>(classic + numbers) == words.size();
}

absl::StatusOr<Position> ReadPositionDatabase(absl::Span<const Word> words, size_t board) {
  Diagnostics wrong;
  for (size_t i = 0; i < words.size(); ++i) {
    if (i == board || IsNumber(words[i].text)) continue;
    wrong.push_back(
        {words[i].where,
         absl::StrCat(Quoted(words[i].text), " is no number; expected numbers around the board")});
  }
  absl::StatusOr<Position> position = ReadPositionClassic(words[board].text, words[board].where);
  if (wrong.empty()) return position;
  AddTo(wrong, position.status());
  return ToStatus(InReadingOrder(std::move(wrong)));
}

std::string WritePositionDatabase(const Position& position) {
  return absl::StrCat("0 ", WritePositionClassic(position), " 0");
}

}  // namespace rushkit
