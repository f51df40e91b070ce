#include "tests/golden/transcript.h"

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <regex>
#include <sstream>
#include <utility>

namespace rushkit {
namespace {

constexpr char kPrompt[] = "$ ";
constexpr char kFence[] = "```";
constexpr char kConsole[] = "```console";

bool StartsWith(const std::string& text, const std::string& start) {
  return text.rfind(start, 0) == 0;
}

void DropTrailingBlankLines(std::string& text) {
  while (!text.empty() && (text == "\n" || text.substr(text.size() - 2) == "\n\n")) text.pop_back();
}

}  // namespace

Transcript ReadTranscript(const std::string& text, bool is_markdown) {
  Transcript transcript;
  transcript.texts.emplace_back();
  bool in_console = !is_markdown;
  bool in_step = false;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (is_markdown && in_console && line == kFence) in_console = in_step = false;
    if (in_console && StartsWith(line, kPrompt)) {
      in_step = true;
      transcript.steps.push_back({line.substr(2), ""});
      transcript.texts.emplace_back();
    } else {
      (in_step ? transcript.steps.back().output : transcript.texts.back()) += line + "\n";
    }
    if (is_markdown && line == kConsole) in_console = true;
  }
  for (Step& step : transcript.steps) DropTrailingBlankLines(step.output);
  return transcript;
}

std::string WriteTranscript(const Transcript& transcript, bool is_markdown) {
  std::string out = transcript.texts.front();
  for (size_t i = 0; i < transcript.steps.size(); ++i) {
    out += kPrompt + transcript.steps[i].command + "\n" + transcript.steps[i].output;
    const std::string& text = transcript.texts[i + 1];
    const bool is_last = i + 1 == transcript.steps.size() || (is_markdown && !text.empty());
    out += is_last ? text : "\n";
  }
  return out;
}

std::string OutputOf(const std::string& command) {
  std::FILE* pipe = popen(("exec 2>&1\n" + command).c_str(), "r");
  std::string output;
  std::array<char, 4096> block;
  while (const size_t count = std::fread(block.data(), 1, block.size(), pipe)) {
    output.append(block.data(), count);
  }
  const int status = pclose(pipe);
  if (!output.empty() && output.back() != '\n') output += "\n";
  DropTrailingBlankLines(output);
  const int exit_status = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
  if (exit_status != 0) output += "[exit " + std::to_string(exit_status) + "]\n";
  return output;
}

std::string Masked(const std::string& output) {
  static const std::vector<std::pair<std::regex, const char*>> kMasks = {
      {std::regex("[0-9]+\\.[0-9]+ s\\b"), "#.## s"},
      {std::regex("[0-9.]+ ([KMGT]i)?B\\b(?![-+])"), "# MiB"},
      {std::regex("\"seconds\":[-+.e0-9]+"), "\"seconds\":0"},
      {std::regex("\"peak_bytes\":[0-9]+"), "\"peak_bytes\":0"},
  };
  std::string masked = output;
  for (const auto& [pattern, mask] : kMasks) masked = std::regex_replace(masked, pattern, mask);
  return masked;
}

}  // namespace rushkit
