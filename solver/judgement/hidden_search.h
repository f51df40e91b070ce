// The best turn of a player who does not see the other's hand nor the pile: information-set Monte
// Carlo tree search (Cowling, Powley and Whitehouse, 2012).
//
// Each iteration deals the hidden cards anew, plays one of the root's candidates and walks on
// through a tree (hidden_tree.h). Four insights make few of them go far:
// - Whether a card wins at once is known in no time, so chance plays no part in that. A win in hand
//   is played. The danger that the other player wins with the reply is the exact one, and the hands
//   that are dealt are those that do not: what is left to find out is what happens then.
// - Nor does chance play a part in the first reply: the mean over all hands of the best one is had
//   kind by kind (reply_guess.h). Each candidate begins with it, as if it had been walked already.
// - What a card can leave is generated once a position (play_book.h), whatever hands meet there.
// - The candidates of one round get the same cards, so that luck does not part them, and half of
//   them go on to the next round (sequential halving: Karnin, Koren and Somekh, 2013).
//
// There are kRoots trees that share nothing but what is the same for all, each with random numbers
// of its own and its part of the iterations: the answer does not depend on the number of threads.
//
// Each player takes the play of the best mean over all hands, which is a pure choice. Where the
// best is to mix choices so that they cannot be foreseen, it finds one of those that are mixed, or
// wavers between them, and not how often each is to be played.
#ifndef RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_SEARCH_H_
#define RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_SEARCH_H_

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "solver/evaluation/setup_tables.h"
#include "solver/game/information_set.h"
#include "solver/judgement/judgement.h"
#include "solver/search/limits.h"

namespace rushkit {

struct HiddenRequest {
  // Over all roots; the more there are, the more candidates are looked at. Each root walks at least
  // once with each of its candidates in each round.
  uint64_t iterations = 400;
  uint64_t seed = 1;
  int threads = 1;
  size_t turns = 5;  // so many are named, if there are so many
  // Legal turns that are judged whether they are good or not, as they are written here.
  std::vector<Turn> also = {};
  // Of these the deadline and the interrupt, after which no new iteration begins: what is found by
  // then depends on the machine.
  Limits limits;
};

struct HiddenJudgement {
  // The interval of a chance is the error of the mean over its iterations and what the guesses in
  // it may be wrong by, which is most of it while there are few iterations. A turn that ends the
  // game by repetition counts a half; that a later one does so is not known, nor the turn cap.
  Judgement judgement;
  uint64_t iterations = 0;
  std::optional<LimitKind> limit;  // that ended it
};

// Keeps memory and look-ups from one question to the next, and nothing that could change an answer.
class PlayBook;
struct HiddenCandidate;

class HiddenSearch {
 public:
  static constexpr int kRoots = 4;

  // For the player to move, who is the viewer of `view`.
  HiddenJudgement Judge(const InformationSet& view, const HiddenRequest& request);

 private:
  HiddenJudgement Search(const InformationSet& view, const HiddenRequest& request,
                         const std::vector<HiddenCandidate>& candidates,
                         std::unique_ptr<PlayBook> book);
  SetupTables& TablesFor(const InformationSet& view, size_t thread);

  std::vector<std::unique_ptr<SetupTables>> tables_;  // by thread
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_JUDGEMENT_HIDDEN_SEARCH_H_
