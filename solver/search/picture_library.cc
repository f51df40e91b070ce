#include "solver/search/picture_library.h"

#include <algorithm>

namespace rushkit {

PictureLibrary::PictureLibrary(size_t most_bytes) : most_bytes_(most_bytes) { CountBytes(); }

Clearing PictureLibrary::ClearingOf(const Picture& picture, int part, Distance distance) {
  const auto known_for = [&]() -> Clearings& {
    return clearings_[static_cast<size_t>(distance)][static_cast<size_t>(part)];
  };
  const uint32_t number = known_for().pictures.Find(picture);
  if (number != Pictures::kNone) return known_for().clearings[number];
  MakeRoom();
  Clearings& known = known_for();
  known.pictures.FindOrAdd(picture);
  known.clearings.push_back(
      rushkit::ClearingOf(picture, kPartShapes[static_cast<size_t>(part)], distance));
  CountBytes();
  return known.clearings.back();
}

absl::Span<const BoundedOffsets> PictureLibrary::AnswerTo(const WayOutQuestion& question,
                                                          OffsetSet legal, Distance distance) {
  const auto known = AnswersFor(legal, distance).Find(question);
  if (!known.empty()) return known;
  MakeRoom();
  WayOutAnswers& answers = AnswersFor(legal, distance);
  answers.Add(question, rushkit::AnswerTo(question, legal, distance));
  CountBytes();
  return answers.Find(question);
}

WayOutAnswers& PictureLibrary::AnswersFor(OffsetSet legal, Distance distance) {
  const auto known = std::find_if(answers_.begin(), answers_.end(), [&](const Answers& answers) {
    return answers.legal == legal && answers.distance == distance;
  });
  if (known != answers_.end()) return known->answers;
  answers_.push_back({legal, distance, {}});
  return answers_.back().answers;
}

void PictureLibrary::Empty() {
  clearings_ = {};
  answers_.clear();
  CountBytes();
}

// Before something is added.
void PictureLibrary::MakeRoom() {
  if (bytes_ > most_bytes_) Empty();
}

void PictureLibrary::CountBytes() {
  bytes_ = 0;
  for (const auto& of_parts : clearings_) {
    for (const Clearings& known : of_parts) bytes_ += known.bytes();
  }
  for (const Answers& known : answers_) bytes_ += known.answers.bytes();
}

}  // namespace rushkit
