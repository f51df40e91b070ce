// The program: finds the command, has its options read, and turns what happens into an exit status.

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <new>
#include <optional>
#include <string>
#include <vector>

#include "CLI/CLI.hpp"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "calculators/score_sheet/nearest.h"
#include "cli/commands/command.h"
#include "cli/exit_status.h"
#include "cli/interrupt.h"
#include "cli/options.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"

namespace rushkit {
namespace {

constexpr size_t kHelpColumn = 36;

// A line for each of them.
std::string ListCommands(const std::vector<Command>& commands) {
  std::string out;
  for (const Command& command : commands) {
    absl::StrAppendFormat(&out, "  rushkit %-32s %s\n",
                          absl::StrCat(command.name, " ", command.usage), command.summary);
  }
  return out;
}

std::vector<std::string> NamesOf(const std::vector<Command>& commands) {
  std::vector<std::string> names;
  names.reserve(commands.size());
  for (const Command& command : commands) names.push_back(command.name);
  return names;
}

std::string MainHelp() {
  return absl::StrCat(
      "rushkit solves Rush Hour Shift: shortest escapes, proven optimal. It is also the referee "
      "of\n"
      "Roller Coaster Rush, Roadkill Rivals and Rooster Rush.\n\n"
      "Usage: rushkit COMMAND [OPTION...] [ARGUMENT...]\n\n",
      ListCommands(AllCommands()),
      "  rushkit COMMAND --help                   All options of a command, and examples\n"
      "  rushkit --version                        The version\n\n"
      "A POSITION is a built-in name (booklet-1 to booklet-10), a code, a file, or -.\n"
      "Exit status: 0 it holds, 1 a true no, 2 wrong input, 3 stopped at a limit, 130 "
      "interrupted.\n");
}

std::string FamilyHelp(const Command& family) {
  const std::string more = absl::StrCat("rushkit ", family.name, " COMMAND --help");
  return absl::StrCat(
      family.summary, "\nUsage: rushkit ", family.name, " COMMAND [OPTION...] [FILE]\n\n",
      ListCommands(family.subcommands),
      absl::StrFormat("  %-40s All options of a command, and examples\n\n", more),
      "Exit status: 0 it holds, 1 a true no, 2 wrong input, 3 a fact that is not known decides.\n");
}

ExitStatus Refuse(const std::string& what, const std::string& near, absl::string_view help) {
  ReportError(absl::StrCat(what, near.empty() ? "" : absl::StrCat("; did you mean ", near, "?"),
                           "\nTry: ", help));
  return ExitStatus::kBadInput;
}

ExitStatus RefuseOption(const CLI::App& app, const Command& command,
                        const std::vector<std::string>& extra) {
  std::vector<std::string> names;
  for (const CLI::Option* option : app.get_options()) {
    for (const std::string& name : option->get_lnames()) names.push_back("--" + name);
  }
  const std::string& word = extra.front();
  const bool is_option = absl::StartsWith(word, "-");
  const std::string name = word.substr(0, word.find('='));
  return Refuse(
      absl::StrCat(command.name, ": ",
                   is_option ? "no such option: " : "one too many: ", is_option ? name : word),
      is_option ? Nearest(name, names) : "", absl::StrCat("rushkit ", command.name, " --help"));
}

// Reads `words`, which begin behind the command's name, and does what they say.
ExitStatus RunOne(const Command& command, const std::vector<std::string>& command_line,
                  const std::vector<std::string>& words) {
  CLI::App app(command.summary, absl::StrCat("rushkit ", command.name));
  AddHelp(app);
  app.footer(command.examples);
  app.get_formatter()->column_width(kHelpColumn);
  app.get_formatter()->label("REQUIRED", "");
  const RunCommand run = command.declare(app, command_line);
  try {
    app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
  } catch (const CLI::CallForHelp&) {
    return WriteToStandardOutput(app.help());
  } catch (const CLI::ExtrasError&) {
    return RefuseOption(app, command, app.remaining());
  } catch (const CLI::ParseError& error) {
    return Refuse(absl::StrCat(command.name, ": ", error.what()), "",
                  absl::StrCat("rushkit ", command.name, " --help"));
  }
  return run();
}

bool IsHelp(const std::string& word) { return word == "--help" || word == "-h" || word == "help"; }

ExitStatus RunFamily(const Command& family, const std::vector<std::string>& words) {
  const std::string help = absl::StrCat("rushkit ", family.name, " --help");
  if (words.size() == 1) return Refuse(absl::StrCat(family.name, ": no command"), "", help);
  if (IsHelp(words[1])) return WriteToStandardOutput(FamilyHelp(family));
  const std::string name = absl::StrCat(family.name, " ", words[1]);
  for (const Command& command : family.subcommands) {
    if (command.name == name) return RunOne(command, words, {words.begin() + 2, words.end()});
  }
  return Refuse(absl::StrCat("no such command: ", name), Nearest(name, NamesOf(family.subcommands)),
                help);
}

ExitStatus Main(const std::vector<std::string>& words) {
  if (words.empty()) return Refuse("no command", "", "rushkit --help");
  const std::string& name = words.front();
  if (name == "help" && words.size() > 1) {
    std::vector<std::string> asked(words.begin() + 1, words.end());
    asked.emplace_back("--help");
    return Main(asked);
  }
  if (IsHelp(name)) return WriteToStandardOutput(MainHelp());
  if (name == "--version") return WriteToStandardOutput("rushkit " RUSHKIT_VERSION "\n");
  const std::vector<Command> commands = AllCommands();
  for (const Command& command : commands) {
    if (command.name != name) continue;
    return command.is_family() ? RunFamily(command, words)
                               : RunOne(command, words, {words.begin() + 1, words.end()});
  }
  std::vector<std::string> names = NamesOf(commands);
  names.insert(names.begin(), {"--help", "--version"});
  return Refuse(absl::StrCat("no such command: ", name), Nearest(name, names), "rushkit --help");
}

// A descriptor of the standard three that is closed would be given to the next file that is opened,
// and messages would land in it. Instead it stands for a file that cannot be used as meant.
void OccupyStandardDescriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) >= 0) continue;
    open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY);
  }
}

}  // namespace
}  // namespace rushkit

int main(int argc, char** argv) {
  using rushkit::ExitStatus;
  try {
    rushkit::OccupyStandardDescriptors();
    rushkit::CatchSignals();
    return static_cast<int>(rushkit::Main(std::vector<std::string>(argv + 1, argv + argc)));
  } catch (const std::bad_alloc&) {
    rushkit::ReportError("out of memory: --max-memory makes a search stop in time");
    return static_cast<int>(ExitStatus::kLimit);
  } catch (const std::exception& error) {
    rushkit::ReportError(error.what());
    return static_cast<int>(ExitStatus::kBadInput);
  }
}
