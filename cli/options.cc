#include "cli/options.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <thread>
#include <utility>

#include "CLI/CLI.hpp"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/types/span.h"
#include "cli/campaign/campaign_store.h"
#include "cli/interrupt.h"
#include "cli/line_reader.h"
#include "cli/render/words.h"
#include "cli/units.h"
#include "data/embedded.h"
#include "solver/base/diagnostics.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/move_notation.h"
#include "solver/notation/rules_notation.h"

namespace rushkit {
namespace {

template <class Value>
using Choices = std::vector<std::pair<std::string, Value>>;

// Declares an option whose value is one of a few words.
template <class Value, class Target>
void AddChoice(CLI::App& app, const std::string& flags, const std::string& help,
               Choices<Value> choices, Target& target) {
  const std::string words = absl::StrJoin(
      choices, "|", [](std::string* out, const auto& choice) { out->append(choice.first); });
  AddOption(app, flags, words, help, [=, &target](const std::string& word) -> absl::Status {
    for (const auto& [name, value] : choices) {
      if (name != word) continue;
      target = value;
      return absl::OkStatus();
    }
    return absl::InvalidArgumentError(absl::StrCat("found '", word, "', expected ", words));
  });
}

absl::StatusOr<std::vector<Card>> ReadCards(const std::string& text) {
  if (text.find_first_not_of(" \t") == std::string::npos) {
    return absl::InvalidArgumentError("found no card, expected a list such as M3,SH,SL,MS2");
  }
  absl::StatusOr<std::vector<Card>> cards = ReadCardList(text);
  if (!cards.ok()) return WithoutPlaces(cards.status());
  return cards;
}

constexpr char kPositionHelp[] =
    "A built-in name (booklet-1 to booklet-10), a code, a file, or - for standard input; ./NAME is "
    "always a file";

Choices<Player> PlayerChoices() { return {{"gold", Player::kGold}, {"silver", Player::kSilver}}; }

constexpr uint64_t kMostThreads = 1024;
constexpr uint64_t kHighestTurnCap = 1'000'000;
// What the program takes beside the tables of a search.
constexpr uint64_t kProgramBytes = uint64_t{6} << 20;

Choices<PositionFormat> FormatChoices() {
  Choices<PositionFormat> choices;
  for (const PositionFormat format : kPositionFormats) {
    choices.emplace_back(FormatName(format), format);
  }
  return choices;
}

const std::vector<std::pair<std::string, When>>& WhenChoices() {
  static const auto* const kChoices = new std::vector<std::pair<std::string, When>>{
      {"auto", When::kAuto}, {"always", When::kAlways}, {"never", When::kNever}};
  return *kChoices;
}

absl::Status ReadFormat(const std::string& word, OutputOptions& options) {
  if (word == "text") {
    options.chosen_format = Format::kText;
  } else if (word == "json") {
    options.chosen_format = Format::kJson;
  } else {
    return absl::InvalidArgumentError(absl::StrCat("found '", word, "', expected text or json"));
  }
  return absl::OkStatus();
}

absl::Status ReadFile(const std::string& path, OutputOptions& options) {
  for (const absl::string_view ending : {".svg", ".html", ".pdf", ".png"}) {
    if (absl::EndsWith(path, ending)) {
      return absl::InvalidArgumentError(
          absl::StrCat("no ", ending, " can be written: the formats are text and json"));
    }
  }
  if (path.empty()) return absl::InvalidArgumentError("found '', expected the name of a file");
  options.file = path;
  return absl::OkStatus();
}

absl::Status ReadDeckOption(const std::string& name, RuleOptions& options) {
  if (name == "a" || name == "b") {
    options.other_deck = BuiltInDeck(name);
  } else {
    absl::StatusOr<std::string> text = ReadTextFile(name);
    if (!text.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat("expected a, b or a file: ", text.status().message()));
    }
    absl::StatusOr<Deck> deck = ReadDeck(*text);
    if (!deck.ok()) {
      return absl::InvalidArgumentError(
          absl::StrCat(name, " is no deck\n", LocatedLines(name, FromStatus(deck.status()))));
    }
    options.other_deck = *deck;
  }
  options.deck_name = name;
  return absl::OkStatus();
}

absl::Status ReadRule(const std::string& text, RuleOptions& options) {
  constexpr absl::string_view kDeck = "deck=";
  if (absl::StartsWith(text, kDeck)) return ReadDeckOption(text.substr(kDeck.size()), options);
  const absl::Status status = ApplyRule(text, options.rules);
  if (status.ok()) return absl::OkStatus();
  const absl::string_view name = absl::string_view(text).substr(0, text.find('='));
  if (name == "connection" || name == "spaces") return WithoutPlaces(status);
  return absl::InvalidArgumentError(absl::StrCat("found '", text, "', expected ",
                                                 absl::StrReplaceAll(kRuleValues, {{"|", ", "}}),
                                                 " or deck=FILE"));
}

}  // namespace

