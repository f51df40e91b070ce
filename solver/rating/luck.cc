#include "solver/rating/luck.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numeric>

namespace rushkit {
namespace {

// Pairs by how many of their games the first player won.
using Pairs = std::array<double, 3>;

// Two with the same cards winning, and two without.
constexpr Pairs kImagined = {1, 2, 1};

// The pairs of one kind of seating.
struct Stratum {
  Pairs counts = {};
  double pairs = 0;
  double same = 0;  // the share in which the first player won one of two: the same cards did
  double rate = 0;  // of the first player
};
using Strata = std::array<Stratum, 2>;

Stratum StratumOf(const Pairs& counts) {
  Stratum stratum;
  stratum.counts = counts;
  stratum.pairs = counts[0] + counts[1] + counts[2];
  if (stratum.pairs == 0) return stratum;
  stratum.same = counts[1] / stratum.pairs;
  stratum.rate = stratum.same / 2 + counts[2] / stratum.pairs;
  return stratum;
}

// Imagined pairs are divided as those that were seen.
Strata StrataOf(const std::array<std::array<uint64_t, 3>, 2>& seen, const Pairs& imagined) {
  std::array<double, 2> pairs = {};
  for (size_t i = 0; i < seen.size(); ++i) {
    pairs[i] = static_cast<double>(seen[i][0] + seen[i][1] + seen[i][2]);
  }
  Strata strata;
  for (size_t i = 0; i < seen.size(); ++i) {
    Pairs counts = {};
    for (size_t wins = 0; wins < counts.size(); ++wins) {
      counts[wins] =
          static_cast<double>(seen[i][wins]) + imagined[wins] * pairs[i] / (pairs[0] + pairs[1]);
    }
    strata[i] = StratumOf(counts);
  }
  return strata;
}

// S and C over all pairs.
struct Agreement {
  double same = 0;
  double chance = 0;

  double Beyond() const { return (same - chance) / (1 - chance); }
};

Agreement AgreementOf(const Strata& strata) {
  Agreement agreement;
  double pairs = 0;
  for (const Stratum& stratum : strata) {
    pairs += stratum.pairs;
    agreement.same += stratum.pairs * stratum.same;
    agreement.chance += stratum.pairs * 2 * stratum.rate * (1 - stratum.rate);
  }
  agreement.same /= pairs;
  agreement.chance /= pairs;
  return agreement;
}

// Of a pair in which the first player won so many games: how far it moves the value, were it all.
double Influence(const Stratum& stratum, const Agreement& agreement, size_t wins) {
  const double rest = 1 - agreement.chance;
  const double same = (wins == 1 ? 1.0 : 0.0) - stratum.same;
  const double rate = static_cast<double>(wins) / 2 - stratum.rate;
  const double chance = 2 * (1 - 2 * stratum.rate) * rate;
  return same / rest - (1 - agreement.same) / (rest * rest) * chance;
}

double StandardError(const Strata& strata) {
  const Agreement agreement = AgreementOf(strata);
  double pairs = 0;
  double squares = 0;
  for (const Stratum& stratum : strata) {
    pairs += stratum.pairs;
    for (size_t wins = 0; wins < stratum.counts.size(); ++wins) {
      const double influence = Influence(stratum, agreement, wins);
      squares += stratum.counts[wins] * influence * influence;
    }
  }
  return std::sqrt(squares / (pairs * (pairs - 1)));
}

}  // namespace

void LuckCount::Add(const GameOutcome& game) {
  if (game.stream_of_first == Stream::kX) {
    one_ = game;
    return;
  }
  const bool is_pair = one_ && game.number == one_->number + 1;
  if (is_pair && WinnerOf(one_->ending) && WinnerOf(game.ending)) {
    const size_t stratum = colours_are_alike_ ? 0 : static_cast<size_t>(game.first);
    const size_t wins = (*WinnerOf(one_->ending) == one_->first ? 1U : 0U) +
                        (*WinnerOf(game.ending) == game.first ? 1U : 0U);
    ++counts_[stratum][wins];
  }
  one_.reset();
}

std::optional<Luck> LuckCount::Value() const {
  Luck luck;
  for (const PairCounts& counts : counts_) {
    luck.pairs += std::accumulate(counts.begin(), counts.end(), uint64_t{0});
    luck.same_cards += counts[1];
  }
  if (luck.pairs == 0) return std::nullopt;
  const Agreement seen = AgreementOf(StrataOf(counts_, {}));
  luck.luck = seen.Beyond();
  luck.same_by_chance = seen.chance;
  const Strata with_imagined = StrataOf(counts_, kImagined);
  const double middle = AgreementOf(with_imagined).Beyond();
  const double half = kNormal95 * StandardError(with_imagined);
  luck.interval = {std::max(-1.0, middle - half), std::min(1.0, middle + half)};
  return luck;
}

}  // namespace rushkit
