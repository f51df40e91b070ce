#include "cli/agent_process.h"

#include <algorithm>

#include "absl/strings/str_cat.h"

namespace rushkit {

absl::StatusOr<AgentProcess> AgentProcess::Start(const std::vector<std::string>& words) {
  absl::StatusOr<std::unique_ptr<ChildProcess>> process = ChildProcess::Start(words);
  if (!process.ok()) return process.status();
  return AgentProcess(*std::move(process));
}

absl::Status AgentProcess::Send(uint64_t id, const AgentRequest& request, Deadline deadline) {
  return process_->Send(WriteAgentRequest(id, request), deadline);
}

absl::Status AgentProcess::SendLine(absl::string_view line, Deadline deadline) {
  return process_->Send(absl::StrCat(line, "\n"), deadline);
}

absl::StatusOr<uint64_t> AgentProcess::Ask(const AgentRequest& request, Deadline deadline) {
  const uint64_t id = ++last_id_;
  absl::Status status = Send(id, request, deadline);
  if (!status.ok()) return status;
  return id;
}

absl::StatusOr<AgentAnswer> AgentProcess::Await(std::optional<uint64_t> id, Deadline deadline) {
  const auto found =
      std::find_if(kept_.begin(), kept_.end(), [&](const auto& one) { return one.first == id; });
  if (found != kept_.end()) {
    AgentAnswer answer = std::move(found->second);
    kept_.erase(found);
    return answer;
  }
  while (true) {
    absl::StatusOr<std::string> line = process_->Receive(deadline);
    if (!line.ok()) return line.status();
    WithId<absl::StatusOr<AgentAnswer>> answer = ReadAgentAnswer(*line);
    if (!answer.message.ok()) {
      return absl::InvalidArgumentError(absl::StrCat("it answers what cannot be understood: ",
                                                     answer.message.status().message()));
    }
    if (answer.id == id) return *std::move(answer.message);
    kept_.emplace_back(answer.id, *std::move(answer.message));
  }
}

absl::StatusOr<AgentAnswer> AgentProcess::Call(const AgentRequest& request, Deadline deadline) {
  const absl::StatusOr<uint64_t> id = Ask(request, deadline);
  if (!id.ok()) return id.status();
  return Await(*id, deadline);
}

}  // namespace rushkit
