// A set-up that may be kept, and what has been measured of it so far.
#ifndef RUSHKIT_SOLVER_GENERATION_SETUP_CANDIDATE_H_
#define RUSHKIT_SOLVER_GENERATION_SETUP_CANDIDATE_H_

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "solver/board/goal.h"
#include "solver/board/position.h"
#include "solver/game/rules.h"
#include "solver/generation/box.h"
#include "solver/rating/difficulty.h"
#include "solver/rating/fairness_run.h"
#include "solver/search/limits.h"
#include "solver/search/picture_library.h"
#include "solver/search/result.h"
#include "solver/search/solve.h"

namespace rushkit {

// What seems to be worth it may take so many times as many states.
inline constexpr uint64_t kPersistence = 16;
// A position takes so many times as long where cards count.
inline constexpr uint64_t kEffortOfTurns = 4;

// A game takes as long as so many expanded positions.
inline constexpr uint64_t kWorkOfGame = 1'000;

// Under which rules candidates are measured, and how much effort a search may take. A limit of
// states is the same in every run, so nothing that is decided by it depends on time.
struct MeasureSettings {
  SpacesRule spaces = SpacesRule::kExact;
  CardSupply cards;         // for `turns`
  Goal goal = Goal::kEdge;  // on a boxed grid
  uint64_t game_seed = 1;   // of games that are played to see who is favoured
  Limits limits;            // of one search; for `turns` by kEffortOfTurns as many states
};

// The heroes whose escapes wishes are about: both on an asymmetric set-up; else Gold, for the other
// has the same ones (symmetric) or just stands there (puzzles).
std::vector<Player> HeroesThatCount(Manner manner);

class SetupCandidate {
 public:
  // `settings` must outlive it, and so must `library`, which may be null: see SolveRequest.
  SetupCandidate(Position position, Manner manner, const MeasureSettings& settings,
                 PictureLibrary* library)
      : position_(std::move(position)), manner_(manner), settings_(settings), library_(library) {}

  const Position& position() const { return position_; }
  Manner manner() const { return manner_; }
  const MeasureSettings& settings() const { return settings_; }

  // Searched for at the first time.
  const SearchResult& Escape(Player hero, Metric metric);
  // The same, after a search that may take kPersistence times as many states, where the first was
  // not enough.
  const SearchResult& EscapeByPersistence(Player hero, Metric metric);
  // How many escapes in moves are shortest: a power of two, down to which it is rounded. Nothing
  // when they could not be counted within the limits, or there is no escape.
  std::optional<int> LogOfSolutions(Player hero);

  // How long it is in moves where no side may shift.
  SearchResult EscapeWithoutShift(Player hero);
  // The blockers without which the escape in moves is as long; nothing when a limit left that open,
  // or there is no escape.
  std::optional<int> NeedlessBlockers(Player hero);
  // Of the set-up. Nothing when a limit left it open, or there is no escape.
  std::optional<Difficulty> ProvenDifficulty();

  // Games of the agent that fairness is asked of, played at the first time; nothing when none can
  // be played here.
  const std::optional<FairnessResult>& Games(std::optional<double> within,
                                             std::optional<double> max_unfinished);
  // The same if they were played.
  const std::optional<FairnessResult>& games() const { return games_; }

  // What it took to measure that: positions expanded, or for games as many.
  uint64_t work() const { return work_; }

  // A search was ended by the clock or by an interrupt: what was measured means nothing.
  bool is_stopped() const { return is_stopped_; }

 private:
  SolveRequest RequestFor(Player hero, Metric metric, uint64_t most_states) const;
  SolveRequest PersistentRequest(Player hero, Metric metric) const;
  SearchResult Search(const Position& position, const SolveRequest& request);
  // In moves, to where difficulty is measured on a boxed grid.
  SearchResult EscapeToEdge(Player hero);
  // Whether a limit of the clock came in between, after something that does not say so.
  void LookForStop();

  Position position_;
  Manner manner_;
  const MeasureSettings& settings_;
  PictureLibrary* library_;
  std::array<std::array<std::optional<SearchResult>, 3>, 2> escapes_;  // by hero and metric
  std::array<std::array<bool, 3>, 2> has_persisted_ = {};              // likewise
  std::optional<FairnessResult> games_;
  uint64_t work_ = 0;
  bool is_stopped_ = false;
};

}  // namespace rushkit

#endif  // RUSHKIT_SOLVER_GENERATION_SETUP_CANDIDATE_H_
