// An array of zeros with room for more than will be used. Pages come from the system as they are
// touched, and are asked to be huge, without which every look-up at random costs a second one, in
// the page tables. Nothing is ever moved: growing means going on to touch.
#ifndef RUSHKIT_BENCH_TEXTBOOK_LARGE_ARRAY_H_
#define RUSHKIT_BENCH_TEXTBOOK_LARGE_ARRAY_H_

#include <sys/mman.h>

#include <algorithm>
#include <cstddef>
#include <new>
#include <type_traits>

namespace rushkit::bench {

template <class T>
class LargeArray {
 public:
  static_assert(std::is_trivially_copyable_v<T>);

  explicit LargeArray(size_t capacity) : bytes_(capacity * sizeof(T)) {
    int flags = MAP_PRIVATE | MAP_ANONYMOUS;
#ifdef MAP_NORESERVE
    flags |= MAP_NORESERVE;
#endif
    void* const memory = mmap(nullptr, bytes_, PROT_READ | PROT_WRITE, flags, -1, 0);
    if (memory == MAP_FAILED) throw std::bad_alloc();
    items_ = static_cast<T*>(memory);
#ifdef MADV_HUGEPAGE
    madvise(memory, bytes_, MADV_HUGEPAGE);
#endif
  }
  ~LargeArray() { munmap(items_, bytes_); }
  LargeArray(const LargeArray&) = delete;
  LargeArray& operator=(const LargeArray&) = delete;

  T& operator[](size_t index) { return items_[index]; }
  const T& operator[](size_t index) const { return items_[index]; }
  const T* data() const { return items_; }

  // Makes the first `used` items, all that were touched, zero again. Much goes back to the system,
  // little is kept: the first touch of a page is dear.
  void Clear(size_t used) {
    constexpr size_t kKept = size_t{1} << 28;
    if (used * sizeof(T) > kKept) {
      madvise(items_, bytes_, MADV_DONTNEED);
    } else {
      std::fill_n(items_, used, T());
    }
  }

 private:
  size_t bytes_;
  T* items_;
};

}  // namespace rushkit::bench

#endif  // RUSHKIT_BENCH_TEXTBOOK_LARGE_ARRAY_H_
