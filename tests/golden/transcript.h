// Transcripts of the command line: commands, and what they are expected to print.
//
//   transcript = { text line } { step }
//   step       = "$ " command newline { output line } [ "[exit " number "]" newline ]
//
// Commands are run by /bin/sh; the output is standard output and standard error together, up to
// trailing blank lines. In a Markdown file steps stand between "```console" and "```".
#ifndef RUSHKIT_TESTS_GOLDEN_TRANSCRIPT_H_
#define RUSHKIT_TESTS_GOLDEN_TRANSCRIPT_H_

#include <string>
#include <vector>

namespace rushkit {

struct Step {
  std::string command;
  std::string output;  // whole lines, the one with the exit status included
};

// A file taken apart: `texts[i]` stands before `steps[i]`, and the last text after all of them.
struct Transcript {
  std::vector<std::string> texts;
  std::vector<Step> steps;
};

Transcript ReadTranscript(const std::string& text, bool is_markdown);
// The file again. Reading it gives the same transcript.
std::string WriteTranscript(const Transcript& transcript, bool is_markdown);

// Runs `command` in the current folder; what a step expects of it.
std::string OutputOf(const std::string& command);

// `output` without what differs from run to run: seconds and bytes in text and JSON.
std::string Masked(const std::string& output);

}  // namespace rushkit

#endif  // RUSHKIT_TESTS_GOLDEN_TRANSCRIPT_H_
