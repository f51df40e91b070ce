#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <optional>
#include <utility>

#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "cli/campaign/campaign_log.h"
#include "cli/campaign/campaign_source.h"
#include "cli/campaign/descriptor.h"
#include "cli/campaign/repeats.h"

namespace rushkit {
namespace {

bool HoldsAnything(const std::string& path) {
  struct stat about = {};
  return stat(path.c_str(), &about) == 0 && (!S_ISREG(about.st_mode) || about.st_size > 0);
}

absl::Status CheckSame(const CampaignSource& source, const CampaignHeader& header) {
  if (!source.header) return absl::OkStatus();
  std::string why = WhyAnother(header, *source.header);
  if (why.empty() && source.header->shard != header.shard) {
    why = absl::StrCat("shard is ", WriteShard(source.header->shard), ", not ",
                       WriteShard(header.shard));
  }
  if (why.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(source.path, ":1: of another campaign than this command: ", why));
}

// Where not even the header is whole: what is there may be no campaign at all, and is not ours to
// cut off then.
absl::Status CheckBegun(const CampaignSource& source, const CampaignHeader& header) {
  if (source.header || source.bytes == 0) return absl::OkStatus();
  const std::string line = WriteHeader(header);
  std::string begun(std::min<uint64_t>(source.bytes, line.size()), ' ');
  std::ifstream file(source.path, std::ios::binary);
  file.read(begun.data(), static_cast<std::streamsize>(begun.size()));
  if (source.bytes < line.size() && absl::StartsWith(line, begun)) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(source.path,
                   " is no file of this campaign: name another file, or remove that "
                   "one"));
}

// The file of a campaign all of whose units are there.
class CompleteFile : public CampaignLog {
 public:
  explicit CompleteFile(CampaignSource source) : source_(std::move(source)) {}

  const std::vector<UnitPlace>& present() const override { return source_.units; }
  bool is_complete() const override { return true; }
  absl::Status Add(uint64_t /*unit*/, const UnitResults& /*results*/) override {
    return absl::InternalError("nothing can be added to a complete campaign");
  }
  absl::Status Flush() override { return absl::OkStatus(); }
  absl::Status Sync() override { return absl::OkStatus(); }
  absl::Status Finish() override { return absl::OkStatus(); }
  std::string place() const override { return source_.path; }

 private:
  CampaignSource source_;
};

class GrowingFile : public CampaignLog {
 public:
  GrowingFile(std::string path, CampaignHeader header, CampaignSource source, Descriptor file)
      : path_(std::move(path)),
        header_(std::move(header)),
        source_(std::move(source)),
        file_(std::move(file)),
        writer_(file_.get(), source_.path),
        written_bytes_(source_.whole_bytes),
        added_bytes_(source_.whole_bytes) {
    if (!source_.units.empty()) last_unit_ = source_.units.back().unit;
  }

  // Cuts off what is not whole, and writes the header where there is none.
  absl::Status Begin() {
    if (absl::Status status = CutBack(); !status.ok()) return status;
    if (source_.header) return absl::OkStatus();
    return Append(WriteHeader(header_));
  }

  const std::vector<UnitPlace>& present() const override { return source_.units; }
  bool is_complete() const override { return false; }
  std::string place() const override { return source_.path; }

  absl::Status Add(uint64_t unit, const UnitResults& results) override {
    is_in_order_ = is_in_order_ && (!last_unit_ || *last_unit_ < unit);
    last_unit_ = unit;
    return Append(WriteUnit(unit, results));
  }

  bool flush_keeps() const override { return true; }
  absl::Status Flush() override { return Written(writer_.Flush()); }
  absl::Status Sync() override { return Written(writer_.Sync()); }

  // Each step leaves a file behind that can be gone on from.
  absl::Status Finish() override {
    absl::Status status = Sync();
    if (status.ok() && (!IsInOrder() || MarksRepeats(header_))) status = PutInOrder();
    if (!status.ok()) return status;
    status = RenameToNew(source_.path, path_);
    if (status.ok()) SyncFolderOf(path_);
    return status;
  }

 private:
  bool IsInOrder() const {
    const std::vector<UnitPlace>& units = source_.units;
    const auto is_before = [](const UnitPlace& a, const UnitPlace& b) { return a.unit < b.unit; };
    return is_in_order_ && std::is_sorted(units.begin(), units.end(), is_before);
  }

  absl::Status Append(absl::string_view text) {
    absl::Status status = writer_.Write(text);
    added_bytes_ += text.size();
    if (!status.ok()) (void)CutBack();
    return status;
  }

