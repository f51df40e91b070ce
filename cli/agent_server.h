// Serves one of our agents to another program: solver/notation/agent_protocol.h.
#ifndef RUSHKIT_CLI_AGENT_SERVER_H_
#define RUSHKIT_CLI_AGENT_SERVER_H_

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <utility>

#include "absl/strings/string_view.h"
#include "cli/exit_status.h"
#include "solver/agents/agent.h"
#include "solver/notation/agent_protocol.h"

namespace rushkit {

// Turns are chosen by one thread, one after the other, while another reads: so everything else is
// answered at once. A turn that is stopped is answered with an error, at once too.
class AgentServer {
 public:
  AgentServer(std::string name, std::unique_ptr<Agent> agent)
      : name_(std::move(name)), agent_(std::move(agent)) {}

  // Until "quit" or the end of standard input; at the end of input what is open is answered first.
  ExitStatus Run();

 private:
  // False once all is said.
  bool Take(absl::string_view line);
  void Open(uint64_t id, ChooseRequest request);
  void Stop(uint64_t id);
  void ChooseAll();
  void Answer(std::optional<uint64_t> id, const AgentAnswer& answer);

  std::string name_;
  std::unique_ptr<Agent> agent_;  // of the thread that chooses

  std::mutex mutex_;  // of all that follows, and of standard output
  std::condition_variable changed_;
  std::deque<std::pair<uint64_t, ChooseRequest>> waiting_;
  std::set<uint64_t> open_;  // ids that have not been answered
  bool is_over_ = false;
  bool is_output_lost_ = false;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_AGENT_SERVER_H_