void AddOption(CLI::App& app, const std::string& flags, const std::string& value_name,
               const std::string& help, std::function<absl::Status(const std::string&)> read) {
  CLI::Option* option = app.add_option_function<std::string>(
      flags, [](const std::string&) {}, help);
  option->type_name(value_name)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
  // A check is how CLI11 lets a value be refused without an exception of ours.
  const auto check = [read = std::move(read)](const std::string& text) {
    return std::string(read(text).message());
  };
  option->check(check);
}

absl::Status WithoutPlaces(const absl::Status& status) {
  const Diagnostics diagnostics = FromStatus(status);
  return absl::InvalidArgumentError(
      absl::StrJoin(diagnostics, "; ", [&diagnostics](std::string* out, const Diagnostic& d) {
        if (diagnostics.size() > 1) absl::StrAppend(out, "column ", d.where.column, ": ");
        out->append(d.message);
      }));
}

void AddFlag(CLI::App& app, const std::string& name, const std::string& help, bool& is_set) {
  app.add_flag(name, is_set, help);
}

void AddWord(CLI::App& app, const std::string& name, const std::string& help, std::string& word) {
  app.add_option(name, word, help)->required()->type_name("");
}

void AddWords(CLI::App& app, const std::string& name, const std::string& help,
              std::vector<std::string>& words) {
  app.add_option(name, words, help)->type_name("");
}

void AddHelp(CLI::App& app) { app.set_help_flag("-h,--help", "Print this help"); }

void AddPosition(CLI::App& app, std::string& position) {
  AddWord(app, "POSITION", kPositionHelp, position);
}

void AddPositions(CLI::App& app, std::vector<std::string>& positions) {
  AddWords(app, "POSITION", kPositionHelp, positions);
}

void AddPositionOr(CLI::App& app, const std::string& otherwise, std::string& position) {
  app.add_option("POSITION", position, absl::StrCat(kPositionHelp, " (default ", otherwise, ")"))
      ->type_name("");
}

void AddOptionalPosition(CLI::App& app, std::string& position) {
  app.add_option("POSITION", position, kPositionHelp)->type_name("");
}

void AddFiles(CLI::App& app, const std::string& flag, const std::string& help,
              std::vector<std::string>& files) {
  app.add_option(flag, files, help)->type_name("FILE...");
}

void AddPlayerOption(CLI::App& app, const std::string& flag, const std::string& help,
                     std::optional<Player>& player) {
  AddChoice(app, flag, help, PlayerChoices(), player);
}

void AddSeed(CLI::App& app, std::optional<uint64_t>& seed) {
  AddValue(
      app, "--seed", "N", "Which shuffles and random choices there are (default 1)",
      [](const std::string& text) { return ReadCount(text, 0); }, seed);
}

void AddTurnCap(CLI::App& app, std::optional<uint64_t>& turn_cap) {
  AddNumber(app, "--turn-cap", "Turns of both players after which a game is unfinished",
            kHighestTurnCap, turn_cap);
}

void AddOutputFile(CLI::App& app, const std::string& help, std::string& file) {
  AddOption(app, "-o,--output", "FILE", help, [&file](const std::string& path) -> absl::Status {
    if (path.empty()) return absl::InvalidArgumentError("found '', expected the name of a file");
    file = path;
    return absl::OkStatus();
  });
}

void AddColor(CLI::App& app, When& color) {
  AddChoice(app, "--color", "Draw in colour (auto: on a terminal, unless NO_COLOR is set)",
            WhenChoices(), color);
}

void AddFormatOption(CLI::App& app, const std::string& flag, const std::string& help,
                     PositionFormat& format) {
  AddChoice(app, flag, help, FormatChoices(), format);
}

void AddFrom(CLI::App& app, std::optional<PositionFormat>& from) {
  AddChoice(app, "--from", "The format of the positions (default: whatever they look like)",
            FormatChoices(), from);
}

