#include "calculators/roadkill_rivals/game.h"

#include <algorithm>
#include <utility>

#include "absl/strings/str_cat.h"
#include "calculators/roadkill_rivals/clauses.h"
#include "calculators/roadkill_rivals/ruling.h"

namespace rushkit::roadkill {
namespace {

// Goes through the turns of a log.
class Referee {
 public:
  explicit Referee(const GameLog& log) : log_(log), state_(result_.state) {
    for (const std::string& name : log.players) state_.players.push_back({name, {}, {}});
    state_.freeway = log.freeway;
    state_.deck_left = log.deck_size;
    if (log.deck_size_confidence != Confidence::kCertain) RestOnDeckSize();
    state_.mover = log.first;
    for (const Card& card : log.freeway) Count(card);
  }

  GameResult Run() && {
    result_.sheet.Note(
        kSetup, absl::StrCat("the freeway: ", WriteCards(log_.freeway)),
        absl::StrCat(WriteCount(static_cast<int>(log_.deck_size), "card"), " in the deck"));
    for (const GameTurn& turn : log_.turns) {
      if (result_.sheet.verdict() == Verdict::kNo) break;
      ++number_;
      Play(turn);
    }
    if (result_.sheet.verdict() == Verdict::kNo) {
      if (number_ > 0) result_.broken_at = number_;
    } else if (state_.is_over) {
      result_.score = ScoreGame(state_.players);
    }
    return std::move(result_);
  }

 private:
  void RestOnDeckSize() {
    result_.sheet.Rest({absl::StrCat("the number of cards: ", log_.freeway.size() + log_.deck_size,
                                     "; write deck, how many are left"),
                        log_.deck_size_confidence, /*decides=*/false});
  }

  Holdings& mover() { return state_.players[state_.mover]; }

  // "turn 3, ann: ".
  std::string Prefix(const GameTurn& turn) const {
    return absl::StrCat("turn ", number_, ", ", log_.players[turn.player], ": ");
  }

  void Break(absl::string_view clause, const GameTurn& turn, absl::string_view rule,
             absl::string_view effect) {
    result_.sheet.Break(clause, absl::StrCat(Prefix(turn), rule), effect);
  }

  void Play(const GameTurn& turn) {
    const std::string action = Describe(turn.action);
    if (state_.is_over) {
      Break(kTheEndOfTheGame, turn, action, "the game is over");
    } else if (turn.player != state_.mover) {
      Break(is_extra_ ? kExtraTurns : kOnYourTurn, turn, action,
            absl::StrCat("it is the turn of ", mover().name));
    } else {
      Ruling ruling = Judge(TableOfMover(), turn.action, log_.rules);
      if (ruling.is_no()) {
        AppendBroken(ruling.sheet, turn);
      } else {
        TakeTurn(turn, std::move(ruling));
      }
    }
  }

  Table TableOfMover() const {
    Table table = {state_.players[state_.mover].lane, state_.freeway, {}};
    for (size_t i = 1; i < state_.players.size(); ++i) {
      const Holdings& other = state_.players[(state_.mover + i) % state_.players.size()];
      table.opponents.push_back({other.name, other.lane});
    }
    return table;
  }

  void AppendBroken(const ScoreSheet& sheet, const GameTurn& turn) {
    for (const SheetLine& line : sheet.lines()) {
      if (line.is_broken) Break(line.clause, turn, line.rule, line.effect);
    }
  }

  void TakeTurn(const GameTurn& turn, Ruling ruling) {
    for (const UncertainFact& fact : ruling.sheet.facts()) result_.sheet.Rest(fact);
    result_.sheet.Note(ClauseOf(turn.action), absl::StrCat(Prefix(turn), Describe(turn.action)),
                       ruling.Effect());
    mover().lane = std::move(ruling.lane);
    mover().pile.insert(mover().pile.end(), ruling.scored.begin(), ruling.scored.end());
    if (const auto* strike = std::get_if<Strike>(&turn.action)) Discard(*strike);
    if (const auto* take = std::get_if<Take>(&turn.action)) Replace(turn, *take);
    EndTurn(ruling.extra_turns);
  }

