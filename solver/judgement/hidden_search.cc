#include "solver/judgement/hidden_search.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <thread>
#include <tuple>
#include <utility>

#include "absl/container/flat_hash_map.h"
#include "solver/evaluation/winning_turn.h"
#include "solver/judgement/hidden_candidates.h"
#include "solver/judgement/hidden_root.h"
#include "solver/judgement/play_book.h"
#include "solver/search/limit_now.h"

namespace rushkit {
namespace {

// bench/README.md says what else was tried.
constexpr double kWidening = 1.1;  // candidates, by the root of the iterations
constexpr double kFewest = 4;
constexpr double kMost = 32;
constexpr double kGuessError = 0.3;  // of a chance that is guessed

// What a root has found, and what stopped it.
struct RootResult {
  std::vector<WalkTally> tallies;
  std::optional<LimitKind> limit;
};

std::unique_ptr<PlayBook> BookFor(const InformationSet& view, SetupTables& tables) {
  return std::make_unique<PlayBook>(tables.plays(), tables.race(),
                                    CardKinds::Of(view.cards().AllCards()));
}

// What stands in any of the books is counted once, so that it does not matter how many there were.
void CountPages(const std::vector<std::unique_ptr<PlayBook>>& books, Judgement& judgement) {
  absl::flat_hash_map<std::pair<CompactPosition, Player>, CardKinds> counted;
  for (const std::unique_ptr<PlayBook>& book : books) {
    for (const BookPage& page : book->pages()) {
      CardKinds& kinds = counted[{page.position, page.mover}];
      for (const Card card : kAllCards) {
        const std::optional<BookPlays>& plays = page.plays[static_cast<size_t>(card)];
        if (!plays || kinds.Has(card)) continue;
        if (kinds.empty()) ++judgement.expanded;
        kinds.Add(card);
        judgement.generated += plays->generated;
      }
    }
  }
}

RootResult SearchRoot(const InformationSet& view, absl::Span<const HiddenCandidate> candidates,
                      PlayBook& book, const HiddenRequest& request, uint64_t number) {
  HiddenRoot root(view, candidates, book, DerivedSeed(request.seed, number));
  std::optional<LimitKind> limit;
  root.Search(request.iterations / HiddenSearch::kRoots, [&] {
    limit = LimitNow(request.limits);
    return !limit;
  });
  return {root.tallies(), limit};
}

// How many candidates are looked at: the more there is time for, the more (progressive widening:
// Coulom, 2007).
size_t CandidatesFor(uint64_t iterations) {
  const double wide = kWidening * std::sqrt(static_cast<double>(iterations));
  return static_cast<size_t>(std::clamp(wide, kFewest, kMost));
}

// The error is that of the mean of the walks, with one more that lies half a chance off, so that
// few of them that agree prove nothing; and for all that was guessed, the first guess and the ends
// of walks, what such a guess is off by.
Estimate EstimateOf(const HiddenCandidate& candidate, const WalkTally& tally) {
  if (candidate.known) return {*candidate.known, *candidate.known, *candidate.known};
  const double most = 1 - candidate.danger;
  const auto walks = static_cast<double>(tally.walks);
  const double all = walks + WalkTally::kGuessWalks;
  const double mean = tally.MeanWith(candidate.guess);
  const double walked = walks > 0 ? tally.sum / walks : 0;
  const double squares = std::max(0.0, tally.squares - walks * walked * walked) + 0.25;
  const double guessed = most * (static_cast<double>(tally.guesses) + WalkTally::kGuessWalks) / all;
  const double error = 1.96 * std::sqrt(squares) / all + guessed * kGuessError;
  return {mean, std::max(0.0, mean - error), std::min(most, mean + error)};
}

JudgedTurn JudgedOf(const HiddenCandidate& candidate, const WalkTally& tally,
                    PlayGenerator& plays) {
  Turn turn = candidate.asked != nullptr ? *candidate.asked
                                         : plays.TurnTo(candidate.card, candidate.play.position);
  return {std::move(turn), false, EstimateOf(candidate, tally), candidate.danger, tally.walks};
}

// A turn that was asked for was kept to the end, good or not: it stands where its mean puts it.
void Insert(JudgedTurn asked, std::vector<JudgedTurn>& turns) {
  const auto place = std::find_if(turns.begin(), turns.end(), [&](const JudgedTurn& one) {
    return one.win.chance < asked.win.chance;
  });
  turns.insert(place, std::move(asked));
}

// Those that most roots kept longest come first, and of these the best by the mean.
HiddenJudgement Answer(const InformationSet& view, const HiddenRequest& request,
                       const std::vector<HiddenCandidate>& candidates,
                       const std::vector<RootResult>& roots, PlayGenerator& plays) {
  HiddenJudgement result;
  std::vector<JudgedTurn>& turns = result.judgement.turns;
  std::vector<JudgedTurn> asked;
  plays.Begin(view.position(), view.viewer());
  for (size_t i = 0; i < candidates.size(); ++i) {
    WalkTally tally;
    for (const RootResult& root : roots) tally.Add(root.tallies[i]);
    result.iterations += tally.walks;
    (candidates[i].asked != nullptr ? asked : turns)
        .push_back(JudgedOf(candidates[i], tally, plays));
  }
  for (const RootResult& root : roots) {
    if (root.limit) result.limit = root.limit;
  }
  std::stable_sort(turns.begin(), turns.end(), [](const JudgedTurn& a, const JudgedTurn& b) {
    return std::tie(a.visits, a.win.chance) > std::tie(b.visits, b.win.chance);
  });
  turns.resize(std::min(turns.size(), request.turns));
  for (JudgedTurn& turn : asked) Insert(std::move(turn), turns);
  return result;
}

JudgedTurn Win(Turn turn) { return {std::move(turn), true, {1, 1, 1}, 0, 0}; }

}  // namespace

HiddenJudgement HiddenSearch::Judge(const InformationSet& view, const HiddenRequest& request) {
  PlayGenerator& plays = TablesFor(view, 0).plays();
  plays.Begin(view.position(), view.viewer());
  std::vector<JudgedTurn> wins;
  if (std::optional<Turn> turn = WinningTurn(plays, view)) wins.push_back(Win(*std::move(turn)));

  auto book = BookFor(view, *tables_[0]);
  std::vector<HiddenCandidate> candidates;
  if (wins.empty()) {
    candidates = HiddenCandidates(view, plays.form(), *book, CandidatesFor(request.iterations));
  }
  for (const Turn& turn : request.also) {
    if (!Wins(view, turn)) {
      AddAsked(view, plays.form(), *book, turn, candidates);
    } else if (turn != wins.front().turn) {
      wins.push_back(Win(turn));
    }
  }
  HiddenJudgement result;
  if (!candidates.empty()) result = Search(view, request, candidates, std::move(book));
  std::vector<JudgedTurn>& turns = result.judgement.turns;
  turns.insert(turns.begin(), wins.begin(), wins.end());
  return result;
}

HiddenJudgement HiddenSearch::Search(const InformationSet& view, const HiddenRequest& request,
                                     const std::vector<HiddenCandidate>& candidates,
                                     std::unique_ptr<PlayBook> book) {
  const auto threads = static_cast<size_t>(std::clamp(request.threads, 1, kRoots));
  for (size_t i = 0; i < threads; ++i) TablesFor(view, i);
  std::vector<std::unique_ptr<PlayBook>> books(threads);  // by thread, like the tables
  books[0] = std::move(book);
  std::vector<RootResult> roots(kRoots);
  const auto search_every = [&](size_t thread) {
    if (thread > 0) books[thread] = BookFor(view, *tables_[thread]);
    for (size_t i = thread; i < roots.size(); i += threads) {
      roots[i] = SearchRoot(view, candidates, *books[thread], request, i);
    }
  };
  std::vector<std::thread> others;
  for (size_t i = 1; i < threads; ++i) others.emplace_back(search_every, i);
  search_every(0);
  for (std::thread& other : others) other.join();
  HiddenJudgement result = Answer(view, request, candidates, roots, tables_[0]->plays());
  CountPages(books, result.judgement);
  return result;
}

SetupTables& HiddenSearch::TablesFor(const InformationSet& view, size_t thread) {
  if (tables_.size() <= thread) tables_.resize(thread + 1);
  return SetupTables::For(view, tables_[thread]);
}

}  // namespace rushkit
