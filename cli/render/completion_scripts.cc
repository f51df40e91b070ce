#include "cli/render/completion_scripts.h"

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

// The words that an option's value can be, blanks between; a file name is none of them.
std::string ListedValues(const CompletedOption& option) {
  if (!absl::StrContains(option.values, '|')) return "";
  std::vector<std::string> values = absl::StrSplit(option.values, '|');
  if (values.back() == "FILE") values.pop_back();
  return absl::StrJoin(values, " ");
}

bool TakesFile(const CompletedOption& option) { return absl::EndsWith(option.values, "FILE"); }

std::string CommandNames(const std::vector<CompletedCommand>& commands) {
  return absl::StrJoin(commands, " ", [](std::string* out, const CompletedCommand& command) {
    out->append(command.name);
  });
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
        absl::StrAppend(out, command.name, ":", name);
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
constexpr char kBashStart[] = R"(# Completion of rushkit for bash.
_rushkit() {
  local command=${COMP_WORDS[1]} options= before= word= part glue=
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
)";

// What the command takes besides options, as the end of a call of _arguments.
std::string ZshArguments(absl::string_view command) {
  if (command == "completions") return "'1:shell:(bash zsh fish)'";
  if (command == "bench") return "";
  const std::string position = absl::StrCat("'1:position:{ _alternative \"names:set-up:(",
                                            PositionNames(), ")\" \"files:file:_files\" }'");
  return absl::StrCat(position, command == "verify" ? " '*:move:'" : "");
}

}  // namespace

std::string BashCompletions(const std::vector<CompletedCommand>& commands) {
  std::string out = absl::StrCat(
      kBashStart, "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n    COMPREPLY=($(compgen -W \"",
      CommandNames(commands), " --help --version\" -- \"$word\"))\n    return\n  fi\n",
      "  case \"$command:$before\" in\n");
  for (const CompletedCommand& command : commands) {
    for (const CompletedOption& option : command.options) {
      absl::StrAppend(&out, BashValueCase(command, option));
    }
  }
  absl::StrAppend(&out, "  esac\n  case \"$command\" in\n");
  for (const CompletedCommand& command : commands) {
    absl::StrAppend(&out, "    ", command.name, ") options=\"", OptionNames(command), "\" ;;\n");
  }
  absl::StrAppend(&out,
                  "  esac\n  case \"$word\" in\n"
                  "    -*) COMPREPLY=($(compgen -W \"$options\" -- \"$word\")) ;;\n"
                  "    *) case \"$command\" in\n"
                  "      completions) COMPREPLY=($(compgen -W \"bash zsh fish\" -- \"$word\")) ;;\n"
                  "      bench) ;;\n      *) COMPREPLY=($(compgen -f -W \"",
                  PositionNames(), "\" -- \"$word\")) ;;\n    esac ;;\n  esac\n}\n",
                  "complete -o filenames -F _rushkit rushkit\n");
  return out;
}

std::string ZshCompletions(const std::vector<CompletedCommand>& commands) {
  std::string out =
      "#compdef rushkit\n# Completion of rushkit for zsh.\nlocal -a commands\ncommands=(\n";
  for (const CompletedCommand& command : commands) {
    absl::StrAppend(&out, "  ", Quoted(absl::StrCat(command.name, ":", ZshText(command.summary))),
                    "\n");
  }
  absl::StrAppend(&out,
                  ")\nif (( CURRENT == 2 )); then\n  _describe command commands\n  return\nfi\n",
                  "local command=$words[2]\nshift words\n(( CURRENT-- ))\ncase $command in\n");
  for (const CompletedCommand& command : commands) {
    absl::StrAppend(&out, "  ", command.name, ") _arguments \\\n");
    for (const CompletedOption& option : command.options) {
      for (const std::string& name : option.names) {
        absl::StrAppend(&out, "    ", ZshSpecification(option, name), " \\\n");
      }
    }
    absl::StrAppend(&out, "    ", ZshArguments(command.name), " ;;\n");
  }
  absl::StrAppend(&out, "esac\n");
  return out;
}

std::string FishCompletions(const std::vector<CompletedCommand>& commands) {
  std::string out = "# Completion of rushkit for fish.\n";
  for (const CompletedCommand& command : commands) {
    absl::StrAppend(&out, "complete -c rushkit -n __fish_use_subcommand -f -a ", command.name,
                    " -d ", Quoted(command.summary), "\n");
    for (const CompletedOption& option : command.options) {
      absl::StrAppend(&out, "complete -c rushkit -n '__fish_seen_subcommand_from ", command.name,
                      "'");
      for (const std::string& name : option.names) {
        const bool is_long = absl::StartsWith(name, "--");
        absl::StrAppend(&out, is_long ? " -l " : " -s ", name.substr(is_long ? 2 : 1));
      }
      const std::string values = ListedValues(option);
      if (option.takes_value) absl::StrAppend(&out, TakesFile(option) ? " -r" : " -x");
      if (!values.empty()) absl::StrAppend(&out, " -a ", Quoted(values));
      absl::StrAppend(&out, " -d ", Quoted(option.help), "\n");
    }
    if (command.name != "completions" && command.name != "bench") {
      absl::StrAppend(&out, "complete -c rushkit -n '__fish_seen_subcommand_from ", command.name,
                      "' -a ", Quoted(PositionNames()), "\n");
    }
  }
  absl::StrAppend(&out, "complete -c rushkit -n '__fish_seen_subcommand_from completions' -f -a ",
                  "'bash zsh fish'\n");
  return out;
}

}  // namespace rushkit
