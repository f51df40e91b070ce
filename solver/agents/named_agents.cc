#include "solver/agents/named_agents.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/strip.h"
#include "solver/agents/cheat_agent.h"
#include "solver/agents/greedy_agent.h"
#include "solver/agents/mcts_agent.h"
#include "solver/agents/random_agent.h"
#include "solver/agents/sharp_agent.h"

namespace rushkit {
namespace {

struct PlainAgent {
  absl::string_view name;
  std::unique_ptr<Agent> (*make)();
};

// An agent whose name ends in ":NUMBER".
struct NumberedAgent {
  absl::string_view name;
  absl::string_view number;  // what it is called
  uint64_t most;             // it is one at least
  std::unique_ptr<Agent> (*make)(uint64_t);
  bool is_reference = false;  // has to be shown both hands
};

template <class Made, class... Numbers>
std::unique_ptr<Agent> Make(Numbers... numbers) {
  return std::make_unique<Made>(numbers...);
}

constexpr std::array<PlainAgent, 3> kPlain = {
    {{"random", Make<RandomAgent>}, {"greedy", Make<GreedyAgent>}, {"sharp", Make<SharpAgent>}}};
std::unique_ptr<Agent> MakeCheat(uint64_t depth) {
  return std::make_unique<CheatAgent>(static_cast<int>(depth));
}

constexpr std::array<NumberedAgent, 2> kNumbered = {
    {{"mcts", "N", 1'000'000'000, Make<MctsAgent, uint64_t>},
     {"cheat", "D", CheatAgent::kMostDepth, MakeCheat, true}}};

std::string FormOf(const NumberedAgent& agent) {
  return absl::StrCat(agent.name, ":", agent.number);
}

// The one whose name `name` begins with, up to the colon.
const NumberedAgent* FindNumbered(absl::string_view name) {
  const auto found = std::find_if(kNumbered.begin(), kNumbered.end(), [&](const auto& agent) {
    return name.substr(0, name.find(':')) == agent.name && name.find(':') != name.npos;
  });
  return found == kNumbered.end() ? nullptr : &*found;
}

// Digits alone: no sign, no space, no zero in front.
std::optional<uint64_t> NumberIn(absl::string_view name, const NumberedAgent& agent) {
  absl::ConsumePrefix(&name, agent.name);
  absl::ConsumePrefix(&name, ":");
  uint64_t number = 0;
  const bool is_number = absl::SimpleAtoi(name, &number) && absl::StrCat(number) == name;
  if (!is_number || number < 1 || number > agent.most) return std::nullopt;
  return number;
}

}  // namespace

std::vector<std::string> AgentNames() {
  std::vector<std::string> names;
  names.reserve(kPlain.size());
  for (const PlainAgent& agent : kPlain) names.emplace_back(agent.name);
  return names;
}

std::vector<std::string> AgentForms() {
  std::vector<std::string> forms = AgentNames();
  for (const NumberedAgent& agent : kNumbered) {
    if (!agent.is_reference) forms.push_back(FormOf(agent));
  }
  return forms;
}

std::vector<std::string> ReferenceForms() {
  std::vector<std::string> forms;
  for (const NumberedAgent& agent : kNumbered) {
    if (agent.is_reference) forms.push_back(FormOf(agent));
  }
  return forms;
}

bool IsReference(absl::string_view name) {
  const NumberedAgent* numbered = FindNumbered(name);
  return numbered != nullptr && numbered->is_reference;
}

std::unique_ptr<Agent> MakeAgent(absl::string_view name) {
  for (const PlainAgent& agent : kPlain) {
    if (agent.name == name) return agent.make();
  }
  const NumberedAgent* numbered = FindNumbered(name);
  if (numbered == nullptr) return nullptr;
  const std::optional<uint64_t> number = NumberIn(name, *numbered);
  return number ? numbered->make(*number) : nullptr;
}

absl::Status CheckAgentName(absl::string_view name) {
  if (MakeAgent(name) != nullptr) return absl::OkStatus();
  const NumberedAgent* numbered = FindNumbered(name);
  if (numbered == nullptr) {
    return absl::NotFoundError(
        absl::StrCat("found '", name, "', expected ", absl::StrJoin(AgentForms(), "|")));
  }
  return absl::InvalidArgumentError(absl::StrCat("found '", name, "', expected ", FormOf(*numbered),
                                                 " with ", numbered->number, " from 1 to ",
                                                 numbered->most));
}

}  // namespace rushkit
