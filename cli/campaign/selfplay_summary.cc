#include "cli/campaign/selfplay_summary.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "CLI/CLI.hpp"
#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"
#include "cli/batch.h"
#include "cli/campaign/campaign_options.h"
#include "cli/campaign/campaign_source.h"
#include "cli/render/json.h"
#include "cli/result_sink.h"
#include "cli/selfplay_report.h"
#include "cli/terminal.h"
#include "solver/analysis/self_play.h"
#include "solver/analysis/self_play_summary.h"
#include "solver/base/diagnostics.h"
#include "solver/campaign/unit_line.h"
#include "solver/notation/position_code.h"

namespace rushkit {
namespace {

// What a key holds if it is such a value, else nothing.
std::optional<std::string> TextIn(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_string()) return std::nullopt;
  return found->get<std::string>();
}

std::optional<uint64_t> NumberIn(const Json& object, const char* key) {
  const auto found = object.find(key);
  if (found == object.end() || !found->is_number_unsigned()) return std::nullopt;
  return found->get<uint64_t>();
}

// What all games of a campaign have in common, as its header says.
class CampaignOfGames {
 public:
  explicit CampaignOfGames(const CampaignHeader& header) : facts_(header.facts) {
    names_.gold = TextIn(facts_, "gold").value_or("");
    names_.silver = TextIn(facts_, "silver").value_or("");
    names_.deck = TextIn(facts_, "deck").value_or("");
    first_ = FindFirstPlayer(TextIn(facts_, "first").value_or("")).value_or(first_);
    in_pairs_ = facts_.value("pairs", Json()) == Json(true);
    limits_.turn_cap = static_cast<int>(NumberIn(facts_, "turn_cap").value_or(0));
    limits_.repetitions = static_cast<int>(NumberIn(facts_, "repetitions").value_or(0));
  }

  Connection connection() const { return RulesIn(facts_).connection; }

  SelfPlayBlock BlockOn(const Origin& origin, const Position& position) const {
    const bool is_symmetric = IsOwnHalfTurn(position);
    const SelfPlayRun run{position,
                          DeckIn(facts_),
                          RulesIn(facts_).spaces,
                          first_,
                          NumberIn(facts_, "seed").value_or(0),
                          limits_,
                          in_pairs_,
                          AgentsAlternate(names_, first_, is_symmetric)};
    return {origin,  run, names_,      {std::nullopt, std::nullopt, names_.differ(), in_pairs_},
            games(), 0,   is_symmetric};
  }

  // On each position.
  uint64_t games() const { return NumberIn(facts_, "games").value_or(0); }

 private:
  const Json& facts_;
  SelfPlayNames names_;
  FirstPlayer first_ = FirstPlayer::kAlternate;
  bool in_pairs_ = true;
  GameLimits limits_;
};

// As AddOrigin has written it.
Origin OriginIn(const Json& object) {
  Origin origin;
  origin.name = TextIn(object, "name").value_or("");
  const std::optional<std::string> source = TextIn(object, "source");
  const size_t colon = source ? source->rfind(':') : std::string::npos;
  if (colon != std::string::npos) {
    origin.file = source->substr(0, colon);
    origin.is_in_file = absl::SimpleAtoi(source->substr(colon + 1), &origin.line);
  } else if (origin.name.empty()) {
    origin.file = "position";
  }
  for (const Json& field : object.value("fields", Json::array())) {
    if (field.is_string()) origin.fields.push_back(field.get<std::string>());
  }
  const Json renamed = object.value("renamed", Json::object());
  for (const auto& [from, to] : renamed.items()) {
    const std::string letter = to.is_string() ? to.get<std::string>() : "";
    if (letter.size() == 1) origin.renamed.push_back({from, letter.front()});
  }
  origin.format = FormatNamed(TextIn(object, "format").value_or(""));
  return origin;
}

// The games of one position, as far as they have come.
struct PositionGames {
  uint64_t number = 0;  // of the position
  Origin origin;
  Position position;
  SelfPlaySummary summary;
};

class SummaryRun {
 public:
  SummaryRun(const OutputOptions& output, const CampaignHeader& header, ResultSink sink)
      : output_(output), campaign_(header), sink_(std::move(sink)) {}

  // Takes units in order.
  absl::Status Add(const UnitPlace& place, absl::string_view lines) {
    status_ = Worse(status_, static_cast<ExitStatus>(place.exit));
    for (const absl::string_view line : absl::StrSplit(lines, '\n', absl::SkipEmpty())) {
      const std::string result = ResultIn(line);
      const Json object = Json::parse(result, nullptr, /*allow_exceptions=*/false);
      absl::Status status = IsGameLine(result) ? AddGame(object, result) : AddBad(object);
      if (!status.ok()) {
        return absl::InvalidArgumentError(
            absl::StrCat("unit ", place.unit, ": ", status.message(), ", found ", result));
      }
    }
    return absl::OkStatus();
  }

  absl::StatusOr<ExitStatus> Finish() {
    WritePosition();
    if (sink_.reader_is_gone()) return status_;
    if (absl::Status status = sink_.Finish(); !status.ok()) return status;
    return status_;
  }

