// Completion scripts for shells, made from what the commands declare.
#ifndef RUSHKIT_CLI_RENDER_COMPLETION_SCRIPTS_H_
#define RUSHKIT_CLI_RENDER_COMPLETION_SCRIPTS_H_

#include <string>
#include <vector>

namespace rushkit {

struct CompletedOption {
  std::vector<std::string> names;  // "--output", "-o"
  std::string help;
  bool takes_value = false;
  std::string values;  // "gold|silver", or the name of a value that cannot be listed: "FILE"
};

struct CompletedCommand {
  std::string name;  // of a subcommand with its family's: "rooster check"
  std::string summary;
  std::vector<CompletedOption> options = {};
  std::vector<std::string> positionals = {};  // "POSITION", "FILE"
  std::vector<CompletedCommand> subcommands = {};
};

std::string BashCompletions(const std::vector<CompletedCommand>& commands);
std::string ZshCompletions(const std::vector<CompletedCommand>& commands);
std::string FishCompletions(const std::vector<CompletedCommand>& commands);

}  // namespace rushkit

#endif  // RUSHKIT_CLI_RENDER_COMPLETION_SCRIPTS_H_
