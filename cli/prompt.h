// Lines that a person types: at a terminal with editing, history and completion, else as they come.
#ifndef RUSHKIT_CLI_PROMPT_H_
#define RUSHKIT_CLI_PROMPT_H_

#include <memory>
#include <string>
#include <vector>

namespace rushkit {

class Prompt {
 public:
  virtual ~Prompt() = default;

  // Whether a person sits at it, who needs to be told that it is his turn.
  virtual bool is_terminal() const = 0;
  // Puts the next line into `line`; false at the end, or when the user has asked to stop. `text` is
  // shown before it at a terminal; `words` are offered for completion.
  virtual bool Next(const std::string& text, const std::vector<std::string>& words,
                    std::string& line) = 0;
};

// A terminal when standard input and output are one, else the lines of standard input.
std::unique_ptr<Prompt> OpenPrompt();

}  // namespace rushkit

#endif  // RUSHKIT_CLI_PROMPT_H_
