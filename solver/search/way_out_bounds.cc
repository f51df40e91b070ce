#include "solver/search/way_out_bounds.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <cstring>

#include "solver/search/heuristic.h"

namespace rushkit {
namespace {

// More than any bound that can be met, small enough to be added up.
constexpr int kNever = 10000;

int CostOf(uint8_t clearing) { return clearing == Clearing::kNever ? kNever : clearing; }

class Answerer {
 public:
  Answerer(const WayOutQuestion& question, Distance distance)
      : question_(question), distance_(distance), beyond_(BeyondMiddle()) {}

  int Bound(Offsets offsets) const {
    const int own = distance_ == Distance::kAny ? 1 : kGridColumns - question_.column;
    if (question_.column <= kLastInLeft) return own + FromLeft(offsets);
    if (question_.column <= kLastInMiddle) return own + FromMiddle(offsets);
    return own + FromRight();
  }

 private:
  // The hero's first column when it stands as far right as it can in the left and the middle part.
  static constexpr int kLastInLeft = 3;
  static constexpr int kLastInMiddle = 7;

  // The least for a hero that comes through a row of the middle, the right side standing somewhere.
  struct Beyond {
    std::array<int, kPictureRows * OffsetSet::kSpan> least;
    int& At(int row, Offset right) {
      return least[static_cast<size_t>(row + kPictureRows * (right.value() - Offset::kLowest))];
    }
    int At(int row, Offset right) const {
      return least[static_cast<size_t>(row + kPictureRows * (right.value() - Offset::kLowest))];
    }
  };

  int Aligning(int now, int wanted) const;
  int TurningBack(int spaces_back, int row, int new_row) const;
  Beyond BeyondMiddle() const;
  int FromLeft(Offsets offsets) const;
  int FromMiddle(Offsets offsets) const;
  int FromRight() const;

  const WayOutQuestion& question_;
  Distance distance_;
  Beyond beyond_;
};

int Answerer::Aligning(int now, int wanted) const {
  return distance_ == Distance::kAny ? static_cast<int>(now != wanted) : std::abs(now - wanted);
}

// Going back over the seam before `row` and coming again in `new_row`: as many spaces again in each
// direction, and shifts between. Another row asks for one shift, over as many rows. The same row
// asks for two, or nothing would have changed: as long as the hero waits in one row of the part
// before and that part's seam keeps its offset, what lay before it lies before it still; so the
// seam's side must move away and back, or the hero must come through another row, for which both
// sides move.
int Answerer::TurningBack(int spaces_back, int row, int new_row) const {
  const bool is_same = row == new_row;
  if (distance_ == Distance::kAny) return is_same ? 3 : 2;
  return 2 * spaces_back + (is_same ? 2 : std::abs(new_row - row));
}

// The best row of the right part for a hero that comes through each row of the middle.
Answerer::Beyond Answerer::BeyondMiddle() const {
  Beyond beyond;
  for (int middle_row = 0; middle_row < kPictureRows; ++middle_row) {
    for (int right = Offset::kLowest; right <= Offset::kHighest; ++right) {
      int least = kNever;
      for (int row = 0; row < kPictureRows; ++row) {
        least = std::min(least, CostOf(question_.right[static_cast<size_t>(row)]) +
                                    Aligning(right, middle_row - row));
      }
      beyond.At(middle_row, Offset(right)) = least;
    }
  }
  return beyond;
}

int Answerer::FromLeft(Offsets offsets) const {
  int least = kNever;
  for (int row = 0; row < kPictureRows; ++row) {
    least = std::min(least, CostOf(question_.middle[static_cast<size_t>(row)]) +
                                Aligning(offsets.left.value(), row - question_.row) +
                                beyond_.At(row, offsets.right));
  }
  return CostOf(question_.ahead) + least;
}

int Answerer::FromMiddle(Offsets offsets) const {
  int least = CostOf(question_.ahead) + beyond_.At(question_.row, offsets.right);
  for (int row = 0; row < kPictureRows; ++row) {
    least = std::min(least, TurningBack(question_.column - kLastInLeft, question_.row, row) +
                                CostOf(question_.middle[static_cast<size_t>(row)]) +
                                beyond_.At(row, offsets.right));
  }
  return least;
}

int Answerer::FromRight() const {
  int least = CostOf(question_.ahead);
  for (int row = 0; row < kPictureRows; ++row) {
    least = std::min(least, TurningBack(question_.column - kLastInMiddle, question_.row, row) +
                                CostOf(question_.right[static_cast<size_t>(row)]));
  }
  return least;
}

}  // namespace

std::vector<BoundedOffsets> AnswerTo(const WayOutQuestion& question, OffsetSet legal,
                                     Distance distance) {
  const Answerer answerer(question, distance);
  std::vector<BoundedOffsets> answer;
  ForEachPair(legal, [&](OffsetSet pair) {
    const int bound = answerer.Bound(pair.First());
    const int said = bound >= kNever ? kNoEscape : bound;
    const auto part = std::find_if(answer.begin(), answer.end(),
                                   [said](const auto& known) { return known.bound == said; });
    if (part == answer.end()) {
      answer.push_back({said, pair});
    } else {
      part->offsets = part->offsets | pair;
    }
  });
  std::sort(answer.begin(), answer.end(),
            [](const auto& a, const auto& b) { return a.bound < b.bound; });
  return answer;
}

uint64_t WayOutAnswers::HashOf::operator()(const WayOutQuestion& question) const {
  static_assert(sizeof(WayOutQuestion) == 15);
  uint64_t words[2] = {};
  std::memcpy(words, &question, sizeof(WayOutQuestion));
  return MixBits(MixBits(words[0]) + words[1] * 0x9e3779b97f4a7c15);
}

absl::Span<const BoundedOffsets> WayOutAnswers::Find(const WayOutQuestion& question) const {
  const uint32_t number = questions_.Find(question);
  if (number == Questions::kNone) return {};
  const uint32_t begin = number == 0 ? 0 : ends_[number - 1];
  return absl::MakeConstSpan(parts_).subspan(begin, ends_[number] - begin);
}

void WayOutAnswers::Add(const WayOutQuestion& question, absl::Span<const BoundedOffsets> answer) {
  assert(!answer.empty() && questions_.Find(question) == Questions::kNone);
  questions_.FindOrAdd(question);
  parts_.insert(parts_.end(), answer.begin(), answer.end());
  ends_.push_back(static_cast<uint32_t>(parts_.size()));
}

}  // namespace rushkit
