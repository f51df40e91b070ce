#include "cli/review_report.h"

#include <array>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "cli/render/words.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

constexpr size_t kWorstShown = 5;
constexpr int kBarWidth = 20;

constexpr std::array<const char*, kGrades> kGradeNames = {"best", "good", "inaccuracy", "mistake",
                                                          "blunder"};
// Nothing; yellow, and red for the worst.
constexpr std::array<const char*, kGrades> kGradeColors = {"", "", "", "\x1b[33m", "\x1b[31m"};

std::string Colored(const std::string& text, Grade grade, bool in_color) {
  const std::string color = kGradeColors[static_cast<size_t>(grade)];
  return in_color && !color.empty() ? absl::StrCat(color, text, "\x1b[0m") : text;
}

// "mistake -7.3"
std::string GradeText(const std::optional<GradedTurn>& graded, bool in_color) {
  if (!graded) return absl::StrFormat("%-16s", "not known");
  std::string text = GradeName(graded->grade);
  if (graded->loss > 0) absl::StrAppendFormat(&text, " -%.1f", 100 * graded->loss);
  return Colored(absl::StrFormat("%-16s", text), graded->grade, in_color);
}

// " 52 % |##########..........|"
std::string ChanceBar(std::optional<double> golds) {
  if (!golds) return "";
  const int filled = static_cast<int>(std::lround(*golds * kBarWidth));
  return absl::StrCat(absl::StrFormat("%3.0f %% |", 100 * *golds),
                      std::string(static_cast<size_t>(filled), '#'),
                      std::string(static_cast<size_t>(kBarWidth - filled), '.'), "|");
}

std::string TurnRow(const GameRecord& record, const TurnReview& turn, bool in_color) {
  return absl::StrFormat("%4d  %-6s  %-24s  %s  %s  %s%s\n", turn.turn + 1,
                         WritePlayer(turn.player), WriteTurn(record.turns[turn.turn].turn),
                         GradeText(turn.known, in_color), GradeText(turn.open, in_color),
                         ChanceBar(turn.GoldsChance()),
                         turn.missed_win ? "  a win at once was missed" : "");
}

std::string WorstText(const GameRecord& record, const GameReview& review) {
  std::string out;
  for (const size_t index : review.Worst(kWorstShown)) {
    const TurnReview& turn = review.turns[index];
    const GradedTurn& graded = turn.known ? *turn.known : *turn.open;
    absl::StrAppendFormat(&out, "turn %d, %s: %s lost %.1f points; better was %s (%.1f %%)\n",
                          turn.turn + 1, WritePlayer(turn.player),
                          WriteTurn(record.turns[turn.turn].turn), 100 * graded.loss,
                          WriteTurn(graded.best.turn), 100 * graded.best.win.chance);
  }
  return out;
}

std::string TotalText(const GameReview& review, Player player) {
  std::string out;
  for (const Knowledge knowledge : {Knowledge::kHidden, Knowledge::kOpen}) {
    const ReviewTotal total = review.TotalOf(player, knowledge);
    if (total.turns == 0) continue;
    absl::StrAppendFormat(&out, "%-6s  %s  %4.1f points a turn over %s:", WritePlayer(player),
                          knowledge == Knowledge::kHidden ? "knew" : "open", 100 * total.MeanLoss(),
                          CountOf(total.turns, "turn"));
    for (size_t grade = 0; grade < kGrades; ++grade) {
      absl::StrAppend(&out, grade == 0 ? " " : ", ", total.by_grade[grade], " ",
                      kGradeNames[grade]);
    }
    absl::StrAppend(&out, "\n");
  }
  return out;
}

Json GradedJson(const std::optional<GradedTurn>& graded) {
  if (!graded) return nullptr;
  return {{"grade", GradeName(graded->grade)},      {"loss", graded->loss},
          {"chance", graded->played.win.chance},    {"best", WriteTurn(graded->best.turn)},
          {"best_chance", graded->best.win.chance}, {"danger", graded->played.danger}};
}

Json TotalJson(const GameReview& review, Player player, Knowledge knowledge) {
  const ReviewTotal total = review.TotalOf(player, knowledge);
  Json object = {{"turns", total.turns}, {"mean_loss", total.MeanLoss()}};
  for (size_t grade = 0; grade < kGrades; ++grade) {
    object[kGradeNames[grade]] = total.by_grade[grade];
  }
  return object;
}

}  // namespace

std::string GradeName(Grade grade) { return kGradeNames[static_cast<size_t>(grade)]; }

std::string ReviewText(const GameRecord& record, const GameReview& review, bool in_color) {
  std::string out =
      absl::StrFormat("%4s  %-6s  %-24s  %-16s  %-16s  %s\n", "turn", "player", "played",
                      "by what was known", "with open hands", "gold's chance before");
  for (const TurnReview& turn : review.turns) {
    absl::StrAppend(&out, TurnRow(record, turn, in_color));
  }
  absl::StrAppend(&out, WorstText(record, review));
  for (const Player player : kPlayers) absl::StrAppend(&out, TotalText(review, player));
  if (review.stopped_by) {
    absl::StrAppend(&out, "stopped by the limit of ", LimitName(*review.stopped_by), " after ",
                    CountOf(static_cast<uint64_t>(review.turns.size()), "turn"), "\n");
  }
  return out;
}

void AddReview(const GameRecord& record, const ReviewRequest& request, const GameReview& review,
               Json& object) {
  Json turns = Json::array();
  for (const TurnReview& turn : review.turns) {
    Json one = {{"number", turn.turn + 1},
                {"player", WritePlayer(turn.player)},
                {"turn", WriteTurn(record.turns[turn.turn].turn)},
                {"known", GradedJson(turn.known)},
                {"open", GradedJson(turn.open)},
                {"missed_win", turn.missed_win}};
    const std::optional<double> golds = turn.GoldsChance();
    if (golds) one["gold_chance"] = *golds;
    turns.push_back(std::move(one));
  }
  object["turns"] = std::move(turns);
  Json worst = Json::array();
  for (const size_t index : review.Worst(kWorstShown)) worst.push_back(index + 1);
  object["worst"] = std::move(worst);
  for (const Player player : kPlayers) {
    object[std::string(WritePlayer(player))] = {
        {"known", TotalJson(review, player, Knowledge::kHidden)},
        {"open", TotalJson(review, player, Knowledge::kOpen)}};
  }
  object["iterations"] = request.iterations;
  object["depth"] = request.depth;
  object["seed"] = request.seed;
  if (review.stopped_by) object["limit"] = LimitName(*review.stopped_by);
}

}  // namespace rushkit
