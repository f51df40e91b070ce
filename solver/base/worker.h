// A thread beside the caller's, which does one job after the other in the order in which they come.
#ifndef RUSHKIT_SOLVER_BASE_WORKER_H_
#define RUSHKIT_SOLVER_BASE_WORKER_H_

#include <condition_variable>
#include <deque>
#include <functional>
#include <future>
#include <mutex>
#include <thread>

namespace rushkit {

class Worker {
 public:
  Worker() : thread_([this] { Work(); }) {}
  // Waits for the job that is being done; those that have not been begun are dropped.
  ~Worker();
  Worker(const Worker&) = delete;
  Worker& operator=(const Worker&) = delete;

  void Begin(std::function<void()> job);
  // Until the job is done that was begun first of those not waited for yet. What it has thrown, as
  // the library does when memory runs out, comes out here.
  void Wait();

 private:
  using Job = std::packaged_task<void()>;

  void Work();

  std::deque<std::future<void>> done_;  // of jobs that have not been waited for
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Job> jobs_;
  bool is_over_ = false;
  std::thread thread_;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_BASE_WORKER_H_
