#include "solver/judgement/game_value.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rushkit {
namespace {

constexpr int kMostSpaces = 80;

std::array<int, kMostSpaces + 1> WorthsOfSpaces() {
  std::array<int, kMostSpaces + 1> worths = {};
  for (int spaces = 0; spaces <= kMostSpaces; ++spaces) {
    worths[static_cast<size_t>(spaces)] =
        static_cast<int>(std::lround(323 * spaces - 4373 * std::sqrt(spaces)));
  }
  return worths;
}

// By card. Only differences matter, as hands are of equal size.
constexpr std::array<int, kCardKinds> kWorths = {-393, -188, -59, 63, -183, -125, 46, 326, 513};

}  // namespace

int WorthOfRace(int own_spaces, int other_spaces) {
  static const std::array<int, kMostSpaces + 1> kWorth = WorthsOfSpaces();
  return kWorth[static_cast<size_t>(std::min(own_spaces, kMostSpaces))] -
         kWorth[static_cast<size_t>(std::min(other_spaces, kMostSpaces))];
}

int WorthOf(Card card) { return kWorths[static_cast<size_t>(card)]; }

int WorthOf(const CardCounts& cards) {
  int worth = 0;
  for (const Card card : kAllCards) worth += cards.Of(card) * WorthOf(card);
  return worth;
}

int ExpectedWorth(const CardLedger::Held& held, const CardCounts& unseen) {
  if (held.hidden == 0) return WorthOf(held.known);
  return WorthOf(held.known) + held.hidden * WorthOf(unseen) / unseen.size();
}

double ChanceAt(int logit) { return 1 / (1 + std::exp(-logit / 1000.0)); }

}  // namespace rushkit
