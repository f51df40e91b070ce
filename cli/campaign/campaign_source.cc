#include "cli/campaign/campaign_source.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <utility>

#include "absl/strings/str_cat.h"
#include "cli/campaign/descriptor.h"
#include "cli/campaign/repeats.h"

namespace rushkit {
namespace {

absl::Status CannotRead(const std::string& path, int error) {
  return absl::InvalidArgumentError(
      absl::StrCat("cannot read ", path, ": ",
                   std::strerror(error)));  // NOLINT(concurrency-mt-unsafe): one thread
}

// The bytes of one unit.
absl::Status ReadUnit(int descriptor, const SourcedUnit& unit, std::string& text) {
  text.resize(unit.place.bytes);
  size_t read = 0;
  while (read < text.size()) {
    const ssize_t got = pread(descriptor, text.data() + read, text.size() - read,
                              static_cast<off_t>(unit.place.begin + read));
    if (got < 0 && errno == EINTR) continue;
    if (got < 0) return CannotRead(unit.source->path, errno);
    if (got == 0) {
      return absl::InvalidArgumentError(
          absl::StrCat(unit.source->path, " was changed while it was read"));
    }
    read += static_cast<size_t>(got);
  }
  return absl::OkStatus();
}

Descriptor OpenToRead(const std::string& path) {
  return Descriptor(open(path.c_str(), O_RDONLY | O_CLOEXEC));
}

// Its lines. `file` has just been opened, or before.
absl::StatusOr<std::string> ReadFrom(const Descriptor& file, const SourcedUnit& unit) {
  if (!file.is_open()) return CannotRead(unit.source->path, errno);
  std::string lines;
  if (absl::Status status = ReadUnit(file.get(), unit, lines); !status.ok()) return status;
  return lines;
}

absl::Status CopyUnits(const CampaignHeader& header, const std::vector<SourcedUnit>& units,
                       BlockWriter& out) {
  if (absl::Status status = out.Write(WriteHeader(header)); !status.ok()) return status;
  // A file in the making that is to be joined may lack what comes before.
  const bool is_whole = units.size() == header.units;
  std::optional<RepeatMarker> repeats;
  if (is_whole && MarksRepeats(header)) repeats.emplace(header);
  absl::Status status = ReadUnits(units, [&](const UnitPlace& place, absl::string_view text) {
    return out.Write(repeats ? repeats->Marked(place, text) : std::string(text));
  });
  if (!status.ok()) return status;
  return out.Sync();
}

}  // namespace

absl::Status CannotWrite(const std::string& path, int error) {
  return absl::InvalidArgumentError(
      absl::StrCat("cannot write ", path, ": ",
                   std::strerror(error)));  // NOLINT(concurrency-mt-unsafe): one thread
}

bool IsThere(const std::string& path) {
  struct stat about = {};
  return stat(path.c_str(), &about) == 0;
}

absl::Status RenameToNew(const std::string& from, const std::string& to) {
  const int flags = RENAME_NOREPLACE;
  if (renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), flags) == 0) return absl::OkStatus();
  // Not every file system knows how to leave a file alone.
  const bool is_known = errno != EINVAL && errno != ENOSYS;
  if (is_known || IsThere(to)) return CannotWrite(to, is_known ? errno : EEXIST);
  return std::rename(from.c_str(), to.c_str()) == 0 ? absl::OkStatus() : CannotWrite(to, errno);
}

void SyncFolderOf(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const Descriptor open_folder(
      open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (open_folder.is_open()) fsync(open_folder.get());
}

absl::StatusOr<CampaignSource> ReadCampaignSource(const std::string& path) {
  struct stat about = {};
  if (stat(path.c_str(), &about) != 0) return CannotRead(path, errno);
  if (!S_ISREG(about.st_mode)) {
    return absl::InvalidArgumentError(absl::StrCat(path, " is no plain file"));
  }
  std::ifstream file(path, std::ios::binary);
  if (!file) return CannotRead(path, errno);
  CampaignScan scan;
  CampaignSource source;
  for (std::string line; std::getline(file, line);) {
    source.bytes += line.size();
    if (file.eof()) break;  // cut off: what has no newline is no line
    ++source.bytes;
    if (absl::Status status = scan.Add(line); !status.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat(path, ":", scan.line(), ": ", status.message()));
    }
  }
  if (file.bad()) return CannotRead(path, errno);
  source.path = path;
  source.header = scan.header();
  source.units = scan.units();
  source.whole_bytes = scan.whole_bytes();
  return source;
}

absl::StatusOr<std::vector<CampaignSource>> ReadCampaignSources(
    const std::vector<std::string>& files) {
  std::vector<CampaignSource> sources;
  for (const std::string& file : files) {
    absl::StatusOr<CampaignSource> source = ReadCampaignSource(file);
    if (!source.ok()) return source.status();
    if (!source->header) {
      return absl::InvalidArgumentError(
          absl::StrCat(file, ":1: expected the header of a campaign, found the end of the file"));
    }
    if (!sources.empty()) {
      const std::string why = WhyAnother(*sources.front().header, *source->header);
      if (!why.empty()) {
        return absl::InvalidArgumentError(
            absl::StrCat(file, ":1: of another campaign than ", sources.front().path, ": ", why));
      }
    }
    sources.push_back(*std::move(source));
  }
  return sources;
}

absl::StatusOr<std::string> UnitReader::Read(const SourcedUnit& unit) {
  Descriptor& file = files_[unit.source];
  if (!file.is_open()) file = OpenToRead(unit.source->path);
  if (!file.is_open() && errno == EMFILE) {
    // More files than a process may have open: these are opened again when they are needed.
    files_.clear();
    return ReadFrom(files_[unit.source] = OpenToRead(unit.source->path), unit);
  }
  return ReadFrom(file, unit);
}

std::vector<SourcedUnit> UnitsInOrder(const std::vector<CampaignSource>& sources) {
  std::vector<SourcedUnit> units;
  for (const CampaignSource& source : sources) {
    for (const UnitPlace& place : source.units) units.push_back({&source, place});
  }
  std::stable_sort(units.begin(), units.end(), [](const SourcedUnit& a, const SourcedUnit& b) {
    return a.place.unit < b.place.unit;
  });
  return units;
}

std::string OverlapIn(const std::vector<SourcedUnit>& units) {
  for (size_t i = 1; i < units.size(); ++i) {
    if (units[i].place.unit != units[i - 1].place.unit) continue;
    return absl::StrCat(units[i].source->path, ":", units[i].place.line, ": unit ",
                        units[i].place.unit, " is there already: ", units[i - 1].source->path, ":",
                        units[i - 1].place.line);
  }
  return "";
}

absl::Status ReadUnits(const std::vector<SourcedUnit>& units,
                       absl::FunctionRef<absl::Status(const UnitPlace&, absl::string_view)> take) {
  UnitReader reader;
  for (const SourcedUnit& unit : units) {
    const absl::StatusOr<std::string> lines = reader.Read(unit);
    absl::Status status = lines.ok() ? take(unit.place, *lines) : lines.status();
    if (!status.ok()) return status;
  }
  return absl::OkStatus();
}

absl::Status WriteCampaign(const CampaignHeader& header, const std::vector<SourcedUnit>& units,
                           const std::string& path) {
  Descriptor file(open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, kModeOfNewFile));
  if (!file.is_open()) return CannotWrite(path, errno);
  BlockWriter out(file.get(), path);
  absl::Status status = CopyUnits(header, units, out);
  if (!status.ok()) unlink(path.c_str());
  return status;
}

}  // namespace rushkit