void AddFromOrStore(CLI::App& app, std::optional<PositionFormat>& from, std::string& store) {
  const std::string words =
      absl::StrJoin(FormatChoices(), "|",
                    [](std::string* out, const auto& choice) { out->append(choice.first); });
  const std::string help =
      "The format of the positions (default: whatever they look like), or a database that --store "
      "has made, whose ratings are asked for instead";
  AddOption(app, "--from", absl::StrCat(words, "|FILE.sqlite"), help,
            [&, words](const std::string& word) -> absl::Status {
              for (const auto& [name, value] : FormatChoices()) {
                if (name != word) continue;
                from = value;
                return absl::OkStatus();
              }
              store = word;
              if (NamesStore(word)) return absl::OkStatus();
              return absl::InvalidArgumentError(
                  absl::StrCat("found '", word, "', expected ", words, " or FILE.sqlite"));
            });
}

void AddThreads(CLI::App& app, int& threads, const std::string& help) {
  AddOption(app, "--threads", "N", help, [&threads](const std::string& text) -> absl::Status {
    const absl::StatusOr<uint64_t> count = ReadCountUpTo(text, 0, kMostThreads);
    if (!count.ok()) return count.status();
    threads = static_cast<int>(*count);
    return absl::OkStatus();
  });
}

void AddSkip(CLI::App& app, uint64_t& skip, const std::string& help) {
  AddValue(
      app, "--skip", "N", help, [](const std::string& text) { return ReadCount(text, 0); }, skip);
}

Format OutputOptions::format() const {
  if (chosen_format.has_value()) return *chosen_format;
  const bool json =
      is_json_unless_chosen || absl::EndsWith(file, ".json") || absl::EndsWith(file, ".jsonl");
  return json ? Format::kJson : Format::kText;
}

bool OutputOptions::in_color() const {
  return color == When::kAlways || (file.empty() && WantsColor(color));
}

void AddOutputOptions(CLI::App& app, OutputOptions& options) {
  AddOption(app, "--format", "text|json", "How to write results; json is one object a line",
            [&options](const std::string& word) { return ReadFormat(word, options); });
  AddOption(app, "-o,--output", "FILE",
            "Write results to FILE, which appears when they are complete; .json and .jsonl mean "
            "--format json",
            [&options](const std::string& path) { return ReadFile(path, options); });
  AddColor(app, options.color);
  AddChoice(app, "--progress", "A line on standard error while searching (auto: on a terminal)",
            WhenChoices(), options.progress);
  AddFlag(app, "--quiet", "Write nothing to standard error but errors", options.is_quiet);
}

Deck BuiltInDeck(absl::string_view name) {
  const std::optional<absl::string_view> text = EmbeddedFile(absl::StrCat("decks/", name, ".txt"));
  assert(text.has_value());
  absl::StatusOr<Deck> deck = ReadDeck(*text);
  assert(deck.ok());
  return *deck;
}

Deck RuleOptions::deck() const { return other_deck.has_value() ? *other_deck : BuiltInDeck("a"); }

void AddRuleOptions(CLI::App& app, RuleOptions& options) {
  AddOption(app, "--rule", "NAME=VALUE",
            "A reading of the rules: connection=all-three|neighbours, spaces=exact|up-to, "
            "deck=a|b|FILE; may be repeated",
            [&options](const std::string& text) { return ReadRule(text, options); });
  AddOption(app, "--deck", "a|b|FILE", "Which kinds of cards there are, for turns (default a)",
            [&options](const std::string& name) { return ReadDeckOption(name, options); });
}

Metric QuestionOptions::metric() const {
  return chosen_metric.value_or(hand.has_value() ? Metric::kTurns : Metric::kMoves);
}

absl::StatusOr<Player> QuestionOptions::HeroOf(const Position& position) const {
  const bool gold = position.FindHero(Player::kGold) != nullptr;
  const bool silver = position.FindHero(Player::kSilver) != nullptr;
  const Player player = hero.value_or(gold || !silver ? Player::kGold : Player::kSilver);
  if (player == Player::kGold ? gold : silver) return player;
  return absl::InvalidArgumentError(absl::StrCat("the ", WritePlayer(player),
                                                 " hero is not on the grid, the ",
                                                 WritePlayer(Opponent(player)), " one is"));
}