  void Discard(const Strike& strike) {
    for (Holdings& player : state_.players) {
      if (player.name == strike.of) player.lane = *Without(player.lane, {strike.victim});
    }
    state_.discards.push_back(strike.victim);
  }

  // The card that was taken is away from the freeway; another comes from the deck.
  void Replace(const GameTurn& turn, const Take& take) {
    state_.freeway = *Without(state_.freeway, {take.card});
    state_.discards.insert(state_.discards.end(), take.discards.begin(), take.discards.end());
    if (!take.card.goes_to_lane()) state_.discards.push_back(take.card);
    FollowInstructions(turn, take.card);
    const size_t drawn = log_.deck_size - state_.deck_left;
    const Card& card = log_.deck.has_value() ? (*log_.deck)[drawn] : *turn.reveal;
    if (turn.reveal.has_value() && *turn.reveal != card) {
      Break(kOnYourTurn, turn, absl::StrCat(turn.reveal->text, " comes to the freeway"),
            absl::StrCat("the top of the deck is ", card.text));
    }
    Count(card);
    state_.freeway.push_back(card);
    --state_.deck_left;
    if (state_.deck_left == 0) EndGame(turn);
  }

  void FollowInstructions(const GameTurn& turn, const Card& card) {
    const bool is_open = card.extra_turns.is_open();
    RestOn(card, FactKind::kInstructions, true, result_.sheet);
    if (!turn.moves.empty() && !is_open) {
      Break(kTypesOfCards, turn, "moves by its instructions",
            absl::StrCat(card.text, " tells to move no card"));
    }
    for (const CardMove& move : turn.moves) {
      std::optional<Cards> left = Without(CardsAt(move.from), {move.card});
      if (!left.has_value()) {
        Break(kTypesOfCards, turn, absl::StrCat("moves ", move.card.text), "it is not there");
        return;
      }
      CardsAt(move.from) = *std::move(left);
      CardsAt(move.to).push_back(move.card);
    }
    for (const Holdings& player : state_.players) AppendBroken(JudgeLane(player.lane), turn);
  }

  Cards& CardsAt(const Place& place) {
    if (!place.player.has_value()) return state_.discards;
    Holdings& player = state_.players[*place.player];
    return place.is_pile ? player.pile : player.lane;
  }

  // One more of these cards has been seen.
  void Count(const Card& card) {
    seen_.push_back(card);
    ExpectCopies(seen_, result_.sheet);
  }

  void EndGame(const GameTurn& turn) {
    state_.is_over = true;
    state_.extra_turns = 0;  // those that are owed are lost
    state_.discards.insert(state_.discards.end(), state_.freeway.begin(), state_.freeway.end());
    state_.freeway.clear();
    result_.sheet.Note(kTheEndOfTheGame, absl::StrCat(Prefix(turn), "the last card of the deck"),
                       "the game ends, lanes go to the piles");
  }

  void EndTurn(int more) {
    if (state_.is_over) return;
    state_.extra_turns += more;
    is_extra_ = state_.extra_turns > 0;
    if (is_extra_) {
      --state_.extra_turns;
    } else {
      state_.mover = (state_.mover + 1) % state_.players.size();
    }
  }

  const GameLog& log_;
  GameResult result_;
  GameState& state_;
  size_t number_ = 0;  // of the turn
  bool is_extra_ = false;
  Cards seen_;
};

}  // namespace

Verdict GameResult::verdict() const {
  return score.has_value() ? Worse(sheet.verdict(), score->verdict()) : sheet.verdict();
}

GameResult RefereeGame(const GameLog& log) { return Referee(log).Run(); }

}  // namespace rushkit::roadkill
