// The files of tests/cases and of data/: lines of blank-separated fields.
#ifndef RUSHKIT_TESTS_SUPPORT_CASE_FILE_H_
#define RUSHKIT_TESTS_SUPPORT_CASE_FILE_H_

#include <string>
#include <vector>

namespace rushkit::testing {

// One line that is no comment. `where` names it for a failing test: `plays-cases.txt:12`.
struct CaseLine {
  std::string where;
  std::vector<std::string> fields;
};

// The lines of tests/cases/`name`. Ends the test program when there is no such file, or no line.
std::vector<CaseLine> ReadCases(const std::string& name);

// The same for data/`path`: `decks/a.txt`.
std::vector<CaseLine> ReadData(const std::string& path);

// The code of a printed set-up: `booklet-1` to `booklet-10`. Any other text is taken for a code.
std::string CodeOf(const std::string& name_or_code);

// The codes of the ten printed set-ups, in order.
std::vector<std::string> BookletCodes();

// Every different code in the files of cases that is legal under the default connection, sorted;
// with `neighbours` also those that may be legal only so.
std::vector<std::string> CaseCodes(const std::string& connection);

}  // namespace rushkit::testing

#endif  // RUSHKIT_TESTS_SUPPORT_CASE_FILE_H_
