// Memory for large tables in huge pages, where the system has them: without, a look-up at random
// costs a second one, in the page tables.
#ifndef RUSHKIT_SOLVER_SEARCH_HUGE_PAGES_H_
#define RUSHKIT_SOLVER_SEARCH_HUGE_PAGES_H_

#include <cstddef>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace rushkit {

// An allocator for std::vector.
template <class T>
class HugePages {
 public:
  using value_type = T;

  HugePages() = default;
  template <class Other>
  explicit HugePages(const HugePages<Other>&) {}

  T* allocate(size_t count) {
    const size_t bytes = count * sizeof(T);
    if (bytes < kWorthwhile) return static_cast<T*>(::operator new(bytes));
    void* const memory = ::operator new(bytes, kPage);
#ifdef MADV_HUGEPAGE
    // Advice: whether it is taken changes no result.
    madvise(memory, bytes, MADV_HUGEPAGE);
#endif
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, size_t count) {
    if (count * sizeof(T) < kWorthwhile) {
      ::operator delete(memory);
    } else {
      ::operator delete(memory, kPage);
    }
  }

  friend bool operator==(const HugePages&, const HugePages&) { return true; }

 private:
  static constexpr std::align_val_t kPage{size_t{1} << 21};
  static constexpr size_t kWorthwhile = size_t{1} << 22;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_HUGE_PAGES_H_
