// Answers to many positions, found by several threads and handed out in the order of the questions.
#ifndef RUSHKIT_CLI_ANSWER_POOL_H_
#define RUSHKIT_CLI_ANSWER_POOL_H_

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

namespace rushkit {

// `Asked` is what is answered. Only its owner's thread calls the members; `answer` is called by
// several threads at once.
template <class Asked, class Answered>
class AnswerPool {
 public:
  using AnswerOne = std::function<Answered(const Asked&)>;

  AnswerPool(int threads, AnswerOne answer) : answer_(std::move(answer)) {
    for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { Work(); });
  }
  // What has not been begun is dropped.
  ~AnswerPool() {
    {
      const std::lock_guard lock(mutex_);
      is_over_ = true;
    }
    work_.notify_all();
    for (std::thread& thread : threads_) thread.join();
  }
  AnswerPool(const AnswerPool&) = delete;
  AnswerPool& operator=(const AnswerPool&) = delete;

  // How many have been added and not taken.
  size_t size() const { return jobs_.size(); }

  void Add(Asked asked) {
    auto job = std::make_unique<Job>(std::move(asked));
    {
      const std::lock_guard lock(mutex_);
      waiting_.push_back(job.get());
    }
    jobs_.push_back(std::move(job));
    work_.notify_one();
  }

  // The first that was added, with its answer, once that is known.
  std::pair<Asked, Answered> Take() {
    const std::unique_ptr<Job> job = std::move(jobs_.front());
    jobs_.pop_front();
    std::unique_lock lock(mutex_);
    done_.wait(lock, [&job] { return job->answered.has_value(); });
    return {std::move(job->asked), *std::move(job->answered)};
  }

 private:
  struct Job {
    explicit Job(Asked what) : asked(std::move(what)) {}
    Asked asked;
    std::optional<Answered> answered;
  };

  void Work() {
    std::unique_lock lock(mutex_);
    while (true) {
      work_.wait(lock, [this] { return is_over_ || !waiting_.empty(); });
      if (is_over_) return;
      Job* job = waiting_.front();
      waiting_.pop_front();
      lock.unlock();
      Answered answered = answer_(job->asked);
      lock.lock();
      job->answered = std::move(answered);
      done_.notify_one();
    }
  }

  AnswerOne answer_;
  std::mutex mutex_;
  std::condition_variable work_;
  std::condition_variable done_;
  std::deque<std::unique_ptr<Job>> jobs_;  // the owner's
  std::deque<Job*> waiting_;               // guarded by mutex_, as are the answers
  bool is_over_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_ANSWER_POOL_H_
