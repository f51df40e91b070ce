#include "cli/command_line.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <exception>
#include <new>

#include "CLI/CLI.hpp"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "calculators/score_sheet/nearest.h"
#include "cli/options.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"

namespace rushkit {
namespace {

constexpr size_t kHelpColumn = 36;

std::vector<std::string> NamesOf(const std::vector<Command>& commands) {
  std::vector<std::string> names;
  names.reserve(commands.size());
  for (const Command& command : commands) names.push_back(command.name);
  return names;
}

bool IsHelp(const std::string& word) { return word == "--help" || word == "-h" || word == "help"; }

class CommandLine {
 public:
  explicit CommandLine(const Program& program) : program_(program) {}

  ExitStatus Run(const std::vector<std::string>& words) const {
    if (words.empty()) return Refuse("no command", "", Help());
    const std::string& name = words.front();
    if (name == "help" && words.size() > 1) {
      std::vector<std::string> asked(words.begin() + 1, words.end());
      asked.emplace_back("--help");
      return Run(asked);
    }
    if (IsHelp(name)) return WriteToStandardOutput(MainHelp());
    if (name == "--version") {
      return WriteToStandardOutput(absl::StrCat(program_.name, " " RUSHKIT_VERSION "\n"));
    }
    for (const Command& command : program_.commands) {
      if (command.name != name) continue;
      return command.is_family() ? RunFamily(command, words)
                                 : RunOne(command, words, {words.begin() + 1, words.end()});
    }
    return RefuseName(name);
  }

 private:
  // A line for each of them.
  std::string ListCommands(const std::vector<Command>& commands) const {
    std::string out;
    for (const Command& command : commands) {
      absl::StrAppendFormat(&out, "  %s %-32s %s\n", program_.name,
                            absl::StrCat(command.name, " ", command.usage), command.summary);
    }
    return out;
  }

  // "rushkit --help", "rushkit solve --help"
  std::string Help(absl::string_view command = "") const {
    return absl::StrCat(program_.name, command.empty() ? "" : " ", command, " --help");
  }

  std::string MainHelp() const {
    return absl::StrCat(
        program_.about, "\n\nUsage: ", program_.usage, " COMMAND [OPTION...] [ARGUMENT...]\n\n",
        ListCommands(program_.commands),
        absl::StrFormat("  %s %-32s All options of a command, and examples\n", program_.name,
                        "COMMAND --help"),
        absl::StrFormat("  %s %-32s The version\n\n", program_.name, "--version"), program_.notes,
        "Exit status: 0 it holds, 1 a true no, 2 wrong input, 3 stopped at a limit, 130 "
        "interrupted.\n");
  }

  std::string FamilyHelp(const Command& family) const {
    const std::string more = absl::StrCat(program_.name, " ", family.name, " COMMAND --help");
    return absl::StrCat(
        family.summary, "\nUsage: ", program_.usage, " ", family.name,
        " COMMAND [OPTION...] [FILE]\n\n", ListCommands(family.subcommands),
        absl::StrFormat("  %-40s All options of a command, and examples\n\n", more),
        "Exit status: 0 it holds, 1 a true no, 2 wrong input, 3 a fact that is not known "
        "decides.\n");
  }

  static ExitStatus Refuse(const std::string& what, const std::string& near,
                           absl::string_view help) {
    ReportError(absl::StrCat(what, near.empty() ? "" : absl::StrCat("; did you mean ", near, "?"),
                             "\nTry: ", help));
    return ExitStatus::kBadInput;
  }

  ExitStatus RefuseName(const std::string& name) const {
    for (const Command& other : program_.commands_elsewhere) {
      if (other.name != name) continue;
      return Refuse(absl::StrCat("no command of ", program_.name, ": ", name), "",
                    absl::StrCat("rushkit ", name, " --help"));
    }
    std::vector<std::string> names = NamesOf(program_.commands);
    names.insert(names.begin(), {"--help", "--version"});
    return Refuse(absl::StrCat("no such command: ", name), Nearest(name, names), Help());
  }

  ExitStatus RefuseOption(const CLI::App& app, const Command& command,
                          const std::vector<std::string>& extra) const {
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
        is_option ? Nearest(name, names) : "", Help(command.name));
  }

  // Reads `words`, which begin behind the command's name, and does what they say.
  ExitStatus RunOne(const Command& command, const std::vector<std::string>& command_line,
                    std::vector<std::string> words) const {
    CLI::App app(command.summary, absl::StrCat(program_.usage, " ", command.name));
    AddHelp(app);
    app.footer(command.examples);
    app.get_formatter()->column_width(kHelpColumn);
    app.get_formatter()->label("REQUIRED", "");
    const RunCommand run = command.declare(app, command_line);
    for (const std::string& word : program_.understood) {
      if (std::find(words.begin(), words.end(), word) == words.end()) {
        words.insert(words.begin(), word);
      }
    }
    try {
      app.parse(std::vector<std::string>(words.rbegin(), words.rend()));
    } catch (const CLI::CallForHelp&) {
      return WriteToStandardOutput(app.help());
    } catch (const CLI::ExtrasError&) {
      return RefuseOption(app, command, app.remaining());
    } catch (const CLI::ParseError& error) {
      return Refuse(absl::StrCat(command.name, ": ", error.what()), "", Help(command.name));
    }
    return run();
  }

  ExitStatus RunFamily(const Command& family, const std::vector<std::string>& words) const {
    const std::string help = Help(family.name);
    if (words.size() == 1) return Refuse(absl::StrCat(family.name, ": no command"), "", help);
    if (IsHelp(words[1])) return WriteToStandardOutput(FamilyHelp(family));
    const std::string name = absl::StrCat(family.name, " ", words[1]);
    for (const Command& command : family.subcommands) {
      if (command.name == name) return RunOne(command, words, {words.begin() + 2, words.end()});
    }
    return Refuse(absl::StrCat("no such command: ", name),
                  Nearest(name, NamesOf(family.subcommands)), help);
  }

  const Program& program_;
};

}  // namespace

ExitStatus RunCommandLine(const Program& program, const std::vector<std::string>& words) {
  try {
    return CommandLine(program).Run(words);
  } catch (const std::bad_alloc&) {
    ReportError("out of memory: --max-memory makes a search stop in time");
    return ExitStatus::kLimit;
  } catch (const std::exception& error) {
    ReportError(error.what());
    return ExitStatus::kBadInput;
  }
}

void OccupyStandardDescriptors() {
  for (const int descriptor : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
    if (fcntl(descriptor, F_GETFD) >= 0) continue;
    open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY);
  }
}

}  // namespace rushkit
