// Any text as a request to an agent, and as its answer.
#include <variant>

#include "solver/notation/agent_protocol.h"
#include "tests/fuzz/require.h"

using rushkit::testing::Require;

namespace {

void FuzzRequest(absl::string_view text) {
  const auto request = rushkit::ReadAgentRequest(text);
  if (!request.message.ok()) {
    Require(!request.message.status().message().empty(), "a refusal says why");
    return;
  }
  const auto* choose = std::get_if<rushkit::ChooseRequest>(&*request.message);
  if (choose == nullptr) return;
  const auto again =
      rushkit::ReadAgentRequest(rushkit::WriteAgentRequest(*request.id, *request.message));
  Require(again.message.ok(), "a request that is written can be read");
  Require(std::get<rushkit::ChooseRequest>(*again.message).view == choose->view,
          "a view that is written is the same view");
}

void FuzzAnswer(absl::string_view text) {
  const auto answer = rushkit::ReadAgentAnswer(text);
  Require(answer.message.ok() || !answer.message.status().message().empty(), "a refusal says why");
  if (!answer.message.ok()) return;
  const auto again =
      rushkit::ReadAgentAnswer(rushkit::WriteAgentAnswer(answer.id, *answer.message));
  Require(again.id == answer.id && again.message.ok(), "an answer that is written can be read");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const absl::string_view text = rushkit::testing::TextOf(data, size);
  FuzzRequest(text);
  FuzzAnswer(text);
  return 0;
}
