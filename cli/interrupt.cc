#include "cli/interrupt.h"

#include <csignal>

namespace rushkit {
namespace {

std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler sets it");

void OnInterrupt(int /*signal*/) { interrupted = true; }

}  // namespace

void CatchSignals() {
  struct sigaction action = {};
  action.sa_handler = OnInterrupt;
  // No SA_RESTART: a read that waits for input returns. The second signal has its usual effect.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  action.sa_handler = SIG_IGN;
  action.sa_flags = 0;
  sigaction(SIGPIPE, &action, nullptr);
}

const std::atomic<bool>& Interrupted() { return interrupted; }

}  // namespace rushkit
