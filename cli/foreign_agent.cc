#include "cli/foreign_agent.h"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/command_words.h"
#include "solver/notation/text.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// To start and answer hello.
constexpr std::chrono::seconds kGreetingTime{10};
// To answer once it has been told to stop.
constexpr std::chrono::seconds kStopTime{1};

std::string InSeconds(std::chrono::nanoseconds time) {
  return absl::StrCat(std::chrono::duration<double>(time).count(), " s");
}

}  // namespace

absl::StatusOr<std::unique_ptr<Agent>> ForeignAgent::Start(const std::string& command,
                                                           std::chrono::nanoseconds turn_time) {
  const absl::StatusOr<std::vector<std::string>> words = SplitCommand(command);
  if (!words.ok()) return words.status();
  absl::StatusOr<AgentProcess> process = AgentProcess::Start(*words);
  if (!process.ok()) return process.status();
  std::unique_ptr<ForeignAgent> agent(
      new ForeignAgent(*std::move(process), words->front(), turn_time));
  const absl::Status status = agent->Greet();
  if (!status.ok()) return agent->About(status);
  return std::unique_ptr<Agent>(std::move(agent));
}

absl::Status ForeignAgent::About(const absl::Status& status) const {
  if (absl::IsCancelled(status)) return status;
  return absl::InvalidArgumentError(absl::StrCat("agent ", command_, ": ", status.message()));
}

absl::Status ForeignAgent::Greet() {
  const absl::StatusOr<AgentAnswer> answer =
      process_.Call(HelloRequest{}, steady_clock::now() + kGreetingTime);
  if (absl::IsDeadlineExceeded(answer.status())) {
    return absl::DeadlineExceededError(
        absl::StrCat("no answer to hello within ", InSeconds(kGreetingTime)));
  }
  if (!answer.ok()) return answer.status();
  if (std::holds_alternative<HelloAnswer>(*answer)) return absl::OkStatus();
  const auto* error = std::get_if<ErrorAnswer>(&*answer);
  return absl::InvalidArgumentError(
      absl::StrCat("it answers hello with ", error != nullptr ? error->message : "something else"));
}

absl::StatusOr<AgentAnswer> ForeignAgent::AwaitTurn(const InformationSet& view, uint64_t seed) {
  const Deadline deadline = steady_clock::now() + turn_time_;
  const int64_t time = std::chrono::duration_cast<milliseconds>(turn_time_).count();
  const absl::StatusOr<uint64_t> id = process_.Ask(ChooseRequest{view, seed, time}, deadline);
  if (!id.ok()) return id.status();
  absl::StatusOr<AgentAnswer> answer = process_.Await(*id, deadline);
  if (!absl::IsDeadlineExceeded(answer.status())) return answer;
  const Deadline last = steady_clock::now() + kStopTime;
  const absl::Status stopped = process_.Send(*id, StopRequest{}, last);
  if (stopped.ok()) answer = process_.Await(*id, last);
  const bool has_turn = answer.ok() && std::holds_alternative<Decision>(*answer);
  if (has_turn || absl::IsCancelled(answer.status())) return answer;
  return absl::DeadlineExceededError(absl::StrCat("no turn within ", InSeconds(turn_time_)));
}

absl::StatusOr<Decision> ForeignAgent::Choose(const InformationSet& view, Random& random) {
  absl::StatusOr<AgentAnswer> answer = AwaitTurn(view, random.Below(kLargestProtocolNumber));
  if (!answer.ok()) return About(answer.status());
  auto* decision = std::get_if<Decision>(&*answer);
  if (decision == nullptr) {
    const auto* error = std::get_if<ErrorAnswer>(&*answer);
    return About(absl::InvalidArgumentError(
        error != nullptr ? absl::StrCat("it has no turn: ", Quoted(error->message))
                         : "it answers something else than a turn"));
  }
  const absl::Status legal = view.Check(decision->turn);
  if (legal.ok()) return std::move(*decision);
  return About(absl::InvalidArgumentError(
      absl::StrCat("its turn ", WriteTurn(decision->turn), " is illegal: ", legal.message())));
}

}  // namespace rushkit
