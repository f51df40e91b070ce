// A thread that does jobs in order, and hands on what they throw.
#include "solver/base/worker.h"

#include <atomic>
#include <chrono>
#include <future>
#include <new>
#include <thread>
#include <vector>

#include "tests/catch.h"

namespace rushkit {

TEST_CASE("A worker does its jobs in the order in which they were begun") {
  std::vector<int> done;
  Worker worker;
  for (int i = 0; i < 100; ++i) worker.Begin([&done, i] { done.push_back(i); });
  for (int i = 0; i < 100; ++i) worker.Wait();
  REQUIRE(done.size() == 100);
  for (int i = 0; i < 100; ++i) CHECK(done[static_cast<size_t>(i)] == i);
}

TEST_CASE("What a job throws comes out where it is waited for, and the next job is done") {
  bool is_done = false;
  Worker worker;
  worker.Begin([] { throw std::bad_alloc(); });
  worker.Begin([&is_done] { is_done = true; });
  CHECK_THROWS_AS(worker.Wait(), std::bad_alloc);
  worker.Wait();
  CHECK(is_done);
}

TEST_CASE("A worker that goes finishes the job that it has begun and drops the others") {
  std::promise<void> begun;
  std::promise<void> go_on;
  std::thread other;
  std::atomic<int> done = 0;
  {
    Worker worker;
    worker.Begin([&] {
      begun.set_value();
      go_on.get_future().wait();
      ++done;
    });
    worker.Begin([&done] { done += 10; });
    begun.get_future().wait();
    other = std::thread([&go_on] {
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
      go_on.set_value();
    });
  }
  other.join();
  CHECK(done == 1);
}

}  // namespace rushkit
