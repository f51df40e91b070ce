// Files by their descriptors, which alone can be synced and locked.
#ifndef RUSHKIT_CLI_CAMPAIGN_DESCRIPTOR_H_
#define RUSHKIT_CLI_CAMPAIGN_DESCRIPTOR_H_

#include <string>
#include <utility>

#include "absl/status/status.h"
#include "absl/strings/string_view.h"

namespace rushkit {

// Less what the umask takes away.
inline constexpr int kModeOfNewFile = 0666;

// Closes what it holds.
class Descriptor {
 public:
  Descriptor() = default;
  // -1: none.
  explicit Descriptor(int descriptor) : descriptor_(descriptor) {}
  Descriptor(Descriptor&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept;
  ~Descriptor();

  bool is_open() const { return descriptor_ >= 0; }
  int get() const { return descriptor_; }

 private:
  int descriptor_ = -1;
};

// Collects what is written and hands it on in blocks.
class BlockWriter {
 public:
  // `path` is for messages.
  BlockWriter(int descriptor, std::string path) : descriptor_(descriptor), path_(std::move(path)) {}

  absl::Status Write(absl::string_view text);
  // Writes what has been collected.
  absl::Status Flush();
  // The same, and waits until it is on the disk.
  absl::Status Sync();

 private:
  int descriptor_;
  std::string path_;
  std::string block_;
};

}  // namespace rushkit

#endif  // RUSHKIT_CLI_CAMPAIGN_DESCRIPTOR_H_
