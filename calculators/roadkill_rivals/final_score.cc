#include "calculators/roadkill_rivals/final_score.h"

#include <algorithm>
#include <compare>

#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/clauses.h"
#include "calculators/roadkill_rivals/ruling.h"

namespace rushkit::roadkill {
namespace {

// A player with the cards that count for him.
struct Account {
  Standing standing;
  Cards cards;
  int assumed = 0;
};

Account AccountOf(const Holdings& player) {
  Account account;
  account.standing.name = player.name;
  account.cards = player.pile;
  account.cards.insert(account.cards.end(), player.lane.begin(), player.lane.end());
  ScoreSheet& sheet = account.standing.sheet;
  sheet.Append(JudgeLane(player.lane));
  for (const Card& card : player.pile) {
    if (card.goes_to_lane()) continue;
    sheet.Break(kTypesOfCards, absl::StrCat(card.text, " in a scoring pile"),
                "it goes to the discard pile");
  }
  ScoreCards(player.pile, kHowToWin, sheet);
  ScoreCards(player.lane, kTheEndOfTheGame, sheet);
  account.standing.points = PointsOf(account.cards);
  account.standing.cards = static_cast<int>(account.cards.size());
  account.assumed = sheet.total().value_or(0);
  return account;
}

// The cards of `account` that `other` does not have too: cards of one name are alike, whatever they
// score.
Cards OwnCards(const Account& account, const Account& other) {
  Cards own;
  Cards theirs = other.cards;
  for (const Card& card : account.cards) {
    const auto same = std::find(theirs.begin(), theirs.end(), card);
    if (same != theirs.end() && card.is_named) {
      theirs.erase(same);
    } else {
      own.push_back(card);
    }
  }
  return own;
}

// How `a` stands to `b` when it leads by that many points.
std::strong_ordering Compare(int lead, const Account& a, const Account& b) {
  return lead != 0 ? lead <=> 0 : a.standing.cards <=> b.standing.cards;
}

// Whether open facts can turn the order of the two. Then it hangs on them.
void CheckOpen(const Account& a, const Account& b, ScoreSheet& sheet) {
  const Cards mine = OwnCards(a, b);
  const Cards theirs = OwnCards(b, a);
  const int lowest = PointsOf(mine).lowest - PointsOf(theirs).highest;
  const int highest = PointsOf(mine).highest - PointsOf(theirs).lowest;
  if (Compare(lowest, a, b) == Compare(highest, a, b)) return;
  for (const Cards* side : {&mine, &theirs}) {
    for (const Card& card : *side) {
      if (card.points.is_open()) RestOnPoints(card, true, sheet);
    }
  }
}

void NoteTie(const Account& a, const Account& b, ScoreSheet& sheet) {
  const std::string both = absl::StrCat(a.standing.name, " and ", b.standing.name, ": ",
                                        WriteCount(a.assumed, "point"), " each");
  if (a.standing.cards == b.standing.cards) {
    sheet.Note(kTheEndOfTheGame,
               absl::StrCat(both, ", ", WriteCount(a.standing.cards, "card"), " each"),
               "they share");
  } else {
    sheet.Note(kTheEndOfTheGame,
               absl::StrCat(both, ", ", WriteCount(a.standing.cards, "card"), " against ",
                            b.standing.cards),
               absl::StrCat(a.standing.name, " is ahead"));
  }
}

}  // namespace

Verdict FinalScore::verdict() const {
  Verdict verdict = sheet.verdict();
  for (const Standing& standing : standings) verdict = Worse(verdict, standing.sheet.verdict());
  return verdict;
}

FinalScore ScoreGame(absl::Span<const Holdings> players) {
  std::vector<Account> accounts;
  for (const Holdings& player : players) accounts.push_back(AccountOf(player));
  const auto is_before = [](const Account& a, const Account& b) {
    return Compare(a.assumed - b.assumed, a, b) > 0;
  };
  std::stable_sort(accounts.begin(), accounts.end(), is_before);
  FinalScore score;
  Cards all;
  for (const Account& account : accounts) {
    all.insert(all.end(), account.cards.begin(), account.cards.end());
  }
  ExpectCopies(all, score.sheet);
  for (size_t i = 0; i < accounts.size(); ++i) {
    Account& account = accounts[i];
    Standing& standing = account.standing;
    const bool shares = i > 0 && !is_before(accounts[i - 1], account);
    standing.rank = shares ? accounts[i - 1].standing.rank : static_cast<int>(i) + 1;
    score.sheet.Note(kHowToWin,
                     absl::StrCat(standing.name, ": ", WriteCount(standing.points, "point"), ", ",
                                  WriteCount(standing.cards, "card")),
                     absl::StrCat("rank ", standing.rank));
    if (i > 0 && accounts[i - 1].assumed == account.assumed) {
      NoteTie(accounts[i - 1], account, score.sheet);
    }
    for (size_t j = 0; j < i; ++j) CheckOpen(accounts[j], account, score.sheet);
    score.standings.push_back(standing);
  }
  return score;
}

}  // namespace rushkit::roadkill
