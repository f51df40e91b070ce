// The heuristic of the escape search: what the hero still has to do on its way out, and what the
// parts and sides still have to do for it.
//
// The hero crosses the parts to its right one after the other, each in one row. For every choice of
// rows: its own drive, the clearing of each row (clearing.h), and the shifts that align each row
// with the one before. A hero that has already entered a part may also turn back over the seam and
// come again, in another row or in the same one, which costs it more of its own moves and some
// shifts. Only then may what lies before it leave to the left. The least over all choices is
// admissible: drives of the hero, moves of the blockers of each part, and shifts of each side are
// different moves.
#ifndef RUSHKIT_SOLVER_SEARCH_WAY_OUT_H_
#define RUSHKIT_SOLVER_SEARCH_WAY_OUT_H_

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "solver/search/clearing.h"
#include "solver/search/heuristic.h"
#include "solver/search/numbering.h"

namespace rushkit {

class WayOut : public Heuristic<Contents> {
 public:
  WayOut(const ContentSpace& space, Distance distance);

  void Split(const Contents& at, Visit visit) override;
  size_t bytes() const override;

 private:
  // All that the bound depends on besides the offsets. Many contents share one.
  struct Question {
    std::array<uint8_t, kPictureRows> middle = {};  // clearing of each whole row
    std::array<uint8_t, kPictureRows> right = {};
    uint8_t ahead = 0;  // clearing of the hero's own row, from the hero to the end of that part
    int8_t column = 0;  // of the hero's first cell, in the whole grid
    int8_t row = 0;     // of the hero in the part that its front is in, or in the left part

    friend bool operator==(const Question&, const Question&) = default;
  };
  struct HashOf {
    uint64_t operator()(const Question& question) const;
  };
  // The least for a hero that comes through a row of the middle, the right side standing somewhere.
  struct Beyond {
    std::array<int, kPictureRows*(Offset::kHighest - Offset::kLowest + 1)> least;
    int& At(int row, Offset right) {
      return least[static_cast<size_t>(row + kPictureRows * (right.value() - Offset::kLowest))];
    }
    int At(int row, Offset right) const {
      return least[static_cast<size_t>(row + kPictureRows * (right.value() - Offset::kLowest))];
    }
  };
  // The offset pairs with each bound, lowest first.
  using Answer = std::vector<std::pair<int, OffsetSet>>;

  Question QuestionOf(Content content);
  Answer AnswerTo(const Question& question) const;
  Beyond BeyondMiddle(const Question& question) const;
  int Bound(const Question& question, const Beyond& beyond, Offsets offsets) const;
  int FromLeft(const Question& question, const Beyond& beyond, Offsets offsets) const;
  int FromMiddle(const Question& question, const Beyond& beyond, Offsets offsets) const;
  int FromRight(const Question& question) const;
  int Aligning(int now, int wanted) const;
  int TurningBack(int spaces_back, int row, int new_row) const;

  const ContentSpace& space_;
  Distance distance_;
  ClearingTable clearings_;
  Numbering<Question, HashOf> questions_;
  std::vector<Answer> answers_;
  size_t answer_bytes_ = 0;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_SEARCH_WAY_OUT_H_
