#include "cli/render/completion_scripts.h"

#include "absl/algorithm/container.h"
#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"

namespace rushkit {
namespace {

constexpr int kBuiltInSetups = 10;

std::string PositionNames() {
  std::vector<std::string> names;
  for (int i = 1; i <= kBuiltInSetups; ++i) names.push_back(absl::StrCat("booklet-", i));
  return absl::StrJoin(names, " ");
}

// The words that an option's value can be, blanks between; the name of a value, "FILE", is none.
std::string ListedValues(const CompletedOption& option) {
  if (!absl::StrContains(option.values, '|')) return "";
  std::vector<std::string> values = absl::StrSplit(option.values, '|');
  if (absl::c_any_of(values.back(), absl::ascii_isupper)) values.pop_back();
  return absl::StrJoin(values, " ");
}

bool TakesFile(const CompletedOption& option) { return absl::EndsWith(option.values, "FILE"); }

// The word that is typed for a command: the last of its name.
absl::string_view WordOf(const CompletedCommand& command) {
  return absl::string_view(command.name).substr(command.name.rfind(' ') + 1);
}

std::string Words(const std::vector<CompletedCommand>& commands) {
  return absl::StrJoin(commands, " ", [](std::string* out, const CompletedCommand& command) {
    absl::StrAppend(out, WordOf(command));
  });
}

std::vector<CompletedCommand> FamiliesIn(const std::vector<CompletedCommand>& commands) {
  std::vector<CompletedCommand> families;
  for (const CompletedCommand& command : commands) {
    if (!command.subcommands.empty()) families.push_back(command);
  }
  return families;
}

// The commands that do something: a family's are named with both words.
std::vector<CompletedCommand> AllIn(const std::vector<CompletedCommand>& commands) {
  std::vector<CompletedCommand> all;
  for (const CompletedCommand& command : commands) {
    const std::vector<CompletedCommand> own = AllIn(command.subcommands);
    all.insert(all.end(), own.begin(), own.end());
    if (own.empty()) all.push_back(command);
  }
  return all;
}

constexpr char kShells[] = "bash zsh fish";

// What the first positional can be: words to offer, and whether a file will do.
struct Argument {
  std::string words;
  bool is_file = false;
};

Argument FirstArgument(const CompletedCommand& command) {
  const std::string name = command.positionals.empty() ? "" : command.positionals.front();
  if (name == "POSITION") return {PositionNames(), true};
  if (name == "SHELL") return {kShells};
  return {"", name == "FILE"};
}

std::string OptionNames(const CompletedCommand& command) {
  return absl::StrJoin(command.options, " ", [](std::string* out, const CompletedOption& option) {
    out->append(absl::StrJoin(option.names, " "));
  });
}

// A `case` branch of bash for one option of one command.
std::string BashValueCase(const CompletedCommand& command, const CompletedOption& option) {
  if (!option.takes_value) return "";
  const std::string patterns =
      absl::StrJoin(option.names, "|", [&command](std::string* out, const std::string& name) {
        absl::StrAppend(out, "\"", command.name, "\":", name);
      });
  const std::string files = TakesFile(option) ? " -f" : "";
  return absl::StrCat("    ", patterns, ") COMPREPLY=($(compgen", files, " -W \"",
                      ListedValues(option), "\" -- \"$word\")); return ;;\n");
}

// Text in single quotes for zsh and fish.
std::string Quoted(absl::string_view text) {
  return absl::StrCat("'", absl::StrReplaceAll(text, {{"'", "'\\''"}}), "'");
}

// What stands in a zsh specification must not hold its own marks.
std::string ZshText(absl::string_view text) {
  return absl::StrReplaceAll(text, {{"[", "\\["}, {"]", "\\]"}, {":", "\\:"}});
}

std::string ZshSpecification(const CompletedOption& option, absl::string_view name) {
  std::string action;
  if (option.takes_value) {
    const std::string words = ListedValues(option);
    const std::string listed = words.empty() ? "" : absl::StrCat("(", words, ")");
    action = absl::StrCat(":value:", !listed.empty() ? listed : TakesFile(option) ? "_files" : "");
  }
  const absl::string_view repeated = name == "--rule" ? "*" : "";
  return Quoted(absl::StrCat(repeated, name, "[", ZshText(option.help), "]", action));
}

// What stands before the choice among candidates. bash takes `--hero=gold` and
// `connection=all-three` apart at each "=": here they are one word again.
constexpr char kBashStart[] = R"sh(_rushkit() {
  local command=${COMP_WORDS[1]} options= before= word= part glue=
  [ -n "$(_rushkit_family "$command")" ] && command+=" ${COMP_WORDS[2]}"
  for part in "${COMP_WORDS[@]:1:COMP_CWORD}"; do
    if [ -n "$glue" ] || [ "$part" = = ]; then
      word+=$part
    else
      before=$word word=$part
    fi
    glue=
    [ "$part" = = ] && glue=1
  done
  _rushkit_candidates
  # Only what follows the last "=" is replaced.
  if [[ ${word} == *=* && $COMP_WORDBREAKS == *=* ]]; then
    COMPREPLY=("${COMPREPLY[@]#"${word%=*}="}")
  fi
}
_rushkit_candidates() {
  COMPREPLY=()
  case "$word" in
    --*=*) before=${word%%=*} word=${word#*=} ;;
  esac
)sh";

// The second word of a family's command.
constexpr char kBashFamily[] = R"sh(  local family=$(_rushkit_family "${COMP_WORDS[1]}")
  if [ "$COMP_CWORD" -eq 2 ] && [ -n "$family" ]; then
    COMPREPLY=($(compgen -W "$family --help" -- "$word"))
    return
  fi
)sh";

