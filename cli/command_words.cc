#include "cli/command_words.h"

#include "absl/strings/str_cat.h"
#include "absl/strings/str_replace.h"

namespace rushkit {
namespace {

constexpr char kPlainCharacters[] =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_=+,./:%@";

}  // namespace

absl::StatusOr<std::vector<std::string>> SplitCommand(absl::string_view text) {
  std::vector<std::string> words;
  bool in_word = false;
  char quote = 0;
  for (const char c : text) {
    if (quote == 0 && (c == ' ' || c == '\t')) {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    if (c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
    } else {
      words.back() += c;
    }
  }
  if (quote != 0)
    return absl::InvalidArgumentError(absl::StrCat("a ", std::string(1, quote), " is not closed"));
  if (words.empty()) return absl::InvalidArgumentError("found no command, expected a program");
  return words;
}

std::string ShellQuoted(const std::string& word) {
  if (!word.empty() && word.find_first_not_of(kPlainCharacters) == std::string::npos) return word;
  return absl::StrCat("'", absl::StrReplaceAll(word, {{"'", "'\\''"}}), "'");
}

}  // namespace rushkit
