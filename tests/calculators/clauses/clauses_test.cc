// Every clause of the three rulebooks is pinned by a test, and every clause that a score sheet
// cites is one.
//
// clauses.txt of a game, in the order of its rulebook:
//   ## HEADING
//   - CLAUSE IN OUR WORDS -> TEST CASE
//   - CLAUSE IN OUR WORDS -> none: why nothing that can be written down shows it
#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "tests/catch.h"

namespace rushkit {
namespace {

namespace fs = std::filesystem;

const fs::path kSource = RUSHKIT_SOURCE_DIR;

std::string ReadFile(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// What the first group of `pattern` finds in a file.
std::set<std::string> FindIn(const fs::path& path, const std::regex& pattern) {
  std::set<std::string> found;
  const std::string text = ReadFile(path);
  for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match) {
    found.insert((*match)[1]);
  }
  return found;
}

// The names of the test cases of a folder.
std::set<std::string> TestCasesIn(const fs::path& folder) {
  static const std::regex kTestCase("TEST_CASE\\(\\s*\"([^\"]*)\"");
  std::set<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder)) {
    if (entry.path().extension() == ".cc") names.merge(FindIn(entry.path(), kTestCase));
  }
  return names;
}

struct Clauses {
  std::set<std::string> headings;
  std::vector<std::string> wrong;                          // lines of no known form
  std::vector<std::pair<std::string, std::string>> tests;  // clause, test case
};

Clauses ReadClauses(const fs::path& path) {
  static const std::regex kClause("- (.+) -> (.+)");
  Clauses clauses;
  std::istringstream lines(ReadFile(path));
  std::smatch match;
  for (std::string line; std::getline(lines, line);) {
    if (line.rfind("## ", 0) == 0) {
      clauses.headings.insert(line.substr(3));
    } else if (std::regex_match(line, match, kClause)) {
      if (match[2].str().rfind("none: ", 0) != 0) clauses.tests.emplace_back(match[1], match[2]);
    } else if (!line.empty() && line.front() != '#') {
      clauses.wrong.push_back(line);
    }
  }
  return clauses;
}

// The folders of the games that have code.
std::vector<std::string> Games() {
  std::vector<std::string> games;
  for (const fs::directory_entry& entry : fs::directory_iterator(kSource / "calculators")) {
    const bool has_code = fs::exists(entry.path() / "clauses.h");
    if (has_code) games.push_back(entry.path().filename().string());
  }
  return games;
}

TEST_CASE("Every clause of a rulebook has a test that exists") {
  CHECK_FALSE(Games().empty());
  for (const std::string& game : Games()) {
    const fs::path folder = kSource / "tests" / "calculators" / game;
    const Clauses clauses = ReadClauses(folder / "clauses.txt");
    INFO(game);
    CHECK(clauses.wrong == std::vector<std::string>());
    CHECK_FALSE(clauses.tests.empty());
    const std::set<std::string> tests = TestCasesIn(folder);
    for (const auto& [clause, test] : clauses.tests) {
      INFO(clause << " -> " << test);
      CHECK(tests.count(test) == 1);
    }
  }
}

TEST_CASE("Every heading that a score sheet cites is one of the rulebook") {
  static const std::regex kHeading("k\\w+(?:\\[\\])? =\\s*\"([^\"]*)\"");
  for (const std::string& game : Games()) {
    INFO(game);
    const std::set<std::string> cited =
        FindIn(kSource / "calculators" / game / "clauses.h", kHeading);
    const Clauses clauses = ReadClauses(kSource / "tests" / "calculators" / game / "clauses.txt");
    CHECK_FALSE(cited.empty());
    for (const std::string& heading : cited) {
      INFO(heading);
      CHECK(clauses.headings.count(heading) == 1);
    }
  }
}

}  // namespace
}  // namespace rushkit
