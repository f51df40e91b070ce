#include "cli/unique_filter.h"

#include <cerrno>
#include <cstring>
#include <functional>
#include <optional>
#include <queue>
#include <utility>

#include "absl/hash/hash.h"
#include "absl/strings/str_cat.h"

namespace rushkit {
namespace {

constexpr size_t kClasses = 64;
// What a key takes beside its characters, about.
constexpr uint64_t kOverhead = 64;

bool PutNumber(std::FILE* file, uint64_t number) {
  return std::fwrite(&number, sizeof number, 1, file) == 1;
}
bool GetNumber(std::FILE* file, uint64_t& number) {
  return std::fread(&number, sizeof number, 1, file) == 1;
}
bool PutText(std::FILE* file, const std::string& text) {
  return PutNumber(file, text.size()) &&
         std::fwrite(text.data(), 1, text.size(), file) == text.size();
}
bool GetText(std::FILE* file, std::string& text) {
  uint64_t size = 0;
  if (!GetNumber(file, size)) return false;
  text.resize(size);
  return std::fread(text.data(), 1, size, file) == size;
}

}  // namespace

bool UniqueFilter::Add(const std::string& key, absl::string_view form) {
  const uint64_t number = added_++;
  if (keys_.contains(key)) return false;
  if (waiting_.empty()) {
    if (bytes_ + key.size() + kOverhead <= most_bytes_) {
      bytes_ += key.size() + kOverhead;
      keys_.insert(key);
      return true;
    }
    if (!Open(waiting_)) return false;
  }
  Wait({number, key, std::string(form)});
  return false;
}

bool UniqueFilter::AddAnyway(absl::string_view form) {
  const uint64_t number = added_++;
  if (waiting_.empty()) return true;
  Wait({number, "", std::string(form)});
  return false;
}

// absl::Hash differs from run to run, and what is written does not depend on it.
void UniqueFilter::Wait(const Entry& entry) {
  Put(waiting_[absl::HashOf(entry.key) % kClasses].get(), entry);
}

bool UniqueFilter::Finish(const Write& write) {
  if (waiting_.empty()) return status_.ok();
  keys_ = {};
  std::vector<File> firsts;
  if (!Open(firsts)) return false;
  for (size_t i = 0; i < kClasses; ++i) {
    if (!KeepFirsts(waiting_[i].get(), firsts[i].get())) return false;
    waiting_[i].reset();
  }
  // The firsts of each class are in order: merge them.
  using Head = std::pair<uint64_t, size_t>;
  std::priority_queue<Head, std::vector<Head>, std::greater<>> heads;
  std::vector<Entry> entries(kClasses);
  const auto advance = [&](size_t i) {
    if (Get(firsts[i].get(), entries[i])) heads.push({entries[i].number, i});
  };
  for (size_t i = 0; i < kClasses; ++i) {
    std::rewind(firsts[i].get());
    advance(i);
  }
  while (!heads.empty() && status_.ok()) {
    const size_t i = heads.top().second;
    heads.pop();
    if (!write(entries[i].form)) return false;
    advance(i);
  }
  return status_.ok();
}

bool UniqueFilter::KeepFirsts(std::FILE* from, std::FILE* to) {
  std::rewind(from);
  absl::flat_hash_set<std::string> keys;
  Entry entry;
  while (Get(from, entry)) {
    if (entry.key.empty() || keys.insert(entry.key).second) Put(to, entry);
  }
  return status_.ok();
}

bool UniqueFilter::Open(std::vector<File>& files) {
  for (size_t i = 0; i < kClasses && status_.ok(); ++i) {
    files.emplace_back(std::tmpfile());
    if (files.back() == nullptr) return Fail("open");
  }
  return status_.ok();
}

void UniqueFilter::Put(std::FILE* file, const Entry& entry) {
  if (!status_.ok()) return;
  if (!PutNumber(file, entry.number) || !PutText(file, entry.key) || !PutText(file, entry.form)) {
    Fail("write");
  }
}

bool UniqueFilter::Get(std::FILE* file, Entry& entry) {
  if (!GetNumber(file, entry.number)) return std::ferror(file) == 0 ? false : Fail("read");
  return (GetText(file, entry.key) && GetText(file, entry.form)) || Fail("read");
}

bool UniqueFilter::Fail(absl::string_view what) {
  if (status_.ok()) {
    status_ = absl::InvalidArgumentError(absl::StrCat(
        "cannot ", what,
        " a temporary file: ", std::strerror(errno)));  // NOLINT(concurrency-mt-unsafe)
  }
  return false;
}

}  // namespace rushkit
