// The turns that a search of hidden hands begins with.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_CANDIDATES_H_
#define RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_CANDIDATES_H_

#include <cstddef>
#include <optional>
#include <vector>

#include "solver/game/card.h"
#include "solver/game/information_set.h"
#include "solver/game/turn.h"
#include "solver/judgement/play_book.h"

namespace rushkit {

struct HiddenCandidate {
  Card card = Card::kMove1;
  BookPlay play;
  double danger = 0;                 // exact: judgement.h
  double guess = 0.5;                // of the chance to win
  std::optional<double> known = {};  // the chance, where there is nothing to be found out
  const Turn* asked = nullptr;       // where it was asked for: then it is looked at to the end
};

// Those of the viewer's hand that look best at a glance, at most `most` and at least one, in the
// order of their guesses, which count each reply (reply_guess.h). No card of the hand wins at once.
std::vector<HiddenCandidate> HiddenCandidates(const InformationSet& view, const CompactForm& form,
                                              PlayBook& book, size_t most);

// Marks the candidate that `turn` is, or adds it; `turn` must outlive them, and does not win.
void AddAsked(const InformationSet& view, const CompactForm& form, PlayBook& book, const Turn& turn,
              std::vector<HiddenCandidate>& candidates);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_CANDIDATES_H_