 private:
  absl::Status AddGame(const Json& object, const std::string& line) {
    const std::optional<uint64_t> position = NumberIn(object, "position_number");
    const std::optional<uint64_t> game = NumberIn(object, "game");
    if (!position || !game) {
      return absl::InvalidArgumentError("expected \"position_number\" and \"game\"");
    }
    if (!games_ || games_->number != *position) {
      WritePosition();
      absl::StatusOr<Position> read =
          ReadPositionCode(TextIn(object, "setup").value_or(""), campaign_.connection());
      if (!read.ok()) return absl::InvalidArgumentError("expected a position as \"setup\"");
      games_.emplace(PositionGames{*position, OriginIn(object), *std::move(read), {}});
    }
    const SelfPlayBlock block = campaign_.BlockOn(games_->origin, games_->position);
    const std::optional<GameOutcome> outcome = ReadGameLine(line, block.run, *game);
    if (!outcome) return absl::InvalidArgumentError("expected a game");
    games_->summary.Add(*outcome);
    return absl::OkStatus();
  }

  // A position on which nothing is played, as BadResult has written it.
  absl::Status AddBad(const Json& object) {
    WritePosition();
    Diagnostics wrong;
    for (const Json& one : object.value("errors", Json::array())) {
      wrong.push_back({{}, TextIn(one, "message").value_or("")});
    }
    if (wrong.empty()) return absl::InvalidArgumentError("expected a game");
    const bool is_json = output_.format() == Format::kJson;
    sink_.Write(is_json ? WriteJsonLine(object)
                        : BadResult(Format::kText, "", OriginIn(object), wrong));
    return absl::OkStatus();
  }

  void WritePosition() {
    if (!games_) return;
    const SelfPlayBlock block = campaign_.BlockOn(games_->origin, games_->position);
    if (output_.format() == Format::kJson) {
      sink_.Write(SummaryLine(block, games_->summary));
    } else {
      const bool is_first = std::exchange(is_first_, false);
      sink_.Write(absl::StrCat(is_first ? "" : "\n", SummaryTable(block, games_->summary)));
    }
    games_.reset();
  }

  const OutputOptions& output_;
  CampaignOfGames campaign_;
  ResultSink sink_;
  std::optional<PositionGames> games_;
  bool is_first_ = true;
  ExitStatus status_ = ExitStatus::kHolds;
};

// Fails at an option that says what is to be played.
absl::Status CheckSummarized(const SelfPlayOptions& options) {
  constexpr std::array<absl::string_view, 7> kOfOutput = {
      "--summary", "--output", "--format", "--color", "--progress", "--quiet", "--help"};
  for (const CLI::Option* option : options.campaign.app->get_options()) {
    const std::string name = option->get_name();
    if (option->count() == 0) continue;
    if (std::find(kOfOutput.begin(), kOfOutput.end(), name) != kOfOutput.end()) continue;
    return absl::InvalidArgumentError(absl::StrCat(
        "--summary tells of games that are played already: ",
        option->get_positional() ? "expected no POSITION" : name + " has no meaning there"));
  }
  return absl::OkStatus();
}

absl::StatusOr<ExitStatus> Summarize(const SelfPlayOptions& options) {
  if (absl::Status status = CheckSummarized(options); !status.ok()) return status;
  const absl::StatusOr<std::vector<CampaignSource>> sources =
      ReadCampaignSources(options.summarized);
  if (!sources.ok()) return sources.status();
  const CampaignHeader& header = *sources->front().header;
  if (header.command != "selfplay") {
    return absl::InvalidArgumentError(absl::StrCat(sources->front().path, ":1: a campaign of ",
                                                   header.command, ", expected one of selfplay"));
  }
  const std::vector<SourcedUnit> units = UnitsInOrder(*sources);
  if (const std::string overlap = OverlapIn(units); !overlap.empty()) {
    return absl::InvalidArgumentError(overlap);
  }
  for (const std::string& games : options.summarized) {
    std::error_code none;
    if (!std::filesystem::equivalent(games, options.output.file, none)) continue;
    return absl::InvalidArgumentError(
        absl::StrCat("-o ", options.output.file, ": the games are in that file"));
  }
  absl::StatusOr<ResultSink> sink = ResultSink::Open(options.output.file, 0);
  if (!sink.ok()) return sink.status();
  SummaryRun run(options.output, header, *std::move(sink));
  const absl::Status added = ReadUnits(
      units,
      [&run](const UnitPlace& place, absl::string_view lines) { return run.Add(place, lines); });
  if (!added.ok()) return added;
  if (units.size() < header.units && !options.output.is_quiet) {
    ReportError(absl::StrCat(units.size(), " of ", header.units,
                             " units are there: the summary is of their games"));
  }
  return run.Finish();
}

}  // namespace

ExitStatus SummarizeSelfPlay(const SelfPlayOptions& options) {
  const absl::StatusOr<ExitStatus> status = Summarize(options);
  if (status.ok()) return *status;
  ReportError(status.status().message());
  return ExitStatus::kBadInput;
}

}  // namespace rushkit
