// How far do exact searches of the card game see, and is what they say right?
//
// Open deals (open_deal_solver.h) on small set-ups are also solved by brute force: the same
// questions asked of every turn in the order in which it is made, and nothing else. A difference
// makes the exit status 1. Then open deals and forced wins out of games between two sharp agents on
// the printed set-ups, as far as a limit of positions lets them go. A line that cannot be played,
// or that does not end as the verdict says, makes the exit status 1, too. Times are processor time.

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <map>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "bench/textbook/textbook_deals.h"
#include "data/embedded.h"
#include "solver/agents/sharp_agent.h"
#include "solver/game/deal.h"
#include "solver/game/plays.h"
#include "solver/game/referee.h"
#include "solver/judgement/forced_win.h"
#include "solver/judgement/open_deal_solver.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/position_file.h"

namespace rushkit::bench {
namespace {

constexpr uint64_t kSeed = 1;
constexpr int kMostDepth = 20;
constexpr int kTurnsBetween = 5;  // of a game, from one moment that is asked about to the next

struct Setting {
  int deals = 300;           // on small set-ups
  uint64_t games = 1;        // on each printed set-up with each deck
  uint64_t states = 20'000;  // for each question about a game
};

double Now() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

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

std::string TextOf(const DealVerdict& verdict) {
  if (verdict.is_open()) return absl::StrCat("open to depth ", verdict.depth);
  return absl::StrCat(verdict.fate == Fate::kWins ? "wins in " : "loses in ", verdict.turns);
}

// Whether the line can be played, and ends with the win of whoever the verdict says.
bool IsRight(const OpenDeal& deal, const OpenDealAnswer& answer) {
  if (answer.verdict.is_open() || answer.limit) return true;
  const bool wins = answer.verdict.fate == Fate::kWins;
  if (static_cast<int>(answer.line.size()) != 2 * answer.verdict.turns - (wins ? 1 : 0))
    return false;
  Position position = deal.position;
  Player mover = deal.to_move;
  for (const Turn& turn : answer.line) {
    if (!CheckTurn(position, mover, turn, SpacesRule::kExact).ok()) return false;
    position = After(position, turn);
    mover = Opponent(mover);
  }
  return position.FindHero(Opponent(mover)) == nullptr;
}

// Counts of verdicts, and what they took.
struct Tally {
  std::map<std::string, int> verdicts;
  uint64_t expanded = 0;
  double seconds = 0;
  int count = 0;

  void Add(const std::string& verdict, uint64_t positions, double time) {
    ++verdicts[verdict];
    expanded += positions;
    seconds += time;
    ++count;
  }

  void Print(const std::string& what) const {
    std::printf("%s: %d, %llu expanded, %.2f s\n", what.c_str(), count,
                static_cast<unsigned long long>(expanded), seconds);
    for (const auto& [verdict, times] : verdicts) {
      std::printf("    %-18s %6d\n", verdict.c_str(), times);
    }
    std::fflush(stdout);
  }
};

// Four vehicles each, and both heroes on their way.
constexpr const char* kSmallSetUps[] = {
    "....a........./....a...GG..b./............b./............b./....SS......../..............:0,0",
    "......aa....../.......GG....b/.............b/............../...SS........./..............:0,0",
    "..aaa........./........GG..../..b.........../..b.........../..b..SS......./..............:0,0",
    "............../........GG.b../...........b../..a.........../..a.SS......../"
    "..............:0,0"};

// Some random turns from such a set-up, then hands and draws of any order.
OpenDeal SmallDeal(const std::string& code, const Deck& deck, Random& random) {
  Position position = *ReadPositionCode(code, Connection::kAllThree);
  PlayGenerator plays(position, SpacesRule::kExact);
  Player mover = Player::kGold;
  for (uint64_t turns = random.Below(4); turns > 0; --turns, mover = Opponent(mover)) {
    plays.Begin(position, mover);
    const Card card = kAllCards[random.Below(kAllCards.size())];
    const Outcomes outcomes = plays.Of(card);
    const CompactPosition& outcome = outcomes[random.Below(outcomes.size())];
    if (!plays.IsWin(outcome)) position = After(position, plays.TurnTo(card, outcome));
  }
  const Deal deal = DealInOrder(Shuffled(deck, random), mover);
  return {position, mover, deal.hands, deal.pile};
}

bool SolveSmall(const Setting& setting) {
  Tally tally;
  double brute_seconds = 0;
  uint64_t brute_positions = 0;
  Random random(kSeed);
  const Deck deck = *ReadDeck("M1 3\nM2 3\nM3 1\nSL 1\nSH 3\nMS1 1\n");
  for (int i = 0; i < setting.deals; ++i) {
    const OpenDeal deal = SmallDeal(kSmallSetUps[random.Below(4)], deck, random);
    const double start = Now();
    const TextbookVerdict brute = TextbookVerdictOf(deal, 4);
    const double middle = Now();
    OpenDealRequest request;
    request.max_depth = 4;
    OpenDealAnswer answer = OpenDealSolver().Solve(deal, request);
    tally.Add(TextOf(answer.verdict), answer.judgement.expanded, Now() - middle);
    brute_seconds += middle - start;
    brute_positions += brute.positions;
    answer.verdict.depth = answer.verdict.is_open() ? 4 : 0;
    if (answer.verdict == brute.verdict && IsRight(deal, answer)) continue;
    std::printf("deal %d: %s, by brute force %s\n", i, TextOf(answer.verdict).c_str(),
                TextOf(brute.verdict).c_str());
    return false;
  }
  tally.Print("small open deals to depth 4");
  std::printf("    brute force: %llu positions, %.2f s: x%.1f\n",
              static_cast<unsigned long long>(brute_positions), brute_seconds,
              brute_seconds / tally.seconds);
  return true;
}

// Calls `visit` at some moments of a game between two sharp agents.
template <class Visit>
void PlayGame(const Position& start, const Deck& deck, uint64_t seed, Visit visit) {
  const Shuffle shuffle = SeededShuffle(seed);
  const GameCourse course = *GameCourse::Begin(start, Player::kGold, SpacesRule::kExact);
  Referee referee = *Referee::Begin(course, deck, DealFrom(deck, Player::kGold, shuffle), shuffle);
  SharpAgent agent;
  Random random(seed);
  for (int turn = 0; !referee.state().ending(); ++turn) {
    if (turn % kTurnsBetween == 0) visit(referee);
    const InformationSet& view = referee.ViewOf(referee.state().to_move());
    if (!referee.Play(agent.Choose(view, random)->turn).ok()) std::abort();
  }
}

// What both searches said at the moments of games.
class GameTally {
 public:
  explicit GameTally(uint64_t states) : states_(states) {}

