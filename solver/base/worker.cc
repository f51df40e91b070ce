#include "solver/base/worker.h"

#include <utility>

namespace rushkit {

Worker::~Worker() {
  {
    const std::lock_guard lock(mutex_);
    is_over_ = true;
  }
  changed_.notify_one();
  thread_.join();
}

void Worker::Begin(std::function<void()> job) {
  Job packaged(std::move(job));
  done_.push_back(packaged.get_future());
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_back(std::move(packaged));
  }
  changed_.notify_one();
}

void Worker::Wait() {
  std::future<void> first = std::move(done_.front());
  done_.pop_front();
  first.get();
}

void Worker::Work() {
  std::unique_lock lock(mutex_);
  for (;;) {
    changed_.wait(lock, [this] { return is_over_ || !jobs_.empty(); });
    if (is_over_) return;
    Job job = std::move(jobs_.front());
    jobs_.pop_front();
    lock.unlock();
    job();
    lock.lock();
  }
}

}  // namespace rushkit
