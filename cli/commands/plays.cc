// rushkit plays: every different position that a card can leave.

#include "solver/game/plays.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "cli/batch.h"
#include "cli/commands/command.h"
#include "cli/options.h"
#include "cli/origin_json.h"
#include "cli/render/json.h"
#include "cli/render/words.h"
#include "cli/terminal.h"
#include "solver/game/play_generator.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/letters.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/position_code.h"
#include "solver/notation/turn_notation.h"

namespace rushkit {
namespace {

constexpr char kExamples[] = R"(Examples:
  rushkit plays booklet-1 --player gold --card M1
  rushkit plays booklet-1 --player silver --card MS2 --count-only
  rushkit plays booklet-1 --card M3,SH --card SL --rule spaces=up-to --format json
  rushkit plays setups.txt --card M4 --count-only --format json

Each position comes with the turn of fewest moves that leads to it; those in which the
player's hero has left stand first. Equal vehicles are interchangeable.
)";

struct PlaysOptions {
  Batch batch;
  QuestionOptions question;  // the player is its hero
  RuleOptions rules;
  std::vector<Card> cards;
  bool count_only = false;
};

// One card, asked of one position.
struct CardQuestion {
  const Question& question;
  Player player;
  Card card;
};

std::string Summary(const CardQuestion& asked, const Outcomes& outcomes) {
  const size_t wins = outcomes.win_count();
  return absl::StrCat(WriteCard(asked.card), ": ", CountOf(outcomes.size(), "position"), ", ",
                      wins == 0 ? "none" : absl::StrCat(wins), wins == 1 ? " wins" : " win");
}

// The position and the turn of an outcome, with the letters of the position that was asked for.
Play PlayOf(const CardQuestion& asked, const Outcomes& outcomes, size_t index,
            PlayGenerator& generator) {
  Turn turn = generator.TurnTo(asked.card, outcomes[index]);
  Position after = After(asked.question.position, turn);
  return {std::move(after), std::move(turn), outcomes.Wins(index)};
}

std::string ToText(const PlaysOptions& options, const CardQuestion& asked,
                   PlayGenerator& generator) {
  const Outcomes outcomes = generator.Of(asked.card);
  const Question& question = asked.question;
  if (question.is_one_of_many) {
    const std::string& name = question.origin.name;
    return absl::StrCat(question.origin.ToString(), ": ",
                        name.empty() ? "" : absl::StrCat(Printable(name), ": "),
                        Summary(asked, outcomes), "\n");
  }
  std::string out = absl::StrCat(Summary(asked, outcomes), "\n");
  for (size_t i = 0; !options.count_only && i < outcomes.size(); ++i) {
    const Play play = PlayOf(asked, outcomes, i, generator);
    absl::StrAppend(&out, "  ", WriteTurn(play.turn), "  ", WritePositionCode(play.position),
                    play.wins ? "  wins" : "", "\n");
  }
  return out;
}

Json PlaysJson(const CardQuestion& asked, const Outcomes& outcomes, PlayGenerator& generator) {
  Json plays = Json::array();
  for (size_t i = 0; i < outcomes.size(); ++i) {
    const Play play = PlayOf(asked, outcomes, i, generator);
    plays.push_back(
        {{"position", WritePositionCode(play.position)}, {"turn", WriteTurn(play.turn)}});
  }
  return plays;
}

Json ToJson(const PlaysOptions& options, const CardQuestion& asked, PlayGenerator& generator) {
  const Outcomes outcomes = generator.Of(asked.card);
  Json object;
  AddOrigin(asked.question.origin, object);
  object["position"] = WritePositionCode(asked.question.position);
  object["player"] = std::string(WritePlayer(asked.player));
  object["card"] = WriteCard(asked.card);
  object["count"] = outcomes.size();
  object["wins"] = outcomes.win_count() > 0;
  if (!options.count_only) object["plays"] = PlaysJson(asked, outcomes, generator);
  object["rules"] = RulesJson(options.rules.rules);
  return object;
}

absl::StatusOr<Answer> AnswerOne(const PlaysOptions& options, const Question& question) {
  const Position& position = question.position;
  if (!position.grid().has_sides()) {
    return absl::InvalidArgumentError(
        "cards are of Rush Hour Shift, and this grid has no sides; expected a grid of 6 by 14");
  }
  const absl::StatusOr<Player> player = options.question.HeroOf(position);
  if (!player.ok()) return player.status();
  const bool json = options.batch.output.format() == Format::kJson;
  PlayGenerator generator(position, options.rules.rules.spaces);
  generator.Begin(position, *player);
  std::string out;
  for (const Card card : options.cards) {
    const CardQuestion asked{question, *player, card};
    absl::StrAppend(&out, json ? WriteJsonLine(ToJson(options, asked, generator))
                               : ToText(options, asked, generator));
  }
  return Answer{out, ExitStatus::kHolds};
}

absl::Status ReadCards(const std::string& text, std::vector<Card>& cards) {
  const absl::StatusOr<std::vector<Card>> read = ReadCardList(text);
  if (!read.ok()) return WithoutPlaces(read.status());
  if (read->empty()) return absl::InvalidArgumentError("found '', expected a card such as MS2");
  for (const Card card : *read) {
    if (std::find(cards.begin(), cards.end(), card) == cards.end()) cards.push_back(card);
  }
  return absl::OkStatus();
}

ExitStatus Run(PlaysOptions& options) {
  if (options.cards.empty()) {
    ReportError("no card: expected --card CARD, such as --card MS2");
    return ExitStatus::kBadInput;
  }
  options.batch.connection = options.rules.rules.connection;
  return RunBatch(options.batch,
                  [&](const Question& question) { return AnswerOne(options, question); });
}

RunCommand DeclarePlays(CLI::App& app, const std::vector<std::string>& words) {
  auto options = std::make_shared<PlaysOptions>();
  options->batch.command_line = words;
  options->batch.threads = 0;
  AddPosition(app, options->batch.position);
  AddPlayerOption(app, options->question);
  AddOption(app, "--card", "CARDS",
            "The card that is played, or several, such as M1,SL; may be repeated",
            [options](const std::string& text) { return ReadCards(text, options->cards); });
  AddFlag(app, "--count-only", "How many positions, without the positions", options->count_only);
  AddRuleOptions(app, options->rules);
  AddFrom(app, options->batch.from);
  AddThreads(app, options->batch.threads);
  AddSkip(app, options->batch.skip);
  AddOutputOptions(app, options->batch.output);
  return [options] { return Run(*options); };
}

}  // namespace

Command PlaysCommand() {
  return {"plays", "POSITION", "Every different position that a card can leave", kExamples,
          DeclarePlays};
}

}  // namespace rushkit
