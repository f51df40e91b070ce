// One action, as the keys of an object that may have other keys too:
//
//   "vehicles", "animals"                    a roadkill
//   "wreck" or "attack", "with", "of"        a card of the opponent "of", with a card of one's own
//   "take", perhaps "discard"                a card of the freeway
#ifndef RUSHKIT_CALCULATORS_ROADKILL_RIVALS_ACTION_READER_H_
#define RUSHKIT_CALCULATORS_ROADKILL_RIVALS_ACTION_READER_H_

#include <optional>
#include <string>
#include <vector>

#include "calculators/roadkill_rivals/action.h"
#include "calculators/roadkill_rivals/reader.h"

namespace rushkit::roadkill {

JsonKeys WithActionKeys(JsonKeys keys);

// The action in `object`, which stands at `where`; nothing when there is none, or a wrong one.
// `opponents` are those who can be struck; `of` is empty where it is left out.
std::optional<Action> ReadAction(Reader& reader, const JsonObject& object, TextLocation where,
                                 const std::vector<std::string>& opponents);

}  // namespace rushkit::roadkill

#endif  // RUSHKIT_CALCULATORS_ROADKILL_RIVALS_ACTION_READER_H_