// What the command takes besides options, as the end of a call of _arguments.
std::string ZshArguments(const CompletedCommand& command) {
  const auto [words, is_file] = FirstArgument(command);
  if (command.positionals.empty()) return "";
  const absl::string_view more = command.positionals.size() > 1 ? " '*:move:'" : "";
  if (words.empty()) return is_file ? "'1:file:_files'" : "";
  if (!is_file) return absl::StrCat("'1:word:(", words, ")'");
  return absl::StrCat("'1:position:{ _alternative \"names:set-up:(", words,
                      ")\" \"files:file:_files\" }'", more);
}

// A zsh list NAME=( 'word:summary' ... ).
std::string ZshList(absl::string_view name, const std::vector<CompletedCommand>& commands) {
  std::string out = absl::StrCat(name, "=(\n");
  for (const CompletedCommand& command : commands) {
    absl::StrAppend(&out, "  ",
                    Quoted(absl::StrCat(WordOf(command), ":", ZshText(command.summary))), "\n");
  }
  return absl::StrCat(out, ")\n");
}

std::string BashArgumentCase(const CompletedCommand& command) {
  const auto [words, is_file] = FirstArgument(command);
  if (words.empty() && !is_file) return "";
  return absl::StrCat("      \"", command.name, "\") COMPREPLY=($(compgen", is_file ? " -f" : "",
                      " -W \"", words, "\" -- \"$word\")) ;;\n");
}

// The condition under which fish offers what belongs to a command: its words have been typed.
std::string FishCondition(const CompletedCommand& command) {
  const std::vector<std::string> words = absl::StrSplit(command.name, ' ');
  return Quoted(absl::StrCat("__fish_seen_subcommand_from ",
                             absl::StrJoin(words, "; and __fish_seen_subcommand_from ")));
}

std::string FishOption(const CompletedCommand& command, const CompletedOption& option) {
  std::string out = absl::StrCat("complete -c rushkit -n ", FishCondition(command));
  for (const std::string& name : option.names) {
    const bool is_long = absl::StartsWith(name, "--");
    absl::StrAppend(&out, is_long ? " -l " : " -s ", name.substr(is_long ? 2 : 1));
  }
  const std::string values = ListedValues(option);
  if (option.takes_value) absl::StrAppend(&out, TakesFile(option) ? " -r" : " -x");
  if (!values.empty()) absl::StrAppend(&out, " -a ", Quoted(values));
  return absl::StrCat(out, " -d ", Quoted(option.help), "\n");
}

}  // namespace

