#include "tests/notation/entries.h"

#include <fstream>
#include <sstream>

#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "solver/notation/position_code.h"
#include "tests/notation/messages.h"

namespace rushkit::testing {

std::vector<PositionEntry> ReadEntries(absl::string_view text, std::optional<PositionFormat> from) {
  PositionFileReader reader(LinesOf(text), Connection::kAllThree, from);
  std::vector<PositionEntry> entries;
  while (std::optional<PositionEntry> entry = reader.Next()) entries.push_back(*std::move(entry));
  return entries;
}

std::string Summary(const PositionEntry& entry) {
  std::string text = absl::StrCat(entry.line, " ", FormatName(entry.format), " [", entry.name,
                                  "] [", absl::StrJoin(entry.fields, " "), "]");
  if (!entry.position.ok()) {
    return absl::StrCat(text, "\n  ",
                        absl::StrReplaceAll(MessageOf(entry.position), {{"\n", "\n  "}}));
  }
  absl::StrAppend(&text, " ", WritePositionCode(*entry.position));
  for (const Renaming& renaming : entry.renamed) {
    absl::StrAppend(&text, " ", renaming.from, ">", std::string(1, renaming.to));
  }
  return text;
}

std::string Summaries(absl::string_view text, std::optional<PositionFormat> from) {
  std::string all;
  for (const PositionEntry& entry : ReadEntries(text, from)) {
    absl::StrAppend(&all, Summary(entry), "\n");
  }
  return all;
}

std::string CaseFile(const std::string& name) {
  std::ifstream in(absl::StrCat(RUSHKIT_SOURCE_DIR, "/tests/cases/", name));
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

}  // namespace rushkit::testing
