#include "solver/judgement/hidden_candidates.h"

#include <algorithm>
#include <cmath>

#include "solver/evaluation/hand_odds.h"
#include "solver/judgement/game_value.h"

namespace rushkit {
namespace {

// Of the cards that a hand is known to hold and, for each hidden one, the mean of the unseen cards.
int ExpectedWorth(const CardLedger::Held& held, const CardCounts& unseen) {
  if (held.hidden == 0) return WorthOf(held.known);
  return WorthOf(held.known) + held.hidden * WorthOf(unseen) / unseen.size();
}

bool EndsByRepetition(const InformationSet& view, const CompactForm& form,
                      const CompactPosition& position) {
  const GameCourse& course = view.course();
  const int most = course.limits().repetitions;
  if (course.turns() < 2 * most - 2) return false;
  return course.TimesSeen(form.Expand(position), Opponent(view.viewer())) + 1 >= most;
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
  std::stable_sort(
      candidates.begin(), candidates.end(),
      [](const HiddenCandidate& a, const HiddenCandidate& b) { return a.guess > b.guess; });
  candidates.resize(std::min(candidates.size(), most));
  return candidates;
}

}  // namespace rushkit
