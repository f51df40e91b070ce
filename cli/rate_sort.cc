#include "cli/rate_sort.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>
#include <utility>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"

namespace rushkit {
namespace {

constexpr std::array<std::pair<SortKey, const char*>, 8> kKeyNames = {
    {{SortKey::kName, "name"},
     {SortKey::kDifficulty, "difficulty"},
     {SortKey::kMoves, "moves"},
     {SortKey::kSpaces, "spaces"},
     {SortKey::kTurns, "turns"},
     {SortKey::kFair, "fair"},
     {SortKey::kFirst, "first"},
     {SortKey::kUnfinished, "unfinished"}}};

std::vector<double> LengthFigure(const RatedPosition& rated, Metric metric) {
  const std::optional<int> length = rated.LengthOf(metric);
  return length ? std::vector<double>{static_cast<double>(*length)} : std::vector<double>();
}

std::vector<double> DifficultyFigure(const RatedPosition& rated) {
  const std::optional<Difficulty> difficulty = rated.difficulty();
  const bool is_known = difficulty && !difficulty->is_lower_bound;
  return is_known ? std::vector<double>{difficulty->seconds} : std::vector<double>();
}

std::vector<double> GameFigures(const GameRating& game, SortKey key) {
  const SelfPlaySummary& summary = game.game.summary;
  if (key == SortKey::kUnfinished) {
    return {Rate(summary.games() - summary.finished(), summary.games())};
  }
  if (summary.finished() == 0) return {};
  const double first = Rate(summary.Wins(Party::kFirstPlayer), summary.finished());
  if (key == SortKey::kFirst) return {first};
  constexpr std::array<double, 3> kRanks = {0, 2, 1};  // fair, unfair, undecided
  const auto verdict = static_cast<size_t>(game.game.fairness.verdict);
  return {kRanks[verdict], std::abs(first - 0.5)};
}

std::vector<double> FiguresOf(const RatedPosition& rated, SortKey key) {
  switch (key) {
    case SortKey::kName:
      return {0};
    case SortKey::kDifficulty:
      return DifficultyFigure(rated);
    case SortKey::kMoves:
      return LengthFigure(rated, Metric::kMoves);
    case SortKey::kSpaces:
      return LengthFigure(rated, Metric::kSpaces);
    case SortKey::kTurns:
      return LengthFigure(rated, Metric::kTurns);
    case SortKey::kFair:
    case SortKey::kFirst:
    case SortKey::kUnfinished:
      break;
  }
  return rated.game ? GameFigures(*rated.game, key) : std::vector<double>();
}

// What SQLite sorts by: first whether there is such a figure, since what has none comes last.
std::vector<std::string> SqlFigures(SortKey key) {
  switch (key) {
    case SortKey::kName:
      return {"coalesce(name, source)"};
    case SortKey::kDifficulty:
      return {"difficulty"};
    case SortKey::kMoves:
      return {"moves"};
    case SortKey::kSpaces:
      return {"spaces"};
    case SortKey::kTurns:
      return {"turns"};
    case SortKey::kFair:
      return {
          "CASE WHEN first IS NOT NULL THEN"
          " CASE verdict WHEN 'fair' THEN 0 WHEN 'undecided' THEN 1 ELSE 2 END END",
          "abs(first - 0.5)"};
    case SortKey::kFirst:
      return {"first"};
    case SortKey::kUnfinished:
      break;
  }
  return {"unfinished"};
}

}  // namespace

std::string SortKeys() {
  return absl::StrJoin(kKeyNames, "|",
                       [](std::string* out, const auto& key) { out->append(key.second); });
}

absl::StatusOr<std::optional<RateOrder>> ReadRateOrder(const std::string& text) {
  absl::string_view name = text;
  RateOrder order;
  order.is_descending = absl::ConsumePrefix(&name, "-");
  for (const auto& [key, key_name] : kKeyNames) {
    if (name != key_name) continue;
    order.key = key;
    return std::optional<RateOrder>(order);
  }
  return absl::InvalidArgumentError(absl::StrCat("found '", text, "', expected ", SortKeys(),
                                                 ", with a - before it for descending order"));
}

std::string SqlOrder(const std::optional<RateOrder>& order) {
  std::string sql;
  if (order) {
    const std::vector<std::string> figures = SqlFigures(order->key);
    absl::StrAppend(&sql, figures.front(), " IS NULL, ");
    for (const std::string& figure : figures) {
      absl::StrAppend(&sql, figure, order->is_descending ? " DESC, " : ", ");
    }
  }
  return absl::StrCat(sql, "campaign, unit, result");
}

void SortedRatings::Add(const Question& question, const RatedPosition& rated, std::string text) {
  const Origin& origin = question.origin;
  Entry entry{question.number, FiguresOf(rated, order_.key),
              order_.key != SortKey::kName ? ""
              : origin.name.empty()        ? origin.ToString()
                                           : origin.name,
              std::move(text)};
  const std::lock_guard lock(mutex_);
  entries_.push_back(std::move(entry));
}

void SortedRatings::AddBad(absl::string_view text) {
  const std::lock_guard lock(mutex_);
  bad_.emplace_back(text);
}

bool SortedRatings::IsBefore(const Entry& a, const Entry& b) const {
  if (a.figures.empty() != b.figures.empty()) return b.figures.empty();
  const auto key = [](const Entry& entry) { return std::tie(entry.figures, entry.name); };
  if (key(a) != key(b)) return order_.is_descending ? key(b) < key(a) : key(a) < key(b);
  return a.number < b.number;
}

bool SortedRatings::Write(const std::function<bool(absl::string_view)>& write) {
  const std::lock_guard lock(mutex_);
  std::sort(entries_.begin(), entries_.end(),
            [this](const Entry& a, const Entry& b) { return IsBefore(a, b); });
  return std::all_of(entries_.begin(), entries_.end(),
                     [&](const Entry& entry) { return write(entry.text); }) &&
         std::all_of(bad_.begin(), bad_.end(), write);
}

}  // namespace rushkit