std::string BashCompletions(const std::vector<CompletedCommand>& commands) {
  std::string out = "# Completion of rushkit for bash.\n_rushkit_family() {\n  case \"$1\" in\n";
  for (const CompletedCommand& family : FamiliesIn(commands)) {
    absl::StrAppend(&out, "    ", family.name, ") echo \"", Words(family.subcommands), "\" ;;\n");
  }
  absl::StrAppend(&out, "  esac\n}\n", kBashStart,
                  "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n    COMPREPLY=($(compgen -W \"",
                  Words(commands), " --help --version\" -- \"$word\"))\n    return\n  fi\n",
                  kBashFamily, "  case \"$command:$before\" in\n");
  std::string options;
  std::string arguments;
  for (const CompletedCommand& command : AllIn(commands)) {
    for (const CompletedOption& option : command.options) {
      absl::StrAppend(&out, BashValueCase(command, option));
    }
    absl::StrAppend(&options, "    \"", command.name, "\") options=\"", OptionNames(command),
                    "\" ;;\n");
    absl::StrAppend(&arguments, BashArgumentCase(command));
  }
  absl::StrAppend(&out, "  esac\n  case \"$command\" in\n", options, "  esac\n",
                  "  case \"$word\" in\n",
                  "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n",
                  "    *) case \"$command\" in\n", arguments, "    esac ;;\n  esac\n}\n",
                  "complete -o filenames -F _rushkit rushkit\n");
  return out;
}

std::string ZshCompletions(const std::vector<CompletedCommand>& commands) {
  std::string out =
      absl::StrCat("#compdef rushkit\n# Completion of rushkit for zsh.\nlocal -a commands\n",
                   ZshList("commands", commands),
                   "if (( CURRENT == 2 )); then\n  _describe command commands\n  return\nfi\n",
                   "local command=$words[2]\nshift words\n(( CURRENT-- ))\n");
  for (const CompletedCommand& family : FamiliesIn(commands)) {
    absl::StrAppend(&out, "if [[ $command == ", family.name, " ]]; then\n",
                    ZshList("commands", family.subcommands),
                    "if (( CURRENT == 2 )); then\n  _describe command commands\n  return\nfi\n",
                    "command+=\" $words[2]\"\nshift words\n(( CURRENT-- ))\nfi\n");
  }
  absl::StrAppend(&out, "case $command in\n");
  for (const CompletedCommand& command : AllIn(commands)) {
    absl::StrAppend(&out, "  ", Quoted(command.name), ") _arguments \\\n");
    for (const CompletedOption& option : command.options) {
      for (const std::string& name : option.names) {
        absl::StrAppend(&out, "    ", ZshSpecification(option, name), " \\\n");
      }
    }
    absl::StrAppend(&out, "    ", ZshArguments(command), " ;;\n");
  }
  absl::StrAppend(&out, "esac\n");
  return out;
}

std::string FishCompletions(const std::vector<CompletedCommand>& commands) {
  std::string out = "# Completion of rushkit for fish.\n";
  for (const CompletedCommand& command : commands) {
    absl::StrAppend(&out, "complete -c rushkit -n __fish_use_subcommand -f -a ", command.name,
                    " -d ", Quoted(command.summary), "\n");
    for (const CompletedCommand& own : command.subcommands) {
      absl::StrAppend(&out, "complete -c rushkit -n ",
                      Quoted(absl::StrCat("__fish_seen_subcommand_from ", command.name,
                                          "; and not __fish_seen_subcommand_from ",
                                          Words(command.subcommands))),
                      " -f -a ", WordOf(own), " -d ", Quoted(own.summary), "\n");
    }
  }
  for (const CompletedCommand& command : AllIn(commands)) {
    for (const CompletedOption& option : command.options) {
      absl::StrAppend(&out, FishOption(command, option));
    }
    const auto [words, is_file] = FirstArgument(command);
    if (words.empty()) continue;
    absl::StrAppend(&out, "complete -c rushkit -n ", FishCondition(command),
                    is_file ? " -a " : " -f -a ", Quoted(words), "\n");
  }
  return out;
}

}  // namespace rushkit
