#include "calculators/roadkill_rivals/plan_deck.h"

#include <utility>

namespace rushkit::roadkill {
namespace {

// Points times this fit into 128 bits: no plan scores 2^16.
const absl::uint128 kLargestScale = absl::uint128(1) << 112;

// Scale by the number of cards that are left of `size`.
std::vector<absl::uint128> ScalesFor(size_t size) {
  size_t smallest = size;
  absl::uint128 product = 1;
  while (smallest > 0 && product <= kLargestScale / smallest) product *= smallest--;
  std::vector<absl::uint128> scales(size + 1, 0);
  scales[smallest] = 1;
  for (size_t left = smallest + 1; left <= size; ++left) scales[left] = scales[left - 1] * left;
  return scales;
}

}  // namespace

PlanDeck::PlanDeck(const std::vector<CardType>& stream,
                   const std::optional<std::vector<CardType>>& rest,
                   std::vector<unsigned> extra_turns)
    : stream_(stream), is_endless_(!rest.has_value()), extra_turns_(std::move(extra_turns)) {
  std::vector<uint8_t> counts(extra_turns_.size() + 1);
  const size_t size = rest.has_value() ? rest->size() : 0;
  if (rest.has_value()) {
    for (const CardType card : *rest) ++counts[card];
  }
  scales_ = ScalesFor(size);
  for (size_t at = 0; at < stream_.size(); ++at) Add(at, counts, size);
  Find(counts, size);
}

size_t PlanDeck::CardsLeft(DeckId deck) const {
  const Node& node = nodes_[deck];
  return is_endless_ ? kEndless : stream_.size() - node.at + node.size;
}

const std::vector<Draw>& PlanDeck::Draws(DeckId deck) {
  if (!nodes_[deck].draws.has_value()) nodes_[deck].draws = FindDraws(deck);
  return *nodes_[deck].draws;
}

void PlanDeck::Add(size_t at, const std::vector<uint8_t>& counts, size_t size) {
  Node& node = nodes_.emplace_back(Node{at, counts, size});
  const auto add = [&](CardType card, unsigned count) {
    if (extra_turns_[card] > 1) node.more_turns += count * (extra_turns_[card] - 1);
  };
  for (size_t i = at; i < stream_.size(); ++i) add(stream_[i], 1);
  for (size_t type = 0; type < extra_turns_.size(); ++type) {
    add(static_cast<CardType>(type), counts[type]);
  }
}

DeckId PlanDeck::Find(const std::vector<uint8_t>& counts, size_t size) {
  const auto [found, is_new] = ids_.try_emplace(counts, static_cast<DeckId>(nodes_.size()));
  if (is_new) Add(stream_.size(), counts, size);
  return found->second;
}

std::vector<Draw> PlanDeck::FindDraws(DeckId deck) {
  const Node& node = nodes_[deck];
  if (node.at < stream_.size()) return {{stream_[node.at], 1, deck + 1}};
  if (is_endless_) return {{kUnseen, 1, deck}};
  std::vector<Draw> draws;
  if (node.size == 0 || scales_[node.size - 1] == 0) return draws;
  std::vector<uint8_t> counts = node.counts;
  for (size_t type = 0; type < counts.size(); ++type) {
    if (counts[type] == 0) continue;
    const unsigned weight = counts[type]--;
    const bool is_any = type == extra_turns_.size();
    draws.push_back(
        {is_any ? kAny : static_cast<CardType>(type), weight, Find(counts, node.size - 1)});
    ++counts[type];
  }
  return draws;
}

DeckId PlanDeck::Blurred(DeckId deck) {
  Node& node = nodes_[deck];
  if (IsInOrder(deck)) return deck;
  if (!node.blurred.has_value()) {
    std::vector<uint8_t> counts = node.counts;
    for (size_t type = 0; type < extra_turns_.size(); ++type) {
      if (extra_turns_[type] == 0) counts.back() += std::exchange(counts[type], uint8_t{0});
    }
    node.blurred = Find(counts, node.size);
  }
  return *node.blurred;
}

}  // namespace rushkit::roadkill
