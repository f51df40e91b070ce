#include "calculators/rooster_rush/game.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "absl/strings/str_cat.h"
#include "calculators/rooster_rush/clauses.h"
#include "calculators/rooster_rush/pile.h"

namespace rushkit::rooster {
namespace {

// The tickets in front of one player, and which card each was.
using TicketCards = std::vector<PerhapsCard>;

// Takes a ticket away: `named`, or any; when they differ it stays open which, and which are left.
// Nothing when none is like `named`.
std::optional<PerhapsCard> TakeTicket(const PerhapsCard& named, TicketCards& tickets) {
  const bool are_alike = std::all_of(tickets.begin(), tickets.end(),
                                     [&](const auto& one) { return one == tickets.front(); });
  if (!named.has_value() && !are_alike) {
    tickets.assign(tickets.size() - 1, std::nullopt);
    return PerhapsCard();
  }
  auto found =
      named.has_value() ? std::find(tickets.begin(), tickets.end(), named) : tickets.begin();
  if (found == tickets.end()) found = std::find(tickets.begin(), tickets.end(), std::nullopt);
  if (found == tickets.end()) return std::nullopt;
  const PerhapsCard taken = named.has_value() ? named : *found;
  tickets.erase(found);
  return taken;
}

class GameReferee {
 public:
  explicit GameReferee(const GameRecord& record)
      : record_(record), tickets_(record.players.size()) {
    assert(std::all_of(record.players.begin(), record.players.end(), [](const Player& player) {
      return player == Player{player.name, 0, Tickets()};
    }));
    result_.players = record.players;
    result_.sheets.resize(record.players.size());
    SetUp();
    result_.pile = pile_.size();
  }

  GameResult Run() && {
    bool goes_on = result_.table.verdict() == Verdict::kHolds;
    for (size_t i = 0; i < record_.rounds.size() && goes_on; ++i) goes_on = Play(record_.rounds[i]);
    return std::move(result_);
  }

 private:
  void SetUp() {
    if (!record_.deck.has_value()) {
      result_.table.Rest({"which road cards there are", Confidence::kUnknown, /*decides=*/false});
      pile_.PutUnder(std::vector<PerhapsCard>(kRoadCards));
      return;
    }
    const size_t cards = record_.deck->size();
    if (cards != kRoadCards) {
      result_.table.Break(kComponents, absl::StrCat("the deck has ", kRoadCards, " road cards"),
                          absl::StrCat(cards, " are written down"));
    }
    pile_.PutUnder(std::vector<PerhapsCard>(record_.deck->begin(), record_.deck->end()));
  }

  // False when the game cannot be followed any further.
  bool Play(const Round& round) {
    RoundResult result = RefereeRound(result_.players, round, record_.rules);
    Draw(round, result.table);
    if (result.verdict() == Verdict::kHolds) Return(round, result);
    result_.rounds.push_back(std::move(result));
    if (result_.rounds.back().verdict() != Verdict::kHolds) return false;
    Enter(result_.rounds.back());
    return true;
  }

  void Draw(const Round& round, ScoreSheet& table) {
    if (pile_.size() < round.cards.size()) {
      table.Rest({absl::StrCat("what to do with ", pile_.size(),
                               " cards in the draw pile: the rulebook does not say"),
                  Confidence::kUnknown, /*decides=*/true});
      return;
    }
    const std::optional<std::string> wrong = pile_.Draw(round.cards);
    if (wrong.has_value()) table.Break(kPlacing, "the cards come from the top of the pile", *wrong);
  }

  // Cards that nobody secured and discarded tickets go under the pile; the others stay with who has
  // them.
  void Return(const Round& round, RoundResult& result) {
    TicketCards under = Discarded(round, result);
    for (size_t i = 0; i < round.cards.size(); ++i) {
      const std::optional<size_t> player = result.secured_by[i];
      if (!player.has_value()) {
        under.emplace_back(round.cards[i]);
      } else if (!result.hits[i].IsEmpty()) {
        tickets_[*player].emplace_back(round.cards[i]);
      }
    }
    pile_.PutUnder(under);
    result.table.Note(kPreparing, absl::StrCat(under.size(), " cards go under the draw pile"),
                      absl::StrCat(pile_.size(), " cards lie there"));
  }

  TicketCards Discarded(const Round& round, RoundResult& result) {
    TicketCards discarded;
    for (const size_t player : result.discarders) {
      const Discard* discard = round.DiscardOf(player);
      const PerhapsCard named = discard == nullptr ? std::nullopt : discard->ticket;
      const std::optional<PerhapsCard> ticket = TakeTicket(named, tickets_[player]);
      if (ticket.has_value()) {
        discarded.push_back(*ticket);
      } else {
        result.sheets[player].Break(kPushButton, absl::StrCat("discards ", WriteCard(*named)),
                                    "that is none of the player's Violation Tickets");
      }
    }
    return discarded;
  }

  void Enter(const RoundResult& result) {
    result_.players = result.after;
    result_.end = result.end;
    result_.pile = pile_.size();
    for (const UncertainFact& fact : result.table.facts()) result_.table.Rest(fact);
    const std::string round = absl::StrCat("round ", result_.rounds.size(), ": ");
    for (size_t i = 0; i < result.sheets.size(); ++i) {
      result_.sheets[i].Append(result.sheets[i], round);
    }
  }

  const GameRecord& record_;
  Pile pile_;
  std::vector<TicketCards> tickets_;  // by player
  GameResult result_;
};

}  // namespace

Verdict GameResult::verdict() const {
  Verdict verdict = table.verdict();
  for (const RoundResult& round : rounds) verdict = Worse(verdict, round.verdict());
  return verdict;
}

GameResult RefereeGame(const GameRecord& record) { return GameReferee(record).Run(); }

}  // namespace rushkit::rooster
