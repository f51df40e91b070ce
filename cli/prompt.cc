#include "cli/prompt.h"

#include <editline/readline.h>
#include <poll.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "absl/strings/match.h"
#include "cli/interrupt.h"
#include "cli/line_reader.h"

namespace rushkit {
namespace {

class PipedLines : public Prompt {
 public:
  explicit PipedLines(LineReader lines) : lines_(std::move(lines)) {}

  bool is_terminal() const override { return false; }
  bool Next(const std::string& /*text*/, const std::vector<std::string>& /*words*/,
            std::string& line) override {
    return lines_.Next(line);
  }

 private:
  LineReader lines_;
};

// libedit has one terminal, and asks a plain function for what a word can become.
std::vector<std::string>& OfferedWords() {
  static auto* const words = new std::vector<std::string>();
  return *words;
}

// The `state`th word that begins with `text`, on the heap; null when there is none.
char* OfferWord(const char* text, int state) {
  for (const std::string& word : OfferedWords()) {
    if (absl::StartsWithIgnoreCase(word, text) && state-- == 0) return strdup(word.c_str());
  }
  return nullptr;
}

char** Complete(const char* text, int start, int /*end*/) {
  // Behind the first word come moves, which nobody can list, or the name of a file.
  return start == 0 ? rl_completion_matches(text, OfferWord) : nullptr;
}

// A character of standard input. The end, too, when the user has asked to stop: libedit would wait
// on.
int ReadCharacter(FILE* /*stream*/) {
  while (!Interrupted()) {
    pollfd waiting = {STDIN_FILENO, POLLIN, 0};
    if (poll(&waiting, 1, -1) < 0) continue;
    unsigned char c = 0;
    return read(STDIN_FILENO, &c, 1) == 1 ? c : EOF;
  }
  return EOF;
}

class TerminalLines : public Prompt {
 public:
  TerminalLines() {
    rl_readline_name = const_cast<char*>("rushkit");  // NOLINT(*-const-cast): it is only read
    rl_attempted_completion_function = Complete;
    rl_catch_signals = 0;
    rl_getc_function = ReadCharacter;
    using_history();
  }

  bool is_terminal() const override { return true; }
  bool Next(const std::string& text, const std::vector<std::string>& words,
            std::string& line) override {
    OfferedWords() = words;
    char* typed = readline(text.c_str());
    if (typed == nullptr || Interrupted()) {
      std::free(typed);  // NOLINT: libedit allocated it
      std::puts("");
      return false;
    }
    line = typed;
    std::free(typed);  // NOLINT: libedit allocated it
    if (!line.empty()) add_history(line.c_str());
    return true;
  }
};

}  // namespace

std::unique_ptr<Prompt> OpenPrompt() {
  if (isatty(STDIN_FILENO) != 0 && isatty(STDOUT_FILENO) != 0) {
    return std::make_unique<TerminalLines>();
  }
  return std::make_unique<PipedLines>(*LineReader::Open("-"));
}

}  // namespace rushkit
