#include "cli/render/line_text.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "cli/render/picture_text.h"
#include "cli/render/words.h"
#include "solver/game/plays.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

struct DescribedStep {
  std::string notation;
  std::string words;
  Position after;
};

std::vector<DescribedStep> Describe(Position position, const std::vector<Move>& moves) {
  std::vector<DescribedStep> steps;
  for (const Move& move : moves) {
    std::string words = DescribeMove(position, move);
    position = position.After(move);
    steps.push_back({WriteMove(move), std::move(words), position});
  }
  return steps;
}

std::vector<DescribedStep> Describe(Position position, const std::vector<Turn>& turns) {
  std::vector<DescribedStep> steps;
  for (const Turn& turn : turns) {
    std::string words = DescribeTurn(position, turn);
    position = After(position, turn);
    steps.push_back({WriteTurn(turn), std::move(words), position});
  }
  return steps;
}

}  // namespace

std::string DescribeLine(const Position& start, const Line& line, LineStyle style) {
  const std::vector<DescribedStep> steps =
      std::visit([&start](const auto& moves) { return Describe(start, moves); }, line);
  size_t width = 0;
  for (const DescribedStep& step : steps) width = std::max(width, step.notation.size());
  const size_t digits = absl::StrCat(steps.size()).size();
  std::string out;
  for (size_t i = 0; i < steps.size(); ++i) {
    const std::string number = absl::StrCat(i + 1);
    absl::StrAppend(&out, std::string(digits - number.size() + 1, ' '), number, ". ",
                    steps[i].notation, std::string(width - steps[i].notation.size() + 2, ' '),
                    steps[i].words, "\n");
    if (!style.with_pictures) continue;
    absl::StrAppend(&out, "\n", DrawPosition(steps[i].after, style.in_color),
                    i + 1 < steps.size() ? "\n" : "");
  }
  return out;
}

std::string WriteLine(const Line& line) {
  if (const auto* moves = std::get_if<std::vector<Move>>(&line)) return WriteMoves(*moves);
  return absl::StrJoin(std::get<std::vector<Turn>>(line), ", ",
                       [](std::string* out, const Turn& turn) { out->append(WriteTurn(turn)); });
}

}  // namespace rushkit
