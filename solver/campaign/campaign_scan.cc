#include "solver/campaign/campaign_scan.h"

#include <utility>

#include "absl/status/statusor.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"

namespace rushkit {

absl::Status CampaignScan::Add(absl::string_view line) {
  ++line_;
  if (header_.has_value()) return AddUnitLine(line);
  absl::StatusOr<CampaignHeader> header = ReadHeader(line);
  if (!header.ok()) return header.status();
  header_ = *std::move(header);
  bytes_ = whole_bytes_ = line.size() + 1;
  return absl::OkStatus();
}

absl::Status CampaignScan::AddUnitLine(absl::string_view line) {
  const absl::StatusOr<UnitLine> read = ReadUnitLine(line);
  if (!read.ok()) return read.status();
  if (next_part_ == 1) {
    if (absl::Status status = CheckNew(*read); !status.ok()) return status;
    begun_ = {read->unit, bytes_, 0, line_, read->exit};
    parts_ = read->parts;
  } else if (read->unit != begun_.unit || read->part != next_part_ || read->parts != parts_) {
    return absl::InvalidArgumentError(
        absl::StrCat("found part ", read->part, " of ", read->parts, " of unit ", read->unit,
                     ", expected part ", next_part_, " of ", parts_, " of unit ", begun_.unit));
  }
  bytes_ += line.size() + 1;
  ++next_part_;
  if (next_part_ <= parts_) return absl::OkStatus();
  next_part_ = 1;
  begun_.bytes = bytes_ - begun_.begin;
  whole_bytes_ = bytes_;
  units_.push_back(begun_);
  line_of_unit_.emplace(begun_.unit, begun_.line);
  return absl::OkStatus();
}

absl::Status CampaignScan::CheckNew(const UnitLine& read) const {
  if (read.unit >= header_->units) {
    return absl::InvalidArgumentError(absl::StrCat("unit ", read.unit, ", but there are ",
                                                   header_->units, ": 0 to ",
                                                   header_->units == 0 ? 0 : header_->units - 1));
  }
  if (!header_->shard.Has(read.unit)) {
    return absl::InvalidArgumentError(
        absl::StrCat("unit ", read.unit, " is none of shard ", WriteShard(header_->shard)));
  }
  if (const auto found = line_of_unit_.find(read.unit); found != line_of_unit_.end()) {
    return absl::InvalidArgumentError(
        absl::StrCat("unit ", read.unit, " is there already, on line ", found->second));
  }
  if (read.part <= 1) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("found part ", read.part, " of unit ", read.unit, ", expected part 1"));
}

std::vector<uint64_t> MissingUnits(const CampaignHeader& header,
                                   const std::vector<UnitPlace>& present) {
  std::vector<bool> is_there(header.units);
  for (const UnitPlace& place : present) is_there[place.unit] = true;
  std::vector<uint64_t> missing;
  for (uint64_t unit = header.shard.index; unit < header.units; unit += header.shard.count) {
    if (!is_there[unit]) missing.push_back(unit);
  }
  return missing;
}

std::string UnitList(const std::vector<uint64_t>& units) {
  constexpr size_t kMost = 8;
  std::vector<std::string> ranges;
  for (size_t i = 0; i < units.size();) {
    if (ranges.size() == kMost) {
      return absl::StrCat(absl::StrJoin(ranges, ", "), " and ", units.size() - i, " more");
    }
    size_t end = i + 1;
    while (end < units.size() && units[end] == units[end - 1] + 1) ++end;
    ranges.push_back(end - i == 1 ? absl::StrCat(units[i])
                                  : absl::StrCat(units[i], " to ", units[end - 1]));
    i = end;
  }
  if (ranges.size() < 2) return absl::StrJoin(ranges, "");
  const std::string last = std::move(ranges.back());
  ranges.pop_back();
  return absl::StrCat(absl::StrJoin(ranges, ", "), " and ", last);
}

}  // namespace rushkit
