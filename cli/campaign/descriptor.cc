#include "cli/campaign/descriptor.h"

#include <unistd.h>

#include <cerrno>

#include "cli/campaign/campaign_source.h"

namespace rushkit {
namespace {

constexpr size_t kBytesOfBlock = size_t{1} << 20;

}  // namespace

Descriptor& Descriptor::operator=(Descriptor&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  return *this;
}

Descriptor::~Descriptor() {
  if (is_open()) close(descriptor_);
}

absl::Status BlockWriter::Write(absl::string_view text) {
  block_.append(text.data(), text.size());
  return block_.size() < kBytesOfBlock ? absl::OkStatus() : Flush();
}

absl::Status BlockWriter::Flush() {
  size_t done = 0;
  while (done < block_.size()) {
    const ssize_t written = write(descriptor_, block_.data() + done, block_.size() - done);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return CannotWrite(path_, errno);
    done += static_cast<size_t>(written);
  }
  block_.clear();
  return absl::OkStatus();
}

absl::Status BlockWriter::Sync() {
  if (absl::Status status = Flush(); !status.ok()) return status;
  return fsync(descriptor_) == 0 ? absl::OkStatus() : CannotWrite(path_, errno);
}

}  // namespace rushkit
