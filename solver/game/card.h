// The nine kinds of cards and what each pays for: booklet, "Card Rules".
#ifndef RUSHKIT_SOLVER_GAME_CARD_H_
#define RUSHKIT_SOLVER_GAME_CARD_H_

#include <array>
#include <cstdint>

namespace rushkit {

enum class Card : uint8_t {
  kMove1,
  kMove2,
  kMove3,
  kMove4,
  kSlide,
  kShift,
  kMoveShift1,
  kMoveShift2,
  kMoveShift3,
};

inline constexpr int kCardKinds = 9;

inline constexpr std::array<Card, kCardKinds> kAllCards = {
    Card::kMove1, Card::kMove2,      Card::kMove3,      Card::kMove4,     Card::kSlide,
    Card::kShift, Card::kMoveShift1, Card::kMoveShift2, Card::kMoveShift3};

// What one card pays for. A slide is one vehicle, one direction, one or more spaces, and comes
// alone; the other cards pay for `spaces` single spaces in any split, and one shift if `shift`.
struct CardPower {
  int spaces = 0;
  bool shift = false;
  bool slide = false;

  friend constexpr bool operator==(const CardPower&, const CardPower&) = default;
};

constexpr CardPower PowerOf(Card card) {
  switch (card) {
    case Card::kMove1:
      return {1, false, false};
    case Card::kMove2:
      return {2, false, false};
    case Card::kMove3:
      return {3, false, false};
    case Card::kMove4:
      return {4, false, false};
    case Card::kSlide:
      return {0, false, true};
    case Card::kShift:
      return {0, true, false};
    case Card::kMoveShift1:
      return {1, true, false};
    case Card::kMoveShift2:
      return {2, true, false};
    case Card::kMoveShift3:
      return {3, true, false};
  }
  return {};
}

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GAME_CARD_H_
