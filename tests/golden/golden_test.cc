// The transcripts of the command line, and whether the man page tells all that --help tells.

#include <stdlib.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/catch.h"
#include "tests/golden/transcript.h"

namespace rushkit {
namespace {

namespace fs = std::filesystem;

std::string ReadFile(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  REQUIRE(file);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string Environment(const char* name) {
  const char* value = std::getenv(name);
  return value != nullptr ? value : "";
}

// Makes commands find the program that was built, and a folder of their own in $SCRATCH.
class Surroundings {
 public:
  Surroundings() {
    std::string folder = (fs::temp_directory_path() / "rushkit-XXXXXX").string();
    REQUIRE(mkdtemp(folder.data()) != nullptr);
    scratch_ = folder;
    const std::string path = fs::path(RUSHKIT_PROGRAM).parent_path().string();
    setenv("PATH", (path + ":" + Environment("PATH")).c_str(), 1);
    setenv("SCRATCH", folder.c_str(), 1);
    setenv("LC_ALL", "C", 1);
    unsetenv("NO_COLOR");
    WorkIn("tests/golden");
  }
  // `output` with the name of that folder as it stands in commands.
  std::string WithoutScratch(std::string output) const {
    for (size_t at = 0; (at = output.find(scratch_, at)) != std::string::npos;) {
      output.replace(at, scratch_.size(), "$SCRATCH");
    }
    return output;
  }

  // `folder` within the source.
  void WorkIn(const fs::path& folder) const {
    fs::current_path(fs::path(RUSHKIT_SOURCE_DIR) / folder);
  }

  ~Surroundings() { fs::remove_all(scratch_); }
  Surroundings(const Surroundings&) = delete;
  Surroundings& operator=(const Surroundings&) = delete;

 private:
  std::string scratch_;
};

// The commands that a --help lists, those of a family in its place: "solve", "rooster check".
std::vector<std::string> CommandsIn(const std::string& help) {
  static const std::regex kLine("\n  rushkit ((?:[a-z][a-z-]* )+)(COMMAND  )?(?!COMMAND)");
  std::vector<std::string> commands;
  for (std::sregex_iterator match(help.begin(), help.end(), kLine), end; match != end; ++match) {
    const std::string name = (*match)[1].str().substr(0, (*match)[1].length() - 1);
    if ((*match)[2].matched) {
      const std::vector<std::string> own = CommandsIn(OutputOf("rushkit " + name + " --help"));
      commands.insert(commands.end(), own.begin(), own.end());
    } else {
      commands.push_back(name);
    }
  }
  return commands;
}

std::set<std::string> LongOptionsIn(const std::string& text) {
  static const std::regex kOption("--[a-z][a-z-]*");
  std::set<std::string> options;
  for (std::sregex_iterator match(text.begin(), text.end(), kOption), end; match != end; ++match) {
    options.insert(match->str());
  }
  return options;
}

TEST_CASE("The program says what the transcript says", "[transcript]") {
  const Surroundings surroundings;
  const fs::path path = Environment("RUSHKIT_TRANSCRIPT");
  const bool update = !Environment("RUSHKIT_UPDATE_GOLDEN").empty();
  const bool is_markdown = path.extension() == ".md";
  if (is_markdown) surroundings.WorkIn(".");  // where its reader stands
  Transcript transcript = ReadTranscript(ReadFile(path), is_markdown);
  CHECK_FALSE(transcript.steps.empty());
  for (Step& step : transcript.steps) {
    const std::string output = surroundings.WithoutScratch(OutputOf(step.command));
    INFO("$ " << step.command);
    if (!update) CHECK(Masked(output) == Masked(step.output));
    if (Masked(output) != Masked(step.output)) step.output = is_markdown ? output : Masked(output);
  }
  if (update) std::ofstream(path, std::ios::binary) << WriteTranscript(transcript, is_markdown);
}

TEST_CASE("The man page names exactly the options of --help") {
  const Surroundings surroundings;
  const std::string page = std::regex_replace(
      ReadFile(fs::path(RUSHKIT_SOURCE_DIR) / "cli" / "rushkit.1"), std::regex("\\\\"), "");
  std::string help = OutputOf("rushkit --help");
  const std::vector<std::string> commands = CommandsIn(help);
  CHECK(commands.size() > 5);
  for (const std::string& command : commands) {
    INFO(command);
    CHECK(page.find("rushkit " + command) != std::string::npos);
    help += OutputOf("rushkit " + command + " --help");
  }
  CHECK(LongOptionsIn(page) == LongOptionsIn(help));
}

// The commands of a text: its lines that begin with "rushkit ", perhaps after two blanks, in
// `part`.
std::vector<std::string> ExamplesIn(const std::string& text, const std::string& part) {
  std::vector<std::string> examples;
  std::istringstream lines(text.substr(std::min(text.find(part), text.size())));
  for (std::string line; std::getline(lines, line);) {
    const size_t start = line.find_first_not_of(' ');
    if (start != std::string::npos && line.compare(start, 8, "rushkit ") == 0) {
      examples.push_back(line.substr(start));
    }
  }
  return examples;
}

// What runs for minutes runs for a second.
std::string WithoutPatience(const std::string& example) {
  static const std::regex kMinutes("--time-limit [0-9]+m\\b");
  return std::regex_replace(example, kMinutes, "--time-limit 1s");
}

TEST_CASE("Every example of --help and of the man page works", "[slow]") {
  const Surroundings surroundings;
  const std::string page = ReadFile(fs::path(RUSHKIT_SOURCE_DIR) / "cli" / "rushkit.1");
  std::vector<std::string> examples =
      ExamplesIn(std::regex_replace(page, std::regex("\\\\-"), "-"), ".SH EXAMPLES");
  for (const std::string& command : CommandsIn(OutputOf("rushkit --help"))) {
    const std::string help = OutputOf("rushkit " + command + " --help");
    const std::vector<std::string> more = ExamplesIn(help, "Examples:");
    INFO(command);
    CHECK_FALSE(more.empty());
    examples.insert(examples.end(), more.begin(), more.end());
  }
  OutputOf(
      "cp inputs/two.txt \"$SCRATCH/setups.txt\"; cp inputs/*game.txt inputs/*.jsonl inputs/*.json "
      "\"$SCRATCH\"");
  OutputOf(
      "cd \"$SCRATCH\"; for k in 1 2 3; do rushkit solve setups.txt --shard $k/3 -o "
      "shard-$k.jsonl; done; cp shard-1.jsonl monday.jsonl.part; cp shard-2.jsonl "
      "tuesday.jsonl.part");
  for (const std::string& example : examples) {
    if (example.find("rushkit bench") == 0) continue;  // in README.md
    INFO("$ " << example);
    CHECK(
        OutputOf("cd \"$SCRATCH\"\nexec < /dev/null\n" + WithoutPatience(example)).find("[exit") ==
        std::string::npos);
  }
}

TEST_CASE("A transcript is written as it was read") {
  const std::string text = "# About\n\n$ echo a\na\n\nb\n\n$ false\n[exit 1]\n";
  const Transcript transcript = ReadTranscript(text, /*is_markdown=*/false);
  REQUIRE(transcript.steps.size() == 2);
  CHECK(transcript.steps[0].output == "a\n\nb\n");
  CHECK(transcript.steps[1].command == "false");
  CHECK(WriteTranscript(transcript, false) == text);
}

TEST_CASE("Only console blocks of Markdown hold steps") {
  const std::string text = "$ not run\n```sh\n$ nor this\n```\n```console\n$ echo a\na\n```\nEnd\n";
  const Transcript transcript = ReadTranscript(text, /*is_markdown=*/true);
  REQUIRE(transcript.steps.size() == 1);
  CHECK(transcript.steps[0].command == "echo a");
  CHECK(transcript.steps[0].output == "a\n");
  CHECK(WriteTranscript(transcript, true) == text);
}

TEST_CASE("Output holds both streams and an exit status that is not zero") {
  CHECK(OutputOf("echo out; echo err >&2; exit 3") == "out\nerr\n[exit 3]\n");
  CHECK(OutputOf("printf 'a\\n\\n'") == "a\n");
}

TEST_CASE("Masks cover times and sizes and nothing else") {
  CHECK(Masked("7 expanded, 0.13 s, 1.5 MiB") == "7 expanded, #.## s, # MiB");
  CHECK(Masked("17 B") == "# MiB");
  CHECK(Masked("{\"length\":4,\"seconds\":1.5e-05,\"peak_bytes\":77}") ==
        "{\"length\":4,\"seconds\":0,\"peak_bytes\":0}");
  CHECK(Masked("3 spaces, 512MiB") == "3 spaces, 512MiB");
}

}  // namespace
}  // namespace rushkit
