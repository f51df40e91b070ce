// What happens to the players: steps 5 to 7.
#include <algorithm>
#include <tuple>

#include "absl/strings/str_cat.h"
#include "calculators/rooster_rush/clauses.h"
#include "calculators/rooster_rush/round_steps.h"

namespace rushkit::rooster {
namespace {

constexpr int kPrintedPoints = 12;  // "more than 11"
constexpr int kAnnouncedPoints = 11;

// Which cards fail, and whether the button pays: the cards that nobody secured count too.
void JudgeCards(RoundInProgress& now) {
  RoundResult& result = now.result;
  for (size_t i = 0; i < now.round.cards.size(); ++i) {
    result.hits.push_back(now.round.cards[i].vehicles & result.face_up);
    const bool is_safe = result.hits.back().IsEmpty();
    result.table.Note(
        is_safe ? kSuccess : kFailure,
        absl::StrCat(Describe({Thing::kCard, i}, now.round.cards), ": ",
                     is_safe ? "none of it" : WriteVehicles(result.hits.back()), " is up"),
        is_safe ? "safe" : "fails");
  }
  result.button_pays = std::none_of(result.hits.begin(), result.hits.end(),
                                    [](VehicleSet hits) { return hits.IsEmpty(); });
  result.table.Note(kPushButton, result.button_pays ? "every card fails" : "not every card fails",
                    result.button_pays ? "it lets a ticket be discarded" : "it does nothing");
}

// What each player secured: the first to press a thing has it.
std::vector<Choice> Secure(RoundInProgress& now) {
  std::vector<Choice> secured(now.before.size());
  for (const auto& [player, choice] : now.round.presses) {
    ScoreSheet& sheet = now.result.sheets[player];
    const std::string rule = absl::StrCat("presses ", Describe(choice, now.round.cards));
    const auto first = std::find(secured.begin(), secured.end(), choice);
    if (now.before[player].is_out() && choice.thing != Thing::kNothing) {
      sheet.Break(kPreparing, rule, "has dropped out and takes no part");
    } else if (secured[player].thing != Thing::kNothing) {
      sheet.Break(kSecuring, rule, "has pressed something before: one card or the button");
    } else if (choice.thing != Thing::kNothing && first != secured.end()) {
      const auto other = static_cast<size_t>(first - secured.begin());
      sheet.Break(kSecuring, rule, absl::StrCat(now.before[other].name, " was first and has it"));
    } else {
      secured[player] = choice;
      if (choice.thing == Thing::kCard) now.result.secured_by[choice.card] = player;
    }
  }
  return secured;
}

void ScoreCard(RoundInProgress& now, size_t player, size_t number) {
  const RoadCard& card = now.round.cards[number];
  const VehicleSet hits = now.result.hits[number];
  Player& after = now.result.after[player];
  const std::string rule =
      absl::StrCat("secures ", Describe({Thing::kCard, number}, now.round.cards));
  if (hits.IsEmpty()) {
    after.points += card.points.value();
    now.result.sheets[player].Score(kSuccess, absl::StrCat(rule, ": none of it is up"),
                                    card.points.value());
    return;
  }
  after.tickets = Tickets(after.tickets.value() + 1);
  now.result.sheets[player].Note(
      kFailure, absl::StrCat(rule, ": ", WriteVehicles(hits), " is up"),
      absl::StrCat("a Violation Ticket, number ", after.tickets.value()));
}

void ScoreButton(RoundInProgress& now, size_t player) {
  Player& after = now.result.after[player];
  const Discard* discard = now.round.DiscardOf(player);
  const auto tell = [&](absl::string_view why, absl::string_view effect) {
    now.result.sheets[player].Note(kPushButton, absl::StrCat("secures the button: ", why), effect);
  };
  if (!now.result.button_pays) {
    tell("not every card fails", "nothing happens");
  } else if (after.tickets.value() == 0) {
    tell("every card fails", "has no Violation Ticket: nothing happens");
  } else if (discard != nullptr && !discard->ticket.has_value()) {
    tell("every card fails", "chooses to keep all Violation Tickets");
  } else {
    after.tickets = Tickets(after.tickets.value() - 1);
    now.result.discarders.push_back(player);
    tell("every card fails",
         absl::StrCat("discards a Violation Ticket, ", after.tickets.value(), " left"));
  }
}

// Nobody discards a ticket but by the button.
void CheckDiscards(RoundInProgress& now) {
  for (const auto& [player, ticket] : now.round.discards) {
    const std::vector<size_t>& may = now.result.discarders;
    if (!ticket.has_value() || std::count(may.begin(), may.end(), player) > 0) continue;
    now.result.sheets[player].Break(kPushButton, "discards a Violation Ticket",
                                    "the button does not let it");
  }
}

// Says so when the game would be over with another reading and is not, or the other way about, or
// has other winners.
void TellReading(RoundInProgress& now, const Rules& other, const UncertainFact& fact) {
  const auto ends = [&now](const Rules& rules) {
    const GameEnd end = EndOf(now.before, now.result.after, rules);
    return std::tuple(EndOf(now.before, rules).is_over, end.is_over, end.winners);
  };
  if (ends(now.rules) != ends(other)) now.result.table.Rest(fact);
}

void TellReadings(RoundInProgress& now) {
  Rules other = now.rules;
  if (now.rules.winning_points == kPrintedPoints) other.winning_points = kAnnouncedPoints;
  if (now.rules.winning_points == kAnnouncedPoints) other.winning_points = kPrintedPoints;
  TellReading(now, other,
              {"how many points win: more than 11 as printed, 11 as announced", Confidence::kLikely,
               /*decides=*/false});
  other = now.rules;
  const bool is_shared = now.rules.all_out == AllOut::kSharedByPoints;
  other.all_out = is_shared ? AllOut::kNobody : AllOut::kSharedByPoints;
  TellReading(now, other,
              {"who wins when all drop out together, which the rulebook does not say",
               Confidence::kInferred, /*decides=*/false});
}

}  // namespace

void SecureAndScore(RoundInProgress& now) {
  JudgeCards(now);
  const std::vector<Choice> secured = Secure(now);
  for (size_t player = 0; player < now.before.size(); ++player) {
    const auto& [thing, card] = secured[player];
    if (thing == Thing::kCard) {
      ScoreCard(now, player, card);
    } else if (thing == Thing::kButton) {
      ScoreButton(now, player);
    } else if (!now.before[player].is_out()) {
      now.result.sheets[player].Note(kSecuring, "secures nothing", "nothing happens");
    }
  }
  CheckDiscards(now);
}

void PrepareForNextRound(RoundInProgress& now) {
  RoundResult& result = now.result;
  for (size_t player = 0; player < now.before.size(); ++player) {
    if (now.before[player].is_out() || !result.after[player].is_out()) continue;
    result.sheets[player].Note(kPreparing, "holds 3 Violation Tickets", "drops out");
  }
  result.end = EndOf(now.before, result.after, now.rules);
  result.table.Note(kPreparing, result.end.reason, Describe(result.end, now.before));
  TellReadings(now);
}

}  // namespace rushkit::rooster
