// What a candidate is worth if each reply to it is: the first two turns without any sampling.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_REPLY_GUESS_H_
#define RUSHKIT_SOLVER_JUDGEMENT_REPLY_GUESS_H_

#include "solver/game/card.h"
#include "solver/game/information_set.h"
#include "solver/judgement/play_book.h"

namespace rushkit {

// The chance that the viewer wins who plays `card` and leaves `page`, where the other player is to
// move: the mean over all hands that the other may have of what is left after the best reply that
// such a hand has. The other player takes the reply that looks best without the viewer's cards;
// what it leaves is judged with them, and with the chance that the viewer wins then.
double GuessAfterReply(const InformationSet& view, PlayBook& book, BookPage& page, Card card);

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_REPLY_GUESS_H_
