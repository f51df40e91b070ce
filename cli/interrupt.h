// ^C and SIGTERM: the first asks politely, a later one ends the program.
#ifndef RUSHKIT_CLI_INTERRUPT_H_
#define RUSHKIT_CLI_INTERRUPT_H_

#include <signal.h>

#include <atomic>

namespace rushkit {

// From now on an interrupt sets the flag, and a closed pipe or a file that may not grow is a write
// error instead of the end.
void CatchSignals();

// While it lives, threads that are begun get no signals: those go to the one that may wait for
// input.
class SignalsHeldBack {
 public:
  SignalsHeldBack();
  ~SignalsHeldBack();
  SignalsHeldBack(const SignalsHeldBack&) = delete;
  SignalsHeldBack& operator=(const SignalsHeldBack&) = delete;

 private:
  sigset_t before_;
};

// True once the user has asked to stop.
const std::atomic<bool>& Interrupted();

// As if the user had asked to stop: work under way, which nobody wants any more, ends soon.
void StopWork();

}  // namespace rushkit

#endif  // RUSHKIT_CLI_INTERRUPT_H_