  void Visit(const GameState& state, const InformationSet& view) {
    const OpenDeal deal = OpenDeal::Of(state);
    const DealVerdict verdict = SolveDeal(deal);
    const ForcedWin win = Prove(view);
    // Whoever forces a win does so with these hands and draws.
    const bool is_won = verdict.fate == Fate::kWins && verdict.turns <= win.turns;
    const bool is_too_deep = verdict.is_open() && verdict.depth < 2 * win.turns - 1;
    if (win.status != ForcedWinStatus::kForced || is_won || is_too_deep) return;
    std::printf("forced in %d, but %s\n", win.turns, TextOf(verdict).c_str());
    is_right_ = false;
  }

  bool Report() const {
    deals_.Print("open deals of games");
    wins_.Print("forced wins in games, up to 3 turns");
    return is_right_;
  }

 private:
  DealVerdict SolveDeal(const OpenDeal& deal) {
    OpenDealRequest request;
    request.max_depth = kMostDepth;
    request.limits.max_states = states_;
    const double start = Now();
    const OpenDealAnswer answer = solver_.Solve(deal, request);
    deals_.Add(TextOf(answer.verdict), answer.judgement.expanded, Now() - start);
    is_right_ = is_right_ && IsRight(deal, answer);
    return answer.verdict;
  }

  ForcedWin Prove(const InformationSet& view) {
    ForcedWinRequest request;
    request.turns = 3;
    request.limits.max_states = states_;
    const double start = Now();
    const ForcedWin win = FindForcedWin(view, request);
    const char* what = win.status == ForcedWinStatus::kForced ? "forced in" : "none in";
    wins_.Add(absl::StrCat(what, " ", win.turns), win.expanded, Now() - start);
    return win;
  }

  uint64_t states_;
  OpenDealSolver solver_;
  Tally deals_;
  Tally wins_;
  bool is_right_ = true;
};

bool SolveGames(const Setting& setting) {
  GameTally tally(setting.states);
  uint64_t seed = kSeed;
  for (const Position& start : SetUps()) {
    for (const char* name : {"a", "b"}) {
      for (uint64_t game = 0; game < setting.games; ++game) {
        PlayGame(start, DeckNamed(name), ++seed, [&](const Referee& referee) {
          const GameState& state = referee.state();
          tally.Visit(state, referee.ViewOf(state.to_move()));
        });
      }
    }
  }
  return tally.Report();
}

int Main(const std::vector<std::string>& words) {
  Setting setting;
  for (size_t i = 0; i < words.size(); ++i) {
    const bool has_number = i + 1 < words.size();
    if (words[i] == "--quick") {
      setting.deals = 50;
      setting.states = 50;
    } else if (words[i] == "--games" && has_number &&
               absl::SimpleAtoi(words[i + 1], &setting.games)) {
      ++i;
    } else if (words[i] == "--states" && has_number &&
               absl::SimpleAtoi(words[i + 1], &setting.states)) {
      ++i;
    } else {
      std::fprintf(stderr, "usage: judgement_bench [--games N] [--states N] [--quick]\n");
      return 2;
    }
  }
  return SolveSmall(setting) && SolveGames(setting) ? 0 : 1;
}

}  // namespace
}  // namespace rushkit::bench

int main(int argc, char** argv) {
  return rushkit::bench::Main(std::vector<std::string>(argv + 1, argv + argc));
}
