#include "cli/rate_question.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "cli/agent_source.h"
#include "cli/interrupt.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "solver/agents/named_agents.h"
#include "solver/base/diagnostics.h"
#include "solver/notation/move_notation.h"

namespace rushkit {
namespace {

// Positions that a "what if" may store, and that are counted, unless --max-states says less: most
// what is asked takes far fewer, and to exhaust what can be reached can take minutes.
constexpr uint64_t kMostAsked = 200'000;

constexpr std::array<std::pair<Effort, const char*>, 3> kEffortNames = {
    {{Effort::kQuick, "quick"}, {Effort::kNormal, "normal"}, {Effort::kThorough, "thorough"}}};

absl::StatusOr<std::optional<Effort>> ReadEffort(const std::string& text) {
  for (const auto& [effort, name] : kEffortNames) {
    if (text == name) return std::optional<Effort>(effort);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("found '", text, "', expected quick, normal or thorough"));
}

absl::StatusOr<std::optional<double>> ReadWithin(const std::string& text) {
  double number = 0;
  if (absl::SimpleAtod(text, &number) && number > 0 && number < 0.5) {
    return std::optional<double>(number);
  }
  return absl::InvalidArgumentError(
      absl::StrCat("found '", text, "', expected a number between 0 and 0.5, as 0.02"));
}

absl::StatusOr<std::optional<std::string>> ReadAgent(const std::string& text) {
  if (IsReference(text)) return CheckAgent(text);
  if (absl::Status status = CheckAgentName(text); !status.ok()) return status;
  return std::optional<std::string>(text);
}

absl::StatusOr<std::vector<Player>> HeroesOf(const QuestionOptions& options,
                                             const Position& position) {
  std::vector<Player> heroes;
  if (!options.hero) {
    for (const Player player : kPlayers) {
      if (position.FindHero(player) != nullptr) heroes.push_back(player);
    }
  }
  if (!heroes.empty()) return heroes;
  const absl::StatusOr<Player> hero = options.HeroOf(position);
  if (!hero.ok()) return hero.status();
  return std::vector<Player>{*hero};
}

// Rates one position.
class Rater {
 public:
  Rater(const RateQuestionOptions& options, const Question& question)
      : options_(options),
        question_(question),
        limits_(options.search.LimitsFromNow(question.is_one_of_many)) {
    if (!options.heeds_interrupt) limits_.interrupt = nullptr;
  }

  absl::StatusOr<RatedPosition> Rate() {
    const absl::StatusOr<std::vector<Player>> heroes =
        HeroesOf(options_.question, question_.position);
    if (!heroes.ok()) return heroes.status();
    if (options_.game.is_wanted) {
      const SelfPlayRun run{
          .position = question_.position, .deck = options_.rules.deck(), .limits = {}};
      if (const absl::Status status = rushkit::Check(run); !status.ok()) {
        return absl::InvalidArgumentError(FromStatus(status).front().message);
      }
    }
    for (const Player hero : *heroes) rated_.heroes.push_back(RateHero(hero));
    if (options_.game.is_wanted && !Interrupted()) {
      absl::Status status = RateGamePart();
      if (!status.ok()) return status;
    }
    if (options_.heeds_interrupt && Interrupted()) rated_.status = ExitStatus::kInterrupted;
    return std::move(rated_);
  }

 private:
  void Say(absl::string_view what) {
    if (question_.is_one_of_many) return;
    question_.progress.SetTitle(absl::StrCat(question_.origin.ToString(), ": ", what));
    question_.progress.Tick();
  }

  void CountLimit(SearchStatus status) {
    if (status == SearchStatus::kLimitReached) rated_.status = ExitStatus::kLimit;
  }

  SoloRequest SoloQuestion() const {
    SoloRequest request;
    request.spaces = options_.rules.rules.spaces;
    request.deck = options_.rules.deck();
    request.goal = options_.question.goal();
    request.threads = question_.threads;
    request.limits = limits_;
    request.library = &question_.library;
    return request;
  }

  // To the edge, whatever the goal of the question is.
  std::optional<Difficulty> DifficultyOfHero(const RatedHero& rated, const SoloRequest& request) {
    const bool is_asked =
        question_.position.grid().has_sides() || options_.question.goal() == Goal::kEdge;
    if (!is_asked) return DifficultyOf(question_.position, rated.hero, request);
    const SoloRating& moves = *rated.Of(Metric::kMoves);
    return DifficultyAfter(moves.status, moves.lower_bound, question_.position, rated.hero);
  }

  RatedHero RateHero(Player hero) {
    const SoloRequest request = SoloQuestion();
    const std::string name = HeroName(question_.position, hero);
    RatedHero rated;
    rated.hero = hero;
    for (const Metric metric : MetricsOf(question_.position)) {
      Say(absl::StrCat(name, ", ", MetricName(metric)));
      SoloRequest one = request;
      // Many cards come to the same, so to count what they do takes minutes.
      one.with_all = metric != Metric::kTurns;
      rated.solo.emplace_back(metric, RateSolo(question_.position, hero, metric, one));
      CountLimit(rated.solo.back().second.status);
    }
    rated.difficulty = DifficultyOfHero(rated, request);
    rated.closure = ClosureOf(question_.position, hero);
    SoloRequest brief = request;
    brief.limits.max_states = std::min(brief.limits.max_states, kMostAsked);
    Say(absl::StrCat(name, ", what if"));
    rated.what_if = AskWhatIf(question_.position, hero, brief);
    Say(absl::StrCat(name, ", what can be reached"));
    rated.reachable = CountReachable(question_.position, hero, brief);
    return rated;
  }

