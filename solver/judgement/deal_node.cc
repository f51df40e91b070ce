#include "solver/judgement/deal_node.h"

#include <optional>
#include <tuple>

#include "solver/board/position.h"

namespace rushkit {
namespace {

constexpr int kBitsOfACount = 3;
uint64_t Packed(const Hand& hand) {
  uint64_t packed = 0;
  for (const Card card : kAllCards) {
    packed = packed << kBitsOfACount | static_cast<uint64_t>(hand.Of(card));
  }
  return packed;
}

uint64_t Packed(const Hand& gold, const Hand& silver, Player mover) {
  return (Packed(gold) << (kCardKinds * kBitsOfACount) | Packed(silver)) << 1 |
         static_cast<uint64_t>(mover);
}

}  // namespace

OpenDealKey KeyOf(const CompactForm& form, const DealNode& node, uint32_t draws) {
  const Hand& gold = node.HandOf(Player::kGold);
  const Hand& silver = node.HandOf(Player::kSilver);
  const OpenDealKey key = {node.position, Packed(gold, silver, node.mover), draws};
  const std::optional<CompactPosition> turned =
      form.Compact(form.Expand(node.position).HalfTurned());
  if (!turned) return key;
  const OpenDealKey turned_key = {*turned, Packed(silver, gold, Opponent(node.mover)), draws};
  const auto rank = [](const OpenDealKey& one) { return std::tie(one.position, one.hands); };
  return rank(turned_key) < rank(key) ? turned_key : key;
}

}  // namespace rushkit
