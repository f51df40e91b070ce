// A vector that grows without moving what it holds: no copy, no moment with twice the memory.
#ifndef RUSHKIT_SOLVER_SEARCH_CHUNKED_VECTOR_H_
#define RUSHKIT_SOLVER_SEARCH_CHUNKED_VECTOR_H_

#include <cstddef>
#include <cstdint>
#include <memory>
#include <vector>

namespace rushkit {

template <class T>
class ChunkedVector {
 public:
  uint32_t size() const { return size_; }
  size_t bytes() const { return chunks_.size() * kChunk * sizeof(T); }

  T& operator[](uint32_t index) { return chunks_[index / kChunk][index % kChunk]; }
  const T& operator[](uint32_t index) const { return chunks_[index / kChunk][index % kChunk]; }

  // Keeps the memory.
  void clear() { size_ = 0; }
  void push_back(const T& value) {
    if (size_ % kChunk == 0 && size_ / kChunk == chunks_.size()) {
      chunks_.push_back(std::make_unique<T[]>(kChunk));
    }
    (*this)[size_++] = value;
  }

 private:
  static constexpr uint32_t kChunk = 4096;

  std::vector<std::unique_ptr<T[]>> chunks_;
  uint32_t size_ = 0;
};

// The bytes that the elements of a vector take.
template <class T>
size_t HeldBytes(const ChunkedVector<T>& elements) {
  return elements.bytes();
}
template <class T>
size_t HeldBytes(const std::vector<T>& elements) {
  return elements.capacity() * sizeof(T);
}

// Has the memory of an element fetched; inlined always, see Numbering::Prefetch.
template <class T>
[[gnu::always_inline]] inline void PrefetchAt(const ChunkedVector<T>& elements, uint32_t index) {
  __builtin_prefetch(&elements[index]);
}
template <class T>
[[gnu::always_inline]] inline void PrefetchAt(const std::vector<T>& elements, uint32_t index) {
  __builtin_prefetch(&elements[index]);
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_CHUNKED_VECTOR_H_
