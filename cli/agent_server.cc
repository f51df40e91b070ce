#include "cli/agent_server.h"

#include <thread>
#include <variant>

#include "absl/strings/str_cat.h"
#include "cli/interrupt.h"
#include "cli/line_reader.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"

namespace rushkit {

ExitStatus AgentServer::Run() {
  absl::StatusOr<LineReader> lines = LineReader::Open("-");
  std::thread chooser = [this] {
    const SignalsHeldBack held_back;
    return std::thread([this] { ChooseAll(); });
  }();
  bool goes_on = true;
  for (std::string line; goes_on && lines->Next(line);) goes_on = Take(line);
  {
    const std::lock_guard<std::mutex> lock(mutex_);
    is_over_ = true;
    if (!goes_on || Interrupted()) waiting_.clear();
  }
  changed_.notify_all();
  chooser.join();
  if (Interrupted()) return ExitStatus::kInterrupted;
  if (lines->status().ok()) return is_output_lost_ ? ExitStatus::kBadInput : ExitStatus::kHolds;
  ReportError(lines->status().message());
  return ExitStatus::kBadInput;
}

bool AgentServer::Take(absl::string_view line) {
  WithId<absl::StatusOr<AgentRequest>> request = ReadAgentRequest(line);
  const std::lock_guard<std::mutex> lock(mutex_);
  if (!request.message.ok()) {
    Answer(request.id, ErrorAnswer{std::string(request.message.status().message())});
  } else if (std::holds_alternative<QuitRequest>(*request.message)) {
    return false;
  } else if (std::holds_alternative<HelloRequest>(*request.message)) {
    Answer(request.id, HelloAnswer{absl::StrCat("rushkit ", name_), RUSHKIT_VERSION});
  } else if (std::holds_alternative<PingRequest>(*request.message)) {
    Answer(request.id, PingAnswer{});
  } else if (std::holds_alternative<StopRequest>(*request.message)) {
    Stop(*request.id);
  } else {
    Open(*request.id, std::get<ChooseRequest>(*std::move(request.message)));
  }
  return !is_output_lost_;
}

void AgentServer::Open(uint64_t id, ChooseRequest request) {
  if (!open_.insert(id).second) {
    return Answer(id, ErrorAnswer{absl::StrCat("a request with the id ", id, " is open already")});
  }
  waiting_.emplace_back(id, std::move(request));
  changed_.notify_all();
}

void AgentServer::Stop(uint64_t id) {
  if (open_.erase(id) > 0) Answer(id, ErrorAnswer{"stopped"});
}

void AgentServer::ChooseAll() {
  std::unique_lock<std::mutex> lock(mutex_);
  while (true) {
    changed_.wait(lock, [this] { return is_over_ || !waiting_.empty(); });
    if (waiting_.empty()) return;
    const auto [id, request] = std::move(waiting_.front());
    waiting_.pop_front();
    if (open_.count(id) == 0) continue;
    lock.unlock();
    Random random(request.seed);
    const absl::StatusOr<Decision> decision = agent_->Choose(request.view, random);
    lock.lock();
    if (open_.erase(id) == 0) continue;
    if (decision.ok()) {
      Answer(id, *decision);
    } else {
      Answer(id, ErrorAnswer{std::string(decision.status().message())});
    }
  }
}

void AgentServer::Answer(std::optional<uint64_t> id, const AgentAnswer& answer) {
  if (WriteToStandardOutput(WriteAgentAnswer(id, answer)) != ExitStatus::kHolds) {
    is_output_lost_ = true;
  }
}

}  // namespace rushkit
