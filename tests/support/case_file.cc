#include "tests/support/case_file.h"

#include <cstdlib>
#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

namespace rushkit::testing {
namespace {

std::vector<CaseLine> ReadLines(const std::string& folder, const std::string& name) {
  std::ifstream in(std::string(RUSHKIT_SOURCE_DIR "/") + folder + name);
  std::vector<CaseLine> lines;
  std::string text;
  for (int number = 1; std::getline(in, text); ++number) {
    if (text.empty() || text[0] == '#') continue;
    CaseLine line{name + ":" + std::to_string(number), {}};
    std::istringstream fields(text);
    for (std::string field; fields >> field;) line.fields.push_back(field);
    lines.push_back(line);
  }
  if (lines.empty()) {
    std::cerr << folder << name << ": cannot be read, or holds no case\n";
    std::abort();
  }
  return lines;
}

}  // namespace

std::vector<CaseLine> ReadCases(const std::string& name) { return ReadLines("tests/cases/", name); }

std::vector<CaseLine> ReadData(const std::string& path) { return ReadLines("data/", path); }

std::string CodeOf(const std::string& name_or_code) {
  for (const CaseLine& line : ReadData("setups/booklet.txt")) {
    if (line.fields[0] == name_or_code) return line.fields[1];
  }
  return name_or_code;
}

std::vector<std::string> BookletCodes() {
  std::vector<std::string> codes;
  for (const CaseLine& line : ReadData("setups/booklet.txt")) {
    codes.push_back(line.fields[1]);
  }
  return codes;
}

std::vector<std::string> CaseCodes(const std::string& connection) {
  std::vector<std::string> files = {"cases-moves.txt", "cases-spaces.txt", "cases-turns.txt",
                                    "plays-cases.txt", "deep-moves.txt",   "deep-turns.txt"};
  if (connection == "neighbours") files.push_back("cases-neighbours.txt");
  std::set<std::string> codes;
  for (const std::string& file : files) {
    for (const CaseLine& line : ReadCases(file)) codes.insert(line.fields[0]);
  }
  return {codes.begin(), codes.end()};
}

}  // namespace rushkit::testing
