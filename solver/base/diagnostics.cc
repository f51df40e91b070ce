#include "solver/base/diagnostics.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "absl/strings/numbers.h"
#include "absl/strings/str_cat.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_replace.h"
#include "absl/strings/str_split.h"
#include "absl/strings/string_view.h"

namespace rushkit {
namespace {

std::string ToLine(const Diagnostic& diagnostic) {
  return absl::StrCat(diagnostic.where.line, ":", diagnostic.where.column, ": ",
                      absl::StrReplaceAll(diagnostic.message, {{"\n", " "}}));
}

bool FromLine(absl::string_view line, Diagnostic& diagnostic) {
  const std::pair<absl::string_view, absl::string_view> head =
      absl::StrSplit(line, absl::MaxSplits(": ", 1));
  const std::pair<absl::string_view, absl::string_view> numbers =
      absl::StrSplit(head.first, absl::MaxSplits(':', 1));
  if (!absl::SimpleAtoi(numbers.first, &diagnostic.where.line)) return false;
  if (!absl::SimpleAtoi(numbers.second, &diagnostic.where.column)) return false;
  diagnostic.message = std::string(head.second);
  return true;
}

}  // namespace

Diagnostics InReadingOrder(Diagnostics diagnostics) {
  std::stable_sort(diagnostics.begin(), diagnostics.end(),
                   [](const Diagnostic& a, const Diagnostic& b) { return a.where < b.where; });
  diagnostics.erase(std::unique(diagnostics.begin(), diagnostics.end()), diagnostics.end());
  return diagnostics;
}

absl::Status ToStatus(const Diagnostics& diagnostics) {
  if (diagnostics.empty()) return absl::OkStatus();
  return absl::InvalidArgumentError(absl::StrJoin(
      diagnostics, "\n",
      [](std::string* out, const Diagnostic& diagnostic) { out->append(ToLine(diagnostic)); }));
}

Diagnostics FromStatus(const absl::Status& status) {
  Diagnostics diagnostics;
  if (status.ok()) return diagnostics;
  for (absl::string_view line : absl::StrSplit(status.message(), '\n')) {
    Diagnostic diagnostic;
    if (!FromLine(line, diagnostic)) {
      return {Diagnostic{TextLocation{}, std::string(status.message())}};
    }
    diagnostics.push_back(std::move(diagnostic));
  }
  return diagnostics;
}

}  // namespace rushkit
