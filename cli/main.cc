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
#include "cli/commands/command.h"
#include "cli/exit_status.h"
#include "cli/interrupt.h"
#include "cli/nearest.h"
#include "cli/options.h"
#include "cli/result_sink.h"
#include "cli/terminal.h"

namespace rushkit {
namespace {

constexpr size_t kHelpColumn = 36;

std::string MainHelp() {
  std::string out =
      "rushkit solves Rush Hour Shift: shortest escapes, proven optimal.\n\n"
      "Usage: rushkit COMMAND [OPTION...] [ARGUMENT...]\n\n";
  for (const Command& command : AllCommands()) {
    absl::StrAppendFormat(&out, "  rushkit %-32s %s\n",
                          absl::StrCat(command.name, " ", command.usage), command.summary);
  }
  absl::StrAppend(&out,
                  "  rushkit COMMAND --help                   All options of a command, and "
                  "examples\n"
                  "  rushkit --version                        The version\n\n"
                  "A POSITION is a built-in name (booklet-1 to booklet-10), a code, a file, or -.\n"
                  "Exit status: 0 it holds, 1 a true no, 2 wrong input, 3 stopped at a limit, 130 "
                  "interrupted.\n");
  return out;
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

// Reads `words`, which begin with the command's name, and does what they say.
ExitStatus Run(const Command& command, const std::vector<std::string>& words) {
  CLI::App app(command.summary, absl::StrCat("rushkit ", command.name));
  AddHelp(app);
  app.footer(command.examples);
  app.get_formatter()->column_width(kHelpColumn);
  app.get_formatter()->label("REQUIRED", "");
  const RunCommand run = command.declare(app, words);
  try {
    app.parse(std::vector<std::string>(words.rbegin(), words.rend() - 1));
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

ExitStatus Main(const std::vector<std::string>& words) {
  if (words.empty()) return Refuse("no command", "", "rushkit --help");
  const std::string& name = words.front();
  if (name == "help" && words.size() > 1) return Main({words[1], "--help"});
  if (name == "--help" || name == "-h" || name == "help") return WriteToStandardOutput(MainHelp());
  if (name == "--version") return WriteToStandardOutput("rushkit " RUSHKIT_VERSION "\n");
  std::vector<std::string> names = {"--help", "--version"};
  for (const Command& command : AllCommands()) {
    if (command.name == name) return Run(command, words);
    names.push_back(command.name);
  }
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
