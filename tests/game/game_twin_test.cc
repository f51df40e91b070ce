// The fast and the slow referee side by side: random games over every rule value and many decks,
// compared at every moment.
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "solver/game/referee.h"
#include "tests/catch.h"
#include "tests/effort.h"
#include "tests/game/slow_side.h"

namespace rushkit {
namespace {

using testing::CardsByName;
using testing::CodeOf;
using testing::GameKind;
using testing::LetterOf;
using testing::MoveOf;
using testing::NameOf;
using testing::NamesOf;
using testing::TextsOf;

// One game, refereed twice.
class Pair {
 public:
  Pair(const GameKind& kind, Random& random) : random_(random) {
    const Deal deal = DealInOrder(Shuffled(kind.deck, random), kind.first);
    fast_ = std::make_unique<Referee>(*Referee::Begin(kind.Course(), kind.deck, deal,
                                                      [this](const CardCounts& cards, int number) {
                                                        REQUIRE(number == slow_->reshuffles() + 1);
                                                        return stacked_ = Shuffled(cards, random_);
                                                      }));
    slow_ = std::make_unique<twin::Referee>(testing::SlowReferee(kind, deal));
  }

  const GameState& state() const { return fast_->state(); }

  void Compare() const {
    const CardLedger& cards = state().cards();
    REQUIRE(CodeOf(state().position()) == slow_->table().Code());
    REQUIRE(state().course().turns() == slow_->turns());
    REQUIRE(LetterOf(state().to_move()) == slow_->to_move());
    REQUIRE(NameOf(state().ending()) == slow_->ending());
    REQUIRE(NamesOf(cards.next_cards()) == slow_->pile());
    REQUIRE(NamesOf(cards.discards()) == slow_->Discards());
    REQUIRE(cards.reshuffles() == slow_->reshuffles());
    if (!state().ending() || !WinnerOf(*state().ending())) {
      REQUIRE(state().course().TimesSeen(state().position(), state().to_move()) ==
              slow_->TimesStood());
    }
    for (const Player player : kPlayers) {
      REQUIRE(NamesOf(state().HandOf(player)) == slow_->Hand(LetterOf(player)));
      CompareView(player);
    }
  }

  // Both must say the same of `turn`. Tells what they say.
  bool CompareCheck(const Turn& turn) const {
    const bool is_legal = state().Check(turn).ok();
    INFO(NameOf(turn.card) << " "
                           << Catch::StringMaker<std::vector<std::string>>::convert(
                                  TextsOf(turn.moves)));
    REQUIRE(is_legal == slow_->MayPlay(NameOf(turn.card), TextsOf(turn.moves)));
    return is_legal;
  }

  // A turn that the fast side finds, or the slow one.
  Turn FastTurn() const { return testing::AnyTurn(state(), random_); }
  Turn SlowTurn() const {
    const twin::Cards hand = slow_->Hand(slow_->to_move());
    const std::string card = testing::AnyOf(hand, random_);
    for (int attempt = 0; attempt < 5; ++attempt) {
      const Turn turn = testing::WalkAtRandom(
          CardsByName().at(card), state().course().spaces_rule(), state().to_move(), random_,
          [this](const Turn& so_far) { return SlowMovesAfter(so_far); });
      if (slow_->MayPlay(card, TextsOf(turn.moves))) return turn;
    }
    return FastTurn();
  }

  void Play(const Turn& turn) {
    REQUIRE(CompareCheck(turn));
    REQUIRE(fast_->Play(turn).ok());
    slow_->Play(NameOf(turn.card), TextsOf(turn.moves));
    if (!slow_->NeedsPile()) return;
    REQUIRE(slow_->Stack(NamesOf(stacked_)));
  }

 private:
  void CompareView(Player player) const {
    const InformationSet& view = fast_->ViewOf(player);
    const twin::Sight sight = slow_->SightOf(LetterOf(player));
    REQUIRE(view.course() == state().course());
    REQUIRE(NamesOf(view.hand()) == sight.own);
    REQUIRE(NamesOf(view.other().known) == sight.other_known);
    REQUIRE(view.other().hidden == sight.other_hidden);
    REQUIRE(NamesOf(view.unseen()) == sight.unseen);
    REQUIRE(view.cards().next_cards().empty());
    REQUIRE(view.cards().pile_size() == static_cast<int>(slow_->pile().size()));
    REQUIRE(view.cards().discards() == state().cards().discards());
  }

  std::vector<Move> SlowMovesAfter(const Turn& so_far) const {
    twin::Table table = slow_->table();
    for (const Move& move : so_far.moves) table = table.After(testing::TextOf(move));
    std::vector<Move> moves;
    if (!table.Has(slow_->to_move())) return moves;
    for (const std::string& move : table.Moves(slow_->to_move())) moves.push_back(MoveOf(move));
    return moves;
  }

  Random& random_;
  std::vector<Card> stacked_;  // by the last reshuffle
  std::unique_ptr<Referee> fast_;
  std::unique_ptr<twin::Referee> slow_;
};

// What came up in some games.
struct Tally {
  int games = 0;
  int turns = 0;
  int reshuffles = 0;
  int checks = 0;
  int refused = 0;
  std::map<std::string, int> endings;
};

void PlayOne(uint64_t seed, Tally& tally) {
  Random random(seed);
  const GameKind kind = testing::AnyGame(random);
  Pair pair(kind, random);
  const bool is_slow_choice = random.Below(4) == 0;
  INFO("game " << seed << ", " << CodeOf(kind.start));
  pair.Compare();
  while (!pair.state().ending()) {
    INFO("after turn " << pair.state().course().turns() << ": " << CodeOf(pair.state().position()));
    const Turn turn = is_slow_choice ? pair.SlowTurn() : pair.FastTurn();
    ++tally.checks;
    tally.refused +=
        pair.CompareCheck(testing::Mutilated(turn, pair.state().position(), random)) ? 0 : 1;
    const bool is_repetition =
        pair.state().course().EndsByRepetition(After(pair.state().position(), turn));
    pair.Play(turn);
    pair.Compare();
    REQUIRE(is_repetition == (pair.state().ending() == Ending::kRepetition));
  }
  // Nothing is played when it is over.
  REQUIRE_FALSE(pair.CompareCheck({Card::kMove1, {}}));
  ++tally.games;
  tally.turns += pair.state().course().turns();
  tally.reshuffles += pair.state().cards().reshuffles();
  ++tally.endings[NameOf(pair.state().ending())];
}

Tally PlayGames(uint64_t first_seed, uint64_t games) {
  Tally tally;
  for (uint64_t seed = first_seed; seed < first_seed + games; ++seed) PlayOne(seed, tally);
  for (const char* ending : {"G", "S", "cap", "repetition"}) {
    CHECK(tally.endings[ending] > tally.games / 50);
  }
  CHECK(tally.reshuffles > tally.games);
  CHECK(tally.refused > tally.checks / 5);
  CHECK(tally.refused < tally.checks);
  return tally;
}

TEST_CASE("The fast and the slow referee agree at every moment of random games") {
  PlayGames(1, testing::Effort(200));
}

TEST_CASE("The fast and the slow referee agree in tens of thousands of games", "[.long]") {
  const Tally tally = PlayGames(1'000'000, 20'000);
  WARN(tally.games << " games, " << tally.turns << " turns, " << tally.reshuffles << " reshuffles, "
                   << tally.refused << " of " << tally.checks << " changed turns refused");
  for (const auto& [ending, games] : tally.endings) WARN(ending << ": " << games);
}

}  // namespace
}  // namespace rushkit
