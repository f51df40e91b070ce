// The options of the command line, each declared here once, so that it means the same everywhere.
#ifndef RUSHKIT_CLI_OPTIONS_H_
#define RUSHKIT_CLI_OPTIONS_H_

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "absl/strings/string_view.h"
#include "cli/terminal.h"
#include "cli/units.h"
#include "solver/board/goal.h"
#include "solver/board/vehicle.h"
#include "solver/game/card_counts.h"
#include "solver/game/rules.h"
#include "solver/notation/position_format.h"
#include "solver/search/result.h"
#include "solver/search/solve.h"

namespace CLI {
class App;
}

namespace rushkit {

// Declares an option with one value. `read` takes what was written, for each time it was.
void AddOption(CLI::App& app, const std::string& flags, const std::string& value_name,
               const std::string& help, std::function<absl::Status(const std::string&)> read);

// Declares an option that `read` turns into a value, a StatusOr.
template <class Read, class Target>
void AddValue(CLI::App& app, const std::string& flags, const std::string& value_name,
              const std::string& help, Read read, Target& target) {
  AddOption(app, flags, value_name, help, [=, &target](const std::string& text) -> absl::Status {
    auto value = read(text);
    if (!value.ok()) return value.status();
    target = *std::move(value);
    return absl::OkStatus();
  });
}

// Diagnostics of a text of one line: the column only, and that where there are several.
absl::Status WithoutPlaces(const absl::Status& status);

// Declares an option whose value is a whole number from 1 to `most`.
template <class Target>
void AddNumber(CLI::App& app, const std::string& flags, const std::string& help, uint64_t most,
               Target& target) {
  AddValue(
      app, flags, "N", help,
      [most](const std::string& text) { return ReadCountUpTo(text, 1, most); }, target);
}

// Declares an option without a value.
void AddFlag(CLI::App& app, const std::string& name, const std::string& help, bool& is_set);
// Declares a positional that must stand there, and one of any number of words.
void AddWord(CLI::App& app, const std::string& name, const std::string& help, std::string& word);
void AddWords(CLI::App& app, const std::string& name, const std::string& help,
              std::vector<std::string>& words);

// -h, --help
void AddHelp(CLI::App& app);

// POSITION, which every command asks for in the same way.
void AddPosition(CLI::App& app, std::string& position);

// The same where several may follow each other.
void AddPositions(CLI::App& app, std::vector<std::string>& positions);
// One where it may be left out, and what stands for it then.
void AddPositionOr(CLI::App& app, const std::string& otherwise, std::string& position);

// One that may be left out where another option says what to do.
void AddOptionalPosition(CLI::App& app, std::string& position);

// Declares an option whose values are one file or several.
void AddFiles(CLI::App& app, const std::string& flag, const std::string& help,
              std::vector<std::string>& files);

// An option whose value is a player.
void AddPlayerOption(CLI::App& app, const std::string& flag, const std::string& help,
                     std::optional<Player>& player);

// --seed N
void AddSeed(CLI::App& app, std::optional<uint64_t>& seed);

// --turn-cap N
void AddTurnCap(CLI::App& app, std::optional<uint64_t>& turn_cap);

// -o FILE, alone.
void AddOutputFile(CLI::App& app, const std::string& help, std::string& file);
// --color
void AddColor(CLI::App& app, When& color);

// An option whose value is a format of positions.
void AddFormatOption(CLI::App& app, const std::string& flag, const std::string& help,
                     PositionFormat& format);
// --from FORMAT
void AddFrom(CLI::App& app, std::optional<PositionFormat>& from);
// --from FORMAT or --from FILE.sqlite, a store of ratings
void AddFromOrStore(CLI::App& app, std::optional<PositionFormat>& from, std::string& store);

inline constexpr char kThreadsHelp[] =
    "Positions of a file that are answered at the same time, or threads that search for a single "
    "one (default 0: one a core)";
inline constexpr char kSkipHelp[] = "Leave out the first N positions of the file";

// --threads N
void AddThreads(CLI::App& app, int& threads, const std::string& help = kThreadsHelp);

// --skip N
void AddSkip(CLI::App& app, uint64_t& skip, const std::string& help = kSkipHelp);

enum class Format : uint8_t { kText, kJson };

struct OutputOptions {
  std::optional<Format> chosen_format;
  std::string file;  // empty: standard output
  When color = When::kAuto;
  When progress = When::kAuto;
  bool is_quiet = false;
  bool is_json_unless_chosen = false;  // results go where nothing else can be kept

  // As chosen, else as the ending of the file says, else text.
  Format format() const;
  bool in_color() const;
};

// --format, -o, --color, --progress, --quiet
void AddOutputOptions(CLI::App& app, OutputOptions& options);

// The deck "a" or "b".
Deck BuiltInDeck(absl::string_view name);

struct RuleOptions {
  Rules rules;
  std::string deck_name = "a";
  std::optional<Deck> other_deck;  // nothing: deck a

  Deck deck() const;
};

// What --rule can be, but for a deck in a file.
inline constexpr char kRuleValues[] =
    "connection=all-three|connection=neighbours|spaces=exact|spaces=up-to|deck=a|deck=b";

// --rule, --deck
void AddRuleOptions(CLI::App& app, RuleOptions& options);

// Whose escape, how it is counted, and with which cards.
struct QuestionOptions {
  std::optional<Player> hero;
  std::optional<Metric> chosen_metric;
  std::optional<std::vector<Card>> hand;
  std::optional<std::vector<Card>> draws;
  std::optional<Goal> chosen_goal;

  // On a boxed grid.
  Goal goal() const { return chosen_goal.value_or(Goal::kEdge); }
  // As chosen; turns where there is a hand; else moves.
  Metric metric() const;
  // The hero that was chosen, else Gold, or Silver where he stands alone. Fails when there is no
  // such hero on `position`.
  absl::StatusOr<Player> HeroOf(const Position& position) const;
  // Fails when such a grid knows no turns.
  absl::Status CheckMetricOn(const Position& position) const;
  // Fails when options contradict each other.
  absl::Status Check() const;
};

// --goal
void AddGoalOption(CLI::App& app, QuestionOptions& options);
// --hero, --hand, --draws
void AddHeroOption(CLI::App& app, QuestionOptions& options);
void AddCardOptions(CLI::App& app, QuestionOptions& options);
// --player: whose turn it is, which is the hero of the question
void AddPlayerOption(CLI::App& app, QuestionOptions& options);
// --metric
void AddMetricOption(CLI::App& app, QuestionOptions& options);

CardSupply SupplyFrom(const RuleOptions& rules, const QuestionOptions& question);

// How to search, and when to give up on one position.
struct SearchOptions {
  std::optional<Algorithm> algorithm;
  std::optional<uint64_t> max_bytes;  // nothing: half of the machine's
  std::optional<uint64_t> max_states;
  std::optional<std::chrono::nanoseconds> time_limit;

  // The limits of a search that begins now, which ^C stops too. Of many positions as many are
  // searched at the same time as there are cores, at most, and share the memory by default.
  Limits LimitsFromNow(bool is_one_of_many) const;
};

// --max-memory
void AddMemoryOption(CLI::App& app, const std::string& help, std::optional<uint64_t>& bytes);
// --max-memory, --max-states, --time-limit
void AddLimitOptions(CLI::App& app, SearchOptions& options);
// The same, and --search
void AddSearchOptions(CLI::App& app, SearchOptions& options);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_OPTIONS_H_
