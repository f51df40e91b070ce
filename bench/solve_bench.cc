// How fast is Solve() on whole sets, beside a textbook solver and a packed one?
//
// One line a set: what was proven, what each contender did, and how they compare. A wrong length,
// two that differ, a wrong count or a line that does not replay makes the exit status 1.

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <vector>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_format.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "bench/sets/runner.h"
#include "bench/sets/sets.h"

namespace rushkit::bench {
namespace {

constexpr int kUsageError = 2;
constexpr char kUsage[] =
    "Usage: solve_bench [--sets NAME,...] [--runs N] [--format text|json] [--quick] [--list]\n"
    "  --sets    only these sets, in the order of the list\n"
    "  --runs    how often each contender runs each set, in turns (default 3)\n"
    "  --format  json: an object a line\n"
    "  --quick   a few small tasks of each set, once: for tests\n"
    "  --list    what the sets are\n";

struct Options {
  std::vector<std::string> sets;  // empty: all
  int runs = 3;
  bool json = false;
  bool quick = false;
  bool list = false;
};

[[noreturn]] void Refuse(const std::string& what) {
  std::fprintf(stderr, "solve_bench: %s\n%s", what.c_str(), kUsage);
  std::exit(kUsageError);
}

Options ReadOptions(const std::vector<std::string>& words) {
  Options options;
  bool runs_given = false;
  for (size_t i = 0; i < words.size(); ++i) {
    const std::string& word = words[i];
    const auto value = [&]() -> const std::string& {
      if (i + 1 == words.size()) Refuse(absl::StrCat(word, " needs a value"));
      return words[++i];
    };
    if (word == "--quick") {
      options.quick = true;
    } else if (word == "--list") {
      options.list = true;
    } else if (word == "--sets") {
      options.sets = absl::StrSplit(value(), ',');
    } else if (word == "--runs") {
      const std::string& text = value();
      runs_given = true;
      if (!absl::SimpleAtoi(text, &options.runs) || options.runs < 1 || options.runs > 1000) {
        Refuse(absl::StrCat("--runs ", text, ": expected a number from 1 to 1000"));
      }
    } else if (word == "--format") {
      const std::string& text = value();
      if (text != "text" && text != "json") {
        Refuse(absl::StrCat("--format ", text, ": expected text or json"));
      }
      options.json = text == "json";
    } else {
      Refuse(absl::StrCat("unknown option ", word));
    }
  }
  if (options.quick && !runs_given) options.runs = 1;
  return options;
}

std::vector<BenchSet> Chosen(const std::vector<std::string>& names) {
  const std::vector<BenchSet> all = AllSets();
  std::vector<std::string> known;
  for (const BenchSet& set : all) known.push_back(set.name);
  for (const std::string& name : names) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    Refuse(absl::StrCat("no set ", name, "; there are ", absl::StrJoin(known, ", ")));
  }
  std::vector<BenchSet> chosen;
  for (const BenchSet& set : all) {
    const bool wanted =
        names.empty() || std::find(names.begin(), names.end(), set.name) != names.end();
    if (wanted) chosen.push_back(set);
  }
  return chosen;
}

// Millions a second.
double RateOf(uint64_t positions, const Tally& tally) {
  return tally.seconds > 0 ? static_cast<double>(positions) / tally.seconds / 1e6 : 0;
}

std::string ToText(const SetResult& result, const Tally& tally) {
  std::string text = absl::StrFormat(
      " | %s %.4fs expanded %d generated %d stored %s %.1fB/pos %.3gM expanded/s %.3gM positions/s",
      tally.name, tally.seconds, tally.expanded, tally.generated,
      tally.stored > 0 ? absl::StrCat(tally.stored) : "-", tally.bytes_a_position,
      RateOf(tally.expanded, tally),
      RateOf(tally.stored > 0 ? tally.stored : tally.expanded, tally));
  if (&tally != &result.tallies.front()) {
    absl::StrAppendFormat(&text, " time x%.3g a task x%.3g expanded x%.3g", tally.time_ratio,
                          tally.task_time_ratio, tally.expanded_ratio);
    if (result.long_tasks > 0) {
      absl::StrAppendFormat(&text, " long-time x%.3g", tally.long_time_ratio);
    }
  }
  if (tally.stopped > 0) absl::StrAppend(&text, " stopped ", tally.stopped);
  return text;
}

std::string ToText(const SetResult& result) {
  std::string text =
      absl::StrFormat("%s positions %d checksum %016x", result.name, result.tasks, result.checksum);
  for (const Tally& tally : result.tallies) absl::StrAppend(&text, ToText(result, tally));
  return text + "\n";
}

std::string ToJson(const SetResult& result) {
  std::vector<std::string> tallies;
  for (const Tally& tally : result.tallies) {
    tallies.push_back(
        absl::StrFormat(R"({"name":"%s","seconds":%.6f,"expanded":%d,"generated":%d,"stored":%s,)"
                        R"("bytes_a_position":%.2f,"time_ratio":%.4f,"long_time_ratio":%.4f,)"
                        R"("task_time_ratio":%.4f,"expanded_ratio":%.4f,"stopped":%d})",
                        tally.name, tally.seconds, tally.expanded, tally.generated,
                        tally.stored > 0 ? absl::StrCat(tally.stored) : "null",
                        tally.bytes_a_position, tally.time_ratio, tally.long_time_ratio,
                        tally.task_time_ratio, tally.expanded_ratio, tally.stopped));
  }
  return absl::StrFormat(
      R"({"set":"%s","positions":%d,"long":%d,"checksum":"%016x","right":%s,"contenders":[%s]})"
      "\n",
      result.name, result.tasks, result.long_tasks, result.checksum,
      result.mistakes.empty() ? "true" : "false", absl::StrJoin(tallies, ","));
}

int Run(const Options& options) {
  const std::vector<BenchSet> sets = Chosen(options.sets);
  bool all_right = true;
  for (const BenchSet& set : sets) {
    if (options.list) {
      std::printf("%-16s %s\n", set.name.c_str(), set.about.c_str());
      continue;
    }
    const absl::StatusOr<SetResult> result = RunSet(set, options.runs, options.quick);
    if (!result.ok()) {
      std::fprintf(stderr, "solve_bench: %s\n", std::string(result.status().message()).c_str());
      return EXIT_FAILURE;
    }
    std::fputs((options.json ? ToJson(*result) : ToText(*result)).c_str(), stdout);
    std::fflush(stdout);
    for (const std::string& mistake : result->mistakes) {
      std::fprintf(stderr, "solve_bench: %s\n", mistake.c_str());
      all_right = false;
    }
  }
  return all_right ? EXIT_SUCCESS : EXIT_FAILURE;
}

}  // namespace
}  // namespace rushkit::bench

int main(int argc, char** argv) {
  return rushkit::bench::Run(
      rushkit::bench::ReadOptions(std::vector<std::string>(argv + 1, argv + argc)));
}
