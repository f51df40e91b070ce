// A program that plays, and the conversation with it: requests out, answers in, in any order.
#ifndef RUSHKIT_CLI_AGENT_PROCESS_H_
#define RUSHKIT_CLI_AGENT_PROCESS_H_

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "cli/child_process.h"
#include "solver/notation/agent_protocol.h"

namespace rushkit {

class AgentProcess {
 public:
  // Starts the program; nothing is said yet.
  static absl::StatusOr<AgentProcess> Start(const std::vector<std::string>& words);

  // Sends a request under a new id, which it returns.
  absl::StatusOr<uint64_t> Ask(const AgentRequest& request, Deadline deadline);
  // Sends a request under that id, or a line that may be anything.
  absl::Status Send(uint64_t id, const AgentRequest& request, Deadline deadline);
  absl::Status SendLine(absl::string_view line, Deadline deadline);

  // The answer to the request of that id, or one without an id. Others that come meanwhile are kept
  // until they are asked for. Fails as ChildProcess does, and with InvalidArgument when a line
  // cannot be understood.
  absl::StatusOr<AgentAnswer> Await(std::optional<uint64_t> id, Deadline deadline);

  // Ask, then Await.
  absl::StatusOr<AgentAnswer> Call(const AgentRequest& request, Deadline deadline);

  ChildProcess& process() { return *process_; }

 private:
  explicit AgentProcess(std::unique_ptr<ChildProcess> process) : process_(std::move(process)) {}

  std::unique_ptr<ChildProcess> process_;
  uint64_t last_id_ = 0;
  std::deque<std::pair<std::optional<uint64_t>, AgentAnswer>> kept_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_AGENT_PROCESS_H_
