#include "cli/render/table_text.h"

#include <algorithm>
#include <vector>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "cli/render/words.h"
#include "solver/game/plays.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

constexpr size_t kMostCandidates = 8;

std::string HeldText(const CardLedger::Held& held) {
  if (held.known.size() == 0) return CountOf(static_cast<uint64_t>(held.hidden), "hidden card");
  if (held.hidden == 0) return HandText(held.known);
  return absl::StrCat(HandText(held.known), " and ",
                      CountOf(static_cast<uint64_t>(held.hidden), "hidden card"));
}

std::string HandLine(Player player, absl::string_view cards) {
  return absl::StrFormat("%-7s %s\n", WritePlayer(player), cards);
}

}  // namespace

std::string HandText(const Hand& hand) {
  std::vector<std::string> cards;
  for (const Card card : kAllCards) {
    cards.insert(cards.end(), static_cast<size_t>(hand.Of(card)), WriteCard(card));
  }
  return absl::StrJoin(cards, " ");
}

std::string StandText(const GameCourse& course, const CardLedger& cards) {
  return absl::StrCat("turn ", course.turns() + 1, ", ", WritePlayer(course.to_move()),
                      " to play; ", CountOf(static_cast<uint64_t>(cards.pile_size()), "card"),
                      " in the pile, ", cards.discards().size(), " discarded\n");
}

std::string HandsText(const InformationSet& view) {
  std::string out;
  for (const Player player : kPlayers) {
    absl::StrAppend(&out, HandLine(player, HeldText(view.cards().HeldBy(player))));
  }
  return out;
}

std::string BothHandsText(const std::array<Hand, 2>& hands) {
  std::string out;
  for (const Player player : kPlayers) {
    absl::StrAppend(&out, HandLine(player, HandText(hands[static_cast<size_t>(player)])));
  }
  return out;
}

std::string LastTurnText(const GameRecord& record) {
  if (record.turns.empty()) return "";
  Position before = record.setup;
  for (size_t i = 0; i + 1 < record.turns.size(); ++i) before = After(before, record.turns[i].turn);
  const RecordedTurn& last = record.turns.back();
  return absl::StrCat(WritePlayer(last.player), " played ", WriteTurn(last.turn), " (",
                      DescribeTurn(before, last.turn), ")\n");
}

std::string ResultText(RecordedResult result) {
  switch (result) {
    case RecordedResult::kOpen:
      return "the game is open\n";
    case RecordedResult::kGoldWins:
      return "gold wins: the hero is off the grid\n";
    case RecordedResult::kSilverWins:
      return "silver wins: the hero is off the grid\n";
    case RecordedResult::kTurnCap:
      return "unfinished: the turn cap is reached\n";
    case RecordedResult::kRepetition:
      return "unfinished: this position has stood too often\n";
    case RecordedResult::kGoldResigns:
      return "silver wins: gold resigns\n";
    case RecordedResult::kSilverResigns:
      return "gold wins: silver resigns\n";
  }
  return "";
}

std::string CandidatesText(const Decision& decision) {
  std::string out;
  const size_t shown = std::min(decision.candidates.size(), kMostCandidates);
  for (size_t i = 0; i < shown; ++i) {
    const Candidate& one = decision.candidates[i];
    absl::StrAppendFormat(
        &out, "%3d. %-24s score %.2f%s%s\n", i + 1, WriteTurn(one.turn), one.score,
        one.wins ? ", wins" : "",
        one.danger > 0 ? absl::StrFormat(", danger %.0f%%", 100 * one.danger) : "");
  }
  if (shown < decision.candidates.size()) {
    absl::StrAppend(&out, "     and ", decision.candidates.size() - shown, " more\n");
  }
  return out;
}

std::string TableHelp() {
  return "M3 a+2 G+1   plays the card M3: vehicle a two right or down, gold's hero one right\n"
         "MS2 left-1 b+2   shifts the left side one up; SH alone: a card that can do nothing\n"
         "hand, board  the cards that you may see; the grid\n"
         "plays CARD   how many different positions a card can leave, and whether one wins\n"
         "hint         what the strongest agent would play\n"
         "why          what the agent thought of its last turn\n"
         "undo         takes back as far as the last turn of a person; cards stay where they lie\n"
         "save FILE    writes the record of the game, which rushkit verify reads\n"
         "resign, quit gives the game up; leaves it open\n";
}

}  // namespace rushkit
