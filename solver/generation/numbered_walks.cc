#include "solver/generation/numbered_walks.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "solver/base/random.h"
#include "solver/notation/canonical.h"
#include "solver/notation/position_code.h"

namespace rushkit {

std::string KeyOfSetup(const Position& position) {
  return WritePositionCode(CanonicalPosition(position));
}

NumberedWalks::NumberedWalks(const GenerationOrder& order, const std::atomic<bool>& interrupt)
    : order_(order) {
  for (const Position& position : order.known) known_.insert(KeyOfSetup(position));
  settings_.measures = order.measures;
  settings_.measures.limits.interrupt = &interrupt;
  settings_.measures.limits.deadline.reset();
  settings_.most_tries = std::min(settings_.most_tries, order.most_tries);
  settings_.most_work = order.most_work;
  settings_.is_known = [this](const Position& position) {
    return known_.contains(KeyOfSetup(position));
  };
}

absl::StatusOr<WalkResult> NumberedWalks::Do(uint64_t number, PictureLibrary& library,
                                             const std::function<void()>& on_try) const {
  const WalkTask& task = order_.tasks[number % order_.tasks.size()];
  WalkResult walk = Walk(task, settings_, DerivedSeed(order_.seed, number), library, on_try);
  if (walk.kept && !Verify(task, walk) && !walk.is_stopped) {
    return absl::InternalError(absl::StrCat("walk ", number, " kept ",
                                            WritePositionCode(*walk.kept),
                                            ", which does not keep all wishes"));
  }
  return walk;
}

// Measures anew what is kept, with tables that nothing has been in. Games are the same games every
// time.
bool NumberedWalks::Verify(const WalkTask& task, WalkResult& walk) const {
  Wishes wishes = task.wishes;
  wishes.fair.reset();
  SetupCandidate candidate(*walk.kept, task.design.manner, settings_.measures, nullptr);
  const bool is_kept = Judge(wishes, candidate).is_kept();
  walk.is_stopped = candidate.is_stopped();
  return is_kept;
}

}  // namespace rushkit
