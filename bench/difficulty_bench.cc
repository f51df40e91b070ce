// How well does the difficulty foretell how long people take, and do its numbers follow from what
// was measured on people?
//
// Fits the model of solver/rating/difficulty.h to data/difficulty/people.txt by least squares, and
// compares it with the number of moves alone on positions that it was not fitted to. Then measures
// how many classic moves a move of Rush Hour Shift counts as, and rates the printed set-ups. Fails
// when a number in the header is another, or the model is no better than the moves.

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_split.h"
#include "bench/printed_set_ups.h"
#include "data/embedded.h"
#include "solver/base/random.h"
#include "solver/notation/position_classic.h"
#include "solver/rating/difficulty.h"

namespace rushkit::bench {
namespace {

// What a position is foretold by: 1, moves, pieces.
using Terms = std::array<double, 3>;

struct Measured {
  Position position;
  DifficultyFeatures features;
  double log_seconds = 0;

  Terms terms() const { return {1, double(features.moves), double(features.pieces())}; }
};

// Ends the program where the data are not what they say.
[[noreturn]] void Fail(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(EXIT_FAILURE);
}

std::vector<Measured> ReadPeople() {
  std::vector<Measured> people;
  for (absl::string_view line : absl::StrSplit(*EmbeddedFile("difficulty/people.txt"), '\n')) {
    if (line.empty() || line.front() == '#') continue;
    const std::vector<absl::string_view> fields = absl::StrSplit(line, ' ');
    const Position position = *ReadPositionClassic(fields.at(0));
    const auto features = FeaturesOf(position, Player::kGold, {});
    int moves = 0;
    double log_milliseconds = 0;
    if (!absl::SimpleAtoi(fields.at(1), &moves) ||
        !absl::SimpleAtod(fields.at(2), &log_milliseconds) || !features ||
        features->moves != moves) {
      Fail(std::string(line) + ": not so many moves");
    }
    people.push_back({position, *features, log_milliseconds - std::log(1000)});
  }
  return people;
}

// Solves the normal equations by Gauss and Jordan.
Terms Fit(const std::vector<Measured>& people) {
  std::array<std::array<double, 4>, 3> rows = {};
  for (const Measured& one : people) {
    const Terms terms = one.terms();
    for (size_t i = 0; i < 3; ++i) {
      for (size_t j = 0; j < 3; ++j) rows[i][j] += terms[i] * terms[j];
      rows[i][3] += terms[i] * one.log_seconds;
    }
  }
  for (size_t i = 0; i < 3; ++i) {
    for (size_t k = 0; k < 3; ++k) {
      if (k == i) continue;
      const double factor = rows[k][i] / rows[i][i];
      for (size_t j = i; j < 4; ++j) rows[k][j] -= factor * rows[i][j];
    }
  }
  return {rows[0][3] / rows[0][0], rows[1][3] / rows[1][1], rows[2][3] / rows[2][2]};
}

double Foretell(const Terms& model, const Measured& one) {
  const Terms terms = one.terms();
  return std::inner_product(model.begin(), model.end(), terms.begin(), 0.0);
}

// Equal values share the mean of their ranks.
std::vector<double> RanksOf(const std::vector<double>& values) {
  std::vector<double> ranks;
  for (const double value : values) {
    double rank = 0;
    for (const double other : values) rank += other < value ? 1 : other == value ? 0.5 : 0;
    ranks.push_back(rank);
  }
  return ranks;
}

double Covariance(const std::vector<double>& a, const std::vector<double>& b) {
  const auto n = static_cast<double>(a.size());
  const double mean_a = std::accumulate(a.begin(), a.end(), 0.0) / n;
  const double mean_b = std::accumulate(b.begin(), b.end(), 0.0) / n;
  double sum = 0;
  for (size_t i = 0; i < a.size(); ++i) sum += (a[i] - mean_a) * (b[i] - mean_b);
  return sum;
}

// Spearman's.
double RankCorrelation(const std::vector<double>& a, const std::vector<double>& b) {
  const std::vector<double> x = RanksOf(a);
  const std::vector<double> y = RanksOf(b);
  return Covariance(x, y) / std::sqrt(Covariance(x, x) * Covariance(y, y));
}

template <class Value>
std::vector<double> OfEach(const std::vector<Measured>& people, Value value) {
  std::vector<double> values;
  for (const Measured& one : people) values.push_back(value(one));
  return values;
}

double SecondsOf(const Measured& one) { return one.log_seconds; }
double MovesAlone(const Measured& one) { return one.features.moves; }

// Of `people` as `model` orders them.
double Correlation(const Terms& model, const std::vector<Measured>& people) {
  return RankCorrelation(OfEach(people, [&](const auto& one) { return Foretell(model, one); }),
                         OfEach(people, SecondsOf));
}

// Each position foretold from all others.
double LeaveOneOut(const std::vector<Measured>& people) {
  std::vector<double> foretold;
  for (size_t i = 0; i < people.size(); ++i) {
    std::vector<Measured> others = people;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    foretold.push_back(Foretell(Fit(others), people[i]));
  }
  return RankCorrelation(foretold, OfEach(people, SecondsOf));
}

struct Comparison {
  double model = 0;  // mean correlation
  double moves = 0;
  double wins = 0;  // share of splits in which the model's is higher, ties for half
};

// Fitted to a random half of the positions, and asked about the other.
Comparison CompareOnHalves(const std::vector<Measured>& people, int splits) {
  Random random(1);
  Comparison mean;
  for (int i = 0; i < splits; ++i) {
    std::vector<Measured> shuffled = people;
    for (size_t k = shuffled.size(); k > 1; --k) {
      std::swap(shuffled[k - 1], shuffled[random.Below(static_cast<uint32_t>(k))]);
    }
    const auto middle = shuffled.begin() + static_cast<std::ptrdiff_t>(shuffled.size() / 2);
    const std::vector<Measured> asked(middle, shuffled.end());
    const double model = Correlation(Fit({shuffled.begin(), middle}), asked);
    const double moves = RankCorrelation(OfEach(asked, MovesAlone), OfEach(asked, SecondsOf));
    mean.model += model / splits;
    mean.moves += moves / splits;
    mean.wins += (model > moves ? 1.0 : model == moves ? 0.5 : 0.0) / splits;
  }
  return mean;
}

constexpr int kLayers = 3;  // over which growth is measured

// The mean logarithm of the factor by which a layer of positions is larger than the one before.
double GrowthOf(const std::vector<Position>& positions) {
  SoloRequest request;
  request.limits.max_states = 300'000;
  double sum = 0;
  for (const Position& position : positions) {
    const auto counts = CountReachable(position, Player::kGold, request).depth_counts;
    if (counts.size() <= kLayers) Fail("a layer is missing");
    sum += std::log(static_cast<double>(counts[kLayers])) / kLayers;
  }
  return sum / static_cast<double>(positions.size());
}

bool Check(const char* what, double measured, double in_header, double within) {
  const bool agrees = std::abs(measured - in_header) <= within;
  std::printf("%-34s %10.4f %10.4f%s\n", what, measured, in_header, agrees ? "" : "  WRONG");
  return agrees;
}

// The seconds half-way between the groups of `moves` and `next` moves.
double Between(const std::vector<Measured>& people, int moves, int next) {
  const auto mean = [&](int group) {
    double sum = 0;
    int count = 0;
    for (const Measured& one : people) {
      if (one.features.moves != group) continue;
      sum += one.log_seconds;
      ++count;
    }
    return sum / count;
  };
  return std::exp((mean(moves) + mean(next)) / 2);
}

bool CheckHeader(const std::vector<Measured>& people) {
  std::printf("%-34s %10s %10s\n", "", "from data", "in header");
  const Terms fitted = Fit(people);
  bool all = Check("constant", fitted[0], DifficultyModel::kLogSeconds, 0.0001);
  all = Check("a move", fitted[1], DifficultyModel::kAMove, 0.0001) && all;
  all = Check("a piece", fitted[2], DifficultyModel::kAPiece, 0.0001) && all;
  all = Check("medium from, seconds", Between(people, 6, 10), DifficultyModel::kMedium, 0.5) && all;
  all = Check("hard from, seconds", Between(people, 10, 13), DifficultyModel::kHard, 0.5) && all;
  all =
      Check("expert from, seconds", Between(people, 13, 15), DifficultyModel::kExpert, 0.5) && all;
  std::vector<Position> classic;
  for (const Measured& one : people) classic.push_back(one.position);
  const double classic_growth = GrowthOf(classic);
  const double shift_growth = GrowthOf(SetUps());
  std::printf("a layer grows %.2f times on classic boards, %.2f times on Shift\n",
              std::exp(classic_growth), std::exp(shift_growth));
  return Check("classic moves in a Shift move", shift_growth / classic_growth,
               DifficultyModel::kClassicMovesInAShiftMove, 0.05) &&
         all;
}

bool CompareWithMoves(const std::vector<Measured>& people) {
  const double alone = RankCorrelation(OfEach(people, MovesAlone), OfEach(people, SecondsOf));
  const double inside = Correlation(Fit(people), people);
  const Comparison halves = CompareOnHalves(people, 1000);
  std::printf("\nrank correlation with log time     moves alone      model\n");
  std::printf("all 35 positions                   %11.4f %10.4f\n", alone, inside);
  std::printf("each from the 34 others            %11s %10.4f\n", "", LeaveOneOut(people));
  std::printf("a half from the other half         %11.4f %10.4f   (better in %.0f %%)\n",
              halves.moves, halves.model, 100 * halves.wins);
  return inside > alone && halves.model > halves.moves;
}

void PrintSetUps() {
  constexpr std::array<const char*, 4> kWords = {"easy", "medium", "hard", "expert"};
  std::printf("\nprinted set-up   moves closure moved  seconds\n");
  int number = 0;
  for (const Position& position : SetUps()) {
    const DifficultyFeatures features = *FeaturesOf(position, Player::kGold, {});
    const Difficulty difficulty = DifficultyFrom(features);
    std::printf("booklet-%-8d %5d %7d %5d %8.1f  %s\n", ++number, features.moves, features.closure,
                features.moved, difficulty.seconds, kWords[static_cast<size_t>(difficulty.word)]);
  }
}

}  // namespace
}  // namespace rushkit::bench

int main() {
  using namespace rushkit::bench;
  const std::vector<Measured> people = ReadPeople();
  const bool follows = CheckHeader(people);
  const bool is_better = CompareWithMoves(people);
  PrintSetUps();
  return follows && is_better ? EXIT_SUCCESS : EXIT_FAILURE;
}
