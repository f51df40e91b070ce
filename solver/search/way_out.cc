#include "solver/search/way_out.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <cstring>

namespace rushkit {
namespace {

// More than any bound that can be met, small enough to be added up.
constexpr int kNever = 10000;

// The hero's first column when it stands as far right as it can in the left and the middle part.
constexpr int kLastInLeft = 3;
constexpr int kLastInMiddle = 7;

int CostOf(uint8_t clearing) { return clearing == Clearing::kNever ? kNever : clearing; }

}  // namespace

WayOut::WayOut(const ContentSpace& space, Distance distance)
    : space_(space), distance_(distance), clearings_(space, distance) {}

uint64_t WayOut::HashOf::operator()(const Question& question) const {
  static_assert(sizeof(Question) == 15);
  uint64_t words[2] = {};
  std::memcpy(words, &question, sizeof(Question));
  return MixBits(MixBits(words[0]) + words[1] * 0x9e3779b97f4a7c15);
}

void WayOut::Split(const Contents& at, Visit visit) {
  const Question question = QuestionOf(at.content);
  const uint32_t number = questions_.FindOrAdd(question);
  if (number == answers_.size()) {
    answers_.push_back(AnswerTo(question));
    answer_bytes_ += sizeof(Answer) + answers_.back().capacity() * sizeof(Answer::value_type);
  }
  for (const auto& [bound, offsets] : answers_[number]) {
    const OffsetSet part = at.offsets & offsets;
    if (!part.empty()) visit(bound, part);
  }
}

size_t WayOut::bytes() const { return clearings_.bytes() + questions_.bytes() + answer_bytes_; }

WayOut::Question WayOut::QuestionOf(Content content) {
  Question question;
  question.middle = clearings_.Of(1, content.Of(1)).whole_row;
  question.right = clearings_.Of(2, content.Of(2)).whole_row;
  for (int part = 0; part < kPartCount; ++part) {
    const PictureFacts& facts = space_.table(part).FactsOf(content.Of(part));
    if (facts.hero_column < 0) continue;
    const PartShape& shape = kPartShapes[static_cast<size_t>(part)];
    question.column = static_cast<int8_t>(shape.first_column + facts.hero_column);
    question.row = facts.hero_row;
    int front_part = part;
    if (shape.has_right_seam && facts.hero_column + LengthOf(Mark::kHero) > shape.width) {
      // It straddles: its front is in the next part, in the row of the only hero tail there.
      front_part = part + 1;
      const PartShape& next = kPartShapes[static_cast<size_t>(front_part)];
      const Picture& picture = space_.table(front_part)[content.Of(front_part)];
      for (int row = 0; row < kPictureRows; ++row) {
        if (picture.At(row, 0, next) == Mark::kHeroTail) question.row = static_cast<int8_t>(row);
      }
    }
    question.ahead = clearings_.Of(front_part, content.Of(front_part)).ahead;
  }
  return question;
}

WayOut::Answer WayOut::AnswerTo(const Question& question) const {
  const Beyond beyond = BeyondMiddle(question);
  Answer answer;
  for (OffsetSet left = space_.shifts().legal(); !left.empty();) {
    const Offsets offsets = left.First();
    const OffsetSet only = OffsetSet::Only(offsets);
    left = left - only;
    const int bound = Bound(question, beyond, offsets);
    const int said = bound >= kNever ? kNoEscape : bound;
    const auto part = std::find_if(answer.begin(), answer.end(),
                                   [said](const auto& known) { return known.first == said; });
    if (part == answer.end()) {
      answer.emplace_back(said, only);
    } else {
      part->second = part->second | only;
    }
  }
  std::sort(answer.begin(), answer.end(),
            [](const auto& a, const auto& b) { return a.first < b.first; });
  return answer;
}

int WayOut::Bound(const Question& question, const Beyond& beyond, Offsets offsets) const {
  const int own = distance_ == Distance::kAny ? 1 : kGridColumns - question.column;
  if (question.column <= kLastInLeft) return own + FromLeft(question, beyond, offsets);
  if (question.column <= kLastInMiddle) return own + FromMiddle(question, beyond, offsets);
  return own + FromRight(question);
}

int WayOut::Aligning(int now, int wanted) const {
  return distance_ == Distance::kAny ? static_cast<int>(now != wanted) : std::abs(now - wanted);
}

// Going back over the seam before `row` and coming again in `new_row`: as many spaces again in each
// direction, and shifts between. Another row asks for one shift, over as many rows. The same row
// asks for two, or nothing would have changed: as long as the hero waits in one row of the part
// before and that part's seam keeps its offset, what lay before it lies before it still; so the
// seam's side must move away and back, or the hero must come through another row, for which both
// sides move.
int WayOut::TurningBack(int spaces_back, int row, int new_row) const {
  const bool is_same = row == new_row;
  if (distance_ == Distance::kAny) return is_same ? 3 : 2;
  return 2 * spaces_back + (is_same ? 2 : std::abs(new_row - row));
}

// The best row of the right part for a hero that comes through each row of the middle.
WayOut::Beyond WayOut::BeyondMiddle(const Question& question) const {
  Beyond beyond;
  for (int middle_row = 0; middle_row < kPictureRows; ++middle_row) {
    for (int right = Offset::kLowest; right <= Offset::kHighest; ++right) {
      int least = kNever;
      for (int row = 0; row < kPictureRows; ++row) {
        least = std::min(least, CostOf(question.right[static_cast<size_t>(row)]) +
                                    Aligning(right, middle_row - row));
      }
      beyond.At(middle_row, Offset(right)) = least;
    }
  }
  return beyond;
}

int WayOut::FromLeft(const Question& question, const Beyond& beyond, Offsets offsets) const {
  int least = kNever;
  for (int row = 0; row < kPictureRows; ++row) {
    least = std::min(least, CostOf(question.middle[static_cast<size_t>(row)]) +
                                Aligning(offsets.left.value(), row - question.row) +
                                beyond.At(row, offsets.right));
  }
  return CostOf(question.ahead) + least;
}

int WayOut::FromMiddle(const Question& question, const Beyond& beyond, Offsets offsets) const {
  int least = CostOf(question.ahead) + beyond.At(question.row, offsets.right);
  for (int row = 0; row < kPictureRows; ++row) {
    least = std::min(least, TurningBack(question.column - kLastInLeft, question.row, row) +
                                CostOf(question.middle[static_cast<size_t>(row)]) +
                                beyond.At(row, offsets.right));
  }
  return least;
}

int WayOut::FromRight(const Question& question) const {
  int least = CostOf(question.ahead);
  for (int row = 0; row < kPictureRows; ++row) {
    least = std::min(least, TurningBack(question.column - kLastInMiddle, question.row, row) +
                                CostOf(question.right[static_cast<size_t>(row)]));
  }
  return least;
}

}  // namespace rushkit
