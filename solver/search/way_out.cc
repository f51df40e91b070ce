#include "solver/search/way_out.h"

#include <cassert>
#include <vector>

namespace rushkit {

WayOut::WayOut(const ContentSpace& space, Distance distance, PictureLibrary* library)
    : space_(space), distance_(distance), library_(library), clearings_(space, distance, library) {}

void WayOut::Split(const Contents& at, Visit visit) {
  for (const auto& [bound, offsets] : Answer(QuestionOf(at.content))) {
    const OffsetSet part = at.offsets & offsets;
    if (!part.empty()) visit(bound, part);
  }
}

absl::Span<const BoundedOffsets> WayOut::Answer(const WayOutQuestion& question) {
  if (const auto known = answers_.Find(question); !known.empty()) return known;
  const OffsetSet legal = space_.shifts().legal();
  if (library_ != nullptr) {
    answers_.Add(question, library_->AnswerTo(question, legal, distance_));
  } else {
    answers_.Add(question, AnswerTo(question, legal, distance_));
  }
  return answers_.Find(question);
}

size_t WayOut::bytes() const { return clearings_.bytes() + answers_.bytes(); }

WayOutQuestion WayOut::QuestionOf(Content content) {
  WayOutQuestion question;
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

}  // namespace rushkit
