#include "cli/interrupt.h"

#include <time.h>

#include <csignal>
#include <cstdint>

namespace rushkit {
namespace {

// Whoever asks once can send two signals: timeout(1) sends one to the program and one to its group.
constexpr int64_t kSameRequest = 500;  // milliseconds

std::atomic<bool> interrupted = false;
std::atomic<int64_t> first_at = 0;
static_assert(std::atomic<bool>::is_always_lock_free && std::atomic<int64_t>::is_always_lock_free,
              "a signal handler sets them");

int64_t Milliseconds() {
  timespec now = {};
  clock_gettime(CLOCK_MONOTONIC, &now);
  return int64_t{now.tv_sec} * 1000 + now.tv_nsec / 1'000'000;
}

void OnInterrupt(int signal) {
  const int64_t now = Milliseconds();
  int64_t first = 0;
  if (first_at.compare_exchange_strong(first, now)) {
    interrupted = true;
  } else if (now - first > kSameRequest) {
    std::signal(signal, SIG_DFL);
    std::raise(signal);  // takes effect when this handler returns
  }
}

}  // namespace

void CatchSignals() {
  struct sigaction action = {};
  action.sa_handler = OnInterrupt;
  action.sa_flags = 0;  // no SA_RESTART: a read that waits for input returns
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  action.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &action, nullptr);
  sigaction(SIGXFSZ, &action, nullptr);
}

SignalsHeldBack::SignalsHeldBack() {
  sigset_t all;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &before_);
}

SignalsHeldBack::~SignalsHeldBack() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

const std::atomic<bool>& Interrupted() { return interrupted; }

void StopWork() {
  if (!Interrupted()) std::raise(SIGTERM);
}

}  // namespace rushkit
