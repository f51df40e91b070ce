#include "cli/campaign/campaign_options.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "CLI/CLI.hpp"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "cli/command_words.h"
#include "cli/render/json.h"
#include "solver/game/card.h"
#include "solver/game/card_counts.h"
#include "solver/notation/card_notation.h"
#include "solver/notation/rules_notation.h"

namespace rushkit {
namespace {

// Where results go, how many work on them and what is shown meanwhile.
constexpr std::array<absl::string_view, 13> kWithoutEffect = {
    "--campaign", "--shard", "--resume",  "--store", "--output", "--format", "--color",
    "--progress", "--quiet", "--threads", "--help",  "--skip",   "-o"};

bool HasEffect(const CLI::Option& option) {
  const std::string name = option.get_name();
  return !option.get_positional() &&
         std::find(kWithoutEffect.begin(), kWithoutEffect.end(), name) == kWithoutEffect.end();
}

}  // namespace

void AddCampaignOptions(CLI::App& app, CampaignOptions& options, OutputOptions& output) {
  options.app = &app;
  AddFlag(app, "--campaign",
          "Work in units that survive a crash and can be split and joined; needs -o FILE.jsonl or "
          "--store",
          options.is_asked_for);
  AddValue(app, "--shard", "K/N", "Do only part K of N of a campaign: rushkit merge joins them",
           ReadShard, options.shard);
  AddFlag(app, "--resume", "Go on with the campaign that FILE, its FILE.part or the store holds",
          options.resumes);
  AddOption(app, "--store", "FILE.sqlite", "Keep the campaign in a database, instead of -o",
            [&](const std::string& path) -> absl::Status {
              if (path.empty()) {
                return absl::InvalidArgumentError("found '', expected the name of a database");
              }
              options.store = path;
              output.is_json_unless_chosen = true;
              return absl::OkStatus();
            });
}

absl::Status Check(const CampaignOptions& options, const OutputOptions& output) {
  const bool has_store = !options.store.empty();
  if (has_store && !output.file.empty()) {
    return absl::InvalidArgumentError(
        absl::StrCat("the results of a campaign go to ", output.file, " or to ", options.store,
                     ": expected one of them (rushkit merge copies one into the other)"));
  }
  if (has_store && output.format() != Format::kJson) {
    return absl::InvalidArgumentError(
        "a store keeps results as JSON: --format text has no place with --store");
  }
  if (has_store) return absl::OkStatus();
  if (output.file.empty()) {
    return absl::InvalidArgumentError(
        "a campaign (--campaign, --shard, --resume) keeps its results in a file: expected "
        "-o FILE.jsonl or --store FILE.sqlite");
  }
  if (output.format() == Format::kJson) return absl::OkStatus();
  return absl::InvalidArgumentError(
      absl::StrCat("a campaign's results are JSON lines: expected -o FILE.jsonl or --format json, "
                   "found -o ",
                   output.file));
}

nlohmann::ordered_json TypedOptions(const CampaignOptions& options) {
  nlohmann::ordered_json typed = nlohmann::ordered_json::array();
  for (const CLI::Option* option : options.app->get_options()) {
    if (option->count() == 0 || !HasEffect(*option)) continue;
    typed.push_back(option->get_name());
    if (option->get_expected_min() == 0) continue;
    for (const std::string& value : option->results()) typed.push_back(value);
  }
  return typed;
}

void AddRuleFacts(const RuleOptions& rules, nlohmann::ordered_json& facts) {
  facts["rules"] = RulesJson(rules.rules);
  facts["deck"] = rules.deck_name;
  const Deck deck = rules.deck();
  for (const Card card : kAllCards) facts["cards"][std::string(WriteCard(card))] = deck.Of(card);
}

Rules RulesIn(const nlohmann::ordered_json& facts) {
  Rules rules;
  const nlohmann::ordered_json readings = facts.value("rules", nlohmann::ordered_json::object());
  for (const auto& [name, value] : readings.items()) {
    if (!value.is_string()) continue;
    (void)ApplyRule(absl::StrCat(name, "=", value.get<std::string>()), rules);
  }
  return rules;
}

Deck DeckIn(const nlohmann::ordered_json& facts) {
  Deck deck;
  const nlohmann::ordered_json cards = facts.value("cards", nlohmann::ordered_json::object());
  for (const Card card : kAllCards) {
    const auto found = cards.find(std::string(WriteCard(card)));
    if (found != cards.end() && found->is_number_unsigned() && *found <= UINT8_MAX) {
      deck.Add(card, found->get<int>());
    }
  }
  return deck;
}

std::string ResumingCampaign(const std::string& program,
                             const std::vector<std::string>& command_line) {
  std::vector<std::string> words = {program};
  for (const std::string& word : command_line) words.push_back(ShellQuoted(word));
  if (std::find(words.begin(), words.end(), "--resume") == words.end()) {
    words.emplace_back("--resume");
  }
  return absl::StrJoin(words, " ");
}

}  // namespace rushkit
