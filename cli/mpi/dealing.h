// Who of several gets how many units of a campaign at a time.
//
// A rank that has done its units waits for the next ones while a message goes to and fro, and
// longer when rank 0 waits for the disk. So it gets units ahead: as many as keep it at work for
// kAhead, but none where they are so long that waiting does not matter, since there a unit that
// lies behind another one keeps everybody waiting at the end. Towards the end it gets less of what
// is left, so that all end together.
#ifndef RUSHKIT_CLI_MPI_DEALING_H_
#define RUSHKIT_CLI_MPI_DEALING_H_

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rushkit {

class Dealing {
 public:
  // `threads` work at the same time in each of the `hands`. `units` must outlive it.
  Dealing(const std::vector<uint64_t>& units, size_t hands, size_t threads);

  // What `hand` gets now; empty where it has enough, or nothing is left.
  std::vector<uint64_t> DealTo(size_t hand);
  // `hand` has done one of its units in so many seconds.
  void Done(size_t hand, double seconds);
  // It has more than it can work at.
  bool HasAhead(size_t hand) const { return hands_[hand].held > threads_; }
  bool HasEnded() const { return done_ == units_.size(); }

 private:
  struct Hand {
    size_t held = 0;      // units
    double seconds = -1;  // that a unit took it lately; negative: nobody knows yet
  };

  size_t MostFor(const Hand& hand) const;

  const std::vector<uint64_t>& units_;
  size_t threads_;
  std::vector<Hand> hands_;
  size_t next_ = 0;
  size_t done_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_MPI_DEALING_H_
