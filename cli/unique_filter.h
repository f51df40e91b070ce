// Which of many texts come for the first time, in memory that does not grow with their number.
#ifndef RUSHKIT_CLI_UNIQUE_FILTER_H_
#define RUSHKIT_CLI_UNIQUE_FILTER_H_

#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "absl/container/flat_hash_set.h"
#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace rushkit {

// Each text has a key and a form in which it is written; of equal keys the first is kept, and what
// is kept stays in order. Keys are held in memory, exactly, up to `most_bytes`. What comes later
// and is none of those waits in temporary files, one for each class of keys, so that in the end one
// class after the other fits into memory.
class UniqueFilter {
 public:
  using Write = std::function<bool(absl::string_view)>;

  explicit UniqueFilter(uint64_t most_bytes) : most_bytes_(most_bytes) {}

  // True: `form` is to be written now. False: it is a repetition, or it waits.
  bool Add(const std::string& key, absl::string_view form);
  // The same for what is no repetition, whatever it says.
  bool AddAnyway(absl::string_view form);
  // Writes what has waited. False when `write` says so, or when status() is not ok.
  bool Finish(const Write& write);

  // What went wrong with the temporary files, if anything.
  const absl::Status& status() const { return status_; }

 private:
  struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
  };
  using File = std::unique_ptr<std::FILE, CloseFile>;
  struct Entry {
    uint64_t number = 0;  // in the order of Add
    std::string key;      // empty: written in any case
    std::string form;
  };

  bool Open(std::vector<File>& files);
  void Wait(const Entry& entry);
  void Put(std::FILE* file, const Entry& entry);
  bool Get(std::FILE* file, Entry& entry);
  bool KeepFirsts(std::FILE* from, std::FILE* to);
  bool Fail(absl::string_view what);

  uint64_t most_bytes_;
  uint64_t bytes_ = 0;
  uint64_t added_ = 0;
  absl::flat_hash_set<std::string> keys_;
  std::vector<File> waiting_;  // empty until memory is full
  absl::Status status_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_UNIQUE_FILTER_H_
