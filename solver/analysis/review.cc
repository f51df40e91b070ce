#include "solver/analysis/review.h"

#include <algorithm>
#include <utility>

#include "solver/analysis/record_view.h"
#include "solver/search/limit_now.h"

namespace rushkit {
namespace {

std::optional<GradedTurn> GradedOf(const Judgement& judgement, const Turn& turn) {
  const JudgedTurn* played = judgement.Find(turn);
  if (played == nullptr) return std::nullopt;
  GradedTurn graded;
  graded.played = *played;
  graded.best = judgement.turns.front();
  graded.loss = std::max(0.0, graded.best.win.chance - played->win.chance);
  graded.grade = GradeOf(graded.loss);
  return graded;
}

// Reviews one turn after the other.
class Reviewer {
 public:
  Reviewer(const GameRecord& record, const ReviewRequest& request)
      : record_(record), request_(request) {}

  absl::StatusOr<TurnReview> Turn(size_t index) {
    TurnReview review;
    review.turn = index;
    review.player = record_.turns[index].player;
    absl::StatusOr<Advice> known = Advise(index, Knowledge::kHidden);
    if (known.ok()) {
      review.known = GradedOf(known->judgement, record_.turns[index].turn);
      review.missed_win =
          known->judgement.turns.front().wins && !(review.known && review.known->played.wins);
    } else if (!absl::IsInvalidArgument(known.status())) {
      return known.status();
    }
    const absl::StatusOr<Advice> open = Advise(index, Knowledge::kOpen);
    if (open.ok()) review.open = GradedOf(open->judgement, record_.turns[index].turn);
    return review;
  }
  // What has cut a search short, which then says little of its turn.
  std::optional<LimitKind> stopped_by() const { return stopped_by_; }

 private:
  absl::StatusOr<Advice> Advise(size_t index, Knowledge knowledge) {
    const absl::StatusOr<InformationSet> view = ViewAfter(record_, index, knowledge);
    if (!view.ok()) return view.status();
    AdviceRequest asked;
    asked.knowledge = knowledge;
    asked.iterations = request_.iterations;
    asked.depth = request_.depth;
    asked.seed = request_.seed;
    asked.threads = request_.threads;
    asked.limits = request_.limits;
    asked.also = {record_.turns[index].turn};
    absl::StatusOr<Advice> advice = adviser_.Advise(*view, asked);
    if (advice.ok() && !stopped_by_) stopped_by_ = advice->stopped_by;
    return advice;
  }

  const GameRecord& record_;
  const ReviewRequest& request_;
  Adviser adviser_;
  std::optional<LimitKind> stopped_by_;
};

const std::optional<GradedTurn>& ByKnowledge(const TurnReview& turn, Knowledge knowledge) {
  return knowledge == Knowledge::kHidden ? turn.known : turn.open;
}

}  // namespace

Grade GradeOf(double loss) {
  if (loss <= 0) return Grade::kBest;
  if (loss < 0.02) return Grade::kGood;
  if (loss < 0.05) return Grade::kInaccuracy;
  return loss < 0.15 ? Grade::kMistake : Grade::kBlunder;
}

std::optional<double> TurnReview::GoldsChance() const {
  const std::optional<GradedTurn>& graded = known ? known : open;
  if (!graded) return std::nullopt;
  const double chance = graded->best.win.chance;
  return player == Player::kGold ? chance : 1 - chance;
}

ReviewTotal GameReview::TotalOf(Player player, Knowledge knowledge) const {
  ReviewTotal total;
  for (const TurnReview& turn : turns) {
    const std::optional<GradedTurn>& graded = ByKnowledge(turn, knowledge);
    if (turn.player != player || !graded) continue;
    ++total.turns;
    total.loss += graded->loss;
    ++total.by_grade[static_cast<size_t>(graded->grade)];
  }
  return total;
}

std::vector<size_t> GameReview::Worst(size_t count) const {
  const auto loss = [this](size_t index) {
    const std::optional<GradedTurn>& graded =
        turns[index].known ? turns[index].known : turns[index].open;
    return graded ? graded->loss : 0;
  };
  std::vector<size_t> worst;
  for (size_t i = 0; i < turns.size(); ++i) {
    if (loss(i) > 0) worst.push_back(i);
  }
  std::stable_sort(worst.begin(), worst.end(),
                   [&](size_t a, size_t b) { return loss(a) > loss(b); });
  worst.resize(std::min(worst.size(), count));
  return worst;
}

absl::StatusOr<GameReview> Review(const GameRecord& record, const ReviewRequest& request,
                                  const std::function<void(const TurnReview&)>& on_turn) {
  const GameReplay replay = ReplayGame(record);
  if (!replay.is_legal()) return absl::FailedPreconditionError(replay.breach->reason);
  GameReview review;
  Reviewer reviewer(record, request);
  for (size_t i = 0; i < record.turns.size(); ++i) {
    review.stopped_by = LimitNow(request.limits);
    if (review.stopped_by) break;
    absl::StatusOr<TurnReview> turn = reviewer.Turn(i);
    if (!turn.ok()) return turn.status();
    review.stopped_by = reviewer.stopped_by();
    if (review.stopped_by) break;
    if (on_turn) on_turn(*turn);
    review.turns.push_back(*std::move(turn));
  }
  return review;
}

}  // namespace rushkit