  bool IsOver() const {
    return Interrupted() ||
           (limits_.deadline && std::chrono::steady_clock::now() >= *limits_.deadline);
  }

  absl::Status RateGamePart() {
    GameRatingRequest request;
    request.deck = options_.rules.deck();
    request.other_deck = BuiltInDeck(options_.other_deck_name());
    request.agent = options_.game.agent();
    request.spaces = options_.rules.rules.spaces;
    request.effort = options_.game.effort();
    request.within = options_.game.within();
    request.seed = options_.game.seed.value_or(1);
    request.threads = question_.threads;
    request.is_stopped = [this] { return IsOver(); };
    request.on_progress = [this](const GameProgress& progress) {
      constexpr std::array<const char*, 4> kParts = {"the game", "skill", "search",
                                                     "other deck and rules"};
      Say(absl::StrCat(kParts[static_cast<size_t>(progress.part)], ": ", progress.games, " of ",
                       progress.part == GamePart::kGame ? "at most " : "", progress.most,
                       " games"));
    };
    absl::StatusOr<GameRating> game = RateGame(question_.position, request);
    if (!game.ok()) return game.status();
    rated_.game = *std::move(game);
    rated_.is_own_half_turn = rated_.game->game.is_own_half_turn;
    if (!rated_.game->is_complete) CountLimit(SearchStatus::kLimitReached);
    return absl::OkStatus();
  }

  const RateQuestionOptions& options_;
  const Question& question_;
  Limits limits_;
  RatedPosition rated_;
};

}  // namespace

std::vector<Metric> MetricsOf(const Position& position) {
  if (position.grid().has_sides()) return {Metric::kMoves, Metric::kSpaces, Metric::kTurns};
  return {Metric::kMoves, Metric::kSpaces};
}

std::string EffortName(Effort effort) {
  for (const auto& [named, name] : kEffortNames) {
    if (named == effort) return name;
  }
  return "";
}

std::string VerdictName(FairnessVerdict verdict) {
  switch (verdict) {
    case FairnessVerdict::kFair:
      return "fair";
    case FairnessVerdict::kUnfair:
      return "unfair";
    case FairnessVerdict::kUndecided:
      return "undecided";
  }
  return "";
}

std::string DifficultyName(DifficultyWord word) {
  constexpr std::array<const char*, kDifficultyWords.size()> kNames = {"easy", "medium", "hard",
                                                                       "expert"};
  return kNames[static_cast<size_t>(word)];
}

std::string ChangedName(Changed changed) {
  switch (changed) {
    case Changed::kDeck:
      return "deck";
    case Changed::kSpaces:
      return "spaces";
    case Changed::kConnection:
      return "connection";
  }
  return "";
}

std::string ChangedTo(const RateQuestionOptions& options, const Variation& variation) {
  if (variation.changed == Changed::kDeck) return options.other_deck_name();
  return RulesJson(variation.rules).at(ChangedName(variation.changed)).get<std::string>();
}

const SoloRating* RatedHero::Of(Metric metric) const {
  for (const auto& [rated, rating] : solo) {
    if (rated == metric) return &rating;
  }
  return nullptr;
}

std::optional<Difficulty> RatedPosition::difficulty() const {
  std::optional<Difficulty> harder;
  for (const RatedHero& hero : heroes) harder = HarderOf(harder, hero.difficulty);
  return harder;
}

std::optional<int> RatedPosition::LengthOf(Metric metric) const {
  std::optional<int> least;
  for (const RatedHero& hero : heroes) {
    const SoloRating* rating = hero.Of(metric);
    if (rating == nullptr || !rating->length()) return std::nullopt;
    least = std::min(least.value_or(*rating->length()), *rating->length());
  }
  return least;
}

void AddRateQuestionOptions(CLI::App& app, RateQuestionOptions& options) {
  AddHeroOption(app, options.question);
  AddGoalOption(app, options.question);
  AddRuleOptions(app, options.rules);
  AddFlag(app, "--game", "Rate the card game too, by games of an agent against itself",
          options.game.is_wanted);
  AddValue(app, "--effort", "quick|normal|thorough",
           "How many games: seconds a set-up, about a minute, or until it is decided whether it is "
           "fair (default normal)",
           ReadEffort, options.game.chosen_effort);
  AddValue(app, "--fair-within", "W",
           "Fair is a first player's rate within 0.5 +- W for certain (default 0.02)", ReadWithin,
           options.game.chosen_within);
  AddValue(app, "--agent", absl::StrJoin(AgentForms(), "|"), "Who plays both sides (default sharp)",
           ReadAgent, options.game.chosen_agent);
  AddSeed(app, options.game.seed);
  AddLimitOptions(app, options.search);
}

absl::Status Check(const RateQuestionOptions& options) {
  const RateGameOptions& game = options.game;
  const char* lone = game.chosen_effort   ? "--effort"
                     : game.chosen_within ? "--fair-within"
                     : game.chosen_agent  ? "--agent"
                     : game.seed          ? "--seed"
                                          : nullptr;
  if (lone == nullptr || game.is_wanted) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat(lone, " is about the card game: expected --game with it"));
}

absl::StatusOr<RatedPosition> RatePosition(const RateQuestionOptions& options,
                                           const Question& question) {
  return Rater(options, question).Rate();
}

}  // namespace rushkit
