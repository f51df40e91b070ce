#include "calculators/roller_coaster_rush/grand_opening.h"

#include <algorithm>
#include <tuple>

#include "absl/strings/str_cat.h"
#include "calculators/roller_coaster_rush/clauses.h"

namespace rushkit::coaster {
namespace {

void ScoreFlags(absl::Span<const Piece> completed, const Flags& flags, ScoreSheet& sheet) {
  if (completed.empty()) sheet.Score(kGrandOpening, "no piece completed", 0);
  Coaster unknown;
  for (const Piece piece : completed) {
    const std::optional<int> value = flags[IndexOf(piece)];
    sheet.Score(kGrandOpening, absl::StrCat(WritePiece(piece), " completed"), value.value_or(0));
    if (!value.has_value()) unknown.push_back(piece);
  }
  if (unknown.empty()) return;
  sheet.Rest({absl::StrCat("the flags of ", WritePieces(unknown), ": counted as 0"),
              Confidence::kUnknown, true});
}

// What the bonus of a piece that is no segment's is for.
std::string BonusRule(const Showstopper& showstopper, Piece piece, const Flags& flags) {
  const std::string letter = WritePiece(piece);
  switch (showstopper.kind) {
    case ShowstopperKind::kDoubleAfter:
      return absl::StrCat(letter, " scores double");
    case ShowstopperKind::kValues:
      return absl::StrCat(letter, " has ", flags[IndexOf(piece)].value_or(0), " flags");
    default:
      return absl::StrCat("sequence completed with ", letter);
  }
}

// A segment is one line, and so is each piece that scores by itself.
void ScoreBonus(const Showstopper& showstopper, absl::Span<const Piece> completed,
                const Flags& flags, const Rules& rules, ScoreSheet& sheet) {
  const size_t lines_before = sheet.lines().size();
  BonusState state;
  Coaster segment;
  int bonus = 0;
  const auto end_segment = [&] {
    if (bonus > 0) {
      sheet.Score(kScoringSegments, absl::StrCat("segment ", WritePieces(segment)), bonus);
    }
    segment.clear();
    bonus = 0;
  };
  for (const Piece piece : completed) {
    const BonusStep step = Advance(showstopper, flags, rules, state, piece);
    state = step.next;
    if (!showstopper.is_segment()) {
      if (step.bonus > 0) {
        sheet.Score(kShowstopperMode, BonusRule(showstopper, piece, flags), step.bonus);
      }
      continue;
    }
    if (step.bonus == 0) end_segment();
    segment.push_back(piece);
    bonus += step.bonus;
  }
  end_segment();
  if (sheet.lines().size() > lines_before) return;
  sheet.Score(kShowstopperMode, absl::StrCat("no bonus for ", WriteShowstopper(showstopper)), 0);
}

void ScoreMoney(const Showstopper& showstopper, Money money, absl::Span<const Money> others,
                const Rules& rules, ScoreSheet& sheet) {
  const std::optional<int> bonus = MoneyBonus(showstopper, money, others, rules);
  if (bonus.has_value()) {
    sheet.Score(kShowstopperMode, *bonus > 0 ? "most money" : "not the most money", *bonus);
  } else {
    sheet.Rest({absl::StrCat("who has the most money: +", showstopper.points, " not counted"),
                Confidence::kUnknown, true});
  }
}

// Ranked by points, then by money, then by track pieces. Those who are equal in all share.
auto RankOf(const Standing& standing) {
  return std::tuple(-standing.points, -standing.money.value_or(0),
                    -static_cast<int>(standing.pieces));
}

// How `first` and `second`, who have the same points and stand next to each other, are told apart.
void ExplainTie(const Standing& first, const Standing& second, ScoreSheet& sheet) {
  const std::string who =
      absl::StrCat(first.name, " and ", second.name, ": ", first.points, " points each");
  for (const Standing* one : {&first, &second}) {
    if (one->money.has_value()) continue;
    sheet.Rest({absl::StrCat("the money of ", one->name), Confidence::kUnknown, true});
  }
  if (!first.money.has_value() || !second.money.has_value()) return;
  std::string how = "they share their place";
  if (*first.money != *second.money) {
    how = absl::StrCat(first.name, " has more money: ", *first.money, " against ", *second.money);
  } else if (first.pieces != second.pieces) {
    how = absl::StrCat(first.name, " has more track pieces: ", first.pieces, " against ",
                       second.pieces);
  }
  sheet.Note(kTiebreakers, who, how);
}

std::vector<Standing> Rank(std::vector<Standing> standings, ScoreSheet& ties) {
  std::sort(standings.begin(), standings.end(), [](const Standing& a, const Standing& b) {
    return std::pair(RankOf(a), a.name) < std::pair(RankOf(b), b.name);
  });
  for (size_t i = 0; i < standings.size(); ++i) {
    const bool shares = i > 0 && RankOf(standings[i - 1]) == RankOf(standings[i]);
    standings[i].place = shares ? standings[i - 1].place : static_cast<int>(i) + 1;
    if (i == 0 || standings[i - 1].points != standings[i].points) continue;
    ExplainTie(standings[i - 1], standings[i], ties);
  }
  return standings;
}

std::vector<Money> MoneyOfOthers(absl::Span<const Entry> entries, size_t player) {
  std::vector<Money> others;
  for (size_t i = 0; i < entries.size(); ++i) {
    if (i != player) others.push_back(entries[i].money);
  }
  return others;
}

}  // namespace

std::optional<int> MoneyBonus(const Showstopper& showstopper, Money money,
                              absl::Span<const Money> others, const Rules& rules) {
  if (showstopper.kind != ShowstopperKind::kMostMoney) return 0;
  bool is_known = !others.empty();
  for (const Money other : others) {
    is_known = is_known && other.has_value();
    if (!money.has_value() || !other.has_value()) continue;
    const bool is_beaten =
        rules.most_money_tie == MostMoneyTie::kNone ? *other >= *money : *other > *money;
    if (is_beaten) return 0;
  }
  return money.has_value() && is_known ? std::optional<int>(showstopper.points) : std::nullopt;
}

ScoreSheet ScoreEntry(const Entry& entry, absl::Span<const Money> others, const Flags& flags,
                      const Rules& rules) {
  ScoreSheet sheet;
  const std::optional<Coaster> coaster = AsCoaster(entry.name, entry.coaster, sheet);
  if (!coaster.has_value()) return sheet;
  const size_t count =
      CompletedPieces(kGrandOpening, entry.name, entry.runs, coaster->size(), sheet);
  const auto completed = absl::MakeConstSpan(*coaster).first(count);
  ScoreFlags(completed, flags, sheet);
  if (!entry.showstopper.has_value()) return sheet;
  if (entry.showstopper->kind == ShowstopperKind::kMostMoney) {
    ScoreMoney(*entry.showstopper, entry.money, others, rules, sheet);
  } else {
    ScoreBonus(*entry.showstopper, completed, flags, rules, sheet);
  }
  return sheet;
}

Verdict GrandOpening::verdict() const {
  Verdict verdict = ties.verdict();
  for (const PlayerScore& one : scores) verdict = Worse(verdict, one.sheet.verdict());
  return verdict;
}

GrandOpening ScoreGrandOpening(absl::Span<const Entry> entries, const Flags& flags,
                               const Rules& rules) {
  GrandOpening opening;
  std::vector<Holding> holdings;
  for (size_t i = 0; i < entries.size(); ++i) {
    const Entry& entry = entries[i];
    const ScoreSheet sheet = ScoreEntry(entry, MoneyOfOthers(entries, i), flags, rules);
    opening.scores.push_back({entry.name, sheet});
    opening.standings.push_back(
        {0, entry.name, sheet.total().value_or(0), entry.money, PiecesIn(entry.coaster).count()});
    holdings.push_back({entry.name, PiecesIn(entry.coaster)});
  }
  CheckShared(holdings, opening.ties);
  opening.standings = Rank(std::move(opening.standings), opening.ties);
  return opening;
}

}  // namespace rushkit::coaster
