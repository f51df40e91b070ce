// An agent that is a program of its own.
#ifndef RUSHKIT_CLI_FOREIGN_AGENT_H_
#define RUSHKIT_CLI_FOREIGN_AGENT_H_

#include <chrono>
#include <memory>
#include <string>

#include "absl/status/statusor.h"
#include "cli/agent_process.h"
#include "solver/agents/agent.h"

namespace rushkit {

// A program that dies, does not answer in time, answers what cannot be understood or plays an
// illegal turn makes Choose fail, which ends a game without a winner: a bug is no defeat.
class ForeignAgent : public Agent {
 public:
  // Starts the program and greets it. `command` is split as command_words.h says.
  static absl::StatusOr<std::unique_ptr<Agent>> Start(const std::string& command,
                                                      std::chrono::nanoseconds turn_time);

  absl::StatusOr<Decision> Choose(const InformationSet& view, Random& random) override;

 private:
  ForeignAgent(AgentProcess process, std::string command, std::chrono::nanoseconds turn_time)
      : process_(std::move(process)), command_(std::move(command)), turn_time_(turn_time) {}

  absl::Status Greet();
  absl::StatusOr<AgentAnswer> AwaitTurn(const InformationSet& view, uint64_t seed);
  absl::Status About(const absl::Status& status) const;

  AgentProcess process_;
  std::string command_;
  std::chrono::nanoseconds turn_time_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_FOREIGN_AGENT_H_