  // After everything that was added has been written, if `status` is ok. Else whole units only are
  // left: what is there can be gone on from.
  absl::Status Written(absl::Status status) {
    if (status.ok()) {
      written_bytes_ = added_bytes_;
    } else {
      (void)CutBack();
    }
    return status;
  }

  absl::Status CutBack() {
    if (ftruncate(file_.get(), static_cast<off_t>(written_bytes_)) != 0) {
      return CannotWrite(source_.path, errno);
    }
    return absl::OkStatus();
  }

  absl::Status PutInOrder() {
    absl::StatusOr<CampaignSource> whole = ReadCampaignSource(source_.path);
    if (!whole.ok()) return whole.status();
    const std::string sorted = absl::StrCat(source_.path, ".sorted");
    const std::vector<CampaignSource> sources = {*std::move(whole)};
    if (absl::Status status = WriteCampaign(header_, UnitsInOrder(sources), sorted); !status.ok()) {
      return status;
    }
    if (rename(sorted.c_str(), source_.path.c_str()) != 0) return CannotWrite(path_, errno);
    return absl::OkStatus();
  }

  std::string path_;
  CampaignHeader header_;
  CampaignSource source_;  // the file in the making, as it was when it was opened
  Descriptor file_;
  BlockWriter writer_;
  uint64_t written_bytes_;  // of whole units, all of them
  uint64_t added_bytes_;
  bool is_in_order_ = true;  // what was added
  std::optional<uint64_t> last_unit_;
};

absl::StatusOr<std::unique_ptr<CampaignLog>> OpenComplete(const std::string& path,
                                                          const CampaignHeader& header) {
  absl::StatusOr<CampaignSource> source = ReadCampaignSource(path);
  absl::Status status = source.status();
  if (status.ok() && !source->header) {
    status = absl::InvalidArgumentError(absl::StrCat(path, " is no campaign file: it is empty"));
  }
  if (status.ok()) status = CheckSame(*source, header);
  const std::vector<uint64_t> missing =
      status.ok() ? MissingUnits(header, source->units) : std::vector<uint64_t>();
  if (status.ok() && (source->is_cut() || !missing.empty())) {
    status = absl::InvalidArgumentError(
        absl::StrCat(path, " lacks ", missing.size(), " of ", header.shard.SizeOf(header.units),
                     " units: ", UnitList(missing), "; to go on with it, call it ", path, ".part"));
  }
  if (!status.ok()) return status;
  return std::make_unique<CompleteFile>(*std::move(source));
}

// The file in the making, which nobody else may write to meanwhile.
absl::StatusOr<Descriptor> OpenLocked(const std::string& part) {
  struct stat about = {};
  if (stat(part.c_str(), &about) == 0 && !S_ISREG(about.st_mode)) {
    return absl::InvalidArgumentError(absl::StrCat(part, " is no plain file"));
  }
  Descriptor file(open(part.c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, kModeOfNewFile));
  if (!file.is_open()) return CannotWrite(part, errno);
  if (flock(file.get(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
    return absl::InvalidArgumentError(
        absl::StrCat(part, " is being written by another process: wait for it, or stop it"));
  }
  return file;
}

}  // namespace

absl::StatusOr<std::unique_ptr<CampaignLog>> OpenCampaignFile(const std::string& path,
                                                              const CampaignHeader& header,
                                                              bool resumes) {
  if (IsThere(path)) {
    if (resumes) return OpenComplete(path, header);
    return absl::InvalidArgumentError(absl::StrCat(
        path, " is there already: name another file, remove that one, or go on with --resume"));
  }
  const std::string part = absl::StrCat(path, ".part");
  if (!resumes && HoldsAnything(part)) {
    return absl::InvalidArgumentError(absl::StrCat(
        part,
        " is there already, of a campaign that was stopped: go on with --resume, or remove "
        "that file to begin again"));
  }
  absl::StatusOr<Descriptor> file = OpenLocked(part);
  if (!file.ok()) return file.status();
  absl::StatusOr<CampaignSource> source = ReadCampaignSource(part);
  absl::Status status = source.ok() ? CheckSame(*source, header) : source.status();
  if (status.ok()) status = CheckBegun(*source, header);
  if (!status.ok()) return status;
  auto log = std::make_unique<GrowingFile>(path, header, *std::move(source), *std::move(file));
  if (status = log->Begin(); !status.ok()) return status;
  return log;
}

}  // namespace rushkit
