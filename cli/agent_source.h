// Where an agent is asked for: the name of one of ours, or "exec:COMMAND", a program that speaks
// the protocol of solver/notation/agent_protocol.h.
#ifndef RUSHKIT_CLI_AGENT_SOURCE_H_
#define RUSHKIT_CLI_AGENT_SOURCE_H_

#include <chrono>
#include <memory>
#include <string>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/agents/agent.h"

namespace CLI {
class App;
}

namespace rushkit {

// "random|...|exec:COMMAND", for help and messages.
std::string AgentChoices();
// Of those that take no number.
std::string StrongestAgent();

// What is wrong with a text that should name an agent: NotFound when it names none. Nothing is
// started.
absl::Status CheckAgent(const std::string& text);
// The same where both hands are shown to an agent that has to see them (named_agents.h).
absl::Status CheckAgentOrReference(const std::string& text);

// An option whose value names an agent, which may be such a one.
void AddAgentOption(CLI::App& app, const std::string& flag, const std::string& help,
                    std::string& name);

// A new agent, a program with its greeting done. A program that does not answer within `turn_time`
// is told to stop, and then given up.
absl::StatusOr<std::unique_ptr<Agent>> OpenAgent(const std::string& text,
                                                 std::chrono::nanoseconds turn_time);

inline constexpr std::chrono::seconds kDefaultTurnTime{30};

// --turn-time
void AddTurnTime(CLI::App& app, std::chrono::nanoseconds& turn_time);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_AGENT_SOURCE_H_
