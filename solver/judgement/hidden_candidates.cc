#include "solver/judgement/hidden_candidates.h"

#include <algorithm>
#include <cmath>

#include "solver/evaluation/hand_odds.h"
#include "solver/judgement/game_value.h"
#include "solver/judgement/reply_guess.h"

namespace rushkit {
namespace {

bool EndsByRepetition(const InformationSet& view, const CompactForm& form,
                      const CompactPosition& position) {
  const GameCourse& course = view.course();
  const int most = course.limits().repetitions;
  if (course.turns() < 2 * most - 2) return false;
  return course.TimesSeen(form.Expand(position), Opponent(view.viewer())) + 1 >= most;
}

void SortByGuess(std::vector<HiddenCandidate>& candidates) {
  std::stable_sort(
      candidates.begin(), candidates.end(),
      [](const HiddenCandidate& a, const HiddenCandidate& b) { return a.guess > b.guess; });
}

}  // namespace

std::vector<HiddenCandidate> HiddenCandidates(const InformationSet& view, const CompactForm& form,
                                              PlayBook& book, size_t most) {
  BookPage& page = book.PageOf(*form.Compact(view.position()), view.viewer());
  const int worth = WorthOf(view.hand()) - ExpectedWorth(view.other(), view.unseen()) - kTempo;
  std::vector<HiddenCandidate> candidates;
  for (const Card card : kAllCards) {
    if (!view.hand().Has(card)) continue;
    for (const BookPlay& play : book.PlaysOf(page, card).best) {
      HiddenCandidate candidate{card, play};
      if (!play.answers.empty()) {
        candidate.danger = ChanceToHold(view.other(), view.unseen(), play.answers);
      }
      candidate.guess = (1 - candidate.danger) * ChanceAt(play.worth + worth - WorthOf(card));
      if (candidate.danger >= 1) candidate.known = 0;
      if (EndsByRepetition(view, form, play.position)) candidate.known = 0.5;
      if (candidate.known) candidate.guess = *candidate.known;
      candidates.push_back(candidate);
    }
  }
  SortByGuess(candidates);
  candidates.resize(std::min(candidates.size(), most));
  for (HiddenCandidate& candidate : candidates) {
    if (candidate.known) continue;
    BookPage& next = book.PageOf(candidate.play.position, Opponent(view.viewer()));
    candidate.guess = GuessAfterReply(view, book, next, candidate.card);
  }
  SortByGuess(candidates);
  return candidates;
}

}  // namespace rushkit
