// What do threads and ranks bring to a campaign, and how much of its time is not its work? Each way
// to run it must write the same bytes.
//
//   campaign_bench [--quick] [--runs N] [--boards N]

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct Setting {
  int runs = 5;
  int boards = 20'000;
  bool is_quick = false;
};

// A campaign whose units are positions of a file.
struct Task {
  std::string name;
  std::string words;  // of the command line
  int units = 0;
  bool runs_every_way = true;  // else with one thread: how long is a unit?
};

// A way to run it: what stands before and behind its words.
struct Way {
  std::string name;
  std::string before;
  std::string after;
  bool is_campaign = true;
};

struct Times {
  double wall = 0;  // seconds
  double processor = 0;
};

std::string ReadFile(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

double Seconds(const timeval& time) {
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

// Of the command and all that it starts.
Times TimeOf(const std::string& command) {
  const auto start = std::chrono::steady_clock::now();
  const pid_t child = fork();
  if (child == 0) {
    execl("/bin/sh", "sh", "-c", command.c_str(), nullptr);
    _exit(EXIT_FAILURE);
  }
  int status = 0;
  rusage usage = {};
  wait4(child, &status, 0, &usage);
  const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - start;
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
    std::fprintf(stderr, "failed: %s\n", command.c_str());
    std::exit(EXIT_FAILURE);
  }
  return {wall.count(), Seconds(usage.ru_utime) + Seconds(usage.ru_stime)};
}

// Of a run's seconds, each median for itself.
Times Median(std::vector<Times> runs) {
  const auto middle = runs.begin() + static_cast<std::ptrdiff_t>(runs.size() / 2);
  Times median;
  std::nth_element(runs.begin(), middle, runs.end(),
                   [](const Times& a, const Times& b) { return a.wall < b.wall; });
  median.wall = middle->wall;
  std::nth_element(runs.begin(), middle, runs.end(),
                   [](const Times& a, const Times& b) { return a.processor < b.processor; });
  median.processor = middle->processor;
  return median;
}

std::vector<Way> Ways() {
  const std::string rushkit = RUSHKIT_PROGRAM;
  std::vector<Way> ways = {{"1 thread, no campaign", rushkit, " --threads 1", false},
                           {"2 threads, no campaign", rushkit, " --threads 2", false},
                           {"1 thread", rushkit, " --threads 1 --campaign"},
                           {"2 threads", rushkit, " --threads 2 --campaign"}};
#ifdef RUSHKIT_MPI_PROGRAM
  for (const char* ranks : {"1", "2", "3"}) {
    ways.push_back(
        {std::string(ranks) + " ranks",
         RUSHKIT_SOURCE_DIR "/tests/mpi/ranks -n " + std::string(ranks) + " " RUSHKIT_MPI_PROGRAM,
         ""});
  }
#endif
  return ways;
}

// Times of the program that does nothing, to be taken off.
void PrintStart() {
#ifdef RUSHKIT_MPI_PROGRAM
  const Times none = TimeOf(RUSHKIT_PROGRAM " --version >/dev/null");
  const Times three = TimeOf(RUSHKIT_SOURCE_DIR "/tests/mpi/ranks -n 3 " RUSHKIT_MPI_PROGRAM
                                                " --version >/dev/null");
  std::printf("to start and end: rushkit %.2f s, 3 ranks %.2f s (%.2f s of processor time)\n\n",
              none.wall, three.wall, three.processor);
#endif
}

bool Measure(const Task& task, const Setting& setting, const fs::path& folder) {
  std::map<std::string, std::vector<Times>> times;
  std::string expected;
  bool is_right = true;
  const std::vector<Way> ways = Ways();
  const auto is_wanted = [&task](const Way& way) {
    return task.runs_every_way || way.name == "1 thread";
  };
  for (int run = 0; run < setting.runs; ++run) {
    for (const Way& way : ways) {
      if (!is_wanted(way)) continue;
      const fs::path file = folder / "out.jsonl";
      fs::remove(file);
      times[way.name].push_back(
          TimeOf(way.before + " " + task.words + way.after + " -o " + file.string()));
      if (!way.is_campaign) continue;
      const std::string bytes = ReadFile(file);
      if (expected.empty()) expected = bytes;
      if (bytes != expected) {
        is_right = false;
        std::printf("WRONG: %s by %s writes other bytes\n", task.name.c_str(), way.name.c_str());
      }
    }
  }
  std::printf("%s: %d units, %.0f bytes a unit\n", task.name.c_str(), task.units,
              static_cast<double>(expected.size()) / task.units);
  for (const Way& way : ways) {
    if (!is_wanted(way)) continue;
    const Times median = Median(times[way.name]);
    std::printf("  %-24s %8.2f s %8.2f s of processor time %10.1f units/s %12.6f s a unit\n",
                way.name.c_str(), median.wall, median.processor, task.units / median.wall,
                median.processor / task.units);
  }
  std::printf("\n");
  return is_right;
}

// The published boards again and again.
std::string WriteBoards(int boards, const fs::path& folder) {
  const std::string path = (folder / "boards.txt").string();
  std::vector<std::string> lines;
  std::ifstream in(RUSHKIT_SOURCE_DIR "/data/bench/classic-40.txt");
  for (std::string line; std::getline(in, line);) {
    if (!line.empty() && line.front() != '#') lines.push_back(line.substr(line.rfind(' ') + 1));
  }
  std::ofstream out(path);
  for (int i = 0; i < boards; ++i) out << lines[static_cast<size_t>(i) % lines.size()] << "\n";
  return path;
}

std::vector<Task> Tasks(const Setting& setting, const fs::path& folder) {
  const std::string boards = WriteBoards(setting.boards, folder);
  const std::string booklet = RUSHKIT_SOURCE_DIR "/data/setups/booklet.txt";
  std::vector<Task> tasks = {
      {"very small units: solve classic boards", "solve " + boards, setting.boards}};
  if (setting.is_quick) return tasks;
  tasks.push_back({"solve the booklet", "solve " + booklet, 10});
  // A set-up that is neither the easiest nor the hardest, alone: how long is a unit?
  tasks.push_back({"rate a set-up", "rate booklet-1", 1, false});
  tasks.push_back({"rate a set-up by games", "rate --game --effort quick booklet-1", 1, false});
  return tasks;
}

}  // namespace

int main(int argc, char** argv) {
  Setting setting;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    if (word == "--quick") {
      setting = {1, 400, true};
    } else if (word == "--runs" && i + 1 < argc) {
      setting.runs = std::max(1, std::atoi(argv[++i]));
    } else if (word == "--boards" && i + 1 < argc) {
      setting.boards = std::max(1, std::atoi(argv[++i]));
    } else {
      std::fprintf(stderr, "usage: campaign_bench [--quick] [--runs N] [--boards N]\n");
      return 2;
    }
  }
  std::string scratch = (fs::temp_directory_path() / "campaign-bench-XXXXXX").string();
  if (mkdtemp(scratch.data()) == nullptr) return EXIT_FAILURE;
  std::setvbuf(stdout, nullptr, _IOLBF, 0);
  PrintStart();
  bool is_right = true;
  for (const Task& task : Tasks(setting, scratch)) {
    is_right = Measure(task, setting, scratch) && is_right;
  }
  fs::remove_all(scratch);
  return is_right ? EXIT_SUCCESS : EXIT_FAILURE;
}
