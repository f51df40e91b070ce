// How much does pruning save where both hands lie open, and how strong is it to see them?
//
// On the ten printed set-ups each search answers the same questions: positions of seeded games with
// both hands shown. What is counted is compared with plain recursion, which makes the outcomes of a
// hand anew for every draw; all of them must give the best turn the same chance. Then `cheat:D`
// plays the agents of the ladder in pairs of games: the same cards with the colours exchanged. The
// 95 % interval is one over pairs, of the points made of all games, an unfinished one being half a
// point.

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "bench/textbook/plain_expectation.h"
#include "data/embedded.h"
#include "solver/agents/ask.h"
#include "solver/agents/cheat_agent.h"
#include "solver/agents/named_agents.h"
#include "solver/game/deal.h"
#include "solver/game/open_view.h"
#include "solver/game/referee.h"
#include "solver/judgement/open_random.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/position_file.h"

namespace rushkit::bench {
namespace {

// Of this process: the program has one thread.
double ProcessorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

constexpr uint64_t kSeed = 20'261'130;

struct Setting {
  uint64_t pairs = 6;  // of games, on each set-up
  int most_depth = 2;  // of the searches that are compared, and of cheat
};

std::vector<Position> SetUps() {
  std::vector<Position> set_ups;
  PositionFileReader reader(LinesOf(*EmbeddedFile("setups/booklet.txt")), Connection::kAllThree);
  while (const std::optional<PositionEntry> entry = reader.Next()) {
    set_ups.push_back(*entry->position);
  }
  return set_ups;
}

Deck DeckNamed(const std::string& name) {
  return *ReadDeck(*EmbeddedFile(absl::StrCat("decks/", name, ".txt")));
}

// One position out of a game of sharp against itself on each set-up, where no card wins.
std::vector<InformationSet> Views() {
  std::vector<InformationSet> views;
  uint64_t seed = kSeed;
  for (const Position& position : SetUps()) {
    const Shuffle shuffle = SeededShuffle(++seed);
    const Deck deck = DeckNamed("a");
    const auto course = GameCourse::Begin(position, Player::kGold, SpacesRule::kExact);
    auto referee = Referee::Begin(*course, deck, DealFrom(deck, Player::kGold, shuffle), shuffle);
    const std::unique_ptr<Agent> sharp = MakeAgent("sharp");
    Random random(seed);
    std::optional<InformationSet> view;
    for (uint64_t turn = 0; turn < 4 + seed % 7 && !referee->state().ending(); ++turn) {
      const auto decision = sharp->Choose(referee->ViewOf(referee->state().to_move()), random);
      if (!decision->candidates.front().wins) view = OpenView(referee->state());
      if (!referee->Play(decision->turn).ok()) break;
    }
    views.push_back(*view);
  }
  return views;
}

struct Searched {
  const char* name;
  ChancePruning pruning;
  bool keeps_table;
};

struct Work {
  std::vector<double> chances;  // of the best turns
  double expanded = 0;
  double generated = 0;
  double seconds = 0;
};

Work Measure(const std::vector<InformationSet>& views, int depth, size_t width,
             const Searched& searched) {
  Work work;
  for (const InformationSet& view : views) {
    OpenRandomRequest request;
    request.depth = depth;
    request.search = {
        .width = width, .pruning = searched.pruning, .keeps_table = searched.keeps_table};
    request.named = 1;
    request.expanded_for_bounds = 0;
    OpenRandomJudge judge;
    const double start = ProcessorSeconds();
    const auto judged = judge.Judge(view, request);
    work.seconds += ProcessorSeconds() - start;
    work.chances.push_back(judged->judgement.turns.front().win.chance);
    work.expanded += static_cast<double>(judged->judgement.expanded);
    work.generated += static_cast<double>(judged->judgement.generated);
  }
  return work;
}

Work MeasurePlain(const std::vector<InformationSet>& views, int depth, size_t width) {
  Work work;
  for (const InformationSet& view : views) {
    SetupTables tables(view.position(), view.course().spaces_rule(),
                       CardKinds::Of(view.cards().AllCards()));
    PlainExpectation plain(tables, width);
    const double start = ProcessorSeconds();
    work.chances.push_back(plain.Best(StateOf(view, tables.plays().form()), depth));
    work.seconds += ProcessorSeconds() - start;
    work.expanded += static_cast<double>(plain.expanded());
    work.generated += static_cast<double>(plain.generated());
  }
  return work;
}

bool IsSame(const std::vector<double>& a, const std::vector<double>& b) {
  for (size_t i = 0; i < a.size(); ++i) {
    if (std::abs(a[i] - b[i]) > 1e-12) return false;
  }
  return a.size() == b.size();
}

void Print(int depth, size_t width, const char* name, const Work& work, const Work& plain,
           bool is_same) {
  std::printf("%5d %5zu  %-16s %10.0f %12.0f %9.2f %8.1f %8.1f%s\n", depth, width, name,
              work.expanded, work.generated, work.seconds, plain.expanded / work.expanded,
              plain.seconds / work.seconds, is_same ? "" : "  WRONG: another chance");
  std::fflush(stdout);
}

// The same questions to one depth, with more and more of the search's means.
bool CompareSearches(const std::vector<InformationSet>& views, int depth, size_t width) {
  constexpr std::array<Searched, 5> kSearches = {{
      {"outcomes once", ChancePruning::kNone, false},
      {"and Star1", ChancePruning::kStar1, false},
      {"and Star2", ChancePruning::kStar2, false},
      {"and Star1, table", ChancePruning::kStar1, true},
      {"and Star2, table", ChancePruning::kStar2, true},
  }};
  const Work plain = MeasurePlain(views, depth, width);
  Print(depth, width, "plain recursion", plain, plain, true);
  bool is_right = true;
  for (const Searched& searched : kSearches) {
    const Work work = Measure(views, depth, width, searched);
    const bool is_same = IsSame(work.chances, plain.chances);
    Print(depth, width, searched.name, work, plain, is_same);
    is_right = is_right && is_same;
  }
  return is_right;
}

// What came of the games of one agent against another.
struct Match {
  std::vector<double> points;  // of the first agent in each pair, from 0 to 1
  int games = 0;
  int unfinished = 0;
  int wins = 0;
  uint64_t turns = 0;
  uint64_t decisions = 0;  // of the first agent
  double seconds = 0;      // that these took
};

// One game, in which `agents` play Gold and Silver; agents[timed] is the first agent. Its points.
std::optional<double> PlayGame(const Position& position, const std::string& deck_name,
                               uint64_t seed, const std::array<Agent*, 2>& agents, size_t timed,
                               Match& match) {
  const Shuffle shuffle = SeededShuffle(seed);
  const Deck deck = DeckNamed(deck_name);
  const Player first = seed % 2 == 0 ? Player::kGold : Player::kSilver;
  const auto course = GameCourse::Begin(position, first, SpacesRule::kExact);
  auto referee = Referee::Begin(*course, deck, DealFrom(deck, first, shuffle), shuffle);
  Random random(seed);
  while (!referee->state().ending()) {
    const auto player = static_cast<size_t>(referee->state().to_move());
    const double start = ProcessorSeconds();
    const auto decision = Ask(*agents[player], *referee, random);
    if (player == timed) {
      match.seconds += ProcessorSeconds() - start;
      ++match.decisions;
    }
    if (!decision.ok() || !referee->Play(decision->turn).ok()) return std::nullopt;
    ++match.turns;
  }
  ++match.games;
  const std::optional<Player> winner = WinnerOf(*referee->state().ending());
  if (!winner) {
    ++match.unfinished;
    return 0.5;
  }
  const bool has_won = static_cast<size_t>(*winner) == timed;
  match.wins += static_cast<int>(has_won);
  return has_won ? 1 : 0;
}

std::optional<Match> Play(int depth, const std::string& other_name, const std::string& deck,
                          uint64_t pairs) {
  CheatAgent cheat(depth);
  const std::unique_ptr<Agent> other = MakeAgent(other_name);
  Match match;
  uint64_t seed = kSeed;
  for (const Position& position : SetUps()) {
    for (uint64_t pair = 0; pair < pairs; ++pair) {
      ++seed;
      const auto as_gold = PlayGame(position, deck, seed, {&cheat, other.get()}, 0, match);
      const auto as_silver = PlayGame(position, deck, seed, {other.get(), &cheat}, 1, match);
      if (!as_gold || !as_silver) return std::nullopt;
      match.points.push_back((*as_gold + *as_silver) / 2);
    }
  }
  return match;
}

// Half the width of the 95 % interval of a mean.
double HalfWidth(const std::vector<double>& points, double mean) {
  double squares = 0;
  for (const double point : points) squares += (point - mean) * (point - mean);
  const auto count = static_cast<double>(points.size());
  return 1.96 * std::sqrt(squares / (count - 1) / count);
}

bool Report(int depth, const std::string& other, const std::string& deck,
            const std::optional<Match>& match) {
  if (!match) {
    std::printf("cheat:%d against %s: a game could not be played\n", depth, other.c_str());
    return false;
  }
  double mean = 0;
  for (const double point : match->points) mean += point;
  mean /= static_cast<double>(match->points.size());
  const int finished = match->games - match->unfinished;
  std::printf("cheat:%-2d %-8s %4s %6d %10d %8.1f %% %8.1f %% +- %4.1f %7.1f %14.2f\n", depth,
              other.c_str(), deck.c_str(), match->games, match->unfinished,
              100.0 * match->wins / finished, 100 * mean, 100 * HalfWidth(match->points, mean),
              static_cast<double>(match->turns) / match->games,
              1000 * match->seconds / static_cast<double>(match->decisions));
  std::fflush(stdout);
  return true;
}

bool PlayMatches(const Setting& setting) {
  std::printf("\n%-8s %-8s %4s %6s %10s %10s %18s %7s %14s\n", "agent", "against", "deck", "games",
              "unfinished", "wins", "points", "turns", "ms a decision");
  bool is_right = true;
  for (int depth = 1; depth <= setting.most_depth; ++depth) {
    for (const std::string other : {"greedy", "sharp"}) {
      for (const std::string deck : {"a", "b"}) {
        const auto match = Play(depth, other, deck, setting.pairs);
        is_right = Report(depth, other, deck, match) && is_right;
      }
    }
  }
  return is_right;
}

bool CompareAll(const Setting& setting) {
  const std::vector<InformationSet> views = Views();
  std::printf("%5s %5s  %-16s %10s %12s %9s %8s %8s\n", "depth", "width", "search", "expanded",
              "generated", "seconds", "fewer", "faster");
  bool is_right = true;
  for (int depth = 2; depth <= setting.most_depth + 1; ++depth) {
    const size_t width = depth == 2 ? 24 : 4;
    is_right = CompareSearches(views, depth, width) && is_right;
  }
  return is_right;
}

int Main(const std::vector<std::string>& words) {
  Setting setting;
  for (size_t i = 0; i < words.size(); ++i) {
    uint64_t number = 0;
    const bool has_number =
        i + 1 < words.size() && absl::SimpleAtoi(words[i + 1], &number) && number > 0;
    if (words[i] == "--quick") {
      setting.pairs = 1;
      setting.most_depth = 1;
    } else if (words[i] == "--pairs" && has_number) {
      setting.pairs = number;
      ++i;
    } else if (words[i] == "--depth" && has_number) {
      setting.most_depth = static_cast<int>(number);
      ++i;
    } else {
      std::fprintf(stderr, "usage: open_random_bench [--pairs N] [--depth D] [--quick]\n");
      return 2;
    }
  }
  const bool is_same = CompareAll(setting);
  return PlayMatches(setting) && is_same ? 0 : 1;
}

}  // namespace
}  // namespace rushkit::bench

int main(int argc, char** argv) {
  return rushkit::bench::Main(std::vector<std::string>(argv + 1, argv + argc));
}
