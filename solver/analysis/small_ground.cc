// Ground of numbers below 2^32, flooded by the search on small boards.

#include <algorithm>
#include <memory>
#include <utility>

#include "absl/types/span.h"
#include "solver/analysis/ground.h"
#include "solver/search/boxed_relaxation.h"
#include "solver/search/boxed_space.h"
#include "solver/search/distance.h"
#include "solver/search/small_board.h"
#include "solver/search/small_board_search.h"

namespace rushkit {
namespace {

// Every position is reached, and at its distance: idea 1 of line_engine.h. Each is counted
// once: on a board for a count no places are one, Lines are all that a position is, and their
// number is exact.
class Small : public Ground {
 public:
  Small(const Position& position, const ExploreRequest& request, Meter& meter)
      : space_(position),
        board_(position, RelaxedRanges(position), DistanceOf(request.metric), request.goal,
               SmallBoard::Question::kCount),
        search_(board_, meter, arena_) {}

  Flood FromStart() override {
    const std::optional<LimitKind> limit = search_.Run().limit;
    return {search_.layer_counts(), limit};
  }

  Flood FromEscapes() override {
    const std::optional<LimitKind> limit = search_.RunFromGoal().limit;
    return {search_.layer_counts(), limit};
  }

  Position Farthest() const override {
    const absl::Span<const SmallBoardArena::Reached> last = search_.LastLayer();
    Stands first = board_.StandsOf(last.front().lines);
    for (const SmallBoardArena::Reached& reached : last) {
      const Stands stands = board_.StandsOf(reached.lines);
      if (stands.ComesBefore(first)) first = stands;
    }
    return space_.ToPosition(first);
  }

 private:
  BoxedSpace space_;
  SmallBoard board_;
  SmallBoardArena arena_;
  SmallBoardSearch search_;
};

}  // namespace

std::unique_ptr<Ground> SmallGround(const Position& position, const ExploreRequest& request,
                                    Meter& meter) {
  return std::make_unique<Small>(position, request, meter);
}

}  // namespace rushkit
