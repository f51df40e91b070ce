#include "solver/judgement/hidden_candidates.h"

#include <algorithm>
#include <cmath>

#include "solver/evaluation/hand_odds.h"
#include "solver/game/plays.h"
#include "solver/judgement/game_value.h"
#include "solver/judgement/reply_guess.h"

namespace rushkit {
namespace {

void SortByGuess(std::vector<HiddenCandidate>& candidates) {
  std::stable_sort(
      candidates.begin(), candidates.end(),
      [](const HiddenCandidate& a, const HiddenCandidate& b) { return a.guess > b.guess; });
}

// What a play of the viewer looks like at a glance.
HiddenCandidate CandidateOf(const InformationSet& view, const CompactForm& form, Card card,
                            const BookPlay& play) {
  const int worth = WorthOf(view.hand()) - ExpectedWorth(view.other(), view.unseen()) - kTempo;
  HiddenCandidate candidate{card, play};
  if (!play.answers.empty()) {
    candidate.danger = ChanceToHold(view.other(), view.unseen(), play.answers);
  }
  candidate.guess = (1 - candidate.danger) * ChanceAt(play.worth + worth - WorthOf(card));
  if (candidate.danger >= 1) candidate.known = 0;
  if (view.course().IsRepetitionNear() &&
      view.course().EndsByRepetition(form.Expand(play.position))) {
    candidate.known = 0.5;
    candidate.danger = 0;  // there is no reply
  }
  if (candidate.known) candidate.guess = *candidate.known;
  return candidate;
}

// Looks one reply further.
void GuessBetter(const InformationSet& view, PlayBook& book, HiddenCandidate& candidate) {
  if (candidate.known) return;
  BookPage& next = book.PageOf(candidate.play.position, Opponent(view.viewer()));
  candidate.guess = GuessAfterReply(view, book, next, candidate.card);
}

}  // namespace

std::vector<HiddenCandidate> HiddenCandidates(const InformationSet& view, const CompactForm& form,
                                              PlayBook& book, size_t most) {
  BookPage& page = book.PageOf(*form.Compact(view.position()), view.viewer());
  std::vector<HiddenCandidate> candidates;
  for (const Card card : kAllCards) {
    if (!view.hand().Has(card)) continue;
    for (const BookPlay& play : book.PlaysOf(page, card).best) {
      candidates.push_back(CandidateOf(view, form, card, play));
    }
  }
  SortByGuess(candidates);
  candidates.resize(std::min(candidates.size(), most));
  for (HiddenCandidate& candidate : candidates) GuessBetter(view, book, candidate);
  SortByGuess(candidates);
  return candidates;
}

void AddAsked(const InformationSet& view, const CompactForm& form, PlayBook& book, const Turn& turn,
              std::vector<HiddenCandidate>& candidates) {
  const CompactPosition position = *form.Compact(After(view.position(), turn));
  const auto same =
      std::find_if(candidates.begin(), candidates.end(), [&](const HiddenCandidate& one) {
        return one.card == turn.card && one.play.position == position;
      });
  if (same != candidates.end()) {
    same->asked = &turn;
    return;
  }
  HiddenCandidate candidate =
      CandidateOf(view, form, turn.card, book.PlayTo(position, view.viewer()));
  GuessBetter(view, book, candidate);
  candidate.asked = &turn;
  candidates.push_back(candidate);
}

}  // namespace rushkit
