// The open list of A*: numbers in buckets by f = g + h, and in a bucket by g.
#ifndef RUSHKIT_SOLVER_SEARCH_OPEN_LIST_H_
#define RUSHKIT_SOLVER_SEARCH_OPEN_LIST_H_

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace rushkit {

// Lowest f first; among equals highest g, because it is nearest to a goal; among those the last
// one added. Both are small numbers.
class OpenList {
 public:
  bool empty() const { return size_ == 0; }
  size_t bytes() const { return bytes_; }

  // The lowest f. The list must not be empty.
  int LowestF() {
    assert(!empty());
    while (buckets_[lowest_].size == 0) ++lowest_;
    return static_cast<int>(lowest_);
  }

  // The highest g among those of the lowest f. The list must not be empty.
  int HighestG() {
    std::vector<std::vector<uint32_t>>& by_g = buckets_[static_cast<size_t>(LowestF())].by_g;
    while (by_g.back().empty()) {
      bytes_ -= by_g.back().capacity() * sizeof(uint32_t);
      by_g.pop_back();
    }
    return static_cast<int>(by_g.size()) - 1;
  }

  void Add(int f, int g, uint32_t number) {
    const auto bucket_index = static_cast<size_t>(f);
    const auto g_index = static_cast<size_t>(g);
    if (bucket_index >= buckets_.size()) buckets_.resize(bucket_index + 1);
    Bucket& bucket = buckets_[bucket_index];
    if (g_index >= bucket.by_g.size()) bucket.by_g.resize(g_index + 1);
    std::vector<uint32_t>& numbers = bucket.by_g[g_index];
    bytes_ -= numbers.capacity() * sizeof(uint32_t);
    numbers.push_back(number);
    bytes_ += numbers.capacity() * sizeof(uint32_t);
    ++bucket.size;
    ++size_;
    if (bucket_index < lowest_) lowest_ = bucket_index;
  }

  // Removes and returns the first one.
  uint32_t Pop() {
    HighestG();
    Bucket& bucket = buckets_[lowest_];
    const uint32_t number = bucket.by_g.back().back();
    bucket.by_g.back().pop_back();
    --bucket.size;
    --size_;
    return number;
  }

 private:
  struct Bucket {
    std::vector<std::vector<uint32_t>> by_g;
    size_t size = 0;
  };

  std::vector<Bucket> buckets_;
  size_t lowest_ = 0;
  size_t size_ = 0;
  size_t bytes_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_OPEN_LIST_H_
