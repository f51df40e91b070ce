// Advice about the turns of a hand, for people and as JSON.
#ifndef RUSHKIT_CLI_ADVICE_REPORT_H_
#define RUSHKIT_CLI_ADVICE_REPORT_H_

#include <string>

#include "absl/strings/string_view.h"
#include "cli/render/json.h"
#include "solver/analysis/advice.h"
#include "solver/game/information_set.h"

namespace rushkit {

// "hidden", "open", "open-known"; and back, or nothing.
std::string KnowledgeName(Knowledge knowledge);
std::optional<Knowledge> FindKnowledge(absl::string_view name);

// "wins in 2 turns", "loses in 1 turn", "open to depth 5".
std::string VerdictText(const DealVerdict& verdict);

// The turns, best first, with what each does, and whatever else was asked for.
std::string AdviceText(const InformationSet& view, const AdviceRequest& request,
                       const Advice& advice);

// The same as members of `object`.
void AddAdvice(const InformationSet& view, const AdviceRequest& request, const Advice& advice,
               Json& object);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_ADVICE_REPORT_H_