absl::Status QuestionOptions::Check() const {
  if (hand.has_value() && metric() != Metric::kTurns) {
    return absl::InvalidArgumentError("--hand is for turns: leave --metric out");
  }
  if (draws.has_value() && !hand.has_value()) {
    return absl::InvalidArgumentError("--draws needs a --hand to draw to");
  }
  return absl::OkStatus();
}

absl::Status QuestionOptions::CheckMetricOn(const Position& position) const {
  if (position.grid().has_sides() || metric() != Metric::kTurns) return absl::OkStatus();
  return absl::InvalidArgumentError(
      "turns are cards of Rush Hour Shift, and this grid has no sides; expected the metric moves "
      "or spaces");
}

void AddGoalOption(CLI::App& app, QuestionOptions& options) {
  AddChoice(app, "--goal",
            "When the hero of a classic board is done: against the edge (default), when its lane "
            "is clear, or off, which is one more",
            Choices<Goal>{{"edge", Goal::kEdge}, {"clear", Goal::kClear}, {"off", Goal::kOff}},
            options.chosen_goal);
}

void AddHeroOption(CLI::App& app, QuestionOptions& options) {
  AddChoice(app, "--hero", "Whose escape (default gold, or silver where he stands alone)",
            PlayerChoices(), options.hero);
}

void AddPlayerOption(CLI::App& app, QuestionOptions& options) {
  AddChoice(app, "--player", "Whose turn it is (default gold, or silver where he stands alone)",
            PlayerChoices(), options.hero);
}

void AddMetricOption(CLI::App& app, QuestionOptions& options) {
  Choices<Metric> choices;
  for (Metric metric : {Metric::kMoves, Metric::kSpaces, Metric::kTurns}) {
    choices.emplace_back(MetricName(metric), metric);
  }
  AddChoice(app, "--metric", "What counts as one (default moves)", std::move(choices),
            options.chosen_metric);
}

void AddCardOptions(CLI::App& app, QuestionOptions& options) {
  AddValue(app, "--hand", "CARDS", "Turns with just these cards, such as M3,SH,SL,MS2", ReadCards,
           options.hand);
  AddValue(app, "--draws", "CARDS", "What is drawn to the hand, one card after each turn",
           ReadCards, options.draws);
}

CardSupply SupplyFrom(const RuleOptions& rules, const QuestionOptions& question) {
  CardSupply supply{.deck = rules.deck(), .hand = std::nullopt, .draws = {}};
  if (question.hand.has_value()) {
    supply.hand = Hand();
    for (Card card : *question.hand) supply.hand->Add(card);
  }
  if (question.draws.has_value()) supply.draws = *question.draws;
  return supply;
}

Limits SearchOptions::LimitsFromNow(bool is_one_of_many) const {
  Limits limits;
  // The number of cores, and not of threads: answers do not depend on --threads.
  const uint64_t searches = is_one_of_many ? static_cast<uint64_t>(CoreCount()) : 1;
  const uint64_t bytes = max_bytes.has_value() ? *max_bytes : MachineMemory() / 2 / searches;
  limits.max_bytes = bytes - std::min(kProgramBytes, bytes / 2);
  if (max_states.has_value()) limits.max_states = *max_states;
  if (time_limit.has_value()) limits.deadline = std::chrono::steady_clock::now() + *time_limit;
  limits.interrupt = &Interrupted();
  return limits;
}

void AddSearchOptions(CLI::App& app, SearchOptions& options) {
  AddChoice(app, "--search", "How to search (default: chosen by the program)",
            Choices<Algorithm>{{"bfs", Algorithm::kBreadthFirst}, {"astar", Algorithm::kAStar}},
            options.algorithm);
  AddLimitOptions(app, options);
}

void AddMemoryOption(CLI::App& app, const std::string& help, std::optional<uint64_t>& bytes) {
  AddValue(app, "--max-memory", "SIZE", help, ReadSize, bytes);
}

void AddLimitOptions(CLI::App& app, SearchOptions& options) {
  AddMemoryOption(app,
                  "Give up on a position beyond this: 512MiB, 8GiB (default half of the "
                  "machine's, of many positions divided by the cores)",
                  options.max_bytes);
  AddValue(
      app, "--max-states", "N", "Give up on a position after storing N states",
      [](const std::string& text) { return ReadCount(text, 1); }, options.max_states);
  AddValue(app, "--time-limit", "TIME", "Give up on a position after this: 500ms, 30s, 2m, 1h",
           ReadDuration, options.time_limit);
}

}  // namespace rushkit
