// Answers to many questions, found by several threads and handed out in the order of the questions.
#ifndef RUSHKIT_CLI_ANSWER_POOL_H_
#define RUSHKIT_CLI_ANSWER_POOL_H_

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace rushkit {

// One thread adds what is asked, one takes what is answered, and `threads` others answer, each with
// a function of its own that `make_answer` made for it, all at the same time. Not more than `most`
// wait in between, so that memory stays as it is.
template <class Asked, class Answered>
class AnswerPool {
 public:
  using AnswerOne = std::function<Answered(const Asked&)>;

  AnswerPool(int threads, size_t most, const std::function<AnswerOne()>& make_answer)
      : most_(most) {
    for (int i = 0; i < threads; ++i) {
      threads_.emplace_back([this, answer = make_answer()] { Work(answer); });
    }
  }
  ~AnswerPool() {
    Stop();
    for (std::thread& thread : threads_) thread.join();
  }
  AnswerPool(const AnswerPool&) = delete;
  AnswerPool& operator=(const AnswerPool&) = delete;

  // Waits for room. False once the pool has been stopped.
  bool Add(Asked asked) {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] { return is_stopped_ || jobs_.size() < most_; });
    if (is_stopped_) return false;
    jobs_.push_back(std::make_unique<Job>(std::move(asked)));
    waiting_.push_back(jobs_.back().get());
    changed_.notify_all();
    return true;
  }

  // Nothing will be added any more.
  void Close() {
    const std::lock_guard lock(mutex_);
    is_closed_ = true;
    changed_.notify_all();
  }

  // The first that was added and not taken, with its answer, once that is known. Nothing when there
  // is none to come. What the answering has thrown, as the library does when memory runs out, comes
  // out here.
  std::optional<std::pair<Asked, Answered>> Take() {
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [this] {
      return is_stopped_ || (jobs_.empty() ? is_closed_ : jobs_.front()->is_answered);
    });
    if (is_stopped_ || jobs_.empty()) return std::nullopt;
    const std::unique_ptr<Job> job = std::move(jobs_.front());
    jobs_.pop_front();
    changed_.notify_all();
    lock.unlock();
    return std::pair(std::move(job->asked), job->answered.get());
  }

  // Nobody waits any more, and what has not been begun never is.
  void Stop() {
    const std::lock_guard lock(mutex_);
    is_stopped_ = true;
    changed_.notify_all();
  }

 private:
  struct Job {
    explicit Job(Asked what) : asked(std::move(what)) {}
    Asked asked;
    std::packaged_task<Answered(const AnswerOne&)> answering{
        [this](const AnswerOne& answer) { return answer(asked); }};
    std::future<Answered> answered = answering.get_future();
    bool is_answered = false;
  };

  void Work(const AnswerOne& answer) {
    std::unique_lock lock(mutex_);
    while (true) {
      changed_.wait(lock, [this] { return is_stopped_ || !waiting_.empty(); });
      if (is_stopped_) return;
      Job* job = waiting_.front();
      waiting_.pop_front();
      lock.unlock();
      job->answering(answer);
      lock.lock();
      job->is_answered = true;
      changed_.notify_all();
    }
  }

  size_t most_;
  std::mutex mutex_;  // guards all below
  std::condition_variable changed_;
  std::deque<std::unique_ptr<Job>> jobs_;  // not taken yet
  std::deque<Job*> waiting_;               // not begun yet
  bool is_closed_ = false;
  bool is_stopped_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_ANSWER_POOL_H_
