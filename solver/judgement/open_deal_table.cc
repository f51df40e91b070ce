#include "solver/judgement/open_deal_table.h"

#include <algorithm>
#include <cassert>
#include <tuple>

namespace rushkit {
namespace {

// The same in every run, so that what is forgotten is, too.
uint64_t HashOf(const OpenDealKey& key) {
  uint64_t hash = key.hands * 0x9e3779b97f4a7c15 + key.draws;
  for (const uint64_t word : key.position.words()) {
    hash = (hash ^ word) * 0xff51afd7ed558ccd;
    hash ^= hash >> 32;
  }
  return hash;
}

}  // namespace

uint32_t DrawOrders::With(size_t card, uint32_t rest) {
  if (longer_[rest][card] == kNone) {
    longer_.push_back({});
    longer_[rest][card] = size() - 1;
  }
  return longer_[rest][card];
}

int OpenDealTable::Entry::depth() const {
  return std::max(
      {proofs.of_mover.wins, proofs.of_mover.fails, proofs.of_other.wins, proofs.of_other.fails});
}

void OpenDealTable::Age(uint64_t max_bytes) {
  max_bytes_ = max_bytes;
  if (bytes() > max_bytes_) Clear();
  if (entries_.empty()) entries_.resize(kFirstBuckets * kBucket);
  ++age_;
}

void OpenDealTable::Clear() {
  entries_ = {};
  used_ = 0;
}

size_t OpenDealTable::BucketOf(const OpenDealKey& key) const {
  return (HashOf(key) & (entries_.size() / kBucket - 1)) * kBucket;
}

std::optional<size_t> OpenDealTable::IndexOf(const OpenDealKey& key) const {
  const size_t bucket = BucketOf(key);
  for (size_t i = bucket; i < bucket + kBucket; ++i) {
    if (entries_[i].age != 0 && entries_[i].key == key) return i;
  }
  return std::nullopt;
}

const OpenDealTable::Proofs* OpenDealTable::Find(const OpenDealKey& key) const {
  const std::optional<size_t> index = IndexOf(key);
  return index ? &entries_[*index].proofs : nullptr;
}

OpenDealTable::Proofs& OpenDealTable::Put(const OpenDealKey& key) {
  assert(age_ != 0);
  std::optional<size_t> index = IndexOf(key);
  if (!index) {
    if (2 * used_ > entries_.size() && 2 * bytes() <= max_bytes_) Grow();
    index = PlaceFor(key);
    if (entries_[*index].age == 0) ++used_;
    entries_[*index] = {key, {}, 0};
  }
  entries_[*index].age = age_;
  return entries_[*index].proofs;
}

// A free entry, or else the oldest, and of these the shallowest.
size_t OpenDealTable::PlaceFor(const OpenDealKey& key) const {
  const size_t bucket = BucketOf(key);
  size_t place = bucket;
  for (size_t i = bucket + 1; i < bucket + kBucket; ++i) {
    const Entry& one = entries_[i];
    const Entry& best = entries_[place];
    if (std::make_tuple(one.age, one.depth()) < std::make_tuple(best.age, best.depth())) place = i;
  }
  return place;
}

void OpenDealTable::Grow() {
  std::vector<Entry> old(2 * entries_.size());
  old.swap(entries_);
  // Two buckets come of each, so that there is room.
  for (const Entry& entry : old) {
    if (entry.age != 0) entries_[PlaceFor(entry.key)] = entry;
  }
}

}  // namespace rushkit
