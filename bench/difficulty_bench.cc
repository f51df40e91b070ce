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

struct Measured {
  Position position;
  DifficultyFeatures features;
  double log_seconds = 0;
};

struct Model {
  double constant = 0;
  double a_move = 0;
  double a_piece = 0;
};

// Ends the program where the data are not what they say.
[[noreturn]] void Fail(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  std::exit(EXIT_FAILURE);
}

// One position is not as people saw it (see data/difficulty/README.md) and is left out.
constexpr size_t kLeftOut = 1;

std::vector<Measured> ReadPeople() {
  std::vector<Measured> people;
  size_t left_out = 0;
  for (absl::string_view line : absl::StrSplit(*EmbeddedFile("difficulty/people.txt"), '\n')) {
    if (line.empty() || line.front() == '#') continue;
    const std::vector<absl::string_view> fields = absl::StrSplit(line, ' ');
    const Position position = *ReadPositionClassic(fields.at(0));
    const auto features = FeaturesOf(position, Player::kGold, {});
    int moves = 0;
    double log_milliseconds = 0;
    if (!features || !absl::SimpleAtoi(fields.at(1), &moves) ||
        !absl::SimpleAtod(fields.at(2), &log_milliseconds)) {
      Fail("difficulty/people.txt: " + std::string(line));
    }
    if (features->moves != moves) {
      ++left_out;
    } else {
      people.push_back({position, *features, log_milliseconds - std::log(1000)});
    }
  }
  if (left_out != kLeftOut)
    Fail("difficulty/people.txt: other positions are not as people saw them");
  return people;
}

double SecondsOf(const Measured& one) { return one.log_seconds; }
double MovesOf(const Measured& one) { return one.features.moves; }
double ClosureOf(const Measured& one) { return one.features.closure; }

template <class Value>
std::vector<double> OfEach(const std::vector<Measured>& people, Value value) {
  std::vector<double> values;
  for (const Measured& one : people) values.push_back(value(one));
  return values;
}

double Mean(const std::vector<double>& values) {
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double Covariance(const std::vector<double>& a, const std::vector<double>& b) {
  const double mean_a = Mean(a);
  const double mean_b = Mean(b);
  double sum = 0;
  for (size_t i = 0; i < a.size(); ++i) sum += (a[i] - mean_a) * (b[i] - mean_b);
  return sum / static_cast<double>(a.size());
}

// How much the weight of the closure is shrunk: the least mean of squared errors plus so much of
// that weight, squared. It halves it.
constexpr double kRidge = 0.5;
constexpr double kMovesOnly = 1e9;

Model Fit(const std::vector<Measured>& people, double ridge = kRidge) {
  const std::vector<double> y = OfEach(people, SecondsOf);
  const std::vector<double> moves = OfEach(people, MovesOf);
  const std::vector<double> closure = OfEach(people, ClosureOf);
  const double mm = Covariance(moves, moves);
  const double mc = Covariance(moves, closure);
  const double cc = Covariance(closure, closure) + ridge;
  const double my = Covariance(moves, y);
  const double cy = Covariance(closure, y);
  const double determinant = mm * cc - mc * mc;
  Model model;
  model.a_move = (my * cc - cy * mc) / determinant;
  model.a_piece = (cy * mm - my * mc) / determinant;
  model.constant = Mean(y) - model.a_move * Mean(moves) - model.a_piece * Mean(closure);
  return model;
}

double Foretell(const Model& model, const Measured& one) {
  return model.constant + model.a_move * MovesOf(one) + model.a_piece * ClosureOf(one);
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

// Spearman's.
double RankCorrelation(const std::vector<double>& a, const std::vector<double>& b) {
  const std::vector<double> x = RanksOf(a);
  const std::vector<double> y = RanksOf(b);
  return Covariance(x, y) / std::sqrt(Covariance(x, x) * Covariance(y, y));
}

// Of `people` as `model` orders them.
double Correlation(const Model& model, const std::vector<Measured>& people) {
  return RankCorrelation(OfEach(people, [&](const auto& one) { return Foretell(model, one); }),
                         OfEach(people, SecondsOf));
}

// Each position foretold from all others.
double LeaveOneOut(const std::vector<Measured>& people, double ridge) {
  std::vector<double> foretold;
  for (size_t i = 0; i < people.size(); ++i) {
    std::vector<Measured> others = people;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    foretold.push_back(Foretell(Fit(others, ridge), people[i]));
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
    const double moves = RankCorrelation(OfEach(asked, MovesOf), OfEach(asked, SecondsOf));
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
  const Model fitted = Fit(people);
  bool all = Check("constant", fitted.constant, DifficultyModel::kConstant, 0.0001);
  all = Check("a move", fitted.a_move, DifficultyModel::kAMove, 0.0001) && all;
  all = Check("a piece", fitted.a_piece, DifficultyModel::kAPiece, 0.0001) && all;
  all =
      Check("medium from, seconds", Between(people, 6, 10), DifficultyModel::kMedium, 0.05) && all;
  all = Check("hard from, seconds", Between(people, 10, 13), DifficultyModel::kHard, 0.05) && all;
  all =
      Check("expert from, seconds", Between(people, 13, 15), DifficultyModel::kExpert, 0.05) && all;
  std::vector<Position> classic;
  for (const Measured& one : people) classic.push_back(one.position);
  const double classic_growth = GrowthOf(classic);
  const double shift_growth = GrowthOf(SetUps());
  std::printf("a layer grows %.2f times on classic boards, %.2f times on Shift\n",
              std::exp(classic_growth), std::exp(shift_growth));
  return Check("classic moves in a Shift move", shift_growth / classic_growth,
               DifficultyModel::kClassicMovesInAShiftMove, 0.005) &&
         all;
}

bool CompareWithMoves(const std::vector<Measured>& people) {
  const double alone = RankCorrelation(OfEach(people, MovesOf), OfEach(people, SecondsOf));
  const double inside = Correlation(Fit(people), people);
  const Comparison halves = CompareOnHalves(people, 1000);
  std::printf("\nrank correlation with log time     moves alone      model\n");
  std::printf("all positions                      %11.4f %10.4f\n", alone, inside);
  std::printf("each from all others               %11.4f %10.4f\n", LeaveOneOut(people, kMovesOnly),
              LeaveOneOut(people, kRidge));
  std::printf("a half from the other half         %11.4f %10.4f   (better in %.0f %%)\n",
              halves.moves, halves.model, 100 * halves.wins);
  return inside > alone && halves.model > halves.moves;
}

void PrintSetUps() {
  constexpr std::array<const char*, 4> kWords = {"easy", "medium", "hard", "expert"};
  std::printf("\nprinted set-up   moves closure  seconds\n");
  int number = 0;
  for (const Position& position : SetUps()) {
    const DifficultyFeatures features = *FeaturesOf(position, Player::kGold, {});
    const Difficulty difficulty = DifficultyFrom(features);
    std::printf("booklet-%-8d %5d %7d %8.1f  %s\n", ++number, features.moves, features.closure,
                difficulty.seconds, kWords[static_cast<size_t>(difficulty.word)]);
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
